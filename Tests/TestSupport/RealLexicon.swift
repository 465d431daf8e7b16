import Engines
import Glibc

/// The word lists the game is shipped with, mapped from `assets`.
public enum RealLexicon {
  public static let english = list("en")
  public static let dutch = list("nl")

  private static func list(_ code: String) -> Lexicon {
    let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let path = "/\(root)/assets/languages/\(code)/words.txt"
    let file = open(path, O_RDONLY)
    precondition(file >= 0, "\(path) is missing: run `make words`")
    defer { close(file) }
    var status = stat()
    fstat(file, &status)
    let size = Int(status.st_size)
    let start = mmap(nil, size, PROT_READ, MAP_PRIVATE, file, 0)!
    return Lexicon(
      sorted: UnsafeBufferPointer(start: start.assumingMemoryBound(to: UInt8.self), count: size),
      owner: Mapping())
  }

  /// The mapping stays for as long as the tests run.
  private final class Mapping {}
}
