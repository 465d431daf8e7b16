import TestSupport
import Testing
import TextUI

@Suite("Likenesses in ASCII")
struct ASCIITests {
  private static let files = Checkout.names(in: "assets/gallows")

  @Test("every character of a picture has a likeness", arguments: files)
  func pictures(file: String) throws {
    let text = try #require(Checkout.text("assets/gallows/\(file)"))
    #expect(!text.isEmpty)
    for character in text { #expect(character.asciiLikeness != "?", "\(character)") }
  }

  @Test("the eight pictures of a set differ in ASCII, too", arguments: files)
  func differ(file: String) {
    let set = pictureSet(String(file.dropLast(4)))
    for frames in [set.frames, set.large.frames] {
      let likenesses = frames.map { frame in frame.map { String($0.map(\.asciiLikeness)) } }
      #expect(Set(likenesses).count == 8)
    }
  }

  @Test("a blank follows the likeness of a letter of two columns, so that the row keeps its columns")
  func aBlankFollowsTheLikenessOfALetterOfTwoColumnsSo() {
    var canvas = Canvas(size: Size(width: 10, height: 1))
    canvas.put("太郎  62", at: Point(x: 0, y: 0), .text)
    #expect(String(canvas.inASCII[Canvas.Run(row: 0, columns: 0...9)].map(\.character)) == "? ?   62  ")
    #expect(canvas.inASCII[Canvas.Run(row: 0, columns: 0...9)].allSatisfy { !$0.isContinuation })
  }

  @Test("every character that the program draws with has a likeness of one ASCII character")
  func everyCharacterThatTheProgramDrawsWithHasA() {
    var characters: Set<Character> = []
    for folder in ["GhostUI", "HangmanUI", "Kit", "Menus", "TextTwistUI", "TextUI"].map({ "Sources/" + $0 }) {
      for file in Self.swiftFiles(in: folder) where !file.hasSuffix("/ASCII.swift") {
        characters.formUnion((Checkout.text(file) ?? "").filter { !$0.isASCII })
      }
    }
    characters.formUnion((Checkout.text("assets/languages/nl/interface.po") ?? "").filter { !$0.isASCII })
    // The replacement character itself is shown as a question mark.
    characters.remove("\u{FFFD}")
    #expect(characters.isSuperset(of: "─│┌┐└┘█●○…✓←→↑↓‹›é"))
    for character in characters.sorted() {
      #expect(character.asciiLikeness.isASCII && character.asciiLikeness != "?", "\(character)")
    }
  }

  @Test("where a text is cut does not look like a separator") func whereATextIsCutDoesNotLookLikeASeparator()
  {
    #expect(Character("…").asciiLikeness == "~")
    #expect(Character("·").asciiLikeness == ".")
  }

  @Test("lines and corners stay lines and corners") func linesAndCornersStayLinesAndCorners() {
    #expect(String("┌─┬┐│╔═╗║╚╝".map(\.asciiLikeness)) == "+-++|+=+|++")
  }

  @Test("a win's frame differs from a loss's, and the time that is left from the time gone")
  func aWinsFrameDiffersFromALosssAndTheTimeThatIsLeft() {
    #expect(String("╔══╗".map(\.asciiLikeness)) == "+==+")
    #expect(String("┌──┐".map(\.asciiLikeness)) == "+--+")
    #expect(String("━━━──".map(\.asciiLikeness)) == "===--")
  }

  @Test("stars, slots and squares have the likenesses of the share text and the pictures")
  func starsSlotsAndSquaresHaveTheLikenessesOfTheShare() {
    #expect(String("☆★▔▪■▫□".map(\.asciiLikeness)) == "**-##..")
    #expect(String("¨≈○●▒▓░▄▂▀▐▌▲▼◂▸".map(\.asciiLikeness)) == "\"~-*%#:__\"||^v<>")
  }

  @Test("every sign that the looks are drawn with has a likeness")
  func looks() {
    let signs = "─│┌┐└┘├┤┬┴┼╌━═║╔╗╚╝╭╮╰╯╱╲█▓▒░▀▄▌▐▁▂▃▄▅▆▇▔■□▪▫▲▼◂▸●○◐★☆•·…°¨≈✓×‹›←→↑↓⌫–≤ëé"
    for sign in signs { #expect(sign.asciiLikeness != "?", "\(sign)") }
  }

  @Test(
    "a key's cap in ASCII is words, never a sign that looks like another key",
    arguments: [
      ("← →", "left right"), ("↑ ↓", "up down"), ("↑↓←→", "arrows"), ("↑ ↓ ← →", "arrows"),
      ("→", "right"),
      ("⌫", "bksp"), ("⇤", "shift-tab"), ("A–Z", "A-Z"), ("Enter", "Enter"), ("?", "?"), ("=", "="),
      ("^G", "^G"), ("Ctrl-→", "Ctrl- right"), ("→x", "right x"), ("", ""),
    ])
  func caps(cap: String, text: String) {
    let names = KeyNames(
      left: "left", right: "right", up: "up", down: "down", arrows: "arrows", backspace: "bksp",
      backTab: "shift-tab")
    #expect(names.inASCII(cap) == text)
  }

  @Test("signs that the fonts of consoles lack have a second form, and what those have stays")
  func signsThatConsolesLackHaveASecondForm() {
    #expect(String("○★✓▂▔⌫▄□▪ẞ".map(\.consoleLikeness)) == "o*v_-<#.#ß")
    #expect(String("●▸◂─═│╔é ë‹·a?".map(\.consoleLikeness)) == "●▸◂─═│╔é ë‹·a?")
    let (star, accent) = (Cell("★", .won), Cell("e\u{301}", .text))
    #expect(star.forConsole == Cell("*", .won))
    #expect(accent.forConsole == accent)
    #expect(Cell("a", .text, isContinuation: true).forConsole.isContinuation)
  }

  @Test("beads are stars and dashes in ASCII, but in a picture a ring stays round")
  func beads() {
    var canvas = Canvas(size: Size(width: 7, height: 2))
    canvas.put("●●●○○○○", at: Point(x: 0, y: 0), .wrong)
    canvas.put("●○", at: Point(x: 0, y: 1), .picture)
    #expect(canvas.inASCII.text == "***----\n@O\n")
  }

  @Test("in ASCII the capital of a sharp s is two letters, for which a key has room")
  func sharpS() {
    var canvas = Canvas(size: Size(width: 20, height: 4), isASCII: true)
    canvas.put("STRAẞE, GROẞ UND", at: Point(x: 0, y: 0), .text)
    canvas.put(" ẞ ", at: Point(x: 0, y: 1), .cap)
    canvas.put("Z", at: Point(x: 3, y: 1), .cap)
    canvas.tile("ẞ", in: Rect(x: 0, y: 2, width: 5, height: 1), .tile)
    #expect(canvas.inASCII.text == "STRASSE, GROSS UND\n SSZ\n  SS\n\n", "\(canvas.inASCII.text)")
  }

  @Test("where nothing is filled, the tile of another player is in brackets, and one's own is not")
  func othersTile() {
    var canvas = Canvas(size: Size(width: 12, height: 3), isFilled: false)
    canvas.tile("O", in: Rect(x: 0, y: 0, width: 7, height: 3), .otherTile)
    canvas.tile("U", in: Rect(x: 8, y: 1, width: 3, height: 1), .otherTile)
    #expect(canvas.row(1).hasPrefix(" [ O ]  [U]"), "\(canvas.row(1))")
    canvas.tile("O", in: Rect(x: 0, y: 0, width: 7, height: 3), .tile)
    #expect(canvas.row(1).hasPrefix("   O    [U]"), "\(canvas.row(1))")
  }

  @Test("a letter's likeness is the letter without its accent")
  func aLettersLikenessIsTheLetterWithoutItsAccent() {
    #expect(String("Crème BRÛLÉE ‹│┌※.".map(\.asciiLikeness)) == "Creme BRULEE <|+?.")
  }

  @Test("a character without a similar one becomes a question mark")
  func aCharacterWithoutASimilarOneBecomesAQuestionMark() {
    #expect(String("日ж🙂".map(\.asciiLikeness)) == "???")
  }

  @Test("a canvas in ASCII has every cell, role and target where it was")
  func aCanvasInASCIIHasEveryCellRoleAndTargetWhereIt() {
    var canvas = Canvas(size: Size(width: 6, height: 2))
    canvas.put("é日→", at: Point(x: 0, y: 0), .right)
    canvas.button("[✓]", at: Point(x: 0, y: 1), .shortcut, sends: .enter)
    canvas.focus(on: .caret, at: Point(x: 3, y: 1))
    let plain = canvas.inASCII
    #expect(plain.text == "e? >\n[+]\n")
    #expect(plain[Point(x: 0, y: 0)].role == .right)
    #expect(plain.key(at: Point(x: 1, y: 1)) == .enter)
    #expect(plain.cursor == Point(x: 3, y: 1))
  }

  /// The Swift files of a folder and its subfolders.
  private static func swiftFiles(in folder: String) -> [String] {
    Checkout.names(in: folder).flatMap { name in
      name.hasSuffix(".swift") ? ["\(folder)/\(name)"] : swiftFiles(in: "\(folder)/\(name)")
    }
  }
}
