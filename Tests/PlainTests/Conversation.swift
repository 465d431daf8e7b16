import Engines
import Kit
import Play
import Records
import ScreenTesting
import TestSupport
import Testing

@testable import Plain

/// A session in lines as a player has it: what is typed stands behind its prompt. Every answer is checked for what LINES.md
/// forbids.
struct Conversation {
  private(set) var session: LineSession
  private(set) var transcript = ""
  /// The time that passes before the next line.
  private var time = Duration.zero

  init(
    _ opening: Opening = .menu, language: String = "en", library: Library = .sample(), seed: UInt64 = 4,
    records: any Records = SharedRecords(), by reason: PlainReason = .option, isASCII: Bool = false,
    _ change: (inout Context) -> Void = { _ in }
  ) {
    var context = App.started(language: language, library: library, seed: seed, records: records).context
    context.choices.readTitle()
    change(&context)
    session = LineSession(context, by: reason, isASCII: isASCII)
    add(session.begin(with: opening))
  }

  /// Types lines, one after the other.
  @discardableResult
  mutating func type(_ lines: String...) -> Answer {
    var answer = Answer([])
    for line in lines {
      check([session.prompt], isList: true)
      transcript += session.prompt + " " + (session.isSecret ? "" : line) + "\n"
      answer = session.answer(line, after: time)
      time = .zero
      add(answer)
    }
    return answer
  }

  /// Lets time pass before the next line.
  mutating func wait(_ time: Duration) { self.time += time }

  /// The input ends.
  mutating func end() { add(session.answer(nil)) }

  private mutating func add(_ answer: Answer) {
    check(answer.lines, isList: answer.isList)
    transcript += answer.lines.map { $0 + "\n" }.joined()
  }

  private func check(_ lines: [String], isList: Bool) {
    for problem in Self.problems(lines, isList: isList, isEnglish: session.context.text.language == "en") {
      Issue.record("\(problem): \(lines)")
    }
  }

  /// What LINES.md forbids in an answer.
  static func problems(_ lines: [String], isList: Bool, isEnglish: Bool) -> [String] {
    var problems: [String] = []
    if lines.contains(where: \.isEmpty) { problems.append("an empty line") }
    if lines.contains(where: { $0.contains("  ") }) { problems.append("two blanks") }
    if lines.contains(where: { $0.hasPrefix(" ") || $0.hasSuffix(" ") }) {
      problems.append("a blank at an end")
    }
    let scalars = lines.flatMap(\.unicodeScalars)
    if scalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) {
      problems.append("a control character")
    }
    // The letters of words are the words' letters.
    if isEnglish, scalars.contains(where: { !$0.isASCII && !$0.properties.isAlphabetic }) {
      problems.append("not in ASCII")
    }
    guard !isList else { return problems }
    if lines.count > 2 { problems.append("more than two lines") }
    if lines.reduce(0, { $0 + $1.count }) > Answer.longest { problems.append("too long") }
    return problems
  }
}

/// Compares a conversation with the one recorded beside this file; `make record` records the current one.
func expectTranscript(
  _ conversation: Conversation, _ name: String, at location: SourceLocation = #_sourceLocation
) {
  expectRecorded(
    conversation.transcript, "\(name)-lines.txt", in: "Tests/PlainTests/Transcripts", at: location)
}
