import ScreenTesting
import TestSupport
import Testing
import TextUI

@testable import GhostUI
@testable import HangmanUI
@testable import Kit
@testable import Menus
@testable import TextTwistUI

/// Every screen as a player sees it, in both languages and three sizes.
struct GoldenTests {
  struct Scene: Sendable, CustomTestStringConvertible {
    let name: String
    let build: @Sendable (ScreenSize, String) -> App
    var testDescription: String { name }
  }

  private static let hangmanScenes: [Scene] = [
    Scene(name: "title") { .started($0, language: $1) },
    Scene(name: "hangman-setup") { size, code in
      var app = App.started(size, language: code)
      app.press(.enter)
      return app
    },
    Scene(name: "hangman-setup-dictionary") { size, code in
      var app = App.started(size, language: code)
      app.press(.enter, .home, .right)
      return app
    },
    Scene(name: "hangman-categories") { size, code in
      var app = App.started(size, language: code)
      app.press(.enter, .down, .character(" "))
      return app
    },
    Scene(name: "hangman-begun") { .playing("A rolling stone gathers no moss", $0, language: $1) },
    Scene(name: "hangman-guesses") { size, code in
      var app = App.playing("A rolling stone gathers no moss", size, language: code)
      app.type("aelncdu")
      return app
    },
    Scene(name: "hangman-wrapped") { size, code in
      var app = App.playing(App.wrapped, size, language: code)
      app.type("aeiou")
      return app
    },
    Scene(name: "hangman-repeated") { size, code in
      var app = App.playing("Catch-22", size, language: code)
      app.type("cxx")
      return app
    },
    Scene(name: "hangman-won") { size, code in
      var app = App.playing("Crème brûlée", size, language: code)
      app.type("xcrembul")
      return app
    },
    Scene(name: "hangman-lost") { size, code in
      var app = App.playing("A rolling stone gathers no moss", size, language: code)
      app.type("abcdfjkpq")
      return app
    },
    Scene(name: "hangman-help") { size, code in
      var app = App.playing("moss", size, language: code)
      app.type("?")
      return app
    },
    Scene(name: "hangman-start-over") { size, code in
      var app = App.playing("moss", size, language: code)
      app.type("=")
      return app
    },
    Scene(name: "hangman-leave") { size, code in
      var app = App.playing("moss", size, language: code)
      app.press(.escape)
      return app
    },
  ]

  static let allScenes =
    hangmanScenes + hostScenes + textTwistScenes + ghostScenes + titleScenes + recordsScenes + meaningScenes
    + practiceScenes + replayScenes + codeScenes + postScenes + raceScenes + duelScenes + whatIfScenes

  /// The main playing screens, for which the roles of the cells are recorded as well, in English on 80×24.
  static let roleScenes = ["hangman-guesses", "twist-half-found", "ghost-answered"]

  private static func name(_ scene: Scene, _ size: ScreenSize, _ code: String) -> String {
    "\(scene.name)-\(code)-\(size)"
  }

  /// English in every size; Dutch, whose texts are longer, in the tightest size and at home.
  static let variants: [(code: String, size: ScreenSize)] =
    ScreenSize.allCases.map { ("en", $0) } + [("nl", .compact), ("nl", .home)]

  @Test("a screen looks as it was last looked at", arguments: allScenes)
  func golden(scene: Scene) {
    for (code, size) in Self.variants {
      expectGolden(scene.build(size, code).frame, Self.name(scene, size, code))
    }
  }

  @Test("every screen has the header and the bottom line of the table", arguments: variants.indices)
  func frameLines(variant: Int) {
    let (code, size) = Self.variants[variant]
    let lines = Self.allScenes.flatMap { [$0.name + ":"] + $0.build(size, code).frame.frameLines }
    expectRecorded(lines.joined(separator: "\n") + "\n", "lines-\(code)-\(size).txt")
  }

  @Test("a screen looks as the design draws it, or as was last looked at", arguments: looks)
  func look(_ look: Look) {
    expectGolden(look.build(look.size).frame, "look-\(look.name)-en-\(look.size)")
  }

  @Test("the roles of each frame are those recorded", arguments: roleScenes)
  func roles(name: String) throws {
    let scene = try #require(Self.allScenes.first { $0.name == name })
    expectGoldenRoles(scene.build(.home, "en").frame, Self.name(scene, .home, "en"))
  }

  @Test("no golden is left of a screen that is gone") func noGoldenIsLeftOfAScreenThatIsGone() {
    let known =
      Self.variants.flatMap { code, size in
        Self.allScenes.map { Self.name($0, size, code) + ".txt" } + ["lines-\(code)-\(size).txt"]
      } + Self.roleScenes.map { "\($0)-en-home.roles.txt" }
      + Self.looks.map { "look-\($0.name)-en-\($0.size).txt" }
    #expect(Checkout.names(in: "Tests/Golden") == known.sorted())
  }

  @Test("in ASCII a screen has the same shape and no other character", arguments: allScenes)
  func ascii(scene: Scene) {
    let frame = scene.build(.home, "nl").frame
    #expect(frame.inASCII.text.allSatisfy { $0.isASCII })
    for (cell, likeness) in zip(frame.cells, frame.inASCII.cells) where likeness.character == "?" {
      #expect(cell.character == "?" || cell.character.isLetter, "\(cell.character) has no likeness")
    }
  }
}
