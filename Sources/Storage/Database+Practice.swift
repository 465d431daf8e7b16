import Records

extension Database {
  /// Adds words to the first box; words in a higher box return to it, and those in the first one keep their day.
  func addForPractice(
    _ words: [String], of player: String, language: String, missedOn day: Day
  ) throws(DatabaseError) {
    guard !player.isEmpty else { return }
    for word in words {
      try run(
        """
        INSERT INTO practice (player, language, word, box, due) VALUES (?, ?, ?, 1, ?)
        ON CONFLICT (player, language, word) DO UPDATE SET box = 1, due = excluded.due WHERE box > 1
        """, player, language, word, day.number + PracticeWord.days[0])
    }
  }

  /// The words due on a day, the longest overdue first.
  func practiceWords(of player: String, language: String, on day: Day) throws(DatabaseError) -> [PracticeWord]
  {
    let answered =
      try row(
        "SELECT count(*) FROM practice WHERE player = ? AND language = ? AND answered = ?", player, language,
        day.number, read: { $0.int(0) }) ?? 0
    return try rows(
      """
      SELECT word, box, due FROM practice WHERE player = ? AND language = ? AND due <= ?
      ORDER BY due, box, word LIMIT ?
      """, player, language, day.number, max(0, PracticeWord.perDay - answered)
    ) { PracticeWord($0.text(0), box: $0.int(1), due: Day(plausible: $0.int(2))) }
  }

  func save(
    _ word: PracticeWord, of player: String, language: String, answeredOn day: Day?
  ) throws(DatabaseError) {
    try run(
      """
      UPDATE practice SET box = ?, due = ?, answered = coalesce(?, answered)
      WHERE player = ? AND language = ? AND word = ?
      """, word.box, word.due.number, day?.number, player, language, word.word)
  }

  /// When the words of each language are due.
  func practiceSummaries(of player: String) throws(DatabaseError) -> [PracticeSummary] {
    let languages = try rows(
      "SELECT DISTINCT language FROM practice WHERE player = ? ORDER BY language", player
    ) { $0.text(0) }
    var summaries: [PracticeSummary] = []
    for language in languages {
      let due = try rows(
        "SELECT due FROM practice WHERE player = ? AND language = ? ORDER BY due LIMIT ?", player, language,
        PracticeWord.perDay
      ) { Day(plausible: $0.int(0)) }
      let last = try row(
        """
        SELECT answered, count(*) FROM practice WHERE player = ? AND language = ? AND answered IS NOT NULL
        GROUP BY answered ORDER BY answered DESC LIMIT 1
        """, player, language
      ) { (day: Day(plausible: $0.int(0)), count: $0.int(1)) }
      summaries.append(PracticeSummary(language: language, due: due, last: last))
    }
    return summaries
  }
}
