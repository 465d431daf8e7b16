import Engines
import TextUI

extension App {
  /// How long the program may wait for an input: until something visible changes, or nobody has been here for too long.
  public var waitingTime: Duration? {
    guard let idleLimit else { return patience }
    let rest = max(.zero, idleLimit - idleTime)
    return min(patience ?? rest, rest)
  }

  /// Lets the time pass that was spent waiting, then handles the news of the table and the inputs that ended the wait, in
  /// order, and draws the result once. The time counts whether or not a key ended the wait, and never as more than
  /// `patience`; what opens with the news has been there for none of it.
  /// Where nothing visible changes, the screen on top only learns of it.
  /// - Parameter handle: handles an input that is the terminal's own, such as Ctrl-Z; returns whether it was one.
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
  /// Whether it comes from somebody at the terminal.
  fileprivate var isPlayers: Bool {
    switch self {
    case .key, .click, .paste: true
    case .resize, .redraw, .terminate: false
    }
  }
}
