import Testing
import TextUI

/// A row of the table of roles: the style of a role in each theme, and the contrast in each theme with colours, on the
/// background of a dark terminal, on paper and on black.
struct RoleRow: CustomTestStringConvertible, Sendable {
  let role: Role
  let night, paper, contrast, black8, paper8, bare: Theme.Style
  let ratios: [Double?]

  var testDescription: String { "\(role)" }

  /// Cells in the notation of the table: `180 b`, `16 on 114 b`, `own`, `–`.
  init(_ role: Role, _ cells: String, _ ratios: String) {
    let styles = cells.split(separator: "|").map(Self.style)
    self.role = role
    night = styles[0]
    paper = Theme.Style(styles[1].foreground, styles[1].attributes, on: styles[1].background ?? 230)
    contrast = Theme.Style(styles[2].foreground, styles[2].attributes, on: styles[2].background ?? 16)
    black8 = styles[3]
    paper8 = Theme.Style(styles[4].foreground, styles[4].attributes, on: styles[4].background ?? 7)
    bare = styles[5]
    self.ratios = ratios.split(separator: " ").map { Double($0) }
  }

  private static func style(_ cell: Substring) -> Theme.Style {
    var style = Theme.Style(nil)
    var isGround = false
    for word in cell.split(separator: " ") {
      switch word {
      case "own", "–": break
      case "on": isGround = true
      case "b": style.attributes.insert(.bold)
      case "u": style.attributes.insert(.underline)
      case "r": style.attributes.insert(.reverse)
      default:
        if isGround { style.background = Int(word) } else { style.foreground = Int(word) }
      }
    }
    return style
  }
}

/// night | paper | contrast | 8, on black | 8, paper (on 7) | mono, and the ratios.
let roleTable: [RoleRow] = [
  RoleRow(.text, "own | 235 | 231 | own | 0 | –", "own 14.8 21.0"),
  RoleRow(.dim, "247 | 241 | 252 | 7 | 0 | –", "5.2 6.0 13.6"),
  RoleRow(.title, "180 b | 88 b | 231 b | 3 b | 4 | b", "6.9 10.1 21.0"),
  RoleRow(.rule, "247 | 95 | 250 | 6 | 0 | –", "5.2 5.4 11.1"),
  RoleRow(.chosen, "16 on 180 b | 231 on 88 b | 16 on 226 b | 0 on 6 | 7 on 4 | r b", "10.4 10.3 19.6"),
  RoleRow(.stage, "230 b | 232 b | 231 b | 7 b | 0 | b", "13.7 19.6 21.0"),
  RoleRow(.right, "114 b u | 22 b u | 46 b u | 2 b u | 4 u | b u", "8.1 7.8 15.3"),
  RoleRow(.wrong, "174 | 124 | 210 | 6 b | 0 | –", "5.1 7.3 9.1"),
  RoleRow(.found, "230 b | 232 b | 231 b | 7 b | 0 | b", "13.7 19.6 21.0"),
  RoleRow(.fresh, "16 on 114 b | 231 on 22 b | 16 on 46 b | 0 on 2 | 7 on 0 | r", "12.1 8.0 15.3"),
  RoleRow(.won, "222 b | 94 b | 226 b | 3 b | 4 | b", "10.2 5.6 19.6"),
  RoleRow(.warning, "216 b | 160 b | 226 b | 3 b | 0 u | b u", "7.8 5.3 19.6"),
  RoleRow(.field, "230 b u | 232 b u | 231 b u | 7 b u | 0 u | b u", "13.7 19.6 21.0"),
  RoleRow(.shortcut, "180 b | 88 b | 226 b | 3 b | 4 u | b", "6.9 10.1 19.6"),
  RoleRow(.solid, "16 on 216 b | 231 on 124 b | 16 on 208 b | 3 b | 4 | r b", "11.7 7.4 8.7"),
  RoleRow(.hollow, "250 on 237 | 240 on 187 | 252 on 236 | 7 | 0 | –", "6.0 4.8 8.6"),
  RoleRow(.clock, "109 | 24 | 123 | 3 b | 4 | b", "5.9 6.9 17.8"),
  RoleRow(.picture, "152 | 24 | 231 | 7 | 0 | –", "9.0 6.9 21.0"),
  RoleRow(.warm, "216 | 130 | 226 | 3 b | 0 | b", "7.8 4.6 19.6"),
  RoleRow(.cool, "110 | 61 | 123 | 6 | 4 | –", "6.1 5.5 17.8"),
  RoleRow(.tile, "16 on 223 b | 230 on 94 b | 16 on 231 b | 0 on 7 | 7 on 0 | r", "15.6 5.6 21.0"),
  RoleRow(.otherTile, "230 on 239 b | 16 on 187 b | 231 on 240 b | 7 b | 0 | b", "8.1 14.2 7.1"),
  RoleRow(.goldTile, "16 on 222 b | 16 on 178 b | 16 on 220 b | 0 on 2 | 7 on 4 | r b", "15.3 10.0 15.0"),
  RoleRow(.slot, "250 on 237 | 240 on 187 | 250 on 236 | 7 | 0 | –", "6.0 4.8 6.9"),
  RoleRow(.lostLetter, "217 on 237 | 124 on 187 | 217 on 236 | 6 b | 0 | –", "6.5 5.0 7.5"),
  RoleRow(.filledLetter, "230 on 60 b | 232 on 152 b | 231 on 18 b | 7 b u | 0 u | b u", "5.9 12.9 15.6"),
  RoleRow(.cap, "253 on 239 | 235 on 187 | 231 on 238 | 7 | 0 | –", "6.0 10.3 9.7"),
  RoleRow(.hitCap, "16 on 108 b | 231 on 28 b | 16 on 40 b | 2 b u | 4 u | b u", "8.5 4.7 10.7"),
  RoleRow(.leaf, "108 | 22 | 120 | 2 | 0 | –", "5.7 7.8 16.7"),
  RoleRow(.blossom, "218 | 125 | 218 | 7 | 4 | –", "8.2 6.9 12.4"),
  RoleRow(.autumn, "209 | 130 | 215 | 3 b | 0 | –", "5.9 4.6 11.5"),
  RoleRow(.bark, "144 | 94 | 180 | 7 | 0 | –", "6.2 5.6 10.4"),
]
