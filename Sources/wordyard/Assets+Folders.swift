import Engines
import Glibc
import Kit
import Menus

extension Assets {
  /// `$XDG_DATA_HOME/wordyard`, following the XDG base directory specification: if the variable is unset or a relative
  /// path, the folder is below the home folder; empty when there is none.
  static func dataFolder() -> String {
    let named = getenv("XDG_DATA_HOME").map { String(cString: $0) } ?? ""
    if isAbsolute(named) { return named + "/wordyard" }
    let home = home()
    return home.isEmpty ? "" : home + "/.local/share/wordyard"
  }

  private static func isAbsolute(_ path: String) -> Bool { path.utf8.first == UInt8(ascii: "/") }

  /// The home folder: `$HOME`, otherwise that in the user database, read without `getpwuid`, which would load libraries and
  /// must not be used in a static program.
  private static func home() -> String {
    if let home = getenv("HOME").map({ String(cString: $0) }), isAbsolute(home) { return home }
    guard let file = fopen("/etc/passwd", "re") else { return "" }
    defer { fclose(file) }
    while let entry = fgetpwent(file) {
      if entry.pointee.pw_uid == getuid() { return String(cString: entry.pointee.pw_dir) }
    }
    return ""
  }

  /// The folder of the locale `C.UTF-8` for systems without it; it may be missing.
  var localeFolder: String { folder + "/locale" }

  /// Finds the folder of the program's files: `$WORDYARD_ASSETS`, else the folder relative to the installed program, else
  /// where `make install` put them, else the checkout.
  /// - Throws: `InputProblem` when none of these contains them.
  static func find() throws(InputProblem) -> String {
    if let named = getenv("WORDYARD_ASSETS").map({ String(cString: $0) }), !named.isEmpty {
      guard hasLanguages(named) else { throw InputProblem(file: named, .noLanguagesFolder) }
      return named
    }
    let program = withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { path in
      let length = readlink("/proc/self/exe", path.baseAddress!, path.count)
      return String(decoding: UnsafeRawBufferPointer(path)[..<max(0, length)], as: UTF8.self)
    }
    var folder = parent(program)
    if hasLanguages("\(folder)/../share/wordyard") { return "\(folder)/../share/wordyard" }
    if let recorded = recordedFolder(), hasLanguages(recorded) { return recorded }
    while !folder.isEmpty {
      if hasLanguages("\(folder)/assets") { return "\(folder)/assets" }
      folder = parent(folder)
    }
    throw InputProblem(file: "../share/wordyard", .assetsNotFound)
  }

  private static func hasLanguages(_ folder: String) -> Bool { Files.exists(folder + "/languages") }

  /// The folder that tools/install has appended to the program, after a null character and `wordyard-assets=`.
  private static func recordedFolder() -> String? {
    let descriptor = open("/proc/self/exe", O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var ending = [UInt8](repeating: 0, count: Int(PATH_MAX))
    lseek(descriptor, -off_t(ending.count), SEEK_END)
    let count = read(descriptor, &ending, ending.count)
    guard count > 0, let start = ending[..<count].lastIndex(of: 0) else { return nil }
    let text = String(decoding: ending[(start + 1)..<count], as: UTF8.self)
    let key = "wordyard-assets="
    return text.hasPrefix(key) ? String(text.dropFirst(key.count)) : nil
  }

  private static func parent(_ path: String) -> String {
    String(path[..<(path.utf8.lastIndex(of: UInt8(ascii: "/")) ?? path.startIndex)])
  }
}
