import Engines
import Play
import Texts

extension ListTalk {
  /// The set-up of a game: to begin, or to give a row another value.
  static func setUp<Values: SetUp>(_ values: Values.Type, begin: @escaping Action) -> ListTalk {
    // A picture is for who sees it.
    form({ Values.rows($0).filter { $0.name != HangmanSetUp.picturesName } }) { context, rows in
      let start = entry(context.text("Start")) { context in
        guard let problem = Values.problem(context) else { return begin(&context).replacing }
        // What is missing is asked for.
        let missing = Values.rows(context).first(where: \.value.isEmpty)
        return .say(problem, then: missing?.question.map { .open($0) } ?? .stay)
      }
      return (Values.problem(context).map { [$0] } ?? [], Choices([start] + rows, standard: 0))
    }
  }

  /// The settings of words and playing: those of looks and of the terminal are the screens'.
  static let settings = form({ context in
    context.choices.settings.filter { $0.group == .words || $0.group == .playing }.map(\.row)
  }) { context, rows in
    ([], Choices(rows + [entry(context.text("menu")) { _ in .then(.close) }]))
  }

  /// Rows that get other values, among other entries.
  private static func form(
    _ rows: @escaping @Sendable (Context) -> [SetUpRow],
    _ entries: @escaping @Sendable (Context, [(name: String, value: Action)]) -> Entries
  ) -> ListTalk {
    ListTalk(
      note: { context in
        let text = context.text
        return [text.choicesHelp]
          + rows(context).map { $0.labelled($0.note.inOneLine, text) }
      },
      { context in
        let shown = rows(context)
        let changes = shown.map { row in
          entry(row.line(context.text)) { context in
            let reply = row.changed(&context)
            // Another value may bring other rows, which are read out.
            return rows(context).map(\.name) == shown.map(\.name)
              ? reply : form(rows, entries).opening(context).replacing
          }
        }
        return entries(context, changes)
      })
  }
}

extension SetUpRow {
  /// How many values follow each other; more are read out.
  private static let fewValues = 4

  /// The label and the value, if there is one.
  fileprivate func line(_ text: Texts) -> String {
    // A kind of player and a name stand apart on the screen.
    labelled(value.split(separator: "  ").joined(separator: ", "), text)
  }

  fileprivate func labelled(_ value: String, _ text: Texts) -> String {
    value.isEmpty ? label : label.hasSuffix("?") ? "\(label) \(value)" : text.labelled(label, value)
  }

  /// Goes to the next of a few values, or asks for one.
  fileprivate func changed(_ context: inout Context) -> Reply {
    if let question { return .then(.open(question)) }
    guard let options else { return .then(.stay) }
    if options.count > Self.fewValues {
      return number(0, of: options) == nil
        ? values(options).opening(context) : .then(.open(numberQuestion(options)))
    }
    options.change(by: 1, &context)
    let next = (options.chosen + 1).wrapped(in: options.count)
    let said = labelled(options.title(next), context.text) + "."
    return Reply(answer: Answer(fitting: [said, options.note(next).inOneLine]), next: .stay)
  }

  /// The values to choose from.
  private func values(_ options: Options) -> ListTalk {
    let indices = 0..<options.count
    let notes = indices.map { options.note($0).inOneLine }
    return ListTalk(
      note: { context in
        Set(notes).count == 1
          ? [notes[0]] : indices.map { context.text.labelled(options.title($0), notes[$0]) }
      },
      { context in
        let entries: [(name: String, value: Action)] = indices.map { index in
          (
            options.title(index),
            { context in
              options.choose(index, &context)
              return Set(notes).count == 1 ? .then(.close) : .say(notes[index], then: .close)
            }
          )
        }
        return ([label.sentence], Choices(entries, standard: options.chosen))
      })
  }

  /// The row, and that Enter leaves it as it is.
  private func kept(_ text: Texts) -> String { line(text) + ". " + text("Enter keeps it.") }

  private func number(_ index: Int, of options: Options) -> Int? { Int(options.title(index)) }

  /// Asks for one of successive numbers.
  private func numberQuestion(_ options: Options) -> EntryTalk {
    let (least, most) = (options.title(0), options.title(options.count - 1))
    return EntryTalk(
      { context in
        let text = context.text
        return kept(text) + " " + text("From \(least) to \(most)?")
      },
      note: { _ in note.inOneLine }
    ) { typed, context in
      guard !typed.isEmpty else { return .then(.close) }
      guard let number = Int(checked: typed) else { return nil }
      guard let index = (0..<options.count).first(where: { self.number($0, of: options) == number })
      else { return nil }
      options.choose(index, &context)
      return .then(.close)
    }
  }

  /// Asks for a text or, where there are values besides, for one of these; `nil` where nothing is typed.
  fileprivate var question: EntryTalk? {
    guard let entry else { return nil }
    // A value that is typed is not among those that are named.
    let others = options.map { options in
      (0..<options.count).filter { $0 != options.chosen || !isTyped }.map { ($0, options.title($0)) }
    }
    return EntryTalk(
      { context in
        let text = context.text
        // Only a phrase can be missing, and nothing is kept then.
        guard !value.isEmpty else { return text("Phrase?") }
        let named = others.map { text.or($0.map(\.1)).capitalizedFirst.sentence }
        let ask = if case .phrase = entry.kind { text("Phrase?") } else { text("Name?") }
        return [kept(text), named, ask].compactMap(\.self).joined(separator: " ")
      }, note: { _ in note.inOneLine }
    ) { typed, context in
      guard !typed.isEmpty else { return .then(.close) }
      if let options, let other = others?.first(where: { $0.1.plainLetters == typed.plainLetters }) {
        options.choose(other.0, &context)
        return .then(.close)
      }
      if let refusal = entry.rules.refusal(of: typed.composed, context.text) { return .say(refusal) }
      entry.enter(typed.composed, &context)
      return .then(.close)
    }
  }
}

extension String {
  /// The sentences of a note in one line.
  var inOneLine: String { split(separator: "\n").joined(separator: " ") }
}
