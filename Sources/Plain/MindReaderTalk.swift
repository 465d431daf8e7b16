import Commentary
import Engines
import Play
import Records
import Texts

/// Hangman with the roles exchanged: the computer asks for letters, and the player says where each one stands.
struct MindReaderTalk: Talk {
  /// What the player has chosen to do once no letter is asked for: to look at a doubtful mark by its number, or to tell the word.
  private enum Chosen: Sendable {
    case doubt(Int), word
  }

  private var round: MindReaderRound
  private var chosen: Chosen?

  /// Opens a new game about a word of this length.
  static func opening(of length: Int, secret: [Character]?, _ context: inout Context) -> Reply {
    MindReaderRound.reading(length, secret: secret, &context).map { opening($0, &context) }
      ?? .say(context.text.noWord)
  }

  /// Opens a game, new or saved.
  static func opening(_ round: MindReaderRound, _ context: inout Context) -> Reply {
    let (text, talk) = (context.text, MindReaderTalk(round: round))
    let length = round.game.length
    let first = text.labelled(
      "\(text("Hangman")), \(text.host(.mindReader))",
      text("\(length) letter", plural: "\(length) letters", length) + ".")
    let begins = [round.secret == nil ? text.thinkOfAWord : nil, text.misses(0)].compactMap(\.self)
    let stands = round.game.answers.isEmpty ? begins : [talk.board(text)]
    return Reply(answer: Answer([first] + stands + talk.end(context)), next: .open(talk))
  }

  private var game: MindReader { round.game }

  var changing: GameKind? { .hangman }
  func saved(_ context: Context) -> SavedGame? { round.saved }

  // MARK: What is said

  /// The number of the doubtful mark that is looked at; `nil` when none is.
  private func doubt(_ context: Context) -> Int? {
    switch chosen {
    case .doubt(let number): number
    case .word: nil
    case nil: round.question(context) == .doubt ? 0 : nil
    }
  }

  func prompt(_ context: Context) -> String {
    let text = context.text
    if case .word = chosen { return text("What was the word?") }
    switch round.question(context) {
    case .letter(let letter):
      let question = text("Any \(letter.capital)?")
      return round.secret == nil
        ? question + " " + text("Places from 1 to \(game.length), or 0 for none?")
        : text("Enter goes on.") + " " + question
    case .name(let word): return text.yesOrNo(text("Is it \(context.playersWord(word))?"))
    case .doubt, nil: return following(context).prompt(text)
    }
  }

  func state(_ context: Context) -> [String] {
    let text = context.text
    return [board(text)] + (doubt(context).map { [round.doubt($0, text).line] } ?? [])
  }

  func choices(_ context: Context) -> Choices<Void>? {
    switch round.question(context) {
    case .letter, .name: nil
    case .doubt, nil: if case .word = chosen { nil } else { following(context).named }
    }
  }

  func help(_ context: Context) -> [String] {
    let text = context.text
    if case .word = chosen { return [text("It should have \(game.length) letters.")] }
    return switch round.question(context) {
    case .letter where round.secret != nil: [text.mindReaderRules]
    case .letter:
      [
        text.mindReaderRules, text.labelled(text.typed(.undo), text("take the last marks back")).sentence,
        text.labelled(text.typed(.log), text("What was asked")).sentence,
      ]
    case .name: [text.yesOrNoHelp]
    case .doubt, nil: [text.choicesHelp]
    }
  }

  /// The word as far as it is marked, and what was wrong.
  private func board(_ text: Texts) -> String {
    let word = text.spoken(game.pattern)
    return text("Word: \(word + ".")") + " " + text.misses(game.misses)
  }

  /// That no word fits, or how the game has ended.
  private func end(_ context: Context) -> [String] {
    switch round.question(context) {
    case .letter, .name: return []
    case .doubt:
      let doubt = round.doubt(0, context.text)
      return [doubt.title.sentence, doubt.line]
    case nil:
      let result = round.result(context)
      return [result.title.sentence] + result.lines.map(\.sentence)
    }
  }

  // MARK: What is typed

  mutating func take(_ line: Typed, _ context: inout Context) -> Reply? {
    let text = context.text
    if case .word = chosen {
      return line.word == nil && !line.text.isEmpty ? take(.word(line.text), &context) : nil
    }
    switch round.question(context) {
    case .letter: return answer(line, &context)
    case .name:
      guard let isYes = line.text.isEmpty ? nil : line.isYes(text) else {
        return line.word == nil ? .say(text("yes or no?")) : nil
      }
      return take(isYes ? .confirm : .deny, &context)
    case .doubt, nil: return following(context).chosen(line).map { follow($0, &context) }
    }
  }

  private mutating func answer(_ line: Typed, _ context: inout Context) -> Reply? {
    let text = context.text
    switch line.word {
    case .undo where round.secret == nil: return game.answers.last.map { take(.takeBack($0), &context) }
    case .log:
      return .list([game.answers.isEmpty ? text.nothingYet : text.told(game).joined(separator: " ")])
    case .missed: return .say(board(text))
    case _?: return nil
    case nil where round.secret != nil:
      return line.text.isEmpty ? take(.places(round.marksOfSecret), &context) : nil
    case nil where line.text.isEmpty: return nil
    case nil: break
    }
    let numbers = line.text.split { !$0.isNumber }.compactMap { Int(checked: $0) }
    let isNone = numbers == [0] || line.isYes(text) == false
    guard isNone || !numbers.isEmpty && numbers.allSatisfy({ (1...game.length).contains($0) }) else {
      return nil
    }
    let places = numbers.uniqued.reduce(Candidates.Places(0)) {
      $0 | 1 << Candidates.Places(game.length - $1)
    }
    return take(.places(isNone ? 0 : places), &context)
  }

  private mutating func take(_ input: MindReaderRound.Input, _ context: inout Context) -> Reply {
    switch round.take(input, &context) {
    case .refused(let sentences): return Reply(answer: Answer(sentences), next: .stay)
    case .made(let said), .ended(let said):
      chosen = nil
      // The result says what the word has shown.
      let isMarked = if case .places = input { true } else if case .takeBack = input { true } else { false }
      return Reply(
        answer: Answer(said + (isMarked ? [board(context.text)] : []) + end(context)), next: .stay)
    }
  }

  // MARK: What follows

  private func following(_ context: Context) -> Choices<Offer> {
    Choices(doubt(context).map { round.offers(doubting: $0) } ?? round.offers(context), context.text)
  }

  private mutating func follow(_ offer: Offer, _ context: inout Context) -> Reply {
    switch offer {
    case .typeWord, .allRight(isShown: false): chosen = .word
    case .allRight: chosen = nil
    case .firstDoubt, .nextDoubt:
      let number = if case .nextDoubt(let number) = offer { number } else { 0 }
      chosen = .doubt(number)
      return .say(round.doubt(number, context.text).line)
    case .takeBack(let number): return take(.takeBack(game.doubtfulAnswers[number]), &context)
    case .explain:
      return .list(context.meanings.explanations(of: [round.finished?.game.fields["word"] ?? ""]))
    case .replay: return .to(offer, HangmanLines(), finished: round.recordSoFar(context), &context)
    default:
      round.leaveForGood(&context)
      return .to(offer, HangmanLines(), finished: nil, &context)
    }
    return .then(.stay)
  }
}
