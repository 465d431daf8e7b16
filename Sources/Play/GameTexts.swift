import Engines
import Records
import Texts

extension Texts {
  /// The name of a game.
  package func name(_ kind: GameKind) -> String {
    switch kind {
    case .hangman: self("Hangman")
    case .textTwist: self("Text Twist")
    case .ghost: self("Ghost")
    }
  }

  /// What a game is, for the menu.
  package func tagline(_ kind: GameKind) -> String {
    switch kind {
    case .hangman: self("save someone, letter by letter")
    case .textTwist: self("six letters, every word in them")
    case .ghost: self("add a letter, never finish a word")
    }
  }

  /// The name of a mode in a list: that of its game, its host and its level, or that it is the day's.
  package func name(of mode: Mode) -> String {
    let name = modeName(mode)
    return name.short.isEmpty ? name.game : "\(name.game), \(name.short)"
  }

  /// The display name of a mode; daily ones are grouped as daily puzzles.
  package func modeName(_ mode: Mode) -> ModeName {
    if mode.isDaily { return ModeName(game: self("Daily"), host: name(mode.game)) }
    return switch mode.game {
    case .hangman: hangmanName(of: mode)
    case .textTwist: textTwistName(of: mode)
    case .ghost: ghostName(of: mode)
    }
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
  package var introduction: [IntroductionPage] { [welcome] + GameKind.allCases.map(page) }

  private var welcome: IntroductionPage {
    IntroductionPage(
      title: self("Welcome to Wordyard"),
      text: self(
        """
        Three word games. Play alone, against the computer, two at one keyboard, or at \
        tables, each at a terminal of this machine. What you leave unfinished waits for you.
        """))
  }

  private func page(of kind: GameKind) -> IntroductionPage {
    let text =
      switch kind {
      case .hangman: hangmanRules
      case .textTwist: textTwistRules
      case .ghost: ghostRules(isBluff: false)
      }
    let tip = kind == .hangman ? self("Tab lets you fill in all of it.") : ""
    return IntroductionPage(title: name(kind), text: text, tip: tip)
  }
}

extension Texts {
  /// The result of a day's puzzle, without spoilers.
  package func dailyLine(_ result: GameResult) -> String {
    switch result.mode.game {
    case .hangman: hangmanDailyLine(result)
    case .textTwist: textTwistDailyLine(result)
    case .ghost: ghostDailyLine(result)
    }
  }

  /// The same for sharing, in at most 22 columns that say everything the symbols do, e.g. `21 of 34, 143 points`.
  package func dailyShareLine(_ result: GameResult) -> String {
    let letters = result.details.letters ?? 0
    let line =
      switch result.mode.game {
      case .hangman:
        result.isWon ? self("\(result.misses) of \(Hangman.missesAllowed) wrong") : self("not found")
      case .textTwist: textTwistDailyLine(result)
      case .ghost:
        result.isWon
          ? self("won in \(letters) letter", plural: "won in \(letters) letters", letters)
          : self("lost in \(letters) letter", plural: "lost in \(letters) letters", letters)
      }
    return line + hint(result)
  }

  func hint(_ result: GameResult) -> String {
    (result.details.hints ?? 0) > 0 ? " " + self("+hint") : ""
  }
}

extension GameResult {
  /// The result of a day's puzzle in at most 17 symbols without spoilers, e.g. `■■□■■`; empty when it lacks the details.
  package var dailyGlyphs: String {
    switch mode.game {
    case .hangman:
      // One square for each guess, filled for a hit.
      return String((details.guesses ?? "").prefix(17).map { $0 == "h" || $0 == "s" ? "■" : "□" })
    case .textTwist:
      // Ten squares that show the share of words found, `★` for a six-letter word, `×2` for all words.
      guard let found = details.wordsFound, let total = details.wordsTotal, total > 0 else { return "" }
      let filled = min(10, max(found > 0 ? 1 : 0, found * 10 / total))
      let squares = String(repeating: "▪", count: filled) + String(repeating: "▫", count: 10 - filled)
      let hasBingo = details.bingos.map { $0 > 0 } ?? isWon
      return squares + (hasBingo ? " ★" : "") + (found >= total ? " ×2" : "")
    case .ghost:
      // One circle for each letter, hollow for the player's own.
      return String((details.turns ?? "").prefix(14).map { $0 == "0" ? "○" : "●" })
    }
  }
}
