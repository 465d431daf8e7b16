import Engines
import TextUI

/// What is said of a table's news, whatever is played there: who winks, who keeps the table, why something is refused.
struct TableTalk: Sendable {
  /// At which seat the host's player sits, and who is here, as it was known last.
  private var host: Int?
  private var present: Set<Int> = []
  /// Whether the host has gone and the next one is not known yet.
  private var hasLostHost = false
  /// Those who have not left, but have to sit down at the next host first.
  private var moving: Set<Int> = []

  /// After how long it is said that somebody thinks.
  static let longThought = Duration.seconds(60)

  init(_ state: TableState) { read(state) }

  private mutating func read(_ state: TableState?) {
    guard let state else { return }
    host = state.host
    present = Set(
      state.seats.indices.filter { state.seats[$0].kind == .person && state.seats[$0].presence == .here })
  }

  /// - Returns: what there is to say; `nil` where that is nothing, or up to the game.
  mutating func message(on news: TableNews, _ context: inout Context) -> Message? {
    let state = context.tables?.state()
    defer { read(state) }
    let own = context.strings.table
    switch news {
    case .hostLeft:
      hasLostHost = true
      moving = present.filter { $0 != host }
      return Message(own.hostLeft)
    case .seated:
      guard hasLostHost, let state, let host = state.host else { return nil }
      hasLostHost = false
      return Message(host == state.own ? own.youKeep : own.keeps(state.name(of: host)))
    case .hostIsSilent: return state?.host.map { Message(own.isSilent(state!.name(of: $0))) }
    case .winked(let seat):
      context.alert()
      return state.map { Message(own.winks($0.name(of: seat))) }
    case .refused(.rate): return .refusal(own.winkTooSoon, &context)
    case .refused(.stale): return .refusal(own.stale, &context)
    case .refused: return .refusal(own.notNow, &context)
    default: return nil
    }
  }

  /// Whether somebody who seems to be away is only on the way to the next host.
  func isMoving(_ seat: Int) -> Bool { moving.contains(seat) }

  /// Notes that somebody is here.
  /// - Returns: whether they have been away, and not only moved to another host.
  mutating func returns(_ seat: Int) -> Bool { moving.remove(seat) == nil }
}

extension Context {
  /// Winks at the others at the table.
  /// - Returns: what is said of it.
  mutating func wink() -> Message {
    tables?.play(.wink)
    return Message(strings.table.youWink)
  }
}

extension KeyBinding {
  /// The key of a wink.
  /// - Parameter isNamed: whether the bottom line has room for it.
  static func wink(_ command: Command, isNamed: Bool = true, _ strings: Strings) -> KeyBinding {
    let own = strings.table
    return KeyBinding([.character("*")], "*", isNamed ? own.wink : "", help: own.helpWink, command)
  }
}

extension Popup {
  /// Why the player has no seat any more.
  static func noSeat(_ reason: TableNews.Leaving, _ strings: Strings) -> Popup {
    let own = strings.table
    return Popup(
      own.goneTitle, [.init(own.gone(reason))], [.init(strings.menuButton, then: .home)], cancels: 0)
  }
}
