import Engines
import Platform

/// The folders of lists that a class shares: where they are, and how each file was when it was last looked into. It is kept as
/// `.class` beside the player's vocabularies, and what a folder has brought, until it is told, as `.news`.
package struct ClassFolder {
  /// A folder that is remembered.
  package struct Source: Equatable, Sendable {
    package let path: String
    /// The code of the language that was chosen for words that state none.
    package let language: String?
    fileprivate var files: [File] = []
  }

  fileprivate struct File: Equatable, Sendable {
    let name: String
    let stamp: Int
    let size: Int
    /// Whether it became a list, whose name then belongs to the folder.
    let isList: Bool
  }

  /// What was taken of a file.
  package struct List: Equatable, Sendable {
    package let title: String
    package let words: Int
    package let new: Int

    package init(title: String, words: Int, new: Int) {
      (self.title, self.words, self.new) = (title, words, new)
    }
  }

  package private(set) var sources: [Source] = []
  private let folder: String

  /// - Parameter folder: that of the player's vocabularies, with a `/` behind it.
  package init(in folder: String) {
    self.folder = folder
    guard let bytes = try? Files.bytes(folder + Self.state, atMost: Self.longestState) else { return }
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      if fields.count == 3, fields[0] == "folder" {
        sources.append(Source(path: fields[2], language: fields[1].isEmpty ? nil : fields[1]))
      } else if fields.count == 4, !sources.isEmpty, let stamp = Int(fields[1]), let size = Int(fields[2]) {
        let file = File(name: fields[3], stamp: stamp, size: size, isList: fields[0] == "list")
        sources[sources.count - 1].files.append(file)
      }
    }
  }

  private static let state = ".class"
  private static let newsFile = ".news"
  private static let longestState = 1 << 20
  /// The files of a folder that are looked at.
  private static let mostFiles = 500
  /// The bytes that are read of a file.
  package static let longestList = 1 << 20
  /// What the names of lists end with.
  private static let endings = [".tsv", ".csv", ".txt", ".kvtml"]

  /// Takes the lists of a folder that are new or have changed, and remembers it. What cannot be taken is reported, and tried again
  /// when it has changed; a list of the player's own with the same name stays. One process does it at a time.
  /// - Parameters:
  ///   - take: makes what a file contains the player's list of a name.
  /// - Returns: what was taken; `nil` when another process is at it.
  /// - Throws: when the folder cannot be read.
  package mutating func update(
    from path: String, language: String?, report: (InputProblem) -> Void,
    take: (_ file: String, _ name: String) throws(InputProblem) -> List
  ) throws(InputProblem) -> [List]? {
    do throws(SystemError) {
      try Files.makeFolders(String(folder.dropLast()))
    } catch { throw InputProblem(file: folder, .system(error)) }
    // Of the processes that a hanging folder would hold, one is enough.
    let lock = LockFile(folder + ".lock")
    // What cannot be opened says why.
    if !lock.isUsable() { try Files.append([], to: folder + ".lock") }
    guard lock.isUsable(), lock.lock(0, milliseconds: 2000) else { return nil }
    defer { lock.close() }
    do throws(SystemError) { _ = try Folder(path) } catch {
      throw InputProblem(file: path, .system(error))
    }
    self = ClassFolder(in: folder)
    let known = sources.first { $0.path == path }
    var source = Source(path: path, language: language ?? known?.language)
    var lists: [List] = []
    for name in Files.names(in: path).prefix(Self.mostFiles) where Self.isList(name) {
      let file = "\(path)/\(name)"
      guard let status = try? FileStatus(file), status.kind == .regular else { continue }
      let before = known?.files.first { $0.name == name }
      if let before, before.stamp == status.stamp, before.size == status.size {
        source.files.append(before)
        continue
      }
      var isList = before?.isList ?? false
      do throws(InputProblem) {
        let stem = Self.stem(name)
        let isTaken = source.files.contains { $0.isList && Self.stem($0.name) == stem }
        guard isList || !isTaken && !Files.exists("\(folder)\(stem).tsv") else {
          throw InputProblem(file: file, .nameOfAnother)
        }
        lists.append(try take(file, stem))
        isList = true
      } catch { report(error) }
      source.files.append(File(name: name, stamp: status.stamp, size: status.size, isList: isList))
    }
    // A file that is gone may come back; its list stays.
    source.files += known?.files.filter { old in !source.files.contains { $0.name == old.name } } ?? []
    guard source != known, known != nil || !source.files.isEmpty else { return lists }
    sources = sources.filter { $0.path != path } + [source]
    if known != nil { try add(lists.filter { $0.new > 0 }) }
    try save()
    return lists
  }

  private static func isList(_ name: String) -> Bool {
    endings.contains(where: name.lowercased().hasSuffix) && !stem(name).isEmpty && name.utf8.count <= 200
      && !name.unicodeScalars.contains { $0.value < 0x20 || 0x7F..<0xA0 ~= $0.value }
  }

  private static func stem(_ name: String) -> String {
    String(name[..<(name.lastIndex(of: ".") ?? name.endIndex)])
  }

  private func save() throws(InputProblem) {
    var text = ""
    for source in sources {
      text += "folder\t\(source.language ?? "")\t\(source.path)\n"
      for file in source.files {
        text += "\(file.isList ? "list" : "file")\t\(file.stamp)\t\(file.size)\t\(file.name)\n"
      }
    }
    try write(text, to: Self.state)
  }

  private func write(_ text: String, to name: String) throws(InputProblem) {
    do throws(SystemError) {
      try Files.replace(folder + name, with: Array(text.utf8), temporary: "\(folder)\(name)+", isKept: true)
    } catch { throw InputProblem(file: folder + name, .system(error)) }
  }

  private func add(_ lists: [List]) throws(InputProblem) {
    guard !lists.isEmpty else { return }
    let before = (try? Files.bytes(folder + Self.newsFile, atMost: Self.longestState)) ?? []
    let lines = lists.map { "\($0.new)\t\($0.words)\t\($0.title)\n" }.joined()
    try write(String(decoding: before, as: UTF8.self) + lines, to: Self.newsFile)
  }

  /// What the folders have brought since this was last called, by whichever process.
  package static func news(in folder: String) -> [List] {
    let (file, own) = (folder + newsFile, "\(folder)\(newsFile)-\(System.processID)")
    guard Files.exists(file), (try? Files.rename(file, to: own)) != nil else { return [] }
    defer { Files.remove(own) }
    let bytes = (try? Files.bytes(own, atMost: longestState)) ?? []
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").compactMap { line in
      let fields = line.split(separator: "\t", maxSplits: 2).map(String.init)
      guard fields.count == 3, let new = Int(fields[0]), let words = Int(fields[1]) else { return nil }
      return List(title: fields[2], words: words, new: new)
    }
  }
}
