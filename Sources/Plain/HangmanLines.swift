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
      return open(HangmanRound.dealt(&context), context) ?? .say(context.text.noWord)
    case .duel: return secret(context)
    case .mindReader:
      guard context.hangman.secret == .thought else { return .then(.open(Self.readersWord)) }
      return MindReaderTalk.opening(of: context.hangman.length, secret: nil, &context)
    }
  }

  private func open(_ round: HangmanRound?, _ context: Context) -> Reply? {
    round.map { HangmanTalk.opening(.game($0), context) }
  }

  /// Says how the duel stands, and asks for the secret.
  func secret(_ context: Context) -> Reply {
    .say(context.hangman.duel.spokenScore(context).sentence, then: .open(Self.duelSecret))
  }

  func setUp(_ context: inout Context) -> Reply {
    context.dealer.openHangman()
    return ListTalk.setUp(HangmanSetUp.self, begin: begin).opening(context)
  }

  func restored(_ saved: SavedGame, _ context: inout Context) -> Reply? {
    switch saved.session.mode {
    case .duelTable:
      return HangmanTableSeat.restored(saved, &context).map {
        HangmanTalk.opening(at: $0, saved.session, &context)
      }
    case .vocabularyTable:
      return VocabularyRace.restored(saved, &context).map { VocabularyTalk.opening($0, context) }
    case .mindReader:
      return MindReaderRound.restored(saved, &context).map { MindReaderTalk.opening($0, &context) }
    default:
      if HangmanSetUp.restoreSecret(saved, &context) { return secret(context) }
      return HangmanPlay.restored(saved, &context).map { HangmanTalk.opening($0, context) }
    }
  }

  func daily(_ session: GameSession, _ puzzles: DailyPuzzles, _ context: inout Context) -> Reply? {
    open(puzzles.word.map { HangmanRound(session, phrase: $0, &context) }, context)
  }

  func atTable(_ context: inout Context) -> Reply? {
    if let race = VocabularyRace.atTable(&context) { return VocabularyTalk.opening(race, context) }
    return HangmanTableSeat.atTable(&context).map { HangmanTalk.opening(at: $0.seat, $0.session, &context) }
  }

  func dealt(_ code: GameCode, _ session: GameSession, _ context: inout Context) -> Reply? {
    open(HangmanRound(dealtBy: code, session, &context), context)
  }

  func replay(_ record: GameRecord, _ context: inout Context) -> [String]? {
    let text = context.text
    if record.game.session.mode == .vocabularyTable {
      return VocabularyRace.finished(record.game, context).map { race in
        race.questions.indices.map { text.told(race, $0) }
      }
    }
    if record.game.session.mode == .mindReader {
      return MindReaderRound.game(record.game.fields, context).map { game in
        [text.wordsThatFit(game.steps[0].wordsLeft)] + text.told(game).numbered
      }
    }
    context.hangman.restore(record.game.session.mode)
    guard let moves = record.game.fields.values("move", as: Hangman.Move.self),
      let games = HangmanRound.games(record.game, moves, context)
    else { return nil }
    let code = HangmanRound.code(of: record, context).map { text.labelled(text("Code"), $0.text).sentence }
    let last = games[games.count - 1]
    let isWon = record.result.mode.isByPost ? last.status == .won : record.result.isWon
    let steps = zip(text.told(last, last.shownPhrase(context)), games.dropFirst()).map { said, game in
      ([said] + HangmanBoard(game: game, text: text).change).joined(separator: " ")
    }
    return [text.shape(of: games[0]).capitalizedFirst] + steps.numbered
      + [text.labelled(last.shownPhrase(context), isWon ? text("won") : text("lost")) + "."]
      + [code].compactMap(\.self)
  }

  func playedOn(_ record: GameRecord, after step: Int, _ context: inout Context) -> Reply? {
    open(HangmanRound.playedOn(record, after: step, &context), context)
  }

  func practice(_ words: [PracticeWord], isCounted: Bool, _ context: inout Context) -> Reply? {
    Practice.begun(with: words, isCounted: isCounted, &context).map { HangmanTalk.opening($0, context) }
  }
}

/// A game of Hangman or a practised word, from the first letter to what follows its result.
struct HangmanTalk: Talk {
  var play: HangmanPlay
  /// The input about which a question is open.
  var asked: HangmanPlay.Input?
  /// The player's seat in a duel at a table, whose moves alone then change the game.
  var table: HangmanTableSeat? { didSet { if let table { play.game = table.board } } }
  /// Whether something has been sent to the table that has not come back.
  var isAwaiting = false

  /// Opens a game: says what it is, or how it stands if it has begun.
  static func opening(_ play: HangmanPlay, _ context: Context) -> Reply {
    let talk = HangmanTalk(play: play)
    let text = context.text
    let first = "\(play.name(text)), \(play.source(context))"
    if let visit = play.round?.visit {
      let begun = [text.labelled(first, text.shape(of: play.game)), visit.standing(text) + ".", visit.line]
      return .list(
        begun.compactMap(\.self) + (play.game.moves.isEmpty ? [talk.missed(text)] : talk.state(context)),
        then: .open(talk))
    }
    return play.round?.game.moves.isEmpty == true
      ? .say(text.labelled(first, text.shape(of: play.game)), talk.missed(text), then: .open(talk))
      : .list(
        [first + "."] + [play.round?.post?.lastAnswer(text)].compactMap(\.self) + talk.state(context),
        then: .open(talk))
  }

  private var round: HangmanRound? { play.round }
  var game: any GuessingGame { play.game }
  private var isPlaying: Bool { table.map { !$0.isRoundOver } ?? play.isPlaying }

  var changing: GameKind? {
    let isFree =
      table == nil
      && round.map { $0.session.day == nil && !$0.session.isWhatIf && $0.post == nil && $0.visit == nil }
        ?? false
    return isPlaying && isFree ? .hangman : nil
  }
  func saved(_ context: Context) -> SavedGame? {
    guard let table else { return play.saved }
    return round.flatMap { table.record(of: $0.session) }
  }

  // MARK: What is said

  func board(_ text: Texts) -> HangmanBoard { HangmanBoard(game: game, text: text) }

  func missed(_ text: Texts) -> String {
    play.takesWords ? play.solutionPrice(text) : board(text).missed
  }

  func prompt(_ context: Context) -> String {
    let text = context.text
    if let question = asked.flatMap({ question(before: $0, context) }) { return text.yesOrNo(question) }
    if let prompt = promptAtTable(text) { return prompt }
    guard isPlaying else { return following(context).prompt(text) }
    if let articles = articles { return articles.prompt(text) }
    return play.takesWords ? text("Word?") : text("Letter?")
  }

  /// What is asked before an input is made; `nil` where it is made at once.
  private func question(before input: HangmanPlay.Input, _ context: Context) -> String? {
    let text = context.text
    switch input {
    case .letter: return text.letterOrLeaving
    case .solution where play.takesWords: return nil
    case .solution(let phrase):
      return text("Is it \(phrase.capitals)?") + " " + play.solutionPrice(text)
    case .hint: return play.hintPrice(context).map { $0.title + ". " + $0.line }
    case .giveUp: return round.map { text.givingUp($0.session) }
    case .article, .dontKnow: return nil
    }
  }

  func choices(_ context: Context) -> Choices<Void>? {
    asked == nil && !isPlaying ? following(context).named : nil
  }

  func help(_ context: Context) -> [String] {
    let text = context.text
    guard asked == nil else { return [text.yesOrNoHelp] }
    guard isPlaying else { return [text.choicesHelp] }
    if isSecret { return [text.hostNote(.duel).inOneLine] }
    let unknown = round == nil ? [text.labelled(text.typed(.dontKnow), text.unknownHelp).sentence] : []
    guard !play.takesWords else { return [play.rules(text), play.solutionPrice(text)] + unknown }
    let words = [Word.missed, .left, .log] + (round == nil ? [] : [table == nil ? .giveUp : .wink])
    let hint = play.hasHints ? [text.labelled(text.typed(.hint), play.hintNote(context)).sentence] : []
    return [play.rules(text), wholeSolves(text)] + hint + unknown
      + [text.and(words.map(text.typed)).sentence]
  }

  /// The articles of a practised noun that are to be chosen from first.
  private var articles: Choices<Int>? {
    play.articles.map { Choices($0.enumerated().map { (name: $1, value: $0) }) }
  }

  private func wholeSolves(_ text: Texts) -> String {
    text("A whole word or phrase solves, also after \(text.typed(.solve)).")
  }

  func state(_ context: Context) -> [String] {
    let text = context.text
    guard isPlaying else { return result(context).lines }
    if let table { return standing(table, text) }
    return [play.clue(text), board(text).whole, missed(text)].compactMap(\.self)
  }

  // MARK: What is typed

  mutating func take(_ line: Typed, _ context: inout Context) -> Reply? {
    let text = context.text
    if let input = asked {
      guard let isYes = line.isYes(text) else { return line.word == nil ? .say(text("yes or no?")) : nil }
      asked = nil
      if isYes { return make(input, &context) }
      if case .letter = input { return .then(.quit) }
      return .say(text("Nothing lost."))
    }
    if table != nil, let reply = takeAtTable(line, &context) { return reply }
    if isSecret || isWaiting { return nil }
    guard isPlaying else {
      return following(context).chosen(line).map { follow($0, &context) } ?? told(line.word, context)
    }
    if line.word == .dontKnow, play.takes(.dontKnow, context) { return make(.dontKnow, &context) }
    if let articles = articles {
      return articles.chosen(line).flatMap { make(.article($0), &context) } ?? told(line.word, context)
    }
    let letter =
      play.takesWords ? nil : (line.character ?? substituted(line.text)).flatMap(game.alphabet.letter)
    switch line.word {
    case .quit where letter != nil:
      asked = letter.map { .letter($0) }
      return .then(.stay)
    case _ where letter != nil: return letter.flatMap { make(.letter($0), &context) }
    case .hint: return ask(.hint, &context)
    case .giveUp: return ask(.giveUp, &context)
    case .solve: return .say(wholeSolves(text))
    case let word?: return told(word, context)
    case nil:
      if !play.takesWords, let typed = line.character { return make(.letter(typed), &context) }
      return ask(.solution(line.rest(after: .solve) ?? line.text), &context)
    }
  }

  /// The letter for which two that were typed stand, where they cannot be the whole word.
  private func substituted(_ typed: String) -> Character? {
    let isWhole = game.board.count { if case .given = $0 { false } else { true } } <= 2
    return isWhole ? nil : game.alphabet.readings(of: typed).first { $0.count == 1 }?.first
  }

  /// What a word asks for that changes nothing.
  func told(_ word: Word?, _ context: Context) -> Reply? {
    let text = context.text
    switch word {
    case .score where table != nil: return .say(table?.standing.spokenScore(context).sentence)
    case .missed: return .say(missed(text))
    case .left where play.takesWords: return .say(missed(text))
    case .left: return Reply(answer: Answer(board(text).left), next: .stay)
    case .log:
      let moves = text.told(game, game.shownPhrase(context)).joined(separator: " ")
      return .list([moves.isEmpty ? text.nothingYet : moves])
    case .score where round?.visit != nil: return .say((round?.visit?.standing(text)).map { $0 + "." })
    case .score where round?.session.mode == .duel:
      return .say(context.hangman.duel.spokenScore(context).sentence)
    case .score where round != nil: return .say(text("Streak \(round?.streak ?? 0)."))
    default: return nil
    }
  }

  /// Makes an input, or asks about it first.
  private mutating func ask(_ input: HangmanPlay.Input, _ context: inout Context) -> Reply? {
    guard play.takes(input, context), question(before: input, context) != nil else {
      return make(input, &context)
    }
    asked = input
    return .then(.stay)
  }

  private mutating func make(_ input: HangmanPlay.Input, _ context: inout Context) -> Reply? {
    let count = game.moves.count
    switch play.take(input, &context) {
    case .refused(let sentences):
      let refusal = Answer(sentences + [context.text("Nothing lost.")])
      return sentences.isEmpty ? nil : Reply(answer: refusal, next: .stay)
    case .made where table != nil: return ask(table: input, &context)
    case .made(let sentences) where play.isAnsweredByPost:
      guard let posted = round?.post else { return nil }
      return .list(sentences + [posted.letter], then: .menu)
    case .made(let sentences):
      // Where only whole words are asked for, the tries are counted.
      let board = board(context.text)
      if case .article = input { return .list(sentences + [board.whole]) }
      guard game.moves.count > count else { return Reply(answer: Answer(sentences), next: .stay) }
      let change = play.takesWords ? [missed(context.text)] : board.change
      return Reply(answer: Answer((board.found.map { [$0] } ?? sentences) + change), next: .stay)
    case .ended: return Reply(answer: result(context), next: .stay)
    }
  }

  // MARK: The end

  func result(_ context: Context) -> Answer {
    let ending = table?.ending(context) ?? play.ending(context)
    let meaning = [ending.meaning?.sentence].compactMap(\.self)
    if let remark = ending.remark {
      return Answer(list: [ending.sentences.joined(separator: " "), remark] + meaning)
    }
    return Answer(fitting: ending.sentences, meaning).with(round?.post)
  }

  private func following(_ context: Context) -> Choices<Offer> { Choices(play.offers(context), context.text) }

  private mutating func follow(_ offer: Offer, _ context: inout Context) -> Reply {
    switch offer {
    case .nextWord:
      return play.practice?.next(context).map { Self.opening($0, context).replacing } ?? .then(.menu)
    case .nextRound where table != nil:
      isAwaiting = true
      context.services.tables?.play(.nextRound)
      return .then(.stay)
    case .menu where table != nil: return leave(&context)
    case .nextRound:
      context.hangman.duel.swap()
      return HangmanLines().secret(context).replacing
    case .letter: return round?.post?.spoken(context.text) ?? .then(.stay)
    case .explain:
      return .list(context.meanings.explanations(of: game.shownWords(context), spelledAs: game.spelled))
    default:
      if offer == .change, round?.session.mode == .duel { HangmanSetUp.endDuel(&context) }
      return .to(offer, HangmanLines(), finished: round?.finished, &context)
    }
  }
}
