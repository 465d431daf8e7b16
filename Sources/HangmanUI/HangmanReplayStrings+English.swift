import Kit

extension HangmanReplayStrings {
  static let english = HangmanReplayStrings(
    guess: { "guess \($0) of \($1)" },
    begins: { "\($0) places, and nothing guessed yet." },
    hit: { $1 == 1 ? "\($0): it stands once." : "\($0): it stands \($1) times." },
    miss: { "\($0): no \($0) in this one." }, hint: { "\($0): a hint." },
    solved: { $1 ? "\($0): right." : "\($0): that was not it." },
    hitShort: { $1 == 1 ? "\($0): once." : "\($0): \($1) times." }, missShort: { "No \($0)." },
    hintShort: { "\($0): a hint." },
    wordsLeftShort: { $0 == 1 ? "1 word was left." : "\($0) words were left." },
    stillOpen: { $0 == 1 ? "1 place was still open." : "\($0) places were still open." },
    wordsLeft: { $0 == 1 ? "1 word was left." : "\($0) words were left." },
    won: { $0 == 0 ? "Saved, with nothing wrong." : "Saved, with \($0) wrong." }, lost: "Too late.",
    givenUp: "It was given up here.")
}
