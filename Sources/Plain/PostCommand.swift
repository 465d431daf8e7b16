import Engines
import Play
import Records
import Texts

/// What a command does with a letter by post, with a match that is kept, or with a new one.
public struct PostCommand: Sendable {
  /// What it is done with.
  public enum Subject: Sendable {
    /// A letter, or the name of a game, of which a match for two is begun.
    case letter(String)
    /// A new match with players who have these names.
    case new(GameKind, with: [String])
    /// A match that is kept, by what names it.
    case kept(String)
  }

  let move: String?
  let solution: String?
  let showsPosition: Bool
  let isASCII: Bool

  /// Whether a letter to send is asked for.
  public var makesMove: Bool { move != nil || solution != nil }

  /// - Parameters:
  ///   - move: a letter, `#` or `challenge`, `=` or `own up`, `give up`.
  ///   - solution: a phrase, the word that answers a challenge, or the words found on a rack.
  ///   - isASCII: whether letters outside ASCII cannot be shown.
  public init(move: String?, solution: String?, showsPosition: Bool, isASCII: Bool = false) {
    self.move = move
    self.solution = solution
    self.showsPosition = showsPosition
    self.isASCII = isASCII
  }

  /// What has become of a match.
  public struct Outcome: Sendable {
    package let posted: PostedMatch
    /// Whether its letter is to be sent: a move was made.
    package let isSent: Bool
    /// What is said besides how it stands.
    package let notes: [String]
  }

  /// Does with a letter what the command line says, or begins a match when the operand names a game.
  /// - Returns: the lines to print: the letter to send, or the position; without a first move nothing is to be sent.
  public func lines(_ operand: String, _ context: inout Context) throws(PostProblem) -> [String] {
    lines(of: try outcome(.letter(operand), &context), context)
  }

  /// The lines that say an outcome.
  public func lines(of outcome: Outcome, _ context: Context) -> [String] {
    let (posted, isSent) = (outcome.posted, outcome.isSent)
    let lines = showsPosition || !isSent ? posted.lines(context.text) + outcome.notes : []
    let alphabet = isASCII ? context.profile.language.alphabet : nil
    return (isSent ? [posted.letter] : []) + lines.map { $0.plain(alphabet) }
  }

  /// Makes the moves that are given, or looks at the match; it is kept.
  public func outcome(_ subject: Subject, _ context: inout Context) throws(PostProblem) -> Outcome {
    var (begun, notes): (PostedMatch?, [String]) = (nil, [])
    var phrase: String?
    switch subject {
    case .letter("ghost"):
      guard move != nil else { throw .noMove("--move") }
      begun = context.postBox.newMatch(ghostSeats: 2, names: [])
    case .letter("twist"): begun = context.postBox.unbegun(.textTwist)
    case .letter("hangman"), .new(.hangman, with: _):
      guard let solution else { throw .noMove("--solve") }
      phrase = PostMatch.phrase(solution, context.profile.language.alphabet)
      guard let phrase else { throw .notAMove(solution) }
      begun = context.postBox.newMatch(challenge: phrase, names: [""] + subject.names)
    case .new(.ghost, with: let names):
      begun = context.postBox.newMatch(ghostSeats: max(names.count, 1) + 1, names: [""] + names)
    case .new(.textTwist, with: let names): begun = context.postBox.newMatch(rackFor: [""] + names)
    case .kept(let id) where !PostLetter.isIn(id):
      begun = try context.postBox.claim(context.postBox.match(named: id))
    case .letter(let letter), .kept(let letter):
      do throws(PostProblem) {
        begun = try context.postBox.receive(letter)
      } catch {
        guard case .notMade(let moves) = error, !makesMove else { throw error }
        begun = try context.postBox.receive(letter, isTaken: true)
        notes = [context.text.notMade(moves)]
      }
    }
    guard var posted = begun else { throw .olderWords }
    if makesMove, phrase == nil { try make(&posted, context) }
    context.postBox.keep(&posted)
    if posted.match.moves.isEmpty {
      let option = posted.session.mode == .ghostPost ? "--move" : "--solve"
      notes = [context.text.problem(.noMove(option))]
    }
    return Outcome(posted: posted, isSent: makesMove && notes.isEmpty, notes: notes)
  }

  private func make(_ posted: inout PostedMatch, _ context: Context) throws(PostProblem) {
    guard posted.isMyTurn else {
      guard let turn = posted.match.turn else { throw .over }
      throw .notYourTurn(posted.name(of: turn, context.text))
    }
    for move in try moves(posted, context) {
      guard posted.make(move.made) else { throw .notAMove(move.typed) }
    }
  }

  private func moves(
    _ posted: PostedMatch, _ context: Context
  ) throws(PostProblem) -> [(typed: String, made: PostMatch.Move)] {
    var moves: [(typed: String, made: PostMatch.Move)] = []
    let alphabet = context.profile.language.alphabet
    if let typed = move {
      let word = Typed(typed, context.text)
      switch (typed, word.word) {
      case ("#", _), (_, .challenge): moves.append((typed, .ghost(.challenge)))
      case ("=", _), (_, .ownUp): moves.append((typed, .ghost(.answer(nil))))
      case (_, .giveUp): moves.append((typed, .resign))
      default:
        guard let made = letter(typed, word, alphabet, posted.match) else { throw .notAMove(typed) }
        moves.append((typed, made))
      }
    }
    guard let typed = solution else { return moves }
    switch posted.match.play {
    case .ghost(let match):
      guard let word = alphabet.word(typed) else { throw .notAMove(typed) }
      moves.append((typed, .ghost(.answer(match.answer(typed: word)))))
    case .challenge, .sealed: moves.append((typed, .hangman(.solve(typed))))
    case .rack(let rack):
      let words = try typed.split(whereSeparator: \.isWhitespace).map { part throws(PostProblem) in
        guard let word = rack.rack.word(typed: part, alphabet) else {
          throw PostProblem.notAMove(String(part))
        }
        return word
      }
      moves.append((typed, .answer(.init(words: words, seconds: 0))))
    }
    return moves
  }

  /// The move of a letter; in Superghost it says at which end, as in lines. `nil` when it is none.
  private func letter(
    _ typed: String, _ word: Typed, _ alphabet: Alphabet, _ match: PostMatch
  ) -> PostMatch.Move? {
    guard match.kind != .superghost else {
      return Ghost.Letter(typed: typed).flatMap { letter in
        alphabet.letter(letter.character).map { .ghost(Ghost.Move(Ghost.Letter($0, letter.side))) }
      }
    }
    return word.character.flatMap(alphabet.letter).map {
      match.kind == .ghost ? .ghost(.add($0)) : .hangman(.guess($0))
    }
  }
}

extension PostCommand.Subject {
  fileprivate var names: [String] { if case .new(_, let names) = self { names } else { [] } }
}

extension GameRecord {
  /// What happened in a finished game, step by step; `nil` when its words are not what they were.
  package func lines(_ context: Context) -> [String]? {
    var own = context
    guard own.useWords(of: game.session) else { return nil }
    return AllLines.game(result.mode.game).replay(self, &own)?.map { $0.plain() }
  }
}
