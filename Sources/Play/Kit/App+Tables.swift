import Engines

extension App {
  /// Tells every screen, from the bottom up, what has happened at the table; a table's game goes on also under a popup.
  public mutating func receive(_ news: TableNews) {
    process(news)
    drawIfStale()
  }

  /// Handles news of the table; the frame is stale afterwards.
  mutating func process(_ news: TableNews) {
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

  /// Opens what a covered screen opens, in place of all that covers it; a popup only where nothing but popups does. Where
  /// the player was at another screen, keys are ignored for a moment.
  /// - Returns: whether it did.
  private mutating func open(_ transition: Transition, from index: Int) -> Bool {
    let covering = layers[(index + 1)...]
    switch transition {
    case .push(let screen):
      guard !screen.isPopup || covering.allSatisfy(\.isPopup) else { return false }
      cover(from: index + 1, with: screen)
    case .replace(let screen): cover(from: index, with: screen)
    case .chain(let first, let next):
      guard open(first, from: index) else { return false }
      apply(next)
      return true
    default: return false
    }
    if !covering.allSatisfy(\.isPopup) { deafTime = ResultPopup.deafTime }
    return true
  }

  private mutating func cover(from first: Int, with screen: any Screen) {
    layers.removeSubrange(first...)
    layers.append(screen)
  }
}
