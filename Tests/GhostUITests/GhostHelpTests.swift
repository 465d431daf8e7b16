import Engines
import Play
import ScreenTesting
import TestSupport
import Testing
import TextUI

@testable import GhostUI
@testable import Kit

/// Help and the coach at the screen of Ghost.
struct GhostHelpTests {
  @Test("help is shown only to the player who asked") func helpIsShownOnlyToThePlayerWhoAsked() {
    var app = App.haunting(words: ["bear 1", "berry 1", "beat 1"], names: ["Ada", "Bo"])
    app.type("be!")
    app.press(.enter)
    #expect(app.open(GhostScreen.self)?.showsHint == true)
    app.type("a")
    #expect(app.open(GhostScreen.self)?.showsHint == false)
    app.type("!")
    #expect(app.open(GhostScreen.self)?.showsHint == true, "Bo asks, and does not hide what Ada saw")
    #expect(app.open(GhostScreen.self)?.match.moves.filter { $0 == .askForHelp }.count == 2)
  }

  @Test("nothing of a long message remains beside a popup") func nothingOfALongMessageRemainsBesideAPopup() {
    var app = App.ghosting()
    app.type("!")
    app.press(.enter)
    #expect(app.shows("This round scores nothing for you."))
    app.press(.escape)
    #expect(app.shows("A game is running"))
    #expect(app.frame.row(14).drop { $0 == " " }.hasPrefix("┌──"))
    #expect(app.frame.row(14).hasSuffix("──┐"))
  }

  @Test("help is hidden when the next round begins") func helpIsHiddenWhenTheNextRoundBegins() {
    var app = App.haunting(words: ["bear 1", "berry 1"], names: ["Ada", "Bo"])
    app.type("be!")
    app.press(.enter)
    app.type("x")
    app.passOn()
    #expect(app.open(GhostScreen.self)?.match.rounds.count == 2)
    #expect(app.open(GhostScreen.self)?.showsHint == false)
  }

  /// Starting with `a` or `c` wins, with `b` or `d` loses. In the first round nobody makes a mistake, in the second the
  /// computer begins with `b`, in the third Ada begins with `d`.
  private static func match(_ context: Context) -> Ghost {
    let words = ["amen", "bison", "chip", "digit"].map { $0 + " 1" }
    var match = Ghost(
      players: [Ghost.Player("Ada"), Ghost.Player("Computer", level: .easy)],
      alphabet: context.profile.language.alphabet, lexicon: Lexicon(words))
    for word in ["amen", "bison", "digit"] {
      for letter in word { _ = match.play(.add(letter)) }
      _ = match.beginRound()
    }
    return match
  }

  @Test(
    "the help of the coach explains each mark on a line of its own", arguments: ["en", "nl"],
    ScreenSize.allCases)
  func legend(code: String, size: ScreenSize) {
    var app = App.showing(size, language: code) {
      GhostCoachScreen<Never>(Self.match($0), atRound: nil, whenClosed: .stay)
    }
    app.type("?")
    let lines = (0..<size.size.height).map { app.frame.row($0) }
    let first = lines.firstIndex { $0.contains("│ ✓ ") } ?? 0
    for (offset, mark) in ["✓", "×", "·", "■"].enumerated() {
      #expect(lines[first + offset].contains("│ \(mark) "), "\(app)")
    }
  }

  @Test("the coach opens at the first mistake of a person, not at the computer's")
  func theCoachOpensAtTheFirstMistakeOfAPersonNotAtThe() {
    func coach() -> App {
      App.showing { GhostCoachScreen<Never>(Self.match($0), atRound: nil, whenClosed: .stay) }
    }
    let opened = coach()
    var moved = opened
    moved.press(.home)
    for _ in 0..<4 + 5 { moved.press(.right) }
    #expect(opened.frame.text == moved.frame.text)
    for key in [Key.backTab, .tab] {
      moved.press(key)
      #expect(opened.frame.text == moved.frame.text, "there is no other mistake of the player")
    }
  }

  @Test("the coach of a round opens at the moment of which its result speaks")
  func momentOfTheResult() {
    var app = App.haunting(words: ["dear 1", "berry 1", "bolts 1", "bead 1"], names: ["Ada", "Bo"])
    app.type("berry")
    #expect(app.shows("A after BE, then Bo must finish BEAD."), "\(app)")
    app.settle()
    app.type("c")
    #expect(app.shows("Ada added R. That threw the round away."), "\(app)")
  }

  @Test("in the coach what the player did is bright and called you, what the others did is dim")
  func mine() throws {
    var app = App.showing { GhostCoachScreen<Never>(Self.match($0), atRound: 1, whenClosed: .stay) }
    app.press(.down)
    #expect(app.shows("round 3 of 4"), "\(app)")
    func roles(_ row: Int) -> [Role] {
      (0..<80).map { app.frame[Point(x: $0, y: row)] }.filter { $0.character != " " }.map(\.role)
    }
    // The verdicts on D I G I T: Ada's are ×, ·, ■, the computer's ✓ and ✓.
    #expect(roles(8) == [.wrong, .dim, .dim, .dim, .warm], "\(app)")
    #expect(app.shows("you   Computer   you") || app.shows("you     Easy    you"), "\(app)")
    #expect(app.shows("You added D. That threw the round away."))
    #expect(app.shows("2 ✓") && app.shows("‹3 ×›"), "the round that only the computer gave away has no mark")
  }
}
