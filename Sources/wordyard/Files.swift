import Engines
import Glibc
import Storage

/// Reading files and folders, with errors that name them.
enum Files {
  /// A text file's contents.
  /// - Throws: `InputProblem` when it cannot be read or is not UTF-8; then with the line of the first wrong byte.
  static func text(_ path: String) throws(InputProblem) -> String {
    let bytes = try bytes(path)
    let text = String(decoding: bytes, as: UTF8.self)
    // What is no UTF-8 has become another text. To validate for any encoding costs the start more than the reading.
    let isFaithful = text.utf8.withContiguousStorageIfAvailable { utf8 in
      utf8.isEmpty || utf8.count == bytes.count && memcmp(utf8.baseAddress!, bytes, bytes.count) == 0
    }
    if isFaithful == true { return text }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let wrong = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0
    throw InputProblem(file: path, line: wrong + 1, "not UTF-8", dutch: "geen UTF-8")
  }

  /// A file's contents, of a pipe as well.
  /// - Throws: `InputProblem` when it cannot be read.
  static func bytes(_ path: String) throws(InputProblem) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw problem(path) }
    defer { close(descriptor) }
    var status = stat()
    var bytes: [UInt8] = []
    if fstat(descriptor, &status) == 0 { bytes.reserveCapacity(Int(status.st_size)) }
    // No larger than the file: memory that is not touched costs nothing.
    var buffer = [UInt8](repeating: 0, count: min(max(Int(status.st_size), 1 << 10), 1 << 16))
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0 { throw problem(path) }
      if count == 0 { return bytes }
      bytes += buffer[..<count]
    }
  }

  /// The names in a folder, sorted; empty when there is no such folder.
  static func names(in folder: String) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }

  /// The path from the root on, so that it means the same wherever the program is started next.
  static func absolute(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  static func exists(_ path: String) -> Bool { access(path, R_OK) == 0 }

  static func problem(_ path: String) -> InputProblem {
    InputProblem(file: path, Sentence(errno: errno))
  }
}

/// A file's bytes, mapped into memory for as long as this lives.
final class MappedFile {
  let bytes: UnsafeBufferPointer<UInt8>

  /// - Throws: `InputProblem` when it cannot be opened or is empty.
  init(_ path: String) throws(InputProblem) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Files.problem(path) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw Files.problem(path) }
    guard status.st_size > 0 else {
      throw InputProblem(file: path, "the file is empty", dutch: "het bestand is leeg")
    }
    let size = Int(status.st_size)
    guard let start = mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor, 0), start != MAP_FAILED else {
      throw Files.problem(path)
    }
    bytes = UnsafeBufferPointer(start: start.assumingMemoryBound(to: UInt8.self), count: size)
  }

  /// Lets the pages that lie wholly in a part leave this process's memory; they come back when they are read.
  func release(_ part: Range<Int>) {
    let page = Int(getpagesize())
    let start = (part.lowerBound + page - 1) / page * page
    let end = part.upperBound / page * page
    guard start < end else { return }
    madvise(UnsafeMutableRawPointer(mutating: bytes.baseAddress! + start), end - start, MADV_DONTNEED)
  }

  deinit { munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress!), bytes.count) }
}
