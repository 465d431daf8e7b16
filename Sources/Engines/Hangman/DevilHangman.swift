/// Hangman against a host who fixes only the length of the word: after each guess it retains the largest family of words
/// that have the letter in the same places. It never lies: at least one word always matches all its answers.
///
/// Of families of equal size it retains the one that reveals the fewest letters, then the one whose pattern sorts first,
/// with `_` before letters.
public struct DevilHangman: GuessingGame, Equatable {
  /// A move of the player and the number of words that it left possible.
  public struct Step: Equatable, Sendable {
    public let move: Hangman.Move
    /// The number of words still possible after it.
    public let wordsLeft: Int
    /// One of them.
    public let word: String
  }

  public private(set) var candidates: Candidates
  public private(set) var steps: [Step] = []
  /// The seed by which the words were dealt; `nil` for a game begun under the first version of the rules.
  public let seed: UInt64?
  /// The number of words dealt at the start.
  public let wordsDealt: Int
  /// One of them.
  public let firstDealt: String
  private var pattern: [Character?]
  private var isSolved = false

  /// - Parameter candidates: the words that the host may choose from; at least one.
  public init(_ candidates: Candidates, seed: UInt64? = nil) {
    precondition(candidates.count > 0)
    self.seed = seed
    self.candidates = candidates
    wordsDealt = candidates.count
    firstDealt = Self.witness(of: candidates, seed, step: 0)
    pattern = Array(repeating: nil, count: candidates.length)
  }

  /// Rebuilds a game from its accepted moves; `nil` when the rules do not accept one of them.
  public init?(_ candidates: Candidates, seed: UInt64? = nil, replaying moves: [Hangman.Move]) {
    self.init(candidates, seed: seed)
    for move in moves { guard replay(move) else { return nil } }
  }

  /// A game before its first move and after each, whose host then had other words to choose from than now: each
  /// letter stands where it was shown, and words that were named in vain are none. `nil` when no word of the list allows
  /// that, or the moves are none of a game.
  /// - Parameters:
  ///   - candidates: all words of the length from which the host may choose.
  ///   - shown: the letters that were shown in the end, `nil` where none was; those that nobody had tried do not count.
  public static func games(
    _ candidates: Candidates, seed: UInt64? = nil, replaying moves: [Hangman.Move], to shown: [Character?]
  ) -> [DevilHangman]? {
    guard shown.count == candidates.length else { return nil }
    var word: String?
    var (tried, wrong): ([Character], [String]) = ([], [])
    for (index, move) in moves.enumerated() {
      switch move {
      case .guess(let letter), .hint(let letter): tried.append(letter)
      case .solve(let text):
        let named = candidates.word(typed: text)
        let isSolution = index == moves.count - 1 && named.map { $0 } == shown
        if isSolution { word = named } else { wrong.append(named) }
      }
    }
    let pattern = shown.map { $0.flatMap { tried.contains($0) ? $0 : nil } }
    var left = candidates
    left.filter(pattern: pattern, missed: tried.filter { !pattern.contains($0) })
    for named in wrong { left.remove(named) }
    if let word { left.filter(pattern: Array(word), missed: []) }
    guard left.count > 0 else { return nil }
    var game = DevilHangman(candidates, seed: seed)
    var games = [game]
    for (index, move) in moves.enumerated() {
      guard game.status == .playing else { return nil }
      switch move {
      case .guess(let letter), .hint(let letter):
        guard !game.tried.contains(letter) else { return nil }
        game.filter(letter, at: pattern.reduce(0) { $0 << 1 | ($1 == letter ? 1 : 0) }, as: move)
      case .solve(let text):
        game.isSolved = word != nil && index == moves.count - 1
        if game.isSolved { game.candidates = left } else { game.candidates.remove(wrong.removeFirst()) }
        game.record(.solve(text))
      }
      games.append(game)
    }
    return games
  }

  public mutating func replay(_ move: Hangman.Move) -> Bool {
    let count = steps.count
    switch move {
    case .guess(let letter): _ = guess(letter)
    case .solve(let text): _ = solve(text)
    case .hint(let letter): if canHint, !tried.contains(letter) { reveal(letter) }
    }
    return steps.count > count
  }

  public var moves: [Hangman.Move] { steps.map(\.move) }

  /// Whether only one word matches the answers, so that the host has no choice left.
  public var isPinned: Bool { candidates.count == 1 }

  public var candidateHistory: CandidateHistory? {
    CandidateHistory(
      length: candidates.length, seed: seed, wordsDealt: wordsDealt, firstDealt: firstDealt, steps: steps,
      fewLeft: candidates.count > CandidateHistory.few ? [] : (0..<candidates.count).map { candidates[$0] })
  }

  public var alphabet: Alphabet { candidates.alphabet }

  public mutating func guess(_ grapheme: Character) -> Hangman.Outcome {
    guard status == .playing else { return .over }
    guard let letter = alphabet.letter(grapheme) else { return .notALetter }
    guard !tried.contains(letter) else { return .alreadyTried }
    let places = family(of: letter, amongHits: false) ?? 0
    filter(letter, at: places, as: .guess(letter))
    return places == 0 ? .miss : .hit(places.nonzeroBitCount)
  }

  public mutating func solve(_ text: String) -> Hangman.Outcome {
    guard status == .playing else { return .over }
    let word = candidates.word(typed: text)
    guard !word.isEmpty else { return .notALetter }
    if candidates.count == 1, candidates[0] == word {
      isSolved = true
    } else {
      candidates.remove(word)
    }
    record(.solve(text))
    return isSolved ? .solved : .miss
  }

  public mutating func hint(using generator: inout SplitMix64) -> Hangman.Outcome {
    guard status == .playing else { return .over }
    guard canHint else { return .tooExpensive }
    let counts = candidates.counts()
    let open = alphabet.letters.indices.filter { counts[$0] > 0 && !tried.contains(alphabet.letters[$0]) }
    let letter = alphabet.letters[open[generator.below(open.count)]]
    return .hit(reveal(letter))
  }

  private var canHint: Bool { status == .playing && misses + 1 < Hangman.missesAllowed }

  @discardableResult
  private mutating func reveal(_ letter: Character) -> Int {
    guard let places = family(of: letter, amongHits: true) else { return 0 }
    filter(letter, at: places, as: .hint(letter))
    return places.nonzeroBitCount
  }

  /// The places of a letter in the family of words that the host retains.
  /// - Parameter amongHits: whether only words with the letter are considered.
  private func family(of letter: Character, amongHits: Bool) -> Candidates.Places? {
    var sizes: [Candidates.Places: Int] = [:]
    for places in candidates.places(of: letter) { sizes[places, default: 0] += 1 }
    if amongHits { sizes[0] = nil }
    return sizes.max { one, other in
      if one.value != other.value { return one.value < other.value }
      let revealed = (one.key.nonzeroBitCount, other.key.nonzeroBitCount)
      return revealed.0 == revealed.1 ? one.key > other.key : revealed.0 > revealed.1
    }?.key
  }

  private mutating func filter(_ letter: Character, at places: Candidates.Places, as move: Hangman.Move) {
    candidates.filter(letter, at: places)
    for place in pattern.indices where places >> (pattern.count - 1 - place) & 1 == 1 {
      pattern[place] = letter
    }
    record(move)
  }

  private mutating func record(_ move: Hangman.Move) {
    let word = Self.witness(of: candidates, seed, step: steps.count + 1)
    steps.append(Step(move: move, wordsLeft: candidates.count, word: word))
  }

  /// A word still possible after a number of steps, drawn by the seed among the most common ones; without a seed the first.
  private static func witness(of candidates: Candidates, _ seed: UInt64?, step: Int) -> String {
    let common = candidates.mostCommon
    guard let seed else { return candidates[common[0]] }
    var generator = SplitMix64(seed: seed &+ UInt64(step))
    return candidates[common[generator.below(common.count)]]
  }
}

extension DevilHangman {
  public var status: Hangman.Status {
    if misses >= Hangman.missesAllowed { return .lost }
    return isSolved || !pattern.contains(nil) ? .won : .playing
  }

  public var tried: [Character] {
    steps.compactMap { step in
      switch step.move {
      case .guess(let letter), .hint(let letter): letter
      case .solve: nil
      }
    }
  }

  public var missedLetters: [Character] {
    steps.compactMap { step in
      guard case .guess(let letter) = step.move, !pattern.contains(letter) else { return nil }
      return letter
    }
  }

  public var misses: Int { missedMoves.count }

  public var missedMoves: [Hangman.Move] {
    // Only the last move can solve the game.
    moves.enumerated().filter { index, move in
      switch move {
      case .guess(let letter): !pattern.contains(letter)
      case .solve: !(isSolved && index == steps.count - 1)
      case .hint: true
      }
    }.map(\.element)
  }

  public var phrase: String { steps.last?.word ?? firstDealt }

  public var board: [Hangman.Place] {
    let status = status
    // Saved games of earlier versions are compared with this word, so it remains the first.
    let word = status == .playing ? [] : Array(candidates[0])
    return pattern.enumerated().map { place, letter in
      switch (letter, status) {
      case (let letter?, _): .found(letter, letter: letter)
      case (nil, .playing): .hidden(nil)
      case (nil, .won): .found(word[place], letter: word[place])
      case (nil, .lost): .missed(word[place])
      }
    }
  }
}

/// How the words from which a host could choose became fewer in the course of a game.
public struct CandidateHistory: Sendable {
  /// The number of letters in each of the words.
  public let length: Int
  /// The seed by which the words were dealt; `nil` for a game begun under the first version of the rules.
  public let seed: UInt64?
  /// The number of words dealt at the start.
  public let wordsDealt: Int
  /// One of them.
  public let firstDealt: String
  public let steps: [DevilHangman.Step]
  /// The words still possible, if they are at most `few`; otherwise empty.
  public let fewLeft: [String]

  /// A number of words that can be named in a sentence.
  public static let few = 3

  /// The number of words still possible.
  public var wordsLeft: Int { steps.last?.wordsLeft ?? wordsDealt }

  /// Whether only one word matches the answers, so that the host has no choice left.
  public var isPinned: Bool { wordsLeft == 1 }
}

/// The words that the devil chooses from: their length, how common they are, and what share of them.
public struct DevilDeal: Equatable, Sendable {
  public let difficulty: HangmanDeal.Difficulty
  /// The letters of a word.
  public let length: Int
  /// The rarest tier of the words.
  public let tier: Lexicon.Tier
  /// The share of those words, in per cent.
  public let share: Int

  public init(_ difficulty: HangmanDeal.Difficulty, length: Int, upTo tier: Lexicon.Tier, share: Int) {
    self.difficulty = difficulty
    self.length = length
    self.tier = tier
    self.share = share
  }

  /// Used when a language states no deals, and for a player's own list.
  public static let usual = [
    DevilDeal(.gentle, length: 6, upTo: .common, share: 12),
    DevilDeal(.easy, length: 6, upTo: .familiar, share: 25),
    DevilDeal(.medium, length: 6, upTo: .familiar, share: 60),
    DevilDeal(.hard, length: 6, upTo: .standard, share: 30),
  ]

  /// The words that a seed deals; `nil` when the list has none.
  ///
  /// The seed first chooses among the language's deals of this difficulty. When no word has the length, the most frequent
  /// length is dealt; when the part is empty, all words are. The gentle devil has headwords only.
  /// - Parameter isOwnList: whether the lexicon is the player's own, whose tiers are all used.
  public static func candidates(
    _ difficulty: HangmanDeal.Difficulty, seed: UInt64, language: Language, lexicon: Lexicon,
    isOwnList: Bool = false
  ) -> Candidates? {
    let stated = isOwnList ? [] : language.devilDeals.filter { $0.difficulty == difficulty }
    let deals = stated.isEmpty ? usual.filter { $0.difficulty == difficulty } : stated
    // The part is drawn by a generator seeded with `seed` itself, so the choice among deals needs a different seed.
    var generator = SplitMix64(seed: ~seed)
    let deal = deals[generator.below(deals.count)]
    let tier = isOwnList ? .rare : deal.tier
    let part = Candidates.Part(seed: seed, share: deal.share)
    let lexicon = difficulty == .gentle ? lexicon.headwords : lexicon
    func words(_ length: Int, _ part: Candidates.Part?) -> Candidates? {
      let words = Candidates(
        lexicon, alphabet: language.alphabet, length: length, upTo: tier, onlyFit: true, part: part)
      return words.count > 0 ? words : nil
    }
    if let dealt = words(deal.length, part) ?? words(deal.length, nil) { return dealt }
    guard let length = lexicon.mostCommonLength(in: HangmanDeal.ownWordLengths, upTo: tier) else {
      return nil
    }
    return words(length, part) ?? words(length, nil)
  }
}

extension Lexicon {
  /// The most frequent length of fit words up to a tier, the shortest of those; `nil` when there is no such word.
  fileprivate func mostCommonLength(in lengths: ClosedRange<Int>, upTo tier: Tier) -> Int? {
    var counts = Array(repeating: 0, count: lengths.upperBound + 1)
    for (word, entry) in scan() where entry.isFit(upTo: tier) {
      let length = letterCount(word)
      if lengths.contains(length) { counts[length] += 1 }
    }
    return lengths.filter { counts[$0] > 0 }.max { (counts[$0], $1) < (counts[$1], $0) }
  }
}

extension DevilDeal {
  /// Parses the value of a `devil` line of a `language.conf`: difficulty, letters, rarest tier, per cent, e.g. `easy 6 2
  /// 25`.
  init?(configuration: String) {
    guard let (name, values) = configuration[...].halves(at: " "),
      let (letters, others) = values[...].halves(at: " "),
      let (rarest, percentage) = others[...].halves(at: " "),
      let difficulty = HangmanDeal.Difficulty(configuration: name),
      let length = Int(checked: letters), HangmanDeal.ownWordLengths.contains(length),
      let tier = UInt8(rarest).flatMap(Lexicon.Tier.init(rawValue:)), tier <= .rare,
      let share = Int(checked: percentage), (1...100).contains(share)
    else { return nil }
    self.init(difficulty, length: length, upTo: tier, share: share)
  }
}

extension HangmanDeal.Difficulty {
  /// Parses the name in a `language.conf`.
  fileprivate init?(configuration name: String) {
    // In the order of the raw values.
    guard let index = ["easy", "medium", "hard", "gentle"].firstIndex(of: name) else { return nil }
    self.init(rawValue: index)
  }
}

extension Candidates {
  /// The letters of a typed text, as the word of this length that it may be.
  fileprivate func word(typed text: String) -> String {
    let letters = String(alphabet.letters(of: text))
    return letters.count == length
      ? letters : alphabet.readings(of: letters).first { $0.count == length } ?? letters
  }
}
