import Engines
import Records
import TextUI

/// Hangman the other way round: the program asks for letters, the player marks where they stand, or has typed the word and
/// lets the program mark.
struct MindReaderScreen: Screen {
  enum Command: Sendable {
    case walk(Int), mark, answer, takeBack, leave
  }

  private(set) var game: MindReader
  /// Which game this is.
  let session: GameSession
  /// The word, when the player has typed it.
  let secret: [Character]?
  let pictures: PictureSet
  /// The marks for the letter that is asked for.
  private var marks: Candidates.Places = 0
  private var cursor = 0

  init(_ game: MindReader, secret: [Character]?, _ session: GameSession, _ context: Context) {
    self.game = game
    self.session = session
    self.secret = secret
    pictures = context.pictures
    markSecret()
  }

  /// The first screen: where the word is typed, or at once the first question.
  static func begin(_ context: inout Context) -> any Screen {
    let strings = context.strings.hangman
    guard context.hangman.secret == .typed else {
      return reading(context.hangman.length, secret: nil, &context)
    }
    let alphabet = context.language.alphabet
    let rules = EntryScreen.Rules(
      longest: 20,
      refuses: { _, character in alphabet.letter(character) == nil ? strings.notInWord(character) : nil },
      lacks: { alphabet.letters(of: $0).count < 2 ? strings.twoLetters : nil })
    return EntryScreen(
      [strings.name, strings.hosts[4]], prompt: strings.typeWord, isSecret: true, rules: rules, context
    ) { text, context in
      let word = context.language.alphabet.letters(of: text)
      return .push(reading(word.count, secret: word, &context))
    }
  }

  private static func reading(_ length: Int, secret: [Character]?, _ context: inout Context) -> any Screen {
    let words = context.readersWords(length: length)
    guard words.count > 0 else { return HangmanScreen.noWord(context.strings) }
    return MindReaderScreen(MindReader(words), secret: secret, context.session(.mindReader), context)
  }

  func name(_ strings: Strings) -> String { strings.hangman.hosts[4] }

  private var isMarking: Bool { secret == nil && asked != nil }

  private var asked: Character? { if case .asks(let letter) = game.turn { letter } else { nil } }

  func bindings(_ context: Context) -> [KeyBinding<Command>] {
    let strings = context.strings
    let own = strings.hangman
    return [
      KeyBinding([.enter], "Enter", own.answer, help: own.helpAnswer, .answer),
      KeyBinding(
        [.character(" "), .down, .up], strings.space, own.mark, help: own.helpMark, isEnabled: isMarking,
        .mark),
      KeyBinding([.right, .tab], "→", "", help: own.helpNextPlace, isEnabled: isMarking, .walk(1)),
      KeyBinding([.left, .backTab], "←", "", help: own.helpPlaceBefore, isEnabled: isMarking, .walk(-1)),
      KeyBinding(
        [.backspace, .character("-")], "-", own.takeBack, help: own.helpTakeBack,
        isEnabled: secret == nil && !game.answers.isEmpty, .takeBack),
      KeyBinding([.escape], "Esc", strings.menu, help: strings.helpMenu, .leave),
    ]
  }

  mutating func perform(_ command: Command, _ context: inout Context) -> Transition {
    switch command {
    case .walk(let step): cursor = ((cursor + step) % game.length + game.length) % game.length
    case .mark: toggle(cursor)
    case .answer: return answer(context)
    case .takeBack: if let last = game.answers.last { takeBack(last) }
    case .leave:
      let strings = context.strings
      return .push(
        Popup(
          strings.hangman.leaveTitle, [.init(strings.hangman.leaveReading)],
          [
            .init(strings.keepPlaying, then: .stay), .init(strings.changeGame, then: .pop),
            .init(strings.menuButton, then: .home),
          ], cancels: 0))
    }
    return .stay
  }

  mutating func type(_ key: Key, _ context: inout Context) -> Transition {
    guard isMarking, case .choose(let place) = key, place < game.length else { return .stay }
    cursor = place
    toggle(place)
    return .stay
  }

  private mutating func toggle(_ place: Int) {
    guard game.pattern[place] == nil else { return }
    marks ^= 1 << (game.length - 1 - place)
  }

  private mutating func markSecret() {
    guard let secret, let asked else { return }
    marks = secret.reduce(0) { $0 << 1 | ($1 == asked ? 1 : 0) }
  }

  private mutating func answer(_ context: Context) -> Transition {
    _ = game.answer(marks)
    marks = 0
    cursor = game.pattern.firstIndex(of: nil) ?? 0
    markSecret()
    return asked == nil ? outcome(context) : .stay
  }

  private mutating func takeBack(_ answer: MindReader.Answer) {
    game.takeBack(answer)
    marks = answer.places
  }

  /// What stands on the screen for a letter: its marks in words, e.g. `E 2, 5`.
  private func described(_ answer: MindReader.Answer, _ strings: HangmanStrings) -> String {
    let places = (0..<game.length).filter { answer.places >> (game.length - 1 - $0) & 1 == 1 }.map {
      "\($0 + 1)"
    }
    return strings.markedAt(answer.letter.capital, places)
  }
}

extension Context {
  /// The words that the mind reader knows of.
  func readersWords(length: Int) -> Candidates {
    Candidates(lexicon, alphabet: language.alphabet, length: length, upTo: .unspoken)
  }
}

extension MindReaderScreen {
  /// What follows when nothing is left to ask; whichever way the player goes on from there, the game is over.
  func outcome(_ context: Context) -> Transition {
    let strings = context.strings
    let own = strings.hangman
    func leaving(_ label: String, _ next: @escaping @Sendable (inout Context) -> Transition) -> Popup.Button {
      Popup.Button(
        label,
        then: .decide { [id = session.id] context in
          context.records.discard(id)
          return next(&context)
        })
    }
    let ways = [
      leaving(strings.newGame) { .replace(Self.begin(&$0)) }, leaving(strings.changeGame) { _ in .pop },
      leaving(strings.menuButton) { _ in .home },
    ]
    switch game.turn {
    case .asks: return .stay
    case .givesUp: return .push(Popup(own.readerLostTitle, [.init(own.readerLost)], ways, cancels: 2))
    case .knows(let word) where secret != nil || game.wordsLeft == 0:
      let isRight = secret.map { String($0) == word } ?? true
      let line = Popup.Line(isRight ? own.readerWon(game.misses) : own.notInList)
      let shown = Popup.Line(String(secret ?? Array(word)).uppercased(), .stage)
      return .push(
        Popup(isRight ? own.readerWonTitle : own.readerLostTitle, [shown, line], ways, cancels: 2))
    case .knows(let word):
      return .push(
        Popup(
          own.isIt, [.init(word.uppercased(), .stage)],
          [
            .init(
              own.yes,
              then: .push(Popup(own.readerWonTitle, [.init(own.readerWon(game.misses))], ways, cancels: 2))),
            .init(own.no, then: contradiction(own.notInList, ways, own)),
          ], cancels: 1))
    case .isContradicted: return contradiction(own.contradicted, ways, own)
    }
  }

  /// No word fits: says which mark to take back.
  private func contradiction(_ line: String, _ ways: [Popup.Button], _ own: HangmanStrings) -> Transition {
    guard secret == nil, let answer = game.doubtful else {
      return .push(Popup(own.readerLostTitle, [.init(own.notInList)], ways, cancels: 2))
    }
    var corrected = self
    corrected.takeBack(answer)
    return .push(
      Popup(
        own.contradictedTitle, [.init(line), .init(described(answer, own), .stage)],
        [.init(own.takeBackButton, then: .replace(corrected)), ways[0], ways[2]], cancels: 0))
  }

  func draw(on canvas: inout Canvas, _ context: Context) {
    let strings = context.strings.hangman
    canvas.header([strings.name, strings.hosts[4]], right: strings.wordsLeft(game.wordsLeft))
    let bands = canvas.bands
    let stage = bands.stage
    var y = stage.minY + (bands.isCompact ? 0 : 2)
    let frame = pictures.frames[min(game.misses, Hangman.missesAllowed)]
    for (row, line) in frame.enumerated() where stage.height >= pictures.height + 5 {
      canvas.put(line, at: Point(x: stage.minX + (stage.width - pictures.width) / 2, y: y + row), .picture)
    }
    if stage.height >= pictures.height + 5 { y += pictures.height + (bands.isCompact ? 0 : 1) }
    canvas.putCentered(question(strings), in: stage, row: y, .text)
    y += bands.isCompact ? 1 : 2
    drawPlaces(on: &canvas, in: stage, row: y)
    y += bands.isCompact ? 2 : 3
    let tried =
      strings.incorrect + game.answers.filter { $0.places == 0 }.map { " \($0.letter.capital)" }.joined()
    canvas.putCentered(tried, in: stage, row: y, .dim)
  }

  private func question(_ strings: HangmanStrings) -> String {
    guard let asked else { return strings.contradictedTitle }
    return secret == nil ? strings.asks(asked.capital) : strings.asksTyped(asked.capital)
  }

  private func drawPlaces(on canvas: inout Canvas, in stage: Rect, row: Int) {
    let pitch = game.length * 4 <= stage.width ? 4 : 2
    let left = stage.minX + (stage.width - game.length * pitch) / 2
    for (place, letter) in game.pattern.enumerated() {
      let isMarked = marks >> (game.length - 1 - place) & 1 == 1
      let shown = letter?.capital ?? (isMarked ? asked?.capital ?? "_" : "_")
      let text = pitch == 4 ? (isMarked ? "[\(shown)]" : " \(shown) ") : "\(shown)"
      let isChosen = isMarking && place == cursor
      let role: Role = isChosen ? (isMarked ? .chosenRight : .chosen) : isMarked ? .right : .stage
      canvas.button(text, at: Point(x: left + place * pitch, y: row), role, sends: .choose(place))
    }
  }
}
