import Engines
import Play
import Tables
import TextUI
import Texts

extension StatusMessage {
  /// Winks at the other players, and says so.
  package static func wink(_ context: inout Context) -> StatusMessage {
    let text = context.text
    return StatusMessage(context.services.tables?.wink(text) ?? "")
  }

  /// What is said of an event at a table.
  package init(_ remark: TableRemark) {
    self =
      remark.name.isEmpty
      ? StatusMessage(remark.sentence(), remark.kind == .aside ? .dim : .text)
      : .about(remark.name) { remark.sentence(naming: $0) }
  }
}

extension TableMessages {
  /// - Returns: the message to display; `nil` if there is none, or if the game itself provides it.
  package mutating func message(on news: TableNews, _ context: inout Context) -> StatusMessage? {
    if case .winked = news { context.alert() }
    return remark(on: news, &context).map {
      $0.kind == .refusal ? .refusal($0.sentence(), &context) : StatusMessage($0)
    }
  }
}

extension KeyBinding {
  /// The key that winks.
  /// - Parameter isNamed: whether the bottom line shows it.
  package static func wink(_ command: Command, isNamed: Bool = true, _ text: Texts) -> KeyBinding {
    return KeyBinding(
      [.character("*")], "*", isNamed ? text("wink") : "", help: text("wink at the others"),
      importance: .minor, command)
  }
}

extension PopupScreen {
  /// The reason why the player has lost the seat.
  package static func noSeat(_ reason: TableNews.Leaving, _ text: Texts) -> Self {
    Self(
      text("No seat at the table"), [.init(text.gone(reason))], [.init(text("Menu"), then: .home)])
  }
}

extension PopupScreen {
  /// Asks whether to wait for a player who has been away for `time`. After an hour it advises against it.
  /// - Parameters:
  ///   - other: an alternative to waiting and leaving.
  ///   - next: the time after which the popup closes and `again` asks again.
  package static func left(
    _ name: String, for time: Duration, _ lines: [PopupLine], wait: Then, other: Button?,
    leave: Then, next: Duration?, again: Then, _ text: Texts
  ) -> Self {
    let isHopeless = time >= TableAbsence.hopelessTime
    let buttons =
      [Button(text("Wait for \(name)"), then: wait)]
      + (other.map { [$0] } ?? []) + [.init(text("Menu"), isCancel: true, then: leave)]
    var popup = Self(
      isHopeless ? text("\(name) will not be back soon") : text("\(name) left"),
      isHopeless ? [.init(text("The game is under Continue."))] : lines, buttons, look: .neutral,
      opensByItself: true
    )
    popup.closesWithNews = true
    popup.closesAfter = next
    popup.whenTimeIsUp = again
    return popup
  }
}

extension PopupScreen {
  /// Asks whether to leave a race, whose clock runs on meanwhile.
  /// - Parameters:
  ///   - done: the command that passes what is left.
  ///   - leave: the command that leaves the table.
  package static func raceRunsOn(
    done: Answer, leave: Answer, _ text: Texts,
    at place: @escaping @Sendable (Layout) -> Rect = { $0.keyboardPopup }
  ) -> Self {
    Self(
      text("The clock runs on"),
      [
        .init(text("It stops for nobody, and runs while this is open.")),
        .init(text("The race is under Continue until it is over."), .dim),
        .init(text("When all who are here are done, it is over at once."), .dim),
      ],
      [
        .init(text("Keep playing"), then: .stay),
        .init(text("I am done"), then: .perform(done)),
        .init(text("Menu"), isCancel: true, then: .perform(leave)),
      ], look: .neutral, opensByItself: false, at: place)
  }

  /// After a race is continued, the other players are not connected yet.
  /// - Parameters:
  ///   - names: of those for whom it waits.
  ///   - clock: where the clock stands.
  package static func raceWaits(
    for names: [String], at clock: String, leave: Answer, giveUp: Answer, _ text: Texts,
    at place: @escaping @Sendable (Layout) -> Rect = { $0.keyboardPopup }
  ) -> Self {
    var popup = Self(
      text.waiting(for: names),
      [
        .init(text.raceWaits(at: clock)),
        .init(text("If they have ended it without you, give up."), .dim),
      ],
      [
        .init(text("Menu"), then: .perform(leave)),
        .init(text("Give up"), then: .perform(giveUp)),
      ], look: .neutral, opensByItself: false, at: place)
    popup.closesWithClock = true
    return popup
  }
}

extension AnotherTable {
  /// Handles the response: the seats of the new table replace the finished game.
  package static func answer<Command, Answer>(
    _ news: TableNews, _ context: inout Context
  ) -> ScreenTransition<Command, Answer> {
    switch news {
    case .seated: context.services.tables?.state().map { .open(.seats($0)) } ?? .stay
    case .left(let reason): .ask(PopupScreen.noSeat(reason, context.text))
    default: .stay
    }
  }
}
