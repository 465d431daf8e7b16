import Engines
import Kit
import Play
import Records
import ScreenTesting
import TestSupport
import Testing
import Texts

@testable import Plain

/// Matches by post where everything meets: each game, begun and answered on the screen, in lines and by the command line, in
/// each language.
struct PostCrossingTests {
  private enum FrontEnd: CaseIterable {
    case screen, lines, commandLine
  }

  /// One move of a player in a front end, after which the letter to send is known.
  private struct Side {
    let language: String
    let records = SharedRecords()

    private var app: App {
      .started(language: language, library: .sample(words: App.conned), records: records)
    }

    /// What a first move, or an answer, is: a letter of Ghost, a phrase or its letters, words of a rack.
    func begin(_ kind: GameKind, in frontEnd: FrontEnd) throws -> String {
      switch frontEnd {
      case .screen:
        var app = app
        app.context.post.phrase = "moss"
        app.openPost()
        app.press(.enter)
        for _ in GameKind.allCases.drop(while: { $0 != kind }).dropFirst() { app.press(.up) }
        app.press(.enter)
        if kind == .hangman { app.press(.down, .down, .right, .end) }
        app.press(.enter)
        return try play(kind, "c", &app)
      case .lines:
        var talk = Conversation(
          .menu, language: language, library: .sample(words: App.conned), records: records)
        talk.type(app.context.text("By post"))
        talk.type(app.context.text("New match"), app.context.text.name(kind), "1")
        switch kind {
        case .ghost: talk.type("c")
        case .hangman: talk.type("moss", "4", "1")
        case .textTwist: talk.type("code", "give up", "yes")
        }
        return try letter(in: talk)
      case .commandLine:
        return try run(kind.rawValue, kind, "c", "moss", "code")
      }
    }

    func answer(_ letter: String, _ kind: GameKind, in frontEnd: FrontEnd) throws -> String {
      switch frontEnd {
      case .screen:
        var app = app
        app.send(.paste("> \(letter)\n"))
        app.press(.enter)
        return try play(kind, "o", &app)
      case .lines:
        var talk = Conversation(
          .code(letter), language: language, library: .sample(words: App.conned), records: records)
        talk.type("")
        switch kind {
        case .ghost: talk.type("o")
        case .hangman: talk.type("m", "o", "s")
        case .textTwist: talk.type("code", "give up", "yes")
        }
        return try self.letter(in: talk)
      case .commandLine:
        return try run(letter, kind, "o", "moss", "code")
      }
    }

    /// How the match stands for this player.
    func standing(_ letter: String) throws -> String {
      var context = app.context
      let lines = try PostCommand(move: nil, solution: nil, showsPosition: true).lines(letter, &context)
      return lines.joined(separator: " ")
    }

    private func run(
      _ operand: String, _ kind: GameKind, _ letter: String, _ phrase: String, _ words: String
    ) throws -> String {
      var context = app.context
      context.post.mode = .challengePost
      let solution = [GameKind.hangman: phrase, .textTwist: words][kind]
      let command = PostCommand(
        move: kind == .ghost ? letter : nil, solution: solution, showsPosition: false)
      return try #require(try command.lines(operand, &context).first)
    }

    private func letter(in talk: Conversation) throws -> String {
      let letters = talk.transcript.split(separator: "\n").filter { $0.hasPrefix("WY") }
      return String(try #require(letters.last, "\(talk.transcript)"))
    }

    private func play(_ kind: GameKind, _ letter: String, _ app: inout App) throws -> String {
      switch kind {
      case .ghost: app.type(letter)
      case .hangman where letter == "c": break
      case .hangman:
        app.type("mos")
        app.listen()
        app.press(.enter)
      case .textTwist:
        // Enter starts the clock.
        app.press(.enter)
        app.enter("code")
        app.giveUp()
        app.waitForPopup()
        app.press(.enter)
      }
      let copied = app.takeEffects().compactMap { effect -> String? in
        if case .copy(let text) = effect { text } else { nil }
      }
      return try #require(copied.last, "\(app.frame.text)")
    }
  }

  @Test(
    "each game is begun in each front end and answered in each, in every language",
    arguments: Texts.shippedLanguages)
  func everythingMeets(language: String) throws {
    let shown: [GameKind: String] = [
      .ghost: "C, O", .hangman: "MOSS", .textTwist: Texts.shipped(language)("A draw"),
    ]
    for kind in GameKind.allCases {
      for first in FrontEnd.allCases {
        for second in FrontEnd.allCases {
          let (ada, bob) = (Side(language: language), Side(language: language))
          let letter = try ada.begin(kind, in: first)
          let answer = try bob.answer(letter, kind, in: second)
          let ends = [try ada.standing(answer), try bob.standing(answer)]
          // Whether a letter with a mark is shown with it is another question.
          let wanted: String = (shown[kind] ?? "").filter(\.isASCII)
          let isShown = ends.allSatisfy { $0.filter(\.isASCII).contains(wanted) }
          #expect(isShown, "\(kind), begun in \(first), answered in \(second): \(ends)")
        }
      }
    }
  }
}
