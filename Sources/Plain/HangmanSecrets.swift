import Engines
import Play
import Texts

extension HangmanLines {
  /// The secret of a duel, which its setter enters while the other player looks away.
  static let duelSecret = EntryTalk(
    { $0.hangman.duel.secretPrompt($0) + " " + $0.text("Secret?") },
    note: { $0.text.hostNote(.duel).inOneLine }, isSecret: true, game: { $0.hangman.duel.saved($0) }
  ) { typed, context in
    if let refusal = EntryRules.secret(context).refusal(of: typed, context.text) { return .say(refusal) }
    return HangmanTalk.opening(.game(HangmanSetUp.beginRound(on: typed, &context)), context).replacing
  }

  /// The word for the mind reader, which nobody sees.
  static let readersWord = EntryTalk(
    { $0.text("Type a word, unseen. The computer will not peek.") + " " + $0.text("Word?") },
    note: { $0.text("It needs at least two letters.") }, isSecret: true
  ) { typed, context in
    if let refusal = EntryRules.readersWord(context).refusal(of: typed, context.text) { return .say(refusal) }
    let word = context.profile.language.alphabet.letters(of: typed)
    return MindReaderTalk.opening(of: word.count, secret: word, &context).replacing
  }
}
