extension Theme {
  /// Soft colours on the terminal's own background, which should be dark.
  public static let night = Theme("night") { role in
    switch role {
    case .text: Style(nil)
    case .dim: Style(Color(244, 7), .dim)
    case .title: Style(Color(180, 3), .bold)
    case .rule: Style(Color(240, 4))
    case .chosen: Style(Color(180, 3), [.bold, .reverse])
    case .right: Style(Color(114, 2), [.bold, .underline])
    case .chosenRight: Style(nil, [.bold, .underline, .reverse])
    case .wrong: Style(Color(174, 1))
    case .chosenWrong: Style(nil, .reverse)
    case .warning: Style(Color(216, 3), .bold)
    case .stage: Style(Color(230, 7), .bold)
    case .picture: Style(Color(152, 6))
    case .shortcut: Style(Color(180, 3), .bold)
    case .field: Style(Color(230, 7), [.bold, .underline])
    }
  }

  /// Dark colours on a light background of its own.
  public static let paper = Theme("paper") { role in
    let paper = Color(230, 7)
    return switch role {
    case .text: Style(Color(235, 0), on: paper)
    case .dim: Style(Color(245, 0), on: paper)
    case .title: Style(Color(88, 1), .bold, on: paper)
    case .rule: Style(Color(180, 4), on: paper)
    case .chosen: Style(Color(88, 1), [.bold, .reverse], on: paper)
    case .right: Style(Color(22, 2), [.bold, .underline], on: paper)
    case .chosenRight: Style(Color(22, 2), [.bold, .underline, .reverse], on: paper)
    case .wrong: Style(Color(130, 1), on: paper)
    case .chosenWrong: Style(Color(130, 1), .reverse, on: paper)
    case .warning: Style(Color(160, 1), .bold, on: paper)
    case .stage: Style(Color(232, 0), .bold, on: paper)
    case .picture: Style(Color(24, 4), on: paper)
    case .shortcut: Style(Color(88, 1), .bold, on: paper)
    case .field: Style(Color(232, 0), [.bold, .underline], on: paper)
    }
  }

  /// High contrast: white and yellow on black.
  public static let contrast = Theme("contrast") { role in
    let black = Color(16, 0)
    return switch role {
    case .text, .picture, .rule: Style(Color(231, 7), on: black)
    case .dim: Style(Color(252, 7), on: black)
    case .title, .stage: Style(Color(231, 7), .bold, on: black)
    case .chosen: Style(Color(226, 3), [.bold, .reverse], on: black)
    case .right: Style(Color(46, 2), [.bold, .underline], on: black)
    case .chosenRight: Style(Color(46, 2), [.bold, .underline, .reverse], on: black)
    case .wrong: Style(Color(210, 1), .bold, on: black)
    case .chosenWrong: Style(Color(210, 1), .reverse, on: black)
    case .warning, .shortcut: Style(Color(226, 3), .bold, on: black)
    case .field: Style(Color(231, 7), [.bold, .underline], on: black)
    }
  }

  /// Attributes only.
  public static let mono = Theme("mono") { role in
    switch role {
    case .text, .picture, .rule: Style(nil)
    case .dim, .wrong: Style(nil, .dim)
    case .title, .stage, .shortcut, .warning: Style(nil, .bold)
    case .chosen: Style(nil, [.bold, .reverse])
    case .right, .field: Style(nil, [.bold, .underline])
    case .chosenRight: Style(nil, [.bold, .underline, .reverse])
    case .chosenWrong: Style(nil, [.dim, .reverse])
    }
  }
}
