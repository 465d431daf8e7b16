import Engines
import Kit
import Records
import TextUI

/// A replay of a finished game, step by step, with controls in place of the keyboard or tiles.
struct ReplayScreen: Screen {
  enum Command: Sendable {
    case step(Int), first, last, play, game(Int), copy, explain, back
  }

  let record: GameRecord
  let replay: any Replay
  let marks: [ReplayMark]
  /// The columns of each mark and of what is before it, measured once: a replay can have a thousand steps.
  let markWidths: [Int]
  /// The language of the game's words.
  private let language: Language
  /// Whether that language has meanings: asking the file system at every step would take longer.
  private let hasMeanings: Bool
  /// The code of the deal in text form; `nil` when the game has none.
  let code: String?
  /// Whether the code has just been copied.
  private(set) var isCopied = false
  /// The games of the row of a high score list from which the replay was opened; `nil` otherwise.
  let series: ReplaySeries?
  /// The number of the current step; 0 is before the first move.
  private(set) var step = 0
  /// The description of the current step.
  private(set) var sentences: [Message] = []
  /// The words of this step whose meaning can be shown.
  private var words: [String] = []
  /// How long the current step has been shown during automatic replay; `nil` otherwise.
  private var played: Duration?

  /// How long a step is shown during automatic replay.
  static let stepTime = Duration.milliseconds(800)

  /// Opens before the first step.
  /// - Returns: `nil` when the game cannot be rebuilt, or its outcome differs from the saved result.
  init?(_ record: GameRecord, _ context: Context, _ series: ReplaySeries? = nil) {
    var own = context
    let session = record.game.session
    guard own.useWords(of: session), let replay = own.games.game(session.mode.game).replay(record, own),
      replay.outcome.agrees(with: record.result)
    else { return nil }
    self.record = record
    self.replay = replay
    self.series = series
    marks = replay.marks
    markWidths = marks.map { $0.text.columns + ($0.isFirst ? 3 : 1) }
    language = own.language
    hasMeanings = own.hasMeanings
    code = own.code(of: record)
    sentences = replay.sentences(at: 0, context)
  }

  var isPlaying: Bool { played != nil }

  var hasOthers: Bool { series?.hasOthers ?? false }

  func name(_ strings: Strings) -> String { strings.replay.title }

  func rules(_ context: Context) -> String {
    let own = context.strings.replay
    return context.settings.usesMouse ? own.rules + own.clickRule : own.rules
  }

  func bindings(_ context: Context) -> [KeyBinding<Command>] {
    let strings = context.strings
    let own = strings.replay
    return [
      KeyBinding([.right], "← →", own.step, help: own.helpForward, .step(1)),
      KeyBinding([.left], "←", "", help: own.helpBack, .step(-1)),
      KeyBinding([.home], "Home End", own.ends, help: own.helpFirst, .first),
      KeyBinding([.end], "End", "", help: own.helpLast, .last),
      KeyBinding(
        [.character(" "), .enter], strings.space, isPlaying ? own.stop : own.play, help: own.helpPlay, .play),
      KeyBinding(
        [.pageUp], "PgUp PgDn", own.game, help: own.helpGameBefore, isEnabled: hasOthers, .game(-1)),
      KeyBinding([.pageDown], "PgDn", "", help: own.helpNextGame, isEnabled: hasOthers, .game(1)),
      KeyBinding(
        .letter("c"), "c", strings.code.copy, help: strings.code.helpCopy,
        isEnabled: code != nil, .copy),
      KeyBinding(
        .letter("d"), "d", strings.meaning.label, help: strings.meaning.help,
        isEnabled: !words.isEmpty, .explain),
      KeyBinding([.escape], "Esc", strings.back, help: strings.back, .back),
    ]
  }

  mutating func perform(_ command: Command, _ context: inout Context) -> Transition {
    isCopied = false
    switch command {
    case .copy:
      if let code { context.copy(code) }
      isCopied = true
    case .step(let by): go(to: step + by, context)
    case .first: go(to: 0, context)
    case .last: go(to: marks.count, context)
    case .play:
      guard played == nil else {
        played = nil
        return .stay
      }
      if step == marks.count { go(to: 0, context) }
      played = .zero
    case .game(let step): return other(by: step, &context)
    case .explain:
      let isOnTiles = replay.controls == .tiles
      return .push(
        inItsLanguage(context).meanings(
          of: words, at: replay.opensOnRarestWord ? nil : words.first, spelledAs: replay.spelling
        ) { isOnTiles ? $0.tilesPopup : $0.keyboardPopup })
    case .back: return .pop
    }
    return .stay
  }

  mutating func type(_ key: Key, _ context: inout Context) -> Transition {
    isCopied = false
    switch key {
    case .wheel(let notches): go(to: step + notches, context)
    case .choose(let index): go(to: index + 1, context)
    case .select(let step): go(to: step, context)
    case .adjust(_, let by): return other(by: by, &context)
    default: break
    }
    return .stay
  }

  /// Another game of the series, in this direction the next that can be rebuilt.
  private func other(by step: Int, _ context: inout Context) -> Transition {
    guard var next = series?.following(by: step) else { return .stay }
    while next.number != series?.number {
      if let record = context.records.record(of: next.game), let screen = ReplayScreen(record, context, next)
      {
        return .replace(screen)
      }
      next = next.following(by: step)
    }
    return .stay
  }

  private mutating func go(to step: Int, _ context: Context) {
    played = nil
    show(step, context)
  }

  private mutating func show(_ step: Int, _ context: Context) {
    self.step = max(0, min(step, marks.count))
    let own = inItsLanguage(context)
    sentences = replay.sentences(at: self.step, own)
    words = hasMeanings ? replay.words(at: self.step, own) : []
  }

  /// The context with the language and words of the game.
  func inItsLanguage(_ context: Context) -> Context {
    var own = context
    own.language = language
    return own
  }

  var patience: Duration? { played.map { max(.milliseconds(1), Self.stepTime - $0) } }

  mutating func elapse(_ time: Duration, _ context: inout Context) -> Transition {
    guard let played else { return .stay }
    let passed = played + time
    guard passed >= Self.stepTime else {
      self.played = passed
      return .stay
    }
    show(step + 1, context)
    self.played = step < marks.count ? .zero : nil
    return .stay
  }
}
