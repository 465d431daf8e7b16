import Commentary
import Engines
import Records
import Texts

extension Yard {
  /// What stands there, from today back, and how many days there are, in sentences.
  package func summary(on today: Day, _ text: Texts) -> [String] {
    guard !isEmpty else { return [text.emptyYard] }
    let last = plots.suffix(Self.daysTold).reversed().compactMap { plot in
      plot.plant.map { text.labelled(text.when(plot.day, today).capitalizedFirst, text.name($0)).sentence }
    }
    return last.prefix(2) + [text.daysInAll(plots.count)]
  }

  /// Among so many days the last two things are looked for.
  private static let daysTold = 30
}

extension Yard.Plot {
  /// What the day was, in sentences: its date, what stands there, and what else there was; reads the day's games.
  package func sentences(_ context: inout Context) -> [String] {
    let text = context.text
    let date = text.shortDate(day, from: context.services.today()).sentence
    guard let plant else { return [date, text.games(of.games)] }
    let records = DayRecords(self, &context)
    return [date] + ([plant] + others).map { records.sentence(about: $0, self, text) }
  }
}

/// What the records know about the things of a day.
private struct DayRecords {
  /// The last one who was saved: the word, and the number of wrong guesses.
  private var saved: (word: String, misses: Int)?
  /// The Devil's last word.
  private var devils: String?
  /// The number of the last rack of which every word was found.
  private var rack: Int?

  init(_ plot: Yard.Plot, _ context: inout Context) {
    for game in context.services.records.finishedGames(of: context.profile.player, on: plot.day) {
      let (mode, details) = (game.result.mode, game.result.details)
      if mode.game == .textTwist, let total = details.wordsTotal, total > 0 {
        rack = details.completeRack ?? (details.wordsFound == total ? details.rackPoints?.count : nil) ?? rack
      }
      guard mode.game == .hangman, game.result.isWon, mode.isWordsAlone,
        let record = context.services.records.record(of: game.id)
      else { continue }
      let lexicon = context.services.library.language(game.result.language).map(
        context.services.library.lexicon)
      let phrase = record.game.fields["phrase"] == nil ? nil : lexicon.flatMap(record.game.phrase)
      if let phrase {
        saved = (phrase.capitals, game.result.misses)
      } else if !record.game.glimpse.isEmpty, !record.game.glimpse.contains("_") {
        devils = lexicon.map { $0.spelling(of: record.game.glimpse).capitals }
      }
    }
  }

  func sentence(about plant: Plant, _ plot: Yard.Plot, _ text: Texts) -> String {
    switch plant {
    case .tree: text("All \(text.numeral(Mode.daily.count)) of the day.")
    case .figure: saved.map { text.saved($0.word, $0.misses) } ?? text("Somebody was saved.")
    case .lamp:
      rack.map { $0 > 1 ? text("Every word on rack \($0).") : text("Every word of a rack.") }
        ?? text("Every word of a rack.")
    case .horns: devils.map { text("The Devil gave up \($0).") } ?? text("The Devil was beaten.")
    case .ghost: text("A match of Ghost without one letter.")
    case .flower: text.learned(plot.of.learned)
    case .letterBox: text("A match by post was won.")
    case .hat: text("The Devil lifted his hat.")
    }
  }
}

extension Mode {
  /// Whether one word or phrase was guessed alone, the Devil's included.
  fileprivate var isWordsAlone: Bool { !isByPost && !isAtTable && self != .duel && self != .mindReader }
}

extension Texts {
  /// What is planted.
  package func name(_ plant: Plant) -> String {
    switch plant {
    case .tree: self("a tree")
    case .figure: self("somebody who was saved")
    case .lamp: self("a lamp")
    case .horns: self("horns on the fence")
    case .ghost: self("a ghost at the window")
    case .flower: self("a flower")
    case .letterBox: self("a letter box")
    case .hat: self("a hat")
    }
  }

  func name(_ hemisphere: Hemisphere) -> String {
    switch hemisphere {
    case .north: self("of the north")
    case .south: self("of the south")
    }
  }

  /// The number of days on which something was finished, for a header.
  package func days(_ count: Int) -> String { self("\(count) day", plural: "\(count) days", count) }

  fileprivate func daysInAll(_ count: Int) -> String {
    self("\(count) day in all.", plural: "\(count) days in all.", count)
  }

  /// That the yard is empty, and what would fill it.
  package var emptyYard: String {
    self("Nothing has grown here yet. What you finish today is planted here.")
  }

  /// A month in the yard, with its year if it is not that of today.
  package func month(of day: Day, from today: Day) -> String {
    let year = day.parts.year
    let name = month(day.month)
    return year == today.parts.year ? name : self("\(name) \(year)", context: "date and year")
  }

  fileprivate func games(_ count: Int) -> String {
    self("One game.", plural: "\(numeral(count)) games.", count).capitalizedFirst
  }

  fileprivate func saved(_ word: String, _ misses: Int) -> String {
    misses == 0
      ? self("\(word), with none wrong.")
      : self("\(word), with one wrong.", plural: "\(word), with \(numeral(misses)) wrong.", misses)
  }

  fileprivate func learned(_ words: [String]) -> String {
    words.count == 1
      ? self("\(words[0].capitals) has been learned.")
      : self("\(numeral(words.count)) words have been learned.").capitalizedFirst
  }
}
