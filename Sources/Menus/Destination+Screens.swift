import Kit

extension Destination {
  /// The transition to a destination, for `Context`.
  public static func resolve(_ destination: Destination, _ context: inout Context) -> Transition {
    switch destination {
    case .replay(let record): Replays.open(record, context)
    case .dailyResult: .perform(DailyScreen.Command.shareNew)
    case .seats(let state): .replace(TableSeatsScreen(state))
    }
  }
}
