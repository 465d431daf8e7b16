import Engines
import Play
import Records
import TestSupport
import Testing

/// Programs that play through pipes, every game to both ends.
@Suite struct PipeRobotTests {
  /// Words of five letters, of which the Devil deals.
  private static let fives = ["abbey", "badge", "cabin", "dance", "eagle", "fable"]

  private static func home(_ settings: [String: String]) throws -> Home {
    let home = try Home()
    home.read { $0.save(settings: settings, for: "Ada") }
    return home
  }

  private static func tally(_ home: Home, _ mode: Mode) -> [Int] {
    home.read { store in
      var records = store
      let tally = records.tally(of: "Ada", in: mode)
      return [tally.played, tally.won]
    }
  }

  // MARK: Hangman

  private static let hangmanModes: [Mode] = [
    .phraseBook, .dictionaryEasy, .dictionaryMedium, .dictionaryHard, .devilGentle, .devilEasy, .devilMedium,
    .devilHard,
  ]

  @Test("Hangman is lost and won by a program, on every host and level", arguments: hangmanModes)
  func hangman(mode: Mode) throws {
    var setUp = HangmanSetUp()
    setUp.restore(mode)
    let home = try Self.home([
      "hangman.host": setUp.host.saved, "hangman.difficulty": setUp.difficulty.saved,
      "hangman.length": "5",
    ])
    let words = try TemporaryFolder()
    try words.write(Self.fives.map { $0 + " 1\n" }.joined(), to: "words.txt")
    let isDevil = setUp.host == .devil
    let command = ["hangman"] + (isDevil ? ["--words", words.path + "/words.txt"] : [])
    for isWin in [false, true] {
      let first = try PipeRobot(command, home: home)
      try first.say("e")
      _ = try first.end()
      // A game that has begun is saved with its phrase; only the Devil's has none.
      let saved = try #require(home.read { $0.savedGames(of: "Ada").first })
      let robot = try PipeRobot(command, home: home)
      try robot.say("1")
      try robot.guess(among: saved.fields["phrase"].map { [$0] } ?? Self.fives, isWin: isWin)
      #expect(robot.prompt?.hasPrefix("1 new game, ") == true)
      #expect(try robot.end().exit == Exit(code: 0))
    }
    #expect(Self.tally(home, mode) == [2, 1])
  }

  @Test("the mind reader is beaten by a program, and finds the word of another")
  func mindReader() throws {
    let home = try Self.home(["hangman.host": HangmanSetUp.Host.mindReader.saved, "hangman.length": "5"])
    for (word, won) in [("xyzzy", 1), ("table", 1)] {
      let robot = try PipeRobot(["hangman"], home: home)
      for _ in 0..<30 {
        guard let prompt = robot.prompt, !prompt.hasPrefix("1 new game") else { break }
        if prompt.hasPrefix("Any ") {
          let letter = prompt.dropFirst(4).first!.lowercased()
          let places = word.enumerated().filter { String($0.element) == letter }.map { "\($0.offset + 1)" }
          try robot.say(places.isEmpty ? "0" : places.joined(separator: " "))
        } else if prompt.contains("all marks are right") {
          try robot.say("all marks")
        } else {
          try robot.say(prompt == "What was the word?" ? word : "yes")
        }
      }
      #expect(try robot.end().exit == Exit(code: 0))
      #expect(Self.tally(home, .mindReader)[1] == won)
    }
    #expect(Self.tally(home, .mindReader) == [2, 1])
  }

  // MARK: Text Twist

  @Test(
    "Text Twist is given up and won by a program, in every mode and level",
    arguments: [
      Mode.textTwistTimedRelaxed, .textTwistTimedStandard, .textTwistTimed, .textTwistUntimedRelaxed,
      .textTwistUntimedStandard, .textTwistUntimed, .textTwistClassic,
    ])
  func textTwist(mode: Mode) throws {
    let home = try Self.home([
      "twist.mode": TextTwistSetUp.mode(of: mode).rawValue,
      "twist.level": TextTwistSetUp.level(of: mode).rawValue,
    ])
    // Who has played a game with a clock has asked for it.
    home.read {
      $0.finish(
        GameResult(player: "Ada", mode: mode, language: "en", day: Day("2026-11-20")!, isWon: false), game: 1)
    }
    let robot = try PipeRobot(["twist"], home: home)
    for isWin in [false, true] {
      if isWin {
        let letters = try #require(robot.said.last { $0.contains("Letters ") })
        let rack = letters.split(separator: "Letters ")[1].prefix { $0 != "." }.filter(\.isLetter)
        let found = try Wordyard.run("find", rack.lowercased(), "--min-length", "6").output
        for word in found.split(separator: "\n") { try robot.say(String(word)) }
        #expect(robot.said.contains { $0.contains("all six: ") })
      }
      try robot.say("give up")
      try robot.say("yes")
      #expect(robot.prompt?.hasPrefix("1 new game, ") == true)
      if !isWin { try robot.say("1") }
    }
    #expect(Self.tally(home, mode) == [3, 1])
    #expect(try robot.end().exit == Exit(code: 0))
  }

  // MARK: Ghost

  @Test(
    "Ghost is lost and won by a program, at every level",
    arguments: [Mode.ghostEasy, .ghostMedium, .ghostSharp, .ghostHard])
  func ghost(mode: Mode) throws {
    let level = [.ghostEasy: GhostLevel.easy, .ghostMedium: .medium, .ghostSharp: .sharp][mode] ?? .hard
    let home = try Self.home(["ghost.level": level.saved])
    // With any luck even Easy loses to whoever wants to lose.
    let robot = try PipeRobot(["ghost", "--seed", "5"], home: home)
    for isWin in [false, true] {
      var opened: Set<String> = []
      for _ in 0..<200 where robot.prompt == "Letter?" || robot.prompt?.hasPrefix("1 next round") == true {
        if robot.prompt != "Letter?" {
          try robot.say("1")
          continue
        }
        let fragment = try robot.say("board").joined().split(
          separator: "Now ", omittingEmptySubsequences: false
        ).dropFirst().first?
        .prefix { $0 != "." }.filter(\.isLetter).lowercased()
        let letter = try Self.letter(after: fragment ?? "", isWin: isWin, except: opened)
        if fragment == nil { opened.insert(letter) }
        try robot.say(letter)
        if robot.prompt?.hasPrefix("The letter Q?") == true { try robot.say("y") }
      }
      #expect(robot.prompt?.hasPrefix("1 new game, 2 coach, ") == true)
      if !isWin { try robot.say("1") }
    }
    #expect(Self.tally(home, mode) == [2, 1])
    #expect(try robot.end().exit == Exit(code: 0))
  }

  /// A letter by what `wordyard solve` says: one that wins, or one that loses.
  private static func letter(after fragment: String, isWin: Bool, except opened: Set<String>) throws
    -> String
  {
    guard isWin || !fragment.isEmpty else {
      return try #require("stcpadbmr".map(String.init).first { !opened.contains($0) })
    }
    let lines = try Wordyard.run("solve", fragment).output.split(separator: "\n")
      .map { $0.split(separator: "\t").map(String.init) }.filter {
        !fragment.isEmpty || !opened.contains($0[0])
      }
    let chosen = lines.first { ($0[1] == "wins") == isWin } ?? lines.first
    return try #require(chosen)[0]
  }

  @Test("the program in the manual plays a match against Medium to its end")
  func manual() throws {
    let script = try ManualPage("wordyard-plain.7").script(with: "ghost level start")
    let end = try ManualPage.run(script, home: try Home())
    #expect(end.exit == Exit(code: 0))
    #expect(end.lines.contains { $0.contains("Medium") })
    #expect(end.lines.last?.hasPrefix("1 new game, 2 coach, ") == true, "\(end.lines)")
  }

  // MARK: Days and practice

  @Test("a day's three puzzles are played by a program")
  func daily() throws {
    let home = try Home()
    let robot = try PipeRobot(["daily"], home: home)
    for puzzle in ["1", "2", "3"] {
      try robot.say(puzzle)
      try robot.say("give up")
      try robot.say("yes")
      try robot.say(puzzle == "3" ? "the day" : "puzzles")
    }
    #expect(robot.said.suffix(6).filter { $0.hasSuffix("not played yet") } == [])
    #expect(Mode.daily.allSatisfy { Self.tally(home, $0) == [1, 0] })
    #expect(robot.said.contains { $0.contains("1 whole day.") }, "\(robot.said)")
  }

  @Test("a word that was missed is practised by a program")
  func practice() throws {
    let home = try Home()
    home.read { $0.addForPractice(["moss"], of: "Ada", language: "en", missedOn: Day("2026-01-01")!) }
    let robot = try PipeRobot(["practice"], home: home)
    try robot.guess(among: ["moss"], isWin: true)
    #expect(robot.said.last { $0.hasPrefix("MOSS: right. Without a scratch. Known.") } != nil)
    let words = home.read { $0.practiceWords(of: "Ada", language: "en", on: Day.today) }
    #expect(words.isEmpty)
  }

  // MARK: The end of the input, and of the program

  @Test("the end of the input saves as Ctrl-C does")
  func endOfInput() throws {
    let home = try Self.home(["hangman.host": HangmanSetUp.Host.dictionary.saved])
    let robot = try PipeRobot(["hangman"], home: home)
    try robot.say("e")
    let end = try robot.end()
    #expect(end.exit == Exit(code: 0))
    #expect(end.lines.last == "Saved.")
    #expect(home.read { $0.savedGames(of: "Ada").count } == 1)
  }

  @Test("kill -9 after a move loses none", arguments: ["hangman", "twist", "ghost"])
  func killed(game: String) throws {
    let home = try Self.home(["hangman.host": HangmanSetUp.Host.dictionary.saved, "twist.mode": "untimed"])
    let moves: [Int] = try ["s", "t", "a"].map { letter in
      let robot = try PipeRobot([game], home: home)
      // From the second start on the game waits.
      if robot.prompt == "Number?" { try robot.say("1") }
      if game == "twist" {
        // Any three letters of the rack are entered.
        let letters = try #require(try robot.say("twist").last).split { !$0.isLetter }.dropFirst()
        try robot.say(letters.prefix(3).shuffled().joined())
      } else {
        try robot.say(letter)
        if robot.prompt?.hasPrefix("1 next round") == true { try robot.say("1") }
      }
      robot.kill()
      _ = try robot.end()
      let saved = try #require(home.read { $0.savedGames(of: "Ada") }.first)
      return saved.fields.all("move").count
    }
    #expect(moves[0] > 0 && moves[1] > moves[0] && moves[2] > moves[1])
  }
}

extension PipeRobot {
  /// Plays on in a game of Hangman about one of some words, in which E has been tried.
  func guess(among words: [String], isWin: Bool) throws {
    var (left, tried) = (words, Set<Character>("e"))
    let all = left.joined().lowercased()
    try narrow(&left, by: "e")
    while prompt == "Letter?" {
      let wanted =
        isWin
        ? (left.first ?? all).lowercased() : "zqxjkvwyfbpgmuhcdlnrsotia".filter { !all.contains($0) } + all
      let letter = try #require(wanted.first { $0.isLetter && !tried.contains($0) })
      tried.insert(letter)
      try say(String(letter))
      if prompt?.hasPrefix("The letter Q?") == true { try say("y") }
      try narrow(&left, by: letter)
    }
  }

  /// Drops the words that a letter has excluded.
  private func narrow(_ left: inout [String], by letter: Character) throws {
    guard left.count > 1, prompt == "Letter?" else { return }
    let board = try say("board").first ?? ""
    let parts = board.split(separator: ":").last?.split(separator: ".")[0].split(separator: ",") ?? []
    // `2 blanks, S, blank`
    let places = parts.flatMap { part -> [String] in
      let words = part.split(separator: " ").map(String.init)
      return Array(repeating: words.last ?? "", count: words.first.flatMap { Int($0) } ?? 1)
    }
    left.removeAll { word in
      zip(word, places).contains { ($0 == letter) != ($1.lowercased() == String(letter)) }
    }
  }
}
