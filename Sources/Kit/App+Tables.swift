import Engines

extension App {
  /// Delivers an event at the table to every screen, from the bottom up; a game at a table continues under a popup.
  public mutating func receive(_ news: TableNews) {
    process(news)
    drawIfStale()
  }

  /// Delivers an event at the table; the frame is stale afterwards.
  package mutating func process(_ news: TableNews) {
    guard !isOver else { return }
    for index in layers.indices {
      let transition = layers[index].receive(news, &context)
      if index == layers.count - 1 {
        apply(transition)
      } else if open(transition, from: index) {
        break
      }
    }
    save()
    isStale = true
  }

  /// Performs a transition of a covered screen, closing everything above it; a popup opens only if nothing but popups is
  /// above, and one that is open already is updated in its place. Keys are then ignored for a moment if the player was on another screen.
  /// - Returns: whether it was performed.
  private mutating func open(_ transition: Transition, from index: Int) -> Bool {
    let covering = layers[(index + 1)...]
    switch transition {
    case .push(let screen):
      if let popup = screen as? ResultPopup, let shown = covering.first as? ResultPopup,
        let updated = popup.updating(shown)
      {
        layers[index + 1] = updated
        return true
      }
      guard !screen.isPopup || covering.allSatisfy(\.isPopup) else { return false }
      // A notice about the saved data is shown once: it stays above until it has been read.
      let notices = screen.isPopup ? covering.filter { $0 is Popup } : []
      cover(from: index + 1, with: screen)
      layers += notices
    case .replace(let screen): cover(from: index, with: screen)
    case .open(let destination): return open(context.resolve(destination, &context), from: index)
    case .chain(let first, let next):
      guard open(first, from: index) else { return false }
      apply(next)
      return true
    default: return false
    }
    if !covering.allSatisfy(\.isPopup) { inputDelay = ResultPopup.inputDelay }
    return true
  }

  private mutating func cover(from first: Int, with screen: any Screen) {
    layers.removeSubrange(first...)
    layers.append(screen)
  }
}
