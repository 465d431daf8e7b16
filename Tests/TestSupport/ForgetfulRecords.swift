import Engines

extension Records {
  /// Records that keep nothing, for whoever tests something else.
  public static let forgetful = Records(
    title: { _ in TitleRecords() }, keep: { _ in }, players: { [] }, meet: { _ in }, remove: { _ in },
    finish: { _, _ in }, standings: { _, _ in [] }, clear: { _ in }, tallies: { _ in [] },
    misses: { _ in Array(repeating: 0, count: 8) }, streaks: { _, _ in [] }, streak: { _, _ in 0 },
    daily: { _, _ in [] }, save: { _ in }, take: { _ in nil }, isHeld: { _ in false }, leave: { _ in },
    discard: { _ in },
    decks: { [:] }, keepDeck: { _, _ in }, notices: { [] })
}
