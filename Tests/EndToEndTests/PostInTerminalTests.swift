import Engines
import Records
import Storage
import TestSupport
import Testing

/// Matches by post between two homes that share nothing: only letters go from one to the other.
@Suite struct PostInTerminalTests {
  /// A player's side of a match by the command line.
  private struct Side {
    let name: String
    let home: Home

    init(_ name: String) throws {
      self.name = name
      home = try Home()
    }

    /// Runs `wordyard play`.
    func run(_ arguments: [String]) throws -> Program.Result {
      try Wordyard.run(["play"] + arguments + ["--player", name, "--language", "en"], home: home)
    }

    /// The first line that a successful run prints.
    func play(_ arguments: String...) throws -> String {
      let result = try run(arguments)
      #expect(result.exit == Exit(code: 0), "\(result.errors)")
      return String(result.output.split(separator: "\n").first ?? "")
    }

    func show(_ letter: String) throws -> String { try run([letter, "--show"]).output }

    /// Played and won games of a mode.
    func tally(_ mode: Mode) -> [Int] {
      let tally = home.read { $0.tallies(of: name) }.first { $0.mode == mode }
      return [tally?.played ?? 0, tally?.won ?? 0]
    }
  }

  // MARK: The command line alone

  @Test("a match of Ghost goes to its end by the command line, and counts as a game won by name")
  func ghost() throws {
    let sides = [try Side("Ada"), try Side("Bob")]
    var letter = try sides[0].play("ghost", "--move", "s")
    // After any letter an X ends the round; whoever begins the next one has the turn, perhaps once more.
    for _ in 0..<60 {
      let turn = try sides.firstIndex { try $0.show(letter).contains("Your turn") }
      guard let side = turn else { break }
      for move in ["x", "s", "t", "r", "a", "n", "e", "o", "p", "c", "m"] {
        let result = try sides[side].run([letter, "--move", move])
        guard result.exit == Exit(code: 0) else { continue }
        letter = String(result.output.split(separator: "\n")[0])
        break
      }
    }
    #expect(letter.count <= 160)
    let ends = try sides.map { try $0.show(letter) }
    #expect(ends.allSatisfy { $0.contains("wins") || $0.contains("You win") }, "\(ends)")
    // The one whose move was not the last gets the last letter, too.
    for side in sides { _ = try side.run([letter, "--plain"]) }
    let tallies = sides.map { $0.tally(.ghostPost) }
    #expect(tallies.map { $0[0] } == [1, 1])
    #expect(tallies.reduce(0) { $0 + $1[1] } == 1)
  }

  @Test("a challenge goes to its end by the command line") func challenge() throws {
    let (ada, bob) = (try Side("Ada"), try Side("Bob"))
    let letter = try ada.play("hangman", "--solve", "black hole", "--open")
    #expect(!letter.lowercased().contains("black"))
    let shown = try bob.show(letter)
    #expect(shown.contains("2 words, of 5 and 4 letters."))
    #expect(!shown.lowercased().contains("black"))
    let first = try bob.play(letter, "--move", "E")
    #expect(try bob.show(first).contains("3 blanks, E"))
    let second = try bob.play(first, "--move", "x")
    let last = try bob.play(second, "--solve", "Black Hole")
    #expect(try ada.show(last).contains("BLACK HOLE"))
    _ = try ada.run([last, "--plain"])
    #expect(bob.tally(.challengePost) == [1, 1])
    #expect(ada.tally(.challengePost) == [1, 0])
  }

  @Test("a rack goes to its end by the command line, with words that are checked") func rack() throws {
    let (ada, bob) = (try Side("Ada"), try Side("Bob"))
    let dealt = try ada.run(["twist"])
    #expect(!dealt.output.contains("WY") && dealt.exit == Exit(code: 0), "nothing is to be sent yet")
    let letters = try #require(dealt.output.split(separator: "\n").last { $0.contains("Letters ") })
    let rack = letters.dropFirst("Letters ".count).prefix { $0 != "." }.filter(\.isLetter).lowercased()
    let words = try Wordyard.run("find", rack).output.split(separator: "\n").map(String.init).filter {
      $0.count < 6 && $0.allSatisfy(\.isASCII)
    }
    let first = try ada.play("twist", "--solve", words[0])
    #expect(try !bob.show(first).contains("points"), "what Ada found is not told before Bob has played")
    let wrong = try bob.run([first, "--solve", words[0] + " zebra"])
    #expect(wrong.exit == Exit(code: 4) && wrong.errors == "wordyard: zebra: not a move here.\n")
    let last = try bob.play(first, "--solve", words.prefix(3).joined(separator: " "))
    #expect(try ada.show(last).contains("Player 2 wins."))
    _ = try ada.run([last, "--plain"])
    #expect((ada.tally(.rackPost), bob.tally(.rackPost)) == ([1, 0], [1, 1]))
  }

  @Test("a letter is read from standard input, however it is quoted") func standardInput() throws {
    let (ada, bob) = (try Side("Ada"), try Side("Bob"))
    let letter = try ada.play("ghost", "--move", "s").lowercased()
    var shell = try Wordyard.program(
      [
        "-c",
        "printf '%s\\n' 'Your move!' '> \(letter)' 'Have fun' | \"$WORDYARD\" play - --move t --player Bob",
      ],
      bob.home, ["WORDYARD": Wordyard.path()])
    shell.path = "/bin/sh"
    let result = try shell.run()
    #expect(result.output.hasPrefix("WY") && result.exit == Exit(code: 0), "\(result.errors)")
  }

  @Test("of an older letter quoted above the newest one the newest is answered; what follows it is played")
  func newest() throws {
    let (ada, bob) = (try Side("Ada"), try Side("Bob"))
    let first = try ada.play("ghost", "--move", "s")
    let third = try ada.play(try bob.play(first, "--move", "t"), "--move", "r")
    for (arguments, end) in [("--show", ""), ("--plain", "board\n")] {
      let mail = "On Monday Ada wrote:\n> \(first)\n\n\(third)\n\(end)"
      var shell = try Wordyard.program(
        ["-c", "printf '%s' \"$MAIL\" | \"$WORDYARD\" play - \(arguments) --player Bob --language en"],
        bob.home, ["WORDYARD": Wordyard.path(), "MAIL": mail])
      shell.path = "/bin/sh"
      let result = try shell.run()
      #expect(result.output.contains("Now S, T, R.") && result.exit == Exit(code: 0), "\(result.errors)")
      #expect(!result.output.contains("means nothing here"), "\(result.output)")
    }
  }

  @Test("a match that is begun in lines asks for its first letter") func firstLetter() throws {
    let robot = try PipeRobot(["play", "ghost", "--plain"], home: Home())
    #expect(robot.prompt == "Letter?" && !robot.said.contains { $0.hasPrefix("WY") })
    #expect(try robot.say("s").last?.hasPrefix("WY") == true)
  }

  // MARK: What is refused

  @Test("what cannot be answered is refused in one line, with exit code 2")
  func refused() throws {
    let (ada, bob) = (try Side("Ada"), try Side("Bob"))
    let letter = try ada.play("ghost", "--move", "s")
    var damaged = Array(letter)
    damaged[8] = damaged[8] == "0" ? "1" : "0"
    let second = try bob.play(letter, "--move", "t")
    let other = try Side("Eve").play(letter, "--move", "c")
    for (side, arguments, reason) in [
      (ada, [String(damaged), "--move", "r"], "is mistyped."),
      (ada, [String(letter.dropLast(7)), "--show"], "or some are missing after"),
      (ada, ["WYABU"], "U, character 5, is in no letter."),
      (ada, ["-", "--show"], "There is no letter in this text"),
      (bob, [letter, "--move", "r"], "You have answered this letter."),
      (bob, [second, "--move", "r"], "It is Player 1's turn."),
      (bob, [other, "--move", "r"], "Move 2 was T; this letter says C. It is not the game you had."),
      (ada, [second, "--move", "7"], "7: not a move here."),
      (ada, [second, "--move", "#"], "#: not a move here."),
      (ada, ["hangman"], "give it with --solve."), (ada, ["ghost"], "give it with --move."),
      (ada, ["hangman", "--solve", "7"], "7: not a move here."),
    ] as [(Side, [String], String)] {
      let result = try side.run(arguments)
      let isUnreadable = ["after", "letter.", "text", "mistyped."].contains(where: reason.hasSuffix)
      let code: Int32 = isUnreadable && !reason.hasPrefix("You") ? 3 : 4
      #expect(result.exit == Exit(code: code), "\(arguments)")
      #expect(result.output == "")
      #expect(result.errors.contains(reason), "\(result.errors)")
      #expect(result.errors.hasPrefix("wordyard: ") && result.errors.count { $0 == "\n" } == 1)
    }
    for option in [["--move", "a"], ["--solve", "a"], ["--show"]] {
      #expect(try Wordyard.run(["ghost"] + option).errors.contains("only valid with the command `play`"))
    }
  }

  @Test("looking at a letter creates no file") func show() throws {
    let letter = try Side("Ada").play("ghost", "--move", "s")
    let home = try Home(isFirstStart: true)
    #expect(try Wordyard.run("play", letter, "--show", home: home).exit == Exit(code: 0))
    #expect(home.files.isEmpty)
  }

  @Test("of two processes of one home that answer the same letter, one does, and its answer is kept")
  func race() throws {
    let (ada, bob) = (try Side("Ada"), try Side("Bob"))
    for move in LongTrials.areOn ? Array("strabcdefghijklm") : Array("st") {
      let letter = try ada.play("ghost", "--move", String(move))
      let answers = "aeiouh".map { "\"$WORDYARD\" play \(letter) --move \($0) --player Bob --language en &" }
      var shell = try Wordyard.program(
        ["-c", answers.joined(separator: "\n") + "\nwait"], bob.home, ["WORDYARD": Wordyard.path()])
      shell.path = "/bin/sh"
      let result = try shell.run()
      let letters = result.output.split(separator: "\n").map(String.init)
      #expect(letters.count == 1, "\(result.output)\(result.errors)")
      #expect(result.errors.split(separator: "\n").count == 5)
      // What was answered is what is kept: the same letter again is no other history.
      let kept = bob.home.read { $0.posts(of: "Bob") }.compactMap { $0.fields["letter"] }
      #expect(kept.contains(letters.first ?? ""))
    }
  }

  // MARK: Lines alone

  @Test("a challenge is set, guessed and watched in lines alone") func lines() throws {
    let (ada, bob) = (try PipeRobot(["hangman"], home: Home()), try PipeRobot(["hangman"], home: Home()))
    for robot in [ada, bob] { try robot.say("menu") }
    try ada.say("by post")
    for line in ["new match", "hangman", "start", "mossy stone", "letter"] { try ada.say(line) }
    let letter = try #require(try ada.say("start").first { $0.hasPrefix("WY") })
    try bob.say("by post")
    try bob.say("a letter")
    try bob.say("> " + letter)
    #expect(bob.prompt == "What do you call the other one?")
    try bob.say("Ada")
    try bob.say("s")
    try bob.say("mossy stone")
    let answer = try #require(try bob.say("yes").first { $0.hasPrefix("WY") })
    try bob.say("menu")
    #expect(try bob.say("by post").contains { $0.contains("You win, Ada: Hangman") })
    try ada.say("menu")
    try ada.say("by post")
    try ada.say("a letter")
    let end = try ada.say(answer)
    #expect(end.contains { $0.contains("MOSSY STONE") }, "\(end)")
    #expect(try ada.say("replay").contains { $0.contains("S") })
  }

  @Test("a match of Ghost is played to its end in lines alone") func ghostLines() throws {
    let robots = [try PipeRobot(["ghost"], home: Home()), try PipeRobot(["ghost"], home: Home())]
    for robot in robots {
      try robot.say("menu")
      try robot.say("by post")
    }
    try robots[0].say("new match")
    #expect(try robots[0].say("ghost").contains { $0.contains("Players: 2") })
    try robots[0].say("start")
    var letter = try #require(try robots[0].say("s").first { $0.hasPrefix("WY") })
    var turn = 1
    for _ in 0..<40 {
      let robot = robots[turn]
      var said = try robot.say(robot.prompt == "Letter?" ? "board" : "menu")
      if !said.contains(where: { $0.contains("By post") }) { said = try robot.say("menu") }
      try robot.say("by post")
      try robot.say("a letter")
      said = try robot.say(letter)
      if robot.prompt == "What do you call the other one?" { said = try robot.say("") }
      // A round that the letter has ended is followed by the next one.
      for move in "xstranepcm" {
        if robot.prompt?.hasPrefix("Letter") != true { said = try robot.say("next round") }
        if said.contains(where: { $0.hasPrefix("WY") }) { break }
        said = try robot.say(String(move))
        if said.contains(where: { $0.hasPrefix("WY") }) { break }
      }
      guard let next = said.last(where: { $0.hasPrefix("WY") }), next != letter else { break }
      letter = next
      turn = 1 - turn
    }
    let show = try Wordyard.run("play", letter, "--show", "--language", "en").output
    #expect(show.contains("wins") || show.contains("You win"), "\(show)")
  }

  @Test("a rack is answered by both in lines alone") func rackLines() throws {
    let robots = [try PipeRobot(["twist"], home: Home()), try PipeRobot(["twist"], home: Home())]
    var letter = ""
    for (turn, robot) in robots.enumerated() {
      try robot.say("menu")
      try robot.say("by post")
      for line in turn == 0 ? ["new match", "text twist", "start"] : ["a letter"] { try robot.say(line) }
      if turn > 0 {
        try robot.say(letter)
        try robot.say("")
        let board = try robot.say("board").joined(separator: " ")
        let rack = try #require(board.firstRange(of: /Letters? (?:[A-Z]\W+){6}/).map { board[$0] })
        let found = try Wordyard.run("find", rack.filter(\.isUppercase).dropFirst().lowercased())
        try robot.say(String(found.output.split(separator: "\n")[0]))
      }
      try robot.say("give up")
      letter = try #require(try robot.say("yes").first { $0.hasPrefix("WY") }, "\(robot.prompt ?? "")")
    }
    let show = try Wordyard.run("play", letter, "--show", "--language", "en").output
    #expect(show.contains("You win") && show.contains(", 1 word, "), "\(show)")
  }

  // MARK: A bot

  @Test("the bot in the manual plays a match with itself over two pipes") func bot() throws {
    let script = try ManualPage("wordyard-plain.7").script(with: "wordyard play")
    #expect(script.split(separator: "\n").count <= 13)
    let homes = [try Home(), try Home()]
    defer { withExtendedLifetime(homes) {} }
    let letter = try Wordyard.run("play", "ghost", "--move", "s", "--language", "en", home: homes[0]).output
    let driver = """
      PATH="$(dirname "$WORDYARD"):$PATH"; cd \(homes[0].path) || exit
      mkfifo to-ada to-bob; cat > bot <<'END'
      \(script)END
      { XDG_DATA_HOME="$OTHER" sh bot | tee -a letters; } < to-bob > to-ada &
      exec 4> to-bob; echo \(letter.trimmingNewline) >&4
      { sh bot | tee -a letters; } < to-ada >&4
      exec 4>&-; wait; tail -n 1 letters
      """
    var shell = try Wordyard.program(
      ["-c", driver], homes[0], ["WORDYARD": Wordyard.path(), "OTHER": homes[1].path + "/data"])
    shell.path = "/bin/sh"
    let end = try RunningProgram(shell).end(patience: .seconds(240))
    let last = try #require(end.lines.last)
    let show = try Wordyard.run("play", last, "--show", "--language", "en").output
    #expect(show.contains("wins") || show.contains("You win"), "\(end.lines) \(show)")
  }
}

extension String {
  fileprivate var trimmingNewline: String { hasSuffix("\n") ? String(dropLast()) : self }
}
