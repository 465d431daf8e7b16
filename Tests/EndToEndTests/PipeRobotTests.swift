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
    home.read { records in
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
    let robot = try PipeRobot(
      ["hangman"] + (isDevil ? ["--words", words.path + "/words.txt"] : []), home: home)
    for isWin in [false, true] {
      // A saved game has its phrase; only the Devil's has none.
      let phrase = home.read { $0.savedGames(of: "Ada").first?.fields["phrase"] }
      try robot.guess(among: phrase.map { [$0] } ?? Self.fives, isWin: isWin)
      #expect(robot.prompt?.hasPrefix("1 new game, ") == true)
      try robot.say("1")
    }
    #expect(Self.tally(home, mode) == [2, 1])
    #expect(try robot.end().exit == Exit(code: 0))
  }

  @Test("the mind reader is beaten by a program, and finds the word of another")
  func mindReader() throws {
    let home = try Self.home(["hangman.host": HangmanSetUp.Host.mindReader.saved, "hangman.length": "5"])
    for (word, won) in [("xyzzy", 1), ("table", 1)] {
      let robot = try PipeRobot(["hangman"], home: home)
      while let prompt = robot.prompt, prompt.hasPrefix("Any ") {
        let letter = prompt.dropFirst(4).first!.lowercased()
        let places = word.enumerated().filter { String($0.element) == letter }.map { "\($0.offset + 1)" }
        try robot.say(places.isEmpty ? "0" : places.joined(separator: " "))
      }
      if robot.prompt?.contains("yes or no?") == true { try robot.say("yes") }
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
        #expect(robot.said.contains { $0.contains("all six letters! ") })
      }
      try robot.say("give up")
      try robot.say("yes")
      #expect(robot.prompt?.hasPrefix("1 new game, ") == true)
      if !isWin { try robot.say("1") }
    }
    #expect(Self.tally(home, mode) == [3, 1])
    #expect(try robot.end().exit == Exit(code: 0))
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

  @Test("kill -9 after a move loses none", arguments: ["hangman", "twist"])
  func killed(game: String) throws {
    let home = try Self.home(["hangman.host": HangmanSetUp.Host.dictionary.saved, "twist.mode": "untimed"])
    let lines = game == "hangman" ? ["e", "z", "x"] : ["qqq", "twist", "log"]
    for (count, line) in lines.enumerated() {
      let robot = try PipeRobot([game], home: home)
      if count > 0 { #expect(robot.said[1].hasPrefix(game == "hangman" ? "Hangman, " : "Text Twist, ")) }
      try robot.say(line)
      robot.kill()
      _ = try robot.end()
      let saved = try #require(home.read { $0.savedGames(of: "Ada") }.first)
      if game == "hangman" {
        #expect(saved.fields.values("move", as: Hangman.Move.self)?.count == count + 1)
      } else {
        #expect(saved.fields["move"] != nil || count == 0)
      }
    }
  }
}

extension PipeRobot {
  /// Plays a game of Hangman about one of some words.
  func guess(among words: [String], isWin: Bool) throws {
    var (left, tried) = (words, Set<Character>())
    while prompt == "Letter?" {
      let all = words.joined().lowercased()
      let wanted = isWin ? Array(left.first ?? all).map { Character($0.lowercased()) } : Array("zqxjkvwyfbpgm")
      let letter = wanted.first { $0.isLetter && !tried.contains($0) && (isWin || !all.contains($0)) }
      guard let letter = letter ?? "abcdefghijklmnopqrstuvwxyz".first(where: { !tried.contains($0) }) else {
        return
      }
      tried.insert(letter)
      let answer = try say(String(letter))
      if prompt?.hasPrefix("Guess the letter Q?") == true { try say("y") }
      guard words.count > 1 else { continue }
      let board = try say("board").first ?? ""
      let places = board.split(separator: ":").last?.split(separator: ".")[0].split(separator: " ") ?? []
      if answer.first?.hasPrefix("No ") == true {
        left.removeAll { $0.contains(letter) }
      } else {
        left.removeAll { word in
          zip(word, places).contains { ($0 == letter) != ($1.lowercased() == String(letter)) }
        }
      }
    }
  }
}
