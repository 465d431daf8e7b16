import Engines
import Play
import TextUI
import Texts

/// The meanings of words, one sense at a time, in place of the popup that opened it.
package struct MeaningPopup: Screen {
  package enum Command: Sendable {
    case word(Int), sense(Int), close
  }

  /// The words, in letters of the alphabet; at least one.
  package let words: [String]
  /// The spellings of words in the phrase that they are from, such as `Nepal`.
  private let spellings: [String: String]
  /// The list whose spellings the other words and the lemmas have.
  private let lexicon: Lexicon
  /// The index of the displayed word.
  package private(set) var index: Int
  private let glosses: Glosses?
  /// The name of the work that the meanings come from.
  private let source: String?
  private let place: @Sendable (Layout) -> Rect
  /// The senses of the displayed word.
  private var senses: [Meaning.Sense] = []
  private var sense = 0

  /// Opens above the current popup or screen.
  /// - Parameters:
  ///   - words: at least one, in letters of the alphabet.
  ///   - first: the word displayed first; `nil` for the rarest one that has a meaning.
  ///   - phrase: a phrase with the words, in whose spelling they are the titles.
  package init(
    of words: [String], at first: String? = nil, spelledAs phrase: String = "", _ context: Context,
    in place: @escaping @Sendable (Layout) -> Rect = { $0.keyboardPopup }
  ) {
    let meanings = context.meanings
    index =
      first.flatMap(words.firstIndex) ?? meanings.named(words).flatMap { words.firstIndex(of: $0.word) } ?? 0
    (self.words, self.place, lexicon) = (words, place, context.lexicon)
    (glosses, source) = (meanings.glosses, context.profile.language.meaningsSource)
    spellings = meanings.spellings(in: phrase)
    readSenses()
  }

  private mutating func readSenses() {
    senses = glosses?.meaning(of: words[index], spelled: spellings[words[index]])?.senses ?? []
    sense = 0
  }

  package var manners: Manners { .undimming }

  package func name(_ text: Texts) -> String { text("meaning") }

  package func bindings(_ context: Context) -> [KeyBinding<Command>] {
    let text = context.text
    return [
      KeyBinding([.right], "← →", text("sense"), help: "", isEnabled: senses.count > 1, .sense(1)),
      KeyBinding([.left], "←", "", help: "", isEnabled: senses.count > 1, .sense(-1)),
      KeyBinding([.down, .tab], "↑ ↓", text("word"), help: "", isEnabled: words.count > 1, .word(1)),
      KeyBinding([.up, .backTab], "↑", "", help: "", isEnabled: words.count > 1, .word(-1)),
      KeyBinding(
        [.escape, .enter, .character(" ")] + .letter("d"), "Esc", text("close"), help: "",
        .close),
    ]
  }

  package mutating func perform(_ command: Command, _ context: inout Context) -> Transition {
    switch command {
    case .word(let step):
      index = (index + step).wrapped(in: words.count)
      readSenses()
    case .sense(let step): sense = (sense + step).wrapped(in: senses.count)
    case .close: return .pop
    }
    return .stay
  }

  package mutating func type(_ key: Key, _ context: inout Context) -> Transition {
    switch key {
    case .wheel(let notches): perform(.word(notches), &context)
    case .choose: .pop
    case .select(let index) where words.indices.contains(index):
      perform(.word(index - self.index), &context)
    default: .stay
    }
  }

  package func draw(on canvas: inout Canvas, _ context: Context) {
    let text = context.text
    let place = place(canvas.layout)
    let isCompact = canvas.layout.isCompact
    let meaning = senses.isEmpty ? text.unexplained(shownWord) : senses[sense].text
    let width = place.width - (isCompact ? 4 : 6)
    // In the compact layout, the third row of a long text is that of the button, which is then on the frame.
    let isLong = isCompact && meaning.wrapped(to: width).count > 2
    let rows = isLong ? 3 : 2
    let lines = lines(of: meaning, to: width, or: isCompact ? place.width - 2 : width, rows: rows)
    let area = canvas.layout.grown(place, by: lines.count - rows)
    let inside = area.inset(columns: 1)
    if area.height > place.height { canvas.clearRows(area.minY..<area.maxY) }
    canvas.box(area)
    let title = isCompact ? compactTitle(text, area.width - 6) : shownWord.clipped(to: area.width - 6)
    canvas.putCentered(" \(title) ", in: area, row: area.minY, .title)
    canvas.putCentered(lines, in: inside, row: area.minY + 1, .text)
    if !isCompact { canvas.putCentered(details(context), in: inside, row: area.maxY - 4, .dim) }
    canvas.pushButtons([(text("Close"), .choose(0))], in: area, row: area.maxY - (isLong ? 1 : 2))
  }

  /// The text in lines of a width, or of a greater one if only that shows all of it in `rows` lines.
  private func lines(of text: String, to width: Int, or greater: Int, rows: Int) -> [String] {
    let lines = text.wrapped(to: width)
    if lines.count <= rows { return senses.isEmpty ? text.balanced(to: width) : text.filled(to: width) }
    let wider = text.wrapped(to: greater)
    if wider.count <= rows { return wider }
    return lines
  }

  /// A word that the phrase writes with its letters alone can have another spelling in the list.
  private var shownWord: String {
    let word = words[index]
    guard let spelling = spellings[word], spelling != word || lexicon.spellings(of: word).contains(word)
    else {
      return lexicon.spelling(of: word)
    }
    return spelling
  }

  /// The word, its part of speech and the number of the sense; of these the part of speech is shortened first.
  private func compactTitle(_ text: Texts, _ room: Int) -> String {
    var parts = [shownWord] + about(text.partOfSpeech, text)
    func title() -> String { parts.joined(separator: " · ") }
    if title().columns > room { parts = [shownWord] + about(text.partOfSpeechShort, text) }
    if parts.count == 3 { parts[1] = parts[1].clipped(to: max(4, parts[1].columns + room - title().columns)) }
    return title().clipped(to: room)
  }

  /// The lemma, the part of speech, and the number of the sense.
  private func about(
    _ partOfSpeech: (Meaning.PartOfSpeech) -> String, _ text: Texts
  ) -> [String] {
    guard !senses.isEmpty else { return [] }
    let sense = senses[sense]
    let part = partOfSpeech(sense.partOfSpeech) + sense.shownForm
    let lemma = lexicon.lemma(of: sense)
    let name = lemma.lowercased() == shownWord.lowercased() ? part : "\(lemma), \(part)"
    return [name] + (senses.count > 1 ? [text("\(self.sense + 1) of \(senses.count)")] : [])
  }

  /// The same with the source and the keys; if not all fit, the last ones are dropped.
  private func details(_ context: Context) -> String {
    let text = context.text
    var parts = about(text.partOfSpeech, text)
    if let source, !senses.isEmpty { parts.append(source) }
    if senses.count > 1 { parts.append(context.cap("← →") + " " + text("another sense")) }
    if words.count > 1 { parts.append(context.cap("↑ ↓") + " " + text("another word")) }
    func line() -> String { parts.joined(separator: " · ") }
    while line().columns > context.layout.resultWidth, parts.count > 1 { parts.removeLast() }
    return line()
  }
}

extension PopupLine {
  /// The line with which a result explains unasked the word that it names; `nil` when it has no meaning.
  package init?(meaningOf named: NamedWord?, _ context: Context) {
    self.init(meaning: context.meanings.line(of: named), context)
  }

  /// The line of a result with a meaning, as far as there is room; `nil` without one.
  package init?(meaning: String?, _ context: Context) {
    let lines = meaning?.explained(to: context.layout.resultWidth) ?? []
    guard !lines.isEmpty else { return nil }
    self.init(lines.joined(separator: " "), .dim)
  }
}

extension [Offer] {
  /// The same without an explanation of words of which a line of the result says all.
  /// - Parameter phrase: a phrase with the words, in whose spelling they are meant.
  package func besides(
    _ shown: PopupLine?, of words: [String], spelledAs phrase: String = "", _ context: Context
  ) -> Self {
    let (glosses, spellings) = (context.meanings.glosses, context.meanings.spellings(in: phrase))
    let senses = words.compactMap { glosses?.meaning(of: $0, spelled: spellings[$0])?.senses }.joined()
    let isAllSaid =
      senses.isEmpty || senses.count == 1 && shown?.text.hasSuffix(senses.first?.text ?? "") ?? false
    return isAllSaid ? filter { $0 != .explain } : self
  }
}
