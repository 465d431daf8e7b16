import Engines
import Kit
import Records
import TextUI

/// A finished game of the mind reader, question by question.
struct MindReaderReplay: Replay {
  /// What followed the last letter.
  private enum Closing: Sendable {
    /// The program named a word.
    case named(String, isRight: Bool)
    /// The player revealed the word.
    case revealed(String)

    var word: String {
      switch self {
      case .named(let word, _), .revealed(let word): word
      }
    }
  }

  private let pictures: PictureSet
  /// The game before the first answer and after each.
  private let games: [MindReader]
  private let end: MindReaderEnd
  private let closings: [Closing]

  /// - Returns: `nil` when the game cannot be rebuilt, or leaves other words than it did.
  init?(_ record: GameRecord, _ context: Context) {
    let fields = record.game.fields
    guard let end = fields["end"].flatMap({ MindReaderEnd(rawValue: $0) }),
      let game = MindReaderScreen.game(fields, context), fields["left"] == "\(game.wordsLeft)"
    else { return nil }
    var closings: [Closing] = []
    if let word = game.namedWord, context.lexicon.mayBeShown(word) {
      closings.append(.named(word, isRight: end == .found))
    }
    if end != .found, let word = fields["word"] { closings.append(.revealed(word)) }
    pictures = context.pictures
    self.end = end
    self.closings = closings
    games = game.steps
  }

  private var last: MindReader { games[games.count - 1] }

  var outcome: ReplayOutcome {
    ReplayOutcome(isWon: end.isWon, misses: min(last.misses, Hangman.missesAllowed))
  }

  var controls: ReplayControls { .keyboard }

  var marks: [ReplayMark] {
    last.answers.map { ReplayMark(text: String($0.letter.capital), role: $0.places == 0 ? .wrong : .right) }
      + closings.map { closing in
        switch closing {
        case .named(_, let isRight): ReplayMark(text: "?", role: isRight ? .right : .wrong)
        case .revealed: .end
        }
      }
  }

  func position(_ step: Int, of count: Int, _ strings: Strings) -> String {
    strings.mindReaderReplay.question(min(step, last.answers.count), last.answers.count)
  }

  private func game(_ step: Int) -> MindReader { games[min(step, games.count - 1)] }

  /// What has followed the last letter by that step.
  private func closings(_ step: Int) -> ArraySlice<Closing> {
    closings.prefix(max(0, step + 1 - games.count))
  }

  func sentences(at step: Int, _ context: Context) -> [Message] {
    let strings = context.strings
    let own = strings.mindReaderReplay
    let texts = strings.mindReader
    guard step > 0 else { return [Message(own.begins(game(0).wordsLeft))] }
    if let closing = closings(step).last { return sentences(closing, context) }
    let after = game(step)
    let answer = after.answers[step - 1]
    let letter = answer.letter.capital
    let numbers = after.numbers(answer.places)
    let isLast = step == games.count - 1 + closings.count
    let rest: String =
      if after.wordsLeft == 0 {
        texts.contradictedTitle + "."
      } else if isLast, after.turn == .givesUp {
        texts.sevenWrong(after.wordsLeft)
      } else {
        strings.hangmanReplay.wordsLeft(after.wordsLeft)
      }
    let text = numbers.isEmpty ? texts.none(letter) : texts.question(letter) + " " + texts.yes(numbers)
    return [Message(text + " " + rest, numbers.isEmpty ? .wrong : .text)]
  }

  private func sentences(_ closing: Closing, _ context: Context) -> [Message] {
    let strings = context.strings
    let own = strings.mindReaderReplay
    let texts = strings.mindReader
    switch closing {
    case .named(let word, isRight: true):
      return [
        Message(
          own.isIt(word.capitals) + " " + own.yes + " " + texts.wonLine(last.answers.count, last.misses) + "."
        )
      ]
    case .named(let word, isRight: false): return [Message(own.isIt(word.capitals) + " " + own.no)]
    case .revealed(let word):
      let slips = last.slips(in: word) ?? []
      guard slips.isEmpty else {
        return slips.map {
          Message(
            texts.differs($0.answer.letter.capital, last.numbers($0.answer.places), last.numbers($0.places)),
            .wrong)
        }
      }
      let shown = context.playersWord(word)
      return [Message(last.knows(word) ? texts.marksRight(shown) : texts.unknownWord(shown))]
    }
  }

  func words(at step: Int, _ context: Context) -> [String] {
    closings(step).last.map { [$0.word] }?.filter(context.lexicon.mayBeShown) ?? []
  }

  func draw(step: Int, on canvas: inout Canvas, _ context: Context) {
    let own = context.strings.mindReaderReplay
    let stage = MindReaderStage(game: game(step), pictures: pictures)
    let closings = closings(step)
    let exchanges =
      stage.exchanges(context.strings.mindReader)
      + closings.map { closing -> MindReaderStage.Exchange in
        switch closing {
        case .named(let word, let isRight): .init(own.isIt(word.capitals), [isRight ? own.yes : own.no])
        case .revealed(let word): .init(own.whatWasIt, [context.playersWord(word) + "."])
        }
      }
    stage.draw(
      on: &canvas, .init(exchanges.dropLast().suffix(3), newest: exchanges.last),
      known: knownWord(closings.last, context),
      context)
  }

  /// The word displayed at that step; `nil` for one that is never shown.
  private func knownWord(_ closing: Closing?, _ context: Context) -> MindReaderStage.KnownWord? {
    switch closing {
    case .named(let word, isRight: true): .init(letters: Array(word), isNamed: true)
    case .revealed(let word) where context.lexicon.mayBeShown(word):
      .init(letters: Array(word), isNamed: false)
    default: nil
    }
  }
}
