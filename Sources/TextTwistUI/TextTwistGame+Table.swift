import Engines
import Kit
import Records

extension TextTwistGame {
  var tableGame: TableGame? { .race }

  func tableTagline(_ strings: Strings) -> String { strings.race.tagline }

  /// A race on a rack from the language's own words.
  func tableHeader(id: String, words: TableWords, _ context: inout Context) -> TableHeader? {
    let dealer = TextTwistDealer(lexicon: words.lexicon, seed: context.generator.next())
    guard let rack = dealer.rack(number: 1) else { return nil }
    return TableHeader(
      id: id, game: .race, language: words.language, words: words.version,
      seats: TableGame.race.seats.upperBound, seed: dealer.seed, rack: String(rack.letters))
  }

  func tableScreen(_ context: inout Context) -> (any Screen)? {
    guard let state = context.tables?.state() else { return nil }
    let session = context.tableSession(.textTwistRace, language: state.header.language)
    return RaceScreen(session, state, &context)
  }
}
