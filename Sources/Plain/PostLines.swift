import Commentary
import Engines
import Play
import Records
import Texts

extension PostedMatch {
  /// The match in lines: what it is and whose turn it is, then how it stands; of what the player may not see, nothing.
  package func lines(_ text: Texts) -> [String] {
    let rules = if case .ghost(let played) = match.play { text.variations(played.rules) } else { [String]() }
    let game = ([text.name(of: self), text("by post with \(others(text))")] + rules).joined(separator: ", ")
    let first = text.labelled(game, title(text)).sentence
    switch match.play {
    case .ghost(let played):
      var match = played.named(played.players.indices.map { name(of: $0, text) })
      match.goOn()
      let letters = match.players.indices.compactMap { seat in
        let letters = match.letters(of: seat)
        return letters.isEmpty ? nil : text.labelled(name(of: seat, text), text.apart(letters)) + "."
      }
      let now =
        match.lastRound.ending == nil && !match.fragment.isEmpty
        ? text("Now \(text.apart(match.fragment)).") : ""
      let last = match.rounds.indices.last { match.rounds[$0].ending != nil }
      let ended = last.map { round in
        let report = GhostRoundReport(match, round: round, you: me, text, isApart: true)
        return text("The last round: \(report.reason)")
      }
      let round = text("round \(match.rounds.count)").capitalizedFirst.sentence
      let challenger = match.status == .answer(me) ? match.lastRound.challenger : nil
      let doubts =
        challenger.map { text.doubts(name(of: $0, text), text.apart(match.fragment), in: match) } ?? ""
      return [first, [ended ?? "", round, now, doubts].filter { !$0.isEmpty }.joined(separator: " ")]
        + (letters.isEmpty ? [] : [letters.joined(separator: " ")]) + resultLines(text)
    case .challenge(let game):
      if isOver || me == 0 { return [first] + resultLines(text) }
      let board = HangmanBoard(game: game, text: text)
      return [first, text.shape(of: game).capitalizedFirst, board.whole, board.missed]
    case .sealed(let game):
      let answered = [lastAnswer(text)].compactMap(\.self)
      if isOver { return [first] + resultLines(text) }
      let board = HangmanBoard(game: game, text: text)
      let phrase = secret.map { [$0.phrase.capitals] } ?? []
      return [first] + phrase + answered + [text.shape(of: game).capitalizedFirst, board.whole, board.missed]
    case .rack(let rack):
      let count = rack.rack.hidden.count
      let words = text("\(count) word", plural: "\(count) words", count).sentence
      return [first, text.letters(rack.rack.letters) + " " + words]
        + (isOver ? resultLines(text) : ownAnswer(text))
    }
  }
}

extension ListTalk {
  /// Asks for a letter, or for the rest of one that was broken into lines.
  static func letter(after begun: String = "", or problem: PostProblem? = nil) -> EntryTalk {
    EntryTalk({ $0.text("Letter by post?") }, note: { $0.text.enterGoesBack }) { typed, context in
      typed.isEmpty
        ? .say(problem.map(context.text.problem), then: .close)
        : Reply.open(letter: begun + "\n" + typed, &context).replacing
    }
  }

  /// Asks whether moves that were made elsewhere are taken with their letter.
  fileprivate static func taking(_ letter: String, _ text: Texts) -> EntryTalk {
    .asking(prompt: text.yesOrNo(text.takesMoves), no: text("Nothing lost.")) {
      .open(letter: letter, isTaken: true, &$0).replacing
    }
  }

  /// A match that waits for somebody else, or that has ended: how it stands, and the letter.
  static func waiting(_ posted: PostedMatch) -> ListTalk {
    ListTalk(note: { [$0.text.letterRules] }) { context in
      let text = context.text
      let record = posted.isOver ? context.postBox.record(of: posted) : nil
      let replay = record.map { record in
        entry(text("replay")) { context in
          let record = GameRecord(result: context.postBox.result(of: posted), game: record)
          let lines = AllLines.game(posted.session.mode.game).replay(record, &context)
          return .pages(lines ?? [context.text.noReplay(record)])
        }
      }
      return (
        posted.lines(text) + [posted.letter],
        Choices((replay.map { [$0] } ?? []) + [entry(text("menu")) { _ in .then(.menu) }])
      )
    }
  }
}

extension Reply {
  /// Asks for what a new match by post needs.
  static func set(up mode: Mode, _ context: inout Context) -> Reply {
    context.post.mode = mode
    return ListTalk.setUp(PostSetUp.self) { begun($0.postBox.newMatch(), &$0) }.opening(context)
  }

  /// Opens a new match; `nil` when the words have none.
  private static func begun(_ posted: PostedMatch?, _ context: inout Context) -> Reply {
    guard var posted else { return .say(context.text.noWord) }
    context.postBox.keep(&posted)
    return open(posted, &context)
  }

  /// Opens a match by post that is kept.
  static func open(post id: Int64, _ context: inout Context) -> Reply {
    do throws(PostProblem) {
      return open(try context.postBox.claim(id), &context)
    } catch { return .say(context.text.problem(error)) }
  }

  /// Opens the match of a letter, or the game of a code; or says why it cannot be opened, or what is missing.
  static func open(letter typed: String, isTaken: Bool = false, _ context: inout Context) -> Reply {
    let text = context.text
    if ListLetter.isIn(typed) { return .to(.takeList(typed), &context) }
    guard PostLetter.isIn(typed) else { return open(code: typed, &context) }
    do throws(PostProblem) {
      let posted = try context.postBox.receive(typed, isTaken: isTaken)
      guard posted.isNew else { return open(posted, &context) }
      // While the question for the names is open, nobody plays it.
      context.services.records.release(posted.session.id)
      let id = posted.session.id
      let question = NameQuestion(in: posted, context.text)
      let names = EntryTalk({ _ in question.prompt }, note: { _ in question.note }) { names, context in
        _ = context.step(.renameMatch(id, to: names))
        return open(post: id, &context).replacing
      }
      return .then(.open(names))
    } catch {
      switch error {
      case .differs(_, was: _, says: _, kept: let kept):
        return .list([text.problem(error), text.labelled(text("Your letter"), kept)])
      case .notMade(let moves):
        let shown = (try? context.postBox.receive(typed, isTaken: true, isKept: false))?.lines(text) ?? []
        return .list(shown + [text.notMade(moves)], then: .open(ListTalk.taking(typed, text)))
      case .letter(.damaged):
        let note = text("More of this letter is missing: its next line?")
        return .say(note, text.enterGoesBack, then: .open(ListTalk.letter(after: typed, or: error)))
      default: return .say(text.problem(error))
      }
    }
  }

  /// Opens a match that is claimed: to play where it is the player's turn, else to look at.
  private static func open(_ posted: PostedMatch, _ context: inout Context) -> Reply {
    guard posted.isMyTurn else {
      context.services.records.release(posted.session.id)
      return ListTalk.waiting(posted).opening(context)
    }
    switch posted.match.play {
    case .ghost: return GhostTalk.opening(GhostMatch(posted, &context), &context)
    case .challenge, .sealed: return HangmanTalk.opening(.game(HangmanRound(posted, &context)), context)
    case .rack:
      return TextTwistRun.posted(posted, isTimed: false, &context).map { TextTwistTalk.opening($0, context) }
        ?? .say(context.text.problem(PostProblem.olderWords))
    }
  }
}
