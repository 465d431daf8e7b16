import Engines
import Play
import Records
import ScreenTesting
import TestSupport
import Testing
import TextUI

@testable import GhostUI
@testable import HangmanUI
@testable import Kit
@testable import Menus
@testable import TextTwistUI

/// The situations drawn in the design of the screens, each in the size and language of the drawing, for comparison.
extension GoldenTests {
  struct Look: Sendable, CustomTestStringConvertible {
    let name: String
    var size = ScreenSize.home
    let build: @Sendable (ScreenSize) -> App
    var testDescription: String { name }
  }

  static let looks = hangmanLooks + textTwistLooks + ghostLooks + yardLooks

  private static let stone = "A rolling stone gathers no moss"
  private static let moss =
    "moss\tnoun: a very small soft green plant that grows on wet stone, earth or trees in low, thick cushions"

  private static let hangmanLooks: [Look] = [
    Look(name: "hangman") { streaking($0, typing: "aelncdu") },
    Look(name: "hangman-compact", size: .compact) { streaking($0, typing: "aelncdu") },
    Look(name: "hangman-large", size: .large) { size in
      var app = streaking(
        size, longest: 12, misses: [1, 2, 5, 6, 4, 2, 1])
      app.type("aelncdu")
      return app
    },
    Look(name: "hangman-solve") { size in
      var app = streaking(size, typing: "aelncdu")
      app.press(.tab)
      app.type("a rolling s")
      return app
    },
    Look(name: "hangman-won") { streaking($0, typing: "aelncdurogtihsm") },
    Look(name: "hangman-won-compact", size: .compact) { streaking($0, typing: "aelncdurogtihsm") },
    Look(name: "meaning") { size in
      var app = streaking(size, typing: "aelncdurogtihsm")
      app.listen()
      app.openPuzzles()
      return app
    },
    Look(name: "hangman-lost") { streaking($0, longest: 12, typing: "aligesncdufjbp") },
    Look(name: "mind-reader") { size in
      let letters = Array("bcdfghjklmnpqrstvw")
      let words = letters.indices.dropLast(2).map { index in
        "\(letters[index])io\(letters[index + 1])\(letters[index + 2])z 1"
      }
      var app = App.showing(size, library: .sample(words: words)) { context in
        let known: [(Character, Candidates.Places)] = [("e", 0), ("a", 0), ("i", 0b010000)]
        let game = MindReader(
          context.dealer.readersWords(length: 6), answers: known.map { .init(letter: $0.0, places: $0.1) })
        return MindReaderScreen(
          MindReaderRound(game, secret: nil, GameSession(.mindReader, &context)), context)
      }
      app.press(.right, .right, .character(" "))
      return app
    },
    Look(name: "devil-lost") { devil($0) },
    Look(name: "devil-left") { size in
      var app = devil(size)
      app.listen()
      app.press(.right, .enter)
      return app
    },
  ]

  /// A game of a player with four consecutive wins and an earlier streak of `longest`, on a list with others.
  /// - Parameter misses: the numbers of games won with no wrong guess, one, two…
  private static func streaking(
    _ size: ScreenSize, longest: Int = 0, misses: [Int] = [],
    typing letters: String = ""
  ) -> App {
    let records = SharedRecords()
    var missed = misses.indices.flatMap { Array(repeating: $0, count: misses[$0]) }
    func finish(_ player: String, _ isWon: Bool, times: Int = 1) {
      for _ in 0..<times {
        let count = !isWon ? 7 : player == "Ada" ? missed.popLast() ?? 3 : 3
        let result = GameResult(
          player: player, mode: .phraseBook, language: "en", day: DailyTests.today, isWon: isWon,
          misses: count)
        records.finish(result, game: 0)
      }
    }
    for (name, streak) in [("Bob", 9), ("Zoë", 8), ("Cleo", 7)] { finish(name, true, times: streak) }
    if longest > 0 {
      finish("Ada", true, times: longest)
      finish("Ada", false)
    }
    if !misses.isEmpty {
      finish("Ada", true, times: 5)
      finish("Ada", false, times: 2)
    }
    finish("Ada", true, times: 4)
    let all = [stone] + (2...49).map { "Phrase \($0)" }
    let words = ["gathers 1", "moss 2", "no 1", "rolling 1", "stone 1"]
    let library = Library.sample(phrases: all, words: words, glosses: [moss, "stone\tnoun: a rock"])
    return App.showing(size, records: records, library: library) { context in
      let game = Hangman(phrase: stone, alphabet: context.profile.language.alphabet)
      let round = HangmanRound(
        GameSession(.phraseBook, &context), game: game, category: "proverbs", &context)
      return HangmanScreen(.game(round), &context)
    }.typing(letters)
  }

  /// A game against the Devil that is lost with four words left.
  private static func devil(_ size: ScreenSize) -> App {
    let words = [
      "abandoning", "beekeepers", "bicyclists", "bloodhound", "cheesecake", "clockworks", "crowfrocks",
      "everywhere", "frogblocks", "whopgroups",
    ]
    let glosses = ["clockworks\tnoun: any mechanism of geared wheels"]
    let records = SharedRecords()
    for isWon in [true, true, false] {
      records.finish(
        GameResult(player: "Ada", mode: .devilHard, language: "en", day: DailyTests.today, isWon: isWon),
        game: 0)
    }
    let library = Library.sample(words: words.map { $0 + " 1" }, glosses: glosses)
    return App.showing(size, records: records, library: library) { context in
      let dealt = Candidates(
        context.lexicon, alphabet: context.profile.language.alphabet, length: 10, upTo: .rare)
      let round = HangmanRound(GameSession(.devilHard, &context), game: DevilHangman(dealt), &context)
      return HangmanScreen(.game(round), &context)
    }.typing("eaiotsndm")
  }

  private static let textTwistLooks: [Look] = [
    Look(name: "twist") { halfFound($0) },
    Look(name: "twist-compact", size: .compact) { halfFound($0) },
    Look(name: "twist-large", size: .large) { halfFound($0) },
    Look(name: "twist-bingo") { size in
      var app = rack(
        size, "cod", "con", "don", "code", "cone", "done", "coden", "coned", "donne", "nonce", "cond")
      app.run(seconds: 33)
      app.enter("conned")
      return app
    },
    Look(name: "twist-end") { ended($0) },
    Look(name: "twist-end-compact", size: .compact) { ended($0) },
    Look(name: "twist-sixty") { size in
      let words = App.conned + App.widestRack.filter { !App.conned.contains($0) }
      var app = App.showing(size, library: .sample(words: words)) { context in
        let lexicon = context.lexicon
        let racks =
          Array(repeating: Rack(letters: Array("conned"), lexicon: lexicon), count: 3)
          + [
            Rack(letters: Array("danios"), lexicon: lexicon),
            Rack(letters: Array("conned"), lexicon: lexicon),
          ]
        return twist(racks, &context)
      }
      for _ in 1...3 {
        app.enter("coden", "coned", "donne", "nonce", "code", "conned")
        app.type("=")
      }
      app.enter("ado", "ads", "and", "nods", "soda", "danios")
      app.shuffle(until: "IOSNAD")
      app.run(seconds: 111)
      app.enter("ado")
      return app
    },
  ]

  /// A timed game with a clock of two minutes, as in earlier versions and in the design.
  private static func twist(_ racks: [Rack], _ context: inout Context) -> TextTwistScreen {
    let game = TextTwist(
      mode: .timed, version: .first, alphabet: context.profile.language.alphabet, first: racks[0],
      of: racks.count)
    return TextTwistScreen(
      TextTwistRun(game, GameSession(.textTwistTimed, &context), from: .classic(racks), &context), context)
  }

  private static func rack(_ size: ScreenSize, _ words: String...) -> App {
    let records = SampleRecords { state in
      state.tallies["Ada"] = [Tally(mode: .textTwistTimed, played: 9, won: 2, mostPoints: 112)]
      state.standings[.textTwistTimed] = [
        Standing(player: "Bob", score: 412, day: DailyTests.today, isLatest: false)
      ]
    }
    let library = Library.sample(
      words: App.conned, glosses: ["nonce\tnoun: the one occasion for which a word is coined"])
    var app = App.showing(size, records: records, library: library) { context in
      let rack = Rack(letters: Array("conned"), lexicon: context.lexicon)
      return twist([rack, rack], &context)
    }
    for word in words { app.enter(word) }
    return app
  }

  private static func halfFound(_ size: ScreenSize) -> App {
    var app = rack(size, "cod", "con", "code", "cone", "coden", "coned", "donne", "nonce", "cond", "don")
    app.shuffle(until: "EN.D..")
    app.run(seconds: 33)
    app.enter("done")
    app.type("co")
    return app
  }

  private static func ended(_ size: ScreenSize) -> App {
    var app = rack(
      size, "cod", "con", "den", "don", "one", "code", "cone", "done", "none", "coden", "donne", "cond")
    app.run(seconds: 120)
    return app
  }
}

extension App {
  fileprivate func typing(_ letters: String) -> App {
    var app = self
    app.type(letters)
    return app
  }

  /// Twists until the tiles have this order; a point stands for any letter.
  fileprivate mutating func shuffle(until wanted: String) {
    let wanted = Array(wanted)
    for _ in 0..<20_000 {
      guard let bank = open(TextTwistScreen.self)?.game.tiles.bank else { return }
      let lies = zip(wanted, bank).allSatisfy {
        $0 == "." ? "co".contains($1 ?? " ") || $1 == "n" : $0 == $1?.capital
      }
      if lies { return }
      type(" ")
    }
  }
}
