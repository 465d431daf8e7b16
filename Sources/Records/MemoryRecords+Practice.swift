extension MemoryRecords {
  /// A word with its player and language; entries are in the order in which they were added.
  struct PracticeEntry: Sendable {
    let player: String
    let language: String
    var word: PracticeWord
    /// The day of the last answer.
    var answered: Day?
  }

  public mutating func addForPractice(
    _ words: [String], of player: String, language: String, missedOn day: Day
  ) {
    guard !player.isEmpty else { return }
    for text in words {
      let word = PracticeWord(text, due: Day(number: day.number + PracticeWord.days[0]))
      guard let index = practiceIndex(of: text, player, language) else {
        practice.append(PracticeEntry(player: player, language: language, word: word))
        continue
      }
      if practice[index].word.box > 1 { practice[index].word = word }
    }
  }

  public mutating func practiceWords(of player: String, language: String, on day: Day) -> [PracticeWord] {
    let own = practice.filter { $0.player.isSame(as: player) && $0.language.isSame(as: language) }
    let answered = own.count { $0.answered == day }
    return Array(
      own.map(\.word).filter { $0.due <= day }.sorted {
        ($0.due, $0.box, $0.word) < ($1.due, $1.box, $1.word)
      }.prefix(max(0, PracticeWord.perDay - answered)))
  }

  public mutating func save(
    _ word: PracticeWord, of player: String, language: String, answeredOn day: Day?
  ) {
    guard let index = practiceIndex(of: word.word, player, language) else { return }
    practice[index].word = word
    if let day { practice[index].answered = day }
  }

  private func practiceIndex(of word: String, _ player: String, _ language: String) -> Int? {
    practice.firstIndex {
      $0.word.word.isSame(as: word) && $0.player.isSame(as: player) && $0.language.isSame(as: language)
    }
  }

  func practiceSummaries(of player: String) -> [PracticeSummary] {
    let own = practice.filter { $0.player.isSame(as: player) }
    return Set(own.map(\.language)).sorted().map { language in
      let words = own.filter { $0.language.isSame(as: language) }
      let last = words.compactMap(\.answered).max()
      return PracticeSummary(
        language: language, due: Array(words.map(\.word.due).sorted().prefix(PracticeWord.perDay)),
        last: last.map { day in (day, words.count { $0.answered == day }) })
    }
  }

  mutating func removePractice(of player: String) { practice.removeAll { $0.player.isSame(as: player) } }

  /// If both names practise a word, the entry of the old name is retained.
  mutating func renamePractice(of player: String, to name: String) {
    let moved = practice.filter { $0.player.isSame(as: player) }
    guard !player.isSame(as: name) else { return }
    practice.removeAll { entry in
      entry.player.isSame(as: player)
        || entry.player.isSame(as: name)
          && moved.contains {
            $0.word.word.isSame(as: entry.word.word) && $0.language.isSame(as: entry.language)
          }
    }
    practice += moved.map {
      PracticeEntry(player: name, language: $0.language, word: $0.word, answered: $0.answered)
    }
  }
}
