import Commentary
import Engines
import Kit
import Play
import Records
import TextUI
import Texts

extension HangmanScreen {
  func draw(on canvas: inout Canvas, _ context: Context) { draw(on: &canvas, context, isCovered: false) }

  /// Without the message, which would contradict a popup that does not cover its row.
  func drawCovered(on canvas: inout Canvas, _ context: Context) {
    draw(on: &canvas, context, isCovered: true)
  }

  private func draw(on canvas: inout Canvas, _ context: Context, isCovered: Bool) {
    let isShort = canvas.layout.isCompact
    canvas.header(
      [
        name(context.text), session?.isWhatIf == true ? context.text("What if") : "",
        source(context, isShort: isShort), isShort ? "" : context.foreignWords,
      ],
      right: standing(context, isShort: isShort))
    let layout = stage.draw(on: &canvas, context)
    if hasControls { keyboard.draw(on: &canvas, in: layout.hand, game.keyState) }
    if let said = play.round?.visit?.line, play.isPlaying { draw(said: said, on: &canvas, layout) }
    if !isCovered {
      drawMessage(on: &canvas, layout, context)
    } else if let clue = play.clue(context.text) {
      draw(clue: clue, on: &canvas, in: layout.message(isCareful: false), context)
    }
    if hasControls, hasField(layout, context) {
      drawCarefulEntry(on: &canvas, layout, context.text)
    }
    if let session, let figures {
      let mode = context.text.hangmanName(of: session.mode).short
      let title = play.round?.visit == nil ? source : mode
      canvas.put(sidePanel: figures.panel(session, title, duel(context), context))
    }
  }

  /// Whether the field of careful entry is shown: not while there is no letter in it and a message needs its row.
  private func hasField(_ layout: HangmanLayout, _ context: Context) -> Bool {
    context.hangman.isCareful && solving == nil
      && (pending != nil || message.text.columns <= layout.message(isCareful: true).width)
  }

  private var stage: HangmanStage {
    HangmanStage(
      game: game, pictures: pictures, movement: movement, solving: solving,
      isSetter: table?.isSetter == true,
      ownPhrase: table?.isSetter == true ? table?.saved?.secret?.phrase ?? "" : "",
      listsBeneath: play.isPlaying, isGivenUp: play.round?.isGivenUp ?? false, ending: ending)
  }

  /// Where the phrase comes from; in short form with a truncated name of the guesser.
  private func source(_ context: Context, isShort: Bool) -> String {
    guard isShort, session?.mode == .duel else { return source }
    let duel = duel(context)
    return context.text("\(duel.name(of: duel.guesser, context).clipped(to: 8)) guesses")
  }

  /// The player and the score or streak; in short form without the player.
  private func standing(_ context: Context, isShort: Bool) -> [String] {
    if session?.mode.isDuel == true {
      return [isShort ? duel(context).numbers : duel(context).score(context)]
    }
    let player = context.text.name(Person(play.player))
    if let candidates = game.candidateHistory {
      let visits = play.round?.visit.map { [$0.standing(context.text)] } ?? []
      let left = context.text(
        "\(candidates.wordsLeft) word", plural: "\(candidates.wordsLeft) words", candidates.wordsLeft)
      return isShort ? [left] : [player] + visits + [left]
    }
    let streak = play.round.flatMap { $0.streak > 0 ? context.text("streak \($0.streak)") : nil }
    let average = play.round?.form.tenths.map {
      // Translators: a number with one digit behind its point, "2.4 wrong on average".
      isShort
        ? context.text("\($0 / 10).\($0 % 10) wrong", context: "on average")
        : context.text("\($0 / 10).\($0 % 10) wrong on average")
    }
    return (isShort ? [] : [player]) + [average, streak].compactMap(\.self)
  }

  /// Draws what the Devil says: above the message, in the compact layout beside him.
  private func draw(said: String, on canvas: inout Canvas, _ layout: HangmanLayout) {
    guard canvas.layout.isCompact else {
      let place = layout.message(isCareful: false)
      let lines = said.filled(to: place.width - 2)
      for (row, line) in lines.enumerated() {
        let x = layout.centeredX(of: line.columns, in: place)
        canvas.put(line, at: Point(x: x, y: place.minY - lines.count + row), .warm)
      }
      return
    }
    let area = layout.beside
    for (row, line) in said.filled(to: area.width).prefix(area.height).enumerated() {
      canvas.put(line, at: Point(x: area.minX, y: area.minY + row), .warm)
    }
  }

  private func drawMessage(on canvas: inout Canvas, _ layout: HangmanLayout, _ context: Context) {
    let text = context.text
    let place = layout.message(isCareful: hasField(layout, context))
    if let clue = play.clue(text) {
      draw(clue: clue, on: &canvas, in: place, context)
      // There is one row for the clue and the message.
      if message.text.isEmpty, canvas.layout.isCompact { return }
    }
    guard message.text.isEmpty, let solving, solving.openCount > 0 else {
      let shown =
        message.text.isEmpty && solving != nil ? StatusMessage(text("Enter: is that it?")) : message
      let line = shown.fitted(to: place.width - 2 * canvas.layout.margin)
      let start = Point(x: layout.centeredX(of: line.columns, in: place), y: place.minY)
      canvas.put(line, at: start, shown.role)
      if !line.isEmpty { canvas.focus(on: .message, at: start) }
      return
    }
    let first = canvas.layout.isCompact ? "" : text("Fill the blanks.") + " "
    let price = play.solutionPrice(text)
    let x = layout.centeredX(of: first.columns + price.columns, in: place)
    let used = canvas.put(first, at: Point(x: x, y: place.minY), .text)
    canvas.put(price, at: Point(x: x + used, y: place.minY), .warning)
  }

  /// Draws the field for the pending letter, and its button.
  private func drawCarefulEntry(
    on canvas: inout Canvas, _ layout: HangmanLayout, _ text: Texts
  ) {
    let button = text("Guess")
    let place = layout.carefulEntry(width: 4 + button.columns + Canvas.buttonMargins)
    canvas.tile(
      String(pending?.capital ?? "_"), in: Rect(x: place.x, y: place.y, width: 3, height: 1),
      pending == nil ? .slot : .filledLetter)
    canvas.pushButton(
      button, at: Point(x: place.x + 4, y: place.y), isChosen: pending != nil, sends: .enter)
  }
}

extension Canvas {
  /// Draws the misses as seven beads and a number.
  mutating func drawBeads(_ misses: Int, at layout: HangmanLayout, _ text: Texts) {
    let (place, pitch, gap) = layout.beads
    for bead in 0..<Hangman.missesAllowed {
      let isSpent = bead < misses
      put(isSpent ? "●" : "○", at: Point(x: place.x + bead * pitch, y: place.y), isSpent ? .wrong : .dim)
    }
    guard layout.showsCount else { return }
    let x = place.x + (Hangman.missesAllowed - 1) * pitch + 1 + gap
    put(text("\(misses) of \(Hangman.missesAllowed)"), at: Point(x: x, y: place.y), .text)
    if misses == Hangman.missesAllowed - 1 { put("\(misses)", at: Point(x: x, y: place.y), .warning) }
  }

  /// Draws the missed letters after their label, which does not move as letters are added.
  mutating func drawList(_ label: String, _ marks: [String], at layout: HangmanLayout, isShown: Bool) {
    guard isShown else { return }
    let area = layout.misses
    var gap = layout.missGap
    let x = layout.missesX(label)
    let start = layout.labelsAbove ? 0 : label.columns
    if x + marks.reduce(start, { $0 + gap + $1.columns }) > area.maxX { gap = 1 }
    let used = put(label, at: Point(x: x, y: area.minY - (layout.labelsAbove ? 1 : 0)), .dim)
    var left = layout.labelsAbove ? x - gap : x + used
    for mark in marks where left + gap + mark.columns <= area.maxX {
      left += gap + put(mark, at: Point(x: left + gap, y: area.minY), .wrong)
    }
  }
}

/// An animation on the screen of a game, at most 1.2 seconds long.
struct HangmanMovement: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    /// Newly found letters are highlighted.
    case found([Character])
    /// A wrong guess: the new part of the picture blinks once.
    case blink
    /// The phrase lights up word by word, and the animation of a win is played.
    case win(words: Int)
    /// The animation after a loss is played.
    case loss
  }

  let kind: Kind
  var motion: Motion

  static func found(_ letters: [Character]) -> HangmanMovement {
    HangmanMovement(kind: .found(letters), motion: Motion(steps: 1, of: .milliseconds(300)))
  }

  static let blink = HangmanMovement(kind: .blink, motion: Motion(steps: 2, of: .milliseconds(150)))

  /// The maximum number of steps of a win, at 100 milliseconds each.
  private static let mostSteps = 12

  static func win(words: Int, _ pictures: PictureSet, ending: Int) -> HangmanMovement {
    let steps = min(mostSteps, max(words, 2 * (pictures.endings[ending] - 1)))
    return HangmanMovement(kind: .win(words: words), motion: Motion(steps: steps, of: .milliseconds(100)))
  }

  /// Plays all frames of the animation, faster if there are many; `nil` when the picture set has none.
  static func loss(_ pictures: PictureSet) -> HangmanMovement? {
    guard !pictures.closing.isEmpty else { return nil }
    let steps = min(mostClosingSteps, pictures.closing.count)
    let step = min(.milliseconds(120), longest / steps)
    return HangmanMovement(kind: .loss, motion: Motion(steps: steps, of: step))
  }

  private static let longest = Duration.milliseconds(1200)
  /// Of more frames than this, some are left out evenly, because a terminal would not show them all in the time.
  private static let mostClosingSteps = 60

  /// The number of highlighted words.
  var highlightedWords: Int {
    guard case .win(let words) = kind, !motion.isOver else { return .max }
    return max(motion.step + 1, (motion.step + 1) * words / Self.mostSteps)
  }
}

extension HangmanScreen {
  var patience: Duration? { [movement?.motion.patience, table?.patience].compactMap { $0 }.min() }

  mutating func elapse(_ time: Duration, _ context: inout Context) -> Transition {
    movement?.motion.elapse(time)
    if movement?.motion.isOver == true { movement = nil }
    if table?.wait(time) == true { return showState(context) }
    reportSilence(time, context.text)
    return .stay
  }

  mutating func finishMotion() { movement = nil }

  /// Starts an animation if animation is enabled.
  mutating func move(_ movement: HangmanMovement?, _ context: Context) {
    self.movement = context.profile.settings.isAnimated ? movement : nil
  }
}

extension [Hangman.Place] {
  /// The index of the word to which each place of the board belongs.
  var wordIndices: [Int] {
    var word = 0
    return map { place in
      if place.grapheme == " " { word += 1 }
      return word
    }
  }
}

extension HangmanScreen {
  /// Does what was chosen at the end of a game.
  mutating func follow(_ offer: Offer, _ context: inout Context) -> Transition {
    switch offer {
    case .nextWord:
      return play.practice?.next(context).map { .replace(HangmanScreen($0, &context)) } ?? .home
    case .newGame: return .replace(Self.dealt(&context))
    case .nextRound where table != nil:
      context.services.tables?.play(.nextRound)
      return .stay
    case .nextRound:
      context.hangman.duel.swap()
      return .replace(Self.dealt(&context))
    case .letter: return perform(.letter, &context)
    case .devilsWords: return devilTable(context).map { .ask($0) } ?? .stay
    case .replay: return play.round?.finished.map { .open(.replay($0)) } ?? .stay
    case .explain:
      return .push(
        MeaningPopup(
          of: game.shownWords(context), at: game.named(context)?.word, spelledAs: game.spelled, context))
    case .menu where table != nil: return perform(.leaveTable, &context)
    default:
      if offer == .change, session?.mode == .duel { HangmanSetUp.endDuel(&context) }
      return .leaving(by: offer)
    }
  }

  /// - Parameter isFirst: whether what the question asks about is the first button.
  private func question(
    _ title: String, _ line: String, _ label: String, _ command: Command, isFirst: Bool, _ text: Texts
  ) -> Popup {
    let stay = Popup.Button(text("Keep playing"), isCancel: true, then: .stay)
    let go = Popup.Button(label, then: .perform(command))
    return Popup(
      title, [.init(line)], isFirst ? [go, stay] : [stay, go], look: .neutral, opensByItself: false)
  }

  func startOverPopup(_ text: Texts) -> Popup {
    question(
      text("Start over?"), session.map { text.givingUp($0) } ?? "", text("Start over"), .giveUp,
      isFirst: false, text)
  }

  func leavePopup(_ session: GameSession, _ text: Texts) -> Popup {
    .leaving(
      session,
      line: isUntouched ? text.willNotWait : nil,
      other: session.code.isEmpty && !isUntouched
        ? .init(text("Give up"), then: .perform(Command.giveUp)) : nil, text)
  }

  func hintPopup(_ price: (title: String, line: String), _ text: Texts) -> Popup {
    question(price.title, price.line, text("Show it"), .showHint, isFirst: true, text)
  }

  /// Asks the player who entered the secret to hand over the keyboard.
  static func handOverPopup(_ context: Context) -> Popup {
    let text = context.text
    let name = context.hangman.duel.name(of: context.hangman.duel.guesser, context)
    return Popup(
      text("Your turn"), [.init(text("\(name) looks now. Enter, when ready."))],
      [.init(text("Start"), then: .stay), .init(text("Menu"), isCancel: true, then: .home)],
      look: .neutral, opensByItself: true)
  }
}

extension HangmanScreen {
  /// The result: what happened, one thing that is different from the games before, and the meaning of the word.
  func endPopup(_ context: Context, opensByItself: Bool = true) -> Popup {
    let ending = table?.ending(context) ?? play.ending(context)
    let meaning = PopupLine(meaning: ending.meaning, context)
    let remark = ending.remark.map { PopupLine($0, .warm) }
    let words = table?.isRevealed == false ? [] : game.shownWords(context)
    var popup = Popup(
      ending.title, ending.lines.map { PopupLine(beaded: $0) } + [remark, meaning].compactMap(\.self),
      play.offers(context).besides(meaning, of: words, spelledAs: game.spelled, context),
      look: ending.isWon.map { $0 ? .won : .lost } ?? .neutral, opensByItself: opensByItself, context.text
    ) { Command.follow($0) }
    popup.closesWithMoves = table != nil
    if play.practice == nil {
      popup.beneath = { [keyboard, game, pictures] canvas, area in
        let hand = HangmanLayout(canvas.layout, pictures: pictures).hand
        keyboard.draw(beneath: area, in: hand, on: &canvas, game.keyState)
      }
    }
    if let table {
      let left = table.isOtherAway ? context.text.leftTable(table.name(of: table.other)) : ""
      popup.remark = table.messages.trouble ?? left
    }
    return popup
  }

  /// What the Devil had left after each guess; `nil` against another host.
  private func devilTable(_ context: Context) -> DevilTable<Command>? {
    game.candidateHistory.map {
      DevilTable($0, missed: game.missedLetters, context, whenClosed: .perform(.showEnd))
    }
  }
}

extension PopupLine {
  /// Streaks of this length and less are shown as beads.
  private static let mostBeads = 10

  /// A line of a result; a streak in it is shown as beads, too.
  fileprivate init(beaded line: ResultLine) {
    guard let streak = line.streak else {
      self.init(line)
      return
    }
    let beads = streak > Self.mostBeads ? "" : String(repeating: "●", count: streak) + "  "
    self.init(parts: [beads + line.parts[0]] + line.parts.dropFirst(), separator: "  ")
  }
}

extension HangmanScreen {
  /// Draws the clue above the message, and on the message's row while there is no message; in the compact layout only
  /// there.
  func draw(clue: String, on canvas: inout Canvas, in area: Rect, _ context: Context) {
    if canvas.layout.isCompact {
      guard message.text.isEmpty else { return }
      let text = play.practice?.text(context.text, width: 38) ?? clue
      let shown = text.explained(to: 38, rows: 1, more: 0).first ?? text.shortened(to: 38)
      canvas.putCentered(shown, in: area, row: area.minY, .stage)
      return
    }
    let isOnlyText = message.text.isEmpty && solving == nil
    let columns = HangmanLayout(canvas.layout, pictures: pictures).hand
    // It ends above the message, or where that would be.
    let lines = clue.explained(to: columns.width)
    canvas.putCentered(
      lines, in: columns, row: area.minY + 1 - lines.count - (isOnlyText ? 0 : 1), .stage)
  }
}

extension Practice {
  /// The clue as one line of text, with a short part of speech if it is longer than `width` columns.
  fileprivate func text(_ text: Texts, width: Int) -> String {
    let whole = self.text(text)
    guard whole.columns > width, case .meaning(let part, let meaning) = clue else { return whole }
    let short = text.partOfSpeechShort(part)
    return "\(short)\(short.hasSuffix(".") ? "" : ":") \(meaning)"
  }
}
