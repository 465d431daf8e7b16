import TextUI

extension Options.Misuse {
  /// What the player may have meant: the option, the option with its value, or the command that is nearest to what was typed.
  var suggestion: String? {
    switch self {
    case .unknownOption(_, let argument):
      let name = argument.drop { $0 == "-" }.prefix { $0 != "=" }
      return String(name).nearest(in: Options.Option.allCases.map(\.rawValue)).map { "--\($0)" }
    case .unknownCommand(let name): return name.nearest(in: Options.Command.names)
    case .unknownTheme(let name, let themes):
      let theme: String? =
        switch name.lowercased() {
        case "light", "white": Theme.Name.paper.rawValue
        case "dark", "black": Theme.Name.night.rawValue
        default: name.nearest(in: themes)
        }
      return theme.map { "\(Options.Option.theme.text) \($0)" }
    case .unknownLanguage(let code, let codes):
      return code.nearest(in: codes).map { "\(Options.Option.language.text) \($0)" }
    default: return nil
    }
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
