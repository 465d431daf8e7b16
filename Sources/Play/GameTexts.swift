import Commentary
import Engines
import Records
import Tables
import Texts

/// A game as everything that is common to all games knows it: what it is called, what is said of its results, and whether a code
/// deals it.
package protocol GameTraits: Sendable {
  var kind: GameKind { get }
  func name(_ text: Texts) -> String
  /// What it is, for the menu.
  func tagline(_ text: Texts) -> String
  /// Its page of the introduction: the text, and what is said with it on the screen about a key; empty without that.
  func page(_ text: Texts) -> (text: String, tip: String)
  /// The display name of one of its modes, except the daily one.
  func name(of mode: Mode, _ text: Texts) -> ModeName
  /// The result of a day's puzzle, without spoilers.
  func dailyLine(_ result: GameResult, _ text: Texts) -> String
  /// The same for sharing, in at most 22 columns that say everything the symbols do, e.g. `21 of 34, 143 points`.
  func shareLine(_ result: GameResult, _ text: Texts) -> String
  /// The result of a day's puzzle in at most 17 symbols without spoilers, e.g. `■■□■■`; empty when it lacks the details.
  func glyphs(_ result: GameResult) -> String
  /// How much of a day's puzzle was achieved, from 0 to 100.
  func worth(_ result: GameResult) -> Int
  /// Whether the game of a code can be dealt with the words of the context.
  func isDealt(by code: GameCode, _ session: GameSession, _ context: inout Context) -> Bool
  /// The games of it that are played at tables.
  var tableGames: [TableGame] { get }
  /// A description of such a game, in two or three words.
  func tagline(_ game: TableGame, _ text: Texts) -> String
  /// The header of a new table, with the rules that were last chosen, and what is asked at it is added to its words; `nil` when they
  /// have no such game.
  func header(
    _ game: TableGame, id: String, words: inout TableWords, _ context: inout Context
  ) -> TableHeader?
}

extension GameTraits {
  package func shareLine(_ result: GameResult, _ text: Texts) -> String { dailyLine(result, text) }
}

extension GameKind {
  private static let allTraits: [any GameTraits] = [
    HangmanTraits(), TextTwistTraits(), GhostTraits(),
  ]

  /// What there is to say of the game.
  package var traits: any GameTraits { Self.allTraits.first { $0.kind == self }! }
}

extension Texts {
  /// The name of a game.
  package func name(_ kind: GameKind) -> String { kind.traits.name(self) }

  /// The name of a mode in a list: that of its game, its host and its level, or that it is the day's.
  package func name(of mode: Mode) -> String {
    let name = modeName(mode)
    return name.short.isEmpty ? name.game : "\(name.game), \(name.short)"
  }

  /// The display name of a mode; daily ones are grouped as daily puzzles.
  package func modeName(_ mode: Mode) -> ModeName {
    mode.isDaily
      ? ModeName(game: self("Daily"), host: name(mode.game)) : mode.game.traits.name(of: mode, self)
  }
}

/// A page of the introduction.
package struct IntroductionPage: Sendable {
  package let title: String
  package let text: String
  /// What is said with it on the screen, about a key.
  package var tip = ""

  package var whole: String { tip.isEmpty ? text : text + " " + tip }
}

extension Texts {
  /// The introduction: a page of the program, and one of each game. What can be typed is each front end's own.
  package var introduction: [IntroductionPage] {
    [welcome]
      + GameKind.allCases.map { kind in
        let (text, tip) = kind.traits.page(self)
        return IntroductionPage(title: name(kind), text: text, tip: tip)
      }
  }

  private var welcome: IntroductionPage {
    IntroductionPage(
      title: self("Welcome to Wordyard"),
      text: self(
        """
        \(numeral(GameKind.allCases.count)) word games. Play alone, against the computer, two at one keyboard, or at \
        tables, each at a terminal of this machine. What you leave unfinished waits for you.
        """
      ).capitalizedFirst)
  }
}

extension Texts {
  /// The result of a day's puzzle for sharing, without spoilers.
  package func dailyShareLine(_ result: GameResult) -> String {
    result.mode.game.traits.shareLine(result, self) + hint(result)
  }

  func hint(_ result: GameResult) -> String {
    (result.details.hints ?? 0) > 0 ? " " + self("+hint") : ""
  }
}

extension GameResult {
  /// The result of a day's puzzle in symbols.
  package var dailyGlyphs: String { mode.game.traits.glyphs(self) }
}
