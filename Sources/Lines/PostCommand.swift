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
}

extension Context {
  /// Does what a command line says with a letter, or begins a match when it names a game.
  /// - Returns: the lines to print: the letter to send, or the position.
  public mutating func post(_ operand: String, _ command: PostCommand) throws(PostProblem) -> [String] {
    var posted: PostedMatch
    var phrase: String?
    switch GameKind(rawValue: operand) {
    case .ghost: posted = try begun(newPost(ghostSeats: 2, names: []))
    case .hangman:
      phrase = command.solution.flatMap { PostMatch.phrase($0, profile.language.alphabet) }
      guard let phrase else { throw .notAMove(command.solution ?? "--solve") }
      posted = try begun(newPost(challenge: phrase, names: []))
    case .textTwist: posted = try begun(newPost(rackFor: []))
    case nil: posted = try receive(post: operand)
    }
    let makes = command.move != nil || command.solution != nil && phrase == nil
    if makes { try make(command, &posted) }
    let alphabet = command.isASCII ? profile.language.alphabet : nil
    let lines = command.showsPosition ? posted.lines(text).map { $0.plain(alphabet) } : []
    return command.showsPosition && !makes && GameKind(rawValue: operand) == nil
      ? lines : [posted.letter] + lines
  }

  /// Checks that a letter can be opened; what it says is kept.
  public func check(post letter: String) throws(PostProblem) {
    var context = self
    _ = try context.receive(post: letter)
  }

  private func begun(_ posted: PostedMatch?) throws(PostProblem) -> PostedMatch {
    guard let posted else { throw .olderWords }
    return posted
  }

  private mutating func make(_ command: PostCommand, _ posted: inout PostedMatch) throws(PostProblem) {
    guard posted.isMyTurn else {
      guard let turn = posted.match.turn else { throw .answered }
      throw .notYourTurn(posted.name(of: turn, text))
    }
    for move in try moves(command, posted) {
      guard posted.make(move.made) else { throw .notAMove(move.typed) }
    }
    keep(&posted)
  }

  private func moves(
    _ command: PostCommand, _ posted: PostedMatch
  ) throws(PostProblem) -> [(typed: String, made: PostMatch.Move)] {
    var moves: [(typed: String, made: PostMatch.Move)] = []
    let (alphabet, isGhost) = (profile.language.alphabet, posted.match.kind == .ghost)
    if let typed = command.move {
      let word = Typed(typed, text)
      switch (typed, word.word) {
      case ("#", _), (_, .challenge): moves.append((typed, .ghost(.challenge)))
      case ("=", _), (_, .ownUp): moves.append((typed, .ghost(.answer(nil))))
      case (_, .giveUp): moves.append((typed, .resign))
      default:
        guard let character = word.character, let letter = alphabet.letter(character) else {
          throw .notAMove(typed)
        }
        moves.append((typed, isGhost ? .ghost(.add(letter)) : .hangman(.guess(letter))))
      }
    }
    guard let typed = command.solution else { return moves }
    switch posted.match.play {
    case .ghost(let match):
      guard let word = alphabet.word(typed) else { throw .notAMove(typed) }
      moves.append((typed, .ghost(.answer(match.answer(typed: word)))))
    case .challenge: moves.append((typed, .hangman(.solve(typed))))
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
}
