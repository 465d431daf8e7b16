import Kit

extension ResultPopup {
  /// A popup in place of the tiles.
  static func overTiles(
    _ title: String, _ lines: [Popup.Line], _ buttons: [Popup.Button],
    look: ResultPopup.Look = .neutral, opensByItself: Bool = false
  ) -> ResultPopup {
    ResultPopup(
      title, lines, buttons, look: look, opensByItself: opensByItself
    ) { $0.tilesPopup }
  }
}
