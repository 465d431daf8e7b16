import Glibc
import Records

/// What the title screen showed last, as a text file that takes microseconds to read: the first frame does not have to
/// wait for the database. One item a line; a line break in one is written `\n`, a backslash `\\`.
///
/// Each player has a note, `title.` and the name in hexadecimal digits; `title` is a link to that of whoever played last.
enum TitleNote {
  private static let heading = "wordyard title 2"
  private static let ending = "end"
  private static let capacity = 1 << 14

  /// Reads a player's note in a folder, or that of whoever played last; `nil` when there is none, or one that is not of
  /// this format.
  static func read(of player: String? = nil, in folder: String) -> TitleRecords? {
    guard let name = player.map({ name(of: $0) }) ?? "title" else { return nil }
    let descriptor = open(folder + "/" + name, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { buffer in
      let count = Glibc.read(descriptor, buffer.baseAddress, capacity)
      return count > 0 ? parse(UnsafeBufferPointer(rebasing: buffer[..<count])) : nil
    }
  }

  /// The name of a player's note; `nil` when it would be too long for a file's.
  static func name(of player: String) -> String? {
    guard (1...100).contains(player.utf8.count) else { return nil }
    return "title." + player.utf8.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  /// Replaces the note atomically; when that fails, the old one stays. Whoever the settings say plays is the last one.
  static func write(_ records: TitleRecords, of player: String, in folder: String) {
    guard let name = name(of: player) else { return }
    replace(name, with: text(records, of: player), in: folder)
    guard records.settings["player"] ?? player == player, target(of: folder + "/title") != name else {
      return
    }
    let temporary = folder + "/.title.\(getpid())"
    unlink(temporary)
    if symlink(name, temporary) != 0 || rename(temporary, folder + "/title") != 0 { unlink(temporary) }
  }

  private static func target(of link: String) -> String {
    var buffer = [UInt8](repeating: 0, count: 256)
    let count = buffer.withUnsafeMutableBytes {
      readlink(link, $0.baseAddress!.assumingMemoryBound(to: CChar.self), 256)
    }
    return String(decoding: buffer.prefix(max(0, count)), as: UTF8.self)
  }

  private static func replace(_ name: String, with text: String, in folder: String) {
    let bytes = Array(text.utf8)
    let temporary = folder + "/.title.\(getpid())"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { return }
    let isWritten = bytes.count <= capacity && Glibc.write(descriptor, bytes, bytes.count) == bytes.count
    close(descriptor)
    if !isWritten || rename(temporary, folder + "/" + name) != 0 { unlink(temporary) }
  }

  static func text(_ records: TitleRecords, of player: String) -> String {
    var lines = [heading, String(records.settings.pairs.count)]
    for (key, value) in records.settings.pairs { lines += [escaped(key), escaped(value)] }
    lines += [escaped(player), String(records.waiting.count)]
    for game in records.waiting {
      let session = game.session
      lines += [
        String(session.id), session.mode.rawValue, escaped(session.language), escaped(session.words),
        session.day.map { String($0.number) } ?? "", String(game.progress), escaped(game.glimpse),
      ]
    }
    return (lines + [ending, ""]).joined(separator: "\n")
  }

  static func parse(_ bytes: UnsafeBufferPointer<UInt8>) -> TitleRecords? {
    var lines = Lines(bytes: bytes)
    guard lines.next() == heading, let settingCount = lines.number() else { return nil }
    var records = TitleRecords()
    for _ in 0..<settingCount {
      guard let key = lines.text(), let value = lines.text() else { return nil }
      records.settings.append(key, value)
    }
    guard let player = lines.text(), let gameCount = lines.number() else { return nil }
    for _ in 0..<gameCount {
      guard let id = lines.next().flatMap(Int64.init), let mode = lines.next().flatMap(Mode.init),
        let language = lines.text(), let words = lines.text(), let day = lines.next(),
        let progress = lines.next().flatMap(Int.init), let glimpse = lines.text()
      else { return nil }
      let session = GameSession(
        id: id, player: player, mode: mode, language: language, words: words,
        day: Int(day).map { Day(plausible: $0) })
      records.waiting.append(WaitingGame(session: session, progress: progress, glimpse: glimpse))
    }
    return lines.next() == ending ? records : nil
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

    /// The next line, as it is; `nil` when no complete one is left.
    mutating func next() -> String? { line().map { String(decoding: $0, as: UTF8.self) } }

    /// A line that was written by `escaped`.
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

    /// A line with the number of items that follow.
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

extension Day {
  /// A day by its number, clamped to a range in which its date can be computed: a damaged database may hold any
  /// number.
  init(plausible number: Int) {
    self.init(number: min(max(number, -1_000_000), 10_000_000))
  }
}
