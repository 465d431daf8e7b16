import Engines
import Kit
import Play
import Records
import ScreenTesting
import TestSupport
import Testing
import TextUI
import Texts

/// Who plays, in a front end and one of the five languages of the interface.
struct Speech: Sendable, CustomTestStringConvertible {
  let front: FrontEnd
  let tongue: Tongue

  var testDescription: String { "\(tongue.name), \(front)" }

  static let all = FrontEnd.allCases.flatMap { front in
    Tongue.shipped.map { Speech(front: front, tongue: $0) }
  }
}

/// The name of a player who has none is put into no sentence of the third person, and who has one is named by it.
@Suite struct PersonsTests {
  /// Checks all that was said for forms that no sentence has.
  private func expectGrammar(
    _ said: [String], _ speech: Speech, at location: SourceLocation = #_sourceLocation
  ) {
    for text in said {
      let ill = Rules.illForms(text, speech.tongue.interface)
      #expect(ill.isEmpty, "\(ill) in: \(text)", sourceLocation: location)
    }
  }

  @Test("the list of ill forms finds them and nothing else")
  func checker() {
    #expect(Rules.illForms("It is You's turn.", "en") == ["You's"])
    #expect(Rules.illForms("You plays now.", "en") == ["You plays"])
    #expect(Rules.illForms("You win, 5 to 3. Your turn.", "en") == [])
    #expect(Rules.illForms("You beginnt.", "de") == ["You"])
    #expect(Rules.illForms("Empieza You.", "es") == ["You"])
    #expect(Rules.illForms("C'est à toi.", "fr") == [])
    #expect(Rules.hasLoneQuestionMark("No ?. Misses: 1 of 7."))
    #expect(Rules.hasLoneQuestionMark("blank ? blank"))
    #expect(Rules.hasLoneQuestionMark("??????: right."))
    #expect(!Rules.hasLoneQuestionMark("yes or no?"))
  }

  @Test("a friend's match speaks to nobody by a missing name", arguments: Speech.all)
  func friends(speech: Speech) {
    var seat = Seat(
      speech.front, speech.tongue, .game(.ghost), name: PlayerName.unknown, records: SharedRecords()
    ) {
      $0.ghost.opponent = .friend
      $0.ghost.names[1] = "Bob"
    }
    for letter in speech.tongue.last.typed { seat.type(String(letter)) }
    expectGrammar(seat.everything, speech)
    let isNamed = seat.everything.contains { $0.contains("Bob") }
    #expect(isNamed)
  }

  @Test("a match against the computer is spoken to whoever plays", arguments: Speech.all)
  func computer(speech: Speech) {
    var seat = Seat(
      speech.front, speech.tongue, .game(.ghost), name: PlayerName.unknown, records: SharedRecords())
    seat.type(String(speech.tongue.last.typed.prefix(1)))
    expectGrammar(seat.everything, speech)
  }

  @Test("the heading of a game speaks to whoever plays", arguments: Tongue.shipped, GameKind.allCases)
  func headings(tongue: Tongue, kind: GameKind) {
    var seat = Seat(.screen, tongue, .game(kind), name: PlayerName.unknown, records: SharedRecords()) { _ in }
    seat.type(String(tongue.last.typed.first ?? "a"))
    expectGrammar(seat.everything, Speech(front: .screen, tongue: tongue))
  }

  @Test("a duel names nobody by a missing name", arguments: Speech.all)
  func duels(speech: Speech) {
    var seat = Seat(
      speech.front, speech.tongue, .game(.hangman), name: PlayerName.unknown, records: SharedRecords()
    ) {
      $0.hangman.host = .duel
      $0.hangman.duel.names[1] = "Bob"
    }
    seat.enter(speech.tongue.phrase)
    if speech.front == .screen { seat.press { $0.press(.enter) } }
    for letter in [speech.tongue.miss.typed, speech.tongue.hit.typed] + speech.tongue.rest {
      seat.type(letter)
    }
    expectGrammar(seat.everything, speech)
    let isNamed = seat.everything.contains { $0.contains("Bob") }
    #expect(isNamed)
  }

  @Test("a match by post speaks to whoever plays and names the other one", arguments: Speech.all)
  func post(speech: Speech) throws {
    let tongue = speech.tongue
    var ada = Seat(.lines, tongue, name: "Ada", records: SharedRecords())
    ada.say(tongue.text("By post"))
    for entry in ["New match", "Ghost"] as [Message] { ada.say(tongue.text(entry)) }
    ada.say("1")
    ada.type(String(tongue.last.typed.prefix(1)))
    let sent = ada.letter()
    let letter = try #require(sent)
    let records = SharedRecords()
    var nameless = Seat(speech.front, tongue, name: PlayerName.unknown, records: records)
    nameless.open(letter: letter, from: "Ada")
    nameless.type(String(Array(tongue.last.typed)[1]))
    expectGrammar(nameless.everything, speech)
    let isNamed = nameless.everything.contains { $0.contains("Ada") }
    #expect(isNamed)
    // The list of matches says whose turn it is.
    var again = Seat(speech.front, tongue, name: PlayerName.unknown, records: records)
    if speech.front == .lines { again.say(tongue.text("By post")) } else { again.press { $0.openPost() } }
    again.expect("Ada")
    expectGrammar(again.everything, speech)
  }

  @Test("the list of players in lines speaks to whoever has no name", arguments: Tongue.shipped)
  func players(tongue: Tongue) {
    let speech = Speech(front: .lines, tongue: tongue)
    var seat = Seat(.lines, tongue, name: PlayerName.unknown, records: SharedRecords())
    seat.say(tongue.text("Players"))
    expectGrammar([seat.heard], speech)
  }

  @Test("at a table of Ghost nobody is spoken of by a missing name", arguments: Tongue.shipped)
  func table(tongue: Tongue) {
    let unknown = PlayerName.unknown
    var table = TableOfApps.ghost([unknown, "Bob"], library: tongue.library, language: tongue.code)
    var said: [String] = []
    func note() {
      for name in [unknown, "Bob"] {
        said += Seat.sentences(of: table[name].frame.text)
      }
    }
    note()
    for (index, letter) in tongue.last.typed.enumerated() {
      table[index % 2 == 0 ? unknown : "Bob"].type(String(letter))
      table.advance(by: .seconds(1))
      note()
    }
    expectGrammar(said, Speech(front: .screen, tongue: tongue))
  }
}
