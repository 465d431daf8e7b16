import Engines
import Kit
import Menus
import Platform

extension Assets {
  /// `$XDG_DATA_HOME/wordyard`, following the XDG base directory specification: if the variable is unset or a relative
  /// path, the folder is below the home folder; empty when there is none.
  static func dataFolder() -> String {
    if let named = System.environment("XDG_DATA_HOME"), named.hasPrefix("/") { return named + "/wordyard" }
    let home = System.homeFolder
    return home.isEmpty ? "" : home + "/.local/share/wordyard"
  }

  /// The folder of the locale `C.UTF-8` for systems without it; it may be missing.
  var localeFolder: String { folder + "/locale" }

  /// Finds the folder of the program's files: `$WORDYARD_ASSETS`, else the folder relative to the installed program, else
  /// where `make install` put them, else the checkout.
  /// - Throws: `InputProblem` when none of these contains them.
  static func find() throws(InputProblem) -> String {
    if let named = System.environment("WORDYARD_ASSETS"), !named.isEmpty {
      guard hasLanguages(named) else { throw InputProblem(file: named, .noLanguagesFolder) }
      return named
    }
    let program = System.programPath
    var folder = parent(program)
    if hasLanguages("\(folder)/../share/wordyard") { return "\(folder)/../share/wordyard" }
    if let recorded = recordedFolder(program), hasLanguages(recorded) { return recorded }
    while !folder.isEmpty {
      if hasLanguages("\(folder)/assets") { return "\(folder)/assets" }
      folder = parent(folder)
    }
    throw InputProblem(file: "../share/wordyard", .assetsNotFound)
  }

  private static func hasLanguages(_ folder: String) -> Bool { Files.isReadable(folder + "/languages") }

  /// The folder that tools/install has appended to the program, after a null character and `wordyard-assets=`.
  private static func recordedFolder(_ program: String) -> String? {
    guard let ending = Files.ending(of: program, atMost: 1 << 12), let start = ending.lastIndex(of: 0) else {
      return nil
    }
    let text = String(decoding: ending[(start + 1)...], as: UTF8.self)
    let key = "wordyard-assets="
    return text.hasPrefix(key) ? String(text.dropFirst(key.count)) : nil
  }

  private static func parent(_ path: String) -> String {
    String(path[..<(path.utf8.lastIndex(of: UInt8(ascii: "/")) ?? path.startIndex)])
  }
}
