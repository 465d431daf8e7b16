import CNcurses
import TextUI

extension CursesTerminal {
  /// A colour pair of ncurses.
  private struct Colors: Equatable {
    var foreground: Int16
    var background: Int16
  }

  /// Draws every role as the theme says from the next frame on, with the colours that the terminal has.
  public func use(_ theme: Theme) {
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
      // The grey of 256 colours is dim by itself; with the faint attribute as well it is hard to read.
      if style.foreground != nil, curses_colors() >= 256 || style.background != nil {
        attributes &= ~CURSES_DIM
      }
      if colors == Colors(foreground: Self.terminalColor, background: Self.terminalColor) {
        return curses_blank(attributes, 0)
      }
      if let index = known.firstIndex(of: colors) {
        return curses_blank(attributes, Int16(index + 1))
      }
      known.append(colors)
      init_pair(Int16(known.count), colors.foreground, colors.background)
      return curses_blank(attributes, Int16(known.count))
    }
    curses_fill_background(&blanks[Int(Role.text.rawValue)])
    invalidate()
  }

  /// The terminal's own foreground or background, after `use_default_colors`.
  private static let terminalColor: Int16 = -1

  private static func index(_ color: Theme.Color?) -> Int16 {
    guard let color else { return terminalColor }
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
