import Engines
import TestSupport

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Small lists made from a seed.
enum RandomWords {
  /// Up to forty words of up to six letters from a small alphabet, including letters of two bytes, so that many words share
  /// a prefix; with tiers.
  static func list(using generator: inout SplitMix64) -> [String] {
    let letters: [Character] = generator.below(2) == 0 ? ["a", "b", "c"] : ["a", "ß", "ä", "å"]
    return (0..<1 + generator.below(40)).map { _ in
      let word = (0..<1 + generator.below(6)).map { _ in letters[generator.below(letters.count)] }
      return String(word) + " " + ["1", "2", "3", "4", "x", "1u", "2u", "4u"][generator.below(8)]
    }
  }

  /// Every prefix of every word, and one that begins no word.
  static func fragments(of list: [String]) -> Set<String> {
    var fragments: Set<String> = ["", "q"]
    for line in list {
      let word = line.split(separator: " ")[0]
      for length in 1...word.count { fragments.insert(String(word.prefix(length))) }
    }
    return fragments
  }
}

/// The lower-case a–z words of a list that Debian installs in `/usr/share/dict`.
enum DebianList {
  static var areInstalled: Bool {
    ["american-english", "dutch"].allSatisfy { access("/usr/share/dict/\($0)", R_OK) == 0 }
  }

  static func lexicon(_ name: String) -> Lexicon? {
    guard let bytes = TestSupport.bytes(ofFile: "/usr/share/dict/\(name)") else { return nil }
    var words: [String] = []
    bytes.withUnsafeBufferPointer { bytes in
      var start = 0
      var isPlain = true
      for (offset, byte) in bytes.enumerated() {
        if byte == 0x0A {
          let line = UnsafeBufferPointer(rebasing: bytes[start..<offset])
          if isPlain, !line.isEmpty { words.append(String(decoding: line, as: UTF8.self)) }
          start = offset + 1
          isPlain = true
        } else if byte < 0x61 || byte > 0x7A {
          isPlain = false
        }
      }
    }
    // ASCII only, so that strings are ordered like their bytes.
    words.sort()
    let text = Array((words.joined(separator: " 3\n") + " 3\n").utf8)
    let owner = Owner(text)
    return Lexicon(sorted: UnsafeBufferPointer(owner.bytes), owner: owner)
  }

  private final class Owner: Sendable {
    nonisolated(unsafe) let bytes: UnsafeMutableBufferPointer<UInt8>

    init(_ text: [UInt8]) {
      bytes = .allocate(capacity: text.count)
      _ = bytes.initialize(from: text)
    }

    deinit { bytes.deallocate() }
  }
}
