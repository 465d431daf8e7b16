extension Theme {
  /// Soft colours on the terminal's own background, which should be dark.
  public static let night = Theme(.night) { role, palette in
    let row = row(role)
    return switch palette {
    case .none: row.bare
    case .eight: row.onBlack8
    case .xterm256: row.night
    }
  }

  /// Dark colours on a light background of its own.
  public static let paper = Theme(.paper) { role, palette in
    let row = row(role)
    return switch palette {
    case .none: row.bare
    case .eight: row.paper8.on(7)
    case .xterm256: row.paper.on(230)
    }
  }

  /// High contrast: white and yellow on black.
  public static let contrast = Theme(.contrast) { role, palette in
    let row = row(role)
    return switch palette {
    case .none: row.bare
    case .eight: row.onBlack8.on(0)
    case .xterm256: row.contrast.on(16)
    }
  }

  /// Attributes only.
  public static let mono = Theme(.mono) { role, _ in row(role).bare }

  /// The styles of a role, in the order of the columns below.
  private struct Row {
    let night, paper, contrast, onBlack8, paper8, bare: Style

    init(_ night: Style, _ paper: Style, _ contrast: Style, _ onBlack8: Style, _ paper8: Style, _ bare: Style)
    {
      self.night = night
      self.paper = paper
      self.contrast = contrast
      self.onBlack8 = onBlack8
      self.paper8 = paper8
      self.bare = bare
    }
  }

  // Text has a contrast of at least 4.5:1 on each of its backgrounds, frames 2:1. With eight colours, only 2, 6, 7 and bold
  // 3 and 5 are readable on black, and only 0 and 4 on white, never bold, which many terminals brighten.
  private static func row(_ role: Role) -> Row {
    switch role {
    // night, paper, contrast; 8 colours on black, 8 colours on white; no colours
    case .text: Row(own, plain(235), plain(231), own, plain(0), own)
    case .dim: Row(plain(247), plain(241), plain(252), plain(7), plain(0), own)
    case .title: Row(bold(180), bold(88), bold(231), bold(3), plain(4), bold(nil))
    case .rule: Row(plain(241), plain(137), plain(250), plain(6), plain(0), own)
    case .chosen:
      Row(
        bold(16, on: 180), bold(230, on: 88), bold(16, on: 226),
        plain(0, on: 6), plain(7, on: 4), Style(nil, [.bold, .reverse]))
    case .stage: Row(bold(230), bold(232), bold(231), bold(7), plain(0), bold(nil))
    case .right: Row(boldUnder(114), boldUnder(22), boldUnder(46), boldUnder(2), under(4), boldUnder(nil))
    case .wrong: Row(plain(174), plain(124), plain(210), bold(5), plain(0), own)
    case .found: Row(bold(230), bold(232), bold(231), bold(7), plain(0), bold(nil))
    case .fresh:
      Row(
        bold(16, on: 114), bold(230, on: 22), bold(16, on: 46),
        plain(0, on: 2), plain(7, on: 0), Style(nil, .reverse))
    case .won: Row(bold(222), bold(94), bold(226), bold(3), plain(4), bold(nil))
    case .warning: Row(bold(216), bold(160), bold(226), bold(3), under(0), boldUnder(nil))
    case .field: Row(boldUnder(230), boldUnder(232), boldUnder(231), boldUnder(7), under(0), boldUnder(nil))
    case .shortcut: Row(bold(180), bold(88), bold(226), bold(3), under(4), bold(nil))
    case .hot: Row(boldUnder(nil), boldUnder(235), boldUnder(231), boldUnder(7), under(0), boldUnder(nil))
    case .solid: Row(bold(216), bold(124), bold(226), bold(3), plain(4), bold(nil))
    case .hollow: Row(plain(247), plain(241), plain(252), plain(7), plain(0), own)
    case .clock: Row(plain(109), plain(24), plain(123), bold(3), plain(4), bold(nil))
    case .picture: Row(plain(152), plain(24), plain(231), plain(7), plain(0), own)
    case .warm: Row(plain(216), plain(130), plain(226), bold(3), plain(0), bold(nil))
    case .cool: Row(plain(110), plain(61), plain(123), plain(6), plain(4), own)
    }
  }

  private static let own = Style(nil)

  private static func plain(_ foreground: Int, on background: Int? = nil) -> Style {
    Style(foreground, on: background)
  }

  private static func bold(_ foreground: Int?, on background: Int? = nil) -> Style {
    Style(foreground, .bold, on: background)
  }

  private static func under(_ foreground: Int) -> Style { Style(foreground, .underline) }

  private static func boldUnder(_ foreground: Int?) -> Style { Style(foreground, [.bold, .underline]) }
}
