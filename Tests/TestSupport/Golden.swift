import Testing
import TextUI

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Compares the stage of a frame, all rows but the header and the bottom line, with the text recorded under a name in
/// `Tests/Golden`; `make record` records the current frames.
public func expectGolden(_ frame: Canvas, _ name: String, at location: SourceLocation = #_sourceLocation) {
  expectRecorded(frame.stage.joined(separator: "\n") + "\n", "\(name).txt", at: location)
}

/// Compares the roles of the cells of a frame's stage with those recorded in `NAME.roles.txt`: one letter per cell, and a
/// legend.
public func expectGoldenRoles(_ frame: Canvas, _ name: String, at location: SourceLocation = #_sourceLocation)
{
  expectRecorded(frame.roles, "\(name).roles.txt", at: location)
}

/// Whether the golden in a file `SCENE-LANGUAGE-SIZE.txt` is to be recorded: `WORDYARD_RECORD` is `all`, or its scene.
private func records(_ file: String) -> Bool {
  guard let chosen = getenv("WORDYARD_RECORD").map({ String(cString: $0) }) else { return false }
  return chosen == "all" || chosen == file.split(separator: "-").dropLast(2).joined(separator: "-")
}

/// Compares a text with that of a file in a folder, or records it.
public func expectRecorded(
  _ text: String, _ file: String, in folder: String = "Tests/Golden",
  at location: SourceLocation = #_sourceLocation
) {
  let path = "\(folder)/\(file)"
  if records(file) {
    #expect(Checkout.write(text, to: path), "\(path) cannot be written", sourceLocation: location)
    return
  }
  guard let golden = Checkout.text(path) else {
    Issue.record("there is no \(path); `make record` makes it", sourceLocation: location)
    return
  }
  #expect(golden == text, "\(path) differs:\n\(difference(golden, text))", sourceLocation: location)
}

private func difference(_ golden: String, _ now: String) -> String {
  let before = golden.split(separator: "\n", omittingEmptySubsequences: false)
  let after = now.split(separator: "\n", omittingEmptySubsequences: false)
  return (0..<max(before.count, after.count)).compactMap { row in
    let old = row < before.count ? before[row] : ""
    let new = row < after.count ? after[row] : ""
    return old == new ? nil : "row \(row)\n- \(old)\n+ \(new)"
  }.joined(separator: "\n")
}

extension Canvas {
  /// The rows as text, without trailing blanks.
  private var rows: [Substring] {
    Array(text.split(separator: "\n", omittingEmptySubsequences: false).prefix(size.height))
  }

  /// The rows between the header and the bottom line.
  var stage: [Substring] { Array(rows.dropFirst().dropLast()) }

  /// The header and the bottom line.
  public var frameLines: [String] { [rows.first, rows.last].map { String($0 ?? "") } }

  /// The role of each cell as a letter, blank where nothing is drawn, followed by a legend of the letters used.
  var roles: String {
    let rows = (1..<size.height - 1).map { y in
      var row = (0..<size.width).map { x in
        let cell = self[Point(x: x, y: y)]
        return cell.character == " " && cell.role == .text ? " " : cell.role.letter
      }
      while row.last == " " { row.removeLast() }
      return String(row)
    }
    let used = Role.allCases.filter { role in rows.contains { $0.contains(role.letter) } }
    return (rows + used.map { "\($0.letter) \($0)" }).joined(separator: "\n") + "\n"
  }
}

extension Role {
  /// The letter that represents the role in a golden of roles; unique.
  var letter: Character {
    switch self {
    case .text: "."
    case .dim: "d"
    case .title: "t"
    case .rule: "-"
    case .chosen: "c"
    case .stage: "s"
    case .right: "r"
    case .wrong: "x"
    case .found: "f"
    case .fresh: "n"
    case .won: "w"
    case .warning: "!"
    case .field: "_"
    case .shortcut: "k"
    case .solid: "#"
    case .hollow: "o"
    case .clock: "="
    case .picture: "p"
    case .warm: "+"
    case .cool: "~"
    case .tile: "T"
    case .otherTile: "O"
    case .goldTile: "W"
    case .slot: "u"
    case .lostLetter: "l"
    case .filledLetter: "i"
    case .cap: "a"
    case .hitCap: "e"
    case .leaf: "g"
    case .blossom: "b"
    case .autumn: "v"
    case .bark: "h"
    }
  }
}
