import Engines
import TextUI

/// The messages about events at a table that are the same for all games: winks, changes of host, refusals.
package struct TableMessages: Sendable {
  /// The seat of the host's player, and the seats of the players who are present, as last known.
  private var host: Int?
  private var present: Set<Int> = []
  /// Whether the host has gone and the next one is not known yet.
  private var hasLostHost = false
  /// Players who have not left, but must reconnect to the new host.
  private var moving: Set<Int> = []

  /// The time after which a message says that a player is still thinking.
  package static let longThought = Duration.seconds(60)

  package init(_ state: TableState) { read(state) }

  private mutating func read(_ state: TableState?) {
    guard let state else { return }
    host = state.host
    present = Self.present(in: state)
  }

  private static func present(in state: TableState) -> Set<Int> {
    Set(state.seats.indices.filter { state.seats[$0].kind == .person && state.seats[$0].presence == .here })
  }

  /// - Returns: the message to display; `nil` if there is none, or if the game itself provides it.
  package mutating func message(on news: TableNews, _ context: inout Context) -> Message? {
    let state = context.tables?.state()
    defer { read(state) }
    let own = context.strings.table
    switch news {
    case .hostLeft:
      hasLostHost = true
      moving = present.filter { $0 != host }
      return Message(own.hostLeft)
    case .seated:
      guard hasLostHost, let state, let host = state.host else {
        // The host seats all again when it has waited long enough: who has not reconnected by then has left.
        moving = []
        return nil
      }
      hasLostHost = false
      moving.subtract(Self.present(in: state))
      return host == state.own ? Message(own.youHost) : .about(state.name(of: host), own.hosts)
    case .hostIsSilent:
      guard let state, let host = state.host else { return nil }
      return .about(state.name(of: host), own.isSilent)
    case .winked(let seat):
      context.alert()
      return state.map { .about($0.name(of: seat), own.winks) }
    case .refused(.rate): return .refusal(own.winkTooSoon, &context)
    case .refused(.stale): return .refusal(own.stale, &context)
    case .refused: return .refusal(own.notNow, &context)
    default: return nil
    }
  }

  /// Whether a player who seems to be away is only reconnecting to another host.
  package func isMoving(_ seat: Int) -> Bool { moving.contains(seat) }

  /// Records that a player is present.
  /// - Returns: whether the player was really away, rather than reconnecting to another host.
  package mutating func returns(_ seat: Int) -> Bool { moving.remove(seat) == nil }
}

extension Message {
  /// A message about a player, whose name is shortened where there is no room.
  package static func about(_ name: String, _ text: (_ name: String) -> String) -> Message {
    Message(text(name), short: text(name.clipped(to: 8)))
  }
}

extension Context {
  /// Winks at the other players.
  /// - Returns: the message to display.
  package mutating func wink() -> Message {
    tables?.play(.wink)
    return Message(strings.table.youWink)
  }
}

extension KeyBinding {
  /// The key that winks.
  /// - Parameter isNamed: whether the bottom line shows it.
  package static func wink(_ command: Command, isNamed: Bool = true, _ strings: Strings) -> KeyBinding {
    let own = strings.table
    return KeyBinding(
      [.character("*")], "*", isNamed ? own.wink : "", help: own.helpWink, importance: .minor, command)
  }
}

extension Popup {
  /// The reason why the player has lost the seat.
  package static func noSeat(_ reason: TableNews.Leaving, _ strings: Strings) -> Popup {
    let own = strings.table
    return Popup(
      own.goneTitle, [.init(own.gone(reason))], [.init(strings.menuButton, then: .home)])
  }
}
