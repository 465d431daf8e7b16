import Engines
import TestSupport
import Testing

@testable import Tables

/// Watching a table without a seat.
struct WatchTests {
  // MARK: What the host shows

  @Test("who watches is sent the table and every move, and the players hear how many watch")
  func whoWatchesIsSentTheTable() {
    var table = TableHostTests.Table.playing()
    _ = table.connect(2, user: 1002)
    let version = Sample.words.version
    let answer: [String] = table.send("watch 1", from: 2).map { $0.replacing(version, with: "V") }
    let digest: String = table.host.log.digest.digits(8, radix: 16)
    let shown: [String] = [
      "2 < table 1 k3v7q2 ghost en V 2 seed=812 judge=3 bluff=0", "2 < seat 0 p here Anna",
      "2 < seat 1 p here Bob", "2 < host 0", "2 < at 1 \(digest)", "2 < found 99 1", "0 < found 99 1",
      "1 < found 99 1",
    ]
    #expect(answer == shown)
    #expect(
      table.send("want 0", from: 2) == ["2 < move 0 0 begin p 1000 4 Anna p 1001 3 Bob"])
    #expect(table.send("play 1 +c", from: 0) == ["0 < move 1 0 +c", "1 < move 1 0 +c", "2 < move 1 0 +c"])
    // Who comes and goes cannot flood the players.
    #expect(table.send("bye", from: 2) == ["2 closed"])
    #expect(table.elapse(.milliseconds(4999)) == [])
    #expect(table.elapse(.milliseconds(1)) == ["0 < found 99 0", "1 < found 99 0"])
  }

  @Test("who sits down while others watch is told how many") func whoSitsDownIsTold() {
    var table = TableHostTests.Table()
    _ = table.connect(2)
    _ = table.send("watch 1", from: 2)
    #expect(table.join(1, "Bob", user: 1001).contains("1 < found 99 1"))
  }

  @Test(
    "all that a watcher sends but for leaving and asking for moves changes nothing, and is not answered",
    arguments: [
      "play 1 +c", "move 1 0 +c", "word coded", "chair 1 1", "begin", "wink 0", "done 0", "sit 1 0 Eve",
      "who 1",
      "watch 1", "you 0", "at 0 811c9dc5", "left 0", "score 0 9 9", "found 0 coded", "no full", "host 0",
    ])
  func allElseChangesNothing(line: String) {
    for game in TableGame.allCases {
      var table = TableHostTests.Table.playing(game)
      _ = table.connect(2)
      _ = table.send("watch 1", from: 2)
      let log = table.host.log
      #expect(table.send(line, from: 2) == [])
      #expect(table.host.log == log)
    }
  }

  @Test("a full table can be watched by eight, who take no seat and no connection of a player")
  func aFullTableCanBeWatchedByEight() {
    var table = TableHostTests.Table(seats: 2)
    for peer in 10..<18 {
      #expect(table.connect(peer, user: 1000) == [])
      #expect(table.send("watch 1", from: peer).first?.hasPrefix("\(peer) < table") == true)
    }
    _ = table.connect(18)
    #expect(table.send("watch 1", from: 18) == ["18 < no full", "18 closed"])
    #expect(table.join(1, "Bob", user: 1001).contains("1 < you 1"))
    let told = table.elapse(.seconds(60))
    let everybody: [Int] = [0, 1] + Array(10..<18)
    let counted: [String] = everybody.map { "\($0) < found 99 8" }
    #expect(told == counted)
    let others: [Int] = [0] + Array(10..<18)
    let left: [String] = others.map { "\($0) < seat 1 - here" }
    let answers: [String] = table.send("watch 1", from: 1)
    #expect(answers == ["1 < no unknown", "1 closed"] + left)
  }

  @Test("watchers of another version, or who flood the table, are closed") func othersAreClosed() {
    var table = TableHostTests.Table.playing()
    _ = table.connect(2)
    #expect(table.send("watch 2", from: 2) == ["2 < no version 1", "2 closed"])
    _ = table.connect(3)
    _ = table.send("watch 1", from: 3)
    var answers: [String] = []
    for _ in 0..<30 where !answers.contains("3 closed") { answers += table.send("wink 0", from: 3) }
    #expect(answers.starts(with: ["3 < no rate", "3 closed"]))
  }

  @Test("a host that does not know watchers refuses, which the watcher is told")
  func anEarlierHostRefuses() {
    var seat = TableSeat(watchingWith: Sample.words)
    #expect(seat.connected(now: .zero) == [.send(.watch(version: 1))])
    #expect(seat.received(Array("no unknown".utf8), now: .zero) == [.news(.left(.notShown)), .leave])
  }

  @Test("the number of watchers is a line that seats which do not know it ignore") func theNumberIsIgnored() {
    // As earlier programs read it: words of a seat that is not the own one.
    let text = String(decoding: TableLine.watchers(3).bytes, as: UTF8.self)
    #expect(text == "found 99 3" && TableLine(Array(text.utf8)) == .watchers(3))
    #expect(TableLine(Array("found 99 coded".utf8)) == nil)
    #expect(TableLine(Array("found 9 coded".utf8)) == .found(9, ["coded"]))
  }

  @Test("a watcher outlives its host, and never becomes one", arguments: TableGame.allCases)
  func aWatcherOutlivesItsHost(game: TableGame) throws {
    let hub = TableHub.playing(game, programs: 2)
    hub.watch("k3v7q2", words: Sample.words, program: 7)
    hub.deliverAll()
    #expect(hub.log(7) == hub.log(0) && hub.state(0)?.watchers == 1 && hub.saved(7) == nil)
    hub.kill(0)
    hub.advance(by: .seconds(1))
    #expect(hub.node(7)?.isHost == false && hub.node(1)?.isHost == true)
    #expect(hub.state(7)?.isConnected == true && hub.log(7) == hub.log(1))
    #expect(hub.state(1)?.watchers == 1)
    hub.leave(7)
    hub.advance(by: .seconds(5))
    #expect(hub.state(1)?.watchers == 0)
  }

  // MARK: Random watchers

  /// What the players of a game know at its end.
  private struct Known: Equatable {
    var logs: [TableLog?] = []
    var seats: [[TableState.Seat]?] = []
    var found: [[String]?] = []
  }

  /// Watchers that send what they like, and all that they are sent.
  private struct Watchers {
    let hub: TableHub
    var generator: SplitMix64
    var links: [Int] = []
    var lines = 0
    /// What they were sent although they may not know it.
    var leaks: [String] = []

    /// Sends a line.
    /// - Parameter hidden: what nobody may know once all lines have arrived, the last one of a round included.
    mutating func act(hidden: () -> [String]) {
      if links.count < 3 || !hub.isOpen(links[0]) {
        links.removeAll { !hub.isOpen($0) }
        guard let link = hub.connectStranger(to: "k3v7q2", user: 5000 + UInt32(generator.below(3))) else {
          return
        }
        links.append(link)
        hub.send(TableLine.watch(version: 1).bytes, over: link)
      }
      lines += 1
      hub.send(line(), over: links[generator.below(links.count)])
      hub.deliverAll()
      let secrets = hidden()
      for link in links {
        for line in hub.received(over: link) {
          let text = String(decoding: line.bytes, as: UTF8.self)
          // The first word is a verb.
          let parts = text.split { !$0.isLetter && !$0.isNumber }.dropFirst().map(String.init)
          if secrets.contains(where: { $0.contains(" ") ? text.contains($0) : parts.contains($0) }) {
            leaks.append(text)
          }
        }
      }
    }

    private mutating func line() -> [UInt8] {
      let (a, b) = (generator.below(12), generator.below(4))
      switch generator.below(24) {
      case 0: return []
      case 1: return (0..<generator.below(40)).map { _ in UInt8(generator.below(256)) }
      case 2: return Array(repeating: 0x61, count: 513)
      case 3: return Array("bye".utf8)
      case 4...9: return Array("want \(a)".utf8)
      default:
        let lines = [
          "play \(a) +\("cgmhz".randomElement(using: &generator)!)", "move \(a) \(b) +c", "word coded",
          "begin",
          "chair \(b) \(a % 4)", "wink \(b)", "done \(b)", "sit 1 \(a) Anna", "who 1", "watch 1", "you \(b)",
          "at \(a) 811c9dc5", "found \(b) coded", "left \(a)", "score \(b) \(a) \(a)", "no full", "host \(b)",
          "play \(a) reveal 00 moss", "play \(a) =moss", "play \(a) >", "play \(a) off", "found 99 \(a)",
        ]
        return Array(lines[generator.below(lines.count)].utf8)
      }
    }
  }

  /// Plays a game by the seed, between random lines of watchers.
  private static func play(
    _ game: TableGame, seed: UInt64, steps: Int, linesEach: Int
  ) -> (known: Known, watchers: Watchers, isWhole: Bool) {
    var generator = SplitMix64(seed: seed)
    let programs = game == .duel ? 2 : 2 + Int(seed % 3)
    let hub = TableHub.playing(game, programs: programs, seed: seed)
    var watchers = Watchers(hub: hub, generator: SplitMix64(seed: ~seed))
    if linesEach > 0 { hub.watch("k3v7q2", words: Sample.words, program: 9) }
    var secret: TableDuel.Secret?
    for _ in 0..<steps {
      let program = generator.below(programs)
      move(hub, program, &secret, &generator)
      hub.advance(by: .milliseconds([.race, .vocabulary].contains(game) ? 450 : 20))
      func hidden() -> [String] {
        // While the next one is chosen, the last one has been revealed.
        if let duel = hub.duel(0), let secret, duel.phrase == nil, duel.status != .choosing {
          return [secret.phrase, secret.salt]
        }
        // What a race of words asks for is in every log, as the letters of a rack are.
        guard let race = hub.race(0), race.rack != nil, !race.isOver else { return [] }
        return ["code", "coded", "coder", "cone", "conned", "done", "end", "nod", "node"]
      }
      for _ in 0..<linesEach { watchers.act(hidden: hidden) }
    }
    hub.advance(by: .seconds(1))
    var known = Known()
    for program in 0..<programs {
      known.logs.append(hub.log(program))
      known.seats.append(hub.state(program)?.seats)
      known.found.append(hub.state(program)?.found)
    }
    return (known, watchers, linesEach == 0 || hub.log(9) == hub.log(0))
  }

  private static func move(
    _ hub: TableHub, _ program: Int, _ secret: inout TableDuel.Secret?, _ generator: inout SplitMix64
  ) {
    if let ghost = hub.ghost(program), let state = hub.state(program) {
      if ghost.status == .roundOver { return hub.play(.ghost(.beginRound), program: program) }
      guard state.match?.turn == state.own else { return }
      let letters = ghost.possibleLetters.map(\.letter).filter {
        !ghost.openedLetters.contains($0) || !ghost.fragment.isEmpty
      }
      hub.play(
        .ghost(.add(letters.isEmpty ? "x" : letters[generator.below(letters.count)])), program: program)
    } else if let duel = hub.duel(program), let match = hub.state(program)?.match {
      let isSetter = match.seats[duel.setter] == program
      switch duel.status {
      case .choosing where isSetter:
        // Never one that an earlier round has revealed.
        let word = String((0..<8).map { _ in duel.alphabet.letters[generator.below(26)] })
        secret = TableDuel.Secret(generator.below(2) == 0 ? word : "a \(word)", using: &generator)
        hub.play(.set(secret!), program: program)
      case .guessing where !isSetter:
        let letter = duel.alphabet.letters[generator.below(26)]
        hub.play(.ask(generator.below(9) == 0 ? .hint : .letter(letter)), program: program)
      case .roundOver: hub.play(.nextRound, program: program)
      default: break
      }
    } else {
      let words = ["code", "coded", "cone", "conned", "done", "node", "dome", "x", "1", "2", "3"]
      hub.play(
        generator.below(200) == 0 ? .done : .word(words[generator.below(words.count)]), program: program)
    }
  }

  private func expectUnseen(_ game: TableGame, seed: UInt64, steps: Int, linesEach: Int) {
    let watched = Self.play(game, seed: seed, steps: steps, linesEach: linesEach)
    let alone = Self.play(game, seed: seed, steps: steps, linesEach: 0)
    #expect(watched.known == alone.known, "the players' game is the same without watchers")
    #expect(watched.watchers.leaks == [])
    #expect(watched.isWhole, "who watches has every move")
    #expect(watched.watchers.lines == steps * linesEach)
  }

  @Test(
    "watchers that send what they like learn no secret and change nothing", arguments: TableGame.allCases,
    0..<6 as Range<UInt64>)
  func randomWatchers(game: TableGame, seed: UInt64) {
    expectUnseen(game, seed: seed, steps: 60, linesEach: 10)
  }

  @Test(
    "the same a million times", .enabled(if: LongTrials.areOn), arguments: TableGame.allCases,
    100..<160 as Range<UInt64>)
  func manyRandomWatchers(game: TableGame, seed: UInt64) {
    expectUnseen(game, seed: seed, steps: 140, linesEach: 40)
  }
}
