import Engines
import Play
import Records
import Texts

/// What a command does with a letter by post, or with a new match.
public struct PostCommand: Sendable {
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

  /// Does with a letter what the command line says, or begins a match when the operand names a game.
  /// - Returns: the lines to print: the letter to send, or the position; without a first move nothing is to be sent.
  public func lines(_ operand: String, _ context: inout Context) throws(PostProblem) -> [String] {
    var posted: PostedMatch
    var phrase: String?
    var notes: [String] = []
    switch GameKind(rawValue: operand) {
    case .ghost:
      guard move != nil else { throw .noMove("--move") }
      posted = try Self.begun(context.postBox.newMatch(ghostSeats: 2, names: []))
    case .hangman:
      guard solution != nil else { throw .noMove("--solve") }
      phrase = solution.flatMap { PostMatch.phrase($0, context.profile.language.alphabet) }
      guard let phrase else { throw .notAMove(solution ?? "") }
      posted = try Self.begun(context.postBox.newMatch(challenge: phrase, names: []))
    case .textTwist: posted = try Self.begun(context.postBox.unbegun(.textTwist))
    default:
      do throws(PostProblem) {
        posted = try context.postBox.receive(operand)
      } catch {
        guard case .notMade(let moves) = error, !makesMove else { throw error }
        posted = try context.postBox.receive(operand, isTaken: true)
        notes = [context.text.notMade(moves)]
      }
    }
    if makesMove, phrase == nil { try make(&posted, context) }
    context.postBox.keep(&posted)
    if posted.match.moves.isEmpty { notes = [context.text.problem(.noMove("--solve"))] }
    let isSent = makesMove && notes.isEmpty
    let lines = showsPosition || !isSent ? posted.lines(context.text) + notes : []
    let alphabet = isASCII ? context.profile.language.alphabet : nil
    return (isSent ? [posted.letter] : []) + lines.map { $0.plain(alphabet) }
  }

  private static func begun(_ posted: PostedMatch?) throws(PostProblem) -> PostedMatch {
    guard let posted else { throw .olderWords }
    return posted
  }

  private func make(_ posted: inout PostedMatch, _ context: Context) throws(PostProblem) {
    guard posted.isMyTurn else {
      guard let turn = posted.match.turn else { throw .answered }
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
        guard let word = alphabet.word(part), rack.rack.contains(word) else {
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
