import Engines
import Kit
import Records
import TextUI

/// A finished game of Hangman, guess by guess.
struct HangmanReplay: Replay {
  private let pictures: PictureSet
  /// The game before the first guess and after each.
  private let games: [any GuessingGame]
  /// Whether two players have a result each.
  private let isDuel: Bool
  private let isGivenUp: Bool
  private let result: GameResult

  /// - Returns: `nil` when the game cannot be rebuilt.
  init?(_ record: GameRecord, _ context: Context) {
    var context = context
    let session = record.game.session
    context.hangman.restore(session.mode)
    guard let moves = record.game.fields.values("move", as: Hangman.Move.self),
      let games = HangmanScreen.games(record.game, moves, context)
    else { return nil }
    isDuel = session.mode.isDuel
    isGivenUp = record.game.fields.isGivenUp
    result = record.result
    pictures = context.pictures
    self.games = games
  }

  private var last: any GuessingGame { games[games.count - 1] }

  var outcome: ReplayOutcome {
    isDuel
      ? ReplayOutcome(isWon: result.isWon)
      : ReplayOutcome(isWon: last.status == .won, misses: isGivenUp ? Hangman.missesAllowed : last.misses)
  }

  var controls: ReplayControls { .keyboard }

  var marks: [ReplayMark] {
    let missed = last.missedLetters
    let marks = last.moves.enumerated().map { index, move -> ReplayMark in
      switch move {
      case .guess(let letter):
        return ReplayMark(text: String(letter.capital), role: missed.contains(letter) ? .wrong : .right)
      case .hint(let letter): return ReplayMark(text: "!\(letter.capital)", role: .warning)
      case .solve: return ReplayMark(text: "=", role: games[index + 1].status == .won ? .right : .wrong)
      }
    }
    return isGivenUp ? marks + [.end] : marks
  }

  func position(_ step: Int, of count: Int, _ strings: Strings) -> String {
    strings.hangmanReplay.guess(step, count)
  }

  private func game(_ step: Int) -> any GuessingGame { games[min(step, games.count - 1)] }

  func sentences(at step: Int, _ context: Context) -> [Message] {
    let own = context.strings.hangmanReplay
    let isShort = context.layout.isCompact
    let open = game(step).board.count(where: \.isHidden)
    guard step > 0 else { return [Message(own.begins(game(0).board.count(where: \.isHidden)))] }
    guard step < games.count else { return [Message(own.givenUp, .wrong)] }
    let after = game(step)
    let rest: String =
      switch after.status {
      case .won: own.won(after.misses)
      case .lost: own.lost
      case .playing:
        after.candidateHistory.map { (isShort ? own.wordsLeftShort : own.wordsLeft)($0.wordsLeft) }
          ?? own.stillOpen(open)
      }
    let isMiss = after.misses > game(step - 1).misses
    let sentence: String =
      switch after.moves[step - 1] {
      case .guess(let letter):
        isMiss
          ? (isShort ? own.missShort : own.miss)(letter.capital)
          : (isShort ? own.hitShort : own.hit)(letter.capital, revealed(letter, step))
      case .hint(let letter): (isShort ? own.hintShort : own.hint)(letter.capital)
      case .solve(let text): own.solved(text.capitals, !isMiss)
      }
    return [Message(sentence + " " + rest, isMiss ? .wrong : .text)]
  }

  /// The number of places in which a letter is revealed after a step.
  private func revealed(_ letter: Character, _ step: Int) -> Int {
    game(step).board.count { if case .found(_, letter) = $0 { true } else { false } }
  }

  var opensOnRarestWord: Bool { true }

  var spelling: String { last.phrase }

  func words(at step: Int, _ context: Context) -> [String] {
    // Giving up is a step of its own, after the moves.
    let isLast = step == games.count - (isGivenUp ? 0 : 1)
    return isLast && !(isGivenUp && last.candidateHistory != nil) ? last.shownWords(context) : []
  }

  func draw(step: Int, on canvas: inout Canvas, _ context: Context) {
    HangmanStage(game: game(step), pictures: pictures, isGivenUp: isGivenUp && step >= games.count)
      .draw(on: &canvas, context)
  }
}
