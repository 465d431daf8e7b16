import Engines
import TextUI

extension MindReaderScreen {
  func draw(on canvas: inout Canvas, _ context: Context) {
    let strings = context.strings
    let own = strings.mindReader
    canvas.header(
      [strings.hangman.name, strings.hangman.host(.mindReader)],
      right: [own.letters(game.length), strings.hangman.wordsLeft(game.wordsLeft)])
    let places = HangmanLayout(canvas.layout, pictures: pictures)
    let misses = min(game.misses, Hangman.missesAllowed)
    if let place = places.picture { canvas.put(pictures.drawing(.misses(misses)), at: place) }
    drawTalk(on: &canvas, in: MindReaderLayout(canvas.layout, places), own)
    drawWord(on: &canvas, in: MindReaderLayout(canvas.layout, places))
    canvas.drawBeads(misses, at: places, strings.hangman)
    let missed = game.answers.filter { $0.places == 0 }.map { String($0.letter.capital) }
    canvas.drawList(
      canvas.layout.isCompact ? strings.hangman.incorrectShort : own.notInIt, missed, at: places,
      isShown: !missed.isEmpty || !canvas.layout.isCompact)
    drawHand(on: &canvas, places, own)
    drawPanel(on: &canvas, own)
  }

  /// Draws the most recent exchanges, and the current question.
  private func drawTalk(
    on canvas: inout Canvas, in layout: MindReaderLayout, _ strings: MindReaderStrings
  ) {
    for (line, answer) in game.answers.suffix(3).enumerated() {
      let row = layout.talk.minY + line * layout.talkSpacing
      let numbers = game.numbers(answer.places)
      var said = numbers.isEmpty ? strings.none(answer.letter.capital) : strings.yes(numbers)
      canvas.put(
        layout.asking + strings.question(answer.letter.capital), at: Point(x: layout.talk.minX, y: row), .dim)
      let room = Rect(x: layout.talk.minX, y: row, width: layout.talk.width, height: 1)
      let left = layout.asking.columns + strings.question(answer.letter.capital).columns + 1
      let width = room.width - left - layout.answering.columns
      if said.columns > width, !numbers.isEmpty { said = strings.yesShort(numbers) }
      canvas.putRight(said.clipped(to: width) + layout.answering, in: room, row: row, .dim)
    }
    guard let asked else { return }
    canvas.put(
      layout.asking + strings.question(asked.capital), at: Point(x: layout.talk.minX, y: layout.asked), .stage
    )
  }

  /// Draws the word with a number under each place.
  private func drawWord(on canvas: inout Canvas, in layout: MindReaderLayout) {
    let pitch = layout.pitch(game.length)
    let air = pitch > 2 ? 3 : 1
    let left = layout.word.centeredX(of: (game.length - 1) * pitch + air - (pitch > 2 ? 2 : 0))
    for (place, letter) in game.pattern.enumerated() {
      let isMarked = marks >> (game.length - 1 - place) & 1 == 1
      let shown = letter?.capital ?? (isMarked ? asked?.capital ?? "_" : "_")
      let isChosen = isMarking && place == cursor
      let role: Role = isChosen ? .chosen : isMarked ? .right : .stage
      let x = left + place * pitch
      if pitch > 2 {
        let text = isMarked ? "[\(shown)]" : isChosen && letter == nil ? "‹\(shown)›" : " \(shown) "
        canvas.button(text, at: Point(x: x - 1, y: layout.word.minY), role, sends: .choose(place))
      } else {
        canvas.button("\(shown)", at: Point(x: x, y: layout.word.minY), role, sends: .choose(place))
      }
      let number = pitch > 2 ? "\(place + 1)" : "\((place + 1) % 10)"
      canvas.put(number, at: Point(x: x, y: layout.word.minY + 1), .dim)
    }
  }

  /// Draws the current question and the two buttons.
  private func drawHand(on canvas: inout Canvas, _ places: HangmanLayout, _ strings: MindReaderStrings) {
    let line = places.message(isCareful: false)
    guard let asked else { return }
    let question = secret == nil ? strings.whereIs(asked.capital) : strings.isThere(asked.capital)
    let shown = message.text.isEmpty ? Message(question) : message
    canvas.putCentered(shown.text, in: line, row: line.minY, shown.role)
    let row = canvas.layout.point(0, canvas.layout.pick(12, 17, 28)).y
    let done = "‹ \(strings.doneButton) ›"
    let none = "  \(strings.noneButton(asked.capital))  "
    let width = done.columns + (isMarking ? 4 + none.columns : 0)
    let x = line.centeredX(of: width)
    let used = canvas.button(done, at: Point(x: x, y: row), .chosen, sends: .enter)
    if isMarking {
      canvas.button(none, at: Point(x: x + used + 4, y: row), .text, sends: .character("n"))
    }
  }

  private func drawPanel(on canvas: inout Canvas, _ strings: MindReaderStrings) {
    let lines = game.answers.map { answer in
      let numbers = game.numbers(answer.places)
      let said = numbers.isEmpty ? strings.none(answer.letter.capital) : strings.yes(numbers)
      return SidePanel.Line(text: "\(answer.letter.capital)  \(said)", role: numbers.isEmpty ? .dim : .text)
    }
    guard !lines.isEmpty else { return }
    SidePanel(sections: [.init(row: 4, title: strings.panelTitle, lines: lines)]).draw(on: &canvas)
  }
}

/// The layout of the conversation and the word.
private struct MindReaderLayout {
  /// The area of the exchanges.
  let talk: Rect
  let talkSpacing: Int
  /// The row of the current question.
  let asked: Int
  let word: Rect
  let asking: String
  let answering: String

  init(_ layout: Layout, _ places: HangmanLayout) {
    let side = places.side
    switch layout.kind {
    case .compact:
      talk = side
      asked = layout.point(0, 5).y
      word = Rect(x: side.minX, y: layout.point(0, 7).y, width: side.width, height: 2)
    case .home:
      talk = layout.rect(36, 3, 38, 3)
      asked = layout.point(0, 7).y
      word = layout.rect(30, 9, 48, 2)
    case .large:
      talk = layout.rect(36, 5, 40, 5)
      asked = layout.point(0, 11).y
      word = layout.rect(31, 15, 49, 2)
    }
    talkSpacing = layout.isLarge ? 2 : 1
    asking = layout.isCompact ? "" : "◂ "
    answering = layout.isCompact ? "" : " ▸"
  }

  /// The distance between two places, as far as there is room.
  func pitch(_ length: Int) -> Int {
    for pitch in [4, 3, 2] where length * pitch <= word.width { return pitch }
    return 1
  }
}
