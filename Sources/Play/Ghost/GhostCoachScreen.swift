import Engines
import TextUI

/// Steps through the rounds of a match, letter by letter, and shows which moves gave away a won position.
struct GhostCoachScreen: Screen {
  enum Command: Sendable {
    case step(Int), mistake(Int), round(Int), explain, back
  }

  let match: Ghost
  let remarks: [[GhostCoach.Remark]]
  let verdicts: [[GhostCoach.Verdict?]]
  /// Whether the language has meanings for the words.
  let hasMeanings: Bool
  /// The transition after this screen has closed.
  let whenClosed: Transition
  private(set) var round = 0
  private(set) var move = 0
  /// The letters that could be added instead of the chosen one.
  private(set) var choices: [GhostSolver.Line] = []

  /// Opens at the first mistake of a person at this keyboard, else at the computer's first one, else at the first letter that
  /// somebody chose.
  /// - Parameter round: the round to open; `nil` for that of the mistake.
  init(_ match: Ghost, atRound round: Int?, hasMeanings: Bool = false, whenClosed: Transition) {
    self.match = match
    self.hasMeanings = hasMeanings
    self.whenClosed = whenClosed
    let coach = GhostCoach(match.judge)
    let remarks = coach.remarks(on: match)
    self.remarks = remarks
    verdicts = coach.verdicts(on: match, remarks)
    let mistakes = places.filter { isMistake($0) && (round == nil || $0.round == round) }
    let first = mistakes.first { match.players[remarks[$0.round][$0.move].player].level == nil }
    go(to: first ?? mistakes.first ?? start(of: round ?? 0))
  }

  private typealias Place = (round: Int, move: Int)

  private var places: [Place] {
    remarks.indices.flatMap { round in remarks[round].indices.map { (round, $0) } }
  }

  private func isMistake(_ place: Place) -> Bool { remarks[place.round][place.move].better != nil }

  /// The first move of a round that was not dealt.
  private func start(of round: Int) -> Place { (round, remarks[round].firstIndex { !$0.isDealt } ?? 0) }

  private mutating func go(to place: Place) {
    (round, move) = place
    choices = []
    guard remark?.isDealt == false else { return }
    let seats = match.standing(beforeRound: round).count
    let coach = GhostCoach(match.judge)
    choices = remark.map { coach.choices(after: $0.fragment, on: match, seats: seats) } ?? []
    guard remark?.fragment.isEmpty == true else { return }
    let opened = match.openedLetters(beforeRound: round)
    choices.removeAll { opened.contains($0.letter) }
  }

  /// The screen positioned at a move.
  func at(_ round: Int, _ move: Int) -> GhostCoachScreen {
    var screen = self
    screen.go(to: (round, move))
    return screen
  }

  /// The remark on the chosen letter.
  var remark: GhostCoach.Remark? { remarks[round].indices.contains(move) ? remarks[round][move] : nil }

  func name(_ strings: Strings) -> String { strings.ghostCoach.title }

  /// Explains the marks under the letters.
  func rules(_ context: Context) -> String {
    legend(context.strings.ghostCoach).joined().map { "\($0.mark) \($0.text)" }.joined(separator: "\n")
  }

  func bindings(_ context: Context) -> [KeyBinding<Command>] {
    let own = context.strings.ghostCoach
    let hasMistakes = places.contains(where: isMistake)
    return [
      KeyBinding([.right, .enter, .character(" ")], "← →", own.letter, help: own.helpNextMove, .step(1)),
      KeyBinding([.left], "←", "", help: own.helpMoveBefore, .step(-1)),
      KeyBinding([.down, .pageDown], "↑ ↓", own.roundKey, help: own.helpRoundAfter, .round(1)),
      KeyBinding([.up, .pageUp], "↑", "", help: own.helpRoundBefore, .round(-1)),
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

  /// The mark under a letter, and its role.
  static func mark(_ verdict: GhostCoach.Verdict?, ends: Bool) -> (text: String, role: Role) {
    if ends { return ("■", .warm) }
    return switch verdict {
    case .good: ("✓", .right)
    case .mistake: ("×", .wrong)
    case .lost: ("·", .dim)
    case .open: ("~", .dim)
    case nil: (" ", .dim)
    }
  }

  /// The marks with their explanations, in two lines; of two players the second one is only needed where a move depended on
  /// the other.
  func legend(_ own: GhostCoachStrings) -> [[(mark: String, text: String, role: Role)]] {
    func entry(_ verdict: GhostCoach.Verdict?, _ text: String) -> (mark: String, text: String, role: Role) {
      let mark = Self.mark(verdict, ends: verdict == nil)
      return (mark.text, text, mark.role)
    }
    let usual = [
      entry(.good, own.goodLegend), entry(.mistake, own.mistakeLegend), entry(.lost, own.lostLegend),
      entry(nil, own.endedLegend),
    ]
    let isOfTwo = match.players.count == 2
    let hasOpen = verdicts.joined().contains(.open)
    return isOfTwo && !hasOpen ? [usual] : [usual, [entry(.open, own.openLegend(isOfTwo))]]
  }

  /// Whether a move ended its round.
  func ends(_ move: Int) -> Bool { move == remarks[round].count - 1 && match.rounds[round].ending != nil }

  /// Describes the chosen move and its effect on the round.
  func sentence(_ strings: Strings) -> String {
    guard let remark else { return "" }
    let own = strings.ghostCoach
    if remark.isDealt, case .add(let letter) = remark.move { return own.dealt(letter.capital) }
    let name = match.name(of: remark.player, strings)
    let done =
      switch remark.move {
      case .add(let letter): own.added(name, letter.capital)
      case .challenge: own.challenged(name)
      case .answer(let word?): own.named(name, word.capitals)
      default: own.bluffed(name)
      }
    return switch verdicts[round][move] {
    case .good: done + own.andGood
    case .mistake: done + own.andMistake
    case .lost: done + own.andLost
    case .open: done + own.andOpen(match.players.count == 2)
    case nil: done + "."
    }
  }

  /// Describes the move that would have been better or lasted longest, or the word with which the letter could be defended.
  func advice(_ strings: Strings) -> String {
    guard let remark else { return "" }
    let opponent = match.name(of: match.victim(of: remark, inRound: round), strings)
    let better = strings.better(remark, on: opponent, namesOther: false)
    if let better { return better }
    if let longest { return strings.ghostCoach.lastedLongest(longest.capitals) }
    return answer.map { strings.ghostCoach.behind($0.capitals) } ?? ""
  }

  /// The words on the screen, without duplicates: the one named in the advice, those of the choices, the one that ended the
  /// round.
  private func words(_ context: Context) -> [String] {
    var words: [String?] = []
    switch remark?.better {
    case .letter(_, let word), .continuation(_, let word): words.append(word)
    case .answer(let word): words.append(word)
    default: words.append(longest ?? answer)
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

  /// The word of the line that lasts longest when no letter could save the round; `nil` when that line was played, or when
  /// the round became as long as that word.
  private var longest: String? {
    guard let remark, verdicts[round][move] == .lost, case .add(let letter) = remark.move,
      let longest = GhostSolver.best(of: choices), longest.isFit, longest.letter != letter,
      longest.word.count > match.rounds[round].fragment.count
    else { return nil }
    return longest.word
  }

  /// The answer to a challenge of the letter, where no word of the judge's list went on with it.
  private var answer: String? {
    guard match.rules.bluff, let remark, case .add(let letter) = remark.move,
      !match.judge.isPossible(remark.fragment + [letter])
    else { return nil }
    return match.answerJudge.knownWord(from: remark.fragment + [letter])
  }

  /// Describes how the round ended, in at most `room` columns.
  func ending(_ room: Int, _ strings: Strings) -> String {
    let own = strings.ghostCoach
    let ended = match.rounds[round]
    let report = GhostReport(match: match, index: round, strings: strings)
    let short = own.end(report.reason(room - own.end("").columns))
    guard case .dead = ended.ending, let last = ended.turns.last else { return short }
    let text = own.endDead(
      match.name(of: last.player, strings), last.letter.capital, strings.uncapitalized(report.noWord),
      ended.fragment.capitals)
    return text.columns <= room ? text : short
  }
}
