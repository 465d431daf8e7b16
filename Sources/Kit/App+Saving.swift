import Records

extension App {
  /// Saves the game in progress and the choices before the result of an input is displayed, unless they may wait.
  package mutating func save() {
    saveGame()
    saveChoices()
    if isUncovered, !isOver {
      isUncovered = false
      apply(layers[layers.count - 1].uncovered(&context))
    }
    isUncovered = false
    show(context.records.notices())
  }

  /// Saves what could wait until the frame has been shown.
  /// - Returns: whether a notice about that has opened, and a new frame must be shown.
  public mutating func saveAfterFrame() -> Bool {
    guard isUnsaved else { return false }
    saveGame(isShown: true)
    saveChoices(isShown: true)
    let count = layers.count
    show(context.records.notices())
    guard layers.count != count else { return false }
    draw()
    return true
  }

  /// - Parameter isShown: whether the frame with the changes has been shown.
  private mutating func saveGame(isShown: Bool = false) {
    let mayWait = saved != nil && !isOver
    for layer in layers.reversed() {
      if mayWait, layer.manners.contains(.savesLater) { return }
      if mayWait, layer.manners.contains(.savesAfterFrame), !isShown {
        isUnsaved = true
        return
      }
      if let running = layer.saved(context) {
        isUnsaved = false
        return replaceSaved(with: running)
      }
    }
    isUnsaved = false
    if saved != nil { replaceSaved(with: nil) }
  }

  private mutating func saveChoices(isShown: Bool = false) {
    guard let screen = layers.last(where: { !$0.isPopup }), !screen.manners.contains(.trying) else { return }
    if !isShown, !isOver, context.mayHaveChosen, screen.manners.contains(.savesAfterFrame) {
      isUnsaved = true
    } else {
      context.saveChoices()
    }
  }

  private mutating func replaceSaved(with running: SavedGame?) {
    guard running != saved else { return }
    if let left = saved, left.session.id != running?.session.id { context.records.release(left.session.id) }
    if let running { context.records.save(running) }
    saved = running
  }
}
