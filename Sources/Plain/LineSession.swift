import Engines
import Play
import Records
import Tables
import Texts

/// Why there are lines instead of the screen.
public enum PlainReason: Equatable, Sendable {
  /// The option `--plain`.
  case option
  /// A variable of the environment, by its name.
  case variable(String)
  /// The player's setting.
  case setting
  /// Standard input or output is no terminal.
  case pipe
  /// The value of `TERM` names a terminal that cannot show a screen; empty when there is none.
  case terminal(String)
}

/// Wordyard in lines: each line that is typed is answered by some lines. A pure value; what it keeps is in its records.
public struct LineSession: Sendable {
  public private(set) var context: Context
  /// What is talked about, the menu first.
  private var talks: [any Talk]
  private let reason: PlainReason
  private let isASCII: Bool
  private let hidesSecrets: Bool
  private var last = Answer([])
  /// Whether the answer is help or a complaint, which a dot does not repeat.
  private var isAside = false
  /// The game in progress as it was last saved.
  private var saved: SavedGame?
  /// Whether the numbers that can be typed stand in the last lines that were said.
  private var isListed = false
  /// Whether what is typed is hidden from now on.
  private var wasSecret = false
  /// The time since the last answer to a line.
  private var waited = Duration.zero
  /// For what the talks need the tables.
  private var tableUses: Set<TableUse> = []
  /// The foreign language of the words of the menu, or of the game that is played.
  private var wordsTold: String
  public private(set) var isOver = false

  /// - Parameters:
  ///   - isASCII: whether letters outside ASCII cannot be shown.
  ///   - hidesSecrets: whether what is typed can be hidden.
  public init(
    _ context: Context, by reason: PlainReason, isASCII: Bool = false,
    hidesSecrets: Bool = true
  ) {
    self.context = context
    self.reason = reason
    self.isASCII = isASCII
    self.hidesSecrets = hidesSecrets
    talks = [ListTalk.menu]
    wordsTold = context.foreignWords
  }

  /// The first answer: which program this is and why in this form, and what it opens.
  public mutating func begin(with opening: Opening) -> Answer {
    let text = context.text
    var answer = Answer([text("Wordyard, plain mode by \(text.name(reason)). ? helps, q leaves.")])
    answer.lines += listNews()
    let opened = spoken { $0.open(opening) }
    answer.lines += opened.lines
    answer.isList = opened.isList
    return answer
  }

  /// What asks for the next line.
  public var prompt: String {
    speaking {
      let prompt = talk.prompt(context)
      // A number is asked for where it has just been heard what it stands for.
      let list = isListed || prompt != context.text("Number?") ? nil : talk.choices(context)
      return plain(list?.prompt(context.text) ?? prompt)
    }
  }

  /// Runs something that says texts.
  private func speaking<Result>(_ body: () -> Result) -> Result {
    // Translators: the capital letters that are words of the language, as A is in "a letter".
    let letters = context.text("A", context: "letters that are words")
    return Texts.$lettersLikeWords.withValue(letters) { context.capitals.during(body) }
  }

  /// Does what would take long in the next answer, while the player thinks.
  public mutating func think() {
    guard !isOver else { return }
    talks[talks.count - 1].think()
  }

  /// Whether the next line is not to be shown while it is typed.
  public var isSecret: Bool { talk.isSecret }

  /// Answers a line.
  /// - Parameters:
  ///   - line: `nil` at the end of the input, which leaves.
  ///   - time: since the answer before, or since `hear`.
  public mutating func answer(_ line: String?, after time: Duration = .zero) -> Answer {
    guard !isOver else { return Answer([]) }
    return spoken { session in
      let heard = session.pass(time)
      let news = session.listNews() + session.elapse()
      let reply = line.map { session.reply(to: Typed($0, session.context.text)) } ?? .then(.quit)
      var answer = session.follow(reply)
      answer.lines = news + answer.lines
      return heard.and(answer)
    }
  }

  /// Hears of events at the tables, between two lines.
  /// - Parameter time: since the answer before, or since it was last called.
  /// - Returns: what is said of them, after which the prompt is repeated; `nil` when nothing is, and nothing else is asked for.
  public mutating func hear(_ news: [TableNews], after time: Duration = .zero) -> Answer? {
    guard !isOver else { return nil }
    let before = prompt
    let answer = spoken { session in
      news.reduce(session.pass(time)) { answer, news in
        answer.and(session.deliver { $0.hear(news, &$1) })
      }
    }
    return answer.lines.isEmpty && prompt == before ? nil : answer
  }

  /// The time until something is to be said although nothing has happened; `nil` when nothing is due.
  public var patience: Duration? { talks.compactMap(\.patience).min() }

  /// Whether a table has been asked for something that it will answer at once, so that the next line has to wait.
  public var isAwaiting: Bool { talks.contains { $0.isAwaiting } }

  private var talk: any Talk { talks[talks.count - 1] }

  private mutating func spoken(_ body: (inout LineSession) -> Answer) -> Answer {
    let before = self
    var answer = before.speaking { body(&self) }
    // A letter or a saved game may have brought another language.
    context.capitals.during { save() }
    leaveTables()
    if let foreign = foreignWords() { answer.lines.insert(foreign, at: 0) }
    if isSecret, !wasSecret, !hidesSecrets {
      answer.lines.append(context.text("Beware: what is typed is not hidden."))
    }
    wasSecret = isSecret
    let list = speaking { talk.choices(context)?.list(context.text) } ?? []
    isListed = list.isEmpty || answer.lines.suffix(list.count).elementsEqual(list)
    answer.lines = answer.lines.map(plain).filter { !$0.isEmpty }
    if !answer.lines.isEmpty, !isAside { last = answer }
    isAside = false
    return answer
  }

  /// In which language the words of a game are that has just been opened, where neither the menu's nor the interface's is; what a code or
  /// somebody else has brought.
  private mutating func foreignWords() -> String? {
    let now = context.foreignWords
    let isPlaying = talks.contains { $0.saved(context) != nil }
    defer { if isPlaying || talks.count == 1 { wordsTold = now } }
    return isPlaying && now != wordsTold && !now.isEmpty
      ? context.text("Language of the words: \(now).") : nil
  }

  private func plain(_ text: String) -> String {
    text.plain(isASCII ? context.profile.language.alphabet : nil)
  }

  /// What the folders of a class have brought, where it does not interrupt anything.
  private mutating func listNews() -> [String] {
    guard talks.count == 1, context.readListNews() else { return [] }
    return context.profile.listNews.map { context.text.news(of: $0.title, $0.new).sentence }
  }

  private mutating func elapse() -> [String] {
    var talk = talk
    let news = talk.elapse(waited, &context)
    talks[talks.count - 1] = talk
    waited = .zero
    return news
  }

  /// Lets time pass at the tables.
  private mutating func pass(_ time: Duration) -> Answer {
    waited += time
    return time > .zero ? deliver { $0.wait(time, &$1) } : Answer([])
  }

  /// Lets every talk hear of something, the topmost first.
  private mutating func deliver(_ body: (inout any Talk, inout Context) -> Reply?) -> Answer {
    var answer = Answer([])
    for index in talks.indices.reversed() where talks.indices.contains(index) {
      var talk = talks[index]
      let reply = body(&talk, &context)
      talks[index] = talk
      guard let reply else { continue }
      if case .stay = reply.next {} else { talks.removeSubrange((index + 1)...) }
      answer = answer.and(follow(reply))
    }
    return answer
  }

  /// Leaves the table, and stops listing the others, as soon as no talk is about them any more.
  private mutating func leaveTables() {
    let uses = Set(talks.flatMap(\.tableUses))
    if tableUses.contains(.list), !uses.contains(.list) { context.services.tables?.stopListing() }
    if tableUses.contains(.seat), !uses.contains(.seat) { context.services.tables?.leave() }
    tableUses = uses
  }

  private mutating func reply(to line: Typed) -> Reply {
    // A letter by post is one wherever it is pasted; what was played stays saved.
    if !talk.isSecret, ListLetter.isIn(line.text) || (try? PostLetter.found(in: line.text)) != nil {
      let reply = Reply.open(letter: line.text, &context)
      if case .open = reply.next { talks.removeSubrange(1...) }
      return reply
    }
    var talk = talk
    let text = context.text
    if !talk.isSecret, let spelled = line.rest(after: .spell), !spelled.isEmpty {
      return .list(text.spelled(spelled, isNamed: context.profile.settings.spellsWithWords))
    }
    let reply = talk.take(line, &context)
    talks[talks.count - 1] = talk
    if let reply { return reply }
    switch line.word {
    case .spell: return spell()
    case .help:
      isAside = true
      let change = text("\(text.typed(.change)): another kind of game; this one stays saved.")
      return .list(
        talk.help(context) + (talk.changing == nil ? [] : [change])
          + [talk.isSecret ? text("Every word is taken. \(text.typed(.quit)): leave.") : text.commonHelp])
    case .change where talk.changing != nil:
      return talk.changing.map { AllLines.game($0).setUp(&context).replacing } ?? .then(.stay)
    case .again: return Reply(answer: last, next: .stay)
    case .board: return .list(talk.state(context))
    case .save, .quit: return .then(.quit)
    case .menu: return .then(.menu)
    case .undo: return .say(text("There is nothing to take back."))
    case .time: return .say(text("No clock runs."))
    case nil where line.text.isEmpty: return .list(talk.state(context))
    case nil where PostLetter.isIn(line.text): return Reply.open(letter: line.text, &context)
    case let word?:
      isAside = true
      return .say(talk.choices(context)?.ambiguity(line, text) ?? text.cannotBeTyped(text.typed(word)))
    case nil:
      isAside = true
      return .say(
        talk.choices(context)?.ambiguity(line, text)
          ?? text.cannotBeTyped(line.text.prefix(40).description))
    }
  }

  /// Spells the letter by post, or the last word in capitals, that the last answer has.
  private mutating func spell() -> Reply {
    isAside = true
    let text = context.text
    let words = last.lines.flatMap { $0.split { !$0.isLetter && $0 != "'" } }
    let word = words.last { $0.count > 1 && $0.allSatisfy { !$0.isLowercase } }.map(String.init)
    guard let spelled = last.lines.last(where: PostLetter.isIn) ?? word else {
      return .say(text("\(text.typed(.spell)) and a word: its letters, one by one."))
    }
    return .list(text.spelled(spelled, isNamed: context.profile.settings.spellsWithWords))
  }

  /// Does what a reply calls for.
  private mutating func follow(_ reply: Reply) -> Answer {
    var answer = reply.answer
    switch reply.next {
    case .stay: return answer
    case .open(let talk): talks.append(talk)
    case .replace(let talk): talks[talks.count - 1] = talk
    case .close, .menu:
      if case .menu = reply.next { talks.removeSubrange(1...) } else if talks.count > 1 { talks.removeLast() }
      save()
      var talk = talk
      let more = talk.resumed(&context)
      talks[talks.count - 1] = talk
      guard let more else { return answer }
      let next = follow(more)
      answer.lines += next.lines
      answer.isList = answer.isList || next.isList
    case .quit:
      // What is saved stays claimed until the process ends.
      isOver = true
      if talks.contains(where: { $0.saved(context) != nil }) { answer.lines.append(context.text("Saved.")) }
    }
    return answer
  }

  private mutating func open(_ opening: Opening) -> Answer {
    context.returnToTitle()
    let reply = opening.action(context).map { Reply.to($0, &context) } ?? .list(talk.state(context))
    var answer = follow(reply)
    // What opens nothing leads to the menu, which has not been read out.
    if talks.count == 1, opening != .menu { answer = Answer(list: answer.lines + talk.state(context)) }
    return answer
  }

  /// Saves the game in progress, of which an earlier one that is left is released, and the choices.
  private mutating func save() {
    let running = talks.reversed().lazy.compactMap { [context] in $0.saved(context) }.first
    context.save(running, insteadOf: &saved)
    context.choices.save()
  }
}

extension Texts {
  fileprivate func name(_ reason: PlainReason) -> String {
    switch reason {
    case .option: "--plain"
    case .variable(let name): name
    case .setting: self("the setting In lines")
    case .pipe: self("a pipe")
    case .terminal(let name): name.isEmpty ? self("a missing TERM") : "TERM=\(name)"
    }
  }

  /// That nobody understands what was typed.
  fileprivate func cannotBeTyped(_ line: String) -> String {
    self("\(line) means nothing here. ? says what can be typed.")
  }

  /// What can be typed everywhere.
  var commonHelp: String {
    self(
      """
      \(typed(.board)) or Enter: the state. A dot: the last answer again. \(typed(.spell)): its word, \
      letter by letter. \(typed(.menu)): the menu. \
      \(typed(.save)) or \(typed(.quit)): leave, with everything saved.
      """)
  }
}
