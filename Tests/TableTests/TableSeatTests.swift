import Engines
import Tables
import TestSupport
import Testing

/// A seat with hosts of another kind, or hosts that do not answer.
struct TableSeatTests {
  private func answer(_ line: String) -> [TableSeat.Action] {
    var seat = TableSeat(words: Sample.words, name: "Bob")
    _ = seat.connected(now: .zero)
    return seat.received(Array(line.utf8), now: .zero)
  }

  private static let refusals: [(String, TableNews.Leaving)] = [
    ("no version 2", .otherVersion), ("no words", .otherWords),
    ("table 1 k3v7q2 ghost en 0badc0de 2 seed=812 judge=3 bluff=0", .otherWords),
    ("table 1 k3v7q2 ghost nl \(Sample.words.version) 2 seed=812 judge=3 bluff=0", .otherWords),
    ("table 2 k3v7q2 ghost en \(Sample.words.version) 2 seed=812 judge=3 bluff=0", .noTable),
    ("no seat", .refused(.seat)), ("no full", .refused(.full)), ("no name", .refused(.name)),
    ("no rate", .refused(.rate)), ("hello", .noTable), ("you 7", .noTable),
  ]

  @Test("what keeps a player from a table is told by its own name", arguments: refusals)
  func refused(line: String, reason: TableNews.Leaving) {
    #expect(answer(line) == [.news(.left(reason)), .leave])
  }

  @Test(
    "a host that changes who sits where is left, and the own moves remain",
    arguments: ["at 0 811c9dc5", nil])
  func otherRoster(beginsAnew: String?) {
    var seat = TableSeat(words: Sample.words, name: "Bob")
    _ = seat.connected(now: .zero)
    let roster = "move 0 0 begin p 0 3 Eve p 0 2 Xi p 0 3 Bob"
    let lines =
      [
        "table 1 k3v7q2 ghost en \(Sample.words.version) 3 seed=812 judge=3 bluff=0", "seat 0 p here Eve",
        "seat 1 p here Xi", "seat 2 p here Bob", "you 2", roster, "move 1 0 +c",
      ] + (beginsAnew.map { [$0] } ?? [])
    for line in lines { _ = seat.received(Array(line.utf8), now: .zero) }
    let other = "move 0 0 begin p 0 3 Eve p 0 3 Bob -"
    #expect(seat.received(Array(other.utf8), now: .zero) == [.news(.left(.anotherGame)), .leave])
    #expect(seat.log.entries.map(\.description) == [String(roster.dropFirst(7)), "0 +c"])
  }

  @Test("an unacknowledged move is reported once, after three seconds, and still counts")
  func anUnacknowledgedMoveIsReportedOnceAfterThree() {
    let hub = TableHub.playing()
    hub.play(.ghost(.add("c")), program: 0)
    hub.deliverAll()
    _ = hub.takeNews(1)
    hub.stop(0)
    hub.play(.ghost(.add("a")), program: 1)
    hub.wait(.milliseconds(2999))
    #expect(hub.takeNews(1) == [])
    hub.wait(.milliseconds(1))
    #expect(hub.takeNews(1) == [.hostIsSilent])
    hub.wait(.seconds(60))
    #expect(hub.takeNews(1) == [])
    hub.proceed(0)
    hub.deliverAll()
    #expect(hub.moves(0) == ["0 +c", "1 +a"])
    #expect(hub.moves(1) == hub.moves(0))
  }

  @Test("moves acknowledged immediately are never reported")
  func movesAcknowledgedImmediatelyAreNeverReported() {
    let hub = TableHub.playing()
    hub.play(.ghost(.add("c")), program: 0)
    hub.play(.ghost(.add("a")), program: 1)
    hub.deliverAll()
    hub.advance(by: .seconds(60))
    #expect(!hub.takeNews(1).contains(.hostIsSilent))
    let race = TableHub.playing(.race)
    race.play(.word("coded"), program: 1)
    race.play(.word("code"), program: 1)
    race.advance(by: .seconds(130))
    #expect(race.race(1)?.isOver == true)
    #expect(!race.takeNews(1).contains(.hostIsSilent))
  }

  /// A seat with a game of two letters whose host has another log, of which it has sent the beginning.
  private static func rebuilding() throws -> (seat: TableSeat, saved: SavedTable) {
    let hub = TableHub.playing()
    for (program, letter) in [(0, "c"), (1, "a")] {
      hub.play(.ghost(.add(Character(letter))), program: program)
      hub.deliverAll()
    }
    let saved = try #require(hub.saved(1))
    var seat = TableSeat(saved, words: Sample.words, now: .zero)
    _ = seat.connected(now: .zero)
    for line in [
      "table 1 k3v7q2 ghost en \(Sample.words.version) 2 seed=812 judge=3 bluff=0", "seat 0 p here Anna",
      "seat 1 p here Bob", "host 0", "you 1", "at 3 0badc0de", "move 0 \(saved.log[0]!)", "move 1 0 +g",
    ] {
      _ = seat.received(Array(line.utf8), now: .zero)
    }
    #expect(seat.log.entries.last?.description == "0 +g")
    return (seat, saved)
  }

  private static func moves(_ seat: TableSeat) -> [Ghost.Move]? {
    if case .ghost(let match)? = seat.state?.match?.game { match.moves } else { nil }
  }

  @Test("when the host goes before all of its log has arrived, the own game is back")
  func whenTheHostGoesBeforeAllOfItsLogHasArrivedTheOwn() throws {
    var (seat, saved) = try Self.rebuilding()
    _ = seat.gone(now: .zero)
    #expect(seat.log == saved.log)
    #expect(Self.moves(seat) == [.add("c"), .add("a")])
    #expect(seat.state?.moves == 3)
  }

  @Test(
    "when the host's log turns out to be another one, the own game is saved",
    arguments: ["move 2 1 +o", "move 2 1 !!", "hello"])
  func otherLog(line: String) throws {
    var (seat, saved) = try Self.rebuilding()
    #expect(seat.received(Array(line.utf8), now: .zero).last == .leave)
    #expect(seat.saved(now: .zero) == saved)
    #expect(Self.moves(seat) == [.add("c"), .add("a")])
  }

  @Test("another game has a name of its own, which all at a table know")
  func anotherGameHasANameOfItsOwnWhichAllAtATableKnow() {
    let header = Sample.header()
    #expect(TableHeader.isID(header.nextID))
    #expect(header.nextID != header.id)
    #expect(Sample.header(.race).nextID == header.nextID)
  }
}
