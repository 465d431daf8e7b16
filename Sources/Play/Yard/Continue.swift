import Engines
import Records

extension Context {
  /// A new game of the player's in the words' language, which counts them among those who have played.
  mutating func session(_ mode: Mode, day: Day? = nil) -> GameSession {
    records.add(player: player)
    return GameSession(
      id: .random(in: 1 ... .max), player: player, mode: mode, language: language.code,
      words: ownWords?.path ?? "", day: day)
  }

  /// How a game ended today, or for the day it was made for.
  func result(
    of session: GameSession, by player: String? = nil, isWon: Bool, points: Int = 0, misses: Int = 0,
    details: GameResult.Details = .init()
  ) -> GameResult {
    GameResult(
      player: player ?? session.player, mode: session.mode, language: session.language,
      day: session.day ?? today(), isWon: isWon, points: points, misses: misses,
      isRanked: session.words.isEmpty, details: details)
  }

  /// Goes on with a game that waits; when that cannot be, a popup says why.
  mutating func resume(_ waiting: WaitingGame) -> Transition {
    guard let saved = records.claim(waiting.session.id) else { return gone(strings.kept.taken) }
    let hasWords = adoptWords(of: saved.session)
    guard hasWords, let transition = restored(saved) else {
      settle()
      records.release(saved.session.id)
      return gone(
        hasWords || saved.session.words.isEmpty
          ? strings.kept.broken : strings.kept.noWords(saved.session.words),
        [
          .init(strings.back.capitalizedFirst, then: .stay),
          .init(
            strings.kept.discard,
            then: .decide { context in
              context.records.discard(saved.session.id)
              return .home
            }),
        ])
    }
    return transition
  }

  private func gone(_ line: String, _ buttons: [Popup.Button]? = nil) -> Transition {
    .push(
      Popup(
        strings.kept.title, [.init(line)], buttons ?? [.init(strings.back.capitalizedFirst, then: .home)],
        cancels: 0))
  }

  private mutating func restored(_ saved: SavedGame) -> Transition? {
    if saved.session.mode == .mindReader { return MindReaderScreen.restored(saved, &self) }
    return switch saved.session.mode.game {
    case .hangman: HangmanScreen.restored(saved, &self)
    case .textTwist: TwistScreen.restored(saved, &self)
    case .ghost: GhostScreen.restored(saved, &self)
    }
  }

  /// Takes the language and the words that a game was played with. Returns whether they are there.
  private mutating func adoptWords(of session: GameSession) -> Bool {
    guard let language = library.language(session.language) else { return false }
    if session.words.isEmpty {
      ownWords = nil
    } else if session.words != ownWords?.path {
      guard let lexicon = library.ownWords(session.words, language) else { return false }
      ownWords = OwnWords(path: session.words, lexicon: lexicon)
    }
    self.language = language
    return true
  }

  /// Back at the title: the words are those of the settings and the command line again, and what waits is asked for.
  mutating func settle() {
    ownWords = broughtWords
    if language.code != settings.words, let language = library.language(settings.words) {
      self.language = language
    }
    waiting = records.title(of: player).waiting
  }
}

extension SavedGame.Fields {
  /// The values of one name, each as what it stands for; `nil` when one stands for nothing.
  func values<Value: LosslessStringConvertible>(_ name: String, as type: Value.Type = Value.self) -> [Value]?
  {
    let values = all(name).map { Value($0) }
    return values.contains { $0 == nil } ? nil : values.map { $0! }
  }

  mutating func add(_ name: String, _ values: [some LosslessStringConvertible]) {
    for value in values { add(name, value.description) }
  }
}
