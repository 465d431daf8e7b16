import CNcurses
import TestSupport
import Testing
import TextUI

@testable import Terminal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The keys of every terminal that terminfo has an entry for on this system. ncurses knows one terminal at a time.
@Suite(.serialized) struct TerminalKeysTests {
  @Test("a letter after any key of any terminal arrives, and nothing of the key with it")
  func aLetterAfterAnyKeyArrives() throws {
    let entries = try Self.run("/usr/bin/toe", "-a").split(separator: "\n").compactMap { line in
      line.split(whereSeparator: \.isWhitespace).first.map(String.init)
    }
    #expect(entries.contains { $0.hasPrefix("xterm") })
    for entry in Set(entries) where Self.begin(entry) {
      let (names, sequences) = (TerminalKeys.names, try Self.sequences(of: entry))
      for sequence in sequences {
        // A letter with which the sequence is not the beginning of another.
        let letter = "xkqzjXKQZJ".utf8.first { letter in
          !sequences.contains { $0.starts(with: sequence + [letter]) }
        }
        guard let letter else { continue }
        var decoder = KeyDecoder(names: names)
        decoder.feed(sequence + [letter])
        let inputs = decoder.take()
        #expect(
          inputs.last == .key(.character(Character(Unicode.Scalar(letter))))
            && inputs.count <= max(2, sequence.count),
          "\(entry): \(String(decoding: sequence, as: UTF8.self).debugDescription) makes \(inputs)")
        if let first = sequence.first, first < 0x20, sequence.count > 1 {
          #expect(inputs.count <= 2, "\(entry): \(sequence)")
        }
      }
    }
  }

  @Test(
    "the arrows of a terminal are arrows, by its own names",
    arguments: ["xterm", "linux", "vt100", "screen", "tmux-256color", "rxvt-unicode", "xterm-256color"])
  func theArrowsOfATerminalAreArrows(entry: String) throws {
    guard Self.begin(entry) else { return }
    for (name, key) in [("kcuu1", Key.up), ("kcud1", .down), ("kcub1", .left), ("kcuf1", .right)] {
      var decoder = KeyDecoder(names: TerminalKeys.names)
      decoder.feed(try #require(curses_capability(name).map { Array(String(cString: $0).utf8) }))
      #expect(decoder.take() == [.key(key)])
    }
  }

  @Test("no terminal of this system is refused for its pauses") func noTerminalIsRefusedForItsPauses() throws
  {
    let entries = try Self.run("/usr/bin/toe", "-a").split(separator: "\n").compactMap { line in
      line.split(whereSeparator: \.isWhitespace).first.map(String.init)
    }
    // It asks for five seconds after each line.
    for entry in Set(entries).subtracting(["basis"]) where Self.begin(entry) {
      #expect(TerminalPauses.longest <= TerminalPauses.limit, "\(entry)")
    }
  }

  @Test(
    "the pauses of a sequence are counted",
    arguments: [
      ("", 0), ("\u{1B}[H\u{1B}[J$<50>", 50), ("$<5*/>a$<100/>", 105), ("$$<7.5>$", 7), ("$<", 0),
      ("$<99999999999999999999>", 1 << 24),
    ])
  func pauses(sequence: String, milliseconds: Int) {
    #expect(TerminalPauses.pause(in: Array(sequence.utf8)) == .milliseconds(milliseconds))
  }

  /// Lets terminfo describe a terminal; false when the entry is no terminal's own.
  private static func begin(_ entry: String) -> Bool {
    var error: Int32 = 0
    return setupterm(entry, 1, &error) == OK
  }

  /// The sequences of all keys of an entry, as infocmp lists them. That of the mouse is a beginning, and an escape character
  /// is one, too.
  private static func sequences(of entry: String) throws -> [[UInt8]] {
    try run("/usr/bin/infocmp", "-1", "-x", entry).split(separator: "\n").compactMap { line in
      let text = line.drop(while: \.isWhitespace)
      guard text.hasPrefix("k"), !text.hasPrefix("kmous="), text.hasSuffix(","),
        let equals = text.firstIndex(of: "=")
      else { return nil }
      let sequence = bytes(text[equals...].dropFirst().dropLast())
      return sequence == [0x1B] || sequence == [0x3] || sequence.isEmpty ? nil : sequence
    }
  }

  /// What a value stands for, see "Types of Capabilities" in terminfo(5).
  private static func bytes(_ value: Substring) -> [UInt8] {
    var (bytes, rest) = ([UInt8](), Array(value.utf8)[...])
    while let first = rest.popFirst() {
      switch first {
      case UInt8(ascii: "^"):
        bytes.append(rest.popFirst().map { $0 == UInt8(ascii: "?") ? 0x7F : $0 & 0x1F } ?? first)
      case UInt8(ascii: "\\"):
        let next = rest.popFirst() ?? first
        let digits = [next] + rest.prefix(2)
        if digits.count == 3, digits.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "7") ~= $0 }) {
          rest = rest.dropFirst(2)
          bytes.append(digits.reduce(0) { $0 << 3 | $1 & 7 })
        } else {
          let named: [Character: UInt8] = [
            "E": 0x1B, "e": 0x1B, "n": 0xA, "l": 0xA, "r": 0xD, "t": 0x9, "b": 0x8, "f": 0xC, "s": 0x20,
            "0": 0,
          ]
          bytes.append(named[Character(Unicode.Scalar(next))] ?? next)
        }
      case UInt8(ascii: "%") where rest.first == UInt8(ascii: "^"): bytes += [first, rest.removeFirst()]
      default: bytes.append(first)
      }
    }
    return bytes.map { $0 == 0x80 ? 0 : $0 }
  }

  private static func run(_ path: String, _ arguments: String...) throws -> String {
    let folders = getenv("TERMINFO_DIRS").map { ["TERMINFO_DIRS": String(cString: $0)] } ?? [:]
    return try Program(path, arguments, environment: folders.merging(["LANG": "C"]) { $1 }).run().output
  }
}
