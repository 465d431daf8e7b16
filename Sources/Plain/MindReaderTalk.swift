import Commentary
import Engines
import Play
import Records
import Texts

/// Hangman with the roles exchanged: the computer asks for letters, and the player says where each one stands.
struct MindReaderTalk: Talk {
  /// What is asked besides letters.
  private enum Asked: Sendable {
    case letter
    /// Whether this is the word.
    case name(String)
    /// Which answer was wrong: the number of a doubtful one.
    case doubt(Int)
    /// The word that was not found.
    case word
    /// What follows.
    case over
  }

  private var round: MindReaderRound
  private var asked = Asked.letter

  /// Opens a new game about a word of this length.
  static func opening(of length: Int, secret: [Character]?, _ context: inout Context) -> Reply {
    guard let round = MindReaderRound.reading(length, secret: secret, &context) else {
      return .say(context.text.noWord)
    }
    return opening(round, &context)
  }

  /// Opens a game, new or saved.
  static func opening(_ round: MindReaderRound, _ context: inout Context) -> Reply {
    let text = context.text
    var talk = MindReaderTalk(round: round)
    let first =
      text.labelled(
        "\(text("Hangman")), \(text.host(.mindReader))", text("a word of \(round.game.length) letters."))
    let end = talk.goOn(&context)
    return .say(
      first, round.game.answers.isEmpty ? text("Seven wrong letters and you have won.") : talk.board(text),
      end, then: .open(talk))
  }

  private var game: MindReader { round.game }

  var changing: GameKind? { .hangman }
  func saved(_ context: Context) -> SavedGame? { round.saved() }

  // MARK: What is said

  func prompt(_ context: Context) -> String {
    let text = context.text
    switch asked {
    case .letter:
      let question = text("Any \(game.asked.map { String($0.capital) } ?? "")?")
      return round.secret == nil
        ? question + " " + text("Places, or 0 for none?") : text("Enter goes on.") + " " + question
    case .name(let word): return text.yesOrNo(text("Is it \(context.playersWord(word))?"))
    case .doubt(let number): return round.doubtLine(number, text) + " " + following(context).prompt(text)
    case .word: return text("What was the word?")
    case .over: return following(context).prompt(text)
    }
  }

  func state(_ context: Context) -> [String] { [board(context.text)] }

  func help(_ context: Context) -> [String] {
    let text = context.text
    return switch asked {
    case .letter where round.secret != nil: [text("Enter goes on: your word tells where the letter stands.")]
    case .letter:
      [
        text("Say where the letter stands: the numbers of its places, from 1 to \(game.length), or 0."),
        text("\(text.typed(.undo)) takes the last answer back; \(text.typed(.log)): what was asked."),
      ]
    case .name: [text("yes or no?")]
    case .word: [text("It should have \(game.length) letters.")]
    case .doubt, .over: [text("A number or the first letters choose what follows.")]
    }
  }

  /// The word as far as it is marked, and what was wrong.
  private func board(_ text: Texts) -> String {
    let word = game.pattern.map { $0.map { String($0.capital) } ?? text("blank") }.joined(separator: " ")
    return text("Word: \(word).") + " " + text("Miss \(game.misses) of \(Hangman.missesAllowed).")
  }

  /// A letter that was asked for, and where it stands.
  static func exchange(_ answer: MindReader.Answer, in game: MindReader, _ text: Texts) -> String {
    let numbers = game.numbers(answer.places)
    let letter = answer.letter.capital
    return numbers.isEmpty ? text("No \(letter).") : text("\(letter) stands in \(text.numbers(numbers)).")
  }

  // MARK: What is typed

  mutating func take(_ line: Typed, _ context: inout Context) -> Reply? {
    let text = context.text
    switch asked {
    case .letter: return answer(line, &context)
    case .name:
      guard let isYes = line.text.isEmpty ? nil : line.isYes(text) else {
        return line.word == nil ? .say(text("yes or no?")) : nil
      }
      if isYes { round.confirm(&context) } else { round.deny() }
      return .say(goOn(&context))
    case .doubt, .over: return following(context).chosen(line).map { follow($0, &context) }
    case .word:
      guard line.word == nil, !line.text.isEmpty else { return nil }
      guard let word = game.alphabet.word(line.text), word.count == game.length else {
        return .say(text("It should have \(game.length) letters."))
      }
      let (isWrong, lines) = round.checkedLines(word, context)
      round.check(word, &context)
      asked = .over
      return Reply(
        answer: Answer(
          [
            isWrong
              ? text("\(context.playersWord(word)): a mark was wrong") + "." : text("Your mind is safe") + "."
          ]
            + lines.map(\.sentence)),
        next: .stay)
    }
  }

  private mutating func answer(_ line: Typed, _ context: inout Context) -> Reply? {
    let text = context.text
    switch line.word {
    case .undo:
      guard round.secret == nil, let last = game.answers.last else { return nil }
      round.takeBack(last)
      return .say(text("\(last.letter.capital) is taken back."), board(text))
    case .log: return .list([game.answers.map { Self.exchange($0, in: game, text) }.joined(separator: " ")])
    case .missed: return .say(board(text))
    case _?: return nil
    case nil: break
    }
    var places = round.marksOfSecret
    if round.secret == nil {
      guard !line.text.isEmpty else { return nil }
      let numbers = line.text.split { !$0.isNumber }.compactMap { Int(checked: $0) }
      let isNone = numbers == [0] || line.isYes(text) == false
      guard isNone || !numbers.isEmpty && numbers.allSatisfy({ (1...game.length).contains($0) }) else {
        return .say(text("Numbers from 1 to \(game.length), or 0 for none."))
      }
      places = isNone ? 0 : numbers.uniqued.reduce(0) { $0 | 1 << Candidates.Places(game.length - $1) }
    } else if !line.text.isEmpty {
      return nil
    }
    guard round.game.answer(places) else { return .say(text("Another letter stands there.")) }
    return .say(
      Self.exchange(game.answers[game.answers.count - 1], in: game, text), board(text), goOn(&context))
  }

  /// What follows an answer; `nil` when a letter is asked for.
  private mutating func goOn(_ context: inout Context) -> String? {
    let text = context.text
    if game.asked == nil { round.end(&context) }
    switch round.outcome(context) {
    case .asks:
      asked = .letter
      return nil
    case .found:
      asked = .over
      let word = round.knownWord.map { context.playersWord($0) + "." }
      return
        ([text("Read your mind") + ".", word].compactMap(\.self)
        + round.foundLines(context).map(\.sentence)).joined(separator: " ")
    case .names(let word):
      asked = .name(word)
      return nil
    case .doubts where !game.doubtfulAnswers.isEmpty:
      asked = .doubt(0)
      return text("No word fits.")
    case .beaten, .doubts:
      asked = .over
      return
        ([text("Your mind is safe") + ".", round.beatenLine(context).sentence]
        + (round.finished == nil ? [round.wordQuestion(text)] : [])).joined(separator: " ")
    }
  }

  // MARK: What follows

  private func following(_ context: Context) -> Choices<Offer> {
    if case .doubt(let number) = asked { return Choices(round.offers(doubting: number), context.text) }
    return Choices(round.offers(context), context.text)
  }

  private mutating func follow(_ offer: Offer, _ context: inout Context) -> Reply {
    switch offer {
    case .typeWord, .allRight(isShown: false): asked = .word
    case .allRight: asked = .over
    case .firstDoubt: asked = .doubt(0)
    case .nextDoubt(let number): asked = .doubt(number)
    case .takeBack(let number):
      let answer = game.doubtfulAnswers[number]
      round.takeBack(answer)
      return .say(
        context.text("\(answer.letter.capital) is taken back."), board(context.text), goOn(&context))
    case .explain:
      return .list(context.meanings.explanations(of: [round.finished?.game.fields["word"] ?? ""]))
    case .replay: return context.follow(offer, HangmanLines(), finished: round.recordSoFar(context))
    default:
      round.leaveForGood(&context)
      return context.follow(offer, HangmanLines(), finished: nil)
    }
    return .then(.stay)
  }
}
