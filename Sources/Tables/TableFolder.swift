import Engines
import Platform

/// The folder with the sockets of a machine's tables: `ghost.k3v7q2.1` is epoch 1 of a table of Ghost. A program that takes
/// over a table publishes the next epoch; the newest one that answers is valid.
final class TableFolder: TablePlace {
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
  private let folder: Folder
  /// Whether the folder is shared with a group, whose members may connect.
  private let isShared: Bool
  /// The number of names that it has tried to publish.
  private var published = 0

  /// Opens the folder, creating it if it is missing.
  /// - Throws: when it cannot be used, or other users could remove files from it.
  init(_ path: String) throws(TableFolderProblem) {
    self.path = path
    do throws(SystemError) {
      try Files.makeFolder(path)
      folder = try Folder(path)
    } catch {
      throw error == .notADirectory ? .notAFolder : .system(error)
    }
    guard let status = folder.status else { throw .system(.last) }
    if let problem = Self.problem(status) { throw problem }
    isShared = status.permissions & 0o020 != 0
  }

  /// Whether the folder has been removed, or there is another one in its place.
  var isGone: Bool {
    do throws(SystemError) { return try FileStatus(path).identity != folder.status?.identity } catch {
      return error == .notFound
    }
  }

  private static func problem(_ status: FileStatus) -> TableFolderProblem? {
    let (othersWrite, isSticky) = (status.permissions & 0o002 != 0, status.permissions & 0o1000 != 0)
    if othersWrite, !isSticky { return .worldWritable }
    let isTrusted = status.owner == System.userID || status.owner == 0 || System.isInGroup(status.group)
    return isTrusted ? nil : .foreign
  }

  func names() -> [Name] { Self.newest(folder.names().compactMap(Name.init)) }

  /// The newest epoch of each table.
  static func newest(_ names: [Name]) -> [Name] {
    var newest: [String: Name] = [:]
    for name in names where name.epoch > newest[name.id]?.epoch ?? 0 { newest[name.id] = name }
    return newest.values.sorted { $0.id < $1.id }
  }

  func connect(to name: Name) -> TableSocket.Connection { TableSocket.connect(to: name.text, in: folder) }

  /// The socket of a program that has ended is removed, as far as this user may.
  func query(_ name: Name) -> TableSocket.Connection {
    let before = folder.status(of: name.text)
    let connection = connect(to: name)
    if case .ended = connection, let before, before.kind == .socket {
      // Another program may have removed it, too, and published its own under this name.
      let now = folder.status(of: name.text)
      if now?.identity == before.identity, now?.modified == before.modified { remove(name) }
    }
    return connection
  }

  /// Creates a listening socket and publishes it under a unique name.
  /// - Returns: `nil` when another program has published that name first.
  func publish(_ name: Name) throws(TableFolderProblem) -> TableSocket? {
    published += 1
    let temporary = ".\(System.processID).\(folder.descriptor).\(published)"
    // Afterwards it is there only if it was not renamed.
    defer { folder.remove(temporary) }
    do throws(SystemError) {
      let socket = try TableSocket.listening(temporary, in: folder, permissions: isShared ? 0o660 : 0o600)
      return try folder.rename(temporary, toUnused: name.text) ? socket : nil
    } catch {
      throw .system(error)
    }
  }

  /// Removes the sockets of a table from older epochs, as far as this user may.
  func removeOlder(than name: Name) {
    for other in folder.names().compactMap(Name.init) where other.id == name.id && other.epoch < name.epoch {
      remove(other)
    }
  }

  func age(of name: Name) -> Duration {
    guard let status = folder.status(of: name.text) else { return .zero }
    return .seconds(max(0, System.secondsSince1970 - status.modified))
  }

  func remove(_ name: Name) { folder.remove(name.text) }
}
