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
  /// - Parameter handle: handles input that concerns the terminal itself, such as Ctrl-Z; returns whether it did.
  public mutating func receive(
    _ inputs: [Input], news: [TableNews] = [], after waited: Duration,
    handledByTerminal handle: (Input) -> Bool = { _ in false }
  ) {
    if let patience { elapse(min(patience, waited)) } else { pass(waited) }
    for news in news { process(news) }
    idleTime = inputs.contains(where: \.isPlayers) ? .zero : idleTime + waited
    for input in inputs where !handle(input) { process(input) }
    if let idleLimit, idleTime >= idleLimit { process(.terminate) }
    drawIfStale()
  }
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
