import Engines
import Glibc
import System

/// Functions for reading files and folders that throw errors with the path.
enum Files {
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
  static func text(_ path: String, reporting report: (InputProblem) -> Void) throws(InputProblem) -> String {
    let bytes = try bytes(path, atMost: longestText)
    let text = String(decoding: bytes, as: UTF8.self)
    // Decoding replaces invalid UTF-8, so the bytes differ in that case. `String(validating:)` takes longer than reading
    // the file.
    let isFaithful = text.utf8.withContiguousStorageIfAvailable { utf8 in
      utf8.isEmpty || utf8.count == bytes.count && memcmp(utf8.baseAddress!, bytes, bytes.count) == 0
    }
    if isFaithful == true { return text }
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

  /// The contents of a file. It is opened without blocking and must be a regular file, because reading a fifo or a device
  /// may never end.
  /// - Parameter allowsPipe: whether to accept a pipe as well, which blocks until its writer is done.
  /// - Throws: `InputProblem` when it cannot be read or is longer than `limit` bytes.
  static func bytes(_ path: String, atMost limit: Int, allowsPipe: Bool = false) throws(InputProblem)
    -> [UInt8]
  {
    var status = stat()
    guard stat(path, &status) == 0 else { throw problem(path) }
    let isPipe = allowsPipe && status.st_mode & S_IFMT == S_IFIFO
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | (isPipe ? 0 : O_NONBLOCK))
    guard descriptor >= 0 else { throw problem(path) }
    defer { close(descriptor) }
    guard fstat(descriptor, &status) == 0 else { throw problem(path) }
    if !isPipe { try checkRegular(status, path) }
    guard status.st_size <= limit else { throw InputProblem(file: path, .fileTooLarge(most: limit)) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(Int(status.st_size))
    // At most the size of the file, so that a small file does not touch 64 KB of memory.
    var buffer = [UInt8](repeating: 0, count: min(max(Int(status.st_size), 1 << 10), 1 << 16))
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0 { throw problem(path) }
      if count == 0 { return bytes }
      bytes += buffer[..<count]
      guard bytes.count <= limit else { throw InputProblem(file: path, .fileTooLarge(most: limit)) }
    }
  }

  /// - Throws: `InputProblem` for anything but a regular file.
  static func checkRegular(_ status: stat, _ path: String) throws(InputProblem) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: return
    case S_IFDIR: throw InputProblem(file: path, .system(.isADirectory))
    default: throw InputProblem(file: path, .notAFile)
    }
  }

  /// The names in a folder that are not hidden, sorted; empty when the folder cannot be read.
  static func names(in folder: String) -> [String] {
    System.names(inFolder: folder).sorted()
  }

  /// The absolute path, which remains valid when the program is started from another folder.
  static func absolute(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  static func exists(_ path: String) -> Bool { access(path, R_OK) == 0 }

  /// The error of the last system call, for this file.
  static func problem(_ path: String) -> InputProblem {
    InputProblem(file: path, .system(SystemError(errno: errno)))
  }
}

/// The bytes of a file, mapped into memory for the lifetime of the object.
final class MappedFile {
  let bytes: UnsafeBufferPointer<UInt8>

  /// - Throws: `InputProblem` when it cannot be opened, is empty or has more than `mostLines` lines.
  init(_ path: String, mostLines: Int = .max) throws(InputProblem) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw Files.problem(path) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw Files.problem(path) }
    try Files.checkRegular(status, path)
    guard status.st_size <= Files.longestList else {
      throw InputProblem(file: path, .fileTooLarge(most: Files.longestList))
    }
    guard status.st_size > 0 else { throw InputProblem(file: path, .emptyFile) }
    let size = Int(status.st_size)
    guard let start = mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor, 0), start != MAP_FAILED else {
      throw Files.problem(path)
    }
    bytes = UnsafeBufferPointer(start: start.assumingMemoryBound(to: UInt8.self), count: size)
    // A file of at most this many bytes cannot have too many lines, so it does not have to be read.
    guard size > mostLines, hasMoreLines(than: mostLines) else { return }
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

  /// Tells the kernel that the pages that lie completely in a range are not needed; they are read again on access.
  func release(_ part: Range<Int>) {
    let page = Int(getpagesize())
    let start = (part.lowerBound + page - 1) / page * page
    let end = part.upperBound / page * page
    guard start < end else { return }
    madvise(UnsafeMutableRawPointer(mutating: bytes.baseAddress! + start), end - start, MADV_DONTNEED)
  }

  deinit { munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress!), bytes.count) }
}
