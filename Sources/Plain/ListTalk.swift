import Play
import Records
import Texts

/// What choosing an entry does.
package typealias Action = @Sendable (inout Context) -> Reply

/// An entry of a list, and what choosing it does.
package func entry(_ name: String, _ action: @escaping Action) -> (name: String, value: Action) {
  (name, action)
}

/// A list of numbered entries, read out when it opens and when something above it has closed.
package struct ListTalk: Talk {
  package typealias Entries = (heading: [String], choices: Choices<Action>)

  private let note: @Sendable (Context) -> [String]
  private let entries: @Sendable (inout Context) -> Entries

  /// - Parameters:
  ///   - note: what `?` says.
  ///   - entries: the lines before the entries, and the entries as they are now.
  package init(
    note: @escaping @Sendable (Context) -> [String], _ entries: @escaping @Sendable (inout Context) -> Entries
  ) {
    self.note = note
    self.entries = entries
  }

  /// The answer that opens it.
  package func opening(_ context: Context) -> Reply { .list(state(context), then: .open(self)) }

  package func prompt(_ context: Context) -> String { context.text("Number?") }

  package func state(_ context: Context) -> [String] {
    var context = context
    let (heading, choices) = entries(&context)
    return heading + choices.list(context.text)
  }

  package func help(_ context: Context) -> [String] { note(context) }

  package mutating func resumed(_ context: inout Context) -> Reply? {
    context.returnToTitle()
    return .list(state(context))
  }

  package func choices(_ context: Context) -> Choices<Void>? {
    var context = context
    return entries(&context).choices.named
  }

  package mutating func take(_ line: Typed, _ context: inout Context) -> Reply? {
    entries(&context).choices.chosen(line).map { $0(&context) }
  }
}

extension ListTalk {
  /// A list that the screen shows, too.
  package init(_ source: @escaping Listing.Source) {
    self.init(
      note: { context in
        var context = context
        let rules = source(&context).rules
        return (rules.isEmpty ? [] : [rules])
          + [context.text.choicesHelp]
      },
      { context in
        let (text, listing) = (context.text, source(&context))
        let isQuestion = listing.isQuestion
        let entries = listing.entries.prefix(listing.mostSpoken).map { item in
          entry(text.line(of: item, listing.heads)) { context in
            guard let action = item.action else { return .list(listing.heading) }
            let reply = Reply.to(action, &context)
            return isQuestion ? reply.closing : reply
          }
        }
        let offers = listing.entries.flatMap(\.others).compactMap { text.offer($0)?.help }.uniqued
        let others = offers.map { offer in
          entry(offer) { ListTalk { source(&$0).asking(for: offer, $0.text) }.opening($0) }
        }
        let isInside = isQuestion || listing.isInside
        let back = entry(isInside ? text("back") : text("menu")) { _ in .then(isInside ? .close : .menu) }
        return (listing.heading, Choices(entries + others + [back], standard: listing.standard))
      })
  }
}

extension Listing {
  /// Asks of which entry something is done.
  fileprivate func asking(for offer: String, _ text: Texts) -> Listing {
    var listing = self
    listing.entries = entries.compactMap { entry in
      entry.others.first { text.offer($0)?.help == offer }.map { action in
        var entry = entry
        (entry.action, entry.others) = (action, [])
        return entry
      }
    }
    (listing.heading, listing.standard, listing.isQuestion) = ([], nil, true)
    return listing
  }
}

extension Texts {
  /// An entry, and what there is to say of it.
  func line(of entry: Listing.Entry, _ heads: [String]) -> String {
    let facts = entry.facts.enumerated().filter { !$1.isEmpty }.map { index, fact in
      let said = spoken(glimpse: fact)
      return heads.indices.contains(index) ? "\(heads[index]) \(said)" : said
    }
    let title = [entry.group, entry.title].filter { !$0.isEmpty }.joined(separator: ", ").replacing(
      " · ", with: ", ")
    return facts.isEmpty ? title : labelled(title, facts.joined(separator: ", "))
  }
}

extension Reply {
  /// Does what an action calls for.
  static func to(_ action: ListAction, _ context: inout Context) -> Reply {
    follow(context.step(action), &context)
  }

  /// Opens what follows, or says why it does not.
  static func follow(_ step: ListStep, _ context: inout Context) -> Reply {
    switch step {
    case .done(let said, let closes): .say(said, then: closes ? .menu : .stay)
    case .refused(let line, _), .told(let line, _): .say(line)
    case .asksName(let question): .then(.open(EntryTalk(question)))
    case .asks(let question): asks(question, context.text)
    case .opens(let action): open(action, &context)
    }
  }

  /// Asks a question whose title asks it, or whose yes says what it does.
  private static func asks(_ question: ListQuestion, _ text: Texts) -> Reply {
    let isAsked = question.title.hasSuffix("?")
    let prompt =
      isAsked
      ? text.yesOrNo(([question.title] + question.lines).joined(separator: " "))
      : text.labelled(question.yes, text("yes or no?"))
    let talk = EntryTalk.asking(prompt: prompt) { .to(question.action, &$0).closing }
    return Reply(answer: Answer(isAsked ? [] : question.lines), next: .open(talk))
  }

  /// What opens for an action.
  static func open(_ action: ListAction, _ context: inout Context) -> Reply {
    let text = context.text
    switch action {
    case .tables: return context.services.tables == nil ? .then(.stay) : TablesTalk.opening(&context)
    case .introduction: return .list(text.introductionLines)
    case .settings: return ListTalk.settings.opening(context)
    case .yard: return YardTalk.opening(context)
    case .resume(let game): return resume(game, &context)
    case .begin(let kind): return AllLines.game(kind).begin(&context)
    case .setUp(let kind): return AllLines.game(kind).setUp(&context)
    case .puzzle(let mode, let day):
      let session = GameSession(daily: mode, day, context.profile)
      return AllLines.game(mode.game).daily(session, DailyPuzzles(of: day, &context), &context)
        ?? .say(text.noPuzzle)
    case .practice(let words, isCounted: let isCounted):
      for kind in GameKind.allCases {
        let reply = AllLines.game(kind).practice(words, isCounted: isCounted, &context)
        if let reply { return reply }
      }
      return .then(.stay)
    case .replay(let game): return replay(game, &context)
    case .openMatch(let id): return open(post: id, &context)
    case .beginMatch(let mode): return set(up: mode, &context)
    case .letter(nil): return .then(.open(ListTalk.letter()))
    case .letter(let letter?): return open(letter: letter, &context)
    default: return action.list.map { read($0, &context) } ?? .then(.stay)
    }
  }

  /// Reads a list out, and opens it, unless nothing of it can be chosen.
  private static func read(_ source: @escaping Listing.Source, _ context: inout Context) -> Reply {
    let (text, listing) = (context.text, source(&context))
    guard listing.entries.allSatisfy({ $0.action == nil && $0.others.isEmpty }) else {
      return ListTalk(source).opening(context)
    }
    let entries =
      listing.entries.isEmpty ? [listing.empty] : listing.entries.map { text.line(of: $0, listing.heads) }
    return .list(listing.heading + entries)
  }
}

/// The rest of a long list, page by page.
struct PagesTalk: Talk {
  static let length = 20
  var rest: [String]
  /// What follows the last page.
  let next: Reply.Next

  func prompt(_ context: Context) -> String { context.text("More?") }
  func state(_ context: Context) -> [String] { help(context) }
  func help(_ context: Context) -> [String] { [context.text("Enter reads on; no goes back.")] }

  mutating func take(_ line: Typed, _ context: inout Context) -> Reply? {
    let isMore = line.text.isEmpty ? true : line.isYes(context.text)
    guard let isMore, isMore else { return isMore.map { _ in end([]) } }
    let page = Array(rest.prefix(Self.length))
    rest = Array(rest.dropFirst(Self.length))
    return rest.isEmpty ? end(page) : .list(page)
  }

  private func end(_ lines: [String]) -> Reply {
    if case .stay = next { return .list(lines, then: .close) }
    return Reply.list(lines, then: next).replacing
  }
}

/// A text that is typed: a name, a number, a secret.
package struct EntryTalk: Talk {
  package let isSecret: Bool
  private let ask: @Sendable (Context) -> String
  private let note: @Sendable (Context) -> String
  private let game: @Sendable (Context) -> SavedGame?
  private let accept: @Sendable (String, inout Context) -> Reply?

  /// - Parameters:
  ///   - note: what `?` says, and Enter alone.
  ///   - isSecret: any word can then be typed; only a single sign is for the session.
  ///   - game: what is saved meanwhile.
  ///   - accept: takes the text, which may be empty but for a secret; `nil` when it is not understood.
  package init(
    _ ask: @escaping @Sendable (Context) -> String, note: @escaping @Sendable (Context) -> String,
    isSecret: Bool = false, game: @escaping @Sendable (Context) -> SavedGame? = { _ in nil },
    accept: @escaping @Sendable (String, inout Context) -> Reply?
  ) {
    (self.ask, self.note, self.isSecret, self.game, self.accept) = (ask, note, isSecret, game, accept)
  }

  package func prompt(_ context: Context) -> String { ask(context) }
  package func state(_ context: Context) -> [String] { help(context) }
  package func help(_ context: Context) -> [String] { [note(context)] }
  package func saved(_ context: Context) -> SavedGame? { game(context) }

  package mutating func take(_ line: Typed, _ context: inout Context) -> Reply? {
    (isSecret ? line.text.count > 1 : line.word == nil) ? accept(line.text, &context) : nil
  }
}

extension EntryTalk {
  /// Asks a question of yes or no.
  static func asking(prompt: String, no: String? = nil, yes: @escaping Action) -> EntryTalk {
    EntryTalk({ _ in prompt }, note: { $0.text.yesOrNoHelp }) { typed, context in
      Typed(typed, context.text).isYes(context.text).map {
        $0 ? yes(&context) : .say(no, then: .close)
      }
    }
  }

  /// Asks for a name; Enter alone goes back where there has to be one.
  init(_ question: NameQuestion) {
    self.init({ _ in question.prompt }, note: { _ in question.note }) { typed, context in
      if let refusal = question.rules.refusal(of: typed.composed, context.text) {
        return .say(refusal, then: typed.isEmpty ? .close : .stay)
      }
      return question.then(typed).map { Reply.to($0, &context).closing }
    }
  }

  /// Asks for words, and says what they mean, until Enter alone.
  package static func meanings() -> EntryTalk {
    EntryTalk(
      { $0.text("Word?") }, note: { $0.text.enterGoesBack }
    ) { typed, context in
      guard !typed.isEmpty else { return .then(.close) }
      let readings = context.profile.language.alphabet.readings(of: typed).filter(context.lexicon.mayBeShown)
      guard let word = readings.first(where: context.lexicon.contains) ?? readings.first else { return nil }
      let lines = context.meanings.explanations(of: [word], spelledAs: word == readings[0] ? typed : word)
      return .list(lines.isEmpty ? [context.meanings.short(of: word).text] : lines)
    }
  }
}
