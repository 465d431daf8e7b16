import Engines
import Play
import ScreenTesting
import TestSupport
import Testing
import TextUI

@testable import GhostUI
@testable import HangmanUI
@testable import Kit
@testable import Menus

/// The on-screen keyboard of languages with long rows.
struct KeyboardFittingTests {
  private static let eleven = ["qwertzuiopü", "asdfghjklöä", "yxcvbnmß"]
  private static let thirteen = ["qwertyuiopåüé", "asdfghjkløæñç", "zxcvbnmòàùìë"]

  private static func language(_ rows: [String]) throws -> Language {
    let letters = rows.joined().sorted().map { String($0) }.joined()
    let lines = ["name = X", "letters = \(letters)"] + rows.map { "row = \($0)" }
    return try Language(code: "x", configuration: lines.joined(separator: "\n"), file: "language.conf")
  }

  /// A screen with the keyboard in a language.
  enum Place: String, CaseIterable, Sendable {
    case hangman, careful, ghost, word, introduction
  }

  private static func app(_ place: Place, _ rows: [String], _ size: ScreenSize) throws -> App {
    let language = try language(rows)
    let words = language.alphabet.letters.map { String(repeating: $0, count: 4) }
    let library = Library.sample(
      phrases: ["x"], words: words.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { $0 + " 1" })
    var app = App.showing(size, library: library) { context in
      context.profile.language = language
      context.hangman.isCareful = place == .careful
      switch place {
      case .hangman, .careful: return HangmanGame.setUpScreen
      case .ghost: return GhostGame.setUpScreen
      case .word:
        let rules = EntryRules.word(longest: 5, least: 2, tooShort: "", context)
        return EntryScreen<Never>(["x"], prompt: "x", rules: rules, context) { _, _ in .stay }
      case .introduction: return IntroductionScreen()
      }
    }
    switch place {
    case .hangman, .careful: app.press(.enter)
    case .ghost: app.press(.home, .right, .enter)
    case .word, .introduction: break
    }
    return app
  }

  /// The cells by the letters that a click on them sends.
  private static func keys(_ app: App) -> [Character: [Point]] {
    var keys: [Character: [Point]] = [:]
    for y in 0..<app.frame.size.height {
      for x in 0..<app.frame.size.width {
        let point = Point(x: x, y: y)
        if case .character(let letter) = app.frame.key(at: point), letter.isLetter {
          keys[letter, default: []].append(point)
        }
      }
    }
    return keys
  }

  @Test(
    "every key is on the screen with its capital, and a click on it is that letter",
    arguments: ScreenSize.allCases, [eleven, thirteen])
  func clicks(size: ScreenSize, rows: [String]) throws {
    for place in [Place.hangman, .careful, .ghost, .word] {
      let app = try Self.app(place, rows, size)
      let keys = Self.keys(app)
      for letter in rows.joined() {
        let points = try #require(keys[letter], "\(letter) in \(place) \(app)")
        let isWhole = points.count == 3 && points[0].y == points[2].y && points[2].x == points[0].x + 2
        #expect(isWhole, "\(letter) in \(place) \(app)")
        #expect(app.frame[points[1]].character == letter.capital, "\(app)")
        var clicked = app
        clicked.send(.click(points[1]))
        switch place {
        case .hangman: #expect(clicked.open(HangmanScreen.self)?.game.tried == [letter])
        case .careful: #expect(clicked.open(HangmanScreen.self)?.pending == letter)
        case .ghost: #expect(clicked.open(GhostScreen.self)?.match.fragment == String(letter))
        default: #expect(clicked.field?.text == String(letter))
        }
      }
    }
  }

  @Test(
    "keys are three columns apart where four do not fit beside the picture, and ten keys five on a large screen",
    arguments: [(ScreenSize.compact, 3, 3), (.home, 4, 3), (.large, 4, 3)])
  func pitch(size: ScreenSize, eleven: Int, thirteen: Int) throws {
    for (rows, pitch) in [(Self.eleven, eleven), (Self.thirteen, thirteen)] {
      let keys = Self.keys(try Self.app(.hangman, rows, size))
      let (first, second) = (try #require(keys["q"]), try #require(keys["w"]))
      #expect(second[0].x - first[0].x == pitch)
    }
    let keyboard = Keyboard(try Self.language(Self.thirteen))
    #expect(keyboard.pitch(5, in: 62) == 4 && keyboard.pitch(5, in: 63) == 5)
  }

  @Test("the introduction's keyboard is whole at the smallest size")
  func theIntroductionsKeyboardIsWholeAtTheSmallestSize() throws {
    var app = try Self.app(.introduction, Self.thirteen, .compact)
    app.press(.right)
    for letter in Self.thirteen.joined() { #expect(app.shows(String(letter.capital)), "\(letter) \(app)") }
  }
}
