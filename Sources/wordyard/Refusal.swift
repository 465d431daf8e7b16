import Texts

/// A text in the language in which it is asked for.
typealias Wording = @Sendable (Texts) -> String

/// Why the program does nothing, or no more.
struct Refusal: Error {
  let message: Wording
  let code: Int32

  init(code: Int32 = ExitCode.unusable, _ message: @escaping Wording) {
    (self.code, self.message) = (code, message)
  }

  /// An invalid command line.
  /// - Parameter suggestion: what the player may have meant: the option, the option with its value, or the command that is nearest
  ///   to what was typed.
  static func misuse(suggestion: String? = nil, _ message: @escaping Wording) -> Self {
    Self { text in
      let problem = message(text)
      return suggestion.map { text("\(problem). Did you mean \($0)?") }
        ?? text("\(problem); see `wordyard --help`")
    }
  }

  /// - Parameter argument: the argument that the option is part of.
  static func noSuchOption(_ option: String, in argument: String) -> Self {
    let name = String(argument.drop { $0 == "-" }.prefix { $0 != "=" })
    let nearest = name.nearest(in: Options.Option.all.map(\.name)).map { "--\($0)" }
    return misuse(suggestion: nearest) { $0("`\(option)`: there is no such option") }
  }

  /// An option without its value, or a command without its argument.
  static func missing(_ kind: Options.Placeholder, of what: String) -> Self {
    misuse { $0("`\(what)`: \($0.name(kind)) is missing") }
  }

  /// There is no finished game with this id, or its moves are no longer kept.
  static func noGame(_ id: Int64) -> Self {
    Self(code: ExitCode.nothing) { $0("replay \(Int(id)): there is no such game") }
  }

  /// There is something already where a file is to be written.
  static func fileExists(_ path: String) -> Self {
    Self { $0("\(path): there is a file of that name already") }
  }
}

extension String {
  /// The name that takes the fewest changes to come from this text; `nil` when more than every third letter is another.
  func nearest(in names: [String]) -> String? {
    let typed = Array(lowercased())
    let distances = names.map { (name: $0, changes: Self.changes(from: typed, to: Array($0))) }
    guard let nearest = distances.min(by: { $0.changes < $1.changes }) else { return nil }
    return nearest.changes <= max(1, nearest.name.count / 3) && nearest.changes < nearest.name.count
      ? nearest.name : nil
  }

  /// How many letters must be added, left out or replaced, or exchanged with their neighbours.
  private static func changes(from one: [Character], to other: [Character]) -> Int {
    var rows = [Array(0...other.count)]
    for (index, letter) in one.enumerated() {
      var row = [index + 1]
      for (place, target) in other.enumerated() {
        var least = Swift.min(row[place], rows[index][place + 1]) + 1
        least = Swift.min(least, rows[index][place] + (letter == target ? 0 : 1))
        if index > 0, place > 0, letter == other[place - 1], one[index - 1] == target {
          least = Swift.min(least, rows[index - 1][place - 1] + 1)
        }
        row.append(least)
      }
      rows.append(row)
    }
    return rows[one.count][other.count]
  }
}
