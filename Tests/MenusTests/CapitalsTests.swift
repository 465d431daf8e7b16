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

/// Capitals in a language that pairs them otherwise than Unicode does in most: I with ı, and İ with i.
struct CapitalsTests {
  private static let turkish = try! Language(
    code: "tr",
    configuration: """
      name = Türkçe
      letters = abcçdefgğhıijklmnoöprsştuüvyz
      row = ertyuıopğü
      row = asdfghjklşi
      row = zcvbnmöç
      """, file: "language.conf")

  private static func library(_ phrases: [String] = []) -> Library {
    var library = Library.sample(
      phrases: phrases, words: ["ilik 1", "iliksi 1", "kısılış 1", "ılık 1", "ısılış 1"])
    let others = library.language
    library.language = { $0 == "tr" ? turkish : others($0) }
    return library
  }

  private static func playing(
    _ phrase: String, _ size: ScreenSize = .home, records: any Records = .forgetful,
    host: HangmanSetUp.Host = .phraseBook
  ) -> App {
    var app = App.showing(size, records: records, library: library([phrase])) { context in
      context.profile.language = turkish
      context.hangman.host = host
      return HangmanGame.setUpScreen
    }
    app.press(.enter)
    return app
  }

  @Test("the keyboard, the phrase and the messages of Hangman have them", arguments: ScreenSize.allCases)
  func hangman(size: ScreenSize) {
    var app = Self.playing("ILIK", size)
    #expect(app.shows(" I ") && app.shows(" İ ") && !app.shows("ı") && !app.shows(" i "), "\(app)")
    app.type("ı")
    #expect(app.isHit("I") && app.shows(" İ "), "\(app)")
    #expect(app.open(HangmanScreen.self)?.game.board.map(\.shown) == ["I", nil, "I", nil])
    app.type("İ")
    #expect(app.shows("·İ·") && app.isHit("I"), "\(app)")
    #expect(app.shows("No İ in this one."))
    app.type("I")
    #expect(app.shows("I has been tried already."))
    app.press(.tab)
    app.type("Ş")
    app.type("k")
    #expect(app.shows("ş"))
    app.press(.enter)
    #expect(app.open(HangmanScreen.self)?.game.missedMoves.last == .solve("IşIk"))
    app.press(.tab)
    app.type("lk")
    app.press(.enter)
    #expect(app.open(HangmanScreen.self)?.game.status == .won)
  }

  @Test("what was missed is small in the language")
  func whatWasMissedIsSmallInTheLanguage() {
    var app = Self.playing("İLİK ILIK")
    app.type("abcdefg")
    app.listen()
    #expect(app.spells("i l i k ı l ı k"), "\(app)")
  }

  @Test("Ghost's fragment has them, and so has what is said about it")
  func ghost() {
    var app = App.showing(.home, library: Self.library()) { context in
      context.profile.language = Self.turkish
      return GhostGame.setUpScreen
    }
    app.press(.home, .right, .enter)
    app.type("ilik")
    app.settle()
    #expect(app.shows("İLİK"), "\(app)")
    #expect(!app.shows("ILIK") && !app.shows("ilik"), "\(app)")
  }

  @Test("a replay and the list of games have those of the game's language, not of the words in use")
  func replay() {
    let records = SharedRecords()
    var app = Self.playing("İLİK ILIK", records: records)
    app.type("abcdefg")
    let list = App.showing(records: records, library: Self.library()) { GamesScreen(of: "Ada", &$0) }
    #expect(list.shows("ilik ılık"), "\(list)")
    app = Self.playing("İLİK ILIK", records: records)
    app.type("ilık")
    app = App.showing(records: records, library: Self.library()) { GamesScreen(of: "Ada", &$0) }
    #expect(app.shows("İLİK ILIK"), "\(app)")
    app.press(.enter)
    #expect(app.shows("Replay · Hangman") && app.shows("i l ı k"), "\(app)")
    app.press(.end)
    #expect(app.shows("İ L I [K]"), "\(app)")
  }

  @Test("a game of the Devil is continued while other words are in use")
  func devil() {
    let records = SharedRecords()
    var app = Self.playing("", records: records, host: .devil)
    #expect(app.open(HangmanScreen.self)?.game.candidateHistory != nil, "\(app)")
    app.type("ı")
    app.type("i")
    app.press(.control("c"))
    app = App.started(library: Self.library(), records: records)
    app.readRecords()
    app.press(.enter)
    #expect(app.shows("Welcome back"), "\(app)")
    #expect(app.shows("İ") && app.shows("I"))
  }

  @Test("a command's key has its capital of the interface")
  func aCommandsKeyHasItsCapitalOfTheInterface() {
    let context = App.started().context
    Capitals(of: "en", context).during {
      #expect([Key].letter("i") == [.character("i"), .character("I")])
      #expect("in all".capitalizedFirst == "In all" && "I" == "i".capitals)
    }
    var turkish = context
    turkish.profile.language = Self.turkish
    turkish.capitals.during {
      #expect("in all".capitalizedFirst == "In all" && "In all".loweredFirst == "in all")
      #expect("ilık".capitals == "İLIK" && "İLIK".lowered == "ilık")
    }
  }
}
