import Commentary
import Engines
import Records
import Texts

extension TextTwistRun: Playable {
  package enum Input: Equatable, Sendable {
    /// The tiles of the entry are entered, or those of a word as it was typed.
    case submit, word(String)
    case twist, nextRack, endGame
    /// Time has passed.
    case elapse(Duration)
  }

  /// What the entry of a word has led to.
  package struct Entry: Equatable, Sendable {
    package let outcome: TextTwist.Outcome
    /// Whether it has opened the next rack.
    package let opensNext: Bool
    /// What the words were worth before it made more of their points; `nil` when it did not.
    package let worthBefore: TextTwist.Round.Worth?
    /// Whether it takes all letters of the rack.
    package let isBingo: Bool

    /// The word if it counts.
    package var found: String? {
      switch outcome {
      case .found(let word, _, _), .bonus(let word, _, _): word
      default: nil
      }
    }

  }

  package func takes(_ input: Input, _ context: Context) -> Bool { refusal(of: input, context.text) == nil }

  /// Why an input cannot be made now; `nil` when it can.
  package func refusal(of input: Input, _ text: Texts) -> [String]? {
    switch input {
    case .nextRack where !game.isNextRackOpen: [text.closed(game)]
    // An ended rack without another one ends the game.
    case .nextRack where game.status == .playing && rackAfter == nil: [text.noRack]
    case .nextRack: nil
    case .endGame: game.status == .over ? [] : nil
    case _ where game.status != .playing: []
    case .submit: game.tiles.entry.isEmpty ? [text("Type a word first.")] : nil
    case .word(let word): misfit(word, text).map { [$0] }
    case .twist: nil
    case .elapse(let time): time > .zero ? nil : []
    }
  }

  /// Why a word cannot be laid of the tiles; `nil` when it can.
  private func misfit(_ word: String, _ text: Texts) -> String? {
    let letters = letters(typed: word)
    guard !letters.isEmpty, !word.contains(where: \.isNumber) else {
      return text("\(word.prefix(40).description) is not a word")
    }
    var tiles = game.tiles.letters
    for letter in letters {
      guard let place = tiles.firstIndex(of: letter) else {
        return game.tiles.letters.contains(letter)
          ? text("Not so many \(letter.capital) in the rack.") : text("No \(letter.capital) on the table.")
      }
      tiles.remove(at: place)
    }
    return nil
  }

  /// The letters of a typed word: as they are, unless only others for which they stand are a word of the rack.
  private func letters(typed word: String) -> [Character] {
    game.round.rack.word(typed: word, game.alphabet).map { Array($0) } ?? game.alphabet.letters(of: word)
  }

  private var rackAfter: Rack? { deal.rack(number: game.rackNumber + 1) }

  package mutating func take(_ input: Input, _ context: inout Context) -> Taken {
    if let refusal = refusal(of: input, context.text) { return .refused(refusal) }
    switch input {
    case .submit: return enter(&context)
    case .word(let word):
      _ = game.clear()
      for letter in letters(typed: word) { _ = game.take(letter) }
      return enter(&context)
    case .twist:
      _ = game.twist(using: &context.profile.generator)
      return .made([])
    case .nextRack:
      guard let rack = rackAfter, game.nextRack(rack) else {
        _ = game.endGame()
        return end(&context, saying: [context.text.noRack])
      }
      if session.counts, let dealer = deal.dealer {
        context.dealer.reserveRacks(of: dealer, upTo: game.rackNumber)
      }
      (entry, ending) = (nil, nil)
      return .made([])
    case .endGame:
      _ = game.endGame()
      return end(&context)
    case .elapse(let time):
      let before = game.timeLeft
      game.elapse(time)
      turnTiles(since: before, &context)
      return game.status == .playing ? .made(marks(since: before, context.text)) : end(&context)
    }
  }

  /// In Lightning the letters turn by themselves every five seconds, while none is laid.
  private mutating func turnTiles(since before: Duration?, _ context: inout Context) {
    guard game.mode == .lightning, game.status == .playing, game.tiles.entry.isEmpty, let before,
      let now = game.timeLeft
    else { return }
    let (spent, spentBefore) = (game.timeLimit - now, game.timeLimit - before)
    let turns = spent.components.seconds / 5 - spentBefore.components.seconds / 5
    if turns > 0 { _ = game.twist(using: &context.profile.generator) }
  }

  private mutating func enter(_ context: inout Context) -> Taken {
    let (wasOpen, worth, bingos) = (game.isNextRackOpen, game.round.worth, game.round.bingosFound)
    let outcome = game.submit()
    let entry = Entry(
      outcome: outcome, opensNext: game.isNextRackOpen && !wasOpen,
      worthBefore: game.round.worth == worth ? nil : worth, isBingo: game.round.bingosFound > bingos)
    let said = sentences(about: entry, context.text)
    if game.mode == .lightning, entry.opensNext {
      // What is found is followed by the next rack.
      switch take(.nextRack, &context) {
      case .made: break
      case .ended: return .ended(said)
      case .refused:
        _ = game.endGame()
        return end(&context, saying: said)
      }
      self.entry = entry
      return .made(said)
    }
    self.entry = entry
    return game.status == .playing ? .made(said) : end(&context)
  }

  /// What a word is, what it has changed most, and that the next rack is open if it opens it or nothing else is left to do.
  private func sentences(about entry: Entry, _ text: Texts) -> [String] {
    let round = game.round
    let isRaised = entry.worthBefore != nil
    let isOpen = entry.opensNext || isRaised && round.isComplete && game.isNextRackOpen
    let change =
      isRaised ? text.nowRaised(round) : entry.opensNext && !entry.isBingo ? text.found(on: round) : nil
    let open = isOpen && game.mode != .lightning ? text("The next rack is open.") : nil
    return [text.outcome(of: entry.outcome, on: round.rack), change, open].compactMap(\.self)
  }

  /// What is said of a clock that has passed a mark: half the time, 30 and 10 seconds.
  private func marks(since before: Duration?, _ text: Texts) -> [String] {
    guard let before, let now = game.timeLeft else { return [] }
    let isPassed = [game.timeLimit / 2, .seconds(30), .seconds(10)].contains { before > $0 && now <= $0 }
    return isPassed ? [text.clock(game)] : []
  }

  /// Records the result of a game that is over, and how it or the rack has ended.
  private mutating func end(_ context: inout Context, saying said: [String] = []) -> Taken {
    if game.status == .over { finish(&context) }
    ending = readEnding(&context)
    return .ended(said)
  }

  /// The words that were missed on the rack before; `nil` on the first one.
  package var missedBefore: [String]? { game.rounds.dropLast().last?.missedWords }

  /// Asks whether the game ends here.
  package func endQuestion(_ text: Texts) -> String {
    text("End the game? It keeps its \(text.points(game.score)).")
  }
}

extension TextTwist.Round {
  /// The hidden words not found as they are shown, the longest first.
  package var missedWords: [String] { missed.sorted { ($1.count, $0) < ($0.count, $1) }.map(rack.shown) }
}

extension Texts {
  /// That there is nothing to play on.
  package var noRack: String { self("The word list has no rack for this game.") }

  /// How much time is left.
  package func clock(_ game: TextTwist) -> String {
    game.timeLeft.map { clock($0) } ?? self("No clock runs.")
  }

  package func clock(_ timeLeft: Duration) -> String {
    let seconds = timeLeft.secondsBegun
    return self("\(seconds) second left.", plural: "\(seconds) seconds left.", seconds)
  }
}
