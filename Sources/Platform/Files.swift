import Engines

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reading files and folders.
package enum Files {
  /// The contents of a file. It is opened without blocking and must be a regular file, because reading a fifo or a device
  /// may never end.
  /// - Parameter allowsPipe: whether to accept a pipe as well, which blocks until its writer is done.
  /// - Throws: `InputProblem` when it cannot be read or is longer than `limit` bytes.
  package static func bytes(
    _ path: String, atMost limit: Int, allowsPipe: Bool = false
  ) throws(InputProblem) -> [UInt8] {
    let file = try opened(path, atMost: limit, allowsPipe: allowsPipe)
    defer { withExtendedLifetime(file) {} }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(file.size)
    // At most the size of the file, so that a small file does not touch 64 KB of memory.
    var buffer = [UInt8](repeating: 0, count: min(max(file.size, 1 << 10), 1 << 16))
    while true {
      let count = read(file.descriptor.number, &buffer, buffer.count)
      if count < 0 { throw InputProblem(file: path, .system(.last)) }
      if count == 0 { return bytes }
      bytes += buffer[..<count]
      guard bytes.count <= limit else { throw InputProblem(file: path, .fileTooLarge(most: limit)) }
    }
  }

  /// Opens a file for reading without waiting for a fifo's writer.
  fileprivate static func opened(
    _ path: String, atMost limit: Int, allowsPipe: Bool = false
  ) throws(InputProblem) -> (descriptor: Descriptor, size: Int) {
    let isPipe = allowsPipe && (try? FileStatus(path).kind) == .pipe
    let (descriptor, status): (Descriptor, FileStatus)
    do throws(SystemError) {
      descriptor = try Descriptor(open(path, O_RDONLY | O_CLOEXEC | (isPipe ? 0 : O_NONBLOCK)))
      status = try FileStatus(descriptor.number)
      if status.kind == .folder { throw .isADirectory }
    } catch {
      throw InputProblem(file: path, .system(error))
    }
    guard status.kind == .regular || isPipe else { throw InputProblem(file: path, .notAFile) }
    guard status.size <= limit else { throw InputProblem(file: path, .fileTooLarge(most: limit)) }
    return (descriptor, status.size)
  }

  /// The names in a folder that are not hidden, sorted; empty when the folder cannot be read.
  package static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) { names.append(name(entry)) }
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }

  static func name(_ entry: UnsafeMutablePointer<dirent>) -> String {
    withUnsafePointer(to: &entry.pointee.d_name) { name in
      String(cString: UnsafeRawPointer(name).assumingMemoryBound(to: CChar.self))
    }
  }

  /// The absolute path, which remains valid when the program is started from another folder.
  package static func absolute(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Whether there is something at a path, even if it cannot be read.
  package static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  package static func isReadable(_ path: String) -> Bool { access(path, R_OK) == 0 }

  package static func isWritable(_ path: String) -> Bool { access(path, W_OK) == 0 }

  /// Creates a folder, readable only by its owner, unless there is something at the path already.
  package static func makeFolder(_ path: String) throws(SystemError) {
    guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw .last }
  }

  /// Moves a file, replacing one that has the new name.
  package static func rename(_ path: String, to new: String) throws(SystemError) {
    guard renameat(AT_FDCWD, path, AT_FDCWD, new) == 0 else { throw .last }
  }

  /// Gives a file a second name, which must be free.
  package static func link(_ path: String, as new: String) throws(SystemError) {
    guard linkat(AT_FDCWD, path, AT_FDCWD, new, 0) == 0 else { throw .last }
  }

  /// Takes all rights on a file or folder from everybody but its owner.
  package static func makePrivate(_ path: String) throws(SystemError) {
    guard chmod(path, try FileStatus(path).permissions & 0o700) == 0 else { throw .last }
  }

  /// Removes a file or a link, if it is there.
  package static func remove(_ path: String) { unlink(path) }

  /// Replaces the contents of a file at once: whoever reads it sees the old or the new ones. The file is readable only by
  /// its owner.
  /// - Parameters:
  ///   - temporary: the path of a file in the same folder, which is overwritten; a link there is not followed.
  ///   - isKept: whether it waits until the disk has the contents and the name, so that a power failure takes neither.
  package static func replace(
    _ path: String, with bytes: [UInt8], temporary: String, isKept: Bool = false
  ) throws(SystemError) {
    do throws(SystemError) {
      let flags = O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW
      let file = try Descriptor(open(temporary, flags, 0o600))
      defer { withExtendedLifetime(file) {} }
      try System.write(bytes, to: file.number)
      guard !isKept || fsync(file.number) == 0 else { throw .last }
      try rename(temporary, to: path)
      if isKept { keepNames(of: path) }
    } catch {
      remove(temporary)
      throw error
    }
  }

  /// Waits until the disk has the name of a file, and that of its folder, which may be new, where its file system can tell.
  private static func keepNames(of path: String) {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "./"
    for folder in [folder, folder + ".."] {
      if let descriptor = try? Descriptor(open(folder, O_RDONLY | O_CLOEXEC)) { fsync(descriptor.number) }
    }
  }

  /// Makes a file at once: nobody sees a part of it, even if the process is killed. It is readable only by its owner.
  /// - Returns: false when there is something at the path already, which stays as it is.
  package static func make(_ path: String, with bytes: [UInt8]) throws(SystemError) -> Bool {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    let temporary = "\(folder).wordyard-\(System.processID)"
    defer { remove(temporary) }
    try replace(temporary, with: bytes, temporary: temporary + "+")
    guard linkat(AT_FDCWD, temporary, AT_FDCWD, path, 0) == 0 else {
      if errno == EEXIST { return false }
      throw .last
    }
    return true
  }

  /// Appends bytes to a file, all of them or none, while no other process does; makes one, readable only by its owner, if there
  /// is none. Nothing is waited for but, a moment, such a process.
  /// - Throws: `InputProblem` when it is no file, or cannot be written.
  package static func append(_ bytes: [UInt8], to path: String) throws(InputProblem) {
    let kind = (try? FileStatus(path))?.kind ?? .regular
    guard kind == .regular || kind == .folder else { throw InputProblem(file: path, .notAFile) }
    do throws(SystemError) {
      let flags = O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK | O_NOCTTY
      let file = try Descriptor(openat(AT_FDCWD, path, flags, 0o600))
      defer { withExtendedLifetime(file) {} }
      for _ in 0..<200 where !locks(file.number) { usleep(1000) }
      let size = try FileStatus(file.number).size
      do throws(SystemError) {
        try System.write(bytes, to: file.number)
      } catch {
        ftruncate(file.number, off_t(size))
        throw error
      }
    } catch {
      throw InputProblem(file: path, .system(error))
    }
  }

  /// Locks a whole file until it is closed; false when another process has locked it.
  private static func locks(_ file: Int32) -> Bool {
    var lock = flock()
    (lock.l_type, lock.l_whence) = (Int16(F_WRLCK), Int16(SEEK_SET))
    return fcntl(file, F_SETLK, &lock) == 0
  }
}

/// The bytes of a file, mapped into memory for the lifetime of the object.
package final class MappedFile {
  package let bytes: UnsafeBufferPointer<UInt8>

  /// - Throws: `InputProblem` when it cannot be read, is empty or is longer than `limit` bytes.
  package init(_ path: String, atMost limit: Int) throws(InputProblem) {
    let file = try Files.opened(path, atMost: limit)
    defer { withExtendedLifetime(file) {} }
    guard file.size > 0 else { throw InputProblem(file: path, .emptyFile) }
    let start = mmap(nil, file.size, PROT_READ, MAP_PRIVATE, file.descriptor.number, 0)
    guard let start, start != MAP_FAILED else { throw InputProblem(file: path, .system(.last)) }
    bytes = UnsafeBufferPointer(start: start.assumingMemoryBound(to: UInt8.self), count: file.size)
  }

  /// Tells the system that the pages that lie completely in a range are not needed; they are read again on access.
  package func release(_ part: Range<Int>) {
    let page = Int(getpagesize())
    let start = (part.lowerBound + page - 1) / page * page
    let end = part.upperBound / page * page
    guard start < end else { return }
    madvise(UnsafeMutableRawPointer(mutating: bytes.baseAddress! + start), end - start, MADV_DONTNEED)
  }

  deinit { munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress!), bytes.count) }
}
