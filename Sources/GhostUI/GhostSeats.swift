import Engines
import Kit

/// The seats of a match of up to five players at one keyboard.
struct GhostSeats: Equatable, Sendable {
  /// The kind of player in a seat. The raw value is saved and never changes.
  enum Kind: String, CaseIterable, SavedValue {
    case person, easy, medium, hard, empty

    /// The computer's level; `nil` for people and empty seats.
    var level: GhostLevel? {
      switch self {
      case .person, .empty: nil
      case .easy: .easy
      case .medium: .medium
      case .hard: .hard
      }
    }
  }

  static let count = Ghost.playerCounts.upperBound

  var kinds: [Kind] = [.person, .person, .person, .empty, .empty]

  /// The indices of the occupied seats.
  var taken: [Int] { kinds.indices.filter { kinds[$0] != .empty } }

  /// Whether a match can begin: at least two seats are occupied, one of them by a person.
  var isPlayable: Bool { taken.count >= 2 && kinds.contains(.person) }
}

extension GhostSeats: SavedValue {
  var saved: String { kinds.map(\.rawValue).joinedAtStart(by: " ") }

  init?(saved: String) {
    let kinds = saved.split(separator: " ").compactMap { Kind(rawValue: String($0)) }
    guard kinds.count == Self.count else { return nil }
    self.kinds = kinds
  }

  /// The seats of an existing match, filled from the first one.
  init(_ match: Ghost) {
    for seat in kinds.indices {
      guard match.players.indices.contains(seat) else {
        kinds[seat] = .empty
        continue
      }
      switch match.players[seat].level {
      case nil: kinds[seat] = .person
      case .easy: kinds[seat] = .easy
      case .medium: kinds[seat] = .medium
      case .hard: kinds[seat] = .hard
      }
    }
  }
}
