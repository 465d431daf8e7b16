import Engines
import Records
import Texts

/// How the player practises.
package struct PracticeSettings: GameState {
  /// The number of words per day, one of `PracticeWord.counts`.
  package var perDay = PracticeWord.perDay
  /// Whether a noun is asked for by its article first.
  package var asksArticles = false

  package init() {}
}

extension Context {
  /// How the player practises.
  package var practising: PracticeSettings {
    get { self[PracticeSettings.self] }
    set { self[PracticeSettings.self] = newValue }
  }
}

extension Choice {
  static let practice = [
    Choice(
      "practice.words", { $0.practising.perDay },
      { if PracticeWord.counts.contains($0) { $1.practising.perDay = $0 } },
      setting: Setting(.playing) { context in
        let text = context.text
        return SetUpRow(
          "practice.words", text("Words a day"), PracticeWord.counts, context.practising.perDay, { "\($0)" },
          note: { _ in text("How many words practice asks for.") }
        ) { $1.practising.perDay = $0 }
      }),
    Choice(
      "practice.articles", { $0.practising.asksArticles }, { $1.practising.asksArticles = $0 },
      setting: .toggle(
        .playing, { $0("Articles") }, { $0.practising.asksArticles }, { $1.practising.asksArticles = $0 },
        note: { $0("Practice asks a noun's article first.") })),
  ]
}
