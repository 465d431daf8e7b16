import Commentary
import Engines
import Kit
import Play
import Records
import TextUI
import Texts

/// The picture, the dialogue, the word and the misses of a game with the mind reader, as shown during the game and in its
/// replay.
struct MindReaderStage {
  let game: MindReader
  let pictures: PictureSet
  /// The marks for the current question.
  var marks: Candidates.Places = 0
  /// The place under the cursor; `nil` when the player does not mark places.
  var cursor: Int?

  /// A question, and what was answered: in the longest of these forms for which there is room.
  struct Exchange {
    var question: String
    var answers: [String] = []
  }

  /// All letters that were asked for.
  func exchanges(_ text: Texts) -> [Exchange] { game.answers.map { Exchange($0, in: game, text) } }

  /// Draws picture, dialogue, word and misses.
  /// - Parameters:
  ///   - exchanges: what was asked before, of which the last three are shown.
  ///   - newest: the last exchange, which stands out.
  ///   - known: the word, if it is known apart from the marks; letters that were not marked are small.
  func draw(
    on canvas: inout Canvas, _ exchanges: some BidirectionalCollection<Exchange>, newest: Exchange?,
    known: KnownWord?, _ context: Context
  ) {
    let text = context.text
    let pictures = pictures.fitting(canvas.layout)
    let places = HangmanLayout(canvas.layout, pictures: pictures, talks: true)
    let misses = min(game.misses, Hangman.missesAllowed)
    if let place = places.picture { canvas.put(pictures.drawing(.misses(misses)), at: place) }
    let layout = MindReaderLayout(canvas.layout, places)
    for (line, exchange) in exchanges.suffix(3).enumerated() {
      draw(exchange, on: &canvas, in: layout, row: layout.dialogue.minY + line * layout.dialogueSpacing, .dim)
    }
    if let newest { draw(newest, on: &canvas, in: layout, row: layout.asked, .stage) }
    drawWord(on: &canvas, places, known)
    canvas.drawBeads(misses, at: places, text)
    let missed = game.answers.filter { $0.places == 0 }.map { String($0.letter.capital) }
    canvas.drawList(
      canvas.layout.isCompact ? text("not:") : text("Not in it:"), missed, at: places,
      isShown: !missed.isEmpty || !canvas.layout.isCompact)
    canvas.put(sidePanel: sidePanel(text))
  }

  private func draw(
    _ exchange: Exchange, on canvas: inout Canvas, in layout: MindReaderLayout, row: Int, _ role: Role
  ) {
    let used = canvas.put(
      layout.asking + exchange.question, at: Point(x: layout.dialogue.minX, y: row), role)
    guard let shortest = exchange.answers.last else { return }
    let width = layout.dialogue.width - used - 1 - layout.answering.columns
    let text = exchange.answers.first { $0.columns <= width } ?? shortest.clipped(to: width)
    let room = Rect(x: layout.dialogue.minX, y: row, width: layout.dialogue.width, height: 1)
    canvas.putRight(text + layout.answering, in: room, row: row, role)
  }

  /// The word, once the program has named it or the player has revealed it.
  struct KnownWord {
    let letters: [Character]
    /// The letters of its spelling, one for each place.
    let spelling: [Character]
    /// Whether the program has named it: then all its letters are proved.
    let isNamed: Bool

    init(_ word: String, isNamed: Bool, _ context: Context) {
      letters = Array(word)
      spelling = context.lexicon.spelledLetters(of: word)
      self.isNamed = isNamed
    }
  }

  /// Draws the word with a number under each place.
  private func drawWord(on canvas: inout Canvas, _ places: HangmanLayout, _ known: KnownWord?) {
    let layout = MindReaderLayout(canvas.layout, places)
    let pitch = layout.pitch(game.length)
    let lastWidth = pitch > 2 ? 3 : 1
    let left = layout.word.centeredX(of: (game.length - 1) * pitch + lastWidth - (pitch > 2 ? 2 : 0))
    for (place, letter) in game.pattern.enumerated() {
      let isMarked = marks >> (game.length - 1 - place) & 1 == 1
      let isChosen = place == cursor
      var shown =
        letter?.capital ?? (isMarked ? game.asked?.capital ?? "_" : isChosen ? Character(canvas.caret) : "_")
      var role: Role = letter != nil ? .tile : isMarked ? .fresh : isChosen ? .filledLetter : .slot
      if let known, known.letters.indices.contains(place) {
        let isProved = known.isNamed || known.letters[place] == letter
        shown = isProved ? known.spelling[place].capital : known.spelling[place]
        if known.letters[place] != letter { role = isProved ? .tile : .lostLetter }
      }
      let x = left + place * pitch
      let area = Rect(
        x: pitch > 2 ? x - 1 : x, y: layout.word.minY, width: pitch > 2 ? 3 : 1, height: 1)
      canvas.tile(String(shown), in: area, role)
      if isMarked, !canvas.isFilled, pitch > 2 { canvas.put("[\(shown)]", at: area.origin, role) }
      if isChosen, shown == "_", canvas.caret == "_", pitch > 2 { canvas.put("‹_›", at: area.origin, role) }
      if isChosen { canvas.focus(on: .button, at: Point(x: x, y: area.minY)) }
      if cursor != nil { canvas.target(area, sends: .choose(place)) }
      let number = pitch > 2 ? "\(place + 1)" : "\((place + 1) % 10)"
      canvas.put(number, at: Point(x: x, y: layout.word.minY + 1), isChosen ? .title : .dim)
    }
  }

  private func sidePanel(_ text: Texts) -> SidePanel {
    let lines = game.answers.map { answer in
      let told = Exchange(answer, in: game, text).answers[0]
      return SidePanel.Line(
        text: "\(answer.letter.capital)  \(told)", role: answer.places == 0 ? .dim : .text)
    }
    return SidePanel(
      sections: lines.isEmpty ? [] : [.init(row: 4, title: text("What was asked"), lines: lines)])
  }
}

extension MindReaderStage.Exchange {
  init(_ answer: MindReader.Answer, in game: MindReader, _ text: Texts) {
    let (letter, places) = (answer.letter.capital, text.numbers(game.numbers(answer.places)))
    question = text("Any \(letter)?")
    answers =
      answer.places == 0 ? [text("No \(letter).")] : [text("Yes: in \(places)."), text("Yes: \(places).")]
  }
}

/// The layout of the conversation and the word.
private struct MindReaderLayout {
  /// The area of the exchanges.
  let dialogue: Rect
  let dialogueSpacing: Int
  /// The row of the current question.
  let asked: Int
  let word: Rect
  let asking: String
  let answering: String

  init(_ layout: Layout, _ places: HangmanLayout) {
    let side = places.side
    switch layout.kind {
    case .compact:
      dialogue = side
      asked = layout.point(0, 5).y
      word = Rect(x: side.minX, y: layout.point(0, 7).y, width: side.width, height: 2)
    case .home:
      dialogue = layout.rect(35, 3, 38, 3)
      asked = layout.point(0, 7).y
      word = layout.rect(30, 9, 48, 2)
    case .large:
      dialogue = layout.rect(43, 5, 40, 5)
      asked = layout.point(0, 11).y
      word = layout.rect(39, 15, 49, 2)
    }
    dialogueSpacing = layout.isLarge ? 2 : 1
    asking = layout.isCompact ? "" : "◂ "
    answering = layout.isCompact ? "" : " ▸"
  }

  /// The distance between two places, as far as there is room.
  func pitch(_ length: Int) -> Int {
    for pitch in [4, 2] where length * pitch <= word.width + 1 { return pitch }
    return 1
  }
}

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
      let game = MindReaderRound.game(fields, context), fields["left"] == "\(game.wordsLeft)"
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

  func position(_ step: Int, of count: Int, _ text: Texts) -> String {
    text("question \(min(step, last.answers.count)) of \(last.answers.count)")
  }

  private func game(_ step: Int) -> MindReader { games[min(step, games.count - 1)] }

  /// What has followed the last letter by that step.
  private func closings(_ step: Int) -> ArraySlice<Closing> {
    closings.prefix(max(0, step + 1 - games.count))
  }

  func sentences(at step: Int, _ context: Context) -> [StatusMessage] {
    let text = context.text
    guard step > 0 else {
      return [StatusMessage(text.wordsThatFit(game(0).wordsLeft))]
    }
    if let closing = closings(step).last { return sentences(closing, context) }
    let after = game(step)
    let answer = after.answers[step - 1]
    let exchange = MindReaderStage.Exchange(answer, in: after, text)
    let isLast = step == games.count - 1 + closings.count
    let rest: String =
      if after.wordsLeft == 0 {
        text("No word fits.")
      } else if isLast, after.turn == .givesUp {
        text("Seven letters were wrong.") + " "
          + text.wordsWereLeft(after.wordsLeft)
      } else {
        text.wordsWereLeft(after.wordsLeft)
      }
    let isMiss = answer.places == 0
    let said = (isMiss ? [] : [exchange.question]) + [exchange.answers[0], rest]
    return [StatusMessage(said.joined(separator: " "), isMiss ? .wrong : .text)]
  }

  private func sentences(_ closing: Closing, _ context: Context) -> [StatusMessage] {
    let text = context.text
    switch closing {
    case .named(let word, isRight: true):
      return [
        StatusMessage(
          text("Is it \(context.playersWord(word))?") + " " + text("Yes.") + " "
            + text.mindReadParts(last.answers.count, last.misses).joined(separator: " · ")
        )
      ]
    case .named(let word, isRight: false):
      return [StatusMessage(text("Is it \(context.playersWord(word))?") + " " + text("No."))]
    case .revealed(let word):
      let slips = last.slips(in: word) ?? []
      return last.comparison(with: word, context).map { StatusMessage($0, slips.isEmpty ? .text : .wrong) }
    }
  }

  func words(at step: Int, _ context: Context) -> [String] {
    closings(step).last.map { [$0.word] }?.filter(context.lexicon.mayBeShown) ?? []
  }

  func draw(step: Int, on canvas: inout Canvas, _ context: Context) {
    let text = context.text
    let stage = MindReaderStage(game: game(step), pictures: pictures)
    let closings = closings(step)
    let exchanges =
      stage.exchanges(text)
      + closings.map { closing -> MindReaderStage.Exchange in
        switch closing {
        case .named(let word, let isRight):
          .init(
            question: text("Is it \(context.playersWord(word))?"),
            answers: [isRight ? text("Yes.") : text("No.")])
        case .revealed(let word):
          .init(question: text("What was it?"), answers: [context.playersWord(word) + "."])
        }
      }
    stage.draw(
      on: &canvas, exchanges.dropLast(), newest: exchanges.last, known: knownWord(closings.last, context),
      context)
  }

  /// The word displayed at that step; `nil` for one that is never shown.
  private func knownWord(_ closing: Closing?, _ context: Context) -> MindReaderStage.KnownWord? {
    switch closing {
    case .named(let word, isRight: true): .init(word, isNamed: true, context)
    case .revealed(let word) where context.lexicon.mayBeShown(word):
      .init(word, isNamed: false, context)
    default: nil
    }
  }
}
