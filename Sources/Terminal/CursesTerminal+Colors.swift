import CNcurses
import TextUI

extension CursesTerminal {
  /// What ncurses calls a pair; -1 is the terminal's own colour.
  private struct Colors: Equatable {
    var foreground: Int16
    var background: Int16
  }

  /// Makes every role look as the theme says, with as many colours as the terminal has.
  public func adopt(_ theme: Theme) {
    let usesColor = has_colors() && Role.allCases.contains { theme[$0].foreground != nil }
    if usesColor {
      start_color()
      use_default_colors()
    }
    var known: [Colors] = []
    blanks = Role.allCases.map { role in
      let style = theme[role]
      var attributes = Self.attributes(style.attributes)
      guard usesColor else { return curses_blank(attributes, 0) }
      let colors = Colors(
        foreground: Self.index(style.foreground), background: Self.index(style.background))
      // Among 256 colours there is one that steps back by itself; faint on top of it, terminals make it hard to read.
      if style.foreground != nil, curses_colors() >= 256 || style.background != nil {
        attributes &= ~CURSES_DIM
      }
      if colors == Colors(foreground: -1, background: -1) { return curses_blank(attributes, 0) }
      if let index = known.firstIndex(of: colors) {
        return curses_blank(attributes, Int16(index + 1))
      }
      known.append(colors)
      init_pair(Int16(known.count), colors.foreground, colors.background)
      return curses_blank(attributes, Int16(known.count))
    }
    curses_fill_background(&blanks[Int(Role.text.rawValue)])
    forget()
  }

  private static func index(_ color: Theme.Color?) -> Int16 {
    guard let color else { return -1 }
    return Int16(curses_colors() >= 256 ? color.index256 : color.index8)
  }

  private static func attributes(_ attributes: Theme.Attributes) -> attr_t {
    var result = CURSES_NORMAL
    if attributes.contains(.bold) { result |= CURSES_BOLD }
    if attributes.contains(.dim) { result |= CURSES_DIM }
    if attributes.contains(.underline) { result |= CURSES_UNDERLINE }
    if attributes.contains(.reverse) { result |= CURSES_REVERSE }
    return result
  }
}
