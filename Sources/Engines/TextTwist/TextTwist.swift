/// A game of Text Twist: the racks played so far, the tiles and the clock.
///
/// It is a value made of the racks and the accepted moves: the same moves on the same racks always rebuild the same game,
/// including the tiles and the elapsed time.
public struct TextTwist: Equatable, Sendable {
  /// A move that a saved game records. Moving and twisting tiles is recorded as the resulting arrangement, so that a saved
  /// game does not grow with every key.
  public enum Move: Equatable, Sendable {
    /// The letter of each slot of the bank, and the slots whose letters are in the entry.
    case arrange(letters: [Character], taken: [Int])
    /// The time that has passed.
    case elapse(Duration)
    case submit
    case nextRack
    /// Gave up the rack as if the time had run out, in games of earlier versions: only `replay` makes it.
    case endRack
    case endGame
  }

  /// The result of a submission. All except `empty` and `over` put the tiles back into the bank.
  public enum Outcome: Equatable, Sendable {
    /// A hidden word, and the points that it adds; before doubling where it is the one that doubles them.
    case found(String, points: Int, isBingo: Bool)
    /// A valid word that is not one of the hidden words.
    case bonus(String, points: Int, isBingo: Bool)
    case alreadyFound(String)
    case tooShort(String)
    case notAWord(String)
    /// No letter has been entered.
    case empty
    /// The rack or the game has ended.
    case over

    /// The word that was submitted; `nil` when there was none.
    public var word: String? {
      switch self {
      case .found(let word, _, _), .bonus(let word, _, _): word
      case .alreadyFound(let word), .tooShort(let word), .notAWord(let word): word
      case .empty, .over: nil
      }
    }
  }

  public enum Status: Equatable, Sendable {
    case playing
    /// The rack has ended, and the next one is open.
    case rackOver
    case over
  }

  public let mode: Mode
  public let level: Level
  /// The version of the rules under which the game was begun; it decides the time limit, what opens the next
  /// rack, and what most of the words of a rack are worth.
  public let version: RulesVersion
  public let alphabet: Alphabet
  /// The number of racks; `nil` for no limit.
  public let rackCount: Int?
  /// The racks played so far, in order, with the words found on them. The last one is the current rack.
  public private(set) var rounds: [Round]
  public private(set) var tiles: Tiles
  /// The word submitted last on this rack, right or wrong.
  public private(set) var submitted: [Character] = []
  /// The time spent on the current rack.
  public private(set) var timeSpent = Duration.zero
  public private(set) var moves: [Move] = []
  /// How many recorded entries of the current rack have found nothing, and the place of the last entry among the moves if it is one.
  private var refusals = 0
  private var lastRefusal: Int?
  /// At a table, whether the host, not the local clock, has ended the race; `nil` in other games.
  private var hasRaceEnded: Bool?

  public init(
    mode: Mode, level: Level = .standard, version: RulesVersion = .current, alphabet: Alphabet,
    first rack: Rack, of rackCount: Int? = nil
  ) {
    self.mode = mode
    self.level = level
    self.version = version
    self.alphabet = alphabet
    self.rackCount = rackCount
    rounds = [Round(rack: rack, version: version, isLightning: mode == .lightning)]
    tiles = Tiles(rack.letters)
  }
}

extension TextTwist {
  public var status: Status {
    if let hasRaceEnded { return hasRaceEnded ? .over : .playing }
    if moves.last == .endGame { return .over }
    if isTimeOut || moves.last == .endRack { return hasNextRack && hasOpenedNextRack ? .rackOver : .over }
    return round.isComplete && !hasNextRack ? .over : .playing
  }

  /// The current rack and the words found on it.
  public var round: Round { rounds[rounds.count - 1] }

  /// Counted from 1.
  public var rackNumber: Int { rounds.count }

  /// Whether the next rack can be started: it has been earned, and there is one.
  public var isNextRackOpen: Bool { hasOpenedNextRack && hasNextRack && status != .over }

  /// The points of all racks together.
  public var score: Int { rounds.reduce(0) { $0 + $1.score } }

  /// The time left for this rack; `nil` without a clock.
  public var timeLeft: Duration? { mode.hasClock ? timeLimit - timeSpent : nil }

  /// Whether the clock, not the player, ended the rack.
  public var isTimeOut: Bool { mode.hasClock && timeSpent >= timeLimit }

  /// Whether the missed words are to be shown.
  public var isRevealed: Bool { status != .playing }

  /// Whether another rack follows this one.
  public var hasNextRack: Bool { rackCount.map { rackNumber < $0 } ?? true }
}

extension TextTwist {
  /// Moves the first such letter of the bank into the entry, in either case, accented or not.
  /// - Returns: whether the bank has it.
  public mutating func take(_ grapheme: Character) -> Bool {
    guard let letter = alphabet.letter(grapheme) else { return false }
    return arrange { tiles in tiles.take(letter) }
  }

  /// Moves the letter in a slot of the bank into the entry.
  /// - Returns: whether the slot had a letter.
  public mutating func take(slot: Int) -> Bool {
    arrange { tiles in tiles.take(slot: slot) }
  }

  /// Puts the entry's last letter back into its slot of the bank.
  /// - Returns: whether there was one.
  public mutating func putBack() -> Bool {
    putBack(at: tiles.taken.count - 1)
  }

  /// Puts the entry's letter at a position back into its slot of the bank.
  /// - Returns: whether there was one.
  public mutating func putBack(at position: Int) -> Bool {
    arrange { tiles in tiles.putBack(at: position) }
  }

  /// Puts all letters of the entry back into the bank.
  /// - Returns: whether there was one.
  public mutating func clear() -> Bool {
    arrange { tiles in tiles.clear() }
  }

  /// Shuffles the letters in the bank into an order that does not spell a word of the whole rack.
  /// - Returns: whether the order has changed.
  public mutating func twist(using generator: inout some RandomNumberGenerator) -> Bool {
    let rack = round.rack
    return arrange { tiles in tiles.twist(using: &generator, avoiding: rack.isSpelledOut) }
  }

  /// Replaces the entry by the word last submitted on this rack.
  /// - Returns: whether the entry has changed.
  public mutating func lastWord() -> Bool {
    let word = submitted
    guard !word.isEmpty, word != tiles.entry else { return false }
    return arrange { tiles in
      _ = tiles.clear()
      for letter in word { _ = tiles.take(letter) }
      return true
    }
  }

  /// Submits the entry; its letters go back into the bank.
  public mutating func submit() -> Outcome {
    guard status == .playing else { return .over }
    guard !tiles.entry.isEmpty else { return .empty }
    submitted = tiles.entry
    _ = tiles.clear()
    let outcome = judge(String(submitted))
    switch outcome {
    case .found, .bonus: lastRefusal = nil
    case .alreadyFound, .tooShort, .notAWord, .empty, .over:
      if refusals >= Self.mostRefusals, let lastRefusal {
        forgetEntry(at: lastRefusal)
      } else {
        refusals += 1
      }
      lastRefusal = moves.count
    }
    moves.append(.submit)
    return outcome
  }

  /// So many entries of a rack that find nothing are recorded; of further ones in a row only the last, so that a saved game
  /// does not grow with each.
  static let mostRefusals = 100

  /// Removes an entry from the moves, with the tiles that it was laid of. Its time counts for the one that follows.
  private mutating func forgetEntry(at place: Int) {
    var (first, time) = (place, Duration.zero)
    if first > 0, case .elapse(let before) = moves[first - 1] { (first, time) = (first - 1, before) }
    guard first > 0, case .arrange = moves[first - 1] else { return }
    moves.removeSubrange(first - 1...place)
    if time > .zero { recordTime(time) }
  }

  private mutating func judge(_ word: String) -> Outcome {
    if word.count < mode.shortest { return .tooShort(word) }
    if round.found.contains(word) { return .alreadyFound(word) }
    guard round.rack.contains(word) else { return .notAWord(word) }
    let before = round
    rounds[rounds.count - 1].found.append(word)
    // Once most words are found, each is worth more.
    return outcome(ofFinding: word, points: round.worth == before.worth ? round.score - before.score : nil)
  }

  private func outcome(ofFinding word: String, points: Int? = nil) -> Outcome {
    let (isBingo, points) = (word.count == round.rack.letters.count, points ?? word.count)
    return round.rack.hidden.contains(word)
      ? .found(word, points: points, isBingo: isBingo)
      : .bonus(word, points: points, isBingo: isBingo)
  }
}

extension TextTwist {
  /// The longest time that is recorded for one move, about four months: a longer one is damaged data.
  static let longestTime = Duration.seconds(10_000_000)

  /// Advances the clock while a rack is being played: in a timed game it can end the rack, in the others it is only
  /// recorded.
  public mutating func elapse(_ time: Duration) {
    guard status == .playing, time > .zero else { return }
    let counted = timeLeft.map { min(time, $0) } ?? time
    timeSpent += counted
    recordTime(counted)
  }

  private mutating func recordTime(_ time: Duration) {
    if case .elapse(let before) = moves.last {
      moves[moves.count - 1] = .elapse(min(before + time, Self.longestTime))
    } else {
      moves.append(.elapse(min(time, Self.longestTime)))
    }
  }

  /// Starts the next rack with its full time.
  /// - Returns: whether the next rack was open.
  public mutating func nextRack(_ rack: Rack) -> Bool {
    guard isNextRackOpen else { return false }
    moves.append(.nextRack)
    rounds[rounds.count - 1].isCutOff = isTimeOut
    rounds.append(Round(rack: rack, version: version, isLightning: mode == .lightning))
    tiles = Tiles(rack.letters)
    submitted = []
    timeSpent = .zero
    (refusals, lastRefusal) = (0, nil)
    return true
  }

  /// Ends the game.
  /// - Returns: whether the game was still in progress.
  public mutating func endGame() -> Bool {
    guard status != .over else { return false }
    moves.append(.endGame)
    return true
  }
}

extension TextTwist {
  /// Changes the tiles while a rack is being played and records the new arrangement. Of consecutive arrangements only the
  /// last is recorded, even when time has passed between them.
  private mutating func arrange(_ change: (inout Tiles) -> Bool) -> Bool {
    guard status == .playing, change(&tiles) else { return false }
    let arrangement = Move.arrange(letters: tiles.letters, taken: tiles.taken)
    var place = moves.count
    if place > 0, case .elapse = moves[place - 1] { place -= 1 }
    if place > 0, case .arrange = moves[place - 1] {
      moves[place - 1] = arrangement
    } else {
      moves.insert(arrangement, at: place)
    }
    return true
  }

  /// Makes the moves of a saved game, with its racks by number, and stops at a move that the rules do not accept.
  /// - Returns: whether every move was accepted.
  public mutating func replay(_ moves: [Move], rack: (_ number: Int) -> Rack?) -> Bool {
    moves.allSatisfy { move in
      switch move {
      case .arrange(let letters, let taken):
        return arrange { tiles in
          guard let arranged = tiles.arranged(letters, taken: taken) else { return false }
          tiles = arranged
          return true
        }
      case .elapse(let time):
        guard status == .playing, time > .zero, timeLeft.map({ time <= $0 }) ?? true else { return false }
        elapse(time)
        return true
      case .submit:
        let outcome = submit()
        return outcome != .over && outcome != .empty
      case .nextRack: return rack(rackNumber + 1).map { nextRack($0) } ?? false
      case .endRack:
        guard status == .playing else { return false }
        self.moves.append(move)
        return true
      case .endGame: return endGame()
      }
    }
  }
}

extension TextTwist {
  /// The time for a rack that several players race for.
  public static let raceTime = Duration.seconds(120)

  /// The time for the current rack in a timed game: two minutes for a classic rack, in a race and under the first
  /// version of the rules, 20 seconds in Lightning, else 60 seconds, 90 on seven letters, plus 5 for each hidden
  /// word. Since the fifth version each rack has 3 % less than that of the one before would leave it, to whole
  /// milliseconds, so that a game ends for those, too, who know every word.
  public var timeLimit: Duration {
    if hasRaceEnded != nil { return Self.raceTime }
    guard !round.rack.isClassic, version >= .second else { return .seconds(120) }
    if mode == .lightning { return .seconds(20) }
    let first = 1000 * ((mode.rackSize == Rack.size ? 60 : 90) + 5 * round.rack.hidden.count)
    return .milliseconds(
      version < .fifth ? first : rounds.dropFirst().reduce(first) { time, _ in time * 97 / 100 })
  }

  /// Whether the next rack has been earned on the current one: by a six-letter word or by `wordsToOpen` hidden words.
  public var hasOpenedNextRack: Bool { hasEarnedNext(on: round) }

  /// How many hidden words of the current rack open the next one, as a six-letter word always does: two thirds of
  /// them, except at the level expert and on classic racks, where it is `nil`. Under the third version of the
  /// rules and before, half of them at the level relaxed only.
  public var wordsToOpen: Int? { wordsToOpen(round.rack) }

  /// Whether the game counts as won: the next rack was earned on one of its racks, whatever ended the game
  /// afterwards. Under the third version of the rules and before, only by a six-letter word.
  public var isWon: Bool {
    rounds.contains { version < .fourth ? $0.hasBingo : hasEarnedNext(on: $0) }
  }

  private func hasEarnedNext(on round: Round) -> Bool {
    round.hasBingo || wordsToOpen(round.rack).map { round.hiddenFound >= $0 } ?? false
  }

  private func wordsToOpen(_ rack: Rack) -> Int? {
    let count = rack.hidden.count
    if version < .fourth { return level == .relaxed ? (count + 1) / 2 : nil }
    return level == .expert || rack.isClassic || mode == .lightning ? nil : (2 * count + 2) / 3
  }

  /// The words worth practising of all racks but those that the clock has ended: what it has cut off was merely
  /// not reached.
  public func wordsToPractise(_ lexicon: Lexicon) -> [String] {
    let reached = rounds.dropLast().filter { !$0.isCutOff } + (isTimeOut ? [] : [round])
    return reached.flatMap { $0.wordsToPractise(lexicon) }
  }
}

extension TextTwist {
  /// A rack and the words found on it.
  public struct Round: Equatable, Sendable {
    public let rack: Rack
    /// The hidden and bonus words found, in order.
    public fileprivate(set) var found: [String] = []
    /// Whether the clock has ended the rack, and the next one has been started.
    fileprivate var isCutOff = false
    /// Whether four fifths of the hidden words are worth more than their points.
    private let paysForMost: Bool
    /// Whether one word is all that is to be found.
    private let isLightning: Bool
    /// What that word is worth.
    static let lightningPoints = 10

    /// - Parameter version: the rules; `nil` for those of a race, in which only all words are worth more.
    fileprivate init(rack: Rack, version: RulesVersion?, isLightning: Bool = false) {
      self.rack = rack
      self.isLightning = isLightning
      paysForMost = !isLightning && version.map { $0 >= .fourth } ?? false
    }

    /// The points before doubling: one per letter found, bonus words included; in Lightning those of the word.
    public var undoubledScore: Int {
      isLightning ? found.isEmpty ? 0 : Self.lightningPoints : found.reduce(0) { $0 + $1.count }
    }

    /// What the words found make of their points.
    public var worth: Worth {
      if isComplete, !isLightning { return .double }
      return wordsForHalfAgain.map { hiddenFound >= $0 } ?? false ? .halfAgain : .plain
    }

    /// What the words found on a rack make of their points.
    public enum Worth: Equatable, Sendable {
      case plain
      /// Four fifths of the hidden words are found.
      case halfAgain
      /// All of them are found.
      case double

      /// What it makes of a number of points; half a point is dropped.
      public func applied(to points: Int) -> Int {
        switch self {
        case .plain: points
        case .halfAgain: points * 3 / 2
        case .double: 2 * points
        }
      }
    }

    /// How many hidden words are worth half as much again: four fifths, rounded up; `nil` where only all of them
    /// are worth more, as under the third version of the rules and before.
    public var wordsForHalfAgain: Int? {
      let count = (4 * rack.hidden.count + 4) / 5
      return paysForMost && count < rack.hidden.count ? count : nil
    }
  }

  /// The hidden words of one length, at least one.
  public struct Column: Equatable, Sendable {
    public let length: Int
    /// Sorted bytewise.
    public let words: [Word]

    /// Whether all of them are found.
    public var isComplete: Bool { foundCount == words.count }

    public var foundCount: Int { words.count { $0.isFound } }
  }

  /// A hidden word; its letters are displayed when it is found or the game is `isRevealed`.
  public struct Word: Equatable, Sendable {
    public let text: String
    /// As it is written where it stands whole.
    public let spelling: String
    public let isFound: Bool
  }
}

extension TextTwist.Round {
  /// The hidden words by length, a column for each length that has any.
  public var columns: [TextTwist.Column] {
    (Rack.wordLengths.lowerBound...max(Rack.size, rack.letters.count)).compactMap { length in
      let words = rack.hidden.filter { $0.count == length }
      guard !words.isEmpty else { return nil }
      return TextTwist.Column(
        length: length,
        words: words.map {
          TextTwist.Word(text: $0, spelling: rack.spelling(of: $0), isFound: found.contains($0))
        })
    }
  }

  /// The displayable bonus words found, in order.
  public var bonusFound: [String] { found.filter { rack.bonus.contains($0) && rack.isShown($0) } }

  /// The hidden words not found.
  public var missed: [String] { rack.hidden.filter { !found.contains($0) } }

  /// The number of hidden words found.
  public var hiddenFound: Int { rack.hidden.count - missed.count }

  /// The missed words that are worth practising: of five letters and more, or not common, but familiar; at most
  /// three, the longest first.
  public func wordsToPractise(_ lexicon: Lexicon) -> [String] {
    let worth = missed.filter { word in
      lexicon.entry(of: word)?.isFit(upTo: .familiar) ?? false
        && (word.count >= 5 || lexicon.tier(of: word) != .common)
    }
    return Array(worth.sorted { ($1.count, $0) < ($0.count, $1) }.prefix(3))
  }

  /// Whether every hidden word is found.
  public var isComplete: Bool { rack.hidden.allSatisfy(found.contains) }

  /// The number of words of all letters found, bonus words included.
  public var bingosFound: Int { found.count { $0.count == rack.letters.count } }

  public var hasBingo: Bool { bingosFound > 0 }

  /// One point per letter found, bonus words included; half as much again when `wordsForHalfAgain` hidden words
  /// are found, rounded down, and double when all are.
  public var score: Int { worth.applied(to: undoubledScore) }
}

/// A rack raced for at a table: tiles and entry belong to the player, the clock and the end of the race to the host.
extension TextTwist {
  /// A race in progress.
  /// - Parameter found: the words found before; those that the rack does not have are ignored.
  public init(racing rack: Rack, alphabet: Alphabet, found: [String], timeLeft: Duration) {
    self.init(mode: .timed, alphabet: alphabet, first: rack, of: 1)
    rounds = [Round(rack: rack, version: nil)]
    hasRaceEnded = false
    add(found: found)
    follow(timeLeft: timeLeft)
  }

  /// Sets the clock to the host's.
  public mutating func follow(timeLeft: Duration) {
    timeSpent = timeLimit - min(max(.zero, timeLeft), timeLimit)
  }

  /// Adds words already found.
  public mutating func add(found words: [String]) {
    let rack = round.rack
    for word in words where !round.found.contains(word) && rack.contains(word) {
      rounds[0].found.append(word)
    }
  }

  /// Ends the race.
  public mutating func endRace() {
    hasRaceEnded = true
    _ = tiles.clear()
  }

  /// The steps of a finished race: its words in order, without times, which are not recorded.
  public func steps(finding words: [String]) -> [Step] {
    var game = self
    game.show(found: [])
    return words.map { word in
      game.add(found: [word])
      return Step(.entry(word, outcome(ofFinding: word)), game, time: .zero)
    }
  }

  /// Shows a finished race's rack with the words found by one of the players.
  public mutating func show(found words: [String]) {
    rounds[0].found = []
    add(found: words)
  }
}

extension TextTwist {
  /// A step of a replay: an entry, or the end of a rack.
  public struct Step: Equatable, Sendable {
    public enum Kind: Equatable, Sendable {
      /// What was entered, and the outcome.
      case entry(String, Outcome)
      /// The player has given up.
      case gaveUp
      /// The time has run out.
      case timeOut
    }

    public let kind: Kind
    /// Counted from 1.
    public let rack: Int
    /// The number of words found on that rack by then.
    public let found: Int
    /// The time spent on that rack by then.
    public let time: Duration
    /// The points of all racks by then.
    public let score: Int

    fileprivate init(_ kind: Kind, _ game: TextTwist, time: Duration? = nil) {
      self.kind = kind
      rack = game.rackNumber
      found = game.round.found.count
      self.time = time ?? game.timeSpent
      score = game.score
    }
  }

  /// Makes the moves of a finished game and returns its steps.
  /// - Returns: `nil` when the rules do not accept a move.
  public mutating func steps(replaying moves: [Move], rack: (_ number: Int) -> Rack?) -> [Step]? {
    var steps: [Step] = []
    for move in moves {
      if move == .submit {
        let word = String(tiles.entry)
        let outcome = submit()
        guard outcome != .over, outcome != .empty else { return nil }
        steps.append(Step(.entry(word, outcome), self))
        continue
      }
      let hadTimedOut = isTimeOut
      guard replay([move], rack: rack) else { return nil }
      if isTimeOut, !hadTimedOut { steps.append(Step(.timeOut, self)) }
      if move == .endGame || move == .endRack, !isTimeOut { steps.append(Step(.gaveUp, self)) }
    }
    return steps
  }

  /// The game at a step, without tiles; with `nil`, the game before the first step.
  public func seen(at step: Step?) -> TextTwist {
    var game = self
    let rack = step?.rack ?? 1
    game.rounds = Array(rounds.prefix(rack))
    let found = step?.found ?? 0
    game.rounds[rack - 1].found = Array(game.rounds[rack - 1].found.prefix(found))
    game.tiles = Tiles(game.round.rack.letters)
    game.submitted = []
    game.timeSpent = step?.time ?? .zero
    game.hasRaceEnded = nil
    game.moves = step.map { $0.kind == .gaveUp ? [.endRack] : [] } ?? []
    return game
  }
}
