import Engines
import GhostUI
import Kit
import Menus
import Play
import Records
import ScreenTesting
import TestSupport
import Testing
import Texts

@testable import Plain

@Suite("Who plays is spoken to, and a missing name is in no sentence about somebody")
struct PersonTests {
  /// Sentences to the player, in one language.
  struct Sentences: Sendable {
    let code, begins, plays, finished, gaveUp, other: String
  }

  private static let sentences = [
    Sentences(
      code: "en", begins: "Round 1. You begin.", plays: "You play now.", finished: "You finished DEAR.",
      gaveUp: "You gave up", other: "against Bob"),
    Sentences(
      code: "nl", begins: "Ronde 1. Jij mag beginnen.", plays: "Jij speelt nu.",
      finished: "Jij maakte DEAR af.", gaveUp: "Je hebt opgegeven", other: "tegen Bob"),
    Sentences(
      code: "de", begins: "Runde 1. Du beginnst.", plays: "Jetzt spielst du.",
      finished: "Du hast DEAR vollendet.", gaveUp: "Du hast aufgegeben", other: "gegen Bob"),
    Sentences(
      code: "fr", begins: "Manche 1. Tu commences.", plays: "Tu joues maintenant.",
      finished: "Tu as fini DEAR.", gaveUp: "Tu as abandonné", other: "contre Bob"),
    Sentences(
      code: "es", begins: "Ronda 1. Empiezas tú.", plays: "Ahora juegas tú.",
      finished: "Completaste DEAR.", gaveUp: "Te rendiste", other: "contra Bob"),
  ]

  /// Who has no name is "You" in the records; in English the word stands in sentences that speak to them, too.
  private static func expectNobodyIsNamedYou(
    _ said: String, _ code: String, at place: SourceLocation = #_sourceLocation
  ) {
    guard code == "en" else {
      #expect(!said.contains("You"), "\(said)", sourceLocation: place)
      return
    }
    let verbs = [
      "has", "plays", "begins", "to begin", "wins", "gets", "scores", "is", "was", "doubts", "had it",
      "starts",
      "challenges",
    ]
    for wrong in ["You's", "You, which"] + verbs.map({ "You " + $0 }) {
      for end in [" ", ".", "\n"] {
        #expect(!said.contains(wrong + end), "\(wrong) in\n\(said)", sourceLocation: place)
      }
    }
  }

  private static let ghostWords = Library.sample(words: ["bear 1", "dear 1", "cold 1", "best 1"])

  /// A match against Easy in lines: a round won and one lost, the coach, the replay, the lists.
  private static func match(_ code: String, player: String) -> Conversation {
    var talk = Conversation(.game(.ghost), language: code, library: ghostWords) {
      $0.profile.player = player
      $0.ghost.opponent = .computer
    }
    let text = talk.session.context.text
    talk.type("log", "score", "b", "a", text("coach"), "1", "e", "r", text("coach"), "log", "score", "board")
    talk.type("1", "give up", text("yes"), text("coach"), "menu", text("Players"), "menu", text("Replay"))
    talk.type("1", "", "menu", text("High scores"), "menu", text("Statistics"))
    return talk
  }

  @Test("in lines, with a name and without")
  func inLines() {
    for sentences in Self.sentences {
      for player in ["Ada", PlayerName.unknown] {
        let talk = Self.match(sentences.code, player: player)
        let said = talk.transcript
        #expect(said.contains(sentences.begins), "\(said)")
        #expect(said.contains(sentences.finished), "\(said)")
        if player == PlayerName.unknown { #expect(said.contains(sentences.plays), "\(said)") }
        Self.expectNobodyIsNamedYou(said, sentences.code)
      }
    }
  }

  /// All that a match against Easy shows, frame by frame, then the lists.
  private static func frames(_ code: String, player: String) -> String {
    var context = App.started(language: code, library: ghostWords, records: SharedRecords()).context
    context.profile.player = player
    var app = App(size: ScreenSize.home.size, context: context, screens: [TitleScreen()])
    var seen = ""
    func see(_ app: App) {
      seen += app.frame.text.split(whereSeparator: \.isWhitespace).joined(separator: " ") + "\n"
    }
    app.openSetUp(.ghost)
    see(app)
    app.press(.enter)
    for key in ["b", "a", "c"] {
      see(app)
      app.type(key)
      app.listen()
      see(app)
    }
    app.press(.escape, .enter)
    for key in ["d", "e", "r"] {
      app.type(key)
      app.listen()
      see(app)
    }
    // The round has ended: its popup leads to the one that gives up.
    app.press(.escape)
    see(app)
    app.press(.left, .enter)
    app.listen()
    see(app)
    app.type("y")
    for _ in 0..<12 {
      see(app)
      app.press(.right)
    }
    for list in ["Players", "Scores"] as [Message] {
      app = App(size: ScreenSize.home.size, context: app.context, screens: [TitleScreen()])
      app.readRecords()
      app.choose(list)
      see(app)
    }
    if app.shows(context.text("What is your name?")) { app.press(.escape) }
    app.type("s")
    see(app)
    return seen
  }

  @Test("on the screen, with a name and without")
  func onTheScreen() {
    for sentences in Self.sentences {
      let said = Self.frames(sentences.code, player: PlayerName.unknown)
      Self.expectNobodyIsNamedYou(said, sentences.code)
      #expect(said.contains(sentences.gaveUp), "\(said)")
    }
  }

  @Test("a match by post is told with the other's name, and who plays is never named")
  func byPost() throws {
    for sentences in Self.sentences {
      for player in ["Zoe", PlayerName.unknown] {
        var ada = App.started(language: "en", library: Self.ghostWords, records: SharedRecords()).context
        let letter = try PostCommand(move: "d", solution: nil, showsPosition: false).lines("ghost", &ada)[0]
        var talk = Conversation(.code(letter), language: sentences.code, library: Self.ghostWords) {
          $0.profile.player = player
        }
        let opened = talk.type("Bob").lines.joined(separator: " ")
        #expect(opened.contains(sentences.other), "\(opened)")
        let text = talk.session.context.text
        talk.type("hint", "score", "e", "", "menu", text("By post"), "1", "menu")
        #expect(!talk.transcript.contains("Zoe"), "\(talk.transcript)")
        Self.expectNobodyIsNamedYou(talk.transcript, sentences.code)
      }
    }
  }

  @Test("who has given up a match by post is told so, and the other one is named")
  func givenUpByPost() throws {
    for sentences in Self.sentences {
      var ada = App.started(language: sentences.code, library: Self.ghostWords, records: SharedRecords())
        .context
      let letter = try PostCommand(move: "d", solution: nil, showsPosition: false).lines("ghost", &ada)[0]
      var bob = App.started(language: sentences.code, library: Self.ghostWords, records: SharedRecords())
        .context
      bob.profile.player = "Bob"
      let lines = try PostCommand(move: "give up", solution: nil, showsPosition: true).lines(letter, &bob)
      #expect(lines.joined(separator: " ").contains(sentences.gaveUp), "\(lines)")
      #expect(!lines.joined().contains("Bob"))
      let answer = try PostCommand(move: nil, solution: nil, showsPosition: true).lines(lines[0], &ada)
      #expect(!answer.joined().contains(sentences.gaveUp) && !answer.joined().contains("Ada"), "\(answer)")
    }
  }

  @Test("at a table nobody is told of themselves by name, in Ghost and in a duel")
  func atATable() {
    let table = TableOfApps.ghost(["Ada", "Bob"])
    #expect(table["Ada"].shows("Round 1. You begin.") && table["Bob"].shows("Round 1. Ada to begin."))
    for language in ["en", "nl"] {
      var duel = TableOfApps(["Ada", "Bob"], language: language)
      duel.open("Ada", .duel)
      duel.join("Bob")
      duel["Ada"].press(.enter)
      duel["Ada"].type("Moss")
      duel["Ada"].press(.enter)
      duel["Bob"].type("mos")
      let (ada, bob) = (duel["Ada"].frame.text, duel["Bob"].frame.text)
      #expect(ada.contains(language == "en" ? "Bob wins the round" : "Bob wint de ronde"), "\(ada)")
      #expect(bob.contains(language == "en" ? "You win the round" : "Jij wint de ronde"), "\(bob)")
      #expect(!bob.contains("Bob win"))
    }
  }

  @Test("a text about somebody speaks to the one who is spoken to", arguments: Texts.shippedLanguages)
  func texts(code: String) {
    let text = Texts.shipped(code)
    func plays(_ who: Person) -> String { text(who, you: "You play now.") { "\($0) plays now." } }
    #expect(plays(.named("Ada")).contains("Ada"))
    #expect(plays(.you) == text("You play now.") && plays(.you) != plays(.named("You")))
  }
}
