import Engines
import Records
import Storage
import TestSupport
import Testing

struct StatisticsQueryTests {
  @Test("a player who has not played has done nothing") func aPlayerWhoHasNotPlayedHasDoneNothing() {
    let records = RecordStore.inMemory()
    #expect(records.tallies(of: "Ann") == [])
    #expect(records.misses(of: "Ann", in: Mode.solo, upTo: 7) == [0, 0, 0, 0, 0, 0, 0, 0])
    #expect(records.streaks(of: "Ann", in: Mode.solo, limit: 10) == [])
    #expect(records.streak(of: "Ann", in: .phraseBook) == 0)
    #expect(records.dailyResults(of: "Ann", language: "en") == [])
  }

  @Test("a tally counts games played and won, streaks and the highest score")
  func aTallyCountsGamesPlayedAndWonStreaksAndThe() {
    let records = RecordStore.inMemory()
    records.play("Ann", "ww-wwww--w")
    records.play("Bob", "wwwwwwww")
    for points in [12, 40, 0] {
      records.finish(.of("Ann", .textTwistTimed, won: points > 20, points: points))
    }
    #expect(
      records.tallies(of: "Ann") == [
        Tally(mode: .phraseBook, played: 10, won: 7, streak: 1, longestStreak: 4),
        Tally(mode: .textTwistTimed, played: 3, won: 1, longestStreak: 1, mostPoints: 40),
      ])
  }

  @Test("tallies come in the order of the modes, not in that of playing")
  func talliesComeInTheOrderOfTheModesNotInThatOf() {
    let records = RecordStore.inMemory()
    for mode in Mode.allCases.reversed() { records.finish(.of("Ann", mode)) }
    #expect(records.tallies(of: "Ann").map(\.mode) == Mode.allCases)
  }

  @Test("a streak grows with each win and ends with a loss") func aStreakGrowsWithEachWinAndEndsWithALoss() {
    let records = RecordStore.inMemory()
    var streaks: [Int] = []
    for game in "ww-www" {
      records.play("Ann", String(game))
      streaks.append(records.streak(of: "Ann", in: .phraseBook))
    }
    #expect(streaks == [1, 2, 0, 1, 2, 3])
  }

  @Test("after a renaming to a removed name the streak is that of the last game")
  func afterARenamingToARemovedNameTheStreakIsThatOfThe() {
    let records = RecordStore.inMemory()
    records.play("Ann", "w")
    records.play("Bob", "ww-")
    records.play("Ann", "w")
    records.remove(player: "Bob")
    records.rename(player: "Ann", to: "Bob")
    #expect(records.streak(of: "Bob", in: .phraseBook) == 2)
    #expect(records.tallies(of: "Bob").map(\.streak) == [2])
    records.play("Bob", "w")
    #expect(records.streak(of: "Bob", in: .phraseBook) == 3)
    records.play("Eve", "w")
    records.play("Bob", "w")
    records.play("Eve", "w")
    records.remove(player: "Bob")
    records.rename(player: "Eve", to: "Bob")
    #expect(records.streak(of: "Bob", in: .phraseBook) == 2)
  }

  @Test("the name of a removed player with results is in use, a former name is not")
  func theNameOfARemovedPlayerWithResultsIsInUseAFormer() {
    let records = RecordStore.inMemory()
    records.play("Ann", "w")
    records.add(player: "Bob")
    records.play("Eve", "w")
    records.remove(player: "Ann")
    records.remove(player: "Bob")
    records.rename(player: "Eve", to: "Grace")
    #expect(records.namesInUse() == ["Ann", "Grace"])
  }

  @Test("misses are counted in the modes asked for, up to the most asked for")
  func missesAreCountedInTheModesAskedForUpToTheMost() {
    let records = RecordStore.inMemory()
    for (misses, mode) in [(0, Mode.phraseBook), (2, .dictionaryHard), (2, .devilEasy), (7, .phraseBook)] {
      records.finish(.of("Ann", mode, won: misses < 7, misses: misses))
    }
    for mode in [Mode.duel, .mindReader, .dailyHangman] { records.finish(.of("Ann", mode, misses: 3)) }
    records.finish(.of("Bob", misses: 5))
    #expect(records.misses(of: "Ann", in: Mode.solo, upTo: 7) == [1, 0, 2, 0, 0, 0, 0, 1])
    #expect(records.misses(of: "Ann", in: [.phraseBook, .devilEasy], upTo: 7) == [1, 0, 1, 0, 0, 0, 0, 1])
    #expect(records.misses(of: "Ann", in: [.duel, .phraseBook], upTo: 3) == [1, 0, 0, 1])
    #expect(records.misses(of: "Ann", in: [], upTo: 1) == [0, 0])
  }

  @Test("numbers of misses that no game has do not hurt") func numbersOfMissesThatNoGameHasDoNotHurt() {
    let records = RecordStore.inMemory()
    for misses in [-1, 8, .max] { records.finish(.of("Ann", misses: misses)) }
    #expect(records.misses(of: "Ann", in: Mode.solo, upTo: 7) == Array(repeating: 0, count: 8))
  }

  @Test("the last streaks in some modes come oldest first, as many as asked for")
  func theLastStreaksInSomeModesComeOldestFirstAsManyAs() {
    let records = RecordStore.inMemory()
    records.play("Ann", "www-")
    records.play("Ann", "w-", in: .dictionaryEasy)
    records.play("Ann", "wwwww", in: .duel)
    records.play("Ann", "ww")
    #expect(records.streaks(of: "Ann", in: Mode.solo, limit: 10) == [3, 1, 2])
    #expect(records.streaks(of: "Ann", in: Mode.solo, limit: 2) == [1, 2])
    #expect(records.streaks(of: "Ann", in: [.dictionaryEasy, .duel], limit: 10) == [1, 5])
    #expect(records.streaks(of: "Ann", in: [.phraseBook], limit: 10) == [3, 2])
    #expect(records.streaks(of: "Ann", in: [], limit: 10) == [])
    #expect(records.streaks(of: "Ann", in: Mode.solo, limit: 0) == [])
  }

  @Test("a daily puzzle counts once for a player, a language and a day")
  func aDailyPuzzleCountsOnceForAPlayerALanguageAndADay() {
    let records = RecordStore.inMemory()
    let first = GameResult.of("Ann", .dailyTextTwist, points: 12, day: 3)
    records.finish(first)
    records.finish(.of("Ann", .dailyTextTwist, points: 99, day: 3))
    #expect(records.dailyResults(of: "Ann", language: "en") == [first])
    records.finish(.of("Ann", .dailyTextTwist, language: "nl", day: 3))
    records.finish(.of("Bob", .dailyTextTwist, day: 3))
    records.finish(.of("Ann", .dailyGhost, day: 3))
    records.finish(.of("Ann", .dailyTextTwist, day: 4))
    #expect(records.dailyResults(of: "Ann", language: "en").count == 3)
    #expect(records.tallies(of: "Ann").map(\.played) == [3, 1])
  }

  @Test("a player's daily results come oldest day first, with their details and nothing lost")
  func aPlayersDailyResultsComeOldestDayFirstWithTheir() {
    let records = RecordStore.inMemory()
    var late = GameResult.of("Ann", .dailyHangman, won: false, misses: 7, day: 20)
    late.details = ["words-found": -3, "words-total": .max]
    late.details["fourth-game"] = .min
    let early = GameResult.of("Ann", .dailyTextTwist, points: 31, ranked: false, day: 19)
    records.finish(late)
    records.finish(early)
    records.finish(.of("Ann"))
    #expect(records.dailyResults(of: "Ann", language: "en") == [early, late])
  }

  @Test("those who play are listed with the last one first") func thoseWhoPlayAreListedWithTheLastOneFirst() {
    let records = RecordStore.inMemory()
    records.add(player: "Ann")
    records.finish(.of("Bob"))
    records.add(player: "Ån")
    records.add(player: "Ann")
    #expect(records.players() == ["Ann", "Ån", "Bob"])
  }

  @Test("players without a name are not counted or saved") func playersWithoutANameAreNotCountedOrSaved() {
    let records = RecordStore.inMemory()
    records.add(player: "")
    records.save(.of("", 7))
    records.finish(.of(""), game: 7)
    #expect(records.players() == [])
    #expect(records.standings(of: .phraseBook, for: "") == [])
    #expect(records.tallies(of: "") == [])
    #expect(records.claim(7) == nil)
  }

  @Test("a removed player is listed no more, loses the saved games and stays on the high score lists")
  func aRemovedPlayerIsListedNoMoreLosesTheSavedGames() {
    let records = RecordStore.inMemory()
    for player in ["Ann", "Bob"] {
      records.play(player, "ww")
      records.save(.of(player, player == "Ann" ? 1 : 2))
    }
    records.remove(player: "Ann")
    #expect(records.players() == ["Bob"])
    #expect(records.playerSummaries().map(\.name) == ["Bob"])
    #expect(records.tallies(of: "Ann").map(\.won) == [2])
    #expect(records.standings(of: .phraseBook, for: "Bob").map(\.line) == ["Ann 2 1", "Bob 2 1 <"])
    #expect(records.claim(1) == nil)
    #expect(records.claim(2) != nil)
  }

  @Test("a removed name that is used again has its old results")
  func aRemovedNameThatIsUsedAgainHasItsOldResults() {
    let records = RecordStore.inMemory()
    records.play("Ann", "www")
    records.remove(player: "Ann")
    records.play("Bob", "w")
    records.play("Ann", "w")
    #expect(records.players() == ["Ann", "Bob"])
    #expect(records.streak(of: "Ann", in: .phraseBook) == 4)
    #expect(records.streak(of: "Bob", in: .phraseBook) == 1)
  }

  @Test("the list of players shows the number of finished games and the day of the last one")
  func theListOfPlayersShowsTheNumberOfFinishedGamesAnd() {
    let records = RecordStore.inMemory()
    records.play("Ann", "w-", day: 9)
    records.play("Ann", "w", in: .duel, day: 4)
    records.play("Bob", "w", day: 2)
    records.add(player: "Eve")
    let day = { Day(year: 2026, month: 11, day: $0) }
    #expect(
      records.playerSummaries() == [
        PlayerSummary(name: "Eve"), PlayerSummary(name: "Bob", games: 1, lastDay: day(2)),
        PlayerSummary(name: "Ann", games: 3, lastDay: day(9)),
      ])
  }

  @Test("a player with a new name has their results, saved games and place in the list")
  func aPlayerWithANewNameHasTheirResultsSavedGamesAnd() {
    let records = RecordStore.inMemory()
    records.play("Ann", "ww")
    records.save(.of("Ann", 1))
    records.play("Bob", "w")
    records.rename(player: "Ann", to: "Grace")
    #expect(records.players() == ["Bob", "Grace"])
    #expect(records.streak(of: "Grace", in: .phraseBook) == 2)
    #expect(records.tallies(of: "Ann") == [])
    #expect(records.title(of: "Grace").waiting.map(\.session.id) == [1])
    #expect(records.title(of: "Ann").waiting == [])
    records.rename(player: "Grace", to: "Grace")
    records.rename(player: "Nobody", to: "Somebody")
    records.rename(player: "Bob", to: "")
    #expect(records.players() == ["Bob", "Grace"])
    #expect(records.streak(of: "Grace", in: .phraseBook) == 2)
  }

  @Test("a new name that has results of its own has both, and no daily result is lost")
  func aNewNameThatHasResultsOfItsOwnHasBothAndNoDaily() {
    let records = RecordStore.inMemory()
    for (name, misses) in [("Ann", 1), ("Bob", 2)] {
      records.play(name, "w")
      records.finish(.of(name, .dailyHangman, misses: misses))
    }
    records.remove(player: "Bob")
    records.rename(player: "Ann", to: "Bob")
    #expect(records.players() == ["Bob"])
    #expect(records.tallies(of: "Bob").first?.played == 2)
    #expect(records.dailyResults(of: "Bob", language: "en").map(\.misses) == [2])
    #expect(records.dailyResults(of: "Ann", language: "en").map(\.misses) == [1])
  }

  @Test("the last results in some modes come with their details, the oldest first")
  func theLastResultsInSomeModesComeWithTheirDetailsThe() {
    let records = RecordStore.inMemory()
    for misses in 1...4 {
      var result = GameResult.of("Ann", misses == 2 ? .duel : .phraseBook, misses: misses)
      result.details[text: "guesses"] = "hm!sx"
      result.details[numbers: "rounds"] = [5, -7]
      records.finish(result)
    }
    records.finish(.of("Bob"))
    let last = records.results(of: "Ann", in: [.phraseBook, .devilEasy], limit: 2)
    #expect(last.map(\.misses) == [3, 4])
    #expect(last.map { $0.details[text: "guesses"] } == ["hm!sx", "hm!sx"])
    #expect(last.map { $0.details[numbers: "rounds"] } == [[5, -7], [5, -7]])
    #expect(records.results(of: "Ann", in: [.phraseBook, .duel], limit: 9).map(\.misses) == [1, 2, 3, 4])
    #expect(records.results(of: "Ann", in: [], limit: 9) == [])
    #expect(records.results(of: "Ann", in: [.phraseBook], limit: -1) == [])
  }

  @Test(
    "names and words may hold any character",
    arguments: ["Zoë", "李 🎲", "a\u{0}b", "Robert'); DROP", "\\n\n%_", "\u{301}"])
  func unicode(name: String) {
    let records = RecordStore.inMemory()
    records.save(settings: [name: name, "player": name])
    records.finish(.of(name, .textTwistTimed, points: 3))
    records.save(.of(name, 5, words: name))
    records.save(Deck(seed: 1), for: name)
    #expect(records.players() == [name])
    #expect(records.standings(of: .textTwistTimed, for: name).map(\.line) == ["\(name) 3 1 <"])
    #expect(records.title(of: name).settings == [name: name, "player": name])
    #expect(records.title(of: name).waiting.map(\.session.words) == [name])
    #expect(records.claim(5)?.session.player == name)
    #expect(records.decks()[name] == Deck(seed: 1))
    records.remove(player: "a")
    #expect(records.players() == [name])
  }

  @Test("names that only look alike are two players") func namesThatOnlyLookAlikeAreTwoPlayers() {
    let records = RecordStore.inMemory()
    records.play("Zo\u{EB}", "w")
    records.play("Zoe\u{308}", "w")
    #expect(records.players().count == 2)
    #expect(records.streak(of: "Zo\u{EB}", in: .phraseBook) == 1)
    records.remove(player: "Zo\u{EB}")
    #expect(records.players().map { Array($0.utf8) } == [Array("Zoe\u{308}".utf8)])
  }
}
