import Engines
import Platform
import Records
import TestSupport
import Testing

@testable import Storage

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Several concurrent processes of Wordyard, some of which are killed.
struct ProcessesTests {
  private let folder: RecordsFolder
  private let names = ["Ann", "Bob", "Cem", "Dré"]

  init() throws {
    folder = try RecordsFolder()
  }

  @Test("four processes that play at once lose no game and miscount no streak")
  func fourProcessesThatPlayAtOnceLoseNoGameAndMiscount() throws {
    let processes = try names.map { try RunningProgram(folder.process("play", "250", $0)) }
    for process in processes {
      let (lines, exit) = try process.end(patience: .seconds(120))
      #expect(lines == [])
      #expect(exit == Exit(code: 0))
    }
    let records = folder.store()
    #expect(records.streak(of: "Everybody", in: .phraseBook) == 1000)
    #expect(records.tallies(of: "Everybody").map(\.played) == [1000])
    #expect(records.standings(of: .phraseBook, for: "Everybody").first?.line == "Everybody 1000 21 <")
    for name in names {
      #expect(
        records.tallies(of: name) == [
          Tally(mode: .phraseBook, played: 250, won: 167, streak: 1, longestStreak: 2)
        ])
      #expect(records.streaks(of: name, in: Mode.solo, limit: 2000) == Array(repeating: 2, count: 83) + [1])
    }
    #expect(Set(records.players()) == Set(names + ["Everybody"]))
    #expect(try folder.value("SELECT count(*) FROM game") == "0")
    #expect(try folder.value("SELECT count(*) FROM result") == "2000")
    #expect(try folder.value("PRAGMA integrity_check") == "ok")
  }

  @Test("a name is claimed by one process at a time") func aNameIsClaimedByOneProcessAtATime() throws {
    let first = folder.store()
    let second = folder.store()
    #expect(first.claim(player: "anna"))
    #expect(!second.claim(player: "anna"))
    #expect(second.claim(player: "bob"))
    first.close()
    #expect(second.claim(player: "anna"))
  }

  @Test(
    "a process that is killed while it saves has kept all that it had finished saving",
    arguments: 0..<8 as Range<UInt64>)
  func killed(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    var kept = 0
    for _ in 0..<4 {
      let process = try RunningProgram(folder.process("save", "7"))
      for _ in 0...generator.below(200) { #expect(try process.line() != nil) }
      process.kill()
      let (lines, exit) = try process.end()
      #expect(exit == Exit(signal: SIGKILL))
      kept = lines.last.flatMap(Int.init) ?? kept
      let store = folder.store()
      let game = try #require(store.claim(7))
      #expect(game.progress >= kept)
      #expect(game.fields["count"] == "\(game.progress)")
      #expect(store.notices() == [])
      kept = game.progress
      store.close()
    }
    #expect(try folder.value("PRAGMA integrity_check") == "ok")
  }

  @Test("a game being played in one process is neither offered nor given to another")
  func aGameBeingPlayedInOneProcessIsNeitherOfferedNor() throws {
    _ = try folder.played()
    let process = try RunningProgram(folder.process("hold", "1"))
    #expect(try process.line() == "held")
    let records = folder.store()
    #expect(records.title(of: "Ann").waiting == [])
    #expect(records.savedGames(of: "Ann") == [])
    #expect(records.claim(1) == nil)
    #expect(try RunningProgram(folder.process("hold", "1")).line() == "not free")
    process.kill()
    _ = try process.end()
    #expect(records.title(of: "Ann").waiting.map(\.session.id) == [1])
    #expect(records.savedGames(of: "Ann").map(\.session.id) == [1])
    #expect(try RunningProgram(folder.process("hold", "1")).line() == "held")
    #expect(records.claim(1)?.progress == 4)
  }

  @Test("two stores in one process are to each other like two processes")
  func twoStoresInOneProcessAreToEachOtherLikeTwo() throws {
    let one = try folder.played().store()
    let other = folder.store()
    #expect(one.claim(1) != nil)
    #expect(one.claim(1) != nil)
    #expect(other.claim(1) == nil)
    #expect(one.title(of: "Ann").waiting.count == 1)
    one.release(1)
    #expect(other.claim(1) != nil)
    #expect(one.title(of: "Ann").waiting == [])
    other.release(1)
    one.save(.of("Ann", 2))
    #expect(other.claim(2) == nil)
    one.close()
    #expect(other.claim(2) != nil)
  }

  @Test("a game whose player is renamed in another process remains that player's, and so does its result")
  func aGameWhosePlayerIsRenamedInAnotherProcessRemains()
    throws
  {
    let one = try folder.played().store()
    let other = folder.store()
    let game = try #require(one.claim(1))
    other.rename(player: "Ann", to: "Zed")
    one.save(.of("Ann", 1, progress: 5, guesses: ["e", "x", "y"]))
    one.release(1)
    #expect(other.savedGames(of: "Zed").map(\.progress) == [5])
    #expect(one.savedGames(of: "Ann") == [])
    one.finish(.of("Ann"), game: game.session.id)
    #expect(other.streak(of: "Zed", in: .phraseBook) == 4)
    #expect(other.players() == ["Zed"])
  }

  @Test("a folder that is moved during play is reported, and its game stays claimed in the new one")
  func aFolderThatIsMovedDuringPlayIsReportedAndItsGame()
    throws
  {
    let store = try folder.played().store()
    #expect(store.claim(1) != nil)
    #expect(rename(folder.path, folder.path + "-2") == 0)
    store.save(.of("Ann", 1, progress: 5))
    #expect(store.notices() == [.moved(file: folder.database)])
    #expect(folder.store().claim(1) == nil)
    store.save(.of("Ann", 1, progress: 6))
    #expect(store.notices() == [])
    store.release(1)
    #expect(folder.store().claim(1)?.progress == 6)
  }

  @Test("stores that use one folder in turn lose nothing") func storesThatUseOneFolderInTurnLoseNothing() {
    let stores = names.map { _ in folder.store() }
    for _ in 0..<25 {
      for (store, name) in zip(stores, names) {
        store.finish(.of(name))
        store.finish(.of("Everybody"))
        _ = store.tallies(of: name)
      }
    }
    #expect(stores.map { $0.streak(of: "Everybody", in: .phraseBook) } == [100, 100, 100, 100])
    #expect(names.map { stores[0].streak(of: $0, in: .phraseBook) } == [25, 25, 25, 25])
  }

  @Test("a finished or discarded game is not claimed") func aFinishedOrDiscardedGameIsNotClaimed() throws {
    let one = folder.store()
    let other = folder.store()
    for end in [{ one.finish(.of("Ann"), game: 5) }, { one.discard(5) }] {
      one.save(.of("Ann", 5))
      end()
      #expect(other.claim(5) == nil)
      other.save(.of("Ann", 5))
      #expect(other.claim(5) != nil)
      other.discard(5)
    }
  }

  @Test(
    "a saved game that this version cannot read is not kept claimed",
    arguments: ["mode = 'chess'", "fields = 'broken'"])
  func unreadable(damage: String) throws {
    let one = try folder.played().store()
    try Database(folder.database).execute("UPDATE game SET \(damage)")
    #expect(one.claim(1) == nil)
    #expect(one.savedGames(of: "Ann") == [])
    #expect(!folder.store().isClaimedElsewhere(1))
  }

  @Test("games that others are playing are not thinned out") func gamesThatOthersArePlayingAreNotThinnedOut()
    throws
  {
    let one = folder.store()
    one.save(settings: ["player": "Ann"])
    one.save(.of("Ann", 1))
    let other = folder.store()
    for id in 2...12 as ClosedRange<Int64> {
      other.save(.of("Ann", id))
      other.release(id)
    }
    #expect(one.title(of: "Ann").waiting.map(\.session.id) == Array((4...12).reversed()) + [1])
  }

  @Test("two processes that start at once on nothing make one database")
  func twoProcessesThatStartAtOnceOnNothingMakeOne() throws {
    for _ in 0..<4 {
      let folder = try RecordsFolder()
      let processes = try names.map { try RunningProgram(folder.process("play", "1", $0)) }
      for process in processes {
        let (lines, exit) = try process.end()
        #expect(lines == [])
        #expect(exit == Exit(code: 0))
      }
      #expect(try folder.value("SELECT count(*) FROM result") == "8")
    }
  }

  @Test("while the database is locked, play continues, and all is written afterwards")
  func whileTheDatabaseIsLockedPlayContinuesAndAllIs() throws {
    let store = try folder.played().store(timeout: .milliseconds(20))
    let records = store
    #expect(records.streak(of: "Ann", in: .phraseBook) == 3)
    let other = try Database(folder.database)
    try other.execute("BEGIN IMMEDIATE")
    for count in 1...50 {
      records.play("Ann", "w")
      records.save(.of("Ann", 1, progress: count))
    }
    #expect(records.streak(of: "Ann", in: .phraseBook) == 3)
    #expect(records.notices() == [])
    try other.execute("COMMIT")
    records.save(settings: ["theme": "night"])
    #expect(records.streak(of: "Ann", in: .phraseBook) == 53)
    #expect(records.claim(1)?.progress == 50)
  }

  @Test("closing writes what was postponed because of a lock")
  func closingWritesWhatWasPostponedBecauseOfALock() throws {
    let store = try folder.played().store(timeout: .milliseconds(20))
    #expect(store.streak(of: "Ann", in: .phraseBook) == 3)
    let other = try Database(folder.database)
    try other.execute("BEGIN IMMEDIATE")
    store.play("Ann", "w")
    try other.execute("COMMIT")
    store.close()
    #expect(store.notices() == [])
    #expect(try folder.value("SELECT count(*) FROM result") == "4")
  }

  @Test("data that could not be written because of a lock are reported")
  func dataThatCouldNotBeWrittenBecauseOfALockAre() throws {
    let store = try folder.played().store(timeout: .milliseconds(20))
    #expect(store.streak(of: "Ann", in: .phraseBook) == 3)
    let other = try Database(folder.database)
    try other.execute("BEGIN IMMEDIATE")
    store.play("Ann", "w")
    store.close()
    #expect(store.notices() == [.notSaved(file: folder.database, reason: .locked)])
    try other.execute("COMMIT")
    #expect(store.streak(of: "Ann", in: .phraseBook) == 3)
  }

  @Test("a process stopped while opening the database does not block others for long")
  func aProcessStoppedWhileOpeningTheDatabaseDoesNot() throws {
    _ = try folder.played()
    let lock = LockFile(folder.path + "/games.lock")
    #expect(lock.isUsable() && lock.lock(0))
    let store = folder.store(timeout: .milliseconds(20))
    #expect(store.streak(of: "Ann", in: .phraseBook) == 3)
  }
}
