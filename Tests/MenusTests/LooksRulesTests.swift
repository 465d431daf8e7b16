import Engines
import ScreenTesting
import TestSupport
import Testing
import TextUI
import Texts

@testable import GhostUI
@testable import HangmanUI
@testable import Kit
@testable import Menus
@testable import TextTwistUI

/// Rules that apply to every screen.
struct LooksRulesTests {
  /// Whether a popup is open that is not a result: such a popup may cover rows 0 and 1.
  private static func isCovered(_ app: App) -> Bool {
    let top = app.layers[app.layers.count - 1]
    return top.dims
  }

  @Test("row 0 shows the path, row 1 is a rule, the last row lists keys", arguments: GoldenTests.allScenes)
  func bands(scene: GoldenTests.Scene) {
    for size in ScreenSize.allCases {
      let app = scene.build(size, "en")
      let frame = app.frame
      let last = frame.size.height - 1
      #expect(frame.targets.contains { $0.area.minY == last }, "\(size)")
      #expect(!frame.row(last).contains { "│┌┐└┘║╔╗╚╝".contains($0) }, "\(size)")
      guard !Self.isCovered(app) else { continue }
      #expect(!frame.row(0).isEmpty, "\(size)")
      let rule = frame.row(1)
      #expect(rule.count == frame.size.width && rule.allSatisfy { "─━".contains($0) }, "\(size)")
    }
  }

  @Test(
    "over a game lie only results, which leave it bright, help, and the lists that were asked for",
    arguments: GoldenTests.allScenes)
  func overGames(scene: GoldenTests.Scene) {
    for code in Texts.shippedLanguages {
      let app = scene.build(.home, code)
      let games = app.layers.filter { !$0.isPopup && $0.saved(app.context) != nil }
      let top = app.layers[app.layers.count - 1]
      guard !games.isEmpty, top.isPopup else { continue }
      switch top {
      case is any AnyHelp, is any AnyChoice: break
      default: #expect(!top.dims, "\(top)")
      }
    }
  }

  @Test("every help page begins with rules", arguments: GoldenTests.allScenes)
  func helpRules(scene: GoldenTests.Scene) {
    var app = scene.build(.home, "en")
    app.press(.function(1))
    guard let help = app.layers[app.layers.count - 1] as? any AnyHelp else { return }
    #expect(!help.rules.isEmpty, "\(app)")
  }

  @Test("a win has the frame and the title of a win, and anything else those of its kind")
  func frames() {
    for size in ScreenSize.allCases {
      for scene in GoldenTests.allScenes {
        let app = scene.build(size, "en")
        guard let popup = app.layers[app.layers.count - 1] as? any AnyPopup else { continue }
        let area = popup.area(in: app.frame.layout)
        let frame = app.frame[area.origin]
        #expect(frame.role == (popup.look == .won ? .won : .rule), "\(scene.name)")
        let title = (area.minX + 2..<area.maxX - 2).map { app.frame[Point(x: $0, y: area.minY)] }
        let letter = title.first { !"─═ ".contains($0.character) }
        let role: Role =
          switch popup.look {
          case .won: .won
          case .lost: .wrong
          case .right: .right
          case .neutral: .title
          }
        #expect(letter?.role == role, "\(scene.name)")
        #expect(popup.labels.count <= 3, "\(scene.name)")
      }
    }
  }

  @Test("the winner of a round has a thin frame and a title in green")
  func theWinnerOfARoundHasAThinFrameAndATitleInGreen() {
    let app = GoldenTests.allScenes.first { $0.name == "ghost-round-won" }!.build(.home, "en")
    #expect((app.layers[app.layers.count - 1] as? any AnyPopup)?.look == .right)
    #expect(app.frame[Point(x: 8, y: 14)].character == "┌")
  }

  /// Screens whose texts cannot be too long, because they do not come from a player, a game or a dictionary.
  private static let whole = GoldenTests.allScenes.filter { scene in
    let names = [
      "race-", "table-l", "daily", "twist-", "settings", "duel-secret", "duel-table-l", "duel-table-h",
    ]
    return scene.name.hasSuffix("-help") || names.contains { scene.name.hasPrefix($0) }
  }

  @Test("no sentence is cut, in any language", arguments: whole)
  func uncut(scene: GoldenTests.Scene) {
    for size in ScreenSize.allCases {
      for code in Texts.shippedLanguages {
        let rows = scene.build(size, code).frame.text.split(separator: "\n")
        // The panel of the large layout shows as much of a phrase as fits.
        let cut = rows.filter { $0.contains("…") && !$0.contains("✓ ") && !$0.contains("× ") }
        #expect(cut.isEmpty, "\(size), \(code)")
      }
    }
  }

  @Test("no label of a form touches its value", arguments: GoldenTests.allScenes)
  func labels(scene: GoldenTests.Scene) {
    for size in ScreenSize.allCases {
      for code in Texts.shippedLanguages {
        let text = Array(scene.build(size, code).frame.text)
        for (index, sign) in text.enumerated() where sign == "◂" && index > 0 {
          #expect(!text[index - 1].isLetter, "\(size), \(code)")
        }
      }
    }
  }

  @Test("nothing is exclaimed", arguments: GoldenTests.allScenes)
  func calm(scene: GoldenTests.Scene) {
    for code in Texts.shippedLanguages {
      // In Dutch a ghost says so.
      let text = scene.build(.home, code).frame.text.replacing("spook!", with: "spook").map(\.self)
      for (index, sign) in text.enumerated() where sign == "!" && index > 0 {
        #expect(!text[index - 1].isLetter && !".?".contains(text[index - 1]))
      }
    }
  }

  @Test("a button of a result does not touch the frame", arguments: GoldenTests.allScenes)
  func airBesideButtons(scene: GoldenTests.Scene) {
    for size in ScreenSize.allCases {
      for code in Texts.shippedLanguages {
        var app = scene.build(size, code)
        guard let popup = app.layers[app.layers.count - 1] as? any AnyPopup, popup.place != nil else {
          continue
        }
        app.listen()
        for _ in popup.labels {
          let area = popup.area(in: app.frame.layout)
          let row = app.frame.row(area.maxY - 2).map { $0 }
          #expect(row[area.minX + 1] == " " && row[area.maxX - 2] == " ", "\(size), \(code)\(app)")
          for index in popup.labels.indices {
            #expect(app.frame.targets.contains { $0.key == .choose(index) }, "\(size), \(code)\(app)")
          }
          app.press(.right)
        }
      }
    }
  }

  @Test("a text that is wrapped ends with one word alone only if it must")
  func aTextThatIsWrappedEndsWithOneWordAloneOnlyIfIt() {
    #expect("one two three four six".filled(to: 18) == ["one two three", "four six"])
    #expect("one two three four".filled(to: 13) == ["one two", "three four"])
    #expect("one two three four".filled(to: 8) == ["one two", "three", "four"])
    #expect("a very small plant that grows".filled(to: 22) == ["a very small plant", "that grows"])
  }

  @Test(
    "balanced lines are as short as that many lines can be",
    arguments: [
      "Guess the phrase, a letter at a time. Each wrong letter adds to the picture, and the seventh loses.",
      "a bb ccc dddd eeeee ffffff ggggggg hhhhhhhh iiiiiiiii", "één woord met álle accénten, en nog één",
      "a word with unimaginably-long-and-winding-syllables in it", "one",
    ])
  func balancedLinesAreAsShortAsThatManyLinesCanBe(_ text: String) {
    for width in 5...70 {
      let count = text.wrapped(to: width).count
      let narrowest = (1...width).first { text.wrapped(to: $0).count == count } ?? width
      #expect(text.balanced(to: width) == text.wrapped(to: narrowest))
    }
  }
}
