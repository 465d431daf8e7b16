import Engines
import TextUI

extension String {
  /// The parts between line ends, without empty ones.
  package var paragraphs: [String] { split(separator: "\n").map(String.init) }

  /// The text wrapped into lines of at most `width` columns, balanced if the last one would otherwise be a single word.
  package func filled(to width: Int) -> [String] {
    let lines = wrapped(to: width)
    return lines.count > 1 && lines[lines.count - 1].allSatisfy { $0 != " " } ? balanced(to: width) : lines
  }

  /// The sentences of the text, each with its full stop.
  package var sentences: [String] {
    var all: [String] = []
    var sentence = ""
    for word in split(separator: " ") {
      sentence += sentence.isEmpty ? "" : " "
      sentence += word
      guard word.last == "." else { continue }
      all.append(sentence)
      sentence = ""
    }
    return sentence.isEmpty ? all : all + [sentence]
  }

  /// The text wrapped into lines of at most `width` columns, broken after a sentence if that needs no more lines, else
  /// between words with balanced lengths.
  package func sentences(to width: Int) -> [String] {
    let wrapped = wrapped(to: width)
    var lines = sentences
    var index = 1
    while index < lines.count {
      if lines[index - 1].columns + 1 + lines[index].columns <= width {
        lines[index - 1] += " " + lines.remove(at: index)
      } else {
        index += 1
      }
    }
    let fits = lines.count <= wrapped.count && lines.allSatisfy { $0.columns <= width }
    return fits ? lines : balanced(to: width)
  }

  /// As many words of the text as fit before ` …`.
  package func cutAtWord(_ width: Int) -> String { (wrapped(to: width - 2).first ?? "") + " …" }

  /// The text itself if it fits the width, else as many of its words as do, and ` …`.
  package func shortened(to width: Int) -> String { columns <= width ? self : cutAtWord(width) }

  /// A meaning in lines of at most `width` columns, never cut within a clause: in at most `rows` lines, of which a longer one fills more
  /// than half with its first clauses; else in as many `more`; without any where not even these hold a clause.
  package func explained(to width: Int, rows: Int = 2, more: Int = 1) -> [String] {
    for (count, least) in [(rows, width * rows / 2), (rows + more, 1)] {
      let lines = filled(to: width)
      if lines.count <= count { return lines }
      let ended = clauses.last { $0.columns > least && $0.wrapped(to: width).count <= count }
      if let ended { return ended.filled(to: width) }
    }
    return []
  }

  /// The beginnings of the text up to each `;`, each `,` and each bracket, that close the brackets and quotation marks they open.
  private var clauses: [String] {
    let pairs: [Character: Character] = ["(": ")", "[": "]", "«": "»", "„": "“", "“": "”", "‘": "’"]
    var (clauses, text, open): ([String], String, [Character]) = ([], "", [])
    for word in split(separator: " ") {
      if open.isEmpty, word.first == "(", !text.isEmpty { clauses.append(text) }
      text += (text.isEmpty ? "" : " ") + word
      for character in word {
        if open.last == character {
          open.removeLast()
        } else if let end = pairs[character] {
          open.append(end)
        }
      }
      if open.isEmpty, let last = word.last, ";,".contains(last) { clauses.append(String(text.dropLast())) }
    }
    return clauses
  }

  /// The text truncated or padded with blanks to exactly `width` columns.
  package func padded(to width: Int) -> String {
    let shown = clipped(to: width)
    return shown + String(repeating: " ", count: max(0, width - shown.columns))
  }

  /// The text right-aligned in `width` columns, never truncated.
  package func aligned(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - columns)) + self
  }
}

extension [Key] {
  /// The keys that open help.
  package static let help: [Key] = [.character("?"), .function(1), .control("g")]

  /// The keys of a letter: the small one and the capital.
  package static func letter(_ letter: Character) -> [Key] {
    [.character(letter), .character(letter.interfaceCapital)]
  }
}

extension Key {
  /// Whether the key writes or erases a letter, so that the player is in the middle of a word.
  package var isTyping: Bool {
    switch self {
    case .character(let character): character.isLetter
    case .backspace: true
    default: false
    }
  }

  /// What a letter stands for in a pager; `nil` for other keys.
  package var asPagerKey: Key? {
    switch small ?? self {
    case .character("j"): .down
    case .character("k"): .up
    case .character("q"): .escape
    default: nil
    }
  }
}
