import Engines
import TestSupport
import Testing

@Suite("Sets of pictures")
struct PictureSetTests {
  private static let eight = (0...7).map { "= \($0)\n(\($0)) ~~\n" }.joined()
  private static let files = Checkout.names(in: "assets/gallows")

  private func set(_ text: String) throws -> PictureSet {
    try PictureSet(id: "p", text: text, file: "p.txt")
  }

  @Test("a set without a picture of a win shows its first picture as saved")
  func aSetWithoutAPictureOfAWinShowsItsFirstPictureAs() throws {
    let set = try set(Self.eight + "~\nx\n")
    #expect(set.saved == [["(0) ~~"]])
    #expect(set.closing == [["x     "]])
    #expect(set.drawing(.saved(0)) == set.drawing(.misses(0)))
  }

  @Test("a blank set has every picture of a game") func aBlankSetHasEveryPictureOfAGame() {
    for misses in 0...Hangman.missesAllowed {
      #expect(PictureSet.blank.drawing(.misses(misses)).lines == [" "])
    }
    #expect(PictureSet.blank.drawing(.saved(0)).lines == [" "])
  }

  @Test("a byte order mark before the first line is no part of it")
  func aByteOrderMarkBeforeTheFirstLineIsNoPartOfIt() throws {
    #expect(try set("\u{FEFF}# en: Cats\n" + Self.eight).title(in: "en") == "Cats")
  }

  @Test("the picture of a win and its moves follow the closing pictures")
  func thePictureOfAWinAndItsMovesFollowTheClosing() throws {
    let set = try set(Self.eight + "~\nx\n= saved\n^\n~\n/\n~\n^\n")
    #expect(set.closing == [["x     "]])
    #expect(set.saved == [["^     "], ["/     "], ["^     "]])
    #expect(set.drawing(.saved(1)).lines == ["/     "])
    #expect(set.drawing(.closing(0)).lines == ["x     "])
  }

  @Test(
    "a win has up to four endings, each with moves of its own; in large those that are drawn, and the first")
  func endings() throws {
    let text = Self.eight + "= saved\n^\n~\n/\n= saved 2\n2\n= saved 3\n3\n~\nz\n~\nZ\n"
    let set = try set(text + "= large\n= saved 3\n<3>\n")
    #expect(set.endings == [2, 1, 3])
    #expect(set.drawing(.saved(0, ending: 1)).lines == ["2     "])
    #expect(set.drawing(.saved(2, ending: 2)).lines == ["Z     "])
    #expect(set.large.endings == [2, 3])
    #expect(set.large.drawing(.saved(0, ending: 1)).lines == ["<3>   "])
    #expect(try self.set(Self.eight).endings == [1])
  }

  @Test("a shipped set has four endings that differ and move", arguments: files)
  func shippedEndings(file: String) {
    let set = pictureSet(String(file.dropLast(4)))
    #expect(set.endings.count == 4 && set.endings.allSatisfy { $0 > 1 })
    let pictures = set.endings.indices.map {
      set.drawing(.saved(0, ending: $0)).lines.joined(separator: "\n")
    }
    #expect(Set(pictures).count == 4)
    for (ending, count) in set.endings.enumerated() {
      for number in 0..<count {
        let lines = set.drawing(.saved(number, ending: ending)).lines
        #expect(lines.count == 8 && lines[7].contains { $0 != " " }, "\(ending)")
      }
    }
  }

  @Test("each of them has a large form that differs from the others and moves as much", arguments: files)
  func largeEndings(file: String) {
    let set = pictureSet(String(file.dropLast(4)))
    let large = set.large
    #expect(large.endings.count == 4)
    var pictures: Set<String> = []
    for (ending, count) in large.endings.enumerated() {
      let frames = (0..<count).map {
        large.drawing(.saved($0, ending: ending)).lines.joined(separator: "\n")
      }
      #expect(count > 1 && frames[0] != frames[1], "\(ending)")
      pictures.insert(frames[0])
    }
    #expect(pictures.count == 4)
  }

  @Test("characters are warm or cool as defined in the header, in every picture")
  func charactersAreWarmOrCoolAsDefinedInTheHeaderIn() throws {
    let set = try set("! warm: ( )\n! cool: ~\n" + Self.eight + "= saved\n(~\n")
    #expect(set.drawing(.misses(3)).tints == [[.warm, .ink, .warm, .warm, .cool, .cool]])
    #expect(set.drawing(.saved(0)).tints == [[.warm, .cool, .cool, .cool, .cool, .cool]])
  }

  @Test("a row of a mask that is not blank gives the tint of each cell, otherwise the header does")
  func aRowOfAMaskThatIsNotBlankGivesTheTintOfEachCell()
    throws
  {
    let set = try set("! warm: (\n! cool: ~\n" + Self.eight + "= saved\n((~\n((~\n((~\n((~\n:\n\n cw\n.\n")
    #expect(set.drawing(.saved(0)).lines == Array(repeating: "((~   ", count: 4))
    // A blank has the tint of the character before it.
    func three(_ tint: Drawing.Tint) -> [Drawing.Tint] { Array(repeating: tint, count: 3) }
    #expect(
      set.drawing(.saved(0)).tints == [
        [.warm, .warm, .cool] + three(.cool), [.ink, .cool, .warm] + three(.warm), three(.ink) + three(.ink),
        [.warm, .warm, .cool] + three(.cool),
      ])
    // The mask applies only to that picture.
    #expect(set.drawing(.misses(0)).tints[0] == [.warm, .ink, .ink, .ink, .cool, .cool])
  }

  @Test(
    "what is wrong with a picture of a win, a tint or a mask is reported with its line",
    arguments: [
      ("! hot: x\n", "", 1, InputProblem.Cause.notATint),
      ("! warm\n", "", 1, .notATint),
      ("! warm:\n", "", 1, .notATint),
      ("! warm: xy\n", "", 1, .notATint),
      ("! warm: x\n! cool: ~ x\n", "", 2, .tintRepeated("x")),
      ("! warm: x x\n", "", 1, .tintRepeated("x")),
      ("", "= rescued\n", 17, .savedExpected),
      ("", "= 8\n", 17, .savedExpected),
      ("", "= saved\no\n= saved\n", 19, .savedExpected),
      ("", "= saved 2\no\n", 17, .savedExpected),
      ("", "= saved\no\n= saved 3\n", 19, .savedExpected),
      ("", "= saved\no\n= saved 2\no\n= saved 3\no\n= saved 4\no\n= saved 5\n", 25, .savedExpected),
      ("", "= saved\no\n= saved 2\n \n", nil, .savedEmpty),
      ("", "= saved\n \n~\no\n", nil, .savedEmpty),
      ("", "= saved\no\n" + String(repeating: "~\n", count: 6), 24, .tooManyFrames(most: 5)),
      ("", "= saved\no\n:\nw\nw\n", 21, .maskWithoutRows),
      ("", "= saved\no\n:\nw\n:\n", 21, .maskWithoutRows),
      ("", "= saved\no\n:\n" + String(repeating: "w", count: 25), 20, .pictureTooWide(most: 24)),
    ] as [(String, String, Int?, InputProblem.Cause)])
  func problems(head: String, tail: String, line: Int?, cause: InputProblem.Cause) {
    #expect(throws: InputProblem(file: "p.txt", line: line, cause)) { try set(head + Self.eight + tail) }
  }

  @Test("a picture of a win before the eighth picture is refused")
  func aPictureOfAWinBeforeTheEighthPictureIsRefused() {
    #expect(throws: InputProblem(file: "p.txt", line: 3, .pictureExpected(1))) {
      try set("= 0\no\n= saved\n")
    }
  }

  @Test(
    "what is wrong with a large picture is reported with its line",
    arguments: [
      ("= large\n", 17, InputProblem.Cause.picturesEmpty),
      ("= large\n= 0\n \n", 17, .picturesEmpty),
      ("= large\no\n", 18, .largePictureExpected),
      ("= large\n\n= 0\no\n", 18, .largePictureExpected),
      ("= large\n= 8\no\n", 18, .largePictureExpected),
      ("= large\n= 00\no\n", 18, .largePictureExpected),
      ("= large\n= 3\no\n= 3\no\n", 20, .largePictureExpected),
      ("= large\n= 3\no\n= 2\no\n", 20, .largePictureExpected),
      ("= large\n= saved\no\n= 2\no\n", 20, .largePictureExpected),
      ("= large\n= saved\no\n= saved\no\n", 20, .largePictureExpected),
      ("= large\n= 0\no\n= large\no\n", 20, .largePictureExpected),
      ("~\no\n= large\n~\no\n= 7\n", 22, .largePictureExpected),
      ("= large\n= 0\n" + String(repeating: "x", count: 35), 19, .pictureTooWide(most: 34)),
      ("= large\n= 0\n" + String(repeating: "x\n", count: 17), 35, .pictureTooHigh(most: 16)),
      ("= large\n= 0\n\u{1B}[2J\n", 19, .controlCharacter),
      ("= large\n= 0\no\n:\nw\nw\n", 22, .maskWithoutRows),
      ("= large\n= 0\no\n= saved\n \n", nil, .savedEmpty),
      ("~\no\n= large\n~\no\n~\no\n", 22, .tooManyLargeFrames),
      ("= large\n~\no\n", 18, .tooManyLargeFrames),
      ("= saved\no\n~\no\n= large\n= saved\no\n~\no\n~\n", 26, .tooManyLargeFrames),
      ("= large\n= saved\no\n~\n", 20, .tooManyLargeFrames),
      ("= large\n= saved 2\no\n", 18, .largePictureExpected),
      ("= saved\no\n= saved 2\no\n= large\n= saved 2\no\n= saved\no\n", 24, .largePictureExpected),
      ("= saved\no\n~\no\n= saved 2\no\n= large\n= saved 2\no\n~\no\n", 26, .tooManyLargeFrames),
    ] as [(String, Int?, InputProblem.Cause)])
  func largeProblems(tail: String, line: Int?, cause: InputProblem.Cause) {
    #expect(throws: InputProblem(file: "p.txt", line: line, cause)) { try set(Self.eight + tail) }
  }

  @Test("large pictures before the eighth ordinary one are refused")
  func largePicturesBeforeTheEighthOrdinaryOneAreRefused() {
    #expect(throws: InputProblem(file: "p.txt", line: 3, .pictureExpected(1))) {
      try set("= 0\no\n= large\n= 0\no\n")
    }
  }

  @Test("a large picture has 34 columns and 16 rows at most, and the ordinary ones stay as they are")
  func aLargePictureHas34ColumnsAnd16RowsAtMost() throws {
    let row = String(repeating: "x", count: 34)
    let set = try set(Self.eight + "= large\n= 7\n" + String(repeating: row + "\n", count: 16))
    #expect((set.width, set.height) == (6, 1))
    #expect(set.frames[7] == ["(7) ~~"])
    #expect((set.large.width, set.large.height) == (34, 16))
    #expect(set.large.frames[7] == Array(repeating: row, count: 16))
    #expect(set.large.large == set.large)
  }

  @Test("a set without large pictures has the ordinary ones in their place")
  func aSetWithoutLargePicturesHasTheOrdinaryOnesInTheirPlace() throws {
    let set = try set(Self.eight + "~\nx\n= saved\n^\n~\n/\n")
    #expect((set.large.width, set.large.height) == (set.width, set.height))
    for frame in Self.frames(of: set) { #expect(set.large.drawing(frame) == set.drawing(frame)) }
  }

  @Test("an ordinary picture that has no large form stands at its foot, in the middle, with its tints")
  func anOrdinaryPictureThatHasNoLargeFormStandsAtItsFoot() throws {
    let tail = "~\nx\n~\ny\n= saved\n^\n~\n/\n"
    let large = "= large\n= 2\n..........\n||\n||\n~\nX\n= saved\n(^)\n"
    let set = try set("! warm: (\n" + Self.eight + tail + large)
    #expect(set.large.frames[2] == ["..........", "||        ", "||        "])
    #expect(set.large.frames[3] == ["          ", "          ", "  (3) ~~  "])
    #expect(
      set.large.drawing(.misses(3)).tints == [
        Array(repeating: .ink, count: 10), Array(repeating: .ink, count: 10),
        [.ink, .ink, .warm] + Array(repeating: .ink, count: 7),
      ])
    #expect(set.large.closing.map(\.last) == ["          ", "  y       "])
    #expect(set.large.closing[0][0] == "X         ")
    #expect(set.large.saved.map { $0[0] } == ["(^)       ", "          "])
    #expect(set.large.saved[1][2] == "  /       ")
  }

  @Test("the first large picture is that of a win, too, if there is none")
  func theFirstLargePictureIsThatOfAWinTooIfThereIsNone() throws {
    #expect(try set(Self.eight + "= large\n= 0\no-----o\n").large.saved == [["o-----o"]])
    let own = try set(Self.eight + "= large\n= 0\no-----o\n= saved\n^-----^\n")
    #expect(own.large.saved == [["^-----^"]])
    #expect(own.saved == [["(0) ~~"]])
  }

  @Test("the tints of the header and a mask are for large pictures, too")
  func theTintsOfTheHeaderAndAMaskAreForLargePicturesToo() throws {
    let set = try set("! warm: (\n" + Self.eight + "= large\n= 0\n(#)\n(#)\n:\n\n.cw\n")
    #expect(
      set.large.drawing(.misses(0)).tints.map { Array($0.prefix(3)) } == [
        [.warm, .ink, .ink], [.ink, .cool, .warm],
      ])
  }

  @Test("a shipped set has every picture in large, all of 16 rows on one foot", arguments: files)
  func large(file: String) {
    let set = pictureSet(String(file.dropLast(4)))
    let large = set.large
    #expect(large.height == 16 && large.width <= 34)
    #expect(Set(large.frames).count == 8 && !large.frames.contains(large.saved[0]))
    for frame in Self.frames(of: large) {
      let lines = large.drawing(frame).lines
      // An ordinary picture in its place would leave the upper half empty.
      #expect(lines[..<8].joined().contains { $0 != " " }, "\(frame)")
      #expect(lines[15].contains { $0 != " " }, "\(frame)")
    }
  }

  @Test("five moves are allowed") func fiveMovesAreAllowed() throws {
    let set = try set(Self.eight + "= saved\no\n" + String(repeating: "~\no\n", count: 5))
    #expect(set.saved.count == 6)
  }

  @Test(
    "a shipped set has eight rows, at most 24 columns, and a picture of a win that moves", arguments: files)
  func size(file: String) {
    let set = pictureSet(String(file.dropLast(4)))
    #expect(set.height == 8 && set.width <= 24)
    #expect((2...6).contains(set.saved.count))
    #expect(!set.frames.contains(set.saved[0]) && set.saved[1] != set.saved[0])
    for picture in set.saved {
      #expect(picture.count == 8 && picture.allSatisfy { $0.count == set.width })
    }
  }

  @Test("the picture of a win is the one of the looks", arguments: files)
  func saved(file: String) throws {
    let lines = try #require(Self.wins[file])
    let set = pictureSet(String(file.dropLast(4)))
    #expect(set.saved[0].map(\.withoutBlanksAtEnd) == lines.split(separator: "\n").map(String.init))
  }

  @Test("at most a third of a picture is warm, and that of a win partly", arguments: files)
  func warm(file: String) {
    let ordinary = pictureSet(String(file.dropLast(4)))
    for set in [ordinary, ordinary.large] {
      for frame in Self.frames(of: set) {
        let drawing = set.drawing(frame)
        let cells = zip(drawing.lines.joined(), drawing.tints.joined()).filter { $0.0 != " " }
        #expect(cells.count { $0.1 == .warm } * 3 <= cells.count, "\(frame)")
      }
      for number in set.saved.indices {
        #expect(set.drawing(.saved(number)).tints.joined().contains(.warm), "\(number)")
      }
    }
  }

  @Test("a shipped set has the tints of the looks", arguments: files)
  func heads(file: String) {
    let heads = [
      "classic.txt": ["! warm: ( ^ ) o x '", "! cool: ═ ║"], "balloon.txt": ["! warm: ○ ▒", "! cool: ≈"],
      "candle.txt": ["! warm: ╱ ╲ ·", "! cool: ═ ╰ ╯ ○"], "flower.txt": ["! warm: ▒", "! cool: ▂ ▄ ▀"],
      "rocket.txt": ["! warm: ▒ ▓ ░ ★ ○", "! cool: ▄ █ ▀ ▐ ▌"], "ship.txt": ["! warm: ▒ ░ ○", "! cool: ≈"],
      "snowman.txt": ["! warm: ▒ ▼ ○", "! cool: ≈ *"],
    ]
    let lines = (Checkout.text("assets/gallows/" + file) ?? "").split(separator: "\n").map(String.init)
    #expect(lines.filter { $0.hasPrefix("!") } == heads[file])
  }

  @Test("every picture has a tint for each cell", arguments: files)
  func tints(file: String) {
    let ordinary = pictureSet(String(file.dropLast(4)))
    for set in [ordinary, ordinary.large] {
      for frame in Self.frames(of: set) {
        let drawing = set.drawing(frame)
        #expect(drawing.tints.map(\.count) == drawing.lines.map(\.count), "\(frame)")
        #expect(Set(drawing.lines.map(\.count)) == [set.width], "\(frame)")
      }
    }
  }

  @Test("the head of the one on the gallows is warm in all its shapes, the platform cool")
  func theHeadOfTheOneOnTheGallowsIsWarmInAllItsShapes() {
    let set = pictureSet("classic")
    for frame in Self.frames(of: set) where frame != .misses(0) {
      let drawing = set.drawing(frame)
      let head = zip(drawing.lines, drawing.tints).first { $0.0.contains(")") }
      let warm = head.map { zip($0.0, $0.1).filter { $0.1 == .warm && $0.0 != " " }.map(\.0) }
      #expect((warm ?? []).count { $0 != "'" } == 4, "\(frame)")
      #expect(drawing.tints[6].contains(.cool) && drawing.tints[7].contains(.cool))
    }
  }

  private static func frames(of set: PictureSet) -> [PictureSet.Frame] {
    set.frames.indices.map { .misses($0) } + set.closing.indices.map { .closing($0) }
      + set.endings.enumerated().flatMap { ending, count in (0..<count).map { .saved($0, ending: ending) } }
  }

  private static let wins = [
    "balloon.txt": #"""
        ╱¨╲ ╱¨╲
        ╲▂╱ ╲▂╱
          ╲ ╱
           │   ╲○╱
           │    │
         └▒▒▒┘ ╱ ╲
     ▂▂▂▄▄▄▄▄▄▄▄▄▄▂▂
    ≈≈ ≈≈≈ ≈≈ ≈≈≈ ≈
    """#,
    "candle.txt": #"""
      ╲  ╱╲  ╱
     ──  ╲╱  ──
      ╱▂▂▐▌▂▂╲
       █▓▓▓▒▒
       █▓▓▓▒▒
       █▓▓▓▒▒
      ▄█▓▓▓▒▒▄
    ╰══════════╯○
    """#,
    "classic.txt": #"""
      ┌──────┐
      │╱     '
      │       (^ ^)
      │       ╲ │ ╱
      │        ╲│╱
      │        ╱ ╲
    ═════════════════
     ║             ║
    """#,
    "flower.txt": #"""
        ╲▒╲ (▒) ╱▒╱
       (▒▒ (^ ^) ▒▒)
        ╱▒╱  │  ╲▒╲
     (▒)     │     (▒)
      │    ▀▄│▄▀    │
     ▀│      │      │▀
      │    ▄▄▄▄▄    │
    ▂▂│▂▂▂▂╲▒▒▒╱▂▂▂▂│▂
    """#,
    "rocket.txt": #"""
      ★         ▲
               ╱ ╲    ·
        ·     │(○)│
              │▒▒▒│
       ▄▄     │   │  ★
     ▐████▌  ╱│   │╲
      ▀██▀  ╱▒└┬─┬┘▒╲
        ·      ▓▓▓     ·
    """#,
    "ship.txt": #"""
            │▒▒▒       ▂
           ╱│╲        (○)
          ╱░│ ╲       │█│
         ╱░░│  ╲      │ │
        ╱░░░│▂▂▂╲╲○╱  │█│
       ▂▂▂▂▂│▂▂▂▂▂│▂  │ │
       ╲ · · · · · ╱▂▄▄▄▄▄
    ≈≈ ≈╲▂▂▂▂▂▂▂▂▂╱▄▄▄▄▄▄▄
    """#,
    "snowman.txt": #"""
     *    ███   *     *
        ▄▄███▄▄    *
      * ( ^ ^ )
     ╲  (  ▼  )  ╱    *
      ╲╭▒▒▒▒▒▒▒╮╱  *
       │  • ▒▒ │
     * │  •    │  *   *
    ▂▂▂╰───────╯▂▂▂▂▂▂
    """#,
  ]
}

extension String {
  fileprivate var withoutBlanksAtEnd: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
