import Engines
import Play
import Records
import ScreenTesting
import TestSupport
import Testing
import TextUI

@testable import GhostUI
@testable import Kit

/// Ghost for two to five seats at one keyboard.
struct GhostSeatsTests {
  @Test("on 40×16 no note covers a row of the set-up, nor the button", arguments: ["en", "nl"])
  func compactNotes(language: String) {
    var app = App.seatRows(["Ada", "Bob", "easy", "hard", "-"], .compact, language: language)
    let (bluff, begin) = language == "nl" ? ("Bluffen", " Beginnen ") : ("Bluff", " Start ")
    for _ in 0..<9 {
      app.press(.down)
      #expect(app.frame.find(bluff)?.minY == 10 && app.frame.find(begin)?.minY == 14, "\(app)")
    }
  }

  @Test(
    "a blank line is above and below the note on a seat, on 40×16 above or below it, and below the drawing",
    arguments: ScreenSize.allCases)
  func blankLines(size: ScreenSize) throws {
    for language in ["en", "nl"] {
      var app = App.seatRows(["Ada", "Bob", "easy", "hard", "-"], size, language: language)
      let (bluff, begin) = language == "nl" ? ("Bluffen", " Beginnen ") : ("Bluff ", " Start ")
      func isBlank(_ row: Int) -> Bool { app.frame.row(row).allSatisfy { $0 == " " } }
      app.press(.home)
      for _ in 0..<5 {
        app.press(.down)
        let isBlankAbove = isBlank(try #require(app.frame.find(bluff)).minY + 1)
        let isBlankBelow = isBlank(try #require(app.frame.find(begin)).minY - 1)
        // Nine rows on sixteen lines leave one blank line beside a note of two.
        #expect(size == .compact ? isBlankAbove || isBlankBelow : isBlankAbove && isBlankBelow, "\(app)")
        guard size != .compact else { continue }
        #expect(isBlank(try #require(app.frame.find("◂")).minY - 1), "\(app)")
      }
    }
  }

  @Test("five seats are laid in five rows, with the names of people")
  func fiveSeatsAreLaidInFiveRowsWithTheNamesOfPeople() {
    var app = App.seatRows(["Ada", "Bob", "easy", "hard", "-"])
    for row in ["Seat 1", "Seat 5", " person  Ada", " person  Bob", " easy ", " hard "] {
      #expect(app.shows(row), "\(row)")
    }
    #expect(app.shows("Nobody sits here."))
    #expect(app.shows(" Start ") && app.shows("Enter start"))
    app.press(.up)
    #expect(app.shows("A computer that takes all others for one opponent."))
    app.press(.enter)
    #expect(app.shows("Ghost · 4 players"))
    #expect(app.shows("Ada's turn"))
  }

  @Test(
    "a match needs two seats, one of them a person's",
    arguments: [["-", "-", "-", "-", "Ada"], ["easy", "hard"]])
  func aMatchNeedsTwoSeatsOneOfThemAPersons(seats: [String]) {
    let app = App.seated(seats)
    #expect(app.shows("At least two seats have to be") && app.shows("by a person."))
    #expect(app.open(GhostScreen.self) == nil)
  }

  @Test("players move in turn, and only a round's loser gets a letter")
  func playersMoveInTurnAndOnlyARoundsLoserGetsALetter() {
    var app = App.seated(["Ada", "Bob", "Cy"])
    app.type("ber")
    #expect(app.shows("Ada's turn"))
    app.type("x")
    #expect(app.shows("Ada gets the G"))
    #expect(app.shows("No word begins with BERX.") && app.shows("The others score 4 each."))
    app.passOn()
    #expect(app.shows("Bob's turn"))
    let match = app.open(GhostScreen.self)!.match
    #expect(match.players.indices.map { match.letters(of: $0) } == ["G", "", ""])
    #expect(match.players.indices.map(match.score) == [0, 4, 4])
  }

  @Test("two computers of one level have different names, and each plays after a moment")
  func twoComputersOfOneLevelHaveDifferentNamesAndEach() {
    var app = App.seated(["Ada", "easy", "easy"])
    app.type("b")
    #expect(app.shows("Easy is thinking"))
    app.letComputerThink()
    #expect(app.shows("Easy 2 is thinking"))
    app.letComputerThink()
    #expect(app.shows("Your turn"))
  }

  /// Each player in turn plays a letter that makes words impossible, until one is left; the opening letters differ.
  private static func playToTheEnd(_ app: inout App) {
    var openers = "xjqvwyzklmnoprstu".map(String.init)
    for _ in 0..<60 {
      guard let screen = app.open(GhostScreen.self), !screen.isOver else { break }
      if app.asks {
        app.passOn()
      } else {
        app.type(screen.match.fragment.isEmpty ? openers.removeFirst() : "x")
      }
    }
    app.settle()
  }

  @Test("the last one standing wins, and matches count by name")
  func theLastOneStandingWinsAndMatchesCountByName() {
    let records = SharedRecords()
    var app = App.seated(["Ada", "Bob", "Cy"], records: records)
    Self.playToTheEnd(&app)
    let match = app.open(GhostScreen.self)!.match
    guard case .over(let winner) = match.status else {
      Issue.record("the match goes on")
      return
    }
    let names = ["Ada", "Bob", "Cy"]
    #expect(app.shows("✓ \(names[winner]) wins the match"))
    for (player, name) in names.enumerated() {
      let tally = records.tallies(of: name).first { $0.mode == .ghostSeats }
      #expect(tally?.played == 1, "\(name)")
      #expect(tally?.won == (player == winner ? 1 : 0), "\(name)")
    }
    #expect(app.shows("matches   "))
    #expect(app.shows("\(names[winner]) 1"))
    app.press(.enter)
    #expect(app.shows("Ghost · 3 players"))
  }

  @Test("with more than two players, giving up is a loss and nobody wins")
  func withMoreThanTwoPlayersGivingUpIsALossAndNobody() {
    let records = SharedRecords()
    var app = App.seated(["Ada", "Bob", "Cy"], records: records)
    app.type("b")
    app.press(.escape)
    app.click("Give up")
    #expect(records.tallies(of: "Bob").first { $0.mode == .ghostSeats }?.won == 0)
    #expect(!records.tallies(of: "Ada").contains { $0.mode == .ghostSeats })
    #expect(records.title(of: "Ada").waiting.isEmpty)
  }

  @Test("giving up between two rounds is a loss for the one who would begin the next")
  func givingUpBetweenTwoRoundsIsALossForTheOneWhoWould() {
    let records = SharedRecords()
    var app = App.seated(["Ada", "Bob", "Cy"], records: records)
    app.type("bx")
    app.listen()
    app.click("Stop")
    app.click("Give up")
    let losers = ["Ada", "Bob", "Cy"].filter { !records.tallies(of: $0).isEmpty }
    #expect(losers == ["Bob"])
  }

  @Test("a name that two players have counts for nobody") func aNameThatTwoPlayersHaveCountsForNobody() {
    let records = SharedRecords()
    var app = App.haunting(names: ["Ada", "Bob"], records: records)
    app.type("b")
    app.leaveForTheTitle()
    records.add(player: "Bob")
    records.rename(player: "Bob", to: "Ada")
    app.type("c")
    #expect(app.shows("▸ Ada"))
    app.press(.escape)
    app.click("Give up")
    #expect(records.tallies(of: "Ada") == [])
  }

  @Test("a match that is continued brings its names back, and counts the matches won anew")
  func aMatchThatIsContinuedBringsItsNamesBackAndCounts() {
    let records = SharedRecords()
    var app = App.haunting(names: ["Ada", "Bob"], records: records)
    app.type("b")
    app.press(.escape)
    app.click("Menu")
    app.listen()
    // A match is dealt, with the set-up beneath.
    app.type("gn/")
    app.press(.home, .down, .down)
    app.type(" ")
    app.press(.backspace, .backspace, .backspace)
    app.type("Cy")
    app.press(.enter)
    #expect(app.context.ghost.names.prefix(2) == ["Ada", "Cy"])
    app.context.ghost.matchesWon[0] = 3
    app.press(.escape)
    app.listen()
    app.type("c")
    #expect(app.shows("Bob's turn"))
    #expect(app.context.ghost.names.prefix(2) == ["Ada", "Bob"])
    #expect(app.context.ghost.matchesWon == GhostSetUp.noMatchesWon)
  }

  @Test("a guest's match that somebody else gives up is recorded for nobody")
  func aGuestsMatchThatSomebodyElseGivesUpIsRecordedFor() {
    let records = SharedRecords()
    var app = App.seated(["Ada", "Bob", "Cy"], records: records)
    app.context.profile.isGuest = true
    app.type("b")
    app.press(.escape)
    app.click("Give up")
    #expect(records.tallies(of: "Bob") == [])
    #expect(!records.players().contains("Bob"))
  }

  @Test("a match of five can be continued, with its seats") func aMatchOfFiveCanBeContinuedWithItsSeats() {
    let records = SharedRecords()
    var app = App.seated(["Ada", "Bob", "easy", "Dee", "hard"], records: records)
    app.type("b")
    app.send(.terminate)
    var next = App.started(library: .sample(words: App.ghostWords), isAnimated: true, records: records)
    next.readRecords()
    next.press(.home, .enter)
    #expect(next.shows("Bob's turn"))
    #expect(next.shows("Ghost · 5 players"))
    #expect(next.context.ghost.seats.kinds == [.person, .person, .easy, .person, .hard])
  }

  @Test("the seats and names are there again at the next start")
  func theSeatsAndNamesAreThereAgainAtTheNextStart() {
    let records = SharedRecords()
    let app = App.seated(["Ada", "medium", "-", "Dee", "-"], records: records)
    _ = app
    var next = App.started(library: .sample(words: App.ghostWords), isAnimated: true, records: records)
    next.readRecords()
    next.type("g")
    next.press(.enter)
    #expect(next.shows("Ghost · 3 players") && next.shows("Ada's turn"), "\(next)")
    next.type("/")
    for row in [" person  Ada", "medium", "person  Dee"] { #expect(next.shows(row), "\(row)\(next)") }
  }

  @Test("five seats, the turn and the message each have a place of their own", arguments: ScreenSize.allCases)
  func fiveSeatsTheTurnAndTheMessageEachHaveAPlaceOf(size: ScreenSize) {
    var app = App.seated(["Ada", "Bob", "Cy", "Dee", "Eve"], size)
    app.type("b")
    let texts = ["Bob's turn", "Ada added B.", "Eve"] + ["Ada ", "Bob ", "Cy ", "Dee "]
    for text in texts { #expect(app.shows(text), "\(text)") }
  }

  @Test("of several players it is said who doubted whom, and what the others score", arguments: ["en", "nl"])
  func others(code: String) {
    let isDutch = code == "nl"
    var app = App.seated(["Ada", "Bob", "Cleo"], words: ["berry 1"], language: code, bluff: true)
    app.type("bex#=")
    #expect(
      app.shows(
        isDutch
          ? "Ada betwijfelde BEX. Cleo had geen woord voor BEX."
          : "Ada doubted BEX. Cleo had no word for BEX."),
      "\(app)")
    app = App.seated(["Ada", "Bob", "Cy"], words: ["beer 1"], language: code)
    app.type("b!")
    app.press(.enter)
    app.type("eer")
    let others =
      isDutch ? "Ada maakte BEER af. De anderen scoren 0 tot 4." : "The others score 0 to 4."
    #expect(app.shows(others), "\(app)")
  }

  @Test("a match of three that was given up has its replay, and each player's matches are whole")
  func givenUp() {
    for size in ScreenSize.allCases {
      var app = App.seated(["Ada", "Player 2", "Player 3"], size, records: .inMemory)
      app.type("b")
      app.press(.escape)
      app.click("Give up")
      app.settle()
      #expect(["Ada 0", "Player 2 0", "Player 3 0"].allSatisfy(app.shows), "\(app)")
      #expect(app.shows("y replay"), "\(app)")
      app.type("y")
      #expect(app.shows("Replay"), "\(app)")
    }
  }

  @Test("the Dutch set-up calls several players as the lists do")
  func theDutchSetUpCallsSeveralPlayersAsTheListsDo() {
    let app = App.seatRows(["Ada", "Bob", "Cy"], language: "nl")
    #expect(app.shows("meer spelers"), "\(app)")
  }

  @Test("the coach goes through a match of three") func theCoachGoesThroughAMatchOfThree() {
    // After BE the only letters are A, which Ada's BEAR ends, and R; BERRY ends with Bob.
    var app = App.seated(["Ada", "Bob", "Cy"], words: ["bear 1", "berry 1"])
    app.type("bear")
    #expect(app.shows("Ada finished BEAR."))
    app.settle()
    app.type("c")
    #expect(app.shows("Coach"))
    #expect(app.shows("ended the round"))
  }
}
