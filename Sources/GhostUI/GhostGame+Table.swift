import Engines
import Kit
import Records

extension GhostGame {
  var tableGame: TableGame? { .ghost }

  func tableTagline(_ strings: Strings) -> String { strings.ghostTable.tagline }

  func tableSeatLevels(_ strings: Strings) -> [(level: GhostLevel, name: String)] {
    GhostLevel.allCases.map { ($0, strings.ghost.level($0).capitalizedFirst) }
  }

  func tableHeader(id: String, words: TableWords, _ context: inout Context) -> TableHeader? {
    let judge = GhostJudge(words.lexicon, upTo: context.ghost.allowedTier.rawValue)
    guard judge.isPossible("") else { return nil }
    return TableHeader(
      id: id, game: .ghost, language: words.language, words: words.version, seats: GhostSeats.count,
      seed: context.generator.next(), allowedTier: context.ghost.allowedTier.rawValue,
      bluff: context.ghost.isBluff)
  }

  func tableScreen(_ context: inout Context) -> (any Screen)? {
    guard let state = context.tables?.state() else { return nil }
    let session = context.tableSession(.ghostTable, language: state.header.language)
    _ = context.useWords(of: session)
    return GhostScreen(session, state, &context)
  }
}
