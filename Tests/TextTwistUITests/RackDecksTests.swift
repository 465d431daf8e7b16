import Engines
import Records
import ScreenTesting
import TestSupport
import Testing

@testable import Kit
@testable import TextTwistUI

/// How the racks of a dictionary continue from game to game, and after a restart of the program.
struct RackDecksTests {
  private static let letters = Array("abcdefghijklmnopqrstuvwxyz")

  private static func started(_ records: SharedRecords, own: Lexicon? = nil) -> App {
    var app = App.started(
      library: .sample(words: App.alphabetRacks), seed: nil, ownWords: own, records: records)
    app.readRecords()
    return app
  }

  /// The first letter of the current rack.
  private static func rack(_ app: App) -> Character? {
    app.open(TextTwistScreen.self)?.game.round.rack.letters.min()
  }

  /// Finds the six-letter word and continues with the next rack.
  private static func proceed(_ app: inout App) throws {
    let first = try #require(rack(app))
    let place = try #require(letters.firstIndex(of: first))
    app.enter(String(letters[place..<place + 6]))
    app.type("=")
  }

  /// A restart of the program, and a new game in it.
  private static func begun(_ records: SharedRecords, own: Lexicon? = nil) -> App {
    var app = started(records, own: own)
    app.type("t")
    if app.shows("A new game") { app.type("n") } else { app.press(.enter) }
    return app
  }

  @Test("no rack comes again before all the others, however often the program is started")
  func noRackComesAgainBeforeAllTheOthersHoweverOften() throws {
    let records = SharedRecords()
    var racks: [Character?] = []
    for game in 0..<10 {
      var app = Self.begun(records)
      racks.append(Self.rack(app))
      if game.isMultiple(of: 2) {
        try Self.proceed(&app)
        racks.append(Self.rack(app))
      }
      app.giveUp()
      #expect(app.shows("You gave up"))
    }
    #expect(racks.count == 15)
    #expect(Set(racks).count == 15)
  }

  @Test("a game that is continued after another was begun has racks of its own")
  func aGameThatIsContinuedAfterAnotherWasBegunHasRacks() throws {
    let records = SharedRecords()
    var first = Self.begun(records)
    var racks = [Self.rack(first)]
    try Self.proceed(&first)
    racks.append(Self.rack(first))
    var second = Self.begun(records)
    racks.append(Self.rack(second))
    for _ in 0..<3 {
      try Self.proceed(&second)
      racks.append(Self.rack(second))
    }
    second.giveUp()
    var next = Self.started(records)
    next.type("c")
    for _ in 0..<4 {
      try Self.proceed(&next)
      racks.append(Self.rack(next))
    }
    #expect(racks.count == 10)
    #expect(Set(racks).count == 10)
  }

  @Test("a long game leaves the racks reserved by later games alone")
  func aLongGameLeavesTheRacksReservedByLaterGamesAlone() throws {
    let records = SharedRecords()
    var long = Self.begun(records)
    _ = Self.begun(records)
    let latest = Self.begun(records)
    for _ in 0..<11 { try Self.proceed(&long) }
    #expect(Self.rack(Self.begun(records)) != Self.rack(latest))
  }

  @Test("to end an older game does not deal the racks of a newer one again")
  func toEndAnOlderGameDoesNotDealTheRacksOfANewerOne() throws {
    var app = Self.begun(SharedRecords())
    // The tenth rack is the last of those that the older game has reserved.
    var racks = [Self.rack(app)]
    for _ in 0..<9 {
      try Self.proceed(&app)
      racks.append(Self.rack(app))
    }
    app.leaveForTheTitle()
    app.listen()
    app.type("tn")
    racks.append(Self.rack(app))
    try Self.proceed(&app)
    racks.append(Self.rack(app))
    app.leaveForTheTitle()
    app.listen()
    app.type("c")
    let place = try #require(Self.letters.firstIndex { $0 == racks[9] })
    app.click(Self.letters[place..<place + 6].map { $0.uppercased() }.joined(separator: " "))
    #expect(Self.rack(app) == racks[9])
    app.giveUp()
    app.click("New game")
    racks.append(Self.rack(app))
    #expect(racks.allSatisfy { $0 != nil })
    #expect(Set(racks).count == 13)
  }

  @Test("a long game reserves more racks") func aLongGameReservesMoreRacks() throws {
    let records = SharedRecords()
    var long = Self.begun(records)
    var racks: [Character?] = []
    for _ in 0..<11 {
      try Self.proceed(&long)
      racks.append(Self.rack(long))
    }
    #expect(!racks.contains(Self.rack(Self.begun(records))))
  }

  @Test("each level and each language has an order of its own, a player's own words are not remembered")
  func eachLevelAndEachLanguageHasAnOrderOfItsOwnA() {
    let records = SharedRecords()
    _ = Self.begun(records)
    _ = Self.begun(records, own: Lexicon(App.alphabetRacks))
    #expect(Set(records.decks().keys) == ["racks/en/standard"])
    var app = Self.started(records)
    app.openSetUp(.textTwist)
    app.press(.home, .down, .right, .enter)
    #expect(Set(records.decks().keys) == ["racks/en/standard", "racks/en/expert"])
  }
}
