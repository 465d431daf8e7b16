import Engines
import Play
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

/// The bindings of every screen: the bottom line, help, and the way back.
struct KeyTableTests {
  /// A binding of any screen, whatever the type of its commands.
  private struct Row {
    let keys: [Key]
    let click: Key?
    let cap: String
    let label: String
    let help: String
    let helpCap: String
  }

  private static func rows(_ app: App) -> [Row] {
    let top: any AskedScreen = app.layers[app.layers.count - 1]
    return rows(of: top, app.context)
  }

  private static func rows<Top: AskedScreen>(of screen: Top, _ context: Context) -> [Row] {
    let bindings: [KeyBinding<Top.Command>] = screen.bindings(context)
    return bindings.filter(\.isEnabled)
      .map {
        Row(
          keys: $0.keys, click: $0.click, cap: named($0.cap, context.text.language), label: $0.label,
          help: $0.help,
          helpCap: named($0.helpCap, context.text.language))
      }
  }

  /// A key as it is named in a language.
  static func named(_ cap: String, _ language: String) -> String {
    language == "fr" && cap == "Enter" ? "Entrée" : cap
  }

  /// The possible text of the bottom line for a screen's keys, e.g. `Esc menu`.
  static func labels(_ app: App) -> [String] {
    rows(app).filter { !$0.label.isEmpty }.map { "\($0.cap) \($0.label)" }
  }

  private static func isPopup(_ app: App) -> Bool { app.layers[app.layers.count - 1].isPopup }

  /// The scenes with a popup on top, and the others.
  private static let popupScenes = sorted.popups
  private static let screenScenes = sorted.screens

  private static let sorted = {
    var (popups, screens) = ([GoldenTests.Scene](), [GoldenTests.Scene]())
    for scene in GoldenTests.allScenes {
      if isPopup(scene.build(.home, "en")) { popups.append(scene) } else { screens.append(scene) }
    }
    return (popups: popups, screens: screens)
  }()

  private static func pressing(_ key: Key, _ app: App) -> App {
    var app = app
    app.press(key)
    return app
  }

  /// The displayed name of a key that can be pressed.
  private static func cap(_ key: Key) -> String? {
    switch key {
    case .character(" "): "Space"
    case .character(let character): String(character)
    case .enter: "Enter"
    case .escape: "Esc"
    default: nil
    }
  }

  @Test(
    "nothing is on a function key alone, and what the screen names is the other one",
    arguments: GoldenTests.allScenes)
  func functionKeys(scene: GoldenTests.Scene) {
    for code in Texts.shippedLanguages {
      let app = scene.build(.large, code)
      for row in Self.rows(app) {
        guard let function = row.keys.first(where: { if case .function = $0 { true } else { false } })
        else { continue }
        let printable = row.keys.filter {
          if case .character(let character) = $0 { !character.isLetter } else { false }
        }
        #expect(!printable.isEmpty, "\(row)")
        #expect(row.keys.contains { Self.cap($0) == row.cap }, "\(row)")
        for key in printable {
          #expect(Self.pressing(key, app).frame == Self.pressing(function, app).frame, "\(row)")
        }
        if !row.label.isEmpty, !Self.isPopup(app) {
          #expect(app.shows("\(row.cap) \(row.label)"), "\(row)")
        }
      }
    }
  }

  @Test(
    "help opens by the key that the bottom line names, by F1 and by a click",
    arguments: screenScenes, ScreenSize.allCases)
  func help(scene: GoldenTests.Scene, size: ScreenSize) throws {
    for code in Texts.shippedLanguages {
      let app = scene.build(size, code)
      try #require(!Self.isPopup(app))
      let byFunctionKey = Self.pressing(.function(1), app)
      #expect(byFunctionKey.layers.last is any AnyHelp)
      let line = app.frame.row(size.size.height - 1)
      let label = app.context.text("help")
      // After typed text `?` is text as well, which the bottom line reflects.
      let isText = app.layers[app.layers.count - 1].takesText
      let cap = isText ? "Ctrl-G" : "?"
      #expect(line.contains("\(cap) \(label)"))
      #expect(Self.pressing(.control("g"), app).frame == byFunctionKey.frame)
      #expect((Self.pressing(.character("?"), app).frame == byFunctionKey.frame) != isText)
      let place = try #require(app.frame.find("\(cap) \(label)"))
      var clicking = app
      clicking.send(.click(place.origin))
      #expect(clicking.frame == byFunctionKey.frame)
    }
  }

  @Test("help names every key of its screen, from the same table", arguments: screenScenes)
  func table(scene: GoldenTests.Scene) throws {
    for code in Texts.shippedLanguages {
      let app = scene.build(.large, code)
      try #require(!Self.isPopup(app))
      let help = Self.pressing(.function(1), app)
      for row in Self.rows(app) where !row.help.isEmpty {
        #expect(help.canClick(row.help), "\(row)")
        let lines = (0..<help.frame.size.height).map(help.frame.row)
        #expect(lines.contains { $0.contains("\(row.helpCap)  ") && $0.contains(row.help) }, "\(row)")
      }
    }
  }

  @Test(
    "every key that the bottom line names can be clicked there, and the click is the key",
    arguments: screenScenes, ScreenSize.allCases)
  func bottomLine(scene: GoldenTests.Scene, size: ScreenSize) throws {
    for code in Texts.shippedLanguages {
      let app = scene.build(size, code)
      try #require(!Self.isPopup(app))
      let y = size.size.height - 1
      let line = app.frame.row(y)
      for row in Self.rows(app) where !row.label.isEmpty {
        let text = "\(row.cap) \(row.label)"
        guard let key = row.click, let start = line.firstRange(of: text) else {
          // A large terminal shows them all, even those that describe several keys.
          #expect(row.keys.isEmpty || size != .large, "\(text)")
          continue
        }
        let x = line.distance(from: line.startIndex, to: start.lowerBound)
        // Of two arrows the first sends its own key.
        let first: Key = row.cap == "← →" ? .left : row.cap == "↑ ↓" ? .up : key
        let end = x + text.columns - 1
        #expect(app.frame.key(at: Point(x: x, y: y)) == first, "\(text)")
        #expect(app.frame.key(at: Point(x: end, y: y)) == key, "\(text)")
        guard size == .compact else { continue }
        var clicking = app
        clicking.send(.click(Point(x: end, y: y)))
        #expect(clicking.frame == Self.pressing(key, app).frame, "\(text)")
      }
    }
  }

  @Test(
    "what can be clicked of a popup stays in its box, what stays reachable under it excepted",
    arguments: popupScenes)
  func boxed(scene: GoldenTests.Scene) throws {
    for code in Texts.shippedLanguages {
      let app = scene.build(.compact, code)
      try #require(Self.isPopup(app))
      for target in app.frame.targets
      where target.area.minY < ScreenSize.compact.size.height - 1 && !target.isReachable {
        let line = Array(app.frame.row(target.area.minY).padded(to: ScreenSize.compact.size.width))
        #expect(line[..<target.area.minX].contains { "│║└".contains($0) }, "\(target)")
        #expect(line[target.area.maxX...].contains { "│║┘".contains($0) }, "\(target)")
      }
    }
  }

  @Test(
    "under a popup the bottom line has the popup's keys and no others",
    arguments: popupScenes)
  func covered(scene: GoldenTests.Scene) {
    let app = scene.build(.home, "en")
    let own = Self.rows(app)
    let keys = (0..<80).compactMap { app.frame.key(at: Point(x: $0, y: 23)) }
    #expect(!keys.isEmpty)
    for key in keys {
      let isFirstArrow = own.contains { key == .up && $0.cap == "↑ ↓" || key == .left && $0.cap == "← →" }
      #expect(isFirstArrow || own.contains { $0.click == key || $0.keys.contains(key) }, "\(key)")
    }
    let namesHelp = app.frame.text.split(separator: "\n").last!.contains("? help")
    #expect(!namesHelp || own.contains { $0.cap == "?" })
  }

  private static let withoutNotices = GoldenTests.allScenes.filter { !$0.name.hasPrefix("notice") }

  @Test("Esc leads back from everywhere, at last to the title", arguments: withoutNotices)
  func back(scene: GoldenTests.Scene) {
    var app = scene.build(.home, "en")
    app.run(seconds: 2)
    for _ in 0..<12 where app.layers.count > 1 {
      app.listen()
      let before = app
      app.press(.escape)
      #expect(app.frame != before.frame)
      // In a game in progress Esc asks, and the answer `Menu` leads back.
      if app.shows("Keep playing") { app.click("Menu") }
    }
    #expect(app.layers.count == 1)
    #expect(app.shows("q quit"))
    // A walk through the yard ends, too.
    app.press(.escape)
    let title = app.frame
    app.press(.escape)
    #expect(app.frame == title)
    #expect(!app.isOver)
  }

  @Test("in a field for a name, help is on a printable key as long as the field is empty")
  func inAFieldForANameHelpIsOnAPrintableKeyAsLongAsThe() {
    var app = App.started(records: .inMemory)
    app.type("pn")
    #expect(app.shows("What is your name?"))
    #expect(app.shows("? help"))
    app.type("?")
    #expect(app.shows("Keys · Players"))
    app.press(.escape)
    app.type("Who?")
    #expect(app.shows("Who?"))
    #expect(app.shows("Ctrl-G help"))
    app.press(.control("g"))
    #expect(app.shows("Keys · Players"))
    app.press(.escape, .enter)
    #expect(app.context.profile.player == "Who?")
  }

  @Test("Ctrl-C leaves from everywhere, whatever is typed or asked", arguments: GoldenTests.allScenes)
  func leaves(scene: GoldenTests.Scene) {
    let app = scene.build(.home, "en")
    #expect(Self.pressing(.control("c"), app).isOver)
    var small = app
    small.send(.resize(Size(width: 20, height: 5)))
    #expect(Self.pressing(.control("c"), small).isOver)
  }

  @Test("drawing again gives the same frame", arguments: GoldenTests.allScenes)
  func redraws(scene: GoldenTests.Scene) {
    var app = scene.build(.home, "en")
    let before = app.frame
    app.send(.redraw)
    let isSame = app.frame.looksAndActs(like: before)
    #expect(isSame)
  }

  /// The text of the selected row of a help page, whose lines are filled.
  private static func selectedRow(_ app: App) -> String {
    let frame = app.frame
    let lines = (0..<frame.size.height).map { y in
      (0..<frame.size.width).filter { frame.cells[y * frame.size.width + $0].role == .chosen }
        .map { String(frame.cells[y * frame.size.width + $0].character) }.joined()
    }
    return lines.joined(separator: " ").split(separator: " ").joined(separator: " ")
  }

  @Test(
    "on a narrow terminal every row of a help page is whole",
    arguments: screenScenes, [Size(width: 40, height: 16), Size(width: 61, height: 19)])
  func wholeHelp(scene: GoldenTests.Scene, size: Size) {
    for code in Texts.shippedLanguages {
      var app = scene.build(.compact, code)
      app.send(.resize(size))
      var help = Self.pressing(.function(1), app)
      for row in Self.rows(app) where !row.help.isEmpty {
        let words = row.help.split(separator: " ").joined(separator: " ")
        let text = row.helpCap + " " + words
        #expect(Self.selectedRow(help) == "▸ " + text)
        help.press(.down)
      }
    }
  }
}
