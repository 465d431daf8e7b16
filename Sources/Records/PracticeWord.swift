/// A word that a player practises, in one of the boxes of a card file: the further the box, the later it comes back.
public struct PracticeWord: Equatable, Sendable {
  /// In letters of the language's alphabet.
  public let word: String
  /// The number of its box, from 1 on.
  public let box: Int
  /// The day on which it comes back.
  public let due: Day

  /// How many days after an answer a word comes back, box by box.
  public static let days = [1, 2, 4, 8, 16]
  /// The most words of a day.
  public static let perDay = 10

  public init(_ word: String, box: Int = 1, due: Day) {
    self.word = word
    self.box = min(max(1, box), Self.days.count)
    self.due = due
  }

  /// The word after an answer: known, it goes one box up, as far as there is one; otherwise back to the first.
  public func answered(isKnown: Bool, on day: Day) -> PracticeWord {
    let box = isKnown ? min(box + 1, Self.days.count) : 1
    return PracticeWord(word, box: box, due: Day(number: day.number + Self.days[box - 1]))
  }
}

/// When a player's words of a language come back, as the title screen needs it.
public struct PracticeSummary: Equatable, Sendable {
  public let language: String
  /// When the first of the words are due, in order, at most `PracticeWord.perDay`; never empty.
  public let due: [Day]
  /// The last day with an answer, and how many words were answered on it.
  public let last: (day: Day, count: Int)?

  public init(language: String, due: [Day], last: (day: Day, count: Int)? = nil) {
    self.language = language
    self.due = due
    self.last = last
  }

  /// How many words a day has yet.
  public func dueCount(on day: Day) -> Int {
    let answered = last.flatMap { $0.day == day ? $0.count : nil } ?? 0
    return max(0, min(PracticeWord.perDay - answered, due.count { $0 <= day }))
  }

  /// When the next word comes after a day.
  public func next(after day: Day) -> Day {
    let tomorrow = Day(number: day.number + 1)
    return max(tomorrow, due.first ?? tomorrow)
  }

  public static func == (one: PracticeSummary, other: PracticeSummary) -> Bool {
    one.language == other.language && one.due == other.due && one.last?.day == other.last?.day
      && one.last?.count == other.last?.count
  }
}
