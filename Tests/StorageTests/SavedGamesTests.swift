import Engines
import Records
import Storage
import TestSupport
import Testing

struct SavedGamesTests {
  @Test("a saved game comes back as it was saved last") func aSavedGameComesBackAsItWasSavedLast() {
    let records = RecordStore.inMemory()
    let game = SavedGame.of(
      "Ann", .min, .dailyGhost, words: "/home/ann/my words.txt", day: Day(number: 20_778), progress: 3,
      guesses: ["e", "ë", "", "two words", "e"])
    records.save(.of("Ann", .min))
    records.save(game)
    records.release(.min)
    #expect(records.claim(.min)?.progress == 3)
    #expect(records.claim(.min)?.fields == game.fields)
  }

  @Test("a game keeps its original session") func aGameKeepsItsOriginalSession() {
    let records = RecordStore.inMemory()
    let game = SavedGame.of("Ann", 1, .dailyGhost, words: "/w", day: Day(number: 20_778), progress: 3)
    records.save(game)
    #expect(records.claim(1) == game)
  }

  @Test("a game that is saved after a daily puzzle is of no day") func aGameSavedAfterADailyPuzzleIsOfNoDay()
  {
    let records = RecordStore.inMemory()
    let games = [
      SavedGame.of("Ann", 1, .dailyGhost, day: Day(number: 20_778)), .of("Ann", 2),
      .of("Ann", 3, .dailyHangman, day: Day(number: 20_779)),
      .of("Ann", 4, .textTwistTimed),
    ]
    for game in games { records.save(game) }
    #expect(games.map { records.claim($0.session.id)?.session.day } == games.map(\.session.day))
  }

  @Test("a text typed in a game is restored whatever combining marks and line breaks it contains")
  func aTextTypedInAGameIsRestoredWhateverCombining() {
    let records = RecordStore.inMemory()
    let guesses = ["\u{301}e", "e\r", "\r", "\u{200D}x\u{0}", "a b", " "]
    records.save(.of("Ann", 1, guesses: guesses))
    #expect(records.claim(1)?.fields.all("guess") == guesses)
  }

  @Test("a player who is renamed has the new name in every game but those at a table")
  func aPlayerWhoIsRenamedHasTheNewNameInEveryGameBut() {
    let records = RecordStore.inMemory()
    func game(_ id: Int64, _ mode: Mode) -> SavedGame {
      var game = SavedGame.of("Ann", id, mode)
      for name in ["Ann", "Bob", "Anna", "Player 3"] { game.fields.add("player", name) }
      for name in ["", "Ann"] { game.fields.add("name", name) }
      game.fields.add("glimpse", "Ann")
      return game
    }
    func names(_ fields: SavedGame.Fields?) -> [String] {
      ["player", "name", "glimpse"].flatMap { fields?.all($0) ?? [] }
    }
    let before = ["Ann", "Bob", "Anna", "Player 3", "", "Ann", "Ann"]
    for player in ["Ann", "Bob"] { records.add(player: player) }
    records.save(game(1, .ghostFriends))
    records.save(game(2, .ghostTable))
    records.finish(.of("Ann", .ghostFriends), game: 0, record: game(3, .ghostFriends))
    records.finish(.of("Ann", .ghostTable), game: 0, record: game(4, .ghostTable))
    records.rename(player: "Ann", to: "Eve")
    records.rename(player: "Bob", to: "Rob")
    let after = ["Eve", "Rob", "Anna", "Player 3", "", "Eve", "Ann"]
    #expect(records.savedGames(of: "Eve").map { names($0.fields) } == [before, after])
    #expect(
      records.finishedGames(of: "Eve").map { names(records.record(of: $0.id)?.game.fields) } == [
        before, after,
      ])
  }

  @Test(
    "a long game comes back whole, whether it grows or shrinks", arguments: [0, 1, 127, 128, 129, 1000])
  func longGame(lines: Int) {
    let records = RecordStore.inMemory()
    for count in [lines, 3000, lines] {
      records.save(.of("Ann", 1, guesses: (0..<count).map { "guess \($0)" }))
      #expect(records.claim(1)?.fields.all("guess").count == count)
      #expect(
        records.savedGames(of: "Ann").map { $0.fields.all("guess").last } == [
          count == 0 ? nil : "guess \(count - 1)"
        ])
    }
    records.discard(1)
    records.save(.of("Ann", 1))
    #expect(records.claim(1)?.fields.all("guess") == [])
  }

  @Test("of a long game only what is new is written") func ofALongGameOnlyWhatIsNewIsWritten() throws {
    let folder = try RecordsFolder()
    let records = folder.store()
    var game = SavedGame.of("Ann", 1, guesses: (0..<9000).map { "guess \($0)" })
    records.save(game)
    let before = folder.bytes(of: "wordyard.db-wal").count
    #expect(before > 100_000)
    for number in 0..<10 {
      game.fields.add("guess", "more \(number)")
      records.save(game)
    }
    #expect(folder.bytes(of: "wordyard.db-wal").count - before < 10 * 30_000)
    records.close()
    #expect(folder.store().savedGames(of: "Ann") == [game])
  }

  @Test("a renamed player has the new name in the later parts of a long game, too") func renamedInLongGame() {
    let records = RecordStore.inMemory()
    records.add(player: "Ann")
    var game = SavedGame.of("Ann", 1, .ghostFriends, guesses: (0..<500).map { "\($0)" })
    game.fields.add("name", "Ann")
    records.save(game)
    records.rename(player: "Ann", to: "Eve")
    #expect(records.savedGames(of: "Eve").map { $0.fields["name"] } == ["Eve"])
  }

  @Test("a game that was finished or discarded is gone") func aGameThatWasFinishedOrDiscardedIsGone() {
    let records = RecordStore.inMemory()
    for id in 1...3 as ClosedRange<Int64> { records.save(.of("Ann", id)) }
    records.finish(.of("Ann"), game: 1)
    records.discard(2)
    #expect(records.claim(1) == nil)
    #expect(records.claim(2) == nil)
    #expect(records.claim(3) != nil)
    #expect(records.claim(99) == nil)
  }

  @Test("a game of two ends with a result for each name and with the game that follows it")
  func aGameOfTwoEndsWithAResultForEachNameAndWithThe() {
    let records = RecordStore.inMemory()
    let game = SavedGame.of("Ann", 1, .duel)
    records.save(game)
    let results = [GameResult.of("Cleo", .duel), .of("Bob", .duel, won: false)]
    records.finish(results, game: 1, record: game, next: .of("Ann", 2, .duel))
    #expect(records.tally(of: "Cleo", in: .duel).won == 1)
    #expect(records.tally(of: "Bob", in: .duel).played == 1)
    #expect(records.tally(of: "Ann", in: .duel).played == 0)
    #expect(records.waiting() == [2])
    records.save(.of("Ann", 2, .duel, progress: 3))
    records.release(1)
    records.release(2)
    #expect(records.claim(2)?.progress == 3)
  }

  @Test("a player's saved games can be read without claiming them")
  func aPlayersSavedGamesCanBeReadWithoutClaimingThem() {
    let records = RecordStore.inMemory()
    for id in 1...3 as ClosedRange<Int64> { records.save(.of(id == 2 ? "Bob" : "Ann", id, progress: 4)) }
    for id in 1...3 as ClosedRange<Int64> { records.release(id) }
    #expect(records.savedGames(of: "Ann") == [3, 1].map { .of("Ann", $0, progress: 4) })
    // Claimed games would never be deleted.
    for id in 4...12 as ClosedRange<Int64> { records.save(.of("Ann", id)) }
    #expect(records.waiting().last == 3)
  }

  @Test("the title screen lists a player's games, the last played first")
  func theTitleScreenListsAPlayersGamesTheLastPlayed() {
    let records = RecordStore.inMemory()
    #expect(records.waiting() == [])
    records.save(.of("Ann", 1, progress: 4))
    records.save(.of("Bob", 2))
    records.save(.of("Ann", 3, .textTwistTimed))
    #expect(records.waiting() == [3, 1])
    records.save(.of("Ann", 1, progress: 5))
    #expect(records.waiting() == [1, 3])
    #expect(records.title(of: "Ann").waiting.first?.progress == 5)
    #expect(records.title(of: "Bob").waiting.map(\.session.id) == [2])
  }

  @Test("ten games wait for a player at most, and those played longest ago go")
  func tenGamesWaitForAPlayerAtMostAndThosePlayed() {
    let records = RecordStore.inMemory()
    records.save(settings: ["player": "Ann"])
    records.save(.of("Bob", 100))
    for id in 1...12 as ClosedRange<Int64> {
      records.save(.of("Ann", id))
      records.release(id)
    }
    #expect(records.waiting() == Array((3...12).reversed()))
    #expect(records.claim(100) != nil)
  }

  @Test("a game that is being played does not go, however long ago it was saved")
  func aGameThatIsBeingPlayedDoesNotGoHoweverLongAgoIt() {
    let records = RecordStore.inMemory()
    records.save(settings: ["player": "Ann"])
    records.save(.of("Ann", 1))
    for id in 2...12 as ClosedRange<Int64> {
      records.save(.of("Ann", id))
      records.release(id)
    }
    #expect(records.waiting() == Array((4...12).reversed()) + [1])
  }

  @Test("settings are saved by name, without changing other names")
  func settingsAreSavedByNameWithoutChangingOtherNames() {
    let records = RecordStore.inMemory()
    #expect(records.title(of: "Ann") == TitleRecords())
    records.save(settings: ["theme": "night", "sound": "bell"])
    records.save(settings: ["theme": "paper", "player": "Ann"])
    records.save(settings: [:])
    #expect(records.title(of: "Ann").settings == ["theme": "paper", "sound": "bell", "player": "Ann"])
  }

  @Test("a player's settings override those for all players, and apply only to that player")
  func aPlayersSettingsOverrideThoseForAllPlayersAnd() {
    let records = RecordStore.inMemory()
    records.save(settings: ["theme": "night", "sound": "bell"], for: "")
    records.save(settings: ["theme": "paper", "mouse": "no"], for: "Ann")
    #expect(records.title(of: "Ann").settings == ["theme": "paper", "sound": "bell", "mouse": "no"])
    #expect(records.title(of: "Bob").settings == ["theme": "night", "sound": "bell"])
    records.save(settings: ["theme": "mono"], for: "")
    #expect(records.title(of: "Ann").settings["theme"] == "paper")
    #expect(records.title(of: "Bob").settings["theme"] == "mono")
  }

  @Test("settings go with a player's new name, and with a player who is removed")
  func settingsGoWithAPlayersNewNameAndWithAPlayerWhoIs() {
    let records = RecordStore.inMemory()
    records.add(player: "Ann")
    records.save(settings: ["theme": "night"], for: "")
    records.save(settings: ["theme": "paper"], for: "Ann")
    records.save(settings: ["theme": "mono", "sound": "bell"], for: "Anna")
    records.rename(player: "Ann", to: "Anna")
    #expect(records.title(of: "Anna").settings == ["theme": "paper"])
    #expect(records.title(of: "Ann").settings == ["theme": "night"])
    records.remove(player: "Anna")
    #expect(records.title(of: "Anna").settings == ["theme": "night"])
  }

  @Test("each category's deck is saved, with every bit of its seed")
  func eachCategorysDeckIsSavedWithEveryBitOfItsSeed() {
    let records = RecordStore.inMemory()
    #expect(records.decks() == [:])
    records.save(Deck(seed: .max, dealt: 3), for: "en/animals")
    records.save(Deck(seed: 1 << 63), for: "nl/dieren")
    records.save(Deck(seed: .max - 1, dealt: 4), for: "en/animals")
    #expect(
      records.decks() == [
        "en/animals": Deck(seed: .max - 1, dealt: 4), "nl/dieren": Deck(seed: 1 << 63),
      ])
  }

  @Test("records know nothing of others, and have nothing to report")
  func recordsKnowNothingOfOthersAndHaveNothingToReport() {
    let records = RecordStore.inMemory()
    records.save(settings: ["theme": "paper"])
    let others = RecordStore.inMemory()
    #expect(others.title(of: "Ann") == TitleRecords())
    #expect(records.notices() == [])
  }

  @Test("a game belongs to one player, and saving it unchanged makes it the last played")
  func aGameBelongsToOnePlayerAndSavingItUnchangedMakes() {
    let records = RecordStore.inMemory()
    for id in [1, 2, 1, 1] as [Int64] { records.save(.of("Ann", id)) }
    #expect(records.waiting() == [1, 2])
    #expect(records.isClaimedElsewhere(1) == false)
    records.remove(player: "Ann")
    records.save(.of("Ann", 1))
    #expect(records.waiting() == [1])
    records.discard(1)
    records.save(.of("Ann", 1))
    #expect(records.waiting() == [1])
    records.finish(.of("Ann"), game: 1)
    records.save(.of("Ann", 1))
    #expect(records.waiting() == [1])
  }

  @Test("the preview of a saved game is read under its old name, too")
  func thePreviewOfASavedGameIsReadUnderItsOldNameToo() {
    let records = RecordStore.inMemory()
    for (id, name) in [(1, "sight"), (2, "glimpse")] as [(Int64, String)] {
      var game = SavedGame.of("Ann", id)
      game.fields.add(name, "_O__")
      records.save(game)
    }
    #expect(records.title(of: "Ann").waiting.map(\.glimpse) == ["_O__", "_O__"])
  }
}
