import Engines
import Platform
import Tables
import Texts

extension Files {
  /// The contents of a text file.
  /// - Throws: `InputProblem` when it cannot be read or is not UTF-8; the latter with the number of the first bad line.
  static func text(_ path: String) throws(InputProblem) -> String {
    var first: InputProblem?
    let text = try text(path) { first = first ?? $0 }
    if let first { throw first }
    return text
  }

  /// The contents of a text file, with an empty line in place of each that is not UTF-8.
  /// - Parameter report: called for each such line.
  /// - Throws: `InputProblem` when it cannot be read.
  static func text(
    _ path: String, atMost limit: Int = longestText, reporting report: (InputProblem) -> Void
  ) throws(InputProblem) -> String {
    let bytes = try bytes(path, atMost: limit)
    if let encoding = bytes.foreignEncoding { throw InputProblem(file: path, .encoding(encoding)) }
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.enumerated().map { number, line in
      if let line = String(validating: line, as: UTF8.self) { return line }
      report(InputProblem(file: path, line: number + 1, .notUTF8))
      return ""
    }.joined(separator: "\n")
  }

  /// The maximum size of a pack, a configuration or a picture set, and of a list of words, in bytes.
  static let longestText = 1 << 20
  static let longestList = 1 << 26
}

extension MappedFile {
  /// A mapped list.
  /// - Throws: `InputProblem` when it cannot be read, is empty or has more than `mostLines` lines.
  convenience init(_ path: String, mostLines: Int = .max) throws(InputProblem) {
    try self.init(path, atMost: Files.longestList)
    // A file of at most this many bytes cannot have too many lines, so it does not have to be read.
    guard bytes.count > mostLines, hasMoreLines(than: mostLines) else { return }
    throw InputProblem(file: path, .tooManyLines(most: mostLines))
  }

  /// How many bytes are read before it is asked again whether the rest must be.
  private static let part = 1 << 16

  private func hasMoreLines(than most: Int) -> Bool {
    var (lines, index) = (0, 0)
    // When the bytes that follow are fewer than the lines that are left, they need not be read: each line has one at least.
    while index < bytes.count, lines + bytes.count - index > most {
      let end = min(index + Self.part, bytes.count)
      for byte in bytes[index..<end] where byte == UInt8(ascii: "\n") { lines += 1 }
      index = end
    }
    release(0..<index)
    return lines > most
  }
}

/// The limits that a process inherits, on what it may use.
enum Limits {
  /// More than the files open at a time without tables: the standard ones, the terminal twice, what the event loop needs,
  /// the database with its log, the locks, a word list and a file being read.
  private static let neededFiles: UInt64 = 32
  /// With a smaller limit some tables are not listed or refuse players.
  private static let desiredFiles = neededFiles + UInt64(TableRoom.mostDescriptors)
  /// With less of these a game may end in a fault, or not be loaded.
  private static let neededStack: UInt64 = 256 << 10
  private static let neededData: UInt64 = 4 << 20
  private static let neededAddresses: UInt64 = 16 << 20

  /// Raises the limits that are too low, as far as permitted.
  /// - Returns: the message about one that remains too low.
  static func raise() -> ((Texts) -> String)? {
    guard System.raise(.openFiles, to: desiredFiles, needed: neededFiles) else {
      return { $0("the limit on open files is too low; see `ulimit -n`") }
    }
    guard System.raise(.stack, to: neededStack, needed: neededStack) else {
      return { $0("the limit on the stack is too low; see `ulimit -s`") }
    }
    guard System.raise(.data, to: neededData, needed: neededData),
      System.raise(.addresses, to: neededAddresses, needed: neededAddresses)
    else { return { $0("the limit on memory is too low; see `ulimit -d` and `ulimit -v`") } }
    return nil
  }
}

/// What a command writes and reports while it is run for an answer, instead of to the standard streams. It is `Sendable` because
/// a task-local value must be; the program has one thread.
final class Capture: @unchecked Sendable {
  @TaskLocal static var current: Capture?
  var text = ""
  var messages: [String] = []
}

/// The output of a command, buffered and written at once.
struct Output {
  private(set) var bytes: [UInt8] = []

  /// Writes a text to standard output, with `?` in place of everything that a terminal would interpret; line breaks and tabs stay.
  /// - Parameter isShown: false for data that goes to a program, which gets all of it.
  static func write(_ text: String, isShown: Bool = true) throws(Refusal) {
    var output = Output()
    let shown = isShown ? String(text.map { $0.isInert || $0 == "\n" || $0 == "\t" ? $0 : "?" }) : text
    output.bytes += shown.utf8
    try output.write()
  }

  /// Writes lines to standard output, in which a line break and a tab are interpreted, too.
  /// - Returns: the exit code 0.
  static func write(lines: [String]) throws(Refusal) -> Int32 {
    try write(lines.map { $0.inert + "\n" }.joined())
    return 0
  }

  mutating func line(_ text: String) {
    bytes += text.utf8
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Writes the buffer to standard output.
  func write() throws(Refusal) {
    if let capture = Capture.current { return capture.text += String(decoding: bytes, as: UTF8.self) }
    do throws(SystemError) {
      try System.write(bytes, to: System.standardOutput)
    } catch {
      throw Refusal { $0("standard output: \($0.problem(error))") }
    }
  }
}
