import CCursesIO
import CNcurses
import TextUI

extension CursesTerminal {
  /// A colour pair of ncurses.
  private struct Colors: Equatable {
    var foreground: Int16
    var background: Int16
  }

  /// Uses a theme from the next frame on, with the palette that the terminal supports.
  public func use(_ theme: Theme) {
    curses_clear_with_next_frame(true)
    let palette = Self.startPalette(for: theme)
    var known: [Colors] = []
    let text = theme[.text, in: palette]
    canUnderline = palette == .none || curses_underlines_colors()
    blanks = Role.allCases.map { role in
      let own = theme[role, in: palette]
      let style = canUnderline ? own : own.withoutUnderline(unlike: text, showsBlanks: role == .field)
      let attributes = Self.attributes(style.attributes)
      let colors = Colors(
        foreground: style.foreground.map(Int16.init) ?? Self.terminalColor,
        background: style.background.map(Int16.init) ?? Self.terminalColor)
      if colors == Colors(foreground: Self.terminalColor, background: Self.terminalColor) {
        return curses_blank(attributes, 0)
      }
      if let index = known.firstIndex(of: colors) {
        return curses_blank(attributes, Int16(index + 1))
      }
      known.append(colors)
      init_pair(Int16(known.count), colors.foreground, colors.background)
      curses_styles_define(Int32(known.count), Int32(colors.foreground), Int32(colors.background))
      return curses_blank(attributes, Int16(known.count))
    }
    curses_fill_background(&blanks[Int(Role.text.rawValue)])
    invalidate()
    isClearing = output.isShortened && !isendwin()
    if isClearing { curses_clear_with_next_frame(false) }
  }

  /// Clears the screen before the first frame in a new theme. After it has been suspended, ncurses does that.
  func clear() {
    isClearing = false
    guard !isendwin() else { return curses_clear_with_next_frame(true) }
    let blank = Int(Role.text.rawValue)
    curses_styles_clear(Int32(blanks[blank].ext_color))
    curses_note_cleared(&blanks[blank])
  }

  /// The terminal's own foreground or background, after `use_default_colors`.
  private static let terminalColor: Int16 = -1

  /// Enables colours if both the theme and the terminal have any, and returns the palette.
  private static func startPalette(for theme: Theme) -> Theme.Palette {
    guard has_colors(), Role.allCases.contains(where: { theme[$0].foreground != nil }) else { return .none }
    start_color()
    use_default_colors()
    return curses_colors() >= 256 ? .xterm256 : .eight
  }

  private static func attributes(_ attributes: Theme.Attributes) -> attr_t {
    var result = CURSES_NORMAL
    if attributes.contains(.bold) { result |= CURSES_BOLD }
    if attributes.contains(.underline) { result |= CURSES_UNDERLINE }
    if attributes.contains(.reverse) { result |= CURSES_REVERSE }
    return result
  }
}
