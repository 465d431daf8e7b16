import Engines
import ScreenTesting
import TestSupport
import Testing
import TextUI

@testable import GhostUI
@testable import Kit

/// The tiles of the fragment and of GHOST.
struct GhostTilesTests {
  /// The roles under the letters of a text, which stand on tiles.
  private static func roles(_ letters: String, width: Int, in app: App) throws -> [Role] {
    let text = letters.map(String.init).joined(separator: String(repeating: " ", count: width))
    let place = try #require(app.frame.find(text), "\(app)")
    return letters.indices.enumerated().map { index, _ in
      app.frame[Point(x: place.minX + index * (width + 1), y: place.minY)].role
    }
  }

  @Test(
    "mine are the light tiles, the others' the dark ones, and the next place is an empty one",
    arguments: [(ScreenSize.home, 7, 3), (.large, 9, 5), (.compact, 7, 3)])
  func owners(size: ScreenSize, width: Int, height: Int) throws {
    var app = App.ghosting(size)
    app.type("b")
    app.letComputerThink()
    #expect(try Self.roles("BE▂", width: width, in: app) == [.tile, .otherTile, .slot])
    // The whole tile has its role, and between two of them is one blank column.
    let letter = try #require(app.frame.find("B" + String(repeating: " ", count: width) + "E"))
    let left = letter.minX - width / 2
    for row in (letter.minY - height / 2)...(letter.minY + height / 2) {
      let roles = (left..<left + width + 2).map { app.frame[Point(x: $0, y: row)].role }
      #expect(
        roles == Array(repeating: .tile, count: width) + [.text, .otherTile], "\(row): \(roles)")
    }
    for row in [letter.minY - height / 2 - 1, letter.minY + height / 2 + 1] {
      #expect(app.frame[Point(x: left, y: row)].role != .tile)
    }
  }

  @Test("two people at one keyboard have tiles of their own") func twoPeople() throws {
    var app = App.haunting(names: ["Ada", "Bo"])
    app.type("be")
    #expect(try Self.roles("BE▂", width: 7, in: app) == [.tile, .otherTile, .slot])
  }

  @Test("at a table each player's own letters are the light ones") func table() throws {
    var table = TableOfApps.ghost(["Ada", "Bob"])
    table["Ada"].type("b")
    #expect(try Self.roles("B▂", width: 7, in: table["Ada"]) == [.tile, .slot])
    #expect(try Self.roles("B▂", width: 7, in: table["Bob"]) == [.otherTile, .slot])
  }

  @Test("letters typed as an answer are on places of their own kind") func typed() throws {
    var app = App.haunting(names: ["Ada", "Bob"], bluff: true)
    app.type("be#")
    app.press(.enter)
    app.type("r")
    #expect(try Self.roles("BEr▂", width: 7, in: app) == [.tile, .otherTile, .filledLetter, .slot])
  }

  @Test("of three and more players the names stand under their letters", arguments: ScreenSize.allCases)
  func names(size: ScreenSize) throws {
    var app = App.seated(["Ada", "Bob", "Cy"], words: ["berry 1"], size)
    app.type("ber")
    let width = size == .large ? 9 : 7
    let letter = try #require(app.frame.find("B" + String(repeating: " ", count: width) + "E"), "\(app)")
    let row = letter.minY + (size == .large ? 3 : size == .home ? 2 : 1)
    let names = app.frame.row(row).split(separator: " ").map(String.init)
    #expect(names == ["Ada", "Bob", "Cy"], "\(app)")
    let name = try #require(app.frame.row(row).split(separator: "A").first).count
    #expect(name == letter.minX - 1, "the middle of the name is under the letter")
  }

  @Test("the names under letters never run together") func apart() throws {
    var app = App.seated(
      ["Maximiliaan", "Bartholomeus", "easy", "easy"], words: ["representation 1"], .compact)
    app.type("re")
    app.letComputerThink()
    app.letComputerThink()
    app.type("es")
    #expect(app.showsTiles("REPRES▂", width: 3), "\(app)")
    #expect(
      app.frame.row(4).split(separator: " ").map(String.init) == ["M", "B", "E", "E2", "M", "B"], "\(app)")
    #expect(!app.frame.row(4).contains("B E2"))
  }

  @Test(
    "the letters of GHOST are five tiles, lit capitals and unlit small ones, narrow where there is no room")
  func fuse() throws {
    for size in [ScreenSize.home, .large] {
      var app = App.haunting(names: ["Ada", "Bo"], size)
      app.type("x")
      app.passOn()
      let place = try #require(app.frame.find("G   h   o   s   t"), "\(app)")
      let roles = (-1...17).map { app.frame[Point(x: place.minX + $0, y: place.minY)].role }
      let unlit = [Role.hollow, .hollow, .hollow, .text]
      #expect(roles == [.solid, .solid, .solid, .text] + unlit + unlit + unlit + unlit.dropLast())
    }
    var compact = App.haunting(names: ["Ada", "Bo"], .compact)
    compact.type("x")
    compact.passOn()
    #expect(compact.shows("G h o s t"))
    var three = App.seated(["Ada", "Bob", "Cy"])
    three.type("x")
    three.passOn()
    #expect(three.shows("G h o s t"))
  }

  @Test(
    "without fills the letters, the next place and the lit letters of GHOST can be read, and mine are bright")
  func unfilled() throws {
    var app = App.haunting(names: ["Ada", "Bo"])
    app.use(isFilled: false)
    app.type("x")
    app.passOn()
    app.type("be")
    #expect(app.shows("[ B ]     E       ▂") && app.shows("G   h   o   s   t"), "\(app)")
    let mine = Theme.mono[.tile], other = Theme.mono[.otherTile]
    #expect(mine.attributes.contains(.reverse) && !other.attributes.contains(.reverse))
  }

  @Test("without fills the coach marks the chosen letter with signs") func unfilledCoach() {
    var app = App.loneRound()
    app.use(isFilled: false)
    app.settle()
    app.type("c")
    #expect(app.shows("‹Y›") && !app.shows("‹R›"), "\(app)")
    app.press(.left)
    #expect(app.shows("‹R›") && !app.shows("‹Y›"), "\(app)")
  }

  @Test("in the coach the tiles tell whose the letters were") func coach() throws {
    var app = App.loneRound()
    app.settle()
    app.type("c")
    #expect(
      try Self.roles("BERRY", width: 7, in: app) == [.tile, .otherTile, .tile, .otherTile, .chosen])
  }

  @Test("a won match lights its tiles in gold, one after the other") func gold() throws {
    let context = App.started().context
    var match = Ghost(
      players: [Ghost.Player("Ada"), Ghost.Player("Bo")], alphabet: context.profile.language.alphabet,
      lexicon: Lexicon(["bear 1"]))
    for letter in "bear" { _ = match.add(letter) }
    var stage = GhostStage(match: match)
    func roles() -> [Role] {
      var canvas = Canvas(size: ScreenSize.home.size)
      let placing = stage.draw(on: &canvas, GhostLayout(canvas.layout, of: match, context.text), context.text)
      return (0..<4).map { canvas[Point(x: placing.x(of: $0), y: placing.top + 1)].role }
    }
    stage.motion = GhostMotion(match, isWon: true)
    #expect(roles() == [.goldTile, .otherTile, .tile, .otherTile])
    stage.motion?.elapse(.milliseconds(100))
    #expect(roles() == [.goldTile, .goldTile, .tile, .otherTile])
    stage.motion?.finish()
    #expect(roles() == [.tile, .otherTile, .tile, .otherTile])
  }
}
