import Engines
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

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
    Self.entering.withLock { _ in
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
  private static let entering = Mutex<Void>(())
}
