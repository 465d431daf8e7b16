#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The files of the checkout that the tests are built from.
public enum Checkout {
  /// The folder of `Package.swift`.
  public static let root: String = {
    let parts = #filePath.split(separator: "/").dropLast(3)
    return "/" + parts.joined(separator: "/")
  }()

  /// The path of a program of the package, which SwiftPM has built into the folder of the tests themselves.
  public static func product(_ name: String) -> String { products + "/" + name }

  private static let products: String = {
    // An argument is the path of the test bundle; on Linux it is that of this process.
    guard let tests = CommandLine.arguments.first(where: { $0.contains(".xctest") }) else {
      return root + "/.build/debug"
    }
    let parts = tests.split(separator: "/", omittingEmptySubsequences: false)
    return parts.prefix { !$0.hasSuffix(".xctest") }.joined(separator: "/")
  }()

  /// A file's bytes as text; `nil` when it cannot be read.
  public static func text(_ path: String) -> String? {
    bytes(ofFile: root + "/" + path).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Writes a file; false when that fails.
  public static func write(_ text: String, to path: String) -> Bool {
    guard let file = fopen(root + "/" + path, "w") else { return false }
    defer { fclose(file) }
    let bytes = Array(text.utf8)
    return fwrite(bytes, 1, bytes.count, file) == bytes.count
  }

  /// The codes of the languages, sorted.
  public static let languages = names(in: "assets/languages")

  /// The names of the files in a folder, sorted.
  public static func names(in folder: String) -> [String] {
    guard let directory = opendir(root + "/" + folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }
}
