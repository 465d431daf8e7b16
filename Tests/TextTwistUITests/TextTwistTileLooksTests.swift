import Engines
import ScreenTesting
import TestSupport
import Testing
import TextUI

@testable import Kit
@testable import TextTwistUI

@Suite("Text Twist: tiles, headings and the panel")
struct TextTwistTileLooksTests {
  @Test(
    "letters are filled tiles, and a tile that is taken leaves its slot",
    arguments: [(ScreenSize.compact, 3, 1), (.home, 5, 3), (.large, 9, 5)])
  func tiles(size: ScreenSize, width: Int, height: Int) throws {
    var app = App.twisting(.untimed, size)
    func area(of point: Point) -> Size {
      let role = app.frame[point].role
      func run(_ step: (Int) -> Point) -> Int { (0...9).prefix { app.frame[step($0)].role == role }.count }
      let right = run { Point(x: point.x + $0, y: point.y) },
        left = run { Point(x: point.x - $0, y: point.y) }
      let down = run { Point(x: point.x, y: point.y + $0) }, up = run { Point(x: point.x, y: point.y - $0) }
      return Size(width: left + right - 1, height: up + down - 1)
    }
    let letter = try #require(app.frame.find(roles: [.tile]) { $0.isUppercase })
    #expect(area(of: letter) == Size(width: width, height: height))
    app.type(app.frame[letter].character.lowercased())
    #expect(app.frame[letter].role == .slot && app.frame[letter].character == " ")
    let entered = try #require(app.frame.find(roles: [.fresh]) { $0.isUppercase })
    #expect(area(of: entered) == Size(width: width, height: height))
    let next = try #require(app.frame.find(roles: [.slot]) { $0 == "▂" })
    #expect(next.y == entered.y && next.x > entered.x)
    for label in [" Last ", " Enter ", " Clear "] {
      let button = try #require(
        app.frame.find(size == .compact ? label : label == " Last " ? " Last word " : label))
      #expect(app.frame[button.origin].role == .cap, "\(label)")
    }
  }

  @Test("tiles, buttons and words begin at one column", arguments: [ScreenSize.home, .large])
  func column(size: ScreenSize) throws {
    let app = App.twisting(.untimed, size)
    let tile = (0..<size.size.height).flatMap { y in (0..<size.size.width).map { Point(x: $0, y: y) } }
      .first { app.frame[$0].role == .tile }
    let heading = try #require(app.frame.find("3  0 of 11"))
    let button = try #require(app.frame.find(" Last word "))
    #expect(tile?.x == heading.minX)
    #expect(button.minX == heading.minX + " Twist ".count + 2)
    #expect(try #require(app.frame.find("★ or 18 words open")).minX == heading.minX)
  }

  @Test("where nothing is filled, signs show slots and buttons") func whereNothingIsFilledSignsShowSlots() {
    var app = App.twisting(.untimed)
    app.use(isFilled: false)
    app.type("c")
    #expect(app.shows("[Twist]") && app.shows("[Clear]"))
    #expect(app.frame.row(3).count { $0 == "_" } == 5)
    #expect(app.bank.count { $0 == "." } == 1)
  }

  @Test("a heading counts, or says that all are found, and the only word of six has its star")
  func aHeadingCounts() {
    var app = App.twisting(.untimed)
    for heading in ["3  0 of 11", "4  0 of 10", "5  0 of 4"] { #expect(app.shows(heading)) }
    #expect(app.frame.row(10).hasSuffix("★ 6"))
    app.enter("coden", "coned", "donne", "nonce", "con")
    #expect(app.shows("3  1 of 11"))
    #expect(app.shows("5 ✓ all 4"))
    for text in ["5 ✓", "C O D E N", "N O N C E"] {
      #expect(app.frame.find(text).map { app.frame[$0.origin].role } == .won, "\(text)")
    }
    #expect(app.frame.find("C O N").map { app.frame[$0.origin].role } == .found)
  }

  @Test("bonus words stand under the columns of five and six letters", arguments: [ScreenSize.home, .large])
  func bonus(size: ScreenSize) throws {
    var app = App.twisting(.untimed, size)
    app.enter("cond", "coon", "code")
    let heading = try #require(app.frame.find("5  0 of 4"))
    let bonus = try #require(app.frame.find("COND"))
    #expect(bonus.minX == heading.minX && bonus.minY == heading.minY + 7)
    #expect(app.frame.row(bonus.minY - 1).dropFirst(heading.minX).hasPrefix("bonus"))
    #expect(!app.shows("bonus:"))
  }

  @Test("bonus words that do not fit there are counted, and the newest shown")
  func bonusWordsThatDoNotFitThereAreCounted() {
    let letters = Array("conned")
    let four = letters.flatMap { a in
      letters.flatMap { b in letters.map { c in String([a, b, c, "o"]) } }
    }
    let known = App.conned.map { String($0.dropLast(2)) }
    let bonus = Set(four).sorted().filter { word in
      !known.contains(word)
        && word.allSatisfy { letter in
          word.count { $0 == letter } <= letters.count { $0 == letter }
        }
    }.prefix(40)
    var app = App.twisting(.untimed, words: App.conned + bonus.map { $0 + " 4" })
    for word in bonus { app.enter(word) }
    #expect(bonus.count > 25)
    #expect(app.frame.text.contains("+"))
    #expect(app.shows(bonus.last!.uppercased()) && !app.shows(" " + bonus.first!.uppercased() + " "))
    for row in 11...21 { #expect(app.frame.row(row).count <= 77) }
  }

  @Test("an answer that was given before makes its place blink", arguments: ["code", "cond"])
  func blink(word: String) throws {
    var app = App.twisting(.untimed, isAnimated: true)
    app.enter(word)
    app.advance(by: .seconds(1))
    app.enter(word)
    let shown = word == "code" ? "C O D E" : "COND"
    let place = try #require(app.frame.find(shown, from: 9)).origin
    var seen: [Role] = []
    while let patience = app.patience {
      seen.append(app.frame[place].role)
      app.advance(by: patience)
    }
    #expect(seen == [.fresh, .found, .fresh, .found])
    #expect(app.frame[place].role == .found)
    #expect(app.shows("already found"))
  }

  @Test("the panel of the large layout speaks of the game alone, within its rule")
  func thePanelOfTheLargeLayoutSpeaksOfTheGameAlone() {
    var app = App.started(.large, library: .sample(words: App.conned), records: SampleRecords.busy())
    app.openSetUp(.textTwist)
    app.press(.end, .right, .enter)
    app.enter("cod", "code", "cond")
    for text in ["This game", "  11  rack 1", " 412  your best", "1184  first: 山田"] {
      #expect(app.shows(text), "\(text)")
    }
    #expect(!app.shows("This rack") && !app.shows("Bonus words"))
    for row in 3...38 { #expect(app.frame.row(row).count <= 91 + 26, "\(app)") }
    app.enter("conned")
    app.type("=")
    #expect(app.shows("  17  rack 1") && app.shows("   0  rack 2"))
  }
}

extension Canvas {
  /// The first cell in one of some roles whose character passes a test.
  fileprivate func find(roles: [Role], _ isWanted: (Character) -> Bool) -> Point? {
    (2..<size.height).lazy.flatMap { y in (0..<size.width).lazy.map { Point(x: $0, y: y) } }.first {
      roles.contains(self[$0].role) && isWanted(self[$0].character)
    }
  }

  /// The first occurrence of a text from a row on.
  fileprivate func find(_ text: String, from row: Int) -> Rect? {
    for y in row..<size.height {
      let line = (0..<size.width).map { self[Point(x: $0, y: y)].character }
      guard line.count >= text.count else { continue }
      for x in 0...(line.count - text.count) where Array(line[x..<x + text.count]) == Array(text) {
        return Rect(x: x, y: y, width: text.count, height: 1)
      }
    }
    return nil
  }
}
