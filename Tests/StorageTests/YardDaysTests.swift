import Engines
import Records
import Storage
import TestSupport
import Testing

struct YardDaysTests {
  @Test(
    "what a won game can plant",
    arguments: [
      (Mode.phraseBook, "", [Plant.figure]), (.dictionaryHard, "", [.figure]), (.mindReader, "", []),
      (.duel, "", []), (.devilGentle, "", [.horns]), (.devilHard, "", [.horns]),
      (.textTwistTimed, "words-found 12\nwords-total 12\n", [.lamp]),
      (.textTwistTimed, "words-found 11\nwords-total 12\n", []),
      (.textTwistTimed, "words-found 0\nwords-total 0\n", []),
      (.textTwistTimed, "every-word 2\nwords-found 1\nwords-total 12\n", [.lamp]),
      (.textTwistLightning, "words-found 1\nwords-total 1\n", []),
      (.ghostHard, "letters 5\nrounds 5 7 6 5 8\nturns 01010\n", [.ghost]),
      (.ghostHard, "letters 5\nrounds 5 -7 6 5 8 9\n", []), (.ghostHard, "letters 5\n", []),
      (.dailyGhost, "letters 5\nrounds 5\n", []), (.ghostPost, "", [.letterBox]),
      (.challengePost, "", [.letterBox]), (.rackPost, "", [.letterBox]),
    ])
  func plants(mode: Mode, details: String, expected: [Plant]) {
    let records = RecordStore.inMemory()
    var won = GameResult.of("Ann", mode)
    won.details = .init(details)!
    records.finish(won, game: 0)
    #expect(records.yardDays(of: "Ann", since: nil) == [YardDay(won.day, games: 1, plants: Set(expected))])
    var lost = GameResult.of("Bob", mode, won: false)
    lost.details = won.details
    records.finish(lost, game: 0)
    #expect(records.yardDays(of: "Bob", since: nil) == [YardDay(won.day, games: 1)])
  }

  @Test("all puzzles of a day in one language plant a tree, won or lost, and a solved one is noted")
  func tree() {
    let records = RecordStore.inMemory()
    for (index, mode) in Mode.daily.enumerated() {
      records.finish(.of("Ann", mode, won: index == 0, language: index == 2 ? "nl" : "en"), game: 0)
    }
    let day = Day(year: 2026, month: 11, day: 1)
    #expect(records.yardDays(of: "Ann", since: nil) == [YardDay(day, games: 3, isPuzzleSolved: true)])
    records.finish(.of("Ann", Mode.daily[2], won: false), game: 0)
    #expect(
      records.yardDays(of: "Ann", since: nil) == [
        YardDay(day, games: 4, plants: [.tree], isPuzzleSolved: true)
      ])
  }

  @Test("the days come in their order, each once, with the picture set of the last one saved")
  func days() {
    let records = RecordStore.inMemory()
    for (day, language, pictures) in [(3, "en", "candle"), (1, "nl", "ship"), (3, "en", "rocket")] {
      var result = GameResult.of("Ann", language: language, day: day)
      result.details = .init("guesses h\npictures \(pictures)\n")!
      records.finish(result, game: 0)
    }
    let days = records.yardDays(of: "Ann", since: nil)
    #expect(days.map(\.day.parts.day) == [1, 3])
    #expect(records.yardDays(of: "Ann", since: days[1].day) == [days[1]])
    #expect(days.map(\.games) == [1, 2])
    #expect(days.map(\.pictures) == ["ship", "rocket"])
  }

  @Test("a word that reaches the last box plants a flower for good, on the day of the first time")
  func learned() {
    let records = RecordStore.inMemory()
    func answer(_ box: Int, on day: Int) {
      let day = Day(year: 2026, month: 11, day: day)
      records.save(PracticeWord("abbey", box: box, due: day), of: "Ann", language: "en", answeredOn: day)
    }
    answer(4, on: 1)
    #expect(records.yardDays(of: "Ann", since: nil) == [])
    answer(5, on: 2)
    let flower = [YardDay(Day(year: 2026, month: 11, day: 2), plants: [.flower], learned: ["abbey"])]
    #expect(records.yardDays(of: "Ann", since: nil) == flower)
    answer(1, on: 3)
    answer(5, on: 4)
    #expect(records.yardDays(of: "Ann", since: nil) == flower)
    records.add(player: "Ann")
    records.rename(player: "Ann", to: "Eve")
    #expect(records.yardDays(of: "Eve", since: nil) == flower)
  }

  @Test("the games of a day are those that can be seen again, the first one first")
  func games() {
    let records = RecordStore.inMemory()
    for id in Int64(1)...3 {
      records.finish(
        .of("Ann", misses: Int(id), day: id == 3 ? 2 : 1), game: id, record: id == 2 ? nil : .of("Ann", id))
    }
    let games = records.finishedGames(of: "Ann", on: Day(year: 2026, month: 11, day: 1))
    #expect(games.map(\.result.misses) == [1])
  }
}
