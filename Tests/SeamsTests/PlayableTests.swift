import Engines
import Kit
import Play
import Records
import ScreenTesting
import TestSupport
import Testing

/// A kind of game, with what a player may try at any moment of it.
struct PlayableRow: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let play: @Sendable (Tongue) throws -> Void

  /// - Parameters:
  ///   - begin: a new game; the number tells games apart.
  ///   - next: what is tried next, possible or not. It may arrange what a front end arranges by itself, such as tiles.
  init<Game: Playable>(
    _ name: String, begin: @escaping @Sendable (_ number: Int, Tongue, inout Context) -> Game?,
    next: @escaping @Sendable (inout Game, Tongue, inout SplitMix64) -> Game.Input
  ) {
    testDescription = name
    play = { @Sendable tongue in try Self.play(tongue, begin, next) }
  }

  private static let games = 12

  private static func play<Game: Playable>(
    _ tongue: Tongue, _ begin: (Int, Tongue, inout Context) -> Game?,
    _ next: (inout Game, Tongue, inout SplitMix64) -> Game.Input
  ) throws {
    let records = SharedRecords()
    var context = App.started(language: tongue.code, library: tongue.library, records: records).context
    var generator = SplitMix64(seed: 57)
    var (refused, taken) = (0, 0)
    for number in 1...games {
      let game = begin(number, tongue, &context)
      var play = try #require(game)
      var isOver = false
      for _ in 0..<1000 where !isOver {
        let input = next(&play, tongue, &generator)
        let (before, takes) = (play.saved, play.takes(input, context))
        switch play.take(input, &context) {
        case .refused:
          refused += 1
          #expect(!takes, "\(input) was refused")
          #expect(play.saved == before, "\(input) was refused, and has changed something")
          #expect(records.finishedGames(of: "Ada").count == number - 1)
        case .made:
          taken += 1
          #expect(takes, "\(input) was made")
        case .ended:
          taken += 1
          #expect(takes, "\(input) has ended it")
          isOver = play.saved == nil
        }
        guard let saved = play.saved else { continue }
        var other = context
        let again = try #require(Game.restored(saved, &other))
        #expect(again.saved == saved, "after \(input)")
        #expect(again.offers(other) == play.offers(context), "after \(input)")
        #expect(again.takes(input, other) == play.takes(input, context), "\(input) once more")
      }
      #expect(isOver, "a game does not end")
      #expect(records.finishedGames(of: "Ada").count == number, "its end is recorded, once")
    }
    #expect(refused > games && taken > games)
  }
}

/// What holds for every game that both front ends play.
@Suite("Every game takes what it says it takes, and nothing else")
struct PlayableTests {
  @Test(
    "with random inputs it refuses nothing that it takes, goes on where it was saved, and ends",
    arguments: rows, [Tongue.english, .german, .ukrainian, .turkish])
  func plays(row: PlayableRow, tongue: Tongue) throws { try row.play(tongue) }

  static let rows = [
    PlayableRow("a rack without a clock", begin: { dealt(.untimed, &$2) }, next: entered),
    PlayableRow("a rack with a clock", begin: { dealt(.timed, &$2) }, next: entered),
    PlayableRow(
      "the mind reader", begin: { MindReaderRound.reading($0 % 4 == 0 ? 6 : 3, secret: nil, &$2) },
      next: answered),
    PlayableRow("the mind reader with a typed word", begin: typed, next: answered),
    PlayableRow("Ghost for two", begin: { forTwo(isBluff: false, .usual, &$2) }, next: added),
    PlayableRow("Ghost for two with bluff", begin: { forTwo(isBluff: true, .usual, &$2) }, next: added),
    PlayableRow(
      "Superghost for two, every other time with bluff",
      begin: { forTwo(isBluff: $0.isMultiple(of: 2), .superghost, &$2) }, next: addedAtEitherEnd),
    PlayableRow("Hangman by the dictionary", begin: guessed, next: tried),
  ]

  // MARK: Ghost

  private static func forTwo(
    isBluff: Bool, _ variant: Ghost.Variant, _ context: inout Context
  ) -> GhostMatch? {
    (context.ghost.opponent, context.ghost.isBluff, context.ghost.variant) = (.friend, isBluff, variant)
    return GhostMatch.dealt(&context)
  }

  private static func added(
    _ game: inout GhostMatch, _ tongue: Tongue, _ generator: inout SplitMix64
  ) -> GhostMatch.Input {
    let letters = tongue.language.alphabet.letters
    switch generator.below(40) {
    case 0: return .giveUp
    case 1...4: return .move(.challenge)
    case 5...7: return .move(.answer(nil))
    case 8...13: return .move(.beginRound)
    case 14: return .move(.add("7"))
    default: return .move(.add(letters[generator.below(letters.count)]))
    }
  }

  private static func addedAtEitherEnd(
    _ game: inout GhostMatch, _ tongue: Tongue, _ generator: inout SplitMix64
  ) -> GhostMatch.Input {
    let input = added(&game, tongue, &generator)
    guard case .move(.add(let letter)) = input, generator.below(2) == 0 else { return input }
    return .move(.prepend(letter))
  }

  // MARK: Hangman

  private static func guessed(_ number: Int, _ tongue: Tongue, _ context: inout Context) -> HangmanPlay? {
    context.hangman.host = .dictionary
    return HangmanRound.dealt(&context).map { .game($0) }
  }

  private static func tried(
    _ play: inout HangmanPlay, _ tongue: Tongue, _ generator: inout SplitMix64
  ) -> HangmanPlay.Input {
    let letters = tongue.language.alphabet.letters
    switch generator.below(12) {
    case 0: return .hint
    case 1: return .solution(String(letters.prefix(generator.below(6))))
    case 2: return .letter("7")
    case 3: return generator.below(6) == 0 ? .giveUp : .solution(play.game.phrase + "a")
    default: return .letter(letters[generator.below(letters.count)])
    }
  }

  // MARK: Text Twist

  private static func dealt(_ mode: TextTwist.Mode, _ context: inout Context) -> TextTwistRun? {
    context.textTwist.mode = mode
    return TextTwistRun.dealt(&context)
  }

  private static func entered(
    _ run: inout TextTwistRun, _ tongue: Tongue, _ generator: inout SplitMix64
  ) -> TextTwistRun.Input {
    let rack = run.game.round.rack
    switch generator.below(24) {
    case 0...10: return .word((rack.hidden + rack.bonus).randomElement(using: &generator) ?? "")
    case 11, 12: return .word(String(rack.letters.shuffled(using: &generator).prefix(generator.below(5))))
    case 13:
      let word = tongue.language.alphabet.letters.shuffled(using: &generator).prefix(4)
      return .word(String(word) + (generator.below(4) == 0 ? "1" : ""))
    case 14, 15:
      for letter in rack.letters where generator.below(2) == 0 { _ = run.game.take(letter) }
      return .submit
    case 16: return .submit
    case 17: return .twist
    case 18, 19: return .nextRack
    case 20: return generator.below(3) == 0 ? .endGame : .elapse(.zero)
    default: return .elapse(.milliseconds(generator.below(9_000)))
    }
  }

  // MARK: The mind reader

  private static func typed(_ number: Int, _ tongue: Tongue, _ context: inout Context) -> MindReaderRound? {
    let words = Self.words(of: 3, tongue)
    let word = number % 3 == 0 ? tongue.language.alphabet.letters.prefix(3) : words[number % words.count][...]
    return .reading(3, secret: Array(word), &context)
  }

  private static func words(of length: Int, _ tongue: Tongue) -> [[Character]] {
    let words = tongue.words.map { Array($0.prefix { $0 != " " }) }
    return words.filter { $0.count == length }
  }

  private static func answered(
    _ round: inout MindReaderRound, _ tongue: Tongue, _ generator: inout SplitMix64
  ) -> MindReaderRound.Input {
    let (game, words) = (round.game, words(of: round.game.length, tongue))
    let word = words.randomElement(using: &generator) ?? []
    switch generator.below(12) {
    case 0...4: return .places(round.asked.map { MindReader.places(of: $0, in: round.secret ?? word) } ?? 0)
    case 5: return .places(0)
    case 6: return .places(1 << UInt64(generator.below(game.length + 1)))
    case 7:
      let other = MindReader.Answer(letter: word[0], places: 1)
      return .takeBack(
        generator.below(2) == 0 ? game.answers.randomElement(using: &generator) ?? other : other)
    case 8: return .confirm
    case 9: return .deny
    default: return .word(String(generator.below(4) == 0 ? word.dropLast() : word[...]))
    }
  }
}
