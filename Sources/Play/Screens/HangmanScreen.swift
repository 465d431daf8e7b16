import Engines
import TextUI

/// A running game of Hangman.
struct HangmanScreen: Screen {
  enum Command: Sendable {
    case guess, walk, press, startOver, leave
  }

  let deal: HangmanDeal
  /// What the game is from, for the header: the category's title, or the host's name.
  let source: String
  let pictures: PictureSet
  private(set) var game: Hangman
  private var keyboard: Keyboard
  private var message: Message

  init(deal: HangmanDeal, phrase: String, source: String, _ context: Context) {
    self.deal = deal
    self.source = source
    pictures = context.pictures
    game = Hangman(phrase: phrase, alphabet: context.language.alphabet)
    keyboard = Keyboard(context.language)
    message = Message(context.strings.hangman.begin)
  }

  /// Deals a game as it was set up; when the word list has no such word, a popup says so.
  static func dealt(_ context: inout Context) -> any Screen {
    let deal = context.dealHangman()
    let categories = context.library.categories(context.language)
    let lexicon = context.library.lexicon(context.language)
    guard let phrase = deal.phrase(categories: categories, lexicon: lexicon) else {
      let strings = context.strings
      return Popup(
        strings.hangman.name, [.init(strings.hangman.noWord)], [.init(strings.back, then: .stay)], cancels: 0)
    }
    return HangmanScreen(deal: deal, phrase: phrase, source: context.source(of: deal, categories), context)
  }

  func name(_ strings: Strings) -> String { strings.hangman.name }

  func bindings(_ context: Context) -> [KeyBinding<Command>] {
    let strings = context.strings
    return [
      KeyBinding([], "A–Z", strings.hangman.guess, help: strings.hangman.helpGuess, .guess),
      KeyBinding([], "↑↓←→", "", help: strings.hangman.helpWalk, .walk),
      KeyBinding([.enter, .character(" ")], "Enter", "", help: strings.hangman.helpPress, .press),
      KeyBinding(
        [.character("="), .function(5)], "=", strings.startOver, help: strings.hangman.helpStartOver,
        .startOver),
      KeyBinding([.escape], "Esc", strings.menu, help: strings.helpMenu, .leave),
    ]
  }

  mutating func perform(_ command: Command, _ context: inout Context) -> Transition {
    switch command {
    case .guess, .walk: return .stay
    case .press: return guess(keyboard.chosen, &context)
    case .startOver: return .push(startOverPopup(context.strings))
    case .leave: return .push(leavePopup(context.strings))
    }
  }

  mutating func type(_ key: Key, _ context: inout Context) -> Transition {
    if keyboard.walk(key) { return .stay }
    guard case .character(let character) = key else { return .stay }
    return guess(character, &context)
  }

  private mutating func guess(_ grapheme: Character, _ context: inout Context) -> Transition {
    let strings = context.strings.hangman
    let letter = game.alphabet.letter(grapheme)?.capital ?? grapheme
    switch game.guess(grapheme) {
    case .hit(let places): message = Message(strings.hit(letter, places))
    case .miss: message = Message(strings.miss(letter))
    case .alreadyTried: message = Message(strings.alreadyTried(letter), .warning)
    case .notALetter: message = Message(strings.notALetter(letter), .warning)
    case .solved, .tooDear, .over: break
    }
    return ending(&context)
  }

  private func ending(_ context: inout Context) -> Transition {
    switch game.status {
    case .playing: return .stay
    case .won: context.streak += 1
    case .lost: context.streak = 0
    }
    return .push(endPopup(context))
  }

  func draw(on canvas: inout Canvas, _ context: Context) {
    let strings = context.strings.hangman
    canvas.header(
      [strings.name, source], right: context.streak > 0 ? strings.streak(context.streak) : "")
    let layout = HangmanLayout(canvas.bands, board: game.board, pictures: pictures, keyboard: keyboard.size)
    if let picture = layout.picture {
      for (row, line) in pictures.frames[game.misses].enumerated() {
        canvas.put(line, at: Point(x: picture.minX, y: picture.minY + row), .picture)
      }
    }
    PhraseView(game.board, width: layout.phrase.width).draw(on: &canvas, in: layout.phrase)
    drawCounts(on: &canvas, layout, strings)
    keyboard.draw(on: &canvas, at: layout.keyboard.origin) { letter in
      guard game.tried.contains(letter) else { return .unused }
      return game.missedLetters.contains(letter) ? .miss : .hit
    }
    canvas.putCentered(message.text, in: layout.message, row: layout.message.minY, message.role)
  }

  private func drawCounts(on canvas: inout Canvas, _ layout: HangmanLayout, _ strings: HangmanStrings) {
    let count = strings.misses(game.misses, Hangman.missesAllowed)
    let isLast = game.misses == Hangman.missesAllowed - 1
    canvas.put(count, at: layout.counts.origin, isLast ? .warning : .picture)
    let missed = game.missedLetters.map { " \($0.capital)" }.joined()
    let label = strings.incorrect
    let room = layout.counts.maxX - layout.incorrectX
    let used = canvas.put(
      label.clipped(to: room), at: Point(x: layout.incorrectX, y: layout.counts.minY), .dim)
    canvas.put(missed, at: Point(x: layout.incorrectX + used, y: layout.counts.minY), .wrong)
  }
}

extension HangmanScreen {
  private func startOverPopup(_ strings: Strings) -> Popup {
    Popup(
      strings.startOverButton, [.init(strings.hangman.startOverQuestion)],
      [
        .init(strings.keepPlaying, then: .stay),
        .init(strings.startOverButton, then: .decide { .replace(Self.dealt(&$0)) }),
      ], cancels: 0)
  }

  private func leavePopup(_ strings: Strings) -> Popup {
    Popup(
      strings.hangman.leaveTitle, [.init(strings.hangman.leaveQuestion)],
      [
        .init(strings.keepPlaying, then: .stay), .init(strings.changeGame, then: .pop),
        .init(strings.menuButton, then: .home),
      ], cancels: 0)
  }

  private func endPopup(_ context: Context) -> Popup {
    let strings = context.strings
    let isWon = game.status == .won
    let phrase = String(game.phrase.map(\.capital))
    let score = strings.hangman.score(game.misses, isWon ? context.streak : 0)
    return Popup(
      isWon ? strings.hangman.wonTitle(game.misses) : strings.hangman.lostTitle,
      [
        .init(isWon ? strings.hangman.wonLine : strings.hangman.lostLine, .dim), .init(phrase, .stage),
        .init(score),
      ],
      [
        .init(strings.newGame, then: .decide { .replace(Self.dealt(&$0)) }),
        .init(strings.changeGame, then: .pop), .init(strings.menuButton, then: .home),
      ], cancels: 2)
  }
}

extension Context {
  /// What a deal is from: the category's title, or the dictionary and how hard it is.
  fileprivate func source(of deal: HangmanDeal, _ categories: [PhraseCategory]) -> String {
    switch deal {
    case .phrase(let id, _): categories.first { $0.id == id }?.title ?? id
    case .word(let difficulty, _):
      strings.hangman.hosts[HangmanSetUp.Host.dictionary.rawValue] + ", "
        + strings.hangman.difficulties[difficulty.rawValue]
    }
  }
}
