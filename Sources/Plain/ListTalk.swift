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

  package mutating func take(_ line: Typed, _ context: inout Context) -> Reply? {
    entries(&context).choices.chosen(line).map { $0(&context) }
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
  /// Asks for words, and says what they mean, until Enter alone.
  package static func meanings() -> EntryTalk {
    EntryTalk(
      { $0.text("Word?") }, note: { $0.text("A word that you would like explained. Enter alone goes back.") }
    ) { typed, context in
      guard !typed.isEmpty else { return .then(.close) }
      guard let word = context.profile.language.alphabet.word(typed), context.lexicon.mayBeShown(word)
      else { return nil }
      let lines = context.explanations(of: [word])
      return .list(lines.isEmpty ? [context.shortMeaning(of: word).text] : lines)
    }
  }
}
