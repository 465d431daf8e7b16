import Engines

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The word lists shipped with the program.
public enum RealLexicon {
  /// The lists as lexicons with their headwords, mapped from `assets`.
  public static let english = of("en")
  public static let dutch = of("nl")

  private static let shipped = Dictionary(
    uniqueKeysWithValues: Checkout.languages.map { ($0, withHeadwords($0)) })

  /// The list of a language of the checkout.
  public static func of(_ language: String) -> Lexicon { shipped[language]! }

  /// The lists of all languages.
  public static var all: [Lexicon] { Checkout.languages.map(of) }

  private static func withHeadwords(_ code: String) -> Lexicon {
    let headwords = lexicon(code, "headwords.txt")
    return lexicon(code, "words.txt").with { headwords }
  }

  private static func lexicon(_ code: String, _ file: String) -> Lexicon {
    Lexicon(sorted: bytes(code, file).bindMemory(to: UInt8.self), owner: Mapping())
  }

  /// A list's file, mapped while the tests run.
  static func bytes(_ code: String, _ name: String = "words.txt") -> UnsafeRawBufferPointer {
    let path = "\(Checkout.root)/assets/languages/\(code)/\(name)"
    let file = open(path, O_RDONLY)
    precondition(file >= 0, "\(path) is missing: run `make words`")
    defer { close(file) }
    var status = stat()
    fstat(file, &status)
    let size = Int(status.st_size)
    return UnsafeRawBufferPointer(start: mmap(nil, size, PROT_READ, MAP_PRIVATE, file, 0)!, count: size)
  }

  private final class Mapping {}
}

/// The words and tiers of a list, parsed once for all tests without the code under test.
public struct SplitWords: @unchecked Sendable {
  public static let english = of("en")
  public static let dutch = of("nl")

  private static let shipped = Dictionary(
    uniqueKeysWithValues: Checkout.languages.map { ($0, SplitWords($0)) })

  /// The list of a language of the checkout.
  public static func of(_ language: String) -> SplitWords { shipped[language]! }

  /// A line of the list.
  public struct Word: Sendable {
    public let text: String
    public let tier: String
  }

  /// The bytes of the whole list, the start of each line, and for each line the set of its letters a…z, bit 0 for `a`; bit
  /// 31 for any other letter.
  private let bytes: UnsafeRawBufferPointer
  private var starts: [Int] = []
  private var letters: [UInt32] = []

  private init(_ code: String) {
    bytes = RealLexicon.bytes(code)
    // Plain pointers, because a debug build checks the indices of everything else.
    let text = bytes.bindMemory(to: UInt8.self).baseAddress!
    Self.sets.withUnsafeBufferPointer { sets in
      let sets = sets.baseAddress!
      var start = 0
      while start < bytes.count {
        var set: UInt32 = 0
        var end = start
        while text[end] != 0x20 {
          set |= sets[Int(text[end])]
          end &+= 1
        }
        starts.append(start)
        letters.append(set)
        while end < bytes.count, text[end] != 0x0A { end &+= 1 }
        start = end &+ 1
      }
    }
  }

  /// For each byte the set that contains only it.
  private static let sets: [UInt32] = (0..<256).map {
    (0x61...0x7A).contains($0) ? 1 << ($0 - 0x61) : 1 << 31
  }

  /// Every `step`th line of the list, as the list has it.
  public func lines(every step: Int) -> [String] {
    stride(from: 0, to: starts.count, by: step).map { line in
      String(decoding: bytes[starts[line]..<end(of: line)], as: UTF8.self)
    }
  }

  /// The end of a line, without its newline.
  private func end(of line: Int) -> Int {
    (line + 1 < starts.count ? starts[line + 1] : bytes.count) - 1
  }

  /// The words that consist only of letters of the text, in list order; all letters outside ASCII count as the same one.
  public func words(ofLettersIn text: String) -> [Word] {
    var allowed: UInt32 = 0
    // Letters outside ASCII share a bit, so that with one of them words that have another are among the result.
    for byte in text.utf8 { allowed |= byte < 0x80 ? Self.sets[Int(byte)] & ~(1 << 31) : 1 << 31 }
    var words: [Word] = []
    letters.withUnsafeBufferPointer { letters in
      let sets = letters.baseAddress!
      var line = 0
      while line < starts.count {
        if sets[line] & ~allowed == 0 { words.append(word(at: line)) }
        line &+= 1
      }
    }
    return words
  }

  private func word(at line: Int) -> Word {
    let parts = String(decoding: bytes[starts[line]..<end(of: line)], as: UTF8.self).split(separator: " ")
    return Word(text: String(parts[0]), tier: String(parts[1]))
  }
}
