import Engines
import Records

extension Database {
  /// The days from one on on which a player has finished something, the first one first.
  func yardDays(of player: String, since first: Day?) throws(DatabaseError) -> [YardDay] {
    let first = first?.number ?? .min
    var days = try plantedDays(of: player, since: first)
    let learned = try rows(
      "SELECT day, word FROM learned WHERE player = ? AND day >= ? ORDER BY day, word", player, first
    ) { (day: $0.day(0), word: $0.text(1)) }
    guard !learned.isEmpty else { return days }
    var places = Dictionary(days.enumerated().map { ($1.day, $0) }) { first, _ in first }
    for (day, word) in learned {
      let place = places[day] ?? days.count
      if place == days.count {
        days.append(YardDay(day))
        places[day] = place
      }
      days[place].learned.append(word)
      days[place].plants.insert(.flower)
    }
    return days.sorted { $0.day < $1.day }
  }

  /// The days of the results, in their order: one row for each day and language.
  private func plantedDays(of player: String, since first: Int) throws(DatabaseError) -> [YardDay] {
    let plants = Plant.allCases.compactMap { plant in Self.condition(of: plant).map { (plant, $0) } }
    let columns = plants.map { ", max(won AND (\($0.1)))" }.joined()
    let isDaily = "mode >= 'daily-' AND mode < 'daily.'"
    let rows = try rows(
      """
      SELECT day, count(*), sum(\(isDaily)), max(won AND mode = '\(Mode.dailyHangman.rawValue)'),
        max(CASE WHEN won AND instr(details, 'pictures ') THEN
          printf('%012d', id) || substr(details, instr(details, 'pictures ') + 9) END)\(columns)
      FROM result WHERE player = ? AND day >= ? GROUP BY day, language ORDER BY day
      """, player, first
    ) { row -> YardDay in
      let day = row.day(0)
      var planted = YardDay(
        day, games: row.int(1), isPuzzleSolved: row.bool(3),
        pictures: row.text(4).split(separator: "\n").first.map { String($0.dropFirst(12)) })
      if row.int(2) == Mode.daily(on: day).count { planted.plants.insert(.tree) }
      for (index, plant) in plants.enumerated() where row.bool(Int32(5 + index)) {
        planted.plants.insert(plant.0)
      }
      return planted
    }
    // What was played in several languages is one day.
    return rows.reduce(into: []) { days, other in
      guard let last = days.last, last.day == other.day else { return days.append(other) }
      var day = last
      day.games += other.games
      day.plants.formUnion(other.plants)
      day.isPuzzleSolved = day.isPuzzleSolved || other.isPuzzleSolved
      day.pictures = other.pictures ?? day.pictures
      days[days.count - 1] = day
    }
  }

  /// What a result that was won has to fulfil to plant something; `nil` when that is no matter of one result.
  private static func condition(of plant: Plant) -> String? {
    switch plant {
    case .tree, .flower, .hat: nil
    case .figure: "mode IN \(list(of: [.phraseBook, .dictionaryEasy, .dictionaryMedium, .dictionaryHard]))"
    case .lamp:
      // Earlier versions did not note which rack it was, so that only the last one counts. In Lightning a rack is a word.
      """
      (mode BETWEEN 'twist' AND 'twist.' OR mode = '\(Mode.dailyTextTwist.rawValue)')
        AND mode <> '\(Mode.textTwistLightning.rawValue)' AND (instr(details, 'every-word ') OR
        instr(details, 'words-total ') AND \(number("words-total")) > 0
        AND \(number("words-total")) = \(number("words-found")))
      """
    case .horns: "mode BETWEEN 'hangman-devil-' AND 'hangman-devil.'"
    case .ghost:
      "mode BETWEEN 'ghost-' AND 'ghost.' AND instr(details, 'rounds ') AND NOT instr(details, ' -')"
    case .letterBox: "mode IN \(list(of: Mode.byPost))"
    }
  }

  /// A number of the details, in SQL.
  private static func number(_ name: String) -> String {
    "CAST(substr(details, instr(details, '\(name) ') + \(name.count + 1)) AS INTEGER)"
  }

  func finishedGames(of player: String, on day: Day) throws(DatabaseError) -> [FinishedGame] {
    try rows(
      """
      SELECT mode, day, won, points, misses, ranked, details, language, id FROM result
      WHERE player = ? AND day = ? AND id IN (SELECT result FROM finished) ORDER BY id
      """, player, day.number
    ) { row in
      Self.result(row, of: player, language: row.text(7)).map { FinishedGame(id: row.int64(8), result: $0) }
    }.compactMap { $0 }
  }
}
