import Engines
import Kit
import Menus
import Play
import Records
import ScreenTesting
import TestSupport
import Testing

@testable import GhostUI
@testable import Plain

@Suite("Ghost in lines, as it is heard")
struct GhostTranscripts {
  private static let words = [
    "stage 1", "stain 2", "stair 1", "stand 1", "starch 2", "start 1", "station 1", "steam 1", "steel 1",
    "stem 2", "step 1", "stone 1", "stool 1", "stop 1", "storm 1", "story 1", "strain 1", "strange 1",
    "stream 1", "street 1", "stress 1", "string 1", "strong 1", "struck 1", "student 1", "study 1",
    "bear 1", "berry 1", "best 1", "belt 2", "cello 3", "cold 1", "dear 1", "quack 1", "quad 1", "quaking 2",
  ]

  private static let library = Library.sample(
    words: words,
    glosses: SampleGlosses.ghost + ["strain\tnoun: an intense effort", "storm\tnoun: violent weather"])

  private static func letters(_ code: String) -> (yes: String, no: String) {
    code == "nl" ? ("ja", "nee") : ("yes", "no")
  }

  /// A conversation about a match with this set-up.
  private static func talk(
    _ code: String, _ opening: Opening = .game(.ghost), library: Library = library, seed: UInt64 = 4,
    records: any Records = SharedRecords(), _ change: (inout GhostSetUp) -> Void = { _ in }
  ) -> Conversation {
    Conversation(opening, language: code, library: library, seed: seed, records: records) {
      change(&$0.ghost)
    }
  }

  @Test("rounds against Medium that are won and lost, and what is asked meanwhile", arguments: ["en", "nl"])
  func medium(code: String) {
    var talk = Self.talk(code) { $0.level = .medium }
    let (yes, no) = Self.letters(code)
    talk.type(
      "s", "board", "log", "score", "?", "7", "strain", "undo", "hint", no, "hint", yes, "hint", "r", "n")
    talk.type("score", "1", "e", "coach", "1", "coach", "board", "q", "")
    expectTranscript(talk, "ghost-medium-\(code)")
  }

  @Test("a match that is set up, and given up", arguments: ["en", "nl"])
  func setUp(code: String) {
    var talk = Self.talk(code, .menu)
    let (yes, _) = Self.letters(code)
    talk.type(
      "3", "?", "2", "2", "2", "3", "4", "6", "7", "board", "1", "s", "challenge", "give up", "", "give up")
    talk.type(yes, "2", "3", "menu")
    expectTranscript(talk, "ghost-set-up-\(code)")
  }

  @Test("a match of two people, to the end and its coach", arguments: ["en", "nl"])
  func friends(code: String) {
    var talk = Self.talk(code) {
      $0.opponent = .friend
      $0.names[1] = "Bob"
    }
    for letters in ["storm", "dear", "cold", "best", "quad", "string", "x"] {
      for letter in letters {
        talk.type(String(letter))
        if letter == "q" { talk.type(Self.letters(code).yes) }
      }
      talk.type(letters == "x" ? "coach" : "1")
    }
    talk.type("?", "5", "8", "1", "z")
    talk.end()
    expectTranscript(talk, "ghost-friends-\(code)")
  }

  @Test("a match of several, of whom some are computers", arguments: ["en", "nl"])
  func several(code: String) {
    var talk = Self.talk(code, .menu)
    let names = code == "nl" ? ["makkelijk", "gemiddeld"] : ["easy", "medium"]
    talk.type("3", "2", "2", "4", "?", names[0], "5", "Ada", "Bob", "6", names[1], "1", "s", "board")
    talk.end()
    expectTranscript(talk, "ghost-several-\(code)")
  }

  @Test("bluff between people: doubts, words, owning up", arguments: ["en", "nl"])
  func bluff(code: String) {
    var talk = Self.talk(code) {
      $0.opponent = .friend
      $0.names[1] = "Bob"
      $0.isBluff = true
    }
    let (yes, no) = Self.letters(code)
    talk.type(
      "challenge", "s", "t", "r", "challenge", no, "challenge", yes, "board", "?", "hint", "straw", no)
    talk.type(
      "ain", yes, "1", "b", "x", "challenge", yes, "own up", "", "own up", yes, "coach", "1", "c", "z")
    talk.type("challenge", yes, "cello", yes)
    talk.end()
    expectTranscript(talk, "ghost-bluff-\(code)")
  }

  @Test("bluff against a computer, which doubts", arguments: ["en", "nl"])
  func doubted(code: String) {
    var talk = Self.talk(code) {
      $0.level = .hard
      $0.isBluff = true
    }
    let (yes, _) = Self.letters(code)
    talk.type("x", "stone", yes, "1", "s", "challenge", yes, "coach", "1", "b", "e", "own up", yes)
    talk.end()
    expectTranscript(talk, "ghost-doubted-\(code)")
  }

  @Test("the day's puzzle, once", arguments: ["en", "nl"])
  func daily(code: String) {
    // Only a U after STR wins.
    let words = [
      "straight", "strain", "strand", "strange", "strap", "straw", "stray", "streak", "stream", "street",
      "strict", "stride", "strike", "string", "strip", "stroke", "strong", "structure", "struck",
    ]
    let library = Library.sample(words: words.map { "\($0) 1" })
    let records = SharedRecords()
    var talk = Self.talk(code, .daily, library: library, records: records)
    talk.type("3", "board", "u", "t", "r", "coach", "replay", "puzz")
    talk.end()
    #expect(records.finishedGames(of: "Ada").count == 1)
    expectTranscript(talk, "ghost-daily-\(code)")
  }

  @Test("a whole match is won, and one is lost", arguments: ["en", "nl"])
  func whole(code: String) throws {
    for (level, verdict) in [(GhostLevel.easy, GhostSolver.Verdict.wins), (.hard, .ends)] {
      let records = SharedRecords()
      var talk = Self.talk(code, records: records) { $0.level = level }
      // Until there is a first letter nobody waits for it.
      talk.type("b")
      while let saved = records.savedGames(of: "Ada").first {
        let match = try Self.match(saved, talk.session.context)
        let lines = GhostSolver(match.judge).lines(from: match.fragment).filter {
          !match.fragment.isEmpty || !match.openedLetters.contains($0.letter)
        }
        let line = lines.first { $0.verdict == verdict } ?? lines.first
        talk.type(match.player == nil ? "1" : String(line?.letter ?? "x"))
        if line?.letter == "q", match.player != nil { talk.type(Self.letters(code).yes) }
      }
      let result = try #require(records.results(of: "Ada", in: Mode.allCases, limit: 1).first)
      #expect(result.isWon == (level == .easy))
      talk.type("board", "score")
      expectTranscript(talk, "ghost-\(level == .easy ? "won" : "lost")-\(code)")
      guard level == .easy else { continue }
      let finished = try #require(
        records.finishedGames(of: "Ada").first.flatMap { records.record(of: $0.id) })
      let dealt = try #require(GhostMatch.code(of: finished, talk.session.context))
      var again = Self.talk(code, .code(dealt.text))
      again.type("b", "give up", Self.letters(code).yes)
      expectTranscript(again, "ghost-code-\(code)")
    }
  }

  @Test("a match of Ghost is handed from lines to the screen and back after every move")
  func handOver() throws {
    var generator = SplitMix64(seed: 11)
    for number in 0..<70 {
      let records = SharedRecords()
      let isFriend = number % 3 == 0
      records.save(
        settings: [
          "ghost.opponent": isFriend ? "1" : "0", "ghost.bluff": number % 2 == 0 ? "yes" : "no",
          "ghost.level": "\(1 + number % 3)", "ghost.opening": number % 4 == 1 ? "yes" : "no",
        ], for: "Ada")
      // What the moves have led to, by the rules alone; `nil` before the first one.
      var expected: Ghost?
      while expected.map({ if case .over = $0.status { false } else { true } }) ?? true {
        let isNew = expected == nil
        let isLines = !isNew && generator.below(2) == 0
        var lines: Conversation?
        var app: App?
        if isLines {
          lines = Conversation(.menu, library: Self.library, seed: UInt64(number), records: records)
          lines?.type("0")
        } else {
          app = App.started(library: Self.library, seed: UInt64(number), records: records)
          app?.readRecords()
          app?.type(isNew ? "g" : "c")
          if isNew { app?.press(.enter) }
          app?.listen()
        }
        if isNew {
          // A match against the computer in which nobody has moved waits for nobody.
          #expect(records.savedGames(of: "Ada").isEmpty != isFriend)
          expected = try #require(app?.open(GhostScreen.self)?.match)
        }
        let before = try #require(expected)
        let move = Self.move(in: before, using: &generator)
        let typed = Self.typed(move, in: before)
        for line in typed.lines { lines?.type(line) }
        for keys in typed.keys {
          if keys == "\n" { app?.press(.enter) } else { app?.type(keys) }
        }
        _ = expected?.play(move)
        expected?.dealOpening()
        while let move = expected?.computerMove { _ = expected?.play(move) }
        let saved = records.savedGames(of: "Ada").first
        let moves = try #require(
          (saved?.fields
            ?? records.finishedGames(of: "Ada").first.flatMap { records.record(of: $0.id) }?.game.fields)?
            .values("move", as: Ghost.Move.self))
        try #require(moves == expected?.moves, "\(number): \(move)")
      }
      let won = records.finishedGames(of: "Ada")
      #expect(!won.isEmpty && records.savedGames(of: "Ada").isEmpty)
    }
  }

  @Test("a match that is left while the computer thinks goes on in lines with its letter")
  func leftThinking() throws {
    let records = SharedRecords()
    var app = App.started(library: Self.library, seed: 4, isAnimated: true, records: records)
    app.type("g")
    app.press(.enter)
    app.type("s")
    let left = try #require(records.savedGames(of: "Ada").first)
    #expect(left.fields.all("move") == ["+s"])
    var talk = Self.talk("en", .menu, records: records)
    #expect(talk.type("0").lines.dropFirst() == ["Now S, T."])
    #expect(records.savedGames(of: "Ada").first?.fields.all("move") == ["+s", "+t"])
  }

  private static func match(_ saved: SavedGame, _ context: Context) throws -> Ghost {
    var (match, moves) = try #require(GhostMatch.begun(saved, context))
    let isReplayed = match.replay(moves)
    #expect(isReplayed)
    return match
  }

  /// A random move that the rules allow.
  private static func move(in match: Ghost, using generator: inout SplitMix64) -> Ghost.Move {
    switch match.status {
    case .roundOver, .over: return .beginRound
    case .answer: return .answer(match.answerJudge.knownWord(from: match.fragment))
    case .turn:
      if match.canChallenge, generator.below(4) == 0 { return .challenge }
      let opened = match.fragment.isEmpty ? match.openedLetters : []
      let possible = match.possibleLetters.map(\.letter)
      let all = Array("abcdefghijklmnopqrstuvwxyz").filter { !opened.contains($0) }
      let letters = possible.isEmpty || generator.below(5) == 0 ? all : possible
      return .add(letters[generator.below(letters.count)])
    }
  }

  /// How a move is made in lines, and with keys.
  private static func typed(_ move: Ghost.Move, in match: Ghost) -> (lines: [String], keys: [String]) {
    switch move {
    case .add("q"): (["q", "yes"], ["q"])
    case .add(let letter): ([String(letter)], [String(letter)])
    case .challenge: (["challenge", "yes"], ["#"])
    case .answer(nil): (["own up", "yes"], ["="])
    case .answer(let word?): ([word, "yes"], ["\n", String(word.dropFirst(match.fragment.count)), "\n"])
    default: (["next round"], ["\n"])
    }
  }
}

/// Superghost in lines, as it is heard.
extension GhostTranscripts {
  @Test(
    "Superghost: letters at both ends, a letter without an end, the hint, the end and its coach",
    arguments: Checkout.languages)
  func superghost(code: String) {
    var talk = Self.talk(code) {
      $0.variant = .superghost
      $0.opponent = .friend
      $0.names[1] = "Bob"
    }
    let yes = ["en": "yes", "nl": "ja", "de": "ja", "fr": "oui", "es": "sí"][code] ?? "yes"
    talk.type(
      "s", "?", "hint", yes, "<t", "<", "a>", "board", "log", "<s", "m>", "coach", "1", "<7", "x>", "q")
    expectTranscript(talk, "ghost-super-\(code)")
  }
}
