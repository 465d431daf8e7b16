import Engines
import TextUI

extension IntroductionScreen {
  /// What the slide tells of, as the games themselves draw it.
  func drawPicture(on canvas: inout Canvas, in area: Rect, _ context: Context) {
    let strings = context.strings.introduction
    switch slide {
    case .welcome: drawName(on: &canvas, in: area)
    case .hangman: drawHangman(on: &canvas, in: area, context)
    case .twist: drawTwist(on: &canvas, in: area, context)
    case .ghost: drawGhost(on: &canvas, in: area, context)
    case .hands: drawHands(strings.hands, on: &canvas, in: area)
    }
  }

  /// On two rows of large tiles, else on one of small ones.
  private func drawName(on canvas: inout Canvas, in area: Rect) {
    let isLarge = area.height >= 2 * TilesView.large.height
    let rows = isLarge ? ["WORD", "YARD"] : ["WORDYARD"]
    let size = isLarge ? TilesView.large : TilesView.small
    let width = TilesView.width(rows[0].count, pitch: size.width, size: size)
    let all = area.centered(Size(width: width, height: rows.count * size.height))
    for (row, word) in rows.enumerated() {
      TilesView(tiles: word.map { .letter($0) }, pitch: size.width, size: size)
        .draw(on: &canvas, at: Point(x: all.minX, y: all.minY + row * size.height))
    }
  }

  /// A game with a few guesses made: picture and phrase where both fit, else phrase and keyboard.
  private func drawHangman(on canvas: inout Canvas, in area: Rect, _ context: Context) {
    let strings = context.strings
    var game = Hangman(phrase: strings.introduction.phrase, alphabet: context.language.alphabet)
    for letter in strings.introduction.guesses { _ = game.guess(letter) }
    let pictures = context.pictures
    let width = game.phrase.count * 2 - 1
    guard pictures.height <= area.height, pictures.width + width + 8 <= area.width else {
      let phrase = Rect(x: area.minX, y: area.minY, width: area.width, height: 1)
      PhraseView(game.board, width: area.width).draw(on: &canvas, in: phrase)
      let keyboard = Keyboard(context.language)
      let place = area.centered(keyboard.size)
      keyboard.draw(on: &canvas, at: Point(x: place.minX, y: area.minY + 2), isWalked: false) { letter in
        guard game.tried.contains(letter) else { return .unused }
        return game.missedLetters.contains(letter) ? .miss : .hit
      }
      return
    }
    let all = area.centered(Size(width: pictures.width + 6 + width, height: pictures.height))
    for (row, line) in pictures.frames[game.misses].enumerated() {
      canvas.put(line, at: Point(x: all.minX, y: all.minY + row), .picture)
    }
    let side = Rect(x: all.maxX - width, y: all.minY, width: width + 1, height: all.height)
    PhraseView(game.board, width: side.width).draw(
      on: &canvas, in: Rect(x: side.minX, y: side.minY + 1, width: width, height: 3))
    let row = side.minY + 5
    let used = canvas.put(strings.hangman.incorrect, at: Point(x: side.minX, y: row), .dim)
    canvas.put(
      game.missedLetters.map { " \($0.capital)" }.joined(), at: Point(x: side.minX + used, y: row), .wrong)
  }

  /// A rack with a few words found and two tiles taken.
  private func drawTwist(on canvas: inout Canvas, in area: Rect, _ context: Context) {
    let strings = context.strings.introduction
    var game = TextTwist(
      mode: .untimed, alphabet: context.language.alphabet,
      first: Rack(letters: Array(strings.rack), words: strings.words))
    for word in strings.found {
      for letter in word { _ = game.take(letter) }
      _ = game.submit()
    }
    for letter in strings.entered { _ = game.take(letter) }
    let isRoomy = area.height >= 10
    let pitch = isRoomy ? 6 : 5
    let width = TilesView.width(Rack.size, pitch: pitch)
    let x = area.minX + (area.width - width) / 2
    TilesView(tiles: game.tiles.bank.map { $0.map { .letter($0) } ?? .hole }, pitch: pitch)
      .draw(on: &canvas, at: Point(x: x, y: area.minY))
    let entry = strings.entered.map { TilesView.Tile.letter($0) }
    let places = entry.count..<Rack.size
    TilesView(tiles: entry + places.map { .place(isNext: $0 == entry.count) }, pitch: 4).drawFlat(
      on: &canvas,
      at: Point(x: area.minX + (area.width - Rack.size * 4 + 1) / 2, y: area.minY + (isRoomy ? 4 : 3)))
    let top = area.minY + (isRoomy ? 6 : 4)
    let columns = ColumnsView(columns: game.round.columns, strings: context.strings.twist)
    let words = Rect(x: area.minX + 4, y: top, width: area.width - 8, height: area.maxY - top)
    if columns.fits(words) {
      columns.draw(on: &canvas, in: words)
    } else {
      canvas.putCentered(strings.found.map(\.capitals).joined(separator: "  "), in: area, row: top, .stage)
    }
  }

  /// A fragment that waits for a letter, and both players' letters of GHOST.
  private func drawGhost(on canvas: inout Canvas, in area: Rect, _ context: Context) {
    let strings = context.strings
    let fragment = Array(strings.introduction.fragment)
    let isRoomy = area.height >= 8
    let top = area.minY + (isRoomy ? (area.height - 7) / 2 : 0)
    FragmentView(fragment, isOpen: true).draw(on: &canvas, in: area, row: top) {
      $0 == fragment.count - 1 ? .title : .stage
    }
    let names = [context.player.clipped(to: 20), strings.ghost.computer]
    let width = names.map(\.columns).max()! + 4 + Ghost.word.count * 2
    let left = area.minX + (area.width - width) / 2
    for (player, lit) in [2, 3].enumerated() {
      let y = top + FragmentView.height + (isRoomy ? 2 : 0) + player * (isRoomy ? 2 : 1)
      canvas.put(names[player], at: Point(x: left, y: y), player == 0 ? .title : .text)
      for (index, letter) in Ghost.word.enumerated() {
        let place = Point(x: left + width - (Ghost.word.count - index) * 2 + 1, y: y)
        canvas.put(index < lit ? String(letter) : "·", at: place, index < lit ? .warning : .dim)
      }
    }
  }

  /// The keys that do the same on every screen, and what that is.
  private func drawHands(_ meanings: [String], on canvas: inout Canvas, in area: Rect) {
    let caps = ["↑ ↓ ← →", "Enter", "Esc", "?"]
    let widths = zip(caps, meanings).map { max($0.columns, $1.columns) + 4 }
    let used = widths.reduce(0, +)
    let gap = min(4, max(0, (area.width - used) / (caps.count - 1)))
    let width = used + gap * (caps.count - 1)
    var x = area.minX + max(0, (area.width - width) / 2)
    let y = area.minY + max(0, (area.height - 5) / 2)
    for (index, cap) in caps.enumerated() {
      let box = Rect(x: x, y: y, width: widths[index], height: 3)
      canvas.box(box, .picture)
      canvas.putCentered(cap, in: box, row: y + 1, .stage)
      canvas.putCentered(meanings[index], in: box, row: y + 3, .dim)
      x += widths[index] + gap
    }
  }
}
