import Commentary
import Engines
import Records
import Texts

/// A day whose puzzles have all been played, as both front ends show and say it.
package struct DayEnd: Sendable {
  /// A puzzle's result.
  package struct Line: Sendable {
    /// The name of the game.
    package let name: String
    /// The result in symbols, and in words that say the same.
    package let glyphs: String
    package let words: String
  }

  /// Hangman's word, as it is spelled, and what it means; `nil` where the list has none or nobody has written it down.
  package let word: String?
  package let meaning: String?
  package let lines: [Line]
  /// The days on which all puzzles were played, up to this one.
  package let days: Int
  /// The days in a row, said from three on.
  package let streak: Int
  /// Of how many of the player's own last days, and than how many of them it is better.
  package let compared: Int
  package let better: Int
  /// How the day compares with the player's own last ones; the days in all where it is better than none of them.
  package let remark: String
  /// How many of the puzzles the other players of this machine have finished.
  package let others: [String]
  /// What the day has planted in the yard.
  package let planted: Yard.Plot?

  /// The most days of the player's own with which a day is compared, and the most players that are named.
  private static let (mostDays, mostOthers) = (30, 2)

  /// - Returns: `nil` until all puzzles of the sheet's day have been played.
  package init?(_ sheet: DailySheet, _ context: inout Context) {
    guard sheet.isComplete else { return nil }
    let text = context.text
    (word, meaning) = Self.word(sheet, context)
    lines = Mode.daily.compactMap { mode in
      sheet.result(of: mode).map {
        Line(name: text.name(mode.game), glyphs: $0.dailyGlyphs, words: text.dailyShareLine($0))
      }
    }
    streak = sheet.standing.streak
    let whole = sheet.wholeDays
    days = whole.count
    let worth = whole.last?.worth ?? 0
    let last = whole.dropLast().suffix(Self.mostDays)
    (compared, better) = (last.count, last.count { $0.worth < worth })
    remark =
      better > 0
      ? text(
        "Better than \(better) of your last \(compared) days.", context: "of puzzles")
      : text("\(days) whole day.", plural: "\(days) whole days.", days)
    others = Self.others(sheet, &context)
    context.readYard()
    planted = context.profile.yard.plots.last { $0.day == sheet.day }
  }

  /// Hangman's word of the game that was played, else of the day.
  private static func word(_ sheet: DailySheet, _ context: Context) -> (word: String?, meaning: String?) {
    var context = context
    guard let language = context.services.library.language(sheet.language) else { return (nil, nil) }
    (context.profile.language, context.profile.ownWords) = (language, nil)
    let record = sheet.game(of: .dailyHangman).flatMap { context.services.records.record(of: $0) }
    let lexicon = context.lexicon
    guard let word = record?.game.phrase(lexicon) ?? DailyPuzzles(of: sheet.day, &context).word else {
      return (nil, nil)
    }
    return (word, context.meanings.named(phrase: word)?.sense?.text)
  }

  private static func others(_ sheet: DailySheet, _ context: inout Context) -> [String] {
    let (text, all) = (context.text, Mode.daily.count)
    let names = context.services.records.players().filter {
      $0 != context.profile.player && $0 != PlayerName.unknown
    }
    let played = names.prefix(12).compactMap { name -> (name: String, count: Int)? in
      let results = context.services.records.dailyResults(of: name, language: sheet.language)
      let count = Mode.daily.count { mode in results.contains { $0.day == sheet.day && $0.mode == mode } }
      return count > 0 ? (name, count) : nil
    }
    return played.sorted { $0.count > $1.count }.prefix(mostOthers).map { name, count in
      switch count {
      case all: text("\(name) has all \(text.numeral(all)).")
      case 1: text("\(name) has one of \(text.numeral(all)).")
      default: text("\(name) has \(text.numeral(count)) of \(text.numeral(all)).")
      }
    }
  }

  /// What is said of the day besides its puzzles.
  package func sentences(_ text: Texts) -> [String] {
    let told = word.map { word in meaning.map { text.labelled(word.capitals, $0) } ?? "\(word.capitals)." }
    return [told.map { text("The word of the day was \($0)").sentence }, remark].compactMap(\.self) + others
  }
}

extension DailySheet {
  /// The days on which all puzzles were played, up to this one, in order, with the worth of what was achieved on each.
  fileprivate var wholeDays: [(day: Day, worth: Int)] {
    var days: [Day: [Mode: Int]] = [:]
    for result in results where result.day <= day {
      days[result.day, default: [:]][result.mode] = result.mode.game.traits.worth(result)
    }
    return days.filter { day, played in Mode.daily(on: day).allSatisfy { played[$0] != nil } }
      .map { (day: $0, worth: $1.values.reduce(0, +) / max(1, $1.count)) }
      .sorted { $0.day < $1.day }
  }
}
