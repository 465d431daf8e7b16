import CSQLite
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The files of SQLite, of which a chosen operation fails: a VFS in front of the system's, for tests.
///
/// Opening, writing, syncing, truncating and deleting of files are counted below one folder, or reading; all other files are as
/// they are.
enum FaultyFiles {
  /// Whether one operation fails, two in a row, or all from there on, as on a disk that is full.
  enum Fault: CaseIterable {
    case once, twice, fromThere
  }

  /// What may fail.
  enum Operation: Sendable {
    case change
    /// A read, with this code.
    case read(Int32)

    /// What SQLite makes of `EIO`, `ENXIO` and `ERANGE`, and reports as damage; and of other errors.
    static let reads = [read(SQLITE_IOERR | 33 << 8), read(SQLITE_IOERR | 1 << 8)]
  }

  /// Other tests open files meanwhile, in other threads.
  private static let folder = Mutex("")
  private nonisolated(unsafe) static var left = Int.max
  private nonisolated(unsafe) static var fault = Fault.once
  private nonisolated(unsafe) static var operation = Operation.change
  private nonisolated(unsafe) static var failures = 0

  /// Runs a body while an operation below a folder fails.
  /// - Parameter number: counted from 1.
  /// - Returns: whether the body came so far that something failed.
  static func failing(
    _ number: Int, _ fault: Fault, _ operation: Operation = .change, below folder: String,
    _ body: () throws -> Void
  ) rethrows -> Bool {
    _ = registered
    (left, self.fault, self.operation, failures) = (number, fault, operation, 0)
    self.folder.withLock { $0 = folder }
    defer { self.folder.withLock { $0 = "" } }
    try body()
    return failures > 0
  }

  private static func fails() -> Bool {
    guard case .change = operation else { return false }
    return isNext()
  }

  private static func readFails() -> Int32? {
    guard case .read(let code) = operation, isNext() else { return nil }
    return code
  }

  private static func isNext() -> Bool {
    left -= 1
    let fails = left == 0 || left < 0 && fault == .fromThere || left == -1 && fault == .twice
    if fails { failures += 1 }
    return fails
  }

  private static func isCounted(_ name: UnsafePointer<CChar>?) -> Bool {
    let folder = folder.withLock { $0 }
    guard let name, !folder.isEmpty else { return false }
    return String(cString: name).hasPrefix(folder)
  }

  /// A file of this VFS: the methods, whether it is counted, then the system's file.
  private struct File {
    var base: sqlite3_file
    var isCounted: Bool

    static let size = (MemoryLayout<File>.stride + 15) / 16 * 16
  }

  private static func isCounted(_ file: UnsafeMutablePointer<sqlite3_file>?) -> Bool {
    guard let file, !folder.withLock({ $0.isEmpty }) else { return false }
    return UnsafeRawPointer(file).assumingMemoryBound(to: File.self).pointee.isCounted
  }

  /// The system's file behind a file of this VFS, and its methods.
  private static func real(
    _ file: UnsafeMutablePointer<sqlite3_file>?
  ) -> (file: UnsafeMutablePointer<sqlite3_file>, methods: sqlite3_io_methods) {
    let real = UnsafeMutableRawPointer(file!).advanced(by: File.size).assumingMemoryBound(
      to: sqlite3_file.self)
    return (real, real.pointee.pMethods.pointee)
  }

  private nonisolated(unsafe) static let system = sqlite3_vfs_find(nil)!

  private nonisolated(unsafe) static let methods: UnsafeMutablePointer<sqlite3_io_methods> = {
    var all = sqlite3_io_methods()
    all.iVersion = 3
    all.xClose = { file in
      let real = real(file)
      return real.methods.xClose(real.file)
    }
    all.xRead = { file, bytes, count, place in
      let real = real(file)
      if isCounted(file), let code = readFails() { return code }
      return real.methods.xRead(real.file, bytes, count, place)
    }
    all.xWrite = { file, bytes, count, place in
      let real = real(file)
      if isCounted(file), fails() { return SQLITE_FULL }
      return real.methods.xWrite(real.file, bytes, count, place)
    }
    all.xTruncate = { file, size in
      let real = real(file)
      if isCounted(file), fails() { return SQLITE_IOERR | 6 << 8 }
      return real.methods.xTruncate(real.file, size)
    }
    all.xSync = { file, flags in
      let real = real(file)
      if isCounted(file), fails() { return SQLITE_IOERR | 4 << 8 }
      return real.methods.xSync(real.file, flags)
    }
    all.xFileSize = { file, size in
      let real = real(file)
      return real.methods.xFileSize(real.file, size)
    }
    all.xLock = { file, level in
      let real = real(file)
      return real.methods.xLock(real.file, level)
    }
    all.xUnlock = { file, level in
      let real = real(file)
      return real.methods.xUnlock(real.file, level)
    }
    all.xCheckReservedLock = { file, result in
      let real = real(file)
      return real.methods.xCheckReservedLock(real.file, result)
    }
    all.xFileControl = { file, operation, argument in
      let real = real(file)
      return real.methods.xFileControl(real.file, operation, argument)
    }
    all.xSectorSize = { file in
      let real = real(file)
      return real.methods.xSectorSize(real.file)
    }
    all.xDeviceCharacteristics = { file in
      let real = real(file)
      return real.methods.xDeviceCharacteristics(real.file)
    }
    all.xShmMap = { file, page, size, extends, memory in
      let real = real(file)
      return real.methods.xShmMap(real.file, page, size, extends, memory)
    }
    all.xShmLock = { file, offset, count, flags in
      let real = real(file)
      return real.methods.xShmLock(real.file, offset, count, flags)
    }
    all.xShmBarrier = { file in
      let real = real(file)
      real.methods.xShmBarrier(real.file)
    }
    all.xShmUnmap = { file, deletes in
      let real = real(file)
      return real.methods.xShmUnmap(real.file, deletes)
    }
    all.xFetch = { file, offset, count, memory in
      let real = real(file)
      return real.methods.xFetch(real.file, offset, count, memory)
    }
    all.xUnfetch = { file, offset, memory in
      let real = real(file)
      return real.methods.xUnfetch(real.file, offset, memory)
    }
    let place = UnsafeMutablePointer<sqlite3_io_methods>.allocate(capacity: 1)
    place.initialize(to: all)
    return place
  }()

  /// Registers it as the VFS that everything is opened with from then on.
  private static let registered: Int32 = {
    let faulty = UnsafeMutablePointer<sqlite3_vfs>.allocate(capacity: 1)
    faulty.initialize(to: system.pointee)
    faulty.pointee.pNext = nil
    faulty.pointee.zName = UnsafePointer(strdup("faulty"))
    faulty.pointee.szOsFile = Int32(File.size) + system.pointee.szOsFile
    faulty.pointee.xOpen = { _, name, file, flags, opened in
      let counted = isCounted(name)
      file!.pointee.pMethods = nil
      if counted, fails() { return SQLITE_CANTOPEN }
      let real = UnsafeMutableRawPointer(file!).advanced(by: File.size).assumingMemoryBound(
        to: sqlite3_file.self)
      let code = system.pointee.xOpen(system, name, real, flags, opened)
      guard real.pointee.pMethods != nil else { return code }
      UnsafeMutableRawPointer(file!).assumingMemoryBound(to: File.self).pointee.isCounted = counted
      file!.pointee.pMethods = UnsafePointer(methods)
      return code
    }
    faulty.pointee.xDelete = { _, name, syncs in
      if isCounted(name), fails() { return SQLITE_IOERR | 10 << 8 }
      return system.pointee.xDelete(system, name, syncs)
    }
    return sqlite3_vfs_register(faulty, 1)
  }()
}
