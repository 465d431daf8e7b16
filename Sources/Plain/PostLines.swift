import Engines
import Play
import Records
import Texts

extension PostedMatch {
  /// A line of the list of matches.
  fileprivate func line(_ text: Texts) -> String {
    text.labelled("\(text.name(session.mode.game)), \(others(text))", title(text))
  }

  /// The match in lines: what it is and whose turn it is, then how it stands; of what the player may not see, nothing.
  package func lines(_ text: Texts) -> [String] {
    let first = text("\(text.name(session.mode.game)), by post with \(others(text)): \(title(text)).")
    switch match.play {
    case .ghost(let match):
      let letters = match.players.indices.compactMap { seat in
        let letters = match.letters(of: seat)
        return letters.isEmpty ? nil : text.labelled(name(of: seat, text), text.apart(letters)) + "."
      }
      let now =
        match.lastRound.ending == nil && !match.fragment.isEmpty
        ? text("Now \(text.apart(match.fragment)).") : ""
      let last = match.rounds.last { $0.ending != nil }
      let ended = last.map { text("The last round: \(text.apart($0.fragment)).") } ?? ""
      let challenged = match.status == .answer(me) ? text("You are challenged: name a word, or own up.") : ""
      return [
        first,
        [ended, text("Round \(match.rounds.count)."), now, challenged].filter { !$0.isEmpty }.joined(
          separator: " "),
      ]
        + (letters.isEmpty ? [] : [letters.joined(separator: " ")]) + resultLines(text)
    case .challenge(let game):
      if isOver || me == 0 { return [first] + resultLines(text) }
      let board = HangmanBoard(game: game, text: text)
      return [first, board.shape.capitalizedFirst, board.whole, board.missed]
    case .rack(let rack):
      let letters = text("Letters \(text.apart(rack.rack.letters)).")
      let count = rack.rack.hidden.count
      let words = text("\(count) word to find.", plural: "\(count) words to find.", count)
      return [first, letters + " " + words] + (isOver ? resultLines(text) : [])
    }
  }
}

extension ListTalk {
  /// The matches by post, with ways to a new one and to another letter.
  static let posts = ListTalk(
    note: {
      [$0.text("A letter is a match in one line. Send it by any chat, and type or paste the answer here.")]
    },
    { context in
      let text = context.text
      let matches = context.posts().filter { $0.posted?.isAway != true }.map { saved, posted in
        entry(posted?.line(text) ?? text("waits for an update")) { $0.open(post: saved.session.id) }
      }
      let ghost = new(text("new match of Ghost"), .ghostPost)
      let challenge = new(text("new challenge of Hangman"), .challengePost)
      let rack = new(text("new rack of Text Twist"), .rackPost)
      let paste = entry(text("a letter")) { _ in .then(.open(letter())) }
      let rename = entry(text("give another name")) { context in
        which { posted, _ in .then(.replace(names(posted, opens: false))) }.opening(context)
      }
      let putAway = entry(text("put a match away")) { context in
        which { posted, context in
          context.change(posted, context.text("Put away, until a letter of it comes.")) { $0.isAway = true }
        }.opening(context)
      }
      let menu = entry(text("menu")) { _ in .then(.menu) }
      let changes = matches.isEmpty ? [] : [rename, putAway]
      return ([], Choices(matches + [paste, ghost, challenge, rack] + changes + [menu]))
    })

  /// Asks with which match something is done.
  private static func which(_ act: @escaping @Sendable (PostedMatch, inout Context) -> Reply) -> ListTalk {
    ListTalk(note: { [$0.text("A number chooses that match.")] }) { context in
      let text = context.text
      let matches = context.posts().compactMap(\.posted).filter { !$0.isAway }.map { posted in
        entry(posted.line(text)) { act(posted, &$0) }
      }
      return ([], Choices(matches + [entry(text("back")) { _ in .then(.close) }]))
    }
  }

  /// A new match of a game: with whom, and by which rules.
  private static func new(_ name: String, _ mode: Mode) -> (name: String, value: Action) {
    entry(name) { context in
      context.post.mode = mode
      return setUp(PostSetUp.self) { $0.begun($0.newPost()) }.opening(context)
    }
  }

  /// Asks for the names of the others in a match.
  /// - Parameter opens: whether it is opened then: its first letter has just come.
  fileprivate static func names(_ posted: PostedMatch, opens: Bool = true) -> EntryTalk {
    EntryTalk(
      { $0.text.namesQuestion(posted) },
      note: { $0.text("The name stays here, and is in no letter. Enter alone leaves it out.") }
    ) { typed, context in
      let reply = context.change(posted) { $0.name(others: typed.playerNames) }
      return opens ? context.open(post: posted.session.id).replacing : reply
    }
  }

  /// Asks for a letter, or for the rest of one that was broken into lines.
  fileprivate static func letter(after begun: String = "", or problem: PostProblem? = nil) -> EntryTalk {
    EntryTalk({ $0.text("Letter by post?") }, note: { $0.text("It begins with WY. Enter alone goes back.") })
    {
      typed, context in
      typed.isEmpty
        ? .say(problem.map(context.text.problem), then: .close)
        : context.open(letter: begun + "\n" + typed).replacing
    }
  }

  /// Asks whether moves that were made elsewhere are taken with their letter.
  fileprivate static func taking(_ letter: String) -> EntryTalk {
    EntryTalk({ $0.text.yesOrNo($0.text.takesMoves) }, note: { $0.text.yesOrNoHelp }) { typed, context in
      Typed(typed, context.text).isYes(context.text).map { isYes in
        isYes
          ? context.open(letter: letter, isTaken: true).replacing
          : .say(context.text("Nothing lost."), then: .close)
      }
    }
  }

  /// A match that waits for somebody else, or that has ended: how it stands, and the letter.
  static func waiting(_ posted: PostedMatch) -> ListTalk {
    ListTalk(note: { [$0.text("The letter is the last line: send it.")] }) { context in
      let text = context.text
      let record = posted.isOver ? context.record(of: posted) : nil
      let replay = record.map { record in
        entry(text("replay")) { context in
          let lines = AllLines.game(posted.session.mode.game)?.replay(
            GameRecord(result: context.postResult(posted), game: record), &context)
          return .list(lines ?? [context.text("This game cannot be replayed any more.")])
        }
      }
      return (
        posted.lines(text) + [posted.letter],
        Choices((replay.map { [$0] } ?? []) + [entry(text("menu")) { _ in .then(.menu) }])
      )
    }
  }
}

extension Context {
  /// Opens a new match; `nil` when the words have none.
  fileprivate mutating func begun(_ posted: PostedMatch?) -> Reply {
    guard var posted else { return .say(text.noWord) }
    keep(&posted)
    return open(posted)
  }

  /// Opens a match by post that is kept.
  fileprivate mutating func open(post id: Int64) -> Reply {
    do throws(PostProblem) { return open(try claimed(post: id)) } catch { return .say(text.problem(error)) }
  }

  /// Changes what is kept of a match.
  /// - Parameter done: what is said then.
  fileprivate func change(
    _ posted: PostedMatch, _ done: String? = nil, _ body: (inout PostedMatch) -> Void
  ) -> Reply {
    do throws(PostProblem) { try change(post: posted.session.id, body) } catch {
      return .say(text.problem(error), then: .close)
    }
    return .say(done, then: .close)
  }

  /// Opens the match of a letter, or the game of a code; or says why it cannot be opened, or what is missing.
  mutating func open(letter typed: String, isTaken: Bool = false) -> Reply {
    guard PostLetter.isIn(typed) else { return open(code: typed) }
    do throws(PostProblem) {
      let posted = try receive(post: typed, isTaken: isTaken)
      guard posted.isNew else { return open(posted) }
      // While the question for the names is open, nobody plays it.
      services.records.release(posted.session.id)
      return .then(.open(ListTalk.names(posted)))
    } catch {
      switch error {
      case .differs(_, was: _, says: _, kept: let kept):
        return .list([text.problem(error), text.labelled(text("Your letter"), kept)])
      case .notMade(let moves):
        let shown = (try? receive(post: typed, isTaken: true, isKept: false))?.lines(text) ?? []
        return .list(shown + [text.notMade(moves)], then: .open(ListTalk.taking(typed)))
      case .letter(.damaged):
        let note = text("More of this letter is missing: its next line? Enter alone goes back.")
        return .say(note, then: .open(ListTalk.letter(after: typed, or: error)))
      default: return .say(text.problem(error))
      }
    }
  }

  /// Opens a match that is claimed: to play where it is the player's turn, else to look at.
  fileprivate mutating func open(_ posted: PostedMatch) -> Reply {
    guard posted.isMyTurn else {
      services.records.release(posted.session.id)
      return ListTalk.waiting(posted).opening(self)
    }
    switch posted.match.play {
    case .ghost: return GhostTalk.opening(GhostMatch(posted, &self), &self)
    case .challenge: return HangmanTalk.opening(.game(HangmanRound(posted, &self)), self)
    case .rack:
      return TextTwistRun.posted(posted, isTimed: false, &self).map { TextTwistTalk.opening($0, self) }
        ?? .say(text.problem(PostProblem.olderWords))
    }
  }
}
