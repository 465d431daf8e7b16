import Engines
import TestSupport
import Testing

@testable import Tables

struct TableRaceTests {
  private let hub = TableHub.playing(.race, programs: 3)

  private func find(_ words: String..., program: Int = 1) {
    for word in words { hub.play(.word(word), program: program) }
    hub.deliverAll()
  }

  /// The score of a seat, as sent to the others.
  private func score(_ seat: Int, seenBy program: Int = 2) -> [Int] {
    hub.advance(by: .milliseconds(100))
    return hub.state(program).map { [$0.seats[seat].points, $0.seats[seat].words] } ?? []
  }

  @Test("everybody has the same rack and two minutes") func everybodyHasTheSameRackAndTwoMinutes() {
    #expect((0..<3).allSatisfy { hub.race($0)?.rack?.letters == Array("cdenno") })
    #expect(hub.node(2)?.seat.timeLeft(now: hub.now) == .seconds(120))
  }

  @Test("a word scores a point per letter for every finder, without being disclosed to others")
  func aWordScoresAPointPerLetterForEveryFinderWithout() {
    find("code")
    find("code", program: 0)
    #expect(score(1) == [4, 1])
    #expect(score(0) == [4, 1])
    #expect(hub.race(2)?.found == [[], [], []])
  }

  @Test("a double or a foreign word counts nothing") func aDoubleOrAForeignWordCountsNothing() {
    find("code", "zebra")
    find("code")
    #expect(score(1) == [4, 1])
  }

  @Test("a program does not send words faster than the host accepts them")
  func aProgramDoesNotSendWordsFasterThanTheHostAccepts() {
    find("code", "done", "node", "cone", "nod", "zebra")
    #expect(hub.isAlive(1))
    hub.advance(by: .seconds(3))
    #expect(score(1) == [19, 5])
    #expect(hub.state(1)?.isConnected == true)
  }

  @Test("a script that sends words too fast is closed") func aScriptThatSendsWordsTooFastIsClosed() throws {
    let hub = TableHub.playing(.race)
    hub.kill(1)
    hub.deliverAll()
    let stranger = try #require(hub.connectStranger(to: "k3v7q2", user: 1001))
    hub.send(Array("sit 1 1 Bob".utf8), over: stranger)
    hub.deliverAll()
    for _ in 0..<210 { hub.send(Array("word zzz".utf8), over: stranger) }
    hub.deliverAll()
    #expect(!hub.isOpen(stranger))
    #expect(hub.received(over: stranger).contains(.no(.rate, nil)))
  }

  @Test("a word that arrives after the grace period does not count, and the results contain all words")
  func aWordThatArrivesAfterTheGracePeriodDoesNotCount() {
    find("code")
    hub.advance(by: .seconds(119))
    find("node", program: 2)
    hub.advance(by: .milliseconds(1300))
    find("done", program: 2)
    #expect((0..<3).allSatisfy { hub.race($0)?.isOver == true })
    #expect(hub.race(0)?.found == [[], ["code"], ["node"]])
    #expect(hub.race(0)?.winners == [1, 2])
    #expect(hub.state(0)?.match?.winners == [1, 2])
  }

  @Test("when the host is killed, the next one judges the words again and the clock continues")
  func whenTheHostIsKilledTheNextOneJudgesTheWordsAgain() {
    find("code", "done", "node")
    find("nod", program: 2)
    hub.advance(by: .seconds(20))
    hub.kill(0)
    hub.advance(by: .seconds(1))
    #expect(score(1) == [12, 3])
    #expect(score(2, seenBy: 1) == [3, 1])
    let left = hub.node(2)?.seat.timeLeft(now: hub.now) ?? .zero
    #expect(left < .seconds(99) && left > .seconds(97))
    hub.advance(by: .seconds(100))
    #expect(hub.race(1)?.isOver == true)
    #expect(hub.race(1)?.found[1] == ["code", "done", "node"])
  }

  @Test("a host elected at the end of a race waits for the players, and is idle meanwhile")
  func aHostElectedAtTheEndOfARaceWaitsForThePlayersAnd() {
    let log = TableLog([TableLog.Entry(0, "begin p 1000 4 Anna p 1001 3 Bob")])
    var host = TableHost(
      Sample.header(.race), words: Sample.words, log: log, timeLeft: .zero, isElected: true, now: .zero)
    let now = TableRace.grace + .milliseconds(1)
    #expect(host.elapsed(now: now) == [])
    #expect(host.patience(now: now) == TableHost.settlingTime - now)
    _ = host.elapsed(now: TableHost.settlingTime)
    #expect(host.match?.isOver == true)
  }

  @Test("all words found count double") func allWordsFoundCountDouble() {
    var race = TableRace.of(["code", "node"])
    var verdicts: [TableRace.Verdict] = []
    verdicts.append(race.judge("code", by: 0))
    verdicts.append(race.judge("code", by: 0))
    verdicts.append(race.judge("nodes", by: 0))
    verdicts.append(race.judge("code", by: 7))
    #expect(race.score(of: 0) == 4)
    verdicts.append(race.judge("node", by: 0))
    #expect(race.score(of: 0) == 16)
    #expect(verdicts == [.found, .alreadyFound, .notAWord, .notAWord, .found])
  }

  @Test("when all who are here are done, the race ends at once, and not before")
  func whenAllWhoAreHereAreDoneTheRaceEndsAtOnceAndNot() {
    find("code")
    hub.play(.done, program: 1)
    hub.play(.done, program: 0)
    hub.deliverAll()
    #expect(hub.race(2)?.isOver == false)
    #expect(hub.state(2)?.seats.map(\.isDone) == [true, true, false])
    hub.kill(2)
    hub.deliverAll()
    #expect(hub.race(1)?.isOver == true)
    #expect(hub.race(1)?.found[1] == ["code"])
  }

  @Test("being done is reported to the next host, too, after the last words")
  func beingDoneIsReportedToTheNextHostTooAfterTheLast() {
    find("code", "done", "node", "cone", "nod")
    hub.play(.done, program: 1)
    hub.play(.done, program: 2)
    hub.deliverAll()
    hub.kill(0)
    hub.advance(by: .seconds(5))
    #expect(hub.race(2)?.isOver == true)
    #expect(hub.race(2)?.found[1].count == 5)
  }

  @Test("after all programs have ended, the clock is stopped until a second one returns")
  func afterAllProgramsHaveEndedTheClockIsStoppedUntilA() throws {
    find("code")
    hub.advance(by: .seconds(20))
    for program in 0..<3 { hub.kill(program) }
    hub.resume(try #require(hub.saved(1)), words: Sample.words, program: 1)
    hub.advance(by: .seconds(300))
    #expect(hub.race(1)?.isOver == false)
    #expect(hub.node(1)?.seat.timeLeft(now: hub.now) == .seconds(100))
    hub.play(.done, program: 1)
    hub.resume(try #require(hub.saved(2)), words: Sample.words, program: 2)
    hub.advance(by: .seconds(1))
    #expect(score(1) == [4, 1])
    let left = hub.node(2)?.seat.timeLeft(now: hub.now) ?? .zero
    #expect(left < .seconds(100) && left > .seconds(95))
    hub.advance(by: .seconds(100))
    #expect(hub.race(2)?.isOver == true)
    #expect(hub.race(2)?.found == [[], ["code"], []])
  }

  @Test("a race without words has no winner") func aRaceWithoutWordsHasNoWinner() {
    hub.advance(by: .seconds(121))
    #expect(hub.race(1)?.isOver == true)
    #expect(hub.race(1)?.winners == [])
  }

  // MARK: Races of words

  @Test(
    "the host asks everybody for the words that its player's program has chosen, and counts a point a word")
  func wordsAreAskedFor() {
    let hub = TableHub.playing(.vocabulary, programs: 3)
    let asked = [
      TableRace.Question("code", clue: "signs for letters"),
      TableRace.Question("ice-cold", clue: "very cold"),
    ]
    for program in 0..<3 { #expect(hub.race(program)?.questions == asked) }
    #expect(hub.moves(0).first == "0 ask 4 code signs for letters")
    for word in ["1", "3", "0", "code"] { hub.play(.word(word), program: 1) }
    hub.play(.word("2"), program: 2)
    hub.play(.word("1"), program: 2)
    for _ in 0..<10 { hub.advance(by: .milliseconds(500)) }
    for program in 0..<3 { hub.play(.done, program: program) }
    hub.advance(by: .seconds(1))
    #expect(hub.race(0)?.isOver == true && hub.race(0)?.found == [[], ["1"], ["2", "1"]])
    #expect(hub.race(1)?.winners == [2] && hub.race(2)?.score(of: 2) == 2)
  }

  @Test("who takes the table over has the words")
  func wordsOutliveTheHost() {
    let hub = TableHub.playing(.vocabulary, programs: 3)
    hub.play(.word("1"), program: 1)
    hub.advance(by: .seconds(1))
    hub.kill(0)
    hub.advance(by: .seconds(20))
    hub.play(.word("2"), program: 2)
    hub.advance(by: .seconds(120))
    #expect(hub.race(1)?.isOver == true && hub.race(1)?.questions.count == 2)
    #expect(hub.race(2)?.found == [[], ["1"], ["2"]])
  }

  @Test("a host that has no words to ask for does not begin") func noWords() {
    var words = Sample.words
    words.questions = []
    let hub = TableHub(pause: .zero)
    hub.open(Sample.header(.vocabulary), words: words, name: "Anna", program: 0)
    hub.deliverAll()
    hub.takeSeat(at: "k3v7q2", words: words, name: "Bob", program: 1)
    hub.deliverAll()
    hub.play(.begin, program: 0)
    hub.deliverAll()
    #expect(hub.state(0)?.match == nil)
  }

  @Test(
    "what is asked survives the log, however long; a word more than ten, or with a wrong length, is refused")
  func questionsInTheLog() {
    let tooLong = String(repeating: "x", count: 470)
    let long = TableRace.Question(
      String(repeating: "ä", count: 60), clue: String(repeating: "ü ", count: 300))
    let entries = TableRace.questions(Array(repeating: long, count: 12), seat: 0)
    var race = TableRace(.vocabulary([]), players: 2)
    for entry in entries { #expect(TableLine(TableLine.move(1, entry).bytes) == .move(1, entry)) }
    let made = entries.map { race.apply($0.move, by: 0) }
    #expect(made == Array(repeating: true, count: 10) && race.questions == Array(repeating: long, count: 10))
    // A word that leaves no room for its clue is not asked for.
    #expect(TableRace.Question(tooLong, clue: "signs").clue.isEmpty)
    let isEleventh = race.apply("ask 4 code signs", by: 0)
    #expect(!isEleventh)
    var other = TableRace(.vocabulary([]), players: 2)
    for move in [
      "ask 3 code signs", "ask 4 code", "ask 4", "ask code signs", "ask 99 code signs",
      "ask 470 \(tooLong) s",
    ] {
      let isMade = other.apply(move, by: 0)
      #expect(!isMade, "\(move)")
    }
  }
}
