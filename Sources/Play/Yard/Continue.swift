import Engines
import Records

extension Context {
  /// Continues a saved game.
  /// - Parameters:
  ///   - isOverTitle: whether the title is on top, so that what the game was begun from opens beneath it.
  ///   - discard: the command of the screen on top that throws the game away, for one that cannot go on.
  mutating func resume(_ game: Int64, isOverTitle: Bool, discard: any Sendable) -> Transition {
    let own = strings.saved
    guard let saved = records.claim(game) else {
      return .push(
        Popup(own.title, [.init(own.claimed)], [.init(strings.backButton, then: .home)], cancels: 0))
    }
    let session = saved.session
    let hasWords = setWords(of: session)
    let origin = Games.game(session.mode.game)
    guard hasWords, let opened = origin.restored(saved, &self) else {
      returnToTitle()
      records.release(game)
      let reason = saved.rules == .first ? own.outdated : own.broken
      let line = hasWords || session.words.isEmpty ? reason : own.noWords(session.words)
      return .push(
        Popup(
          own.title, [.init(line)],
          [.init(strings.backButton, then: .stay), .init(own.discard, then: .perform(discard))], cancels: 0))
    }
    guard isOverTitle else { return opened }
    let beneath: any Screen =
      session.day.map { DailyScreen(day: $0, &self) } ?? origin.setUp(self)
    return .chain(.push(beneath), then: opened)
  }

  /// Switches to the language and the words that a game was played with. Returns whether they are there.
  private mutating func setWords(of session: GameSession) -> Bool {
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
}

extension Strings {
  /// What waits to be continued, e.g. `Hangman · Phrase book · 3 wrong`; in short without the mode.
  func line(of waiting: WaitingGame, isShort: Bool = false) -> String {
    let mode = waiting.session.mode
    let name = name(of: mode)
    var parts = [name.game]
    if !isShort || mode.isDaily { parts.append(name.short) }
    if let progress = Games.game(mode.game).progress(of: waiting, self) { parts.append(progress) }
    return parts.joined(separator: " · ")
  }

  /// What a mode is called; a daily one stands among the puzzles of the day.
  func name(of mode: Mode) -> ModeName {
    let game = Games.game(mode.game)
    return mode.isDaily ? ModeName(game: daily.name, host: game.name(self)) : game.name(of: mode, self)
  }
}
