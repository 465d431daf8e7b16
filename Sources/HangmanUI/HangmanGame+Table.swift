import Engines
import Kit
import Records

extension HangmanGame {
  var tableGame: TableGame? { .duel }

  var tableOpening: Transition { .perform(HangmanScreen.Command.showState) }

  func tableTagline(_ strings: Strings) -> String { strings.hangmanTable.tagline }

  func tableHeader(id: String, words: TableWords, _ context: inout Context) -> TableHeader? {
    TableHeader(id: id, game: .duel, language: words.language, words: words.version, seats: 2)
  }

  func tableScreen(_ context: inout Context) -> (any Screen)? {
    guard let state = context.tables?.state() else { return nil }
    let code = state.header.language
    guard let language = context.library.language(code) else { return nil }
    // The words of a table are never the player's own.
    (context.language, context.ownWords) = (language, nil)
    return HangmanScreen(context.tableSession(.duelTable, language: code), state, &context)
  }
}
