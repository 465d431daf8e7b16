/// The three puzzles of a day in a language: the same for everyone who has the same version of the word list.
public struct DailyPuzzles: Sendable {
  public let day: Day
  private let language: Language
  private let lexicon: Lexicon

  public init(day: Day, language: Language, lexicon: Lexicon) {
    self.day = day
    self.language = language
    self.lexicon = lexicon
  }

  /// What comes of a puzzle is drawn by the day, the language and the mode.
  private func seed(_ mode: Mode) -> UInt64 {
    UInt64(stable: "\(day) \(language.code) \(mode.rawValue)")
  }

  /// Hangman's word: one that people know, not too short; `nil` when the list has none.
  public var word: String? {
    var generator = SplitMix64(seed: seed(.dailyHangman))
    return lexicon.word(letters: Self.wordLengths, upTo: .familiar, using: &generator)
  }

  /// What Text Twist's rack is dealt by.
  public var rackSeed: UInt64 { seed(.dailyTwist) }

  /// Ghost's position, a single round: two letters have been played, and the player has a letter that wins against
  /// any defence, but also one that does not. `nil` when the list has no such position.
  public func ghost(player: String, computer: String) -> Ghost? {
    var match = Ghost(
      players: [Ghost.Player(player), Ghost.Player(computer, level: .hard)], seed: seed(.dailyGhost),
      alphabet: language.alphabet, lexicon: lexicon)
    guard let opening = opening(judge: match.judge) else { return nil }
    return match.replay(opening.map { Ghost.Move.add($0) }) ? match : nil
  }

  private func opening(judge: GhostJudge) -> [Character]? {
    let letters = language.alphabet.letters
    var generator = SplitMix64(seed: seed(.dailyGhost))
    for place in generator.permutation(of: letters.count * letters.count) {
      let opening = [letters[place / letters.count], letters[place % letters.count]]
      let verdicts = GhostSolver(judge).lines(from: String(opening)).map(\.verdict)
      if verdicts.contains(.wins), verdicts.contains(.loses) { return opening }
    }
    return nil
  }

  /// The letters of Hangman's word.
  public static let wordLengths = 6...10

  /// The modes in the order of the puzzles.
  public static let modes: [Mode] = [.dailyHangman, .dailyTwist, .dailyGhost]

  /// How many days in a row all three puzzles have been played, up to a day or the one before it.
  public static func streak(of results: [GameResult], upTo today: Day) -> Int {
    var modes: [Day: Set<Mode>] = [:]
    for result in results { modes[result.day, default: []].insert(result.mode) }
    func isWhole(_ number: Int) -> Bool { modes[Day(number: number)]?.count == Self.modes.count }
    var last = isWhole(today.number) ? today.number : today.number - 1
    var streak = 0
    while isWhole(last) {
      streak += 1
      last -= 1
    }
    return streak
  }
}

extension UInt64 {
  /// A number that stands for a text, the same on every machine and in every version: FNV-1a of its UTF-8 (Fowler, Noll
  /// and Vo, draft-eastlake-fnv).
  public init(stable text: String) {
    self = text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}

extension Lexicon {
  /// Which version of a word list this is: six hexadecimal digits that change when any byte does (FNV-1a, folded).
  public var version: String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    var released = 0
    for (offset, byte) in bytes.enumerated() {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
      release(from: &released, to: offset)
    }
    let digits = String((hash >> 40 ^ hash >> 16 ^ hash) & 0xFF_FFFF, radix: 16)
    return String(repeating: "0", count: 6 - digits.count) + digits
  }
}
