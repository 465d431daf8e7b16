import Engines
import Records

/// What the player chose before a game of Text Twist.
public struct TwistSetUp: Equatable, Sendable {
  public var mode = TextTwist.Mode.timed

  public init() {}

  /// What the records call a game of a mode.
  static func name(of mode: TextTwist.Mode) -> Mode {
    switch mode {
    case .timed: .twistTimed
    case .untimed: .twistUntimed
    case .classic: .twistClassic
    }
  }

  /// How a game is played that the records call so; the daily one has a clock.
  static func mode(of name: Mode) -> TextTwist.Mode {
    TextTwist.Mode.allCases.first { Self.name(of: $0) == name } ?? .timed
  }
}

/// Where the racks of a game come from.
enum TwistDeal: Sendable {
  /// A dictionary's; the daily puzzle has only the first one.
  case dealer(TextTwistDealer, isSingle: Bool = false)
  case classic([Rack])

  /// The rack of that number, counted from 1; `nil` when there is none.
  func rack(number: Int) -> Rack? {
    switch self {
    case .dealer(let dealer, _): dealer.rack(number: number)
    case .classic(let racks): racks.indices.contains(number - 1) ? racks[number - 1] : nil
    }
  }

  /// `nil` when they never run out.
  var rackCount: Int? {
    switch self {
    case .dealer(_, let isSingle): isSingle ? 1 : nil
    case .classic(let racks): racks.count
    }
  }

  /// What the dictionary's racks are dealt by.
  var seed: UInt64? { if case .dealer(let dealer, _) = self { dealer.seed } else { nil } }
}

extension Context {
  /// The modes there are in this language: the classic one only where there are classic racks.
  var twistModes: [TextTwist.Mode] {
    TextTwist.Mode.allCases.filter { $0 != .classic || !library.racks(language).isEmpty }
  }

  /// The chosen mode, or the first where the language has no such mode.
  var twistMode: TextTwist.Mode {
    twistModes.contains(twist.mode) ? twist.mode : twistModes[0]
  }

  /// Takes the mode so many steps on; the ends join.
  mutating func stepTwistMode(by step: Int) {
    let modes = twistModes
    let index = modes.firstIndex(of: twistMode) ?? 0
    twist.mode = modes[((index + step) % modes.count + modes.count) % modes.count]
  }

  /// Where the racks of a game as it was set up come from; the dictionary's by what chance gives.
  mutating func dealTwist() -> TwistDeal {
    twistDeal(seed: twistMode == .classic ? nil : generator.next())
  }

  /// The racks that a seed deals, or the classic ones.
  func twistDeal(seed: UInt64?, isSingle: Bool = false) -> TwistDeal {
    guard let seed else { return .classic(library.racks(language)) }
    return .dealer(TextTwistDealer(lexicon: lexicon, seed: seed), isSingle: isSingle)
  }
}
