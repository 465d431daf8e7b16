import Engines
import HangmanUI
import Kit
import Plain
import Play
import Records
import ScreenTesting
import Tables
import TestSupport
import Testing
import TextUI
import Texts

/// A game in a language, begun in one of the front ends.
struct Row: Sendable, CustomTestStringConvertible {
  let kind: GameKind
  let front: FrontEnd
  let tongue: Tongue

  var testDescription: String { "\(kind) in \(tongue.name), \(front) first" }

  static let all = GameKind.allCases.flatMap { kind in
    FrontEnd.allCases.flatMap { front in
      Tongue.all.map { Row(kind: kind, front: front, tongue: $0) }
    }
  }

  static let hangman = all.filter { $0.kind == .hangman }
  static let textTwist = all.filter { $0.kind == .textTwist }
  static let ghost = all.filter { $0.kind == .ghost }
  static let linesFirst = all.filter { $0.front == .lines }

  /// Opens the program of Ada with the choices of these tests: no clock, and a friend at the keyboard.
  func seat(
    _ front: FrontEnd, _ opening: Opening, _ records: SharedRecords, own: Lexicon? = nil,
    _ prepare: (inout Context) -> Void = { _ in }
  ) -> Seat {
    Seat(front, tongue, opening, records: records, own: own) { context in
      context.textTwist.mode = .untimed
      context.ghost.opponent = .friend
      context.ghost.names[1] = "Bob"
      prepare(&context)
    }
  }
}

@Suite("Every game in each front end and language, by each carrier") struct SeamsTests {
  // MARK: The rows

  @Test("the folders of the fixtures are read without a complaint", arguments: Tongue.own)
  func folders(tongue: Tongue) throws {
    let alphabet = tongue.language.alphabet
    for line in tongue.words {
      let word = try #require(line.split(separator: " ").first)
      let isWhole = word.allSatisfy(alphabet.letters.contains)
      #expect(isWhole, "\(line)")
    }
    let text = try #require(Tongue.file(tongue.code, "phrases/sayings.txt"))
    var problems: [InputProblem] = []
    let category = try PhraseCategory(id: "sayings", text: text, file: "sayings.txt", alphabet: alphabet) {
      problems.append($0)
    }
    #expect(problems.isEmpty)
    #expect(category.phrases.contains(tongue.phrase))
  }

  // MARK: Saved

  /// Makes the moves with which a game begins, and hears their letters.
  private func begin(_ seat: inout Seat, _ kind: GameKind) {
    let tongue = seat.tongue
    switch kind {
    case .hangman:
      seat.type(tongue.hit.typed)
      seat.expect(tongue.hit)
      seat.type(tongue.miss.typed)
      seat.expect(tongue.miss)
    case .textTwist:
      seat.enter(tongue.word.typed)
      seat.expect(tongue.word)
    case .ghost:
      for letter in tongue.last.typed.prefix(2) {
        seat.type(String(letter))
        seat.expect(Spelled(String(letter), Self.capital(letter, tongue)))
      }
    }
  }

  /// Refusals cost nothing, and name what was refused.
  private func refuse(_ seat: inout Seat, _ kind: GameKind) {
    let tongue = seat.tongue
    switch kind {
    case .hangman:
      seat.type(tongue.miss.typed)
      seat.expect(tongue.miss)
    case .textTwist where seat.app != nil: seat.type(tongue.stranger.typed)
    case .textTwist:
      seat.enter(tongue.stranger.typed)
      seat.expect(tongue.stranger)
    case .ghost: break
    }
  }

  /// Makes the moves with which it ends.
  private func end(_ seat: inout Seat, _ kind: GameKind) {
    let tongue = seat.tongue
    switch kind {
    case .hangman:
      for letter in tongue.rest { seat.type(letter) }
    case .textTwist:
      if seat.app == nil {
        seat.say(tongue.text("give up", context: "typed"))
        seat.say(tongue.text("yes"))
      } else {
        seat.press { $0.giveUp() }
      }
    case .ghost:
      for letter in tongue.last.typed.dropFirst(2) { seat.type(String(letter)) }
      seat.expect(tongue.last)
    }
  }

  /// How the capital of a letter of Ghost is shown, as a person of that language writes it.
  private static func capital(_ letter: Character, _ tongue: Tongue) -> String {
    switch (letter, tongue.code) {
    case ("i", "tr"): "İ"
    case ("ê", "fr"): "E"
    case ("ë", "nl"): "E"
    case ("ά", _): "Α"
    case ("ờ", _): "Ơ"
    default: letter.uppercased()
    }
  }

  @Test(
    "a game begun in one front end goes on in the other, in the letters of its language", arguments: Row.all)
  func saved(row: Row) {
    let records = SharedRecords()
    var first = row.seat(row.front, .game(row.kind), records)
    begin(&first, row.kind)
    let standing = records.standing()
    refuse(&first, row.kind)
    #expect(records.standing() == standing, "a refusal has cost something")
    var second = row.seat(row.front.other, .menu, records)
    second.resume()
    if row.kind == .hangman {
      second.expect(row.tongue.hit)
      second.expect(row.tongue.miss)
    }
    #expect(records.standing() == standing, "what is continued is what was left")
    end(&second, row.kind)
    if row.kind == .ghost {
      let loser = row.tongue.last.typed.count % 2 == 0 ? "Bob" : "Ada"
      second.expect(loser)
    } else {
      #expect(records.ending().count == 1, "\(second.heard)")
      #expect(records.savedGames(of: "Ada").isEmpty)
    }
  }

  @Test("the same moves lead to the same saved game and the same result in both", arguments: Row.linesFirst)
  func agree(row: Row) {
    let standings = FrontEnd.allCases.map { front -> [[String]] in
      let records = SharedRecords()
      var seat = row.seat(front, .game(row.kind), records)
      begin(&seat, row.kind)
      let begun = records.standing()
      refuse(&seat, row.kind)
      end(&seat, row.kind)
      return [begun, row.kind == .ghost ? records.standing() : records.ending()]
    }
    #expect(standings[0] == standings[1])
    #expect(standings[0][0].count > 1, "\(standings[0])")
  }

  @Test("what can follow an end has the same names in both", arguments: Row.linesFirst)
  func following(row: Row) {
    let all: [Offer] = [
      .nextRound, .newGame, .coach, .replay, .change, .puzzles, .menu, .stop,
    ]
    let offered = FrontEnd.allCases.map { front -> [Offer] in
      var seat = row.seat(front, .game(row.kind), SharedRecords())
      begin(&seat, row.kind)
      end(&seat, row.kind)
      let heard = seat.heard.lowercased()
      let list = heard.split(separator: "\n").last?.split { ",.".contains($0) } ?? []
      return all.filter { offer in
        let name = row.tongue.text.name(of: offer).lowercased()
        return front == .screen
          ? heard.contains(name) : list.contains { $0.drop { " 0123456789".contains($0) } == name }
      }
    }
    let expected: [Offer] =
      row.kind == .ghost ? [.nextRound, .coach, .stop] : [.newGame, .replay, .change, .menu]
    for offers in offered { #expect(offers == expected, "\(row.kind)") }
  }

  // MARK: A code

  /// Ada plays a game to its end in lines, and its replay says its code; `nil` when it has none.
  private func finishedCode(_ row: Row, own: Lexicon? = nil) -> String? {
    let records = SharedRecords()
    var ada = row.seat(.lines, .game(row.kind), records, own: own) { context in
      context.ghost.opponent = .computer
    }
    switch row.kind {
    case .hangman:
      for letter in [row.tongue.hit.typed] + row.tongue.rest { ada.type(letter) }
    case .textTwist:
      ada.say(row.tongue.text("give up", context: "typed"))
      ada.say(row.tongue.text("yes"))
    case .ghost:
      ada.say(row.tongue.text("give up", context: "typed"))
      ada.say(row.tongue.text("yes"))
    }
    guard let game = records.finishedGames(of: "Ada").first else { return nil }
    let replay = row.seat(.lines, .replay(game.id), records)
    let words = replay.heard.split { " \n.".contains($0) }.map(String.init)
    return words.first { word in
      let parts = word.split(separator: "-")
      return parts.count > 2 && parts.allSatisfy { $0.count <= 5 } && parts.joined().allSatisfy(\.isASCII)
    }
  }

  @Test("a code deals the same game in both front ends", arguments: Row.linesFirst)
  func code(row: Row) throws {
    let code = try #require(finishedCode(row))
    let standings = FrontEnd.allCases.map { front -> [String] in
      let records = SharedRecords()
      var bob = row.seat(front, .code(code), records)
      switch row.kind {
      case .hangman:
        bob.type(row.tongue.hit.typed)
        bob.expect(row.tongue.hit)
      case .textTwist:
        bob.enter(row.tongue.word.typed)
        bob.expect(row.tongue.word)
      case .ghost: bob.type(String(row.tongue.last.typed.prefix(1)))
      }
      return records.standing()
    }
    #expect(standings[0] == standings[1])
    #expect(standings[0].count > 1, "\(standings[0])")
  }

  @Test("a game with words of one's own has no code", arguments: [GameKind.textTwist, .ghost])
  func noCode(kind: GameKind) {
    let row = Row(kind: kind, front: .lines, tongue: .english)
    let shipped = finishedCode(row)
    #expect(shipped != nil)
    let own = finishedCode(row, own: Lexicon(App.conned + App.ghostWords))
    #expect(own == nil)
  }

  @Test(
    "a code and a letter of a language that is not here are refused by its name", arguments: FrontEnd.allCases
  )
  func noLanguage(front: FrontEnd) throws {
    let row = Row(kind: .hangman, front: .lines, tongue: .ukrainian)
    let code = try #require(finishedCode(row))
    let other = Row(kind: .hangman, front: .lines, tongue: .english)
    let refused = other.seat(front, .code(code), SharedRecords())
    refused.expect("This code needs the language uk.")
    let sent = letter(of: .ghost, row, front: .lines)
    var eve = other.seat(front, .menu, SharedRecords())
    eve.open(letter: try #require(sent), from: "Ada")
    eve.expect("This letter needs the language uk.")
  }

  // MARK: A letter

  /// Ada begins a match by post and makes its first move; the letter that she sends.
  private func letter(of kind: GameKind, _ row: Row, front: FrontEnd, name: String = "Ada") -> String? {
    let tongue = row.tongue
    var ada = Seat(front, tongue, name: name, records: SharedRecords())
    return firstLetter(&ada, kind)
  }

  private func firstLetter(_ ada: inout Seat, _ kind: GameKind) -> String? {
    let tongue = ada.tongue
    if ada.app != nil {
      ada.press { app in
        for entry in ["More", "By post", "New match", "Ghost", "Start"] as [Message] { app.choose(entry) }
      }
      ada.type(String(tongue.last.typed.prefix(1)))
      return ada.letter()
    }
    for entry in [tongue.text("By post"), tongue.text("New match"), tongue.text.name(kind)] { ada.say(entry) }
    switch kind {
    case .ghost:
      ada.say("1")
      ada.type(String(tongue.last.typed.prefix(1)))
    case .hangman:
      for line in ["1", tongue.phrase, "4", "1"] { ada.say(line) }
    case .textTwist:
      ada.say("1")
      // A rack may ask before its clock runs.
      if ada.letter() == nil, !ada.heard.contains(tongue.text("Word?")) { ada.say("") }
      ada.enter(tongue.word.typed)
      ada.expect(tongue.word)
      ada.say(tongue.text("give up", context: "typed"))
      ada.say(tongue.text("yes"))
    }
    return ada.letter()
  }

  @Test(
    "a letter of Ghost goes on in the other front end, in its letters, and names who wrote it",
    arguments: Row.ghost)
  func ghostLetters(row: Row) throws {
    let tongue = row.tongue
    let sent = letter(of: .ghost, row, front: row.front)
    let letter = try #require(sent)
    let records = SharedRecords()
    var zoe = Seat(row.front.other, tongue, name: "Zoe", records: records)
    zoe.open(letter: letter, from: "Ada")
    zoe.expect("Ada")
    if zoe.app != nil { zoe.expect(tongue.text("Your turn")) }
    // On the screen her name stands beside her letters.
    let isToldOwnName = zoe.app == nil && zoe.heard.contains("Zoe")
    #expect(!isToldOwnName, "Zoe is told her own name: \(zoe.heard)")
    let (first, second) = (Array(tongue.last.typed)[0], Array(tongue.last.typed)[1])
    zoe.expect(Spelled(String(first), Self.capital(first, tongue)))
    zoe.type(String(second))
    let answer = zoe.letter()
    #expect(answer != nil && answer != letter, "\(zoe.heard)")
  }

  @Test("a challenge that was set in lines is guessed in both, in its letters", arguments: Row.hangman)
  func challenges(row: Row) throws {
    let sent = letter(of: .hangman, row, front: .lines)
    let letter = try #require(sent)
    var zoe = Seat(row.front, row.tongue, name: "Zoe", records: SharedRecords())
    zoe.open(letter: letter, from: "Ada")
    zoe.type(row.tongue.hit.typed)
    // A letter by post carries the letters of a phrase, not its accents.
    zoe.expect(Spelled(row.tongue.hit.typed, row.tongue.hit.shown, or: row.tongue.plainHit))
    zoe.type(row.tongue.miss.typed)
    zoe.expect(row.tongue.miss)
  }

  @Test("a rack that was answered in lines is answered in both, in its letters", arguments: Row.textTwist)
  func racks(row: Row) throws {
    let sent = letter(of: .textTwist, row, front: .lines)
    let letter = try #require(sent)
    var zoe = Seat(row.front, row.tongue, name: "Zoe", records: SharedRecords())
    zoe.open(letter: letter, from: "Ada")
    if row.front == .lines, !zoe.heard.contains(row.tongue.text("Word?")) { zoe.say("") }
    // Enter starts the clock.
    if zoe.app != nil { zoe.press { $0.press(.enter) } }
    zoe.enter(row.tongue.word.typed)
    zoe.expect(row.tongue.word)
  }

  // MARK: A table

  @Test(
    "at a table in lines the letters are those of the language, and everybody is named to the others",
    arguments: Tongue.all)
  func ghostTableInLines(tongue: Tongue) {
    let hub = TableHub()
    var seats = ["Ada", "Bob"].enumerated().map { index, name in
      Seat(.lines, tongue, .table, name: name, records: SharedRecords()) {
        $0.services.tables = MemoryTables(hub, program: index)
      }
    }
    func say(_ seat: Int, _ line: String) {
      seats[seat].say(line)
      for _ in 0..<4 { for seat in seats.indices { seats[seat].hearTables() } }
    }
    say(0, tongue.text("Ghost"))
    say(1, "1")
    say(0, "1")
    let heard = seats.map { $0.everything.joined() }
    #expect(heard[0].contains("Bob") && heard[1].contains("Ada"), "\(heard)")
    let (first, second) = (Array(tongue.last.typed)[0], Array(tongue.last.typed)[1])
    let begins = seats[0].heard.contains(tongue.text("Letter?")) ? 0 : 1
    say(begins, String(first))
    say(1 - begins, String(second))
    let letters = [first, second].map { Self.capital($0, tongue) }.joined(separator: ", ")
    for seat in seats { #expect(seat.heard.contains(letters), "\(seat.everything)") }
  }

  @Test(
    "at a table the letters are those of the language, and everybody is named to the others",
    arguments: Tongue.all)
  func ghostTable(tongue: Tongue) {
    var table = TableOfApps.ghost(["Ada", "Bob"], library: tongue.library, language: tongue.code)
    let (first, second) = (Array(tongue.last.typed)[0], Array(tongue.last.typed)[1])
    table["Ada"].type(String(first))
    table.advance(by: .seconds(1))
    table["Bob"].type(String(second))
    table.advance(by: .seconds(1))
    let tiles = [first, second].map { Self.capital($0, tongue) }.joined()
    #expect(table["Ada"].showsTiles(tiles), "\(table["Ada"].frame.text)")
    #expect(table["Bob"].showsTiles(tiles), "\(table["Bob"].frame.text)")
    #expect(table["Ada"].shows("Bob") && table["Bob"].shows("Ada"))
  }

  @Test("a duel at a table is guessed in the letters of its language", arguments: Tongue.all)
  func duelTable(tongue: Tongue) {
    var table = TableOfApps.duel(
      ["Ada", "Bob"], hiding: tongue.phrase, library: tongue.library, language: tongue.code)
    table.advance(by: .seconds(1))
    table["Bob"].type(tongue.hit.typed)
    table["Bob"].type(tongue.miss.typed)
    table.advance(by: .seconds(1))
    for name in ["Ada", "Bob"] {
      let frame = table[name].frame.text
      let isWhole = tongue.hit.isIn(frame) && tongue.miss.isIn(frame)
      #expect(isWhole, "\(name): \(frame)")
    }
  }
}
