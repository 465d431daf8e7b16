import Engines
import Play
import Records
import Tables
import Texts

/// What the player talks to: a menu, a game, a question. It takes a line and answers it; the session around it does what is the
/// same everywhere.
package protocol Talk: Sendable {
  /// What asks for the next line: one word and a question mark, or a whole question.
  func prompt(_ context: Context) -> String
  /// Whether the next line is a secret: it is not shown while it is typed.
  var isSecret: Bool { get }
  /// The state, which `board` or Enter alone asks for.
  func state(_ context: Context) -> [String]
  /// The answers with numbers that can be chosen now; `nil` where something else is typed.
  func choices(_ context: Context) -> Choices<Void>?
  /// Does, after an answer, what would take long in the next one.
  mutating func think()
  /// What can be typed, for `?`.
  func help(_ context: Context) -> [String]
  /// Answers a line; `nil` when it is for the session, or nobody understands it.
  mutating func take(_ line: Typed, _ context: inout Context) -> Reply?
  /// What follows when the talk that was opened above it has closed; `nil` when nothing is to be said.
  mutating func resumed(_ context: inout Context) -> Reply?
  /// Lets the time since the last answer pass.
  /// - Returns: what that has changed, which is said before the answer to the next line.
  mutating func elapse(_ time: Duration, _ context: inout Context) -> [String]
  /// The game to be continued, if there is one.
  func saved(_ context: Context) -> SavedGame?
  /// The game whose set-up `change` opens; `nil` where it cannot be changed.
  var changing: GameKind? { get }

  /// For what it needs the tables.
  var tableUses: Set<TableUse> { get }
  /// Whether it has asked a table for something that will be answered at once, so that nothing is to be typed before.
  var isAwaiting: Bool { get }
  /// Hears of an event at the tables.
  /// - Returns: what is said of it; `nil` for nothing. Whatever follows but `stay` closes what has been opened above the talk.
  mutating func hear(_ news: TableNews, _ context: inout Context) -> Reply?
  /// Lets time pass at a table, whose game waits for no line.
  /// - Returns: the same.
  mutating func wait(_ time: Duration, _ context: inout Context) -> Reply?
  /// The time until `wait` has something to say; `nil` when nothing is due.
  var patience: Duration? { get }
}

/// For what a talk needs the tables.
package enum TableUse: Hashable, Sendable {
  /// It lists those that are open.
  case list
  /// The player has a seat at one, or watches it.
  case seat
}

extension Talk {
  package var isSecret: Bool { false }
  package func choices(_ context: Context) -> Choices<Void>? { nil }
  package mutating func think() {}
  package mutating func resumed(_ context: inout Context) -> Reply? { nil }
  package mutating func elapse(_ time: Duration, _ context: inout Context) -> [String] { [] }
  package func saved(_ context: Context) -> SavedGame? { nil }
  package var changing: GameKind? { nil }
  package var tableUses: Set<TableUse> { [] }
  package var isAwaiting: Bool { false }
  package mutating func hear(_ news: TableNews, _ context: inout Context) -> Reply? { nil }
  package mutating func wait(_ time: Duration, _ context: inout Context) -> Reply? { nil }
  package var patience: Duration? { nil }
}

/// The answer to a line.
public struct Answer: Equatable, Sendable {
  public var lines: [String]
  /// Whether it is a list that was asked for, which may be long.
  public var isList = false

  /// How many characters an answer has at most, but a list that was asked for.
  package static let longest = 160

  /// One line of these sentences.
  public init(_ sentences: [String]) { lines = sentences.isEmpty ? [] : [sentences.joined(separator: " ")] }

  /// As many of these sentences as an answer has room for, on two lines; the first one in any case.
  package init(fitting first: [String], _ second: [String] = []) {
    var used = 0
    lines = [first, second].map { sentences in
      var fitting: [String] = []
      for sentence in sentences where used == 0 || used + sentence.count < Self.longest {
        fitting.append(sentence)
        used += sentence.count + 1
      }
      return fitting.joined(separator: " ")
    }.filter { !$0.isEmpty }
  }

  /// A list, one entry a line.
  package init(list: [String]) {
    lines = list
    isList = true
  }

  /// The same, and another one after it.
  func and(_ other: Answer) -> Answer {
    guard !lines.isEmpty, !other.lines.isEmpty else { return lines.isEmpty ? other : self }
    return Answer(list: lines + other.lines)
  }
}

extension Answer {
  /// The same with the letter of a match by post, which is the last line.
  package func with(_ posted: PostedMatch?) -> Answer {
    guard let posted else { return self }
    return Answer(list: lines + [posted.letter])
  }
}

/// The answer of a talk, and what follows.
package struct Reply: Sendable {
  package enum Next: Sendable {
    case stay
    /// Something is talked about first.
    case open(any Talk)
    /// Something else takes its place.
    case replace(any Talk)
    case close
    /// Back to the menu.
    case menu
    case quit
  }

  package var answer: Answer
  package var next: Next

  /// One line of these sentences.
  package static func say(_ sentences: String?..., then next: Next = .stay) -> Reply {
    Reply(answer: Answer(sentences.compactMap(\.self)), next: next)
  }

  /// A list, one entry a line.
  package static func list(_ lines: [String], then next: Next = .stay) -> Reply {
    Reply(answer: Answer(list: lines), next: next)
  }

  /// The same after another line, as a list.
  package func after(_ line: String) -> Reply { .list([line] + answer.lines, then: next) }

  /// A long list in pages of twenty lines.
  package static func pages(_ lines: [String], then next: Next = .stay) -> Reply {
    guard lines.count > PagesTalk.length else { return .list(lines, then: next) }
    let pages = PagesTalk(rest: Array(lines.dropFirst(PagesTalk.length)), next: next)
    return .list(Array(lines.prefix(PagesTalk.length)), then: .open(pages))
  }

  /// Nothing is said.
  package static func then(_ next: Next) -> Reply { .say(then: next) }
}

/// What can be typed besides letters, words and numbers.
package enum Word: CaseIterable, Sendable {
  case help, again, spell, board, log, left, missed, score, time, hint, solve, challenge, ownUp, undo, twist
  case next, wink, giveUp, dontKnow, change, save, menu, quit
}

extension Texts {
  /// What is typed for a word; the English one is always understood, too.
  package func typed(_ word: Word) -> String {
    switch word {
    case .help: "?"
    case .again: "."
    case .spell: self("spell", context: "typed")
    case .board: self("board", context: "typed")
    case .log: self("log", context: "typed")
    case .left: self("left", context: "typed")
    case .missed: self("missed", context: "typed")
    case .score: self("score", context: "typed")
    case .time: self("time", context: "typed")
    case .hint: self("hint", context: "typed")
    case .solve: self("solve", context: "typed")
    case .challenge: self("challenge", context: "typed")
    case .ownUp: self("own up", context: "typed")
    case .undo: self("undo", context: "typed")
    case .twist: self("twist", context: "typed")
    case .next: self("next", context: "typed")
    case .wink: self("wink", context: "typed")
    case .giveUp: self("give up", context: "typed")
    case .dontKnow: self("don't know", context: "typed")
    case .change: self("change", context: "typed")
    case .save: self("save", context: "typed")
    case .menu: self("menu", context: "typed")
    case .quit: self("q", context: "typed")
    }
  }
}

/// A line as it was typed, without blanks around it.
package struct Typed: Sendable {
  package let text: String
  private let words: [Word: String]

  package init(_ line: String, _ texts: Texts) {
    text = line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    var words: [Word: String] = [:]
    for texts in [texts, .english] {
      for word in Word.allCases where words[word] == nil {
        words[word] = Self.rest(after: texts.typed(word), in: text)
      }
      if text.plainLetters == texts("help", context: "typed").plainLetters { words[.help] = "" }
    }
    self.words = words
  }

  private static func rest(after name: String, in text: String) -> String? {
    guard text.prefix(name.count).plainLetters == name.plainLetters else { return nil }
    let rest = text.dropFirst(name.count)
    return rest.isEmpty ? "" : rest.first == " " ? String(rest.dropFirst()) : nil
  }

  /// The word that was typed, alone.
  package var word: Word? { Word.allCases.first { words[$0] == "" } }

  /// What follows a word that was typed; `nil` when the line does not begin with it.
  package func rest(after word: Word) -> String? { words[word] }

  /// The only character.
  package var character: Character? { text.count == 1 ? text.first : nil }
}

/// Numbered answers to choose from.
package struct Choices<Value: Sendable>: Sendable {
  package var options: [(name: String, value: Value)]
  /// The index of the one that Enter takes.
  package var standard: Int?
  /// The number of each; `nil` where they are counted from 1.
  private let numbers: [Int]?

  package init(_ options: [(name: String, value: Value)], standard: Int? = nil, numbers: [Int]? = nil) {
    (self.options, self.standard, self.numbers) = (options, standard, numbers)
  }

  /// The same answers by their names alone.
  package var named: Choices<Void> {
    Choices<Void>(options.map { ($0.name, ()) }, standard: standard, numbers: numbers)
  }

  private func number(_ index: Int) -> Int { numbers?[index] ?? index + 1 }

  private var numbered: [String] { options.indices.map { "\(number($0)) \(options[$0].name)" } }

  /// The answers in one line, and the question for a number.
  package func prompt(_ text: Texts) -> String {
    let all = numbered.joined(separator: ", ") + "."
    return [all, enter(text), text("Number?")].compactMap(\.self).joined(separator: " ")
  }

  /// The answers, one a line.
  package func list(_ text: Texts) -> [String] {
    numbered + [enter(text)].compactMap(\.self)
  }

  private func enter(_ text: Texts) -> String? { standard.map { text("Enter takes \(number($0)).") } }

  /// The answer that was chosen: by its number, by its first letters, or by Enter; `nil` when it is none.
  package func chosen(_ line: Typed) -> Value? {
    if line.text.isEmpty { return standard.map { options[$0].value } }
    if let number = Int(checked: line.text) {
      return options.indices.first { self.number($0) == number }.map { options[$0].value }
    }
    let begun = begun(by: line)
    return begun.count == 1 ? options[begun[0]].value : nil
  }

  /// The indices of the answers that were meant by their first letters, or those of one of their words.
  private func begun(by line: Typed) -> [Int] {
    let typed = line.text.plainLetters
    let names = options.map(\.name.plainLetters)
    if let index = names.firstIndex(of: typed) { return [index] }
    return names.indices.filter { names[$0].hasPrefix(typed) || names[$0].contains(" " + typed) }
  }

  /// That several answers begin with what was typed, which they are; `nil` when it is no such word.
  func ambiguity(_ line: Typed, _ text: Texts) -> String? {
    guard line.text.contains(where: \.isLetter) else { return nil }
    let begun = begun(by: line)
    return begun.count > 1 ? text.or(begun.map { numbered[$0] }).capitalizedFirst + "?" : nil
  }
}

extension Typed {
  /// The answer to a question of yes or no: Enter alone is no; `nil` when it is neither.
  package func isYes(_ text: Texts) -> Bool? {
    let typed = self.text.plainLetters
    if typed.isEmpty { return false }
    for (word, isYes) in [(text("yes"), true), (text("no"), false), ("yes", true), ("no", false)]
    where word.plainLetters.hasPrefix(typed) { return isYes }
    return nil
  }
}

extension StringProtocol {
  /// The text in small letters without their marks, as a word that was typed is compared: `si` for `Sí`.
  var plainLetters: String {
    map { character in
      let letters = Alphabet.latin.letters(of: String(character))
      return letters.isEmpty ? character.lowercased() : String(letters)
    }.joined()
  }
}

extension Texts {
  /// A question of yes or no, of which the first sentence asks.
  package func yesOrNo(_ question: String) -> String { question + " " + self("yes or no?") }

  /// What can be typed where something is chosen.
  package var choicesHelp: String { self("A number or the first letters choose.") }

  /// That Enter takes nothing.
  package var enterGoesBack: String { self("Enter alone goes back.") }

  /// Asks whether q is the letter; where it is not, it leaves.
  package var letterOrLeaving: String { self("The letter Q? No means leaving: the game is saved.") }

  /// What can be typed at a question of yes or no.
  package var yesOrNoHelp: String { self("yes does it; no, or Enter alone, goes back.") }
}

extension Reply {
  /// The same, but what opens takes the place of the talk that replies.
  package var replacing: Reply {
    guard case .open(let talk) = next else { return self }
    return Reply(answer: answer, next: .replace(talk))
  }

  /// The same, but the talk that replies closes.
  package var closing: Reply {
    guard case .stay = next else { return replacing }
    return Reply(answer: answer, next: .close)
  }
}
