import Engines
import Kit
import Menus
import Play
import Records
import ScreenTesting
import Storage
import TestSupport
import Testing
import TextUI

/// Matches by post between two programs that share nothing, on the screen.
@Suite struct PostTests {
  typealias Device = KeyboardOrMouseTests.Device

  private static let words = ["cats 1", "cello 2", "camel 2", "best 1", "stone 1", "mossy 1", "dogma 3"]

  private static func side(_ size: ScreenSize = .home, words: [String] = words) -> App {
    App.started(size, library: .sample(words: words), seed: nil, records: RecordStore.inMemory())
  }

  /// The letter that was copied last.
  private static func letter(of app: inout App) throws -> String {
    let copied = copied(by: &app)
    return try #require(copied, "\(app.frame.text)")
  }

  private static func copied(by app: inout App) -> String? {
    app.takeEffects().compactMap { effect -> String? in
      if case .copy(let text) = effect { text } else { nil }
    }.last
  }

  /// Pastes a letter; the first one of a match asks for a name, which is left out.
  private static func take(_ letter: String, _ app: inout App, by device: Device = .keys) {
    app.send(.paste(letter))
    guard app.shows("What do you call the other one?") else { return }
    if device == .keys { app.press(.enter) } else { app.click("done") }
  }

  /// Closes what is open, down to the title.
  private static func goHome(_ app: inout App, by device: Device) {
    for _ in 0..<6 where !app.shows("More") {
      app.listen()
      if device == .mouse, let label = [" Done ", " Menu "].first(where: { app.canClick($0) }) {
        app.click(label)
      } else {
        app.goBack(by: device)
      }
    }
  }

  /// Begins a match of Ghost and adds its first letter.
  private static func begin(_ app: inout App, with letter: String) throws -> String {
    app.type("mbn")
    app.press(.enter, .enter)
    app.type(letter)
    return try self.letter(of: &app)
  }

  @Test(
    "the letter is shown whole and copied, and a paste on the title opens it", arguments: ScreenSize.allCases)
  func paste(size: ScreenSize) throws {
    var (ada, bob) = (Self.side(size), Self.side(size))
    let letter = try Self.begin(&ada, with: "c")
    #expect(ada.shows(String(letter.prefix(24))))
    Self.take("> \(letter)\nGo on!", &bob)
    #expect(bob.spells("C"))
    bob.type("a")
    let answer = try Self.letter(of: &bob)
    ada.press(.escape)
    ada.send(.paste(answer))
    #expect(ada.spells("C A"), "\(ada.frame.text)")
  }

  @Test(
    "an answer is pasted on the box of the letter, and while the other one moves Esc leads to the title at once"
  )
  func waiting() throws {
    var (ada, bob) = (Self.side(), Self.side())
    Self.take(try Self.begin(&ada, with: "c"), &bob)
    bob.type("a")
    #expect(ada.shows("A letter for"))
    ada.send(.paste(try Self.letter(of: &bob)))
    #expect(ada.spells("C A") && !ada.shows("A letter for"), "\(ada)")
    ada.type("t")
    ada.press(.enter)
    ada.listen()
    ada.press(.escape)
    #expect(ada.shows("More") && !ada.shows("A game is running"), "\(ada)")
  }

  @Test("the title and its second page say that it is one's turn by post, until one has moved")
  func turn() throws {
    var (ada, bob) = (Self.side(), Self.side())
    Self.take(try Self.begin(&ada, with: "c"), &bob)
    Self.goHome(&ada, by: .keys)
    Self.goHome(&bob, by: .keys)
    #expect(bob.shows("by post: your turn") && !ada.shows("by post: your turn"), "\(bob)")
    bob.listen()
    bob.type("m")
    #expect(bob.shows("your turn") && !bob.shows("somebody sent"), "\(bob)")
    bob.press(.enter)
    bob.press(.enter)
    bob.type("a")
    #expect(bob.shows("A letter for"), "\(bob)")
    Self.goHome(&bob, by: .keys)
    #expect(bob.shows("by post, how to play"), "\(bob)")
  }

  @Test(
    "a match of Ghost goes to its end by keys alone and by clicks alone, but for the paste; it is counted and replayed",
    arguments: Device.allCases)
  func ghost(device: Device) throws {
    var sides = [Self.side(), Self.side()]
    for label in ["More", "By post", "New match", "Ghost", "Start"] { sides[0].choose(label, by: device) }
    sides[0].pressLetter("C", by: device)
    var letter = try Self.letter(of: &sides[0])
    var turn = 1
    for _ in 0..<40 {
      var app = sides[turn]
      Self.goHome(&app, by: device)
      Self.take(letter, &app, by: device)
      var next: String?
      for key in "XCATSBELOMDGKNY" where next == nil && !app.shows("Coach") {
        if app.canClick("Next round") { app.answer("Next round", by: device) }
        app.pressLetter(String(key), by: device)
        if app.canClick(" The letter ") { app.answer("The letter", by: device) }
        next = Self.copied(by: &app)
      }
      sides[turn] = app
      guard let next else { break }
      letter = next
      turn = 1 - turn
    }
    for index in sides.indices {
      var app = sides[index]
      Self.goHome(&app, by: device)
      Self.take(letter, &app, by: device)
      app.listen()
      #expect(app.shows("wins") || app.shows("You win") || app.shows("win,"), "\(app.frame.text)")
      if device == .keys { app.type("y") } else { app.click("y replay") }
      #expect(app.shows("move"), "\(app.frame.text)")
      sides[index] = app
    }
    let tallies = sides.map { app in
      var context = app.context
      return context.services.records.tally(of: "Ada", in: .ghostPost)
    }
    #expect(tallies.map(\.played) == [1, 1])
    #expect(tallies.reduce(0) { $0 + $1.won } == 1)
  }

  /// Sets the challenge MOSS.
  /// - Returns: its letter.
  private static func challenge(_ app: inout App, isOpen: Bool, by device: Device) throws -> String {
    for label in ["More", "By post", "New match", "Hangman"] { app.choose(label, by: device) }
    if device == .keys {
      app.press(.down, .character(" "))
      app.type("moss")
      app.press(.enter, .down)
      if isOpen { app.press(.right) }
    } else {
      app.clickValue(of: "Phrase")
      for key in "MOSS" { app.click(" \(key) ") }
      app.click("done")
      if isOpen { app.clickValue(of: "Letter") }
    }
    #expect(app.shows(isOpen ? "open" : "sealed"))
    app.choose("Start", by: device)
    let letter = try letter(of: &app)
    app.answer("Done", by: device)
    return letter
  }

  @Test(
    "a sealed challenge is guessed and answered on the screen by keys alone and by clicks alone, but for the paste",
    arguments: Device.allCases)
  func sealed(device: Device) throws {
    var (ada, bob) = (Self.side(), Self.side())
    var letter = try Self.challenge(&ada, isOpen: false, by: device)
    for key in ["X", "S", "M", "O"] {
      Self.goHome(&ada, by: device)
      Self.take(letter, &bob, by: device)
      bob.pressLetter(key, by: device)
      letter = try Self.letter(of: &bob)
      Self.goHome(&bob, by: device)
      Self.take(letter, &ada, by: device)
      let answer = ["X": "No X in this one.", "S": "Two S's."][key]
      #expect(answer.map(ada.shows) ?? true, "\(ada.frame.text)")
      ada.listen()
      if ada.canClick(" The letter ") { ada.answer("The letter", by: device) }
      letter = try Self.letter(of: &ada)
    }
    Self.take(letter, &bob, by: device)
    #expect(bob.shows("MOSS") || bob.spells("M O S S"), "\(bob.frame.text)")
    let modes = [ada, bob].map { app in
      var context = app.context
      return context.services.records.tallies(of: "Ada").map(\.mode)
    }
    #expect(modes == [[.sealedPost], [.sealedPost]])
  }

  @Test("on a large screen the figures beside a challenge are those of its player") func panel() throws {
    var (ada, bob) = (Self.side(), Self.side(.large))
    Self.take(try Self.challenge(&ada, isOpen: true, by: .keys), &bob)
    #expect(bob.shows("streak") && !bob.shows("and from"), "\(bob.frame.text)")
  }

  @Test(
    "a challenge is set and guessed by keys alone and by clicks alone, but for the paste",
    arguments: Device.allCases)
  func challenge(device: Device) throws {
    var (ada, bob) = (Self.side(), Self.side())
    let letter = try Self.challenge(&ada, isOpen: true, by: device)
    Self.take(letter, &bob, by: device)
    for key in ["M", "O", "S"] { bob.pressLetter(key, by: device) }
    #expect(bob.shows("MOSS") || bob.spells("M O S S"))
    bob.listen()
    bob.answer("The letter", by: device)
    let answer = try Self.letter(of: &bob)
    Self.take(answer, &ada, by: device)
    #expect(ada.shows("Player 2 wins"), "\(ada.frame.text)")
    ada.answer("Replay", by: device)
    #expect(ada.shows("replay") || ada.shows("step") || ada.shows("guess"), "\(ada.frame.text)")
  }

  @Test(
    "a rack is answered by both, by keys alone and by clicks alone but for the paste, and the points decide",
    arguments: Device.allCases)
  func rack(device: Device) throws {
    let words = TextTwistRackWords.all
    var (ada, bob) = (Self.side(words: words), Self.side(words: words))
    func giveUp(_ app: inout App) throws -> String {
      app.goBack(by: device)
      app.answer("Give up", by: device)
      app.listen()
      app.answer("The letter", by: device)
      return try Self.letter(of: &app)
    }
    for label in ["More", "By post", "New match", "Text Twist", "Start"] { ada.choose(label, by: device) }
    #expect(ada.shows("A rack with Player 2") && ada.shows("Enter starts the clock."), "\(ada)")
    #expect(!ada.shows("C O D"), "its letters are covered")
    let clock = ada.frame.row(0)
    ada.advance(by: .seconds(9))
    #expect(ada.frame.row(0) == clock, "and its clock stands")
    ada.answer("Start", by: device)
    ada.advance(by: .seconds(9))
    #expect(ada.frame.row(0) != clock)
    let letter = try giveUp(&ada)
    Self.take(letter, &bob, by: device)
    bob.answer("Start", by: device)
    if device == .keys {
      bob.type("code")
      bob.press(.enter)
    } else {
      for key in ["C", "O", "D", "E"] { bob.click(key) }
      bob.click(" Enter ")
    }
    let answer = try giveUp(&bob)
    Self.goHome(&ada, by: device)
    Self.take(answer, &ada, by: device)
    #expect(ada.shows("Player 2 wins"), "\(ada.frame.text)")
  }

  @Test("a new match asks once what the other one is called") func names() throws {
    var (ada, bob) = (Self.side(), Self.side())
    let letter = try Self.begin(&ada, with: "c")
    bob.send(.paste(letter))
    #expect(bob.shows("What do you call the other one?"), "\(bob.frame.text)")
    bob.type("Eve")
    bob.press(.enter)
    #expect(bob.spells("C") && bob.shows("Eve"), "\(bob.frame.text)")
    bob.type("a")
    let answer = try Self.letter(of: &bob)
    #expect(bob.shows("A letter for Eve"))
    ada.press(.enter)
    Self.take(answer, &ada)
    ada.type("t")
    Self.goHome(&bob, by: .keys)
    bob.send(.paste(try Self.letter(of: &ada)))
    #expect(bob.spells("C A T"), "\(bob.frame.text)")
  }

  @Test("a move that was taken back is named, and nothing is lost") func takenBack() throws {
    var (ada, bob, eve) = (Self.side(), Self.side(), Self.side())
    let letter = try Self.begin(&ada, with: "c")
    for index in 0..<2 {
      var app = index == 0 ? bob : eve
      Self.take(letter, &app)
      app.type(index == 0 ? "a" : "e")
      if index == 0 { bob = app } else { eve = app }
    }
    let (answer, other) = (try Self.letter(of: &bob), try Self.letter(of: &eve))
    ada.press(.enter)
    ada.send(.paste(answer))
    #expect(ada.spells("C A"))
    ada.press(.escape, .escape)
    ada.send(.paste(other))
    #expect(ada.says("Move 2 was A; this letter says E. It is not the game you had."), "\(ada.frame.text)")
    ada.listen()
    ada.click(" Your letter ")
    #expect(ada.shows(String(answer.prefix(24))), "\(ada.frame.text)")
    ada.click(" This letter ")
    #expect(ada.shows(String(other.prefix(24))), "\(ada.frame.text)")
    ada.click(" Back ")
    ada.send(.paste(letter))
    #expect(ada.says("You have answered this letter."), "\(ada.frame.text)")
  }

  @Test("a letter of other words is kept until they are here; one of earlier words is refused") func words()
    throws
  {
    let records = RecordStore.inMemory()
    var ada = Self.side()
    var bob = App.started(
      .home, library: .sample(words: ["cats 1", "dogma 1"]), seed: nil, records: records)
    let letter = try Self.begin(&ada, with: "c")
    bob.send(.paste(letter))
    #expect(bob.says("It is kept, and goes on after an update."), "\(bob.frame.text)")
    bob.press(.enter)
    bob.type("mb")
    #expect(bob.shows("Waits for an update"))
    bob = App.started(.home, library: .sample(words: Self.words), seed: nil, records: records)
    bob.type("mb")
    bob.press(.enter)
    #expect(bob.spells("C"), "\(bob.frame.text)")
  }

  @Test("the list says whose turn it is, and what was put away is gone until its letter comes") func list()
    throws
  {
    var (ada, bob) = (Self.side(), Self.side())
    let letter = try Self.begin(&ada, with: "c")
    Self.take(letter, &bob)
    bob.press(.escape, .escape)
    bob.listen()
    bob.type("mb")
    #expect(bob.shows("Your turn"))
    bob.type("-")
    #expect(!bob.shows("Your turn"))
    bob.send(.paste(letter))
    #expect(bob.spells("C"))
    bob.press(.escape, .escape)
    bob.listen()
    bob.type("mb")
    #expect(bob.shows("Your turn"), "\(bob.frame.text)")
  }

  @Test("the list says on which day the last letter came") func lastLetter() throws {
    let records = RecordStore.inMemory()
    func side(on day: Int) -> App {
      App.started(
        library: .sample(words: Self.words), seed: nil, records: records,
        today: Day(year: 2026, month: 11, day: day))
    }
    var (ada, bob) = (side(on: 21), Self.side())
    Self.take(try Self.begin(&ada, with: "c"), &bob)
    bob.type("a")
    let answer = try Self.letter(of: &bob)
    Self.goHome(&ada, by: .keys)
    var later = side(on: 23)
    later.type("mb")
    #expect(later.shows("2 days ago"), "\(later.frame.text)")
    later.send(.paste(answer))
    Self.goHome(&later, by: .keys)
    later.type("mb")
    #expect(later.shows("today"), "\(later.frame.text)")
  }

  @Test("the list never shows the phrase to the one who guesses it") func hiddenPhrase() throws {
    var (ada, bob) = (Self.side(), Self.side())
    ada.context.post.phrase = "mossy"
    ada.type("mbn")
    ada.choose("Hangman", by: .keys)
    ada.context.post.mode = .challengePost
    ada.choose("Start", by: .keys)
    let letter = try Self.letter(of: &ada)
    Self.take(letter, &bob)
    bob.type("o")
    for _ in 0..<2 {
      Self.goHome(&bob, by: .keys)
      bob.listen()
      bob.type("mb")
      #expect(bob.shows("_ O _ _ _") || bob.shows("_O___"), "\(bob.frame.text)")
      #expect(!bob.frame.text.uppercased().contains("MOSSY"), "\(bob.frame.text)")
      #expect(!bob.spells("M O S S Y"), "\(bob.frame.text)")
    }
    Self.goHome(&ada, by: .keys)
    ada.type("mb")
    #expect(ada.spells("M O S S Y"), "\(ada.frame.text)")
  }

  @Test("a move of mine that was not made here is shown and asked about, and taken only when I say so")
  func notMadeHere() throws {
    var (ada, bob, other) = (Self.side(), Self.side(), Self.side())
    let letter = try Self.begin(&ada, with: "c")
    Self.take(letter, &bob)
    bob.type("a")
    let answer = try Self.letter(of: &bob)
    ada.press(.enter)
    Self.take(answer, &ada)
    ada.type("m")
    let third = try Self.letter(of: &ada)
    other.send(.paste(third))
    #expect(other.says("A is not a move you made here. Take it? It may be your other computer's."))
    #expect(other.shows("CAM"), "\(other.frame.text)")
    other.listen()
    other.press(.escape)
    other.type("mb")
    #expect(!other.shows("Your turn"), "\(other.frame.text)")
    other.send(.paste(third))
    other.listen()
    other.click(" Take it ")
    #expect(other.shows("What do you call the other one?"), "\(other.frame.text)")
    other.press(.enter)
    #expect(other.spells("C A M"), "\(other.frame.text)")
  }

  @Test("of three players the third opens the letter as the third") func three() throws {
    var sides = [Self.side(), Self.side(), Self.side()]
    sides[0].context.post.seats = 3
    var letter = try Self.begin(&sides[0], with: "c")
    for (index, key) in [(1, "a"), (2, "m")] {
      sides[index].send(.paste(letter))
      #expect(sides[index].shows("What do you call the others?"))
      sides[index].press(.enter)
      sides[index].type(key)
      letter = try Self.letter(of: &sides[index])
    }
    var third = sides[2].context
    let kept = third.postBox.matches().first?.posted
    #expect(kept?.me == 2 && kept?.match.turn == 0)
    #expect(sides[2].shows("Player 1"), "\(sides[2].frame.text)")
  }

  @Test("a match whose names are asked for is claimed by nobody") func unclaimed() throws {
    let folder = try TemporaryFolder()
    var ada = Self.side()
    let letter = try Self.begin(&ada, with: "c")
    var bob = App.started(
      .home, library: .sample(words: Self.words), seed: nil, records: RecordStore(folder: folder.path))
    bob.send(.paste(letter))
    #expect(bob.shows("What do you call the other one?"))
    bob.press(.escape)
    let other = RecordStore(folder: folder.path)
    let match = try #require(other.posts(of: "Ada").first)
    #expect(other.claimPost(match.session.id))
    other.close()
  }

  @Test("a letter that is refused leaves no claim; a new match is claimed where it was begun") func claims()
    throws
  {
    let folder = try TemporaryFolder()
    let words = Self.words
    func program() -> (App, RecordStore) {
      let store = RecordStore(folder: folder.path)
      return (App.started(.home, library: .sample(words: words), seed: nil, records: store), store)
    }
    var (ada, here) = program()
    let (_, there) = program()
    let letter = try Self.begin(&ada, with: "c")
    let match = try #require(here.posts(of: "Ada").first?.session.id)
    #expect(!there.claimPost(match), "claimed by the program in which it was begun")
    Self.goHome(&ada, by: .keys)
    var (bob, eve) = (Self.side(), Self.side())
    Self.take(letter, &bob)
    Self.take(letter, &eve)
    bob.type("a")
    eve.type("e")
    let answers = [try Self.letter(of: &bob), try Self.letter(of: &eve)]
    ada.send(.paste(answers[0]))
    Self.goHome(&ada, by: .keys)
    for (refused, why) in [(answers[1], "It is not the game you had."), (letter, "You have answered")] {
      ada.send(.paste(refused))
      #expect(ada.says(why), "\(ada.frame.text)")
      #expect(there.claimPost(match), "\(why)")
      there.release(match)
      ada.press(.escape)
    }
    here.close()
    there.close()
  }

  @Test("letters and codes are told apart") func codes() throws {
    var app = Self.side()
    app.send(.paste("9DBY0-938NK-R4YZE-Y4FXY"))
    #expect(app.says("A character of this code is wrong."), "\(app.frame.text)")
    app.press(.enter)
    app.send(.paste("WY9DB-Y0938-NKR4Y-ZEY4F-XY"))
    #expect(app.says("A character of this letter is wrong"), "\(app.frame.text)")
  }
}

/// Words with one rack.
private enum TextTwistRackWords {
  static let all =
    "conned coned coden donne nonce code coed cone conn deco done neon node none once cod con den doc doe don end eon nod ode one"
    .split(separator: " ").map { "\($0) 1" }.sorted()
}
