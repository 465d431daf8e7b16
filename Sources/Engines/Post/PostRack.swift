/// A rack of Text Twist that two players answer by post, each with the words found on it.
public struct PostRack: Equatable, Sendable {
  /// What a player has found, and in what time by their own account.
  public struct Answer: Equatable, Sendable {
    /// In the order of the rack's list.
    public let words: [String]
    public let seconds: Int

    public init(words: [String], seconds: Int) {
      self.words = words
      self.seconds = min(max(0, seconds), PostRack.longestTime)
    }
  }

  public let rack: Rack
  /// The seed that deals the rack.
  public let seed: UInt64
  /// The answers so far, by seat.
  public private(set) var answers: [Answer] = []

  /// Racks by post are of the level standard, with a clock; a later version may write others.
  static let rules = GameCode.Rules(tier: 1, isBluff: true)

  /// The longest time that is stated, in seconds.
  public static let longestTime = 1 << 12 - 1

  /// The rack of a letter; `nil` when the words have none, or the level is of a later version.
  init?(_ letter: PostLetter, _ lexicon: Lexicon) {
    guard letter.rules.tier == Self.rules.tier, letter.rules.isBluff == Self.rules.isBluff else { return nil }
    seed = GameCode.seed(ofDeal: letter.game)
    let dealer = TextTwistDealer(lexicon: lexicon, spacing: .init(.shared), seed: seed)
    guard let rack = dealer.rack(number: 1) else { return nil }
    self.rack = rack
  }

  /// All words that count, in the order of their bits.
  public var words: [String] { rack.hidden + rack.bonus }

  /// The points of an answer.
  public func score(_ answer: Answer) -> Int { TextTwist.points(of: answer.words, on: rack) }

  /// Whoever has more points; `nil` when both have as many.
  var winner: Int? {
    let scores = answers.map(score)
    guard scores.count == 2, scores[0] != scores[1] else { return nil }
    return scores[0] > scores[1] ? 0 : 1
  }

  /// Adds an answer; false when it has a word that the rack does not have.
  mutating func add(_ answer: Answer) -> Bool {
    guard partsOfAnswer != nil, answer.words.allSatisfy(rack.contains) else { return false }
    answers.append(Answer(words: words.filter(answer.words.contains), seconds: answer.seconds))
    return true
  }

  // MARK: Parts of six bits: two for the time, then a bit for each word

  /// The number of parts of the next answer; `nil` when all have answered.
  var partsOfAnswer: Int? { answers.count < 2 ? 2 + (words.count + 5) / 6 : nil }

  mutating func add(parts: ArraySlice<UInt8>) {
    let parts = Array(parts)
    let found = words.enumerated().filter { index, _ in
      parts[2 + index / 6] >> UInt8(5 - index % 6) & 1 == 1
    }
    answers.append(Answer(words: found.map(\.element), seconds: Int(parts[0]) << 6 | Int(parts[1])))
  }

  var parts: [UInt8] {
    let words = words
    return answers.flatMap { answer -> [UInt8] in
      var bits = [UInt8](repeating: 0, count: (words.count + 5) / 6)
      for (index, word) in words.enumerated() where answer.words.contains(word) {
        bits[index / 6] |= 1 << UInt8(5 - index % 6)
      }
      return [UInt8(answer.seconds >> 6), UInt8(answer.seconds & 63)] + bits
    }
  }
}

extension TextTwist {
  /// The points of words found on a rack, under the current rules.
  static func points(of words: [String], on rack: Rack) -> Int {
    var game = TextTwist(mode: .untimed, alphabet: .latin, first: rack, of: 1)
    game.add(found: words)
    return game.score
  }
}
