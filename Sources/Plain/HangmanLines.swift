import Commentary
import Engines
import Play
import Records
import Texts

/// Hangman in lines.
struct HangmanLines: GameLines {
  let kind = GameKind.hangman

  func begin(_ context: inout Context) -> Reply {
    HangmanSetUp.prepare(&context)
    switch context.hangman.host {
    case .phraseBook, .dictionary, .devil:
      return HangmanRound.dealt(&context).map { HangmanTalk.opening(.game($0), context) }
        ?? .say(context.text.noWord)
    case .duel:
      return .say(context.spokenDuelScore, then: .open(Self.duelSecret))
    case .mindReader:
      guard context.hangman.secret == .thought else { return .then(.open(Self.readersWord)) }
      return MindReaderTalk.opening(of: context.hangman.length, secret: nil, &context)
    }
  }

  func setUp(_ context: inout Context) -> Reply {
    context.dealer.openHangman()
    return ListTalk.setUp(HangmanSetUp.self, begin: begin).opening(context)
  }

  func restored(_ saved: SavedGame, _ context: inout Context) -> Reply? {
    switch saved.session.mode {
    case .duelTable: return .say(context.text.onScreenOnly(context.text("Table")))
    case .mindReader:
      return MindReaderRound.restored(saved, &context).map { MindReaderTalk.opening($0, &context) }
    default:
      switch HangmanRound.restored(saved, &context) {
      case .round(let round, _): return HangmanTalk.opening(.game(round), context)
      case .secret: return .say(context.spokenDuelScore, then: .open(Self.duelSecret))
      case nil: return nil
      }
    }
  }

  func daily(_ session: GameSession, _ puzzles: DailyPuzzles, _ context: inout Context) -> Reply? {
    puzzles.word.map { HangmanTalk.opening(.game(HangmanRound(session, phrase: $0, &context)), context) }
  }

  func dealt(_ code: GameCode, _ session: GameSession, _ context: inout Context) -> Reply? {
    HangmanRound(dealtBy: code, session, &context).map { HangmanTalk.opening(.game($0), context) }
  }

  func replay(_ record: GameRecord, _ context: inout Context) -> [String]? {
    let text = context.text
    if record.game.session.mode == .mindReader {
      return MindReaderRound.game(record.game.fields, context).map { game in
        game.answers.map { text.stands($0.letter, in: game.numbers($0.places)) }
      }
    }
    context.hangman.restore(record.game.session.mode)
    guard let moves = record.game.fields.values("move", as: Hangman.Move.self),
      let games = HangmanRound.games(record.game, moves, context)
    else { return nil }
    let code = context.hangmanCode(of: record).map { text("Code: \($0.text).") }
    let last = games[games.count - 1]
    let isWon = record.result.mode == .challengePost ? last.status == .won : record.result.isWon
    return [HangmanBoard(game: games[0], text: text).shape.capitalizedFirst]
      + games.dropFirst().compactMap { HangmanBoard(game: $0, text: text).newest }
      + [text.labelled(last.shownPhrase(context), isWon ? text("won") : text("lost")) + "."]
      + [code].compactMap(\.self)
  }

  func playedOn(_ record: GameRecord, after step: Int, _ context: inout Context) -> Reply? {
    HangmanRound.playedOn(record, after: step, &context).map { HangmanTalk.opening(.game($0), context) }
  }

  func practice(_ words: [PracticeWord], isCounted: Bool, _ context: inout Context) -> Reply? {
    let words = context.practiceBook.withoutSameMeanings(words, puttingOff: isCounted).shuffled
    return Practice.begun(words, isCounted: isCounted, context).map {
      HangmanTalk.opening(.practice($0.practice, $0.game), context)
    }
  }
}

/// A game of Hangman or a practised word, from the first letter to what follows its result.
struct HangmanTalk: Talk {
  /// What a yes goes on with.
  private enum Act: Sendable {
    case solve(String), hint, giveUp
    /// Q is a letter, and leaves.
    case letterQ
  }

  private var play: HangmanPlay
  /// The question that is open.
  private var asked: Act?
  /// What a vocabulary says of the word, once the player has asked for it.
  private var clue: String?

  /// Opens a game: says what it is, or how it stands if it has begun.
  static func opening(_ play: HangmanPlay, _ context: Context) -> Reply {
    let talk = HangmanTalk(play: play)
    let text = context.text
    switch play {
    case .practice(let practice, _):
      let first = text("Practice, word \(practice.number) of \(practice.count).")
      return .list([first] + talk.state(context), then: .open(talk))
    case .game(let round):
      let first = "\(text("Hangman")), \(round.source(context))"
      return round.game.moves.isEmpty
        ? .say(text.labelled(first, talk.board(text).shape), text("Seven misses lose."), then: .open(talk))
        : .list([first + "."] + talk.state(context), then: .open(talk))
    }
  }

  private var round: HangmanRound? { play.round }
  private var practice: Practice? { play.practice }

  private var game: any GuessingGame {
    get { play.game }
    set { play.game = newValue }
  }

  private var isPlaying: Bool { play.isPlaying }
  private var takesWords: Bool { play.takesWords }

  var changing: GameKind? {
    let isFree = round.map { $0.session.day == nil && !$0.session.isWhatIf && $0.post == nil } ?? false
    return isPlaying && isFree ? .hangman : nil
  }
  func saved(_ context: Context) -> SavedGame? { round?.saved(context) }

  // MARK: What is said

  private func board(_ text: Texts) -> HangmanBoard { HangmanBoard(game: game, text: text) }

  private func missed(_ text: Texts) -> String {
    let tries = Hangman.missesAllowed - game.misses
    return takesWords
      ? text("\(tries) try left.", plural: "\(tries) tries left.", tries) : board(text).missed
  }

  func prompt(_ context: Context) -> String {
    let text = context.text
    switch asked {
    case .solve(let phrase):
      return text.yesOrNo(text("Solve with \(phrase.capitals)? A wrong one costs a miss."))
    case .hint:
      let price = play.hintPrice(text)
      return text.yesOrNo(price.title + ". " + price.line)
    case .giveUp: return text.yesOrNo(text("Give up? It counts as lost."))
    case .letterQ: return text.yesOrNo(text("Guess the letter Q? No means leaving: the game is saved."))
    case nil where isPlaying: return takesWords ? text("Word?") : text("Letter?")
    case nil: return following(context).prompt(text)
    }
  }

  func help(_ context: Context) -> [String] {
    let text = context.text
    guard asked == nil else { return [text.yesOrNoHelp] }
    guard isPlaying else { return [text("A number or the first letters choose what follows.")] }
    guard !takesWords else { return [text("The whole word is asked for, in three tries.")] }
    let words = [Word.missed, .left, .log] + (practice == nil ? [.giveUp] : [])
    let price =
      round?.clue(context) == nil
      ? text("\(text.typed(.hint)): a letter, for one miss.")
      : text("\(text.typed(.hint)): the clue; again: a letter, for one miss.")
    let hint = play.hasHints ? [price] : []
    return [text("A letter guesses it. A whole word or phrase solves, after a question.")] + hint
      + [text("\(text.typed(.solve)) and a phrase, \(text.and(words.map(text.typed))).")]
  }

  func state(_ context: Context) -> [String] {
    guard isPlaying else { return result(context).lines }
    return [practice?.text(context.text) ?? clue, board(context.text).whole, missed(context.text)].compactMap(
      \.self)
  }

  // MARK: What is typed

  mutating func take(_ line: Typed, _ context: inout Context) -> Reply? {
    defer { if isPlaying { play.leave(&context) } }
    let text = context.text
    if let act = asked {
      guard let isYes = line.isYes(text) else { return line.word == nil ? .say(text("yes or no?")) : nil }
      asked = nil
      return perform(act, isYes, &context)
    }
    guard isPlaying else {
      return following(context).chosen(line).map { follow($0, &context) } ?? told(line.word, context)
    }
    if !takesWords, let letter = line.character.flatMap(game.alphabet.letter) {
      if line.word == .quit { return ask(.letterQ) }
      return guess(letter, &context)
    }
    switch line.word {
    case .hint where play.hasHints && clue == nil && round?.clue(context) != nil:
      clue = round?.clue(context)
      return .list([clue ?? ""])
    case .hint where play.hasHints: return play.canPayHint ? ask(.hint) : .say(text.hintTooExpensive)
    case .giveUp where practice == nil: return ask(.giveUp)
    case .solve: return .say(text("Type \(text.typed(.solve)) and the whole phrase."))
    case .undo: return .say(text("What was guessed stays."))
    case let word?: return told(word, context)
    case nil: return propose(line.rest(after: .solve) ?? line.text, &context)
    }
  }

  /// What a word asks for that changes nothing.
  private func told(_ word: Word?, _ context: Context) -> Reply? {
    let text = context.text
    switch word {
    case .missed: return .say(missed(text))
    case .left where takesWords: return .say(missed(text))
    case .left: return Reply(answer: Answer(board(text).left), next: .stay)
    case .log: return .list([board(text).log])
    case .score where round?.session.mode == .duel: return .say(context.spokenDuelScore)
    case .score where round != nil:
      let streak = round?.streak ?? 0
      return .say(streak > 0 ? text("Streak \(streak).") : text("No streak."))
    default: return nil
    }
  }

  private mutating func ask(_ act: Act) -> Reply {
    asked = act
    return .then(.stay)
  }

  /// Asks whether a text is meant as the solution, if it can be; where only words are asked for, tries it.
  private mutating func propose(_ phrase: String, _ context: inout Context) -> Reply? {
    let text = context.text
    let letters = game.alphabet.letters(of: phrase)
    let wanted = game.board.count { if case .given = $0 { false } else { true } }
    guard let first = phrase.first else { return nil }
    guard !letters.isEmpty, phrase.count > 1 || takesWords else {
      return .say(text.notALetter(first), text("Nothing lost."))
    }
    guard letters.count == wanted else {
      return .say(
        text(
          "\(phrase.capitals.prefix(60).description): \(letters.count) letters, not \(wanted). Nothing lost.")
      )
    }
    if play.isOtherWord(phrase, context) {
      return .say(text("That is a word, too. Another one is asked."))
    }
    return takesWords ? perform(.solve(phrase), true, &context) : ask(.solve(phrase))
  }

  private mutating func perform(_ act: Act, _ isYes: Bool, _ context: inout Context) -> Reply {
    let text = context.text
    if case .letterQ = act { return isYes ? guess("q", &context) : .then(.quit) }
    guard isYes else { return .say(text("Nothing lost.")) }
    switch act {
    case .hint:
      let outcome = game.hint(using: &context.profile.generator)
      guard let letter = game.tried.last else { return .then(.stay) }
      return ended(&context)
        ?? .say(text.outcome(of: .hint(letter), outcome), board(text).showing(letter), board(text).miss)
    case .giveUp:
      play.finish(isWon: false, misses: Hangman.missesAllowed, &context)
      return Reply(answer: result(context), next: .stay)
    case .solve(let phrase):
      let outcome = game.solve(phrase)
      return ended(&context) ?? .say(text.outcome(of: .solve(phrase), outcome), board(text).miss)
    case .letterQ: return .then(.stay)
    }
  }

  private mutating func guess(_ letter: Character, _ context: inout Context) -> Reply {
    let text = context.text
    let before = game.candidateHistory?.wordsLeft
    let outcome = game.guess(letter)
    if let end = ended(&context) { return end }
    let devils = before.flatMap { text.devils(outcome, letter, wordsBefore: $0, game.candidateHistory) }
    return switch outcome {
    case .hit(let places):
      .say(devils ?? text.labelled(String(letter.capital), "\(places)."), board(text).showing(letter))
    case .miss: .say(devils ?? text("No \(letter.capital)."), board(text).miss)
    default: .say(text.outcome(of: .guess(letter), outcome), text("Nothing lost."))
    }
  }

  // MARK: The end

  /// The result if the game has just ended, which is then recorded.
  private mutating func ended(_ context: inout Context) -> Reply? {
    guard game.status != .playing else { return nil }
    play.finish(isWon: game.status == .won, misses: game.misses, &context)
    return Reply(answer: result(context), next: .stay)
  }

  /// What the game was, how it ended, and what is different from the games before.
  private func result(_ context: Context) -> Answer {
    let text = context.text
    let isWon = game.status == .won
    let isDevil = game.candidateHistory != nil
    let isBrief = practice != nil || round?.session.mode == .duel
    let phrase = game.shownPhrase(context)
    let ending =
      round?.isGivenUp == true
      ? text("Given up") + "." : isDevil || !isWon ? text.ending(of: game) + "." : text.standing(of: game)
    let word = isWon ? text("\(phrase): right.") : text("It was \(phrase).")
    let lines = round?.resultLines(context) ?? practice?.resultLines(isKnown: isWon, text) ?? []
    let first = isDevil ? [ending] : isBrief ? [word] : isWon ? [word, ending] : [ending, word]
    var answer = Answer(first + lines.filter { !$0.isMisses }.map(\.sentence))
    // The meaning is told unasked where it leaves an answer short.
    let isTaught = practice != nil || round?.category?.hasPrefix(Vocabulary.folder) == true
    let taught = isTaught ? context.vocabularies.taught(game.phrase, in: round?.category)?.sentence : nil
    if let meaning = taught ?? context.meanings.sentence(of: game.named(context)),
      answer.lines[0].count + meaning.count <= Answer.longest
    {
      answer.lines.append(meaning)
    }
    return answer.with(round?.post)
  }

  private func following(_ context: Context) -> Choices<Offer> { Choices(play.offers(context), context.text) }

  private func follow(_ offer: Offer, _ context: inout Context) -> Reply {
    switch offer {
    case .nextWord:
      return practice?.next(context).map {
        Self.opening(.practice($0.practice, $0.game), context).replacing
      } ?? .then(.menu)
    case .nextRound:
      context.hangman.duel.swap()
      return .say(context.spokenDuelScore, then: .replace(HangmanLines.duelSecret))
    case .letter: return round?.post?.spoken(context.text) ?? .then(.stay)
    case .explain: return .list(context.meanings.explanations(of: game.shownWords(context)))
    default:
      if offer == .change, round?.session.mode == .duel { context.endDuel() }
      return context.follow(offer, HangmanLines(), finished: round?.finished)
    }
  }
}
