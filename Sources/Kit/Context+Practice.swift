import Engines
import Records

extension Context {
  /// When the player's words are due, in the current language of the words; `nil` when there are none.
  package var practiceSummary: PracticeSummary? { practice.first { $0.language == settings.words } }

  /// Adds words that a player missed to their practice: of the language's own words, those that are fit.
  /// - Parameters:
  ///   - tier: the rarest tier to add.
  ///   - isFromList: whether they all come from the word list; otherwise words missing from the list can be practised as
  ///     well.
  package mutating func addForPractice(
    _ words: [String], of player: String, _ session: GameSession, upTo tier: Lexicon.Tier = .rare,
    isFromList: Bool = true
  ) {
    guard session.words.isEmpty, mayWrite(of: player) else { return }
    let lexicon = library.lexicon(language)
    let missed = words.filter { lexicon.entry(of: $0)?.isFit(upTo: tier) ?? !isFromList }
    guard !missed.isEmpty else { return }
    records.addForPractice(missed, of: player, language: session.language, missedOn: today())
  }
}
