/// A value in the form that programs read.
enum JSON {
  case string(String)
  case number(Int)
  case boolean(Bool)
  case list([JSON])
  /// Named values, in this order.
  case object(Members)
  /// What a command has written in this form.
  case written(String)

  /// Named values; those that are `nil` are left out.
  struct Members: ExpressibleByDictionaryLiteral {
    fileprivate let values: [(String, JSON)]

    init(dictionaryLiteral values: (String, JSON?)...) {
      self.values = values.compactMap { name, value in value.map { (name, $0) } }
    }

    init(_ first: Members, _ second: Members) { values = first.values + second.values }
  }

  /// A list of texts.
  static func texts(_ texts: [String]) -> JSON { .list(texts.map(JSON.string)) }

  /// The value in one line, without anything in it that a terminal would interpret.
  var text: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    switch self {
    case .string(let value): Self.write(value, to: &text)
    case .number(let value): text += String(value)
    case .boolean(let value): text += value ? "true" : "false"
    case .written(let value): text += value
    case .list(let values):
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += "," }
        value.write(to: &text)
      }
      text += "]"
    case .object(let values):
      text += "{"
      for (index, (name, value)) in values.values.enumerated() {
        if index > 0 { text += "," }
        Self.write(name, to: &text)
        text += ":"
        value.write(to: &text)
      }
      text += "}"
    }
  }

  private static func write(_ value: String, to text: inout String) {
    text += "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"", "\\": text += "\\\(scalar)"
      case " "..."~": text.unicodeScalars.append(scalar)
      default:
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator:
          for unit in String(scalar).utf16 {
            let digits = String(unit, radix: 16)
            text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
          }
        default: text.unicodeScalars.append(scalar)
        }
      }
    }
    text += "\""
  }
}
