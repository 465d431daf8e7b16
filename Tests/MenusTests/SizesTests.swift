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

/// The terminal may change its size on any screen: nothing is lost, and nothing is drawn twice.
struct SizesTests {
  static let sizes = [
    Size(width: 120, height: 40), Size(width: 40, height: 16), Size(width: 61, height: 19),
    Size(width: 39, height: 16), Size(width: 1, height: 1), Size(width: 200, height: 60),
    Size(width: 40, height: 60), Size(width: 80, height: 15),
  ]

  @Test("a screen is the same again when the terminal has its size again", arguments: GoldenTests.allScenes)
  func same(scene: GoldenTests.Scene) {
    var app = scene.build(.home, "en")
    let before = app.frame
    for size in Self.sizes {
      app.send(.resize(size))
      #expect(app.frame.size == size)
      let isTooSmall = size.width < 40 || size.height < 16
      #expect(app.frame.text.contains("Wordyard needs") == (isTooSmall && size.width >= 14))
    }
    app.send(.resize(ScreenSize.home.size))
    let isSame = app.frame.looksAndActs(like: before)
    #expect(isSame)
  }

  static let playable = [
    Size(width: 40, height: 16), Size(width: 59, height: 19), Size(width: 60, height: 20),
    Size(width: 79, height: 40), Size(width: 80, height: 24), Size(width: 117, height: 37),
    Size(width: 118, height: 38), Size(width: 200, height: 70),
  ]

  /// All scenes in both languages, by name; built once, because each suite here uses all of them.
  private static let built: [(name: String, app: App)] = Texts.shippedLanguages.flatMap { code in
    GoldenTests.allScenes.map { (name: "\($0.name)-\(code)", app: $0.build(.home, code)) }
  }

  private static func scenes(_ size: Size) -> [(name: String, app: App)] {
    built.map { scene in
      var app = scene.app
      app.send(.resize(size))
      return (scene.name, app)
    }
  }

  /// Whether an area is a proper part of another one.
  private static func lies(_ inner: Rect, inside outer: Rect) -> Bool {
    inner.minX >= outer.minX && inner.maxX <= outer.maxX && inner.minY >= outer.minY
      && inner.maxY <= outer.maxY && inner.width * inner.height < outer.width * outer.height
  }

  @Test(
    "what can be clicked lies on the screen, and none of it is under something else",
    arguments: playable)
  func targets(size: Size) {
    for (name, app) in Self.scenes(size) {
      let bounds = Rect(x: 0, y: 0, width: size.width, height: size.height)
      for target in app.frame.targets {
        let area = target.area
        let isInside =
          bounds.contains(area.origin) && area.maxX <= bounds.maxX && area.maxY <= bounds.maxY
        #expect(isInside && area.width > 0 && area.height > 0, "\(name): \(target)")
        // A button may be within a row that can be clicked as a whole; otherwise areas must not overlap.
        let others = app.frame.targets.filter { other in
          let one = area, two = other.area
          let overlaps =
            one.minX < two.maxX && two.minX < one.maxX && one.minY < two.maxY && two.minY < one.maxY
          return other.key != target.key && overlaps && !Self.lies(one, inside: two)
            && !Self.lies(two, inside: one)
        }
        #expect(others.isEmpty, "\(name): \(target) and \(others)")
        #expect(
          (area.minY..<area.maxY).contains { y in
            (area.minX..<area.maxX).contains { app.frame.key(at: Point(x: $0, y: y)) == target.key }
          }, "\(name): \(target) is covered")
      }
    }
  }

  @Test(
    "every command of a screen is a click away: a click opens help, and there it is a row",
    arguments: [Size(width: 40, height: 16), Size(width: 61, height: 19), Size(width: 80, height: 24)])
  func commands(size: Size) {
    for (name, app) in Self.scenes(size) {
      let top = app.layers[app.layers.count - 1]
      guard !top.isPopup else { continue }
      var help = app
      let y = size.height - 1
      let opensHelp = (0..<size.width).contains { app.frame.key(at: Point(x: $0, y: y)) == .function(1) }
      #expect(opensHelp, "\(name): no click opens help")
      help.press(.function(1))
      var lines: [String] = []
      for _ in 0..<top.helpRows(app.context).count {
        lines += Set(help.frame.targets.map(\.area.minY)).map(help.frame.row)
        help.press(.down)
      }
      for row in top.helpRows(app.context) {
        // On a terminal of less than 80 columns a long help text is wrapped.
        let shown = size.width < 80 ? String(row.help.prefix { $0 != " " }) : row.help
        let cap = KeyTableTests.named(row.cap, app.context.text.language)
        #expect(lines.contains { $0.contains("\(cap) ") && $0.contains(shown) }, "\(name): \(row.help)")
      }
    }
  }

  @Test(
    "the title and the buttons of a popup are whole, and each button is where it is drawn",
    arguments: playable)
  func popups(size: Size) {
    for (name, app) in Self.scenes(size) {
      guard let popup = app.layers[app.layers.count - 1] as? any AnyPopup, popup.isCentred else { continue }
      #expect(app.shows(popup.title), "\(name): \(popup.title)")
      for (index, label) in popup.labels.enumerated() {
        let places = app.frame.targets.filter { $0.key == .choose(index) }
        #expect(places.count == 1, "\(name): \(label)")
        for place in places {
          let row = app.frame.row(place.area.minY)
          #expect(row.contains(label), "\(name): \(label) in \(row)")
          #expect(place.area.width == label.columns + Canvas.buttonMargins)
        }
      }
      for line in popup.lines where !line.text.isEmpty {
        // A line that is too long is wrapped between words, and only a longer word is split.
        for word in line.text.split(separator: " ") where word.count <= 30 {
          #expect(app.shows(String(word)), "\(name): \(line.text)")
        }
      }
    }
  }

  @Test("the smallest terminal with a side panel cuts and covers no text that a larger one shows")
  func theSmallestTerminalWithASidePanelCutsAndCoversNo() {
    let larger = Self.scenes(ScreenSize.large.size)
    for (index, (name, app)) in Self.scenes(Size(width: 118, height: 38)).enumerated() {
      let top = app.layers[app.layers.count - 1]
      // A list over a game covers what happens to lie beneath it.
      guard !top.dims else { continue }
      let frames = (app.frame, larger[index].app.frame)
      let cuts = (frames.0.text.count { $0 == "…" }, frames.1.text.count { $0 == "…" })
      #expect(cuts.0 <= cuts.1, "\(name)")
      func words(_ frame: Canvas) -> Set<Substring> {
        Set(frame.text.split { $0 == " " || $0 == "\n" || "─━".contains($0) }.filter { !$0.contains("…") })
      }
      #expect(words(frames.1).subtracting(words(frames.0)).isEmpty, "\(name)")
    }
  }

  /// What some results say, however small the terminal is.
  private static let texts: [(scene: String, lines: [String])] = [
    ("hangman-lost-en", ["─ Too late ─", "The small letters were missing.", "y replay"]),
    ("hangman-won-nl", ["═ ✓ Gered ═", "Eén keer fout.", "y terugkijken"]),
    (
      "twist-bingo-en",
      [
        "═ ★ CONNED: all six letters ═", "The next rack is open.",
        "24 words to go. All 26 would double 10 points.",
      ]
    ),
    (
      "ghost-match-over-en",
      [
        "═ ✓ Bob wins, 5 to 4 ═", "matches Ada 0 : 1 Bob", "The last round: No word begins with K.",
        "c coach",
      ]
    ),
    (
      "ghost-five-round-over-en",
      [
        "─ Dee gets the G ─", "No word begins with BERX. The last X was Dee's. The others score 4 each.",
        "R instead of X wins: BERRY.", "c coach",
      ]
    ),
  ]

  @Test("a result has the same texts on every terminal", arguments: playable)
  func texts(size: Size) throws {
    let scenes = Self.scenes(size)
    for (name, lines) in Self.texts {
      let app = try #require(scenes.first { $0.name == name }).app
      let shown = app.frame.text.split { " \n│║".contains($0) }
      // Beside a popup in the middle of a larger terminal stands what it does not cover.
      for word in lines.joined(separator: " ").split(separator: " ") {
        #expect(shown.contains { $0.contains(word) }, "\(name): \(word)")
      }
    }
  }

  @Test(
    "a result stands in its place, with its title, two lines and each of its buttons whole",
    arguments: playable)
  func results(size: Size) {
    for (name, app) in Self.scenes(size) {
      guard let popup = app.layers[app.layers.count - 1] as? any AnyPopup, let place = popup.place
      else { continue }
      let area = popup.area(in: app.frame.layout)
      let usual = place(app.frame.layout)
      #expect(area.width == usual.width && area.minX == usual.minX, "\(name)")
      let corners = [
        Point(x: area.minX, y: area.minY), Point(x: area.maxX - 1, y: area.minY),
        Point(x: area.minX, y: area.maxY - 1), Point(x: area.maxX - 1, y: area.maxY - 1),
      ].map { app.frame[$0].character }
      #expect(String(corners) == (popup.look == .won ? "╔╗╚╝" : "┌┐└┘"), "\(name)")
      let rows = (area.minY..<area.maxY).map { y in
        String((area.minX..<area.maxX).map { app.frame[Point(x: $0, y: y)].character })
      }
      let shown = rows.joined(separator: " ")
      let lines = popup.lines.filter { !(app.frame.layout.isCompact && $0.isLeftOutWhenCompact) }
      let texts = [popup.title] + lines.prefix(2).map(\.text)
      for text in texts {
        let words = text.split { " ·".contains($0) }
        #expect(words.allSatisfy { shown.contains($0) }, "\(name): \(text)")
      }
      #expect(shown.filter { $0 == "…" }.count == texts.joined().filter { $0 == "…" }.count, "\(name)")
      for (index, label) in popup.labels.enumerated() {
        let places = app.frame.targets.filter { $0.key == .choose(index) && area.contains($0.area.origin) }
        #expect(places.count == 1, "\(name): \(label)")
        for place in places.map(\.area) {
          #expect(place.minX > area.minX && place.maxX < area.maxX, "\(name): \(label)")
          #expect(app.frame.row(place.minY).contains(label), "\(name): \(label)")
        }
      }
    }
  }

  /// Where something that is no text of the interface may be cut: previews of games, long fragments and rows of steps, meanings
  /// of the dictionary.
  private static let cuttable = [
    "continue-", "title-continue", "title-duel-waits", "ghost-long", "replay-", "practice-", "meaning-",
  ]
  /// The beginnings of the names of players that are too long for a column.
  private static let longNames = ["Zoë van", "Ada Love", "Dee Love", "Makkel"]

  @Test("at 40×16 no text of any language is cut")
  func nothingIsCut() {
    for (name, app) in Self.scenes(ScreenSize.compact.size)
    where !Self.cuttable.contains(where: name.hasPrefix) {
      let stage = app.frame.text.split(separator: "\n").dropFirst(2).dropLast()
      for row in stage where row.contains("…") {
        #expect(Self.longNames.contains { row.contains($0) }, "\(name): \(row)")
      }
    }
  }

  @Test("on the compact layout no text of a game falls off its block of 40×16")
  func nothingFallsOff() {
    // On a terminal that is a little larger, what falls off the block can be seen.
    for (name, app) in Self.scenes(Size(width: 79, height: 23)) {
      let top = app.layers[app.layers.count - 1]
      // Lists and help are as wide as the terminal.
      guard top is HangmanScreen || top is TextTwistScreen || top is GhostScreen || top is MindReaderScreen
      else { continue }
      let block = app.frame.layout.rect(0, 2, 40, 13)
      for y in block.minY..<block.maxY {
        let row = app.frame.row(y)
        #expect(row.count <= block.maxX && row.prefix(block.minX).allSatisfy { $0 == " " }, "\(name): \(row)")
      }
    }
  }

  @Test("the bottom line shows help and the way out in full, and nothing is cut off", arguments: playable)
  func bottomLine(size: Size) {
    for (name, app) in Self.scenes(size) {
      let y = size.height - 1
      let named = app.frame.targets.filter { $0.area.minY == y }
      #expect(!named.isEmpty, "\(name)")
      let labels = KeyTableTests.labels(app)
      for target in named where target.key != .function(1) {
        let text = (target.area.minX..<min(target.area.maxX, size.width)).reduce(into: "") {
          $0.append(app.frame[Point(x: $1, y: y)].character)
        }
        // The first of two arrows can be clicked by itself.
        let isArrow = ["←", "↑"].contains(text) && labels.contains { $0.hasPrefix(text + " ") }
        #expect(isArrow || labels.contains(text), "\(name): \(text)")
      }
    }
  }
}
