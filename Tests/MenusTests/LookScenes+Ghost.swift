import Engines
import Records
import ScreenTesting
import TestSupport
import TextUI

@testable import GhostUI
@testable import HangmanUI
@testable import Kit
@testable import Menus
@testable import TextTwistUI

extension GoldenTests {
  static let ghostLooks: [Look] = [
    Look(name: "ghost") { turn($0) },
    Look(name: "ghost-compact", size: .compact) { turn($0) },
    Look(name: "ghost-large", size: .large) { turn($0) },
    Look(name: "ghost-round") { round($0) },
    Look(name: "ghost-round-compact", size: .compact) { round($0) },
    Look(name: "ghost-match") { size in
      // Medium loses by impossible words and by BERG, Ada by two words that she could have avoided completing.
      let won = match(
        size, .medium,
        words: ["berg 1", "dolly 1", "dollop 1", "cello 1", "cellar 1", "quaking 1"],
        rounds: ["quax", "quakx", "dolly", "dollx", "cello", "cellx"], last: "ber")
      var app = won
      app.advance(by: GhostScreen.moment)
      app.settle()
      return app
    },
    Look(name: "coach") { size in
      let words = App.coachWords.filter { !["dear 1", "quack 1"].contains($0) } + ["berry 1", "quack 2"]
      var match = Ghost(
        players: [.init("Ada"), .init("Easy", level: .easy)],
        rules: .init(list: .standard, starter: 1, version: .first),
        alphabet: language("en").alphabet, lexicon: Lexicon(words))
      for (number, round) in ["berry", "quasaa", "berry", "quango", "berry"].enumerated() {
        if number > 0 { _ = match.beginRound() }
        for letter in round { _ = match.add(letter) }
      }
      let coached = match
      return App.showing(size, library: .sample(glosses: SampleGlosses.ghost)) { _ in
        GhostCoachScreen<Never>(coached, atRound: 1, hasMeanings: true, whenClosed: .stay)
      }
    },
  ]

  /// The fourth round against Hard, with bluff: Hard has added R.
  private static func turn(_ size: ScreenSize) -> App {
    var app = match(
      size, .hard, bluff: true, words: ["berry 1", "berret 1", "quads 1"],
      rounds: ["berry", "syq#", "quads"], last: "be",
      wins: (3, 8, 46))
    app.advance(by: GhostScreen.moment)
    return app
  }

  /// The fourth round against Easy: Ada has added the last letter of BERRY.
  private static func round(_ size: ScreenSize) -> App {
    var app = match(
      size, .easy, starter: 1, words: ["berry 1", "berret 1", "quad 1", "dear 1", "representation 1"],
      rounds: ["quad", "representatx", "dear"], last: "berr")
    app.type("y")
    app.settle()
    return app
  }

  /// Ada's match under the first version of the rules, in which the players take turns at starting.
  /// - Parameters:
  ///   - rounds: the letters of each round; `#` challenges the last letter, which is admitted to be a bluff.
  ///   - last: the letters of the round in progress.
  static func match(
    _ size: ScreenSize, _ level: GhostLevel, bluff: Bool = false, starter: Int = 0, words: [String],
    rounds: [String], last: String, wins: (won: Int, lost: Int, best: Int)? = nil,
    records: SharedRecords = SharedRecords()
  ) -> App {
    let mode: Mode = level == .easy ? .ghostEasy : level == .medium ? .ghostMedium : .ghostHard
    for number in 0..<(wins.map { $0.won + $0.lost } ?? 0) {
      let isWon = number < wins!.won
      records.finish(
        GameResult(
          player: "Ada", mode: mode, language: "en", day: DailyTests.today, isWon: isWon,
          points: number == 0 ? wins!.best : 5), game: 0)
    }
    return App.showing(size, records: records, library: .sample(words: words, glosses: SampleGlosses.ghost)) {
      context in
      var match = Ghost(
        players: [.init("Ada"), .init("", level: level)],
        rules: .init(bluff: bluff, starter: starter, version: .first),
        alphabet: context.profile.language.alphabet, lexicon: context.lexicon)
      for round in rounds + [last] {
        for letter in round {
          _ = letter == "#" ? match.challenge() : match.add(letter)
          if letter == "#" { _ = match.answer(nil) }
        }
        if round != last { _ = match.beginRound() }
      }
      context.profile.settings.isAnimated = true
      return GhostScreen(match, GameSession(mode, &context), names: ["Ada", nil], &context)
    }
  }
}
