import Engines
import Kit
import Records
import TextUI

extension TextTwistScreen {
  mutating func submit(_ context: inout Context) -> Transition {
    let strings = context.strings.textTwist
    let wasOpen = game.isNextRackOpen
    switch game.submit() {
    case .found(let word, let points, let isBingo), .bonus(let word, let points, let isBingo):
      let isHidden = game.round.rack.hidden.contains(word)
      let text = isBingo ? strings.foundBingo : isHidden ? strings.found : strings.foundBonus
      let isShown = game.round.rack.isShown(word)
      message =
        isShown
        ? Message(text(word.capitals, points), subject: word.capitals)
        : Message(strings.foundNeverShown(points))
      return land(word, isHidden: isHidden, isBingo: isBingo, wasOpen: wasOpen, &context)
    case .alreadyFound(let word):
      let isShown = game.round.rack.isShown(word)
      message = .refusal(
        isShown ? strings.alreadyFound(word.capitals) : strings.alreadyFoundNeverShown, &context)
    case .tooShort(let word): message = .refusal(strings.tooShort(word.capitals), &context)
    case .notAWord(let word): message = .refusal(strings.notAWord(word.capitals), &context)
    case .empty: message = .refusal(strings.nothingEntered, &context)
    case .over: break
    }
    return .stay
  }

  /// Handles a found word: the last one ends the game or opens the next rack, and so does the first bingo, and at relaxed
  /// half of the words.
  /// - Parameter wasOpen: whether the next rack was open before the word.
  private mutating func land(
    _ word: String, isHidden: Bool, isBingo: Bool, wasOpen: Bool, _ context: inout Context
  ) -> Transition {
    newestWord = word
    if context.settings.isAnimated {
      let isFirstBingo = isBingo && game.round.bingosFound == 1
      motion =
        isFirstBingo
        ? Motion(steps: word.count, of: .milliseconds(100)) : Motion(steps: 1, of: .milliseconds(300))
    }
    if let line = stage.list(context.strings).line(of: word) {
      let visible = firstLine..<firstLine + TextTwistLayout.compactWords.height
      if !visible.contains(line) { scroll(to: line - visible.count / 2, context) }
    }
    let isLast = isHidden && game.round.isComplete
    if isLast { message = Message(context.strings.textTwist.everyWord(game.round.score)) }
    if game.status == .over { return end(opensByItself: true, &context) }
    guard game.isNextRackOpen else { return .stay }
    isOpening = !wasOpen
    if isBingo, game.round.bingosFound == 1 { return cover(bingoPopup(word, context.strings)) }
    if isLast { return cover(completePopup(context.strings)) }
    return wasOpen ? .stay : cover(halfPopup(context.strings))
  }

  mutating func nextRack(_ context: inout Context) -> Transition {
    let missed = game.isRevealed ? [] : game.round.missed
    guard let rack = deal.rack(number: game.rackNumber + 1), game.nextRack(rack) else {
      isCovered = false
      message = .refusal(context.strings.textTwist.noRack, &context)
      guard game.status == .rackOver else { return .stay }
      _ = game.endGame()
      return end(opensByItself: false, &context)
    }
    if session.code.isEmpty, let dealer = deal.dealer {
      context.reserveRacks(of: dealer, upTo: game.rackNumber)
    }
    self = TextTwistScreen(game, session, from: deal, best: best, &context)
    if !missed.isEmpty { message = Message(Self.missed(missed, context), .dim) }
    return .stay
  }

  /// Names the words missed on a rack that has been left without being revealed, the longest first, as many as fit.
  private static func missed(_ words: [String], _ context: Context) -> String {
    let layout = TextTwistLayout(context.layout)
    let sorted = words.sorted { ($1.count, $0) < ($0.count, $1) }.map(\.capitals)
    func text(_ shown: Int) -> String {
      context.strings.textTwist.missed(sorted.prefix(shown).joined(separator: ", "), sorted.count - shown)
    }
    let width = layout.main.width - 2
    return text((1...sorted.count).last { text($0).balanced(to: width).count <= layout.messageRows } ?? 1)
  }

  /// Whether there are more words than fit, so that they can be scrolled.
  func hasHiddenLines(_ context: Context) -> Bool {
    guard !gridKinds.contains(context.layout.kind) else { return false }
    return stage.list(context.strings).lines.count > TextTwistLayout.wordsSize(context.layout.kind).height
  }

  mutating func scroll(to line: Int, _ context: Context) {
    let count = stage.list(context.strings).lines.count
    firstLine = max(0, min(line, count - TextTwistLayout.wordsSize(context.layout.kind).height))
  }

  /// Opens a popup above the tiles; the clock stands still until `resume`.
  mutating func cover(_ popup: ResultPopup) -> Transition {
    isCovered = true
    return .push(popup)
  }

  /// Reveals the words of the rack and shows the result above the tiles; when the game is over, its result is saved.
  mutating func end(opensByItself: Bool, _ context: inout Context) -> Transition {
    firstLine = 0
    if game.status == .over {
      if session.code.isEmpty, let dealer = deal.dealer {
        context.returnRacks(of: dealer, played: game.rackNumber)
      }
      let result = context.result(
        of: session, isWon: game.rounds.contains(where: \.hasBingo), points: game.score,
        details: game.resultDetails)
      let record = game.record(session, from: deal)
      let finished = GameRecord(result: result, game: record)
      self.finished = finished
      context.finish(finished)
      context.addForPractice(
        game.rounds.flatMap(\.missed), of: session.player, session, upTo: .familiar)
    }
    return cover(endPopup(opensByItself: opensByItself, &context))
  }
}
