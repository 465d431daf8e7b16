import Engines
import TextUI

extension App {
  /// How long the program may wait for input: until something visible changes, or `idleLimit` is reached.
  public var waitingTime: Duration? {
    guard let idleLimit else { return patience }
    let rest = max(.zero, idleLimit - idleTime)
    return min(patience ?? rest, rest)
  }

  /// Advances the clock by the time spent waiting, handles the events at the table and then the inputs in order, and draws
  /// the result once. The time counts whether or not a key ended the wait, and is limited to `patience`; it does not count
  /// for screens that the events open. If nothing visible changes, only the top screen is informed.
  /// - Parameter handle: handles input that concerns the terminal itself, such as Ctrl-Z.
  public mutating func receive(
    _ inputs: [Input], news: [TableNews] = [], after waited: Duration,
    handledByTerminal handle: (Input) -> InputHandling = { _ in .notHandled }
  ) {
    if let patience { elapse(min(patience, waited)) } else { pass(waited) }
    for news in news { process(news) }
    idleTime = inputs.contains(where: \.isPlayers) ? .zero : idleTime + waited
    var isStopped = false
    for input in inputs where !(isStopped && (input.isPlayers || input == .redraw)) {
      switch handle(input) {
      case .notHandled: process(input)
      case .handled: break
      case .stopped: isStopped = true
      }
    }
    if let idleLimit, idleTime >= idleLimit { process(.terminate) }
    drawIfStale()
  }
}

/// What the terminal has done with an input.
public enum InputHandling: Sendable {
  /// Nothing: it is for the screens.
  case notHandled
  case handled
  /// The process was stopped and has been continued. What the player has typed after that was for the shell, and is
  /// discarded.
  case stopped
}

extension Input {
  /// Whether the input comes from the player at the terminal.
  fileprivate var isPlayers: Bool {
    switch self {
    case .key, .click, .paste: true
    case .resize, .redraw, .terminate: false
    }
  }
}
