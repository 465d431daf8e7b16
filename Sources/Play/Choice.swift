import Engines
import Records

extension Context {
  /// Takes up what was chosen before; what makes no sense any more stays as it is. The command line has the last word.
  public mutating func adopt(_ choices: SettingList) {
    for (name, value) in choices.pairs where overrides[name] == nil { set(name, to: value) }
    for (name, value) in overrides.pairs { set(name, to: value) }
    if language.code != settings.words {
      if let language = library.language(settings.words) {
        self.language = language
      } else {
        settings.words = language.code
      }
    }
    kept = Choices(self)
  }

  private mutating func set(_ name: String, to value: String) {
    switch name {
    case "language": settings.language = value
    case "words": settings.words = value
    case "theme": settings.theme = value
    case "pictures": settings.pictures = value
    case "careful": settings.isCareful = value == true.written
    case "animation": settings.isAnimated = value == true.written
    case "sound": settings.sound = Settings.Sound(rawValue: value) ?? settings.sound
    case "mouse": settings.usesMouse = value == true.written
    case "introduced": isIntroduced = value == true.written
    case "player": if let name = value.asPlayerName { player = name }
    case "hangman.host": hangman.host = .init(value) ?? hangman.host
    case "hangman.category": hangman.category = value.isEmpty ? nil : value
    case "hangman.difficulty": hangman.difficulty = .init(value) ?? hangman.difficulty
    case "hangman.secret": hangman.secret = .init(value) ?? hangman.secret
    case "hangman.length":
      if let length = Int(value), HangmanSetUp.lengths.contains(length) { hangman.length = length }
    case "hangman.first": hangman.duel.names[0] = value.asPlayerName
    case "hangman.second": hangman.duel.names[1] = value.asPlayerName
    case "twist.mode": twist.mode = TextTwist.Mode(rawValue: value) ?? twist.mode
    case "ghost.opponent": ghost.opponent = .init(value) ?? ghost.opponent
    case "ghost.level": ghost.level = .init(value) ?? ghost.level
    case "ghost.judge":
      if let judge = UInt8(value).flatMap(Lexicon.Tier.init(rawValue:)), GhostSetUp.judges.contains(judge) {
        ghost.judge = judge
      }
    case "ghost.bluff": ghost.isBluff = value == true.written
    case "ghost.first": ghost.names[0] = value.asPlayerName
    case "ghost.second": ghost.names[1] = value.asPlayerName
    default: break
    }
  }

  /// Hands what has been chosen since the last time to the records.
  mutating func keepChoices() {
    let now = Choices(self)
    guard let before = kept, now != before else { return }
    kept = now
    let known = before.byName
    let changed = now.byName.filter { known[$0.key] != $0.value }
    if !changed.isEmpty { records.save(settings: changed) }
  }
}

extension Context {
  /// Hands the language to the records also when it is the one that the locale would have chosen.
  mutating func keepLanguage() {
    records.save(settings: ["language": settings.language, "words": settings.words])
  }

  /// Hands everything that has been chosen to records that know nothing.
  mutating func keepAllChoices() {
    kept = Choices(self)
    records.save(settings: Choices(self).byName)
  }
}

/// Everything that a player finds again as it was chosen.
struct Choices: Equatable, Sendable {
  let settings: Settings
  let isIntroduced: Bool
  let player: String
  let hangman: HangmanSetUp
  let twist: TwistSetUp
  let ghost: GhostSetUp

  init(_ context: Context) {
    settings = context.settings
    isIntroduced = context.isIntroduced
    player = context.player
    hangman = context.hangman
    twist = context.twist
    ghost = context.ghost
  }

  /// What the player chose, by the names that the records keep it under.
  var byName: [String: String] {
    [
      "language": settings.language, "words": settings.words, "theme": settings.theme,
      "pictures": settings.pictures, "careful": settings.isCareful.written,
      "animation": settings.isAnimated.written, "sound": settings.sound.rawValue,
      "mouse": settings.usesMouse.written, "introduced": isIntroduced.written, "player": player,
      "hangman.host": "\(hangman.host.rawValue)", "hangman.category": hangman.category ?? "",
      "hangman.difficulty": "\(hangman.difficulty.rawValue)", "hangman.secret": "\(hangman.secret.rawValue)",
      "hangman.length": "\(hangman.length)", "hangman.first": hangman.duel.names[0] ?? "",
      "hangman.second": hangman.duel.names[1] ?? "", "twist.mode": twist.mode.rawValue,
      "ghost.opponent": "\(ghost.opponent.rawValue)", "ghost.level": "\(ghost.level.rawValue)",
      "ghost.judge": "\(ghost.judge.rawValue)", "ghost.bluff": ghost.isBluff.written,
      "ghost.first": ghost.names[0] ?? "", "ghost.second": ghost.names[1] ?? "",
    ]
  }
}

extension Bool {
  fileprivate var written: String { self ? "yes" : "no" }
}

extension RawRepresentable where RawValue == Int {
  fileprivate init?(_ text: String) {
    guard let number = Int(text) else { return nil }
    self.init(rawValue: number)
  }
}

extension String {
  /// The text as a player's name: trimmed, 1 to 20 graphemes, nothing that a terminal would obey; else `nil`.
  public var asPlayerName: String? {
    let name = trimmed
    return (1...20).contains(name.count) && name.allSatisfy(\.isInert) ? name : nil
  }
}
