import Records

extension App {
  /// Saves the game in progress and the choices before the result of an input is displayed, unless they may wait.
  mutating func save() {
    saveGame()
    saveChoices()
    if isUncovered, !isOver { layers[layers.count - 1].uncover(&context) }
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
    let mayWait = game != nil && !isOver
    for layer in layers.reversed() {
      if mayWait {
        switch layer.saving {
        case .later: return
        case .afterFrame where !isShown:
          isUnsaved = true
          return
        default: break
        }
      }
      let state = layer.savingState
      if let state, state == savingState {
        isUnsaved = false
        return
      }
      if let running = layer.saved(context) {
        savingState = state
        isUnsaved = false
        return replaceSaved(with: running)
      }
      savingState = nil
    }
    isUnsaved = false
    if game != nil { replaceSaved(with: nil) }
  }

  private mutating func saveChoices(isShown: Bool = false) {
    guard let screen = layers.last(where: { !$0.isPopup }), !screen.isTrying else { return }
    if !isShown, !isOver, context.mayHaveChosen, case .afterFrame = screen.saving {
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
