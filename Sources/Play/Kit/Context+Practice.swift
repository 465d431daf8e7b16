import Engines
import Records

extension Context {
  /// When the player's words come back, in the language that is played in; `nil` where no word waits.
  var practiceSummary: PracticeSummary? { practice.first { $0.language == settings.words } }

  /// Keeps words that somebody has missed for practice: of the language's own words, those that are fit.
  /// - Parameters:
  ///   - tier: the rarest tier of them.
  ///   - isFromList: whether they are all from the word list; else a word that it lacks may be practised, too.
  mutating func addForPractice(
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
