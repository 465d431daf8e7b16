import Engines
import ScreenTesting
import TestSupport
import Testing
import TextUI
import Texts

@testable import GhostUI
@testable import Kit

/// The coach after a match of Ghost, as a player sees it.
struct GhostCoachScreenTests {
  private static func coached(_ size: ScreenSize = .home) -> App {
    var app = App.haunting(names: ["Ada", "Bo"], size)
    app.loseAMatch()
    app.click("Coach")
    return app
  }

  /// The only round of a match of three.
  private static func coachedThree(_ size: ScreenSize, _ code: String) -> App {
    var app = App.seated(["Ada", "Bob", "Cy"], words: ["bear 1", "berry 1", "bed 1"], size, language: code)
    app.type("bear")
    app.settle()
    app.type("c")
    return app
  }

  @Test("the coach opens at the first mistake and names the better move")
  func theCoachOpensAtTheFirstMistakeAndNamesTheBetter() {
    let app = Self.coached()
    #expect(app.shows("round 1 of 9") && app.shows("↑ ↓ round"))
    #expect(app.shows("Ada added R. That threw the round away."))
    #expect(app.shows("A wins: BEAR."))
    #expect(app.shows("After BE"))
    #expect(app.shows("A ✓ BEAR"))
    #expect(app.shows("The end: Ada finished BERRY."))
  }

  @Test("a verdict is shown under each letter, and the end under the last")
  func aVerdictIsShownUnderEachLetterAndTheEndUnderThe() {
    let app = Self.coached()
    let rows = app.frame.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let letters = rows[6].enumerated().filter { $0.element.isLetter }
    let verdicts = rows[8].enumerated().filter { $0.element != " " }
    #expect(String(letters.map(\.element)) == "BERRY")
    #expect(letters.map(\.offset) == verdicts.map(\.offset))
    #expect(verdicts.last?.element == "■")
    #expect(verdicts[2].element == "×")
    #expect(rows[9].contains("Ada      Bo     Ada"))
    #expect(rows[17].contains("✓ kept the win   × threw it away   · was lost anyway   ■ ended the round"))
  }

  @Test("a letter that was lost anyway is called so, with the word that lasts longest")
  func aLetterThatWasLostAnywayIsCalledSoWithTheWord() {
    var app = App.haunting(words: ["berry 1", "bewildering 2", "bluebird 2"], names: ["Ada", "Bo"])
    app.loseAMatch(["berry"] + Array(repeating: "x", count: 8))
    app.click("Coach")
    app.press(.home, .right)
    #expect(app.shows("Bo added E. That kept the round."))
    app.press(.right)
    #expect(app.shows("Ada added R. Nothing could have saved it."))
    #expect(app.shows("BEWILDERING would have lasted longest."))
  }

  @Test(
    "the word that lasts longest is not named where its letter was played, or where it is no longer than the round",
    arguments: [
      ("bewildering", "Ada added W. Nothing"), ("bewx", "Ada added W. Nothing"),
      ("bezel", "Ada added Z. Nothing"),
    ])
  func notLonger(round: String, sentence: String) {
    let words = round == "bezel" ? ["berry 1", "bezel 1"] : ["berry 1", "bewildering 2"]
    var app = App.haunting(words: words, names: ["Ada", "Bo"])
    app.type(round)
    app.settle()
    app.type("c")
    app.press(.home, .right, .right)
    #expect(app.shows(sentence), "\(app)")
    #expect(!app.shows("lasted longest"), "\(app)")
  }

  @Test("the cells are as wide as the names below them, while there is room")
  func theCellsAreAsWideAsTheNamesBelowThemWhileThereIs() {
    func coached(_ word: String) -> App {
      var app = App.haunting(words: [word + " 1"])
      app.type(word)
      app.settle()
      app.type("c")
      return app
    }
    #expect(coached("berry").shows(" Ada     Player 2    Ada     Player 2    Ada "))
    #expect(coached("bluebird").shows(" Ada      P2     Ada      P2     Ada "))
    #expect(coached("bewildering").shows(" Ada    P2   Ada    P2   Ada "))
    #expect(coached("characterizations").shows(" A   P2  A   P2  A "))
  }

  @Test("a letter that only an answer to a challenge went on with is explained", arguments: ["en", "nl"])
  func answers(code: String) throws {
    let isDutch = code == "nl"
    let words = ["knuckle 1", "knurl 3", "knurls 3"]
    var app = App.haunting(words: words, names: ["Ada", "Bob"], bluff: true, language: code)
    // Since the fourth rules the judge's list has all answers.
    var screen = try #require(app.open(GhostScreen.self))
    screen.match = Ghost(
      players: screen.match.players, rules: Ghost.Rules(bluff: true, version: .third),
      alphabet: screen.match.alphabet, lexicon: Lexicon(words))
    app.apply(.replace(screen))
    app.type("knur#")
    app.settle()
    app.press(.enter)
    app.type("ls")
    app.press(.enter)
    app.settle()
    app.type("c")
    #expect(
      app.shows(
        isDutch
          ? "Ada betwijfelde het. Daarmee was de ronde weggegeven."
          : "Ada challenged it. That threw the round away."))
    #expect(
      app.shows(
        isDutch
          ? "Met een L was het gewonnen: KNURLS."
          : "L wins: KNURLS."))
    app.press(.left)
    #expect(
      app.shows(
        isDutch
          ? "Bob legde R aan. Het hing van de tegenstander af." : "Bob added R. It depended on the opponent.")
    )
    #expect(app.shows(isDutch ? "KNURL stond erachter." : "KNURL stood behind it."))
    #expect(app.shows(isDutch ? "~ hing van de ander af" : "~ depended on the opponent"))
    #expect(app.shows("· ✓ · ~ × ■".split(separator: " ").joined(separator: "       ")), "\(app)")
  }

  @Test("a choice shows the most common word that it can lead to")
  func aChoiceShowsTheMostCommonWordThatItCanLeadTo() {
    var app = App.haunting(words: ["abcd 1", "aefghi 2", "xyzw 1"], names: ["Ada", "Bo"])
    app.type("xq")
    app.settle()
    app.type("c")
    app.press(.home)
    #expect(app.shows("A ✓ ABCD"))
    #expect(!app.shows("AEFGHI"))
  }

  @Test("the coach can be navigated by keys and clicks, letter by letter and round by round")
  func theCoachCanBeNavigatedByKeysAndClicksLetterBy() {
    var app = Self.coached()
    app.press(.home)
    #expect(app.shows("Ada added B"))
    #expect(app.shows("To begin"))
    app.press(.left)
    #expect(app.shows("Ada added B"))
    app.press(.right)
    #expect(app.shows("Bo added E"))
    app.click("← → letter")
    #expect(app.shows("Ada added R"))
    app.click("Y")
    #expect(app.shows("Ada added Y"))
    app.press(.right)
    #expect(app.shows("round 2 of 9"))
    #expect(app.shows("Bo added X"))
    #expect(app.shows("The end: No word begins with X. The last X was Bo's."))
    app.press(.left)
    #expect(app.shows("Ada added Y"))
    app.click(" 3 × ")
    #expect(app.shows("round 3 of 9"))
    app.press(.tab)
    #expect(app.shows("threw the round away."))
    app.press(.end, .right, .down)
    #expect(app.shows("round 1 of 9"))
    app.press(.escape)
    #expect(app.shows("✓ Bo wins, "))
  }

  @Test("rounds in which a win was given away are marked") func roundsInWhichAWinWasGivenAwayAreMarked() {
    var app = App.haunting(words: ["bear 1"], names: ["Ada", "Bo"])
    app.loseAMatch(["bear", "x", "bear", "x", "bear"])
    #expect(app.shows("2 letters threw a round away"))
    app.click("Coach")
    for round in ["1 ✓", "‹2 ×›", "3 ✓", "4 ×", "5 ✓"] { #expect(app.shows(round)) }
  }

  @Test("at most six letters that could follow are shown, and how many more there are")
  func atMostSixLettersThatCouldFollowAreShownAndHow() {
    let words = "abcdefgh".map { "b\($0)zz 1" }
    var app = App.haunting(words: words, names: ["Ada", "Bo"])
    app.loseAMatch(["bx"] + "xjqvwyz".map(String.init))
    app.settle()
    app.type("c")
    app.press(.home, .right)
    #expect(app.shows("After B"))
    for letter in "ABCDEF" { #expect(app.shows("\(letter) × B\(letter)ZZ")) }
    #expect(app.shows("BFZZ  +2"))
    #expect(!app.shows("BGZZ") && !app.shows("BHZZ"))
  }

  @Test("one letter more than are shown is counted, too") func oneLetterMoreThanAreShownIsCountedToo() {
    var app = App.haunting(words: "abcdefg".map { "b\($0)zz 1" }, names: ["Ada", "Bo"])
    app.loseAMatch(["bx"] + "xjqvwyz".map(String.init))
    app.settle()
    app.type("c")
    app.press(.home, .right)
    #expect(app.shows("BFZZ  +1") && !app.shows("BGZZ"), "\(app)")
  }

  @Test("the meanings offered are those of the words on the screen", arguments: [ScreenSize.compact, .home])
  func meaningsOfShownWords(size: ScreenSize) {
    let words = "abcdefgh".map { "b\($0)zz 1" }
    var app = App.haunting(words: words, names: ["Ada", "Bo"], size, glosses: SampleGlosses.ghost)
    app.type("bx")
    app.settle()
    app.type("c")
    app.press(.home, .right)
    let shown = words.map { $0.dropLast(2).uppercased() }.filter { app.shows($0) }
    #expect(shown.count == (size == .compact ? 2 : 6))
    app.type("d")
    var explained: Set<String> = []
    for _ in words {
      explained.formUnion(
        words.map { $0.dropLast(2).uppercased() }.filter { app.shows("─ \($0.lowercased()) ─") })
      app.press(.down)
    }
    #expect(explained == Set(shown))
  }

  @Test("a challenge and its answer are moves of the round") func aChallengeAndItsAnswerAreMovesOfTheRound() {
    var app = App.haunting(names: ["Ada", "Bob"], bluff: true)
    app.type("ber#=")
    app.settle()
    app.type("c")
    #expect(app.showsTiles("BER#="))
    #expect(app.shows("round 1 of 1") && !app.shows("↑ ↓ round"), "there is no other round")
    app.press(.end)
    #expect(app.shows("Ada had no word. That threw the round away."))
    #expect(app.shows("BERRY would have been the answer."))
  }

  @Test("the coach does not name a word that is not fit") func theCoachDoesNotNameAWordThatIsNotFit() {
    let words = App.ghostWords.map { ["bear", "best", "belt"].contains($0.prefix(4)) ? $0 + "u" : $0 }
    var app = App.haunting(words: words, names: ["Ada", "Bo"])
    app.loseAMatch()
    app.click("Coach")
    #expect(app.shows("A wins."))
    #expect(!app.shows("BEAR"))
  }

  @Test(
    "with three players the legend has five marks, and a blank row below", arguments: ["en", "nl"],
    [80, 100, 101, 117, 118, 160])
  func legendOfFive(code: String, width: Int) throws {
    var app = Self.coachedThree(.home, code)
    let text = app.context.text
    app.send(.resize(Size(width: width, height: 40)))
    let marks = ["✓ ", "× ", "· ", "■ ", "~ "]
    let texts = [
      text("kept the win"), text("threw it away"), text("was lost anyway"), text("ended the round"),
      text("depended on the others"),
    ]
    let places = try zip(marks, texts).map { try #require(app.frame.find($0 + $1), "\(app)") }
    #expect(places.allSatisfy { $0.minX > 0 && $0.maxX < width })
    let rows = Set(places.map(\.minY))
    #expect(rows.count == (width > 100 ? 1 : 2), "\(app)")
    let end = try #require(app.frame.find(code == "nl" ? "Het eind:" : "The end:"))
    #expect(end.minY == rows.max()! + 2, "\(app)")
    if rows.count == 2 { #expect(places.count { $0.minY == rows.max()! } == 2, "\(app)") }
  }

  @Test("in the compact layout the five marks are in the help", arguments: ["en", "nl"])
  func compactLegendOfFive(code: String) {
    var app = Self.coachedThree(.compact, code)
    let text = app.context.text
    app.type("?")
    for legend in [
      text("kept the win"), text("threw it away"), text("was lost anyway"), text("ended the round"),
      text("depended on the others"),
    ] {
      #expect(app.shows(" " + legend), "\(app)")
    }
  }

  @Test("a match of one round has no keys for rounds") func aMatchOfOneRoundHasNoKeysForRounds() {
    var app = Self.coachedThree(.home, "en")
    #expect(!app.shows("↑ ↓ round"))
    app.type("?")
    #expect(!app.shows("round after") && !app.shows("the next round"), "\(app)")
    #expect(app.shows("the next letter"))
  }

  @Test("the compact coach shows the best letters, and the legend is in its help")
  func compact() {
    var app = Self.coached(.compact)
    #expect(app.showsTiles("BERRY", width: 5))
    #expect(app.says("Ada added R. That threw the round away."))
    #expect(app.shows("A ✓ BEAR"))
    #expect(!app.shows("■ ended the round"))
    app.type("?")
    #expect(app.shows("✓ kept the win"))
    #expect(app.shows("■ ended the round"))
  }

  @Test("the letters before the chosen one are on the tiles of their players, those after it on empty places")
  func theLettersAfterTheChosenOneAreDim() throws {
    let app = Self.coached()
    let row = try #require(app.frame.find("B       E       R"))
    let roles = (0..<5).map { app.frame[Point(x: row.minX + 8 * $0, y: row.minY)].role }
    #expect(roles == [.tile, .otherTile, .chosen, .slot, .slot])
  }

  @Test(
    "of many rounds those around the chosen one are shown", arguments: [ScreenSize.compact, .home, .large])
  func manyRounds(size: ScreenSize) throws {
    var app = App.seated(["Ada", "Bob", "Cleo", "Dan", "Eve"], words: ["bear 1"], size)
    app.type("bx")
    for _ in 0..<17 {
      app.passOn()
      app.type("x")
    }
    app.settle()
    app.type("c")
    app.press(.home)
    let y = try #require(app.frame.find("‹1")).minY
    for round in 1...18 {
      #expect(app.frame.row(y).contains("‹\(round)"))
      let rounds = app.frame.targets.filter { $0.area.minY == y }
      #expect(rounds.contains { $0.key == .select(round - 1) })
      #expect(app.frame.row(y).contains("…"))
      app.press(.down)
    }
    let last = try #require(app.frame.targets.last { $0.area.minY == y })
    app.send(.click(last.area.origin))
    #expect(last.key == .select(app.open(GhostCoachScreen<GhostScreen.Command>.self)?.round ?? 0))
  }

  @Test("a letter that has opened an earlier round is not among the choices")
  func aLetterThatHasOpenedAnEarlierRoundIsNotAmongThe() {
    var app = App.haunting(words: ["bear 1", "cold 1"], names: ["Ada", "Bo"])
    app.loseAMatch(["bear", "x"])
    app.type("c")
    #expect(app.shows("round 2 of 2") && app.shows("To begin"))
    #expect(app.shows("C ✓ COLD") && !app.shows("B ✓ BEAR"))
  }

  @Test("on 40×16 the end is cut at a word") func on4016TheEndIsCutAtAWord() {
    var app = App.haunting(names: ["Wilhelmina", "Bo"], .compact, language: "nl")
    app.loseAMatch(["berry"])
    app.type("c")
    let row = app.frame.row(14)
    #expect(row.contains("…") ? row.contains(" …") : row.contains("BERRY"))
  }
}
