import Engines
import Kit
import TextUI

/// Questions at a table: whether to wait for an absent player, and whether to leave.
extension GhostScreen {
  /// The last entries in the table of keys: a table adds winking, and leaving it does not end the match.
  func lastBindings(_ strings: Strings) -> [KeyBinding<Command>] {
    guard table != nil else {
      return [KeyBinding([.escape], "Esc", strings.ghost.stop, help: strings.ghost.helpStop, .stop)]
    }
    return [
      .wink(.wink, strings),
      KeyBinding([.escape], "Esc", strings.table.leave, help: strings.table.helpLeave, .stop),
    ]
  }

  /// Requests a computer in place of the awaited player; the host refuses this during the first minute.
  mutating func takeOver(_ context: inout Context) -> Transition {
    guard let awaited, let seat = table?.seating.seats[awaited] else { return .stay }
    context.tables?.play(.chair(seat, .medium))
    return .stay
  }

  /// Asks whether to wait for the awaited player. After a minute a computer can be requested, and after an hour the popup
  /// says that waiting is probably futile; it reopens by itself at those times.
  /// - Parameter news: a message that replaces the second line, because the popup covers the row of messages.
  func leftPopup(_ context: Context, news: Message? = nil) -> ResultPopup {
    let strings = context.strings
    let (common, own) = (strings.table, strings.ghostTable)
    let name = awaited.map { match.name(of: $0, strings) } ?? ""
    let time = awaited.flatMap { table?.awayTime[$0] } ?? .zero
    let canTakeOver = time >= GhostTableSeat.longTime
    let people = match.players.indices.count { match.players[$0].level == nil || match.replaced.contains($0) }
    let lines = [
      Popup.Line(common.leftLine(people), short: common.leftShort(people)),
      news.map { .init($0.text) } ?? .init(own.leftLine2, short: canTakeOver ? nil : own.leftLine2Short),
    ]
    let computer = Popup.Button(
      own.takeComputerButton, short: common.computer.capitalizedFirst, then: .perform(Command.takeOver))
    return .left(
      name, for: time, lines + (canTakeOver ? [] : [.init(own.leftLine3, .dim)]), wait: .stay,
      other: canTakeOver ? computer : nil, leave: .perform(Command.leaveTable),
      next: GhostTableSeat.rest(after: time), again: .perform(Command.showState), strings)
  }

  /// States who has left the table, in a popup that covers the row of messages.
  func sayWhoLeft(in popup: inout ResultPopup, _ strings: Strings) {
    guard let player = table?.lastToLeave else { return }
    let (name, left) = (match.name(of: player, strings), strings.table.leftTable)
    popup.say(left(name) + ".", short: left(name.clipped(to: 12)) + ".")
  }

  func leavePopup(_ strings: Strings) -> ResultPopup {
    .leavingTable(
      strings.table.leaveLine, resume: match.player == nil ? .perform(Command.showState) : .stay,
      leave: .perform(Command.leaveTable), strings)
  }
}
