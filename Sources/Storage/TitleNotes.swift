import Engines
import Glibc
import Records

/// A cache of the data of the title screen, as text files that can be read in microseconds, so that the first frame does
/// not wait for the database. One item per line; a line break in an item is written `\n`, a backslash `\\`.
///
/// Each player has a note, named `title.` and the name in hexadecimal digits; `title` is a link to that of the last player.
struct TitleNotes {
  let folder: String
  /// The folder of the database, if it is another one; a note that belongs to another database is ignored.
  let database: String

  private static let capacity = 1 << 14

  /// Reads the note of a player, or of the last one; `nil` when there is none or it has another format.
  func read(of player: String?) -> (player: String, records: TitleRecords)? {
    guard let name = player.map({ Self.name(of: $0) }) ?? "title" else { return nil }
    let descriptor = open(folder + "/" + name, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Self.capacity) { buffer in
      let count = Glibc.read(descriptor, buffer.baseAddress, Self.capacity)
      guard count > 0 else { return nil }
      return TitleNote.parse(UnsafeBufferPointer(rebasing: buffer[..<count]), database: database)
    }
  }

  /// The file name of a player's note; `nil` when it would be too long.
  private static func name(of player: String) -> String? {
    guard (1...100).contains(player.utf8.count) else { return nil }
    var name = "title."
    for byte in player.utf8 {
      name.unicodeScalars.append(hexDigit(byte >> 4))
      name.unicodeScalars.append(hexDigit(byte & 0xF))
    }
    return name
  }

  /// `String(_:radix:)` of a byte is generic code that nothing else runs at a start, which maps 200 KB of it.
  private static func hexDigit(_ value: UInt8) -> Unicode.Scalar {
    Unicode.Scalar(value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10)
  }

  /// Replaces the note atomically; if that fails, the old one remains. The link is set for the player named in the
  /// settings.
  func write(_ records: TitleRecords, of player: String) {
    guard let name = Self.name(of: player) else { return }
    makeFolder()
    replace(name, with: TitleNote.text(records, of: player, database: database))
    guard records.settings[SettingName.player] ?? player == player, target(of: folder + "/title") != name
    else {
      return
    }
    let temporary = folder + "/.title.\(getpid())"
    unlink(temporary)
    if symlink(name, temporary) != 0 || rename(temporary, folder + "/title") != 0 { unlink(temporary) }
  }

  /// Earlier versions stored the note beside the database.
  private func makeFolder() {
    guard !database.isEmpty, access(folder, F_OK) != 0 else { return }
    try? RecordStore.makeFolders(folder)
    unlink(database + "/title")
  }

  private func target(of link: String) -> String {
    var buffer = [UInt8](repeating: 0, count: 256)
    let count = buffer.withUnsafeMutableBytes {
      readlink(link, $0.baseAddress!.assumingMemoryBound(to: CChar.self), 256)
    }
    return String(decoding: buffer.prefix(max(0, count)), as: UTF8.self)
  }

  private func replace(_ name: String, with text: String) {
    let bytes = Array(text.utf8)
    let temporary = folder + "/.title.\(getpid())"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { return }
    let isWritten =
      bytes.count <= Self.capacity && Glibc.write(descriptor, bytes, bytes.count) == bytes.count
    close(descriptor)
    if !isWritten || rename(temporary, folder + "/" + name) != 0 { unlink(temporary) }
  }
}
