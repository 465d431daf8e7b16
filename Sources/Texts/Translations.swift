/// The entries of a gettext file.
final class Translations: Sendable {
  /// The translated patterns by context and English pattern, one for each plural form.
  private let entries: [String: [String]]
  let plural: PluralRule

  /// Reads the bytes of a gettext file; what has no translation, or one that is marked as fuzzy, is left out.
  init(_ file: [UInt8], _ report: (Texts.Problem) -> Void) {
    var reader = Reader()
    reader.read(file)
    (entries, plural) = (reader.entries, reader.plural)
    reader.problems.forEach(report)
  }

  func forms(of pattern: String, in context: String?) -> [String]? {
    entries[Self.key(pattern, context)]
  }

  private static func key(_ pattern: String, _ context: String?) -> String {
    context.map { "\($0)\u{4}\(pattern)" } ?? pattern
  }
}

extension Translations {
  /// Reads entries line by line.
  struct Reader {
    var problems: [Texts.Problem] = []
    var entries: [String: [String]] = [:]
    var plural = PluralRule.english
    private var entry = Entry()

    /// One entry, and the part of it that further lines of text are added to.
    private struct Entry {
      var line = 0
      var context: String?
      var id: String?
      var pluralID: String?
      var forms: [String] = []
      var isFuzzy = false
      var part: Part?

      enum Part { case context, id, plural, form(Int) }
    }

    mutating func read(_ file: [UInt8]) {
      var number = 0
      let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
      for bytes in file.dropFirst(file.starts(with: mark) ? mark.count : 0).split(
        separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      {
        number += 1
        read(bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes, number)
      }
      finish()
    }

    private mutating func read(_ line: ArraySlice<UInt8>, _ number: Int) {
      guard let first = line.first else { return finish() }
      if first == UInt8(ascii: "#") {
        if entry.id != nil { finish() }
        if line.starts(with: Array("#,".utf8)), String(decoding: line, as: UTF8.self).contains("fuzzy") {
          entry.isFuzzy = true
        }
        return
      }
      guard let quote = line.firstIndex(of: UInt8(ascii: "\"")), let text = unquoted(line[quote...]) else {
        return report(Texts.Problem(line: number, cause: .syntax))
      }
      let keyword = String(decoding: line[..<quote].filter { $0 != UInt8(ascii: " ") }, as: UTF8.self)
      switch keyword {
      case "": break
      case "msgctxt":
        if entry.id != nil || !entry.forms.isEmpty { finish() }
        entry.part = .context
      case "msgid":
        if entry.id != nil || !entry.forms.isEmpty { finish() }
        (entry.part, entry.line) = (.id, number)
      case "msgid_plural": entry.part = .plural
      case "msgstr": entry.part = .form(0)
      default:
        guard keyword.hasPrefix("msgstr["), keyword.hasSuffix("]"),
          let index = Int(keyword.dropFirst(7).dropLast()), 0..<16 ~= index
        else { return report(Texts.Problem(line: number, cause: .syntax)) }
        entry.part = .form(index)
      }
      switch entry.part {
      case .context: entry.context = (entry.context ?? "") + text
      case .id: entry.id = (entry.id ?? "") + text
      case .plural: entry.pluralID = (entry.pluralID ?? "") + text
      case .form(let index):
        while entry.forms.count <= index { entry.forms.append("") }
        entry.forms[index] += text
      case nil: report(Texts.Problem(line: number, cause: .syntax))
      }
    }

    private mutating func report(_ problem: Texts.Problem) { problems.append(problem) }

    /// Keeps the entry that has been read, if it can be used.
    private mutating func finish() {
      defer { entry = Entry() }
      guard let id = entry.id else { return }
      if id.isEmpty, entry.context == nil { return readHeader(entry) }
      guard !entry.isFuzzy, !entry.forms.isEmpty, !entry.forms.contains("") else { return }
      let known = placeholders(entry.pluralID ?? id).union(placeholders(id))
      for form in entry.forms {
        guard let wrong = placeholders(form).subtracting(known).min() else { continue }
        return report(Texts.Problem(line: entry.line, cause: .placeholder(wrong)))
      }
      entries[Translations.key(id, entry.context)] = entry.forms
    }

    private mutating func readHeader(_ entry: Entry) {
      let lines = entry.forms.first?.split(separator: "\n") ?? []
      guard let line = lines.first(where: { $0.hasPrefix("Plural-Forms:") }) else { return }
      if let rule = PluralRule(String(line.dropFirst("Plural-Forms:".count))) {
        plural = rule
      } else {
        report(Texts.Problem(line: entry.line, cause: .pluralForms))
      }
    }

    /// The text of a quoted string; `nil` when it is not one, not UTF-8, or has characters that would control a terminal.
    private func unquoted(_ quoted: ArraySlice<UInt8>) -> String? {
      let (quote, backslash) = (UInt8(ascii: "\""), UInt8(ascii: "\\"))
      var text: [UInt8] = []
      var rest = quoted.dropFirst()
      while let byte = rest.popFirst() {
        switch byte {
        case quote:
          return rest.allSatisfy { $0 == UInt8(ascii: " ") } ? String(validating: text, as: UTF8.self) : nil
        case backslash:
          switch rest.popFirst() {
          case UInt8(ascii: "n"): text.append(UInt8(ascii: "\n"))
          case UInt8(ascii: "t"): text.append(UInt8(ascii: "\t"))
          case quote: text.append(quote)
          case backslash: text.append(backslash)
          default: return nil
          }
        case ..<0x20, 0x7F: return nil
        case 0x80...0x9F where text.last == 0xC2: return nil
        default: text.append(byte)
        }
      }
      return nil
    }

    /// The names of the values in a pattern, e.g. `{1}`.
    private func placeholders(_ pattern: String) -> Set<String> {
      var found: Set<String> = []
      for part in pattern.utf8.split(separator: UInt8(ascii: "{"), omittingEmptySubsequences: false)
        .dropFirst()
      {
        let digits = part.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
        if !digits.isEmpty, part.dropFirst(digits.count).first == UInt8(ascii: "}") {
          found.insert("{\(Substring(digits))}")
        }
      }
      return found
    }
  }
}
