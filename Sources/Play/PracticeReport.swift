import Engines
import Records
import Texts

/// What a player has practised, list by list, for somebody who teaches them; of nobody else.
public struct PracticeReport: Sendable {
  /// A word that was missed.
  public struct Hard: Equatable, Sendable {
    public let word: String
    public let missed: Int
    public let box: Int
    public let due: Day
  }

  /// A list, or all words together.
  public struct Part: Sendable {
    /// The name of the list; `nil` for words of none, and for all.
    public let name: String?
    public let title: String
    /// The number of its words, and of those that were asked, were known when they were last asked, and are due.
    public private(set) var words = 0
    public private(set) var seen = 0
    public private(set) var known = 0
    public private(set) var due = 0
    /// The words that were missed most, at most five; none that rests.
    public private(set) var hardest: [Hard] = []

    fileprivate init(
      _ name: String?, _ title: String, _ words: [(shown: String, practised: PractisedWord?)], on day: Day
    ) {
      (self.name, self.title, self.words) = (name, title, words.count)
      let asked = words.compactMap { word in word.practised.map { (word.shown, $0) } }
      seen = asked.count
      known = asked.count(where: \.1.isKnown)
      due = asked.count { $0.1.isDue(on: day) }
      let hard = asked.filter { $0.1.missed > 0 && !$0.1.isResting }.sorted { one, other in
        (-one.1.missed, one.1.word.box, one.1.word.word) < (
          -other.1.missed, other.1.word.box, other.1.word.word
        )
      }
      hardest = hard.prefix(5).map { Hard(word: $0, missed: $1.missed, box: $1.word.box, due: $1.word.due) }
    }
  }

  public let player: String
  public let language: Language
  public let day: Day
  public let lists: [Part]
  public let all: Part

  /// Whether there is nothing to report of.
  public var isEmpty: Bool { all.words == 0 }

  /// The report in lines: all words, then each list, with the hardest words of all.
  public func lines(_ text: Texts) -> [String] {
    let hard = all.hardest.map { "\($0.word) (\($0.missed))" }.joined(separator: ", ")
    let head = "\(text.name(Person(player))), \(language.name), \(text.date(day))"
    return [text.labelled(head, text.figures(all))] + lists.map { text.labelled($0.title, text.figures($0)) }
      + (hard.isEmpty ? [] : [text("Hardest: \(hard).")])
  }
}

extension Texts {
  fileprivate func figures(_ part: PracticeReport.Part) -> String {
    let (words, seen, known, due) = (part.words, part.seen, part.known, part.due)
    return self(
      "\(words) word, \(seen) seen, \(known) known, \(due) due.",
      plural: "\(words) words, \(seen) seen, \(known) known, \(due) due.", words)
  }
}

extension PracticeBook {
  /// What the player has practised in the current language of the words.
  public mutating func report() -> PracticeReport {
    let (player, language, day) = (context.profile.player, context.profile.language, context.services.today())
    let all = context.services.records.allPracticeWords(of: player, language: language.code)
    let practised = Dictionary(all.map { ($0.word.word, $0) }) { first, _ in first }
    var listed: [String: (shown: String, practised: PractisedWord?)] = [:]
    let lists = context.vocabularies.all.map { list in
      let words = list.entries.map { entry in
        let letters = entry.letters(language.alphabet)
        let word = (shown: entry.phrase, practised: letters.lazy.compactMap { practised[$0] }.first)
        listed[word.practised?.word.word ?? letters[0]] = word
        return word
      }
      return PracticeReport.Part(list.name, list.title, words, on: day)
    }
    let lexicon = context.services.library.lexicon(language)
    let others = all.filter { listed[$0.word.word] == nil }.map {
      (shown: lexicon.spelling(of: $0.word.word), practised: Optional($0))
    }
    let text = context.text
    let rest = PracticeReport.Part(nil, text("Other words"), others, on: day)
    return PracticeReport(
      player: player, language: language, day: day, lists: lists + (others.isEmpty ? [] : [rest]),
      all: PracticeReport.Part(nil, text("All"), Array(listed.values) + others, on: day))
  }
}
