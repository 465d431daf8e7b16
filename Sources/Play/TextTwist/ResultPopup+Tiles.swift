extension ResultPopup {
  /// A popup in place of the tiles.
  static func overTiles(
    _ title: String, _ lines: [Popup.Line], _ buttons: [Popup.Button], cancels: Int,
    look: ResultPopup.Look = .neutral, opensByItself: Bool = false
  ) -> ResultPopup {
    ResultPopup(
      title, lines, buttons, cancels: cancels, look: look, opensByItself: opensByItself
    ) { $0.tilesPopup }
  }
}
