/// Which plural form of a language a number takes: the expression in C that `Plural-Forms` of a gettext file states.
struct PluralRule: Sendable {
  private let expression: Expression

  /// One form for 1, one for every other number.
  static let english = PluralRule(expression: .operation("!=", .number, .constant(1)))

  private init(expression: Expression) { self.expression = expression }

  /// The longest rule that is read, in bytes; those of real languages have a quarter of them.
  private static let longest = 1000

  /// - Parameter header: e.g. ` nplurals=2; plural=(n != 1);`
  init?(_ header: String) {
    guard header.utf8.count <= Self.longest else { return nil }
    for field in header.split(separator: ";") {
      let halves = field.split(separator: "=", maxSplits: 1)
      guard halves.count == 2, halves[0].filter({ $0 != " " }) == "plural" else { continue }
      var parser = Parser(halves[1])
      guard let expression = parser.ternary(), parser.isAtEnd else { return nil }
      self.expression = expression
      return
    }
    return nil
  }

  /// The index of the form for a number.
  func index(for count: Int) -> Int { max(0, expression.value(count)) }

  private indirect enum Expression: Sendable {
    case number
    case constant(Int)
    case not(Expression)
    case operation(String, Expression, Expression)
    case choice(Expression, Expression, Expression)

    func value(_ n: Int) -> Int {
      switch self {
      case .number: return n
      case .constant(let value): return value
      case .not(let inner): return inner.value(n) == 0 ? 1 : 0
      case .choice(let condition, let yes, let no):
        return condition.value(n) != 0 ? yes.value(n) : no.value(n)
      case .operation(let symbol, let left, let right):
        let (a, b) = (left.value(n), right.value(n))
        return switch symbol {
        case "||": a != 0 || b != 0 ? 1 : 0
        case "&&": a != 0 && b != 0 ? 1 : 0
        case "==": a == b ? 1 : 0
        case "!=": a != b ? 1 : 0
        case "<=": a <= b ? 1 : 0
        case ">=": a >= b ? 1 : 0
        case "<": a < b ? 1 : 0
        case ">": a > b ? 1 : 0
        case "+": a &+ b
        case "-": a &- b
        case "*": a &* b
        case "/": a.dividedReportingOverflow(by: b).partialValue
        default: a.remainderReportingOverflow(dividingBy: b).partialValue
        }
      }
    }
  }

  private struct Parser {
    private var rest: Substring
    /// The operators from the loosest to the tightest; a longer one before one that it begins with.
    private static let levels = [
      ["||"], ["&&"], ["==", "!="], ["<=", ">=", "<", ">"], ["+", "-"], ["*", "/", "%"],
    ]

    init(_ text: Substring) { rest = text.filter { $0 != " " && $0 != "\n" }[...] }

    var isAtEnd: Bool { rest.isEmpty }

    private mutating func skip(_ symbol: String) -> Bool {
      guard rest.hasPrefix(symbol) else { return false }
      rest = rest.dropFirst(symbol.count)
      return true
    }

    mutating func ternary() -> Expression? {
      guard let condition = operation(0) else { return nil }
      guard skip("?") else { return condition }
      guard let yes = ternary(), skip(":"), let no = ternary() else { return nil }
      return .choice(condition, yes, no)
    }

    private mutating func operation(_ level: Int) -> Expression? {
      guard level < Self.levels.count else { return operand() }
      guard var left = operation(level + 1) else { return nil }
      while let symbol = Self.levels[level].first(where: { rest.hasPrefix($0) }), skip(symbol) {
        guard let right = operation(level + 1) else { return nil }
        left = .operation(symbol, left, right)
      }
      return left
    }

    private mutating func operand() -> Expression? {
      if skip("(") {
        guard let inner = ternary(), skip(")") else { return nil }
        return inner
      }
      if skip("!") { return operand().map { .not($0) } }
      if skip("n") { return .number }
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      guard let value = Int(digits) else { return nil }
      rest = rest.dropFirst(digits.count)
      return .constant(value)
    }
  }
}
