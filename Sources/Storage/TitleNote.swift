import Records

/// The format of title notes.
enum TitleNote {
  private static let heading = "wordyard title 6"
  private static let ending = "end"

  /// - Parameter database: the folder of the database, unless the note is in the same one.
  static func text(_ records: TitleRecords, of player: String, database: String) -> String {
    var lines = [heading, escaped(database), String(records.settings.pairs.count)]
    for (key, value) in records.settings.pairs { lines += [escaped(key), escaped(value)] }
    lines += [escaped(player), String(records.waiting.count)]
    for game in records.waiting {
      let session = game.session
      lines += [
        String(session.id), session.mode.rawValue, escaped(session.language), escaped(session.words),
        session.day.map { String($0.number) } ?? "", String(game.progress), escaped(game.glimpse),
        escaped(game.company.joined(separator: "\n")), game.isOthersTurn ? "other" : "",
      ]
    }
    lines.append(String(records.practice.count))
    for summary in records.practice {
      lines += [
        escaped(summary.language), summary.due.map { String($0.number) }.joined(separator: " "),
        summary.last.map { "\($0.day.number) \($0.count)" } ?? "",
      ]
    }
    lines.append(String(records.daily.count))
    for summary in records.daily {
      let standing = summary.standing
      let numbers = [summary.day.number, standing.played, standing.streak, standing.longestStreak]
      lines += [escaped(summary.language), numbers.map(String.init).joined(separator: " ")]
    }
    return (lines + [ending, ""]).joined(separator: "\n")
  }

  /// - Returns: the player and the contents; `nil` when the note has another format or belongs to another database.
  static func parse(
    _ bytes: UnsafeBufferPointer<UInt8>, database: String
  ) -> (player: String, records: TitleRecords)? {
    var lines = Lines(bytes: bytes)
    guard lines.next() == heading, lines.text() == database, let settingCount = lines.number() else {
      return nil
    }
    var records = TitleRecords()
    for _ in 0..<settingCount {
      guard let key = lines.text(), let value = lines.text() else { return nil }
      records.settings.append(key, value)
    }
    guard let player = lines.text(), let gameCount = lines.number() else { return nil }
    for _ in 0..<gameCount {
      guard let id = lines.next().flatMap(Int64.init), let mode = lines.next().flatMap(Mode.init),
        let language = lines.text(), let words = lines.text(), let day = lines.next(),
        let progress = lines.next().flatMap({ Int(saved: $0) }), let glimpse = lines.text(),
        let company = lines.text(), let turn = lines.next()
      else { return nil }
      let session = GameSession(
        id: id, player: player, mode: mode, language: language, words: words,
        day: Int(day).map { Day(plausible: $0) })
      records.waiting.append(
        WaitingGame(
          session: session, progress: progress, glimpse: glimpse,
          company: company.split(separator: "\n").map(String.init), isOthersTurn: turn == "other"))
    }
    guard let languageCount = lines.number() else { return nil }
    for _ in 0..<languageCount {
      guard let language = lines.text(), let due = lines.next(), let last = lines.next() else { return nil }
      let answered = numbers(last)
      guard answered.count < 2 || answered[1] >= 0 else { return nil }
      records.practice.append(
        PracticeSummary(
          language: language, due: numbers(due).map { Day(plausible: $0) },
          last: answered.count == 2 ? (Day(plausible: answered[0]), answered[1]) : nil))
    }
    guard let dailyCount = lines.number() else { return nil }
    for _ in 0..<dailyCount {
      guard let language = lines.text(), let values = lines.next().map(numbers), values.count == 4,
        values.dropFirst().allSatisfy({ $0 >= 0 })
      else { return nil }
      let standing = DailyStanding(played: values[1], streak: values[2], longestStreak: values[3])
      records.daily.append(
        DailySummary(language: language, day: Day(plausible: values[0]), standing: standing))
    }
    return lines.next() == ending ? (player, records) : nil
  }

  private static func numbers(_ text: String) -> [Int] {
    text.utf8.split(separator: UInt8(ascii: " ")).compactMap { Int(saved: Substring($0)) }
  }

  private static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == newline || $0 == backslash }) else { return text }
    let bytes = text.utf8.flatMap { byte -> [UInt8] in
      switch byte {
      case newline: [backslash, UInt8(ascii: "n")]
      case backslash: [backslash, backslash]
      default: [byte]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let newline = UInt8(ascii: "\n")
  private static let backslash = UInt8(ascii: "\\")

  private struct Lines {
    let bytes: UnsafeBufferPointer<UInt8>
    var position = 0

    /// The next line, unchanged; `nil` when no complete line is left.
    mutating func next() -> String? { line().map { String(decoding: $0, as: UTF8.self) } }

    /// The next line, unescaped.
    mutating func text() -> String? {
      guard let line = line() else { return nil }
      guard line.contains(backslash) else { return String(decoding: line, as: UTF8.self) }
      var bytes: [UInt8] = []
      var isEscaped = false
      for byte in line {
        if isEscaped {
          bytes.append(byte == backslash ? backslash : newline)
          isEscaped = false
        } else if byte == backslash {
          isEscaped = true
        } else {
          bytes.append(byte)
        }
      }
      return String(decoding: bytes, as: UTF8.self)
    }

    /// A line with the number of items that follow it.
    mutating func number() -> Int? {
      guard let number = next().flatMap(Int.init), (0...bytes.count).contains(number) else { return nil }
      return number
    }

    private mutating func line() -> Slice<UnsafeBufferPointer<UInt8>>? {
      guard let end = bytes[position...].firstIndex(of: newline) else { return nil }
      defer { position = end + 1 }
      return bytes[position..<end]
    }
  }
}
