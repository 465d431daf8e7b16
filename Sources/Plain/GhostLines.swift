import Commentary
import Engines
import Play
import Records
import Texts

/// Ghost in lines.
struct GhostLines: GameLines {
  let kind = GameKind.ghost

  func begin(_ context: inout Context) -> Reply {
    guard context.ghost.isPlayable else { return setUp(&context) }
    GhostSetUp.prepare(&context)
    return GhostMatch.dealt(&context).map { GhostTalk.opening($0, &context) }
      ?? .say(context.text.noMatch(context))
  }

  func setUp(_ context: inout Context) -> Reply {
    ListTalk.setUp(GhostSetUp.self, begin: begin).opening(context)
  }

  func restored(_ saved: SavedGame, _ context: inout Context) -> Reply? {
    saved.session.mode == .ghostTable
      ? GhostMatch.restoredTable(saved, &context).map { GhostTalk.opening($0.game, at: $0.seat, &context) }
      : GhostMatch.restored(saved, &context).map { GhostTalk.opening($0, &context) }
  }

  func daily(_ session: GameSession, _ puzzles: DailyPuzzles, _ context: inout Context) -> Reply? {
    GhostMatch(session, puzzles, &context).map { GhostTalk.opening($0, &context) }
  }

  func atTable(_ context: inout Context) -> Reply? {
    GhostMatch.atTable(&context).map { GhostTalk.opening($0.game, at: $0.seat, &context) }
  }

  func dealt(_ code: GameCode, _ session: GameSession, _ context: inout Context) -> Reply? {
    GhostMatch(dealtBy: code, session, &context).map { GhostTalk.opening($0, &context) }
  }
}

extension GhostLines {
  func playedOn(_ record: GameRecord, after step: Int, _ context: inout Context) -> Reply? {
    GhostMatch.playedOn(record, after: step, &context).map { GhostTalk.opening($0, &context) }
  }

  func replay(_ record: GameRecord, _ context: inout Context) -> [String]? {
    guard case (var match, let moves)? = GhostMatch.begun(record.game, context), match.replay(moves)
    else { return nil }
    let text = context.text
    let commentary = GhostCommentary(match, you: match.you(seenBy: nil), isApart: true)
    let code = GhostMatch.code(of: record, context).map { text.labelled(text("Code"), $0.text).sentence }
    let end = record.game.fields.isGivenUp ? text("It was given up here.") : nil
    // Only what somebody chose has a number, by which it can be played on from there.
    var number = 0
    let lines = match.rounds.indices.flatMap { round in
      commentary.lines(ofRound: round, text).enumerated().map { index, line in
        let remarks = commentary.remarks[round]
        guard remarks.indices.contains(index), !remarks[index].isDealt else { return line }
        number += 1
        return "\(number) \(line)"
      }
    }
    return lines + [end, code].compactMap(\.self)
  }
}

/// A match of Ghost, from the first letter to what follows its result; the computers answer at once.
struct GhostTalk: Talk {
  typealias Act = @Sendable (inout GhostTalk, inout Context) -> Reply

  /// A question of yes or no, and what a yes does.
  struct Question: Sendable {
    let text: String
    /// What a no does; without it nothing is lost.
    var otherwise: Reply.Next?
    let act: Act
  }

  var game: GhostMatch
  var asked: Question?
  /// At a table: the player's seat, and what is awaited there.
  var table: AtTable?
  /// The coach's review, once a round has ended.
  private var review: GhostCoach.Review?
  /// What the coach knows already of the match so far.
  private var solved = GhostCoach.Solved()

  private init(_ game: GhostMatch, at seat: GhostTableSeat? = nil) {
    self.game = game
    table = seat.map { AtTable(seat: $0) }
    judge()
  }

  /// Opens a match: says what it is and how its round begins, or how it stands if it has begun.
  static func opening(_ game: GhostMatch, at seat: GhostTableSeat? = nil, _ context: inout Context) -> Reply {
    let text = context.text
    var talk = GhostTalk(game, at: seat)
    let isBegun = game.match.moves.count > game.match.rules.dealtLetters
    let title = talk.title(text)
    // What a letter by post brings, and in Superghost how to answer it.
    let howToAdd = game.match.rules.isSuper ? text.howToAdd : nil
    let news = game.post == nil ? [] : [game.othersTurn(text), howToAdd]
    let lines = talk.goOn(after: isBegun ? [] : [talk.roundOpening(text)], &context).lines
    if isBegun || lines.count > 1 {
      let state = isBegun ? news.compactMap(\.self) + talk.state(context) : lines
      return .list([title] + state, then: .open(talk))
    }
    let note =
      game.session.code.isEmpty
      ? game.match.rules.isSuper
        ? text.howToAdd
        : text("Whoever finishes a word of \(game.match.rules.shortest) letters or more loses.")
      : text("This game by code counts on no list.")
    let whole = [title, note] + lines
    let isShort = whole.joined(separator: " ").count <= longestOpening
    return Reply(answer: Answer(isShort ? whole : [title] + lines), next: .open(talk))
  }

  /// Before it there must be room for the first line of a session.
  private static let longestOpening = 104

  var match: Ghost { game.match }
  private var isPlaying: Bool { match.player != nil && !game.isGivenUp && !isWaiting }
  /// Whether the match goes on by a letter from somebody else.
  private var isWaiting: Bool { game.post != nil && game.isOthersTurn }

  var changing: GameKind? {
    isPlaying && game.session.day == nil && !game.session.isWhatIf && game.post == nil && table == nil
      ? .ghost : nil
  }
  func saved(_ context: Context) -> SavedGame? {
    game.saved.map { table?.seat.record(of: game) ?? $0 }
  }

  // MARK: What is said

  func name(_ player: Int, _ text: Texts) -> String { match.name(of: player, text) }

  private func title(_ text: Texts) -> String {
    if let day = game.session.day { return "\(text("Ghost")), \(text.puzzle(of: day))." }
    let played = text.title(match.rules)
    let players = match.players.indices.map { name($0, text) }
    let title =
      game.isPersonal && players.count == 2
      ? text("\(played) against \(players[match.opponent(of: game.person)])")
      : text.labelled(played, text.and(players))
    // Who has chosen the words knows them.
    let isOwn = game.post == nil && table == nil && game.session.code.isEmpty
    let variations = isOwn ? match.rules.bluff ? [text("bluff")] : [] : text.variations(match.rules)
    return ([title] + variations).joined(separator: ", ") + "."
  }

  private func letters(_ text: Texts) -> String { text.apart(match.fragment) }

  func roundOpening(_ text: Texts) -> String {
    if game.session.day != nil { return game.dailyOpening(letters(text), text) }
    if match.rules.isSuper, !game.isPersonal || table != nil, let player = match.player {
      let opening = text.opening(match, you: game.you, letters(text))
      return opening + " " + text.isTurn(of: match.person(player, you: game.you, text))
    }
    return match.rules.dealtLetters > 0 || match.players[match.lastRound.starter].level == nil
      ? text.opening(match, you: game.you, letters(text))
      : text("round \(match.rounds.count)").capitalizedFirst.sentence
  }

  /// The letters, and who is to do what.
  func standing(_ text: Texts) -> [String] {
    if let challenged = game.personToAnswer, let challenger = match.lastRound.challenger {
      let (who, whom) = (name(challenger, text), name(challenged, text))
      return (game.isPersonal ? [] : [text("\(who) challenges \(whom)") + "."])
        + [text.doubts(who, letters(text), in: match)]
    }
    guard !match.fragment.isEmpty, let player = match.player else { return [roundOpening(text)] }
    let isAnothers = table != nil && game.isOthersTurn
    return [text("Now \(letters(text)).")]
      + (game.isPersonal && !isAnothers ? [] : [text.isTurn(of: match.person(player, you: nil, text))])
  }

  /// The letters of GHOST and, against computers, the points; `nil` while nobody has any.
  private func score(_ text: Texts) -> String? {
    let scores = match.players.indices.compactMap { player -> String? in
      let points = game.countsByName || player != game.person ? 0 : match.score(of: player)
      let parts = [text.apart(match.letters(of: player)), points > 0 ? text.points(points) : ""]
      let shown = parts.filter { !$0.isEmpty }.joined(separator: ", ")
      return shown.isEmpty ? nil : text.labelled(name(player, text), shown) + "."
    }
    return scores.isEmpty ? nil : scores.joined(separator: " ")
  }

  /// The letters with which no round can begin any more; `nil` while there are none, or where they are dealt.
  private func openings(_ text: Texts) -> String? {
    let used = match.rules.isSuper || match.rules.dealtLetters > 0 ? [] : match.openedLetters
    return used.isEmpty ? nil : text("Openings used: \(text.apart(used)).")
  }

  /// The letters of the round, each with whose it was.
  private func log(_ text: Texts) -> String {
    let turns = match.lastRound.turns.enumerated().map { index, turn in
      let who = turn.player == game.you ? text("you") : name(turn.player, text)
      return index < match.rules.dealtLetters
        ? String(turn.letter.capital) : who + " " + text.letter(turn.added, in: match)
    }
    return turns.isEmpty ? text.nothingYet : turns.joined(separator: ", ") + "."
  }

  func prompt(_ context: Context) -> String {
    let text = context.text
    if let asked { return text.yesOrNo(asked.text) }
    if isWaitingAtTable { return absence(text)?.prompt(text) ?? text.waitPrompt }
    guard isPlaying else { return following(context).prompt(text) }
    return game.personToAnswer == nil ? text("Letter?") : text("Word?")
  }

  func choices(_ context: Context) -> Choices<Void>? {
    asked == nil && !isPlaying ? following(context).named : nil
  }

  func help(_ context: Context) -> [String] {
    let text = context.text
    guard asked == nil else { return [text.yesOrNoHelp] }
    guard isPlaying else { return [text.choicesHelp] }
    guard game.personToAnswer == nil else {
      return [
        text.howToName(letters(text), in: match), text.labelled(text.typed(.ownUp), text("no word")).sentence,
      ]
    }
    let words = (match.rules.bluff ? [Word.challenge] : []) + [.score, .log, .giveUp]
    let hint = text.labelled(text.typed(.hint), text.helpPrice.line)
    return [text.ghostRules(match.rules)] + (match.rules.isSuper ? [text.howToAdd] : [])
      + (game.post == nil ? [hint] : [])
      + [text.and((table == nil ? words : words.dropLast() + [.wink]).map(text.typed)).sentence]
      + (table == nil ? [] : [text.leavingGhost])
  }

  func state(_ context: Context) -> [String] {
    isWaiting
      ? game.post?.lines(context.text) ?? []
      : isPlaying
        ? [standing(context.text).joined(separator: " "), score(context.text), openings(context.text)]
          .compactMap(\.self) + absent(context.text)
        : result(context).lines
  }

  // MARK: What is typed

  mutating func take(_ line: Typed, _ context: inout Context) -> Reply? {
    let text = context.text
    if let question = asked {
      guard let isYes = line.isYes(text) else { return line.word == nil ? .say(text("yes or no?")) : nil }
      asked = nil
      if isYes { return question.act(&self, &context) }
      return question.otherwise.map { .then($0) } ?? .say(text("Nothing lost."))
    }
    if table != nil, let reply = takeAtTable(line, &context) { return reply }
    if isWaitingAtTable, line.word != .log, line.word != .score { return nil }
    if game.personToAnswer != nil, let word = named(by: line) {
      return ask(text("Name \(word.capitals)? If it does not count, you lose the round.")) {
        $0.play(.answer(word), &$1)
      }
    }
    switch line.word {
    case .log: return .list([log(text)])
    case .score: return .list([score(text) ?? text.nothingYet])
    case .giveUp where game.turn.canGiveUp && table == nil:
      return ask(text.givingUp(game.session)) {
        _ = $0.game.take(.giveUp, &$1)
        return Reply(answer: $0.result($1), next: .stay)
      }
    case .ownUp where game.turn.takesWords:
      return ask(text("Own up? You lose the round.")) { $0.play(.answer(nil), &$1) }
    case _ where !isPlaying: return following(context).chosen(line).map { follow($0, &context) }
    case _ where game.personToAnswer != nil: return nil
    case .challenge where game.turn.canChallenge:
      return ask(text("Challenge \(letters(text))? If there is a word, you lose the round.")) {
        $0.play(.challenge, &$1)
      }
    case .challenge: return match.rules.bluff ? nil : .say(text.bluffNote(false))
    case .hint where game.turn.canAskForHelp: return hint(isAccepted: false, &context)
    case .quit where match.alphabet.letter("q") != nil && !match.rules.isSuper:
      return ask(text.letterOrLeaving, otherwise: .quit) {
        $0.play(.add("q"), &$1)
      }
    case nil: return added(by: line, &context)
    default: return nil
    }
  }

  /// The letter that is added; in Superghost it says at which end.
  private mutating func added(by line: Typed, _ context: inout Context) -> Reply? {
    guard match.rules.isSuper else { return line.character.map { play(.add($0), &context) } }
    if let letter = Ghost.Letter(typed: line.text) { return play(Ghost.Move(letter), &context) }
    let isLetter = line.character.flatMap(match.alphabet.letter) != nil
    return isLetter || line.text == "<" || line.text == ">" ? .say(context.text.howToAdd) : nil
  }

  /// The word that answers a challenge. What is otherwise typed for something else is one where it counts.
  private func named(by line: Typed) -> String? {
    guard let typed = match.alphabet.word(line.text), typed.count <= 60 else { return nil }
    let word = match.answer(typed: typed)
    return line.word == nil || match.answerJudge.accepts(word, for: match.fragment) ? word : nil
  }

  private mutating func ask(
    _ text: String, otherwise: Reply.Next? = nil, _ act: @escaping Act
  ) -> Reply {
    asked = Question(text: text, otherwise: otherwise, act: act)
    return .then(.stay)
  }

  /// The letters that can be added, after a question about what they cost.
  mutating func hint(isAccepted: Bool, _ context: inout Context) -> Reply {
    let text = context.text
    // At a table the price is paid when the others have heard of it.
    switch game.askForHelp(isAccepted: isAccepted && table == nil, text) {
    case .refused(let sentence): return .say(sentence)
    case .priced where isAccepted: return send(.askForHelp, &context)
    case .priced:
      let price = text.helpPrice
      return ask(price.title + ". " + price.line) { $0.hint(isAccepted: true, &$1) }
    case .shown: break
    }
    func sentences(_ possible: [(letter: Character, completes: Bool)]) -> [String] {
      let living = text.apart(possible.filter { !$0.completes }.map(\.letter))
      let ending = text.apart(possible.filter(\.completes).map(\.letter))
      return (living.isEmpty ? [] : [text("Living: \(living).")])
        + (ending.isEmpty ? [] : [text("Ends a word: \(ending).")])
    }
    let (front, behind) = (
      sentences(match.possibleLetters(at: .front)), sentences(match.possibleLetters(at: .behind))
    )
    let sides =
      match.rules.isSuper
      ? (front.isEmpty ? [] : [text("In front:")] + front)
        + (behind.isEmpty ? [] : [text("Behind:")] + behind)
      : behind
    let none =
      match.rules.isSuper
      ? text("No word has \(letters(text)) in it.") : text("No word begins with \(letters(text)).")
    return .say(
      (sides.isEmpty ? none : sides.joined(separator: " ")), text("This round scores nothing for you."))
  }

  private mutating func play(_ move: Ghost.Move, _ context: inout Context) -> Reply {
    let text = context.text
    if table != nil { return send(move, &context) }
    if case .refused(let sentences) = game.take(.move(move), &context) {
      return Reply(answer: Answer(sentences + [text("Nothing lost.")]), next: .stay)
    }
    return Reply(answer: goOn(after: [], &context), next: .stay)
  }

  /// Lets the computers play until a person is to do something, or the round or the match has ended.
  /// - Parameter before: what is said before what they did.
  private mutating func goOn(after before: [String], _ context: inout Context) -> Answer {
    let text = context.text
    var said: [String] = []
    while table == nil, let player = match.player, let move = game.letComputerPlay(&context) {
      if let letter = move.letter {
        said.append(text.labelled(name(player, text), text.letter(letter, in: match)) + ".")
      }
    }
    if isWaiting { return Answer(fitting: before + standing(text)).with(game.post) }
    guard isPlaying else {
      judge()
      return result(context)
    }
    let isSaid = !before.isEmpty && (said.isEmpty || match.fragment.count == 1 && game.isPersonal)
    return Answer(fitting: before + said + (isSaid ? [] : standing(text)))
  }

  // MARK: The end

  mutating func judge() {
    if match.rounds.contains(where: { $0.ending != nil }) {
      review = GhostCoach(match.judge).review(of: match, knowing: &solved)
    }
  }

  /// Lets the coach think about the round while the player does, so that its end is told at once, and after it the computer
  /// about the next one.
  mutating func think() {
    if !isPlaying, table == nil { return game.foresee() }
    if isPlaying, !match.fragment.isEmpty { _ = GhostCoach(match.judge).review(of: match, knowing: &solved) }
  }

  private func report(_ text: Texts) -> GhostRoundReport {
    GhostRoundReport(match, you: game.you, text, review: review, isApart: true)
  }

  /// How the round or the match ended, and what can be learned from it or is different from the matches before.
  func result(_ context: Context) -> Answer {
    guard game.post != nil else { return plainResult(context) }
    let result = plainResult(context)
    return game.post?.isMyTurn == true ? result : result.with(game.post)
  }

  private func plainResult(_ context: Context) -> Answer {
    let text = context.text
    let (report, title) = (report(text), game.title(text) + ".")
    let figures = game.resultLines(review, context).map { text.spoken(sentence: $0.sentence) }
    if game.isGivenUp { return Answer(fitting: [title] + figures) }
    func meaning(isAdvised: Bool) -> [String] {
      let words = report.words(isAdvised: isAdvised)
      return [context.meanings.line(of: context.meanings.firstNamed(words))?.sentence].compactMap(\.self)
    }
    guard isAdvised else {
      return Answer(fitting: [outcome(text), report.reason] + figures, meaning(isAdvised: false))
    }
    let first = [report.reason, title] + (game.session.day != nil ? [] : [report.score])
    // Advice for which there is no room names no word.
    let advice = Array(Answer(fitting: first, [report.advice]).lines.dropFirst())
    return Answer(fitting: first, advice + meaning(isAdvised: !advice.isEmpty))
  }

  /// Whether the result advises; that of a match does not.
  private var isAdvised: Bool { !game.isOver || game.session.day != nil }

  /// Who has won the match, and with how many rounds.
  private func outcome(_ text: Texts) -> String {
    let winner = match.winner
    let (won, lost) = (match.roundsWon(by: winner), match.letters(of: winner).count)
    if match.players.count > 2 { return text.winsTheMatch(winner, in: match, you: game.you) + "." }
    return text.wins(match.person(winner, you: game.you, text), won, lost) + "."
  }

  /// The words that the result names.
  private func resultWords(_ text: Texts) -> [String] { report(text).words(isAdvised: isAdvised) }

  /// What can follow the end of a round or of the match.
  private func following(_ context: Context) -> Choices<Offer> {
    Choices(game.offers(explaining: resultWords(context.text), context), context.text)
  }

  private mutating func follow(_ offer: Offer, _ context: inout Context) -> Reply {
    switch offer {
    case .nextRound where table != nil: return send(.beginRound, &context)
    case .anotherMatch where table != nil: return playAgain(&context)
    case .nextRound:
      _ = game.take(.move(.beginRound), &context)
      return Reply(answer: goOn(after: [roundOpening(context.text)], &context), next: .stay)
    case .letter: return game.post?.spoken(context.text) ?? .then(.stay)
    case .coach: return coach(context)
    case .explain: return .list(context.meanings.explanations(of: resultWords(context.text)))
    default: return .to(offer, GhostLines(), finished: game.finished, &context)
    }
  }

  /// What the coach says about the last round, letter by letter; after a match of several, about one that is chosen.
  private func coach(_ context: Context) -> Reply {
    let text = context.text
    let commentary = GhostCommentary(match, you: game.you, isApart: true)
    let rounds = match.rounds.indices.filter { match.rounds[$0].ending != nil }.map { round in
      let brief = GhostRoundReport(match, round: round, you: game.you, text).brief
      let name = "\(text.apart(match.rounds[round].fragment)), \(brief)"
      return (name: name, lines: commentary.lines(ofRound: round, text))
    }
    guard game.isOver || game.isGivenUp, rounds.count > 1 else { return .list(rounds.last?.lines ?? []) }
    return ListTalk(note: { [$0.text.choicesHelp] }) { context in
      let entries = rounds.map { round in entry(round.name) { _ in .list(round.lines) } }
      return ([], Choices(entries + [entry(context.text("back")) { _ in .then(.close) }]))
    }.opening(context)
  }
}
