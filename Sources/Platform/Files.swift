import Engines

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension SystemError {
  /// The error with that `errno`.
  package init(errno code: Int32) {
    self =
      switch code {
      case ENOENT: .notFound
      case EACCES: .accessDenied
      case EPERM: .notPermitted
      case EISDIR: .isADirectory
      case ENOTDIR: .notADirectory
      case ENOSPC: .diskFull
      case EROFS: .readOnly
      case EIO: .inputOutput
      default: .other(String(cString: strerror(code)))
      }
  }

  /// The error of the system call that has just failed.
  package static var last: SystemError { SystemError(errno: errno) }
}

/// A file descriptor, closed on deinitialization, which may be right after the last use of the object: whoever passes its
/// number to the system must extend its lifetime.
package final class Descriptor {
  package let number: Int32

  /// - Parameter number: the result of the system call that opened it.
  /// - Throws: the error of that call when it has failed.
  package init(_ number: Int32) throws(SystemError) {
    guard number >= 0 else { throw .last }
    self.number = number
  }

  deinit { close(number) }
}

/// What the system knows about a file.
package struct FileStatus {
  package enum Kind {
    case regular, folder, pipe, socket, other
  }

  /// Two files are the same if these are equal.
  package struct Identity: Hashable {
    let device: UInt64
    let node: UInt64
  }

  package let kind: Kind
  package let size: Int
  /// The access permissions, as for `chmod`.
  package let permissions: UInt32
  package let owner: UInt32
  package let group: UInt32
  package let identity: Identity
  /// When the contents were last changed, in seconds since 1970.
  package let modified: Int

  /// The status of the file at a path, or of the one that a link there leads to.
  package init(_ path: String) throws(SystemError) {
    var status = stat()
    guard stat(path, &status) == 0 else { throw .last }
    self.init(status)
  }

  /// The status of an open file.
  package init(_ descriptor: Int32) throws(SystemError) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .last }
    self.init(status)
  }

  fileprivate init(_ status: stat) {
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .regular
      case S_IFDIR: .folder
      case S_IFIFO: .pipe
      case S_IFSOCK: .socket
      default: .other
      }
    size = Int(status.st_size)
    permissions = UInt32(status.st_mode & ~S_IFMT)
    owner = status.st_uid
    group = status.st_gid
    identity = Identity(
      device: UInt64(truncatingIfNeeded: status.st_dev), node: UInt64(truncatingIfNeeded: status.st_ino))
    #if canImport(Darwin)
      modified = status.st_mtimespec.tv_sec
    #else
      modified = status.st_mtim.tv_sec
    #endif
  }
}

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

  fileprivate static func name(_ entry: UnsafeMutablePointer<dirent>) -> String {
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

  /// Removes a file or a link, if it is there.
  package static func remove(_ path: String) { unlink(path) }

  /// Replaces the contents of a file at once: whoever reads it sees the old or the new ones. The file is readable only by
  /// its owner.
  /// - Parameter temporary: the path of a file in the same folder, which is overwritten; a link there is not followed.
  package static func replace(_ path: String, with bytes: [UInt8], temporary: String) throws(SystemError) {
    do throws(SystemError) {
      let flags = O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW
      let file = try Descriptor(open(temporary, flags, 0o600))
      defer { withExtendedLifetime(file) {} }
      try System.write(bytes, to: file.number)
      try rename(temporary, to: path)
    } catch {
      remove(temporary)
      throw error
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

/// An open folder, whose files are found even if the folder has been renamed.
package final class Folder {
  private let opened: Descriptor
  /// The number under which it is open.
  package var descriptor: Int32 { opened.number }

  package init(_ path: String) throws(SystemError) {
    opened = try Descriptor(open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC))
  }

  package var status: FileStatus? { try? FileStatus(descriptor) }

  /// The status of a file; of a link itself, not of what it leads to.
  package func status(of name: String) -> FileStatus? {
    var status = stat()
    return fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 ? FileStatus(status) : nil
  }

  /// The names of its files, hidden ones too, in no particular order; empty when it cannot be read.
  package func names() -> [String] {
    let own = openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard own >= 0, let stream = fdopendir(own) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) { names.append(Files.name(entry)) }
    return names
  }

  /// Sets the access permissions of a file, as `chmod` does.
  package func setPermissions(_ permissions: UInt32, of name: String) throws(SystemError) {
    guard fchmodat(descriptor, name, mode_t(permissions), 0) == 0 else { throw .last }
  }

  /// Gives a file another name.
  /// - Returns: false when there is a file with the new name, which stays as it is; of several processes that try it at
  ///   once, one succeeds.
  package func rename(_ name: String, toUnused new: String) throws(SystemError) -> Bool {
    guard linkat(descriptor, name, descriptor, new, 0) == 0 else {
      if errno == EEXIST { return false }
      throw .last
    }
    remove(name)
    return true
  }

  /// Removes a file, if it is there and this user may.
  package func remove(_ name: String) { unlinkat(descriptor, name, 0) }

  /// Runs `body` with this folder as the current one, and returns its result; the error number if that is not possible.
  func entered(_ body: () -> Int32) -> Int32 {
    Self.entering.locked {
      // A folder that may not be read cannot be opened, but perhaps be found again by its path.
      let former = try? Descriptor(open(".", O_RDONLY | O_DIRECTORY | O_CLOEXEC))
      let path = former == nil ? getcwd(nil, 0) : nil
      defer {
        free(path)
        withExtendedLifetime(former) {}
      }
      guard fchdir(descriptor) == 0 else { return errno }
      let result = body()
      if let former { fchdir(former.number) } else if let path { chdir(path) }
      return result
    }
  }

  /// A process has one current folder.
  private static let entering = Mutex()
}

/// A file whose bytes serve as locks between processes. The system releases the locks of a process when it ends, in whatever
/// way. Two objects of one process exclude each other, too.
package final class LockFile {
  private let path: String
  /// The open file; `nil` before it is used.
  private var file: FileStatus.Identity?

  /// Does not open the file yet.
  package init(_ path: String) {
    self.path = path
  }

  deinit { close() }

  /// Unlocks every byte that this object has locked.
  package func close() {
    if let file { LockedFiles.close(file, by: ObjectIdentifier(self)) }
    file = nil
  }

  /// Whether the file is open, or can be opened or created.
  package func isUsable() -> Bool {
    if file == nil { file = LockedFiles.open(path) }
    return file != nil
  }

  /// Whether the open file is no longer the one at the path.
  package var hasMoved: Bool {
    guard let file else { return false }
    return (try? FileStatus(path))?.identity != file
  }

  /// Locks a byte; false when another process or object has locked it.
  package func lock(_ byte: Int64) -> Bool {
    file.map { LockedFiles.lock(byte, of: $0, for: ObjectIdentifier(self)) } ?? false
  }

  /// Locks a byte, waiting for at most so many milliseconds; false when it is still locked elsewhere then.
  package func lock(_ byte: Int64, milliseconds: Int) -> Bool {
    for _ in 0..<milliseconds {
      if lock(byte) { return true }
      usleep(1000)
    }
    return lock(byte)
  }

  /// Asks the process that has locked a byte to end, if it is another one and may be asked.
  package func endHolder(of byte: Int64) {
    guard let process = file.flatMap({ LockedFiles.holder(of: byte, in: $0) }), process > 1 else { return }
    kill(process, SIGTERM)
  }

  package func unlock(_ byte: Int64) {
    if let file { LockedFiles.unlock(byte, of: file, by: ObjectIdentifier(self)) }
  }

  /// Whether another process or object has locked a byte.
  package func isLockedElsewhere(_ byte: Int64) -> Bool {
    file.map { LockedFiles.isLocked(byte, of: $0, otherThanBy: ObjectIdentifier(self)) } ?? false
  }
}

/// The lock files that this process has open.
///
/// POSIX locks (`fcntl`) belong to the process: two descriptors do not exclude each other, and all locks of a file are lost
/// when any of its descriptors is closed. So the objects of a process share one descriptor for each file, and what each has
/// locked is known here.
private enum LockedFiles {
  private struct File {
    /// A second one is there if the file appeared at its path while it was opened again.
    var descriptors: [Descriptor]
    var owners: [Int64: ObjectIdentifier] = [:]
    var users = 1
  }

  typealias Identity = FileStatus.Identity

  private nonisolated(unsafe) static var files: [Identity: File] = [:]
  private static let mutex = Mutex()

  static func open(_ path: String) -> Identity? {
    mutex.locked {
      if let known = (try? FileStatus(path))?.identity, files[known] != nil {
        files[known]!.users += 1
        return known
      }
      let flags = O_RDWR | O_CREAT | O_CLOEXEC | O_NONBLOCK
      guard let descriptor = try? Descriptor(openat(AT_FDCWD, path, flags, 0o600)),
        let identity = (try? FileStatus(descriptor.number))?.identity
      else { return nil }
      if files[identity] == nil {
        files[identity] = File(descriptors: [descriptor])
      } else {
        files[identity]!.descriptors.append(descriptor)
        files[identity]!.users += 1
      }
      return identity
    }
  }

  static func close(_ file: Identity, by owner: ObjectIdentifier) {
    mutex.locked {
      for (byte, other) in files[file]!.owners where other == owner { release(byte, of: file) }
      files[file]!.users -= 1
      if files[file]!.users == 0 { files[file] = nil }
    }
  }

  static func lock(_ byte: Int64, of file: Identity, for owner: ObjectIdentifier) -> Bool {
    mutex.locked {
      if let holder = files[file]!.owners[byte] { return holder == owner }
      guard control(F_SETLK, F_WRLCK, byte, of: file) != nil else { return false }
      files[file]!.owners[byte] = owner
      return true
    }
  }

  static func unlock(_ byte: Int64, of file: Identity, by owner: ObjectIdentifier) {
    mutex.locked {
      if files[file]!.owners[byte] == owner { release(byte, of: file) }
    }
  }

  static func isLocked(_ byte: Int64, of file: Identity, otherThanBy owner: ObjectIdentifier) -> Bool {
    mutex.locked {
      if let holder = files[file]!.owners[byte] { return holder != owner }
      return control(F_GETLK, F_WRLCK, byte, of: file).map { Int32($0.l_type) != F_UNLCK } ?? false
    }
  }

  /// The other process that has locked a byte; `nil` when there is none.
  static func holder(of byte: Int64, in file: Identity) -> pid_t? {
    mutex.locked {
      let lock = files[file]!.owners[byte] == nil ? control(F_GETLK, F_WRLCK, byte, of: file) : nil
      return lock.flatMap { Int32($0.l_type) == F_UNLCK ? nil : $0.l_pid }
    }
  }

  private static func release(_ byte: Int64, of file: Identity) {
    files[file]!.owners[byte] = nil
    _ = control(F_SETLK, F_UNLCK, byte, of: file)
  }

  /// Calls `fcntl` for one byte.
  /// - Returns: the lock that it has filled in; `nil` on an error.
  private static func control(_ command: Int32, _ kind: Int32, _ byte: Int64, of file: Identity) -> flock? {
    var lock = flock()
    (lock.l_type, lock.l_whence) = (Int16(kind), Int16(SEEK_SET))
    (lock.l_start, lock.l_len) = (off_t(byte), 1)
    return fcntl(files[file]!.descriptors[0].number, command, &lock) == 0 ? lock : nil
  }
}

/// The channel into which ncurses writes, and from which its output is taken. ncurses would block, or write again and again, on
/// a terminal that does not read; the channel never makes it wait as long as its output is taken in time.
package final class OutputChannel {
  package let stream: UnsafeMutablePointer<FILE>
  private let end: Int32

  /// `nil` when no descriptors are left.
  package init?() {
    var ends: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, streamType, 0, &ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
    var size = 2 * Self.capacity
    setsockopt(ends[1], SOL_SOCKET, SO_SNDBUF, &size, socklen_t(MemoryLayout.size(ofValue: size)))
    guard let stream = fdopen(ends[1], "w") else { return nil }
    (end, self.stream) = (ends[0], stream)
  }

  deinit { close(end) }

  /// At least so many bytes can be written before they are taken.
  package static let capacity: Int32 = 1 << 17

  /// Takes what has been written since the last call.
  package func take() -> [UInt8] {
    var bytes: [UInt8] = []
    withUnsafeTemporaryAllocation(byteCount: 1 << 14, alignment: 1) { buffer in
      while case let count = readSome(end, buffer), count > 0 {
        bytes += buffer[..<count]
      }
    }
    return bytes
  }

  /// The descriptor of `stream`.
  package var descriptor: Int32 { fileno(stream) }
}

/// Standard input, line by line.
package struct LineInput: Sendable {
  /// Whether a terminal shows what is typed, and edits it.
  package let isTerminal = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
  private var pending: [UInt8] = []

  /// Of a longer line the rest is ignored.
  private static let longestLine = 4096

  package init() {}

  /// The next line, without its end; `nil` at the end of the input.
  package mutating func line() -> String? {
    var line: [UInt8] = []
    while true {
      if pending.isEmpty {
        pending = Self.read()
        if pending.isEmpty { return line.isEmpty ? nil : String(decoding: line, as: UTF8.self) }
      }
      let part = pending.prefix { $0 != UInt8(ascii: "\n") }
      line += part.prefix(Self.longestLine - line.count)
      let isWhole = part.count < pending.count
      pending.removeFirst(part.count + (isWhole ? 1 : 0))
      if isWhole { return String(decoding: line, as: UTF8.self) }
    }
  }

  /// Whether the next line, or the end of the input, has arrived already.
  package var hasMore: Bool {
    var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return !pending.isEmpty || poll(&input, 1, 0) > 0
  }

  /// Makes a line the next one.
  package mutating func putBack(_ line: String) { pending = Array((line + "\n").utf8) + pending }

  /// The next line, which a terminal does not show while it is typed.
  package mutating func secret(after prompt: String) throws(SystemError) -> String? {
    if isTerminal { HiddenInput.begin() }
    defer { if isTerminal { HiddenInput.end() } }
    // Whoever types at once is not seen either.
    try System.write(Array(prompt.utf8), to: System.standardOutput)
    return line()
  }

  /// What has arrived, waiting for something; empty at the end of the input.
  private static func read() -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: longestLine)
    while true {
      let count = bytes.withUnsafeMutableBytes { readInput($0) }
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN {
        System.setBlocking(true, STDIN_FILENO)
        continue
      }
      return Array(bytes.prefix(max(0, count)))
    }
  }
}

private func readInput(_ bytes: UnsafeMutableRawBufferPointer) -> Int {
  read(STDIN_FILENO, bytes.baseAddress, bytes.count)
}

/// A terminal that does not show what is typed; a signal that ends the process gives it back first.
private enum HiddenInput {
  /// In a global, because a handler of signals cannot reach anything else.
  private nonisolated(unsafe) static var modes = termios()
  private static let (ending, stopping) = ([SIGINT, SIGTERM, SIGHUP, SIGQUIT], [SIGTSTP, SIGTTOU])

  static func begin() {
    tcgetattr(STDIN_FILENO, &modes)
    var hidden = modes
    hidden.c_lflag &= ~tcflag_t(ECHO)
    tcsetattr(STDIN_FILENO, TCSANOW, &hidden)
    // In the background the kernel would stop the process while it gives the terminal back.
    for number in stopping { signal(number, SIG_IGN) }
    for number in ending {
      signal(number) { number in
        tcsetattr(STDIN_FILENO, TCSANOW, &HiddenInput.modes)
        signal(number, SIG_DFL)
        raise(number)
      }
    }
  }

  static func end() {
    tcsetattr(STDIN_FILENO, TCSANOW, &modes)
    for number in ending + stopping { signal(number, SIG_DFL) }
  }
}
