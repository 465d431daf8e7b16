import Engines
import Tables
import TestSupport
import Testing

/// The host with peers that send arbitrary lines; the host's own program plays as Anna.
struct TableHostTests {
  /// A host with Anna at seat 0, and the lines sent to its peers.
  struct Table {
    var host: TableHost
    var now = Duration.zero

    init(_ game: TableGame = .ghost, seats: Int = 3) {
      host = TableHost(Sample.header(game, seats: seats), words: Sample.words, pause: .zero, now: .zero)
      _ = host.connected(TableHost.own, user: 1000, now: .zero)
      _ = send("sit 1 0 Anna", from: TableHost.own)
    }

    mutating func connect(_ peer: Int, user: UInt32 = 1000) -> [String] {
      texts(host.connected(peer, user: user, now: now))
    }
    mutating func send(_ line: String, from peer: Int) -> [String] {
      texts(host.received(Array(line.utf8), from: peer, now: now))
    }
    mutating func join(_ peer: Int, _ name: String, user: UInt32 = 1000, known: Int = 0) -> [String] {
      connect(peer, user: user) + send("sit 1 \(known) \(name)", from: peer)
    }
    mutating func elapse(_ time: Duration) -> [String] {
      now += time
      return texts(host.elapsed(now: now))
    }

    /// `1 < move 0 1 +a` is a line for peer 1, `1 closed` the end of its connection.
    private func texts(_ actions: [TableHost.Action]) -> [String] {
      actions.map { action in
        switch action {
        case .send(let peer, let line): "\(peer) < " + String(decoding: line.bytes, as: UTF8.self)
        case .close(let peer): "\(peer) closed"
        }
      }
    }

    /// Anna and Bob, 0 and 1, are playing.
    static func playing(_ game: TableGame = .ghost) -> Table {
      var table = Table(game, seats: 2)
      _ = table.join(1, "Bob", user: 1001)
      _ = table.send("begin", from: 0)
      return table
    }
  }

  @Test("who sits down learns the table, the seats, the own one and how far the game is")
  func whoSitsDownLearnsTheTableTheSeatsTheOwnOneAndHow() {
    var table = Table()
    #expect(
      table.join(1, "Bob", user: 1001) == [
        "1 < table 1 k3v7q2 ghost en \(Sample.words.version) 3 seed=812 judge=3 bluff=0",
        "1 < seat 0 p here Anna",
        "1 < seat 1 p here Bob", "1 < seat 2 - here", "1 < host 0", "1 < you 1", "1 < at 0 811c9dc5",
        "0 < seat 1 p here Bob",
      ])
  }

  @Test("who only asks gets no seat") func whoOnlyAsksGetsNoSeat() {
    var table = Table()
    _ = table.connect(1)
    #expect(table.send("who 1", from: 1).last == "1 < at 0 811c9dc5")
    #expect(table.send("play 0 +c", from: 1) == ["1 < no unknown", "1 closed"])
  }

  @Test(
    "who cannot sit is told why, and closed",
    arguments: [
      ("sit 2 0 Bob", "no version 1"), ("sit 1 0  Bob", "no name"), ("sit 1 0 Bob ", "no name"),
      ("sit 1 0 " + String(repeating: "B", count: 21), "no name"),
      ("sit 1 0 " + String(repeating: "B\u{301}\u{301}\u{301}", count: 12), "no name"),
      ("sit 1 0 Anna", "no seat"), ("who 2", "no version 1"), ("bye", ""), ("you 1", "no unknown"),
      ("begin", "no unknown"),
    ])
  func cannotSit(line: String, reason: String) {
    var table = Table()
    _ = table.connect(1)
    #expect(table.send(line, from: 1) == (reason.isEmpty ? [] : ["1 < \(reason)"]) + ["1 closed"])
  }

  @Test("a table that is full or plays has no seat for a stranger")
  func aTableThatIsFullOrPlaysHasNoSeatForAStranger() {
    var table = Table.playing()
    #expect(table.join(2, "Carol") == ["2 < no full", "2 closed"])
    #expect(table.join(3, "Bob", user: 4711) == ["3 < no full", "3 closed"])
  }

  @Test("another user's equal name gets a number, and its owner comes back under it")
  func anotherUsersEqualNameGetsANumberAndItsOwnerComes() {
    var table = Table(seats: 2)
    #expect(table.join(1, "Anna", user: 1001).contains("1 < seat 1 p here Anna 2"))
    _ = table.send("begin", from: 0)
    _ = table.host.gone(1, now: table.now)
    #expect(table.join(2, "Anna 2", user: 1001).contains("2 < you 1"))
  }

  @Test("only the opener can start the game, and only with other players")
  func onlyTheOpenerCanStartTheGameAndOnlyWithOther() {
    var table = Table()
    #expect(table.send("begin", from: 0) == ["0 < no rules"])
    _ = table.join(1, "Bob", user: 1001)
    #expect(table.send("begin", from: 1) == ["1 < no rules"])
    let begun = "move 0 0 begin p 1000 4 Anna p 1001 3 Bob -"
    #expect(table.send("begin", from: 0) == ["0 < \(begun)", "1 < \(begun)"])
    #expect(table.send("begin", from: 0) == ["0 < no rules"])
  }

  @Test("the opener gives a free chair to a computer and frees it again")
  func theOpenerGivesAFreeChairToAComputerAndFreesIt() {
    var table = Table()
    _ = table.join(1, "Bob", user: 1001)
    #expect(table.send("chair 2 3", from: 1) == ["1 < no rules"])
    #expect(table.send("chair 2 3", from: 0) == ["0 < seat 2 c3 here", "1 < seat 2 c3 here"])
    #expect(table.send("chair 2 0", from: 0) == ["0 < seat 2 - here", "1 < seat 2 - here"])
    #expect(table.send("chair 1 3", from: 0) == ["0 < no rules"])
    #expect(table.send("chair 9 3", from: 1) == ["1 < no unknown", "1 closed", "0 < seat 1 - here"])
  }

  @Test("a wink reaches the others, at most once in five seconds, and cannot be sent for another seat")
  func aWinkReachesTheOthersAtMostOnceInFiveSecondsAnd() {
    var table = Table.playing()
    #expect(table.send("wink 1", from: 1) == ["0 < wink 1"])
    #expect(table.send("wink 1", from: 1) == [])
    _ = table.elapse(.milliseconds(4900))
    #expect(table.send("wink 1", from: 1) == [])
    _ = table.elapse(.milliseconds(200))
    #expect(table.send("wink 1", from: 1) == ["0 < wink 1"])
    #expect(table.send("wink 0", from: 1).contains("1 closed"))
  }

  @Test("a move of the seat to move is applied once and sent to everybody")
  func aMoveOfTheSeatToMoveIsAppliedOnceAndSentTo() {
    var table = Table.playing()
    #expect(table.send("play 1 +c", from: 1) == ["1 < no turn 1"])
    #expect(table.send("play 1 ?", from: 0) == ["0 < no rules 1"])
    #expect(table.send("play 1 +c", from: 0) == ["0 < move 1 0 +c", "1 < move 1 0 +c"])
    #expect(table.send("play 1 +c", from: 0) == ["0 < no stale 1"])
    #expect(table.send("play 3 +a", from: 1) == ["1 < no stale 3"])
    #expect(table.send("play 2 ~3", from: 1) == ["1 < no rules 2"])
    #expect(table.send("play 2 +a", from: 1) == ["0 < move 2 1 +a", "1 < move 2 1 +a"])
  }

  @Test(
    "a peer that sends what is none of its lines is closed, and the others are told",
    arguments: [
      "", "move 1 0 +c", "hello", "at 0 811c9dc5", "you 0", "sit 1 0 Bob", "play 1 +\u{7}", "no full",
    ])
  func junk(line: String) {
    var table = Table.playing()
    #expect(table.send(line, from: 1) == ["1 < no unknown", "1 closed", "0 < seat 1 p away Bob"])
    #expect(table.send("play 1 +c", from: 0) == ["0 < move 1 0 +c"])
  }

  @Test("a flood is closed after twenty lines, ten lines a second are not")
  func aFloodIsClosedAfterTwentyLinesTenLinesASecondAre() {
    var table = Table.playing()
    _ = table.elapse(.seconds(2))
    for _ in 0..<20 { #expect(table.send("play 9 +c", from: 1) == ["1 < no stale 9"]) }
    #expect(table.send("play 9 +c", from: 1).prefix(2) == ["1 < no rate", "1 closed"])
    table = Table.playing()
    for _ in 0..<100 {
      _ = table.elapse(.milliseconds(100))
      #expect(table.send("play 9 +c", from: 1) == ["1 < no stale 9"])
    }
  }

  @Test(
    "there are at most eight connections, four of a user who does not sit, and none that sits after five seconds"
  )
  func connectionLimits() {
    var table = Table(seats: 5)
    for peer in 1...4 { #expect(table.connect(peer, user: 7) == []) }
    #expect(table.connect(5, user: 7) == ["5 closed"])
    for peer in 6...8 { #expect(table.connect(peer, user: 8) == []) }
    #expect(table.connect(9, user: 9) == ["9 closed"])
    #expect(table.send("sit 1 0 Bob", from: 8).count == 10)
    #expect(table.elapse(.milliseconds(4999)) == [])
    #expect(table.elapse(.milliseconds(1)) == [1, 2, 3, 4, 6, 7].map { "\($0) closed" })
  }

  @Test("moves are sent on request, six at a time") func movesAreSentOnRequestSixAtATime() {
    var table = Table.playing()
    for (number, letter) in "gecko".enumerated() {
      _ = table.send("play \(number + 1) +\(letter)", from: number % 2)
    }
    #expect(table.send("play 6 >", from: 0).count == 2)
    #expect(
      table.send("want 2", from: 1) == [
        "1 < move 2 1 +e", "1 < move 3 0 +c", "1 < move 4 1 +k", "1 < move 5 0 +o", "1 < move 6 0 >",
      ])
    #expect(table.send("want 0", from: 1).count == 6)
    #expect(table.send("want 999999999", from: 1) == [])
  }

  /// The moves of a duel of some rounds, in each of which the guesser is hanged.
  private static func duel(rounds: Int, _ header: TableHeader) throws -> [TableLog.Entry] {
    var entries = [TableLog.Entry(0, "begin p 1000 4 Anna p 1001 3 Bob")]
    var match = try #require(TableMatch(header, begin: entries[0], words: Sample.words))
    let secret = TableDuel.Secret(phrase: "moss", salt: String(repeating: "0", count: 32))
    while case .duel(let duel) = match.game, duel.finished.count < rounds {
      let move: String? =
        switch duel.status {
        case .guessing: "+\(Array("bcdfghj")[duel.answers.count])"
        case .choosing: duel.settingMove(secret)
        case .answering, .revealing: duel.replyMove(secret)
        case .roundOver: ">"
        }
      let seat = duel.status == .guessing ? duel.guesser : duel.setter
      entries.append(TableLog.Entry(seat, try #require(move)))
      match = try #require(match.after(seat, entries.last!.move))
    }
    return entries
  }

  @Test("who fetches a long game, six moves at a time, is not taken for a flood")
  func whoFetchesALongGameIsNotTakenForAFlood() throws {
    var table = Table(.duel, seats: 2)
    let entries = try Self.duel(rounds: 9, table.host.header)
    #expect(entries.count > 6 * 21)
    table.host = TableHost(
      table.host.header, words: Sample.words, log: TableLog(entries), isElected: true, pause: .zero,
      now: .zero)
    _ = table.host.connected(TableHost.own, user: 1000, now: .zero)
    _ = table.send("sit 1 \(entries.count) Anna", from: 0)
    _ = table.join(1, "Bob", user: 1001)
    let fetched = stride(from: 0, to: entries.count, by: 6).flatMap { table.send("want \($0)", from: 1) }
    #expect(fetched.count == entries.count && fetched.allSatisfy { $0.hasPrefix("1 < move ") })
  }

  // MARK: After the host has changed

  /// A new host whose log contains the beginning and a number of the letters of `gecko`.
  private func elected(_ letters: Int) -> Table {
    var table = Table.playing()
    for (number, letter) in "gecko".prefix(letters).enumerated() {
      _ = table.send("play \(number + 1) +\(letter)", from: number % 2)
    }
    table.host = TableHost(
      table.host.header, words: Sample.words, log: table.host.log, isElected: true, pause: .zero, now: .zero)
    _ = table.host.connected(TableHost.own, user: 1000, now: .zero)
    _ = table.send("sit 1 \(letters + 1) Anna", from: 0)
    return table
  }

  @Test("a new host accepts no move before everybody is back")
  func aNewHostAcceptsNoMoveBeforeEverybodyIsBack() {
    var table = elected(2)
    #expect(table.send("play 3 +c", from: 0) == ["0 < no stale 3"])
    let digest = String(table.host.log.digest, radix: 16)
    #expect(
      table.join(1, "Bob", user: 1001, known: 3).suffix(2).map { $0.prefix(8) } == ["0 < at 3", "1 < at 3"])
    #expect(table.send("play 3 +c", from: 0) == ["0 < move 3 0 +c", "1 < move 3 0 +c"])
    #expect(!digest.isEmpty)
  }

  @Test("a new host accepts moves after 300 milliseconds, even if players are missing")
  func aNewHostAcceptsMovesAfter300MillisecondsEvenIf() {
    var table = elected(2)
    _ = table.elapse(.milliseconds(299))
    #expect(table.send("play 3 +c", from: 0) == ["0 < no stale 3"])
    _ = table.elapse(.milliseconds(1))
    #expect(table.send("play 3 +c", from: 0) == ["0 < move 3 0 +c"])
  }

  @Test("a new host requests the moves it has not received, and sends them to the others")
  func aNewHostRequestsTheMovesItHasNotReceivedAndSends() {
    var table = elected(2)
    #expect(table.join(1, "Bob", user: 1001, known: 5).contains("1 < want 3"))
    #expect(table.send("move 3 0 +c", from: 1) == ["0 < move 3 0 +c"])
    let settled = table.send("move 4 1 +k", from: 1)
    #expect(settled.contains("0 < move 4 1 +k"))
    #expect(table.send("play 5 +o", from: 0) == ["0 < move 5 0 +o", "1 < move 5 0 +o"])
  }

  @Test("a move that the rules do not allow is never adopted")
  func aMoveThatTheRulesDoNotAllowIsNeverAdopted() {
    var table = elected(2)
    _ = table.join(1, "Bob", user: 1001, known: 5)
    #expect(table.send("move 3 1 +c", from: 1).first?.hasPrefix("1 < at 3 ") == true)
    #expect(table.host.log.count == 3)
  }

  @Test(
    "a beginning without somebody who is seated, or with somebody twice, is never adopted",
    arguments: ["begin p 1001 3 Bob p 0 4 Carl -", "begin p 1000 4 Anna p 1001 3 Bob p 1001 3 Bob"])
  func roster(beginning: String) {
    var table = Table()
    table.host = TableHost(
      table.host.header, words: Sample.words, log: TableLog(), isElected: true, pause: .zero, now: .zero)
    _ = table.host.connected(TableHost.own, user: 1000, now: .zero)
    _ = table.send("sit 1 0 Anna", from: 0)
    #expect(table.join(1, "Bob", user: 1001, known: 1).contains("1 < want 0"))
    #expect(table.send("move 0 0 \(beginning)", from: 1).first == "1 < at 0 811c9dc5")
    #expect(table.host.match == nil)
  }

  @Test("once a move has been made, longer logs of others are ignored")
  func onceAMoveHasBeenMadeLongerLogsOfOthersAreIgnored() {
    var table = elected(2)
    _ = table.elapse(.milliseconds(300))
    _ = table.send("play 3 +c", from: 0)
    let welcome = table.join(1, "Bob", user: 1001, known: 9)
    #expect(!welcome.contains { $0.contains("want") })
    #expect(welcome.contains { $0.hasPrefix("1 < at 4 ") })
  }

  @Test("a computer waits a moment before its letter") func aComputerWaitsAMomentBeforeItsLetter() throws {
    var node = TableNode(seat: TableSeat(words: Sample.words, name: "Anna"), words: Sample.words, user: 1000)
    func moves() -> Int? { node.state?.moves }
    _ = node.becomeHost(Sample.header(), now: .zero)
    _ = node.play(.chair(1, .easy), now: .zero)
    _ = node.play(.begin, now: .zero)
    _ = node.play(.ghost(.add("c")), now: .seconds(10))
    #expect(moves() == 2)
    #expect(node.patience(now: .seconds(10)) == .milliseconds(700))
    _ = node.elapsed(now: .milliseconds(10_699))
    #expect(moves() == 2)
    _ = node.elapsed(now: .milliseconds(10_700))
    #expect(moves() == 3)
  }

  // MARK: Who is away

  @Test(
    "a computer takes over after a minute, when it is the turn of whoever is away, and gives the turn back")
  func computerTakesOver() {
    var table = Table.playing()
    _ = table.host.gone(0, now: table.now)
    #expect(table.elapse(.milliseconds(59_999)) == [])
    #expect(table.send("chair 0 2", from: 1) == ["1 < no rules"])
    _ = table.elapse(.milliseconds(1))
    #expect(table.send("chair 0 2", from: 1) == ["1 < move 1 0 ~2", "1 < seat 0 c2 away"])
    let played = table.elapse(.zero)
    #expect(played.count == 1 && played[0].hasPrefix("1 < move 2 0 +"))
    #expect(table.join(5, "Anna").contains("5 < you 0"))
    #expect(table.host.log[2]?.move == "+d")
    #expect(table.send("play 3 +o", from: 1).contains("5 < move 4 0 ~0"))
  }

  @Test("in a game that is learned from a player, a minute begins then, and only for who is away")
  func inAGameThatIsLearnedFromAPlayerAMinuteBeginsThen() {
    var table = Table.playing()
    let begin = table.host.log[0]!.description
    table.now = .seconds(500)
    table.host = TableHost(
      table.host.header, words: Sample.words, isElected: true, pause: .zero, now: table.now)
    _ = table.connect(TableHost.own)
    _ = table.send("sit 1 0 Anna", from: TableHost.own)
    #expect(table.join(1, "Bob", user: 1001, known: 1).contains("1 < want 0"))
    _ = table.send("move 0 \(begin)", from: 1)
    _ = table.elapse(.milliseconds(300))
    #expect(table.send("chair 0 2", from: 1) == ["1 < no rules"])
    _ = table.host.gone(0, now: table.now)
    _ = table.elapse(.milliseconds(59_999))
    #expect(table.send("chair 0 2", from: 1) == ["1 < no rules"])
    _ = table.elapse(.milliseconds(1))
    #expect(table.send("chair 0 2", from: 1).contains("1 < move 1 0 ~2"))
  }

  @Test("in a game that is learned from a player, who has not come back is away since then")
  func inAGameThatIsLearnedFromAPlayerWhoHasNotComeBack() {
    var table = Table.playing()
    let begin = table.host.log[0]!.description
    table.now = .seconds(500)
    table.host = TableHost(
      table.host.header, words: Sample.words, isElected: true, pause: .zero, now: table.now)
    _ = table.join(1, "Bob", user: 1001, known: 1)
    _ = table.send("move 0 \(begin)", from: 1)
    _ = table.elapse(.milliseconds(300))
    #expect(table.send("chair 0 2", from: 1) == ["1 < no rules"])
    _ = table.elapse(.milliseconds(59_700))
    #expect(table.send("chair 0 2", from: 1).contains("1 < move 1 0 ~2"))
  }
}
