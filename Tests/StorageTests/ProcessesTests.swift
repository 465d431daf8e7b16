import Engines
import Glibc
import TestSupport
import Testing

@testable import Storage

/// Several Wordyards at once, and ones that are killed.
struct ProcessesTests {
  private let folder: RecordsFolder
  private let names = ["Ann", "Bob", "Cem", "Dré"]

  init() throws {
    folder = try RecordsFolder()
  }

  @Test func `four processes that play at once lose no game and miscount no streak`() throws {
    let processes = try names.map { try RunningProgram(folder.hammer("play", "1000", $0)) }
    for process in processes {
      let (lines, exit) = try process.end(patience: .seconds(120))
      #expect(lines == [])
      #expect(exit == Exit(code: 0))
    }
    let records = folder.store().records
    #expect(records.streak("Everybody", .phraseBook) == 4000)
    #expect(records.tallies("Everybody").map(\.played) == [4000])
    #expect(records.standings(.phraseBook, "Everybody").first?.line == "Everybody 4000 21 <")
    for name in names {
      #expect(
        records.tallies(name) == [
          Tally(mode: .phraseBook, played: 1000, won: 667, streak: 1, longestStreak: 2)
        ])
      #expect(records.streaks(name, 2000) == Array(repeating: 2, count: 333) + [1])
    }
    #expect(Set(records.players()) == Set(names + ["Everybody"]))
    #expect(try folder.value("SELECT count(*) FROM game") == "0")
    #expect(try folder.value("SELECT count(*) FROM result") == "8000")
    #expect(try folder.value("PRAGMA integrity_check") == "ok")
  }

  @Test(
    "a process that is killed while it saves has kept all that it had finished saving",
    arguments: 0..<20 as Range<UInt64>)
  func killed(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    var kept = 0
    for _ in 0..<4 {
      let process = try RunningProgram(folder.hammer("save", "7"))
      for _ in 0...generator.below(400) { #expect(try process.line() != nil) }
      process.kill()
      let (lines, exit) = try process.end()
      #expect(exit == Exit(signal: SIGKILL))
      kept = lines.last.flatMap(Int.init) ?? kept
      let store = folder.store()
      let game = try #require(store.records.take(7))
      #expect(game.progress >= kept)
      #expect(game.fields["count"] == "\(game.progress)")
      #expect(store.records.notices() == [])
      kept = game.progress
      store.close()
    }
    #expect(try folder.value("PRAGMA integrity_check") == "ok")
  }

  @Test func `a game that one process plays is neither offered to another nor taken by it`() throws {
    _ = try folder.played()
    let process = try RunningProgram(folder.hammer("hold", "1"))
    #expect(try process.line() == "held")
    let records = folder.store().records
    #expect(records.title("Ann").waiting == [])
    #expect(records.take(1) == nil)
    #expect(try RunningProgram(folder.hammer("hold", "1")).line() == "not free")
    process.kill()
    _ = try process.end()
    #expect(records.title("Ann").waiting.map(\.session.id) == [1])
    #expect(records.take(1)?.progress == 4)
  }

  @Test func `two stores in one process are to each other like two processes`() throws {
    let one = try folder.played().store()
    let other = folder.store()
    #expect(one.records.take(1) != nil)
    #expect(one.records.take(1) != nil)
    #expect(other.records.take(1) == nil)
    #expect(one.records.title("Ann").waiting.count == 1)
    one.records.leave(1)
    #expect(other.records.take(1) != nil)
    #expect(one.records.title("Ann").waiting == [])
    other.records.leave(1)
    one.records.save(.of("Ann", 2))
    #expect(other.records.take(2) == nil)
    one.close()
    #expect(other.records.take(2) != nil)
  }

  @Test func `threads that share a store lose nothing`() async throws {
    let records = folder.store().records
    await withTaskGroup(of: Void.self) { group in
      for name in names {
        group.addTask {
          for _ in 0..<100 {
            records.finish(.of(name))
            records.finish(.of("Everybody"))
            _ = records.tallies(name)
          }
        }
      }
    }
    #expect(records.streak("Everybody", .phraseBook) == 400)
    #expect(names.map { records.streak($0, .phraseBook) } == [100, 100, 100, 100])
  }

  @Test func `a game that has been finished or discarded is held by nobody`() throws {
    let one = folder.store().records
    let other = folder.store().records
    for end in [{ one.finish(.of("Ann"), 5) }, { one.discard(5) }] {
      one.save(.of("Ann", 5))
      end()
      #expect(other.take(5) == nil)
      other.save(.of("Ann", 5))
      #expect(other.take(5) != nil)
      other.discard(5)
    }
  }

  @Test func `games that others are playing are not thinned out`() throws {
    let one = folder.store().records
    one.keep(["player": "Ann"])
    one.save(.of("Ann", 1))
    let other = folder.store().records
    for id in 2...12 as ClosedRange<Int64> {
      other.save(.of("Ann", id))
      other.leave(id)
    }
    #expect(one.title("Ann").waiting.map(\.session.id) == Array((4...12).reversed()) + [1])
  }

  @Test func `two processes that start at once on nothing make one database`() throws {
    for _ in 0..<10 {
      let folder = try RecordsFolder()
      let processes = try names.map { try RunningProgram(folder.hammer("play", "1", $0)) }
      for process in processes {
        let (lines, exit) = try process.end()
        #expect(lines == [])
        #expect(exit == Exit(code: 0))
      }
      #expect(try folder.value("SELECT count(*) FROM result") == "8")
    }
  }

  @Test func `while somebody has the database locked, play goes on, and all is written afterwards`() throws {
    let store = try folder.played().store(patience: .milliseconds(20))
    let records = store.records
    #expect(records.streak("Ann", .phraseBook) == 3)
    let other = try Database(folder.database)
    try other.execute("BEGIN IMMEDIATE")
    for count in 1...50 {
      records.play("Ann", "w")
      records.save(.of("Ann", 1, progress: count))
    }
    #expect(records.streak("Ann", .phraseBook) == 3)
    #expect(records.notices() == [])
    try other.execute("COMMIT")
    records.keep(["theme": "night"])
    #expect(records.streak("Ann", .phraseBook) == 53)
    #expect(records.take(1)?.progress == 50)
  }

  @Test func `what could not be written to the end for somebody's lock is told`() throws {
    let store = try folder.played().store(patience: .milliseconds(20))
    #expect(store.records.streak("Ann", .phraseBook) == 3)
    let other = try Database(folder.database)
    try other.execute("BEGIN IMMEDIATE")
    store.records.play("Ann", "w")
    store.close()
    #expect(store.records.notices() == [.notKept(file: folder.database, reason: .locked)])
    try other.execute("COMMIT")
    #expect(store.records.streak("Ann", .phraseBook) == 3)
  }

  @Test func `a process that was stopped while it opened the database holds nobody up for long`() throws {
    _ = try folder.played()
    let lock = LockFile(folder.path + "/games.lock")
    #expect(lock.isUsable() && lock.hold(0))
    let store = folder.store(patience: .milliseconds(20))
    #expect(store.records.streak("Ann", .phraseBook) == 3)
  }
}
