import Engines
import Kit
import TextUI

/// Steps through the rounds of a match, letter by letter, and shows which moves gave away a won position.
struct GhostCoachScreen: Screen {
  enum Command: Sendable {
    case step(Int), mistake(Int), round(Int), explain, back
  }

  /// The coach's view of the match, at the chosen move.
  private(set) var commentary: GhostCommentary
  /// Whether the language has meanings for the words.
  let hasMeanings: Bool
  /// The transition after this screen has closed.
  let whenClosed: Transition

  /// Opens at the first mistake of a person at this keyboard, else at the computer's first one, else at the first letter that
  /// somebody chose.
  /// - Parameter round: the round to open; `nil` for that of the mistake.
  init(_ match: Ghost, atRound round: Int?, hasMeanings: Bool = false, whenClosed: Transition) {
    commentary = GhostCommentary(match)
    self.hasMeanings = hasMeanings
    self.whenClosed = whenClosed
    let mistakes = places.filter { isMistake($0) && (round == nil || $0.round == round) }
    let first = mistakes.first { match.players[remarks[$0.round][$0.move].player].level == nil }
    go(to: first ?? mistakes.first ?? start(of: round ?? 0))
  }

  var match: Ghost { commentary.match }
  var remarks: [[GhostCoach.Remark]] { commentary.remarks }
  var round: Int { commentary.round }
  var move: Int { commentary.move }
  var remark: GhostCoach.Remark? { commentary.remark }

  private typealias Place = (round: Int, move: Int)

  private var places: [Place] {
    remarks.indices.flatMap { round in remarks[round].indices.map { (round, $0) } }
  }

  private func isMistake(_ place: Place) -> Bool { remarks[place.round][place.move].better != nil }

  /// The first move of a round that was not dealt.
  private func start(of round: Int) -> Place { (round, remarks[round].firstIndex { !$0.isDealt } ?? 0) }

  private mutating func go(to place: Place) { commentary.go(toRound: place.round, move: place.move) }

  func name(_ strings: Strings) -> String { strings.ghostCoach.title }

  /// Explains the marks under the letters.
  func rules(_ context: Context) -> String {
    legend(context.strings.ghostCoach).map { "\($0.mark) \($0.text)" }.joined(separator: "\n")
  }

  func bindings(_ context: Context) -> [KeyBinding<Command>] {
    let own = context.strings.ghostCoach
    let hasMistakes = places.contains(where: isMistake)
    let hasRounds = remarks.count > 1
    // In the compact layout the rounds are named where they can be clicked.
    let namesRounds = hasRounds && !context.layout.isCompact
    return [
      KeyBinding([.right, .enter, .character(" ")], "← →", own.letter, help: own.helpNextMove, .step(1)),
      KeyBinding([.left], "←", "", help: own.helpMoveBefore, .step(-1)),
      KeyBinding(
        [.down, .pageDown], hasRounds ? "↑ ↓" : "↓", namesRounds ? own.roundKey : "",
        help: hasRounds ? own.helpRoundAfter : "", .round(1)),
      KeyBinding([.up, .pageUp], "↑", "", help: hasRounds ? own.helpRoundBefore : "", .round(-1)),
      KeyBinding([.tab], "Tab", own.mistake, help: own.helpMistake, isEnabled: hasMistakes, .mistake(1)),
      KeyBinding([.backTab], "⇤", "", help: own.helpMistakeBefore, isEnabled: hasMistakes, .mistake(-1)),
      KeyBinding(
        .letter("d"), "d", context.strings.meaning.label,
        help: context.strings.meaning.help, isEnabled: explained(context) != nil, .explain),
      KeyBinding([.escape], "Esc", context.strings.back, help: context.strings.back, .back),
    ]
  }

  mutating func perform(_ command: Command, _ context: inout Context) -> Transition {
    switch command {
    case .back: return .pop(then: whenClosed)
    case .explain:
      return .push(context.meanings(of: words(context), at: explained(context)) { $0.page.keyboardPopup })
    case .round(let step): go(to: start(of: (round + step).wrapped(in: remarks.count)))
    case .step(let step): move(by: step, among: places)
    case .mistake(let step): move(by: step, among: places.filter(isMistake))
    }
    return .stay
  }

  /// Moves to the next of the places in a direction. The ends stop the movement, but it wraps around for mistakes.
  private mutating func move(by step: Int, among places: [Place]) {
    let here = (round, move)
    let isForward = step > 0
    let ahead = isForward ? places.first { $0 > here } : places.last { $0 < here }
    if let next = ahead { return go(to: next) }
    if places.count < self.places.count, let next = isForward ? places.first : places.last { go(to: next) }
  }

  mutating func type(_ key: Key, _ context: inout Context) -> Transition {
    switch key {
    case .home: go(to: (0, 0))
    case .end: if let last = places.last { go(to: last) }
    case .wheel(let notches): move(by: notches, among: places)
    case .choose(let move) where remarks[round].indices.contains(move): go(to: (round, move))
    case .select(let round) where remarks.indices.contains(round): go(to: start(of: round))
    default: break
    }
    return .stay
  }

  typealias LegendEntry = (mark: String, text: String, role: Role)

  /// The marks with their explanations; of two players the last one is only needed where a move depended on the other.
  func legend(_ own: GhostCoachStrings) -> [LegendEntry] {
    func entry(_ verdict: GhostCoach.Verdict?, _ text: String) -> LegendEntry {
      let mark = GhostCommentary.mark(verdict, ends: verdict == nil)
      return (mark.text, text, mark.role)
    }
    let usual = [
      entry(.good, own.goodLegend), entry(.mistake, own.mistakeLegend), entry(.lost, own.lostLegend),
      entry(nil, own.endedLegend),
    ]
    let isOfTwo = match.players.count == 2
    let hasOpen = commentary.verdicts.joined().contains(.open)
    return isOfTwo && !hasOpen ? usual : usual + [entry(.open, own.openLegend(isOfTwo))]
  }

  /// The words on the screen, without duplicates: the one named in the advice, those of the choices, the one that ended the
  /// round.
  private func words(_ context: Context) -> [String] {
    var words: [String?] = []
    switch remark?.better {
    case .letter(_, let word), .continuation(_, let word): words.append(word)
    case .answer(let word): words.append(word)
    default: words.append(commentary.longest ?? commentary.answer)
    }
    words += shownChoices(GhostCoachLayout(layout: context.layout.page).most).map(\.name)
    switch match.rounds[round].ending {
    case .completed(let word), .answered(let word): words.append(word)
    default: break
    }
    return words.compactMap(\.self).uniqued
  }

  /// The word that the key for meanings explains first; `nil` when no word is named or the language has no meanings.
  func explained(_ context: Context) -> String? { hasMeanings ? words(context).first : nil }
}
