import TextUI

extension App {
  /// Lets the time pass that was spent waiting for inputs, then handles them in order. The time counts whether or not a key
  /// ended the wait, and never as more than `patience`.
  /// Where nothing visible changes, the screen on top only learns of it.
  /// - Parameter handle: handles an input that is the terminal's own, such as Ctrl-Z; returns whether it was one.
  public mutating func receive(
    _ inputs: [Input], after waited: Duration, handledByTerminal handle: (Input) -> Bool = { _ in false }
  ) {
    if let patience { advance(by: min(patience, waited)) } else { pass(waited) }
    for input in inputs where !handle(input) { send(input) }
  }
}
