/// A word that a player practises with spaced repetition: the higher its box, the later it is due again.
public struct PracticeWord: Equatable, Sendable {
  /// The word, in letters of the language's alphabet.
  public let word: String
  /// The number of its box, counted from 1.
  public let box: Int
  /// The day on which it is due.
  public let due: Day

  /// The number of days after which a word of each box is due again.
  public static let days = [1, 2, 4, 8, 16]
  /// The numbers of words per day from which a player chooses, and the one until then.
  public static let counts = [5, 10, 20]
  public static let perDay = 10

  public init(_ word: String, box: Int = 1, due: Day) {
    self.word = word
    self.box = min(max(1, box), Self.days.count)
    self.due = due
  }

  /// The word after an answer: a known word moves up one box, up to the last; otherwise it returns to the first.
  public func answered(isKnown: Bool, on day: Day) -> PracticeWord {
    let box = isKnown ? min(box + 1, Self.days.count) : 1
    return PracticeWord(word, box: box, due: Day(number: day.number + Self.days[box - 1]))
  }
}

/// A word of a player's practice, the day of its last answer, `nil` when there was none, how often it was missed, and whether
/// it rests.
public struct PractisedWord: Equatable, Sendable {
  public let word: PracticeWord
  public let answered: Day?
  public let missed: Int
  public let isResting: Bool

  public init(_ word: PracticeWord, answered: Day?, missed: Int = 0, isResting: Bool = false) {
    self.word = word
    self.answered = answered
    self.missed = missed
    self.isResting = isResting
  }

  /// Whether it is to be asked on a day.
  public func isDue(on day: Day) -> Bool { !isResting && word.due <= day }

  /// Whether the last answer was right.
  public var isKnown: Bool { word.box > 1 }
}

/// When a player's words of a language are due, for the title screen.
public struct PracticeSummary: Equatable, Sendable {
  public let language: String
  /// The due dates of the next words, in order, at most the highest of `PracticeWord.counts`; never empty.
  public let due: [Day]
  /// The last day with an answer, and the number of words answered on it.
  public let last: (day: Day, count: Int)?

  public init(language: String, due: [Day], last: (day: Day, count: Int)? = nil) {
    self.language = language
    self.due = due
    self.last = last
  }

  /// The number of words left for a day, which has so many.
  public func dueCount(on day: Day, perDay: Int = PracticeWord.perDay) -> Int {
    let answered = last.flatMap { $0.day == day ? $0.count : nil } ?? 0
    return max(0, min(perDay - answered, due.count { $0 <= day }))
  }

  /// The next day after `day` on which a word is due.
  public func next(after day: Day) -> Day {
    let tomorrow = Day(number: day.number + 1)
    return max(tomorrow, due.first ?? tomorrow)
  }

  public static func == (one: PracticeSummary, other: PracticeSummary) -> Bool {
    one.language == other.language && one.due == other.due && one.last?.day == other.last?.day
      && one.last?.count == other.last?.count
  }
}
