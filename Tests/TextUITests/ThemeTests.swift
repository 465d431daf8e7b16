import TestSupport
import Testing
import TextUI

@Suite("Themes")
struct ThemeTests {
  @Test("there are five themes, found by their names") func thereAreFiveThemesFoundByTheirNames() {
    #expect(Theme.all.map(\.name.rawValue) == ["auto", "night", "paper", "contrast", "mono"])
    for theme in Theme.all { #expect(Theme.named(theme.name.rawValue) == theme) }
    #expect(Theme.named("noon") == nil)
  }

  @Test(
    "every role looks as the table of roles says, in 256 colours, in 8 and in none", arguments: roleTable)
  func table(row: RoleRow) {
    #expect(Theme.night[row.role] == row.night)
    #expect(Theme.paper[row.role] == row.paper)
    #expect(Theme.contrast[row.role] == row.contrast)
    #expect(Theme.night[row.role, in: .eight] == row.black8)
    #expect(Theme.contrast[row.role, in: .eight] == row.black8.inked(7, onGround: 0))
    #expect(Theme.auto[row.role] == row.night.inked(252, onGround: 234))
    #expect(Theme.auto[row.role, in: .eight] == row.black8.inked(7, onGround: 0))
    #expect(Theme.paper[row.role, in: .eight] == row.paper8)
    #expect(Theme.mono[row.role] == row.bare)
    for theme in Theme.all {
      #expect(theme[row.role, in: .none] == row.bare, "\(theme.name)")
      #expect(Theme.mono[row.role, in: .eight] == row.bare)
    }
  }

  @Test("the table has a row for each role") func theTableHasARowForEachRole() {
    #expect(roleTable.map(\.role) == Role.allCases)
  }

  @Test("each role has a contrast of 4.5 on every ground that it can meet", arguments: roleTable)
  func readable(row: RoleRow) throws {
    for theme in Theme.all {
      for palette in [Theme.Palette.eight, .xterm256] {
        let style = theme[row.role, in: palette]
        // What is the terminal's own is readable on its own ground, and only there.
        if style.foreground == nil { #expect(style.background == nil, "\(theme.name) \(palette)") }
        guard let ink = style.foreground else { continue }
        // Terminals may brighten what is bold.
        let inks =
          palette == .eight && style.attributes.contains(.bold)
          ? [XtermColor(first: ink), XtermColor(first: ink + 8)]
          : [palette == .eight ? XtermColor(first: ink) : XtermColor(ink)]
        let grounds = style.background.map { [palette == .eight ? XtermColor(first: $0) : XtermColor($0)] }
        for ink in inks {
          for ground in grounds ?? Self.darkGrounds {
            #expect(ink.contrast(with: ground) >= 4.5, "\(theme.name) \(palette)")
          }
        }
      }
    }
  }

  @Test("only night leaves the ground to the terminal, and auto gives it night only where it is dark")
  func grounds() {
    for palette in [Theme.Palette.eight, .xterm256] {
      let own = Theme.all.filter { theme in
        Role.allCases.contains { theme[$0, in: palette].background == nil }
      }
      #expect(own.map(\.name) == [.night, .mono])
    }
    #expect(Theme.auto.suiting(.dark) == .night)
    #expect(Theme.auto.suiting(.light) == .paper)
    #expect(Theme.auto.suiting(.unknown) == .auto)
    for theme in Theme.all where theme != .auto {
      #expect([Background.dark, .light, .unknown].allSatisfy { theme.suiting($0) == theme })
    }
  }

  /// Grounds of dark terminals, and the brightest of each hue that counts as one.
  private static let darkGrounds: [XtermColor] = {
    let hues = [(1, 1, 1), (1, 0, 0), (0, 1, 0), (0, 0, 1), (1, 1, 0), (1, 0, 1), (0, 1, 1), (3, 4, 5)]
    let brightest = hues.compactMap { red, green, blue in
      (1...51).reversed().lazy.map { XtermColor(red: red * $0, green: green * $0, blue: blue * $0) }.first {
        $0.background == .dark
      }
    }
    return brightest + [nightGround, XtermColor(red: 0, green: 0, blue: 0)]
  }()

  @Test("the contrast is the one in the table, to one decimal", arguments: roleTable)
  func ratios(row: RoleRow) {
    let ratios = [
      Self.ratio(Theme.night[row.role], Self.nightGround), Self.ratio(Theme.paper[row.role], XtermColor(230)),
      Self.ratio(Theme.contrast[row.role], XtermColor(16)),
    ]
    #expect(ratios.map { $0.map { ($0 * 10).rounded() / 10 } } == row.ratios)
  }

  @Test("with eight colours only those that can be read on their ground carry text", arguments: Role.allCases)
  func eightColours(role: Role) throws {
    let bold = Theme.Attributes.bold
    for theme in [Theme.auto, .night, .contrast] {
      let style = theme[role, in: .eight]
      let ground = style.background ?? 0
      if ground == 0, let ink = style.foreground {
        let isBold = style.attributes.contains(bold)
        #expect([2, 6, 7].contains(ink) || isBold && ink == 3, "\(theme.name)")
      } else if style.foreground != nil {
        #expect(style.foreground == 0 && [2, 6, 7].contains(ground), "\(theme.name)")
      }
    }
    let style = Theme.paper[role, in: .eight]
    #expect(!style.attributes.contains(bold))
    let (ink, ground) = (try #require(style.foreground), try #require(style.background))
    #expect(ground == 7 ? [0, 4].contains(ink) : ink == 7 && [0, 4].contains(ground))
  }

  @Test("no theme uses the first 16 of 256 colours, which players of a terminal may have changed")
  func noThemeUsesTheFirst16Of256ColoursWhichPlayersOfA() {
    for theme in Theme.all {
      for role in Role.allCases {
        let style = theme[role, in: .xterm256]
        #expect(
          [style.foreground, style.background].allSatisfy { $0.map { $0 >= 16 } ?? true },
          "\(theme.name) \(role)")
      }
    }
  }

  @Test("the roles chosen and fresh set both colours, and use reverse video only without colours")
  func reverse() {
    for theme in Theme.all where theme != .mono {
      for palette in [Theme.Palette.eight, .xterm256] {
        for role in Role.allCases {
          #expect(!theme[role, in: palette].attributes.contains(.reverse), "\(theme.name) \(role)")
        }
        for role in [Role.chosen, .fresh] {
          let style = theme[role, in: palette]
          #expect(style.foreground != nil && style.background != nil, "\(theme.name) \(role)")
          // With eight colours there are not enough for the tiles, too, which hold one letter each.
          let tiles: [Role] = [.chosen, .fresh] + (palette == .eight ? [.tile, .goldTile] : [.goldTile])
          let others = Role.allCases.filter { !tiles.contains($0) }
          #expect(others.allSatisfy { theme[$0, in: palette].background != style.background })
        }
      }
    }
    let reversed = Role.allCases.filter { Theme.mono[$0].attributes.contains(.reverse) }
    #expect(reversed == [.chosen, .fresh, .solid, .tile, .goldTile])
  }

  @Test(
    "without colours, what is chosen, right or just found differs from text and from each other",
    arguments: Theme.all.map(\.name.rawValue))
  func distinctWithoutColours(name: String) throws {
    let theme = try #require(Theme.named(name))
    let roles: [Role] = [.text, .chosen, .fresh, .right]
    #expect(Set(roles.map { theme[$0, in: .none] }).count == roles.count)
  }

  @Test(
    "what is chosen, right, wrong, on show or just found differs from text and from each other",
    arguments: ["auto", "night", "paper", "contrast"])
  func distinct(name: String) throws {
    let theme = try #require(Theme.named(name))
    var roles: [Role] = [.text, .chosen, .fresh, .right]
    #expect(Set(roles.map { theme[$0, in: .eight] }).count == roles.count)
    roles += [.wrong, .stage, .dim]
    #expect(Set(roles.map { theme[$0] }).count == roles.count)
  }

  @Test("the win and the loss, the lit and the unlit, the warm and the cool differ in 256 colours")
  func pairs() {
    for theme in [Theme.night, .paper, .contrast] {
      for (one, other) in [(Role.won, Role.rule), (.solid, .hollow), (.warm, .cool), (.fresh, .found)] {
        #expect(theme[one] != theme[other], "\(theme.name) \(one)")
      }
    }
  }

  @Test(
    "where colours cannot be underlined, what only an underline would tell from text is reversed",
    arguments: Theme.all.map(\.name.rawValue))
  func withoutUnderline(name: String) throws {
    let theme = try #require(Theme.named(name))
    let text = theme[.text, in: .eight]
    for role in [Role.warning, .field, .shortcut, .right] {
      let style = theme[role, in: .eight].withoutUnderline(unlike: text)
      let bare = Theme.Style(style.foreground, style.attributes.subtracting(.underline), on: style.background)
      #expect(bare != text, "\(role)")
    }
    #expect(text.withoutUnderline(unlike: text) == text)
    // An empty text field consists of blanks, which would not be seen.
    let field = theme[.field, in: .eight].withoutUnderline(unlike: text, showsBlanks: true)
    #expect(field.attributes.contains(.reverse))
  }

  private static let nightGround = XtermColor(red: 0x28, green: 0x2C, blue: 0x34)

  /// The contrast of a style's own colours, or of its foreground on a background; `nil` for the terminal's default colours.
  private static func ratio(_ style: Theme.Style, _ ground: XtermColor) -> Double? {
    guard let ink = style.foreground else { return nil }
    return XtermColor(ink).contrast(with: style.background.map { XtermColor($0) } ?? ground)
  }
}

extension Theme.Style {
  fileprivate func inked(_ ink: Int, onGround ground: Int) -> Theme.Style {
    Theme.Style(foreground ?? ink, attributes, on: background ?? ground)
  }
}

extension XtermColor {
  fileprivate var background: Background {
    Background(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255)
  }
}
