import Engines
import Tables
import TestSupport
import Testing

/// Programs that are killed at every step: the remaining ones must have the same game.
struct TableTortureTests {
  @Test("five seats play Ghost to the end while programs are killed", arguments: 0..<40 as Range<UInt64>)
  func killed(seed: UInt64) throws {
    try torture(seed: seed, programs: 5)
  }

  @Test(
    "the same for longer", .enabled(if: LongTrials.areOn), arguments: 1000..<3000 as Range<UInt64>)
  func killedForLonger(seed: UInt64) throws {
    try torture(seed: seed, programs: 2 + Int(seed % 4))
  }

  private func torture(seed: UInt64, programs: Int) throws {
    var generator = SplitMix64(seed: seed)
    let hub = TableHub.playing(programs: programs, seed: seed)
    #expect(hub.moves(programs - 1) == [])
    var kills = 0
    for _ in 0..<6000 {
      switch generator.below(100) {
      case 0 where kills < 60:
        hub.kill(generator.below(programs))
        kills += 1
      case 4..<12:
        let program = generator.below(programs)
        if !hub.isAlive(program), let saved = hub.saved(program) {
          hub.resume(saved, words: Sample.words, program: program)
        }
      case 12..<16: hub.wait(.milliseconds(generator.below(200)))
      case 16..<40:
        let program = generator.below(programs)
        if let move = move(of: hub, program, &generator) { hub.play(.ghost(move), program: program) }
      default: _ = hub.deliver(using: &generator)
      }
    }
    for program in 0..<programs where !hub.isAlive(program) {
      hub.resume(try #require(hub.saved(program)), words: Sample.words, program: program)
    }
    hub.advance(by: .seconds(20))
    let logs = (0..<programs).map { hub.log($0) }
    #expect(Set(logs.map { $0?.digest }).count == 1)
    let log = try #require(logs[0])
    #expect(logs.allSatisfy { $0 == log })
    // The log is complete: the rules allow every move from the beginning.
    #expect(
      TableMatch.replay(Sample.header(seats: programs, seed: seed), log, words: Sample.words).log == log)
    #expect(log.count > 20)
    #expect((0..<programs).allSatisfy { hub.state($0)?.moves == log.count })
    #expect((0..<programs).allSatisfy { hub.ghost($0)?.moves.count == log.count - 1 })
    #expect((0..<programs).count { hub.node($0)?.isHost == true } == 1)
    // The table still works.
    if let program = (0..<programs).first(where: { move(of: hub, $0, &generator) != nil }) {
      hub.play(.ghost(move(of: hub, program, &generator)!), program: program)
      hub.deliverAll()
      #expect((0..<programs).allSatisfy { hub.log($0)?.count == log.count + 1 })
    }
  }

  /// The next action of a program's player; `nil` when it is not their turn.
  private func move(of hub: TableHub, _ program: Int, _ generator: inout SplitMix64) -> Ghost.Move? {
    guard let state = hub.state(program), let match = hub.ghost(program) else { return nil }
    if match.status == .roundOver { return .beginRound }
    guard state.match?.turn == state.own else { return nil }
    let letters = match.possibleLetters.filter {
      !match.fragment.isEmpty || !match.openedLetters.contains($0.letter)
    }
    return letters.isEmpty ? .add("x") : .add(letters[generator.below(letters.count)].letter)
  }
}
