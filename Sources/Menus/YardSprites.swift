import Play
import Records
import TextUI

/// A thing in the yard, from its highest row down.
struct Sprite {
  /// A row, and the tint of each of its characters by a letter of `roles`, the last one for all that follow.
  typealias Row = (text: String, tints: String)

  private(set) var rows: [Row]
  /// The tint of the letter `l`.
  private let foliage: Role

  init(_ rows: [Row], foliage: Role = .leaf) {
    (self.rows, self.foliage) = (rows, foliage)
  }

  var width: Int { rows.map(\.text.columns).max() ?? 0 }

  /// The lowest rows, at most so many.
  func cut(to height: Int) -> Sprite { Sprite(rows.suffix(height), foliage: foliage) }

  /// The tint of a character.
  private func role(_ tint: Character) -> Role {
    switch tint {
    case "l": foliage
    case "b": .bark
    case "g": .leaf
    case "w": .warm
    case "c": .cool
    case "p": .picture
    case "r": .wrong
    case "y": .won
    default: .dim
    }
  }

  /// Draws it with its lowest row in a row, as far as it lies between two columns; blanks are not drawn.
  func draw(on canvas: inout Canvas, x: Int, bottom: Int, within columns: Range<Int>) {
    for (offset, row) in rows.reversed().enumerated() {
      let tints = Array(row.tints)
      for (index, scalar) in row.text.unicodeScalars.enumerated()
      where scalar != " " && columns.contains(x + index) {
        canvas.set(
          scalar, at: Point(x: x + index, y: bottom - offset), role(tints[min(index, tints.count - 1)]))
      }
    }
  }

  /// The columns in which it stands on the ground.
  var feet: [Int] { (rows.last?.text ?? "").enumerated().filter { $1 == "│" }.map(\.offset) }

  static let house = 6

  /// The house, lit at night, with a light beside the door while something waits.
  static func house(isNight: Bool, isLit: Bool) -> Sprite {
    let (window, light) = (isNight ? "▪" : "▫", isLit ? "▪" : "▫")
    let (tint, lightTint) = (isNight ? "y" : "d", isLit ? "y" : "d")
    return Sprite([
      ("/──┴─\\", "p"), ("│\(window)  \(window)│", "p\(tint)\(tint)\(tint)\(tint)p"),
      ("│ \(light)∩ │", "pp\(lightTint)p"),
    ])
  }

  /// What a day has planted; `nil` for a gap.
  static func plant(of plot: Yard.Plot, _ hemisphere: Hemisphere) -> Sprite? {
    switch plot.plant {
    case .tree: tree(plot.height, hemisphere.month(of: plot.day))
    case .figure: figure(plot.of.pictures)
    case .lamp: Sprite([(" ☼ ", "y"), (" │ ", "b"), (" │ ", "b")])
    case .horns: Sprite([("▲ ▲", "r"), ("\\_/", "r"), ("│ │", "b")])
    case .ghost: Sprite([(" ___ ", "w"), ("(^ ^)", "w"), ("'~~~'", "w")])
    case .flower: Sprite([(" * ", "y"), (" │ ", "g")])
    case .letterBox: Sprite([(".──.", "c"), ("│══│", "c"), (" ││ ", "b")])
    case .hat: Sprite([(" ┌─┐ ", "r"), ("─┴─┴─", "r")])
    case nil: nil
    }
  }

  /// Somebody who was saved, as the picture set has it; the man for a set that is not ours.
  private static func figure(_ pictures: String?) -> Sprite {
    switch pictures {
    case "balloon": Sprite([(".─.", "w"), ("(_)", "w"), (" │ ", "d")])
    case "candle": Sprite([(" ) ", "y"), ("┌┴┐", "c"), ("│ │", "c")])
    case "flower": Sprite([("\\@/", "wyw"), (" │ ", "g"), ("\\│/", "g")])
    case "rocket": Sprite([(" ^ ", "w"), ("│o│", "pwp"), ("/_\\", "p")])
    case "ship": Sprite([(" │\\ ", "bw"), (" │_\\", "bw"), ("\\__/", "b")])
    case "snowman": Sprite([(" o ", "p"), ("(:)", "p"), ("(_)", "p")])
    default: Sprite([(" o ", "w"), ("/|\\", "w"), ("/ \\", "w")])
    }
  }

  /// A tree of a height from 1 to 4, of the kind of its month.
  private static func tree(_ height: Int, _ month: Month) -> Sprite {
    let widths = Array([2, 4, 6, 6].prefix(height))
    let season = Season(of: month)
    let foliage: Role =
      switch season {
      case .winter: .leaf
      case .spring: .blossom
      case .summer: .leaf
      case .autumn: .autumn
      }
    func crown(_ widths: [Int], _ left: Character, _ right: Character, _ tint: String) -> [Row] {
      widths.map { width in
        let side = String(repeating: " ", count: (widths.max()! - width) / 2)
        return (
          side + String(repeating: left, count: width / 2) + String(repeating: right, count: width / 2)
            + side,
          tint
        )
      }
    }
    let rows: [Row] =
      switch month {
      // Evergreen, or bare branches, which spread upwards.
      case .december: crown(widths, "/", "\\", "l")
      case .january, .february: crown(widths.reversed(), "\\", "/", "b")
      case .march: crown(widths.reversed(), "\\", "/", "b").map { ($0.0.replacing("\\/", with: "%%"), "l") }
      case .april, .september: crown(widths, "%", "%", "l")
      case .may, .july: crown(widths, "@", "@", "l")
      case .june, .august, .october, .november: crown(widths, "&", "&", "l")
      }
    let side = String(repeating: " ", count: (widths.max()! - 2) / 2)
    return Sprite(rows + [(side + "││" + side, "b")], foliage: foliage)
  }

  /// A sign for what a day has planted where there is one row, and its tint.
  static func sign(of plot: Yard.Plot, _ hemisphere: Hemisphere) -> (sign: Unicode.Scalar, role: Role)? {
    switch plot.plant {
    case .tree:
      switch Season(of: hemisphere.month(of: plot.day)) {
      case .winter: ("Y", .bark)
      case .spring: ("&", .blossom)
      case .summer: ("&", .leaf)
      case .autumn: ("&", .autumn)
      }
    case .figure: ("o", .warm)
    case .lamp: ("i", .won)
    case .horns: ("v", .wrong)
    case .ghost: ("m", .warm)
    case .flower: ("*", .won)
    case .letterBox: ("=", .cool)
    case .hat: ("n", .wrong)
    case nil: nil
    }
  }
}
