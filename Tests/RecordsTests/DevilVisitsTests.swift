import Engines
import Records
import Testing

/// What follows from the Devil's visits that are kept.
@Suite struct DevilVisitsTests {
  private static let day = Day(year: 2026, month: 11, day: 1)

  /// Visits on consecutive days, `w` a win of the player and `l` a loss; the last day is that of the last one.
  private static func visits(_ games: String, from first: Day = day) -> DevilVisits {
    games.enumerated().reduce(DevilVisits()) { visits, game in
      let day = Day(number: first.number + game.offset)
      var result = GameResult(
        player: "Ada", mode: .devilGentle, language: "en", day: day, isWon: game.element == "w")
      result.details.visit = day
      result.details.said = ["line\(game.offset)"]
      return visits.adding(result)
    }
  }

  @Test(
    "a win leads to rarer words, two losses in a row to simpler ones",
    arguments: [
      ("", HangmanDeal.Difficulty.gentle), ("w", .easy), ("ww", .medium), ("wwww", .hard), ("wl", .easy),
      ("wll", .gentle), ("wlwl", .medium), ("wwlll", .easy), ("wwllll", .gentle), ("ll", .gentle),
    ])
  func level(games: String, level: HangmanDeal.Difficulty) { #expect(Self.visits(games).level == level) }

  @Test("what each side has won is counted, and how many in a row")
  func standing() {
    let visits = Self.visits("wlwwl")
    #expect((visits.won, visits.lost, visits.streak) == (3, 2, -1))
    #expect(Self.visits("lww").streak == 2)
  }

  @Test("each defeat leaves a piece, the seventh a hat, and then all begins anew")
  func pieces() {
    let left = (0...9).map { Self.visits(String(repeating: "w", count: $0)).piecesLeft }
    #expect(left == [0, 1, 2, 3, 4, 5, 6, 0, 1, 2])
    #expect(Self.visits("wwlwwwlw").hats.isEmpty)
    #expect(Self.visits("wwlwwwlww").hats == [Day(number: Self.day.number + 8)])
    #expect(Self.visits(String(repeating: "w", count: 14)).hats.count == 2)
  }

  @Test("he knocks once a day, after a game, and is gone at midnight")
  func knocks() {
    let (today, tomorrow) = (Self.day, Day(number: Self.day.number + 1))
    #expect(!DevilVisits().knocks(on: today))
    let played = DevilVisits(lastPlayed: today)
    #expect(played.knocks(on: today) && !played.knocks(on: tomorrow))
    let visited = Self.visits("w")
    #expect(!visited.knocks(on: today) && !visited.knocks(on: tomorrow))
    #expect(DevilVisits(visited.results, lastPlayed: tomorrow).knocks(on: tomorrow))
    #expect(!DevilVisits(visited.results, isOpen: true, lastPlayed: tomorrow).knocks(on: tomorrow))
  }

  @Test("after his hat he stays away until the new moon")
  func away() {
    // The hat is left on 7 November; the new moon is on the 9th.
    let visits = Self.visits("wwwwwww")
    for day in 8...20 {
      let day = Day(year: 2026, month: 11, day: day)
      let played = DevilVisits(visits.results, lastPlayed: day)
      #expect(played.knocks(on: day) == (day.parts.day >= 9), "\(day)")
    }
  }

  @Test("the day of a new moon is known")
  func moon() {
    let days = [
      (2000, 1, 6), (2012, 5, 20), (2017, 8, 21), (2024, 4, 8), (2025, 3, 29), (2026, 8, 12), (2026, 11, 9),
      (2026, 12, 9), (2027, 8, 2), (2045, 8, 12),
    ].map { Day(year: $0.0, month: $0.1, day: $0.2) }
    for day in days {
      #expect(Day(number: day.number - 1).nextNewMoon == day)
      #expect((29...30).contains(day.nextNewMoon.number - day.number))
    }
  }

  @Test("what he said is known for a month")
  func said() {
    let visits = Self.visits("wl")
    #expect(visits.said(before: Day(number: Self.day.number + 29)) == ["line0", "line1"])
    #expect(visits.said(before: Day(number: Self.day.number + 30)) == ["line1"])
    #expect(visits.said(before: Day(number: Self.day.number + 31)).isEmpty)
  }

  @Test("a result and a saved game keep of which day they are a visit")
  func kept() {
    var details = GameResult.Details()
    details.visit = Self.day
    details.said = ["first", "noted"]
    let read = GameResult.Details(details.description)
    #expect(read?.visit == Self.day && read?.said == ["first", "noted"])
    var fields = SavedGame.Fields()
    #expect(fields.visit == nil)
    fields.add("visit", "\(Self.day.number) 6")
    #expect(fields.visit?.day == Self.day && fields.visit?.pieces == 6)
    var broken = SavedGame.Fields()
    broken.add("visit", "1 7")
    #expect(broken.visit == nil)
  }
}
