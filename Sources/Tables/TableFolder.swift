import CTableSocket
import Engines
import Glibc
import Platform

/// The folder with the sockets of a machine's tables: `ghost.k3v7q2.1` is epoch 1 of a table of Ghost. A program that takes
/// over a table publishes the next epoch; the newest one that answers is valid.
final class TableFolder {
  /// The parsed name of a socket: the game, the table, the epoch.
  struct Name: Equatable {
    let game: TableGame
    let id: String
    let epoch: Int

    static let epochs = 1...999_999

    init(_ game: TableGame, _ id: String, epoch: Int) {
      self.game = game
      self.id = id
      self.epoch = epoch
    }

    init?(_ text: String) {
      let parts = text.split(separator: ".", omittingEmptySubsequences: false)
      guard parts.count == 3, let game = TableGame(rawValue: String(parts[0])),
        TableHeader.isID(String(parts[1])),
        let epoch = Int(parts[2]), Self.epochs.contains(epoch), String(epoch) == parts[2]
      else { return nil }
      self.init(game, String(parts[1]), epoch: epoch)
    }

    var text: String { "\(game.rawValue).\(id).\(epoch)" }
  }

  let path: String
  /// An open descriptor of the folder; names are accessed through it, so that the length of the path does not matter.
  private let opened: Descriptor
  /// Whether the folder is shared with a group, whose members may connect.
  private let isShared: Bool
  /// The number of names that have been published through this descriptor.
  private var published = 0

  /// Opens the folder, creating it if it is missing.
  /// - Throws: when it cannot be used, or other users could remove files from it.
  init(_ path: String) throws(TableFolderProblem) {
    self.path = path
    if mkdir(path, 0o700) != 0, errno != EEXIST { throw .system(SystemError(errno: errno)) }
    let descriptor = table_folder(path)
    if descriptor < 0, errno == ENOTDIR { throw .notAFolder }
    opened = try Descriptor(descriptor)
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .system(SystemError(errno: errno)) }
    if let problem = Self.problem(status) { throw problem }
    isShared = status.st_mode & S_IWGRP != 0
  }

  private var descriptor: Int32 { opened.number }

  /// Whether the folder has been removed.
  var isGone: Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_nlink == 0
  }

  private static func problem(_ status: stat) -> TableFolderProblem? {
    if status.st_mode & S_IWOTH != 0, status.st_mode & S_ISVTX == 0 { return .worldWritable }
    if status.st_uid == geteuid() || status.st_uid == 0 || status.st_gid == getegid() { return nil }
    var groups = [gid_t](repeating: 0, count: 256)
    let count = getgroups(Int32(groups.count), &groups)
    return groups.prefix(Int(max(0, count))).contains(status.st_gid) ? nil : .foreign
  }

  /// The names of the sockets, whether or not they answer; only the newest epoch of each table.
  func names() -> [Name] {
    var newest: [String: Name] = [:]
    for text in Files.names(in: reached("")) {
      guard let name = Name(text), name.epoch > newest[name.id]?.epoch ?? 0 else { continue }
      newest[name.id] = name
    }
    return newest.values.sorted { $0.id < $1.id }
  }

  /// The newest epoch of a table.
  func newest(_ id: String) -> Name? { names().first { $0.id == id } }

  /// A path for a name that is short enough for a socket address.
  func reached(_ name: String) -> String { "/proc/self/fd/\(descriptor)/\(name)" }

  /// Creates a listening socket and publishes it under a unique name.
  /// - Returns: `nil` when another program has published that name first.
  func publish(_ name: Name) throws(TableFolderProblem) -> TableSocket? {
    published += 1
    let temporary = ".\(getpid()).\(descriptor).\(published)"
    let socket = try TableSocket.listening(reached(temporary), mode: isShared ? 0o660 : 0o600)
    let code = table_publish(descriptor, temporary, name.text)
    if code == 0 { return socket }
    unlinkat(descriptor, temporary, 0)
    if code == EEXIST { return nil }
    throw .system(SystemError(errno: code))
  }

  /// Removes the sockets of a table from older epochs, as far as this user may.
  func removeOlder(than name: Name) {
    for text in Files.names(in: reached("")) {
      guard let other = Name(text), other.id == name.id, other.epoch < name.epoch else { continue }
      unlinkat(descriptor, text, 0)
    }
  }

  /// The time since a socket was published.
  func age(of name: Name) -> Duration {
    var status = stat()
    guard fstatat(descriptor, name.text, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return .zero }
    return .seconds(max(0, time(nil) - status.st_mtim.tv_sec))
  }

  func remove(_ name: Name) { unlinkat(descriptor, name.text, 0) }
}
