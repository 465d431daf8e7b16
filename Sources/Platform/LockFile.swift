import Engines
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

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

    mutating func release(_ byte: Int64) {
      owners[byte] = nil
      _ = control(F_SETLK, F_UNLCK, byte)
    }

    /// Calls `fcntl` for one byte.
    /// - Returns: the lock that it has filled in; `nil` on an error.
    func control(_ command: Int32, _ kind: Int32, _ byte: Int64) -> flock? {
      var lock = flock()
      (lock.l_type, lock.l_whence) = (Int16(kind), Int16(SEEK_SET))
      (lock.l_start, lock.l_len) = (off_t(byte), 1)
      return fcntl(descriptors[0].number, command, &lock) == 0 ? lock : nil
    }
  }

  typealias Identity = FileStatus.Identity

  /// The program has one thread; tests have more.
  private static let files = Mutex<[Identity: File]>([:])

  static func open(_ path: String) -> Identity? {
    files.withLock { files in
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
    files.withLock { files in
      for (byte, other) in files[file]!.owners where other == owner { files[file]!.release(byte) }
      files[file]!.users -= 1
      if files[file]!.users == 0 { files[file] = nil }
    }
  }

  static func lock(_ byte: Int64, of file: Identity, for owner: ObjectIdentifier) -> Bool {
    files.withLock { files in
      if let holder = files[file]!.owners[byte] { return holder == owner }
      guard files[file]!.control(F_SETLK, F_WRLCK, byte) != nil else { return false }
      files[file]!.owners[byte] = owner
      return true
    }
  }

  static func unlock(_ byte: Int64, of file: Identity, by owner: ObjectIdentifier) {
    files.withLock { files in
      if files[file]!.owners[byte] == owner { files[file]!.release(byte) }
    }
  }

  static func isLocked(_ byte: Int64, of file: Identity, otherThanBy owner: ObjectIdentifier) -> Bool {
    files.withLock { files in
      if let holder = files[file]!.owners[byte] { return holder != owner }
      return files[file]!.control(F_GETLK, F_WRLCK, byte).map { Int32($0.l_type) != F_UNLCK } ?? false
    }
  }

  /// The other process that has locked a byte; `nil` when there is none.
  static func holder(of byte: Int64, in file: Identity) -> pid_t? {
    files.withLock { files in
      let lock = files[file]!.owners[byte] == nil ? files[file]!.control(F_GETLK, F_WRLCK, byte) : nil
      return lock.flatMap { Int32($0.l_type) == F_UNLCK ? nil : $0.l_pid }
    }
  }
}
