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
    bob.send(.paste("> \(letter)\nGo on!"))
    #expect(bob.spells("C"))
    bob.type("a")
    let answer = try Self.letter(of: &bob)
    ada.press(.escape)
    ada.send(.paste(answer))
    #expect(ada.spells("C A"), "\(ada.frame.text)")
  }

  @Test("a match of Ghost goes to its end by keys alone, and is counted and replayed") func keys() throws {
    var sides = [Self.side(), Self.side()]
    var letter = try Self.begin(&sides[0], with: "c")
    var turn = 1
    for _ in 0..<40 {
      var app = sides[turn]
      app.listen()
      for _ in 0..<3 where !app.shows("More") { app.press(.escape) }
      app.send(.paste(letter))
      app.listen()
      if app.shows("Coach") && !app.shows("Next round") {
        sides[turn] = app
        break
      }
      var next: String?
      for key in "xcatsbelomdgkny" {
        if app.shows("Next round") {
          app.listen()
          app.press(.enter)
        }
        app.type(String(key))
        if app.shows("The letter") {
          app.listen()
          app.press(.enter)
        }
        if let copied = Self.copied(by: &app) {
          next = copied
          break
        }
      }
      sides[turn] = app
      guard let next else { break }
      letter = next
      turn = 1 - turn
    }
    for index in sides.indices {
      var app = sides[index]
      for _ in 0..<4 where !app.shows("More") { app.press(.escape) }
      app.send(.paste(letter))
      app.listen()
      #expect(app.shows("wins") || app.shows("You win") || app.shows("win,"), "\(app.frame.text)")
      app.type("y")
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

  @Test("a challenge is set and guessed by clicks alone, but for the paste") func clicks() throws {
    var (ada, bob) = (Self.side(), Self.side())
    for label in ["More", "By post", "New match", "Hangman"] { ada.click(label) }
    ada.clickValue(of: "Phrase")
    for key in "moss" { ada.click(" \(key.uppercased()) ") }
    ada.click("done")
    ada.click(" Begin ")
    let letter = try Self.letter(of: &ada)
    ada.click(" Done ")
    bob.send(.paste(letter))
    for key in "MOS" { bob.click(" \(key) ") }
    #expect(bob.shows("MOSS") || bob.spells("M O S S"))
    bob.listen()
    bob.click(" The letter ")
    let answer = try Self.letter(of: &bob)
    ada.send(.paste(answer))
    #expect(ada.shows("Player 2 wins"), "\(ada.frame.text)")
    ada.click(" Replay ")
    #expect(ada.shows("replay") || ada.shows("step") || ada.shows("guess"), "\(ada.frame.text)")
  }

  @Test("a rack is answered by both, and the points decide") func rack() throws {
    let words = TextTwistRackWords.all
    var (ada, bob) = (Self.side(words: words), Self.side(words: words))
    ada.type("mbn")
    ada.press(.up)
    ada.press(.enter, .enter)
    ada.press(.escape)
    ada.click(" Give up ")
    ada.listen()
    ada.click(" The letter ")
    let letter = try Self.letter(of: &ada)
    bob.send(.paste(letter))
    bob.type("code")
    bob.press(.enter)
    bob.press(.escape)
    bob.click(" Give up ")
    bob.listen()
    bob.click(" The letter ")
    let answer = try Self.letter(of: &bob)
    for _ in 0..<4 where !ada.shows("More") { ada.press(.escape) }
    ada.send(.paste(answer))
    #expect(ada.shows("Player 2 wins"), "\(ada.frame.text)")
  }

  @Test("a move that was taken back is named, and nothing is lost") func takenBack() throws {
    var (ada, bob, eve) = (Self.side(), Self.side(), Self.side())
    let letter = try Self.begin(&ada, with: "c")
    for index in 0..<2 {
      var app = index == 0 ? bob : eve
      app.send(.paste(letter))
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
    ada.press(.enter)
    ada.send(.paste(letter))
    #expect(ada.says("You have answered this letter."), "\(ada.frame.text)")
  }

  @Test("a letter of other words is kept until they are here; one of earlier words is refused") func words()
    throws
  {
    var (ada, bob) = (Self.side(), Self.side(words: ["cats 1", "dogma 1"]))
    let letter = try Self.begin(&ada, with: "c")
    bob.send(.paste(letter))
    #expect(bob.says("It is kept, and goes on after an update."), "\(bob.frame.text)")
    bob.press(.enter)
    bob.type("mb")
    #expect(bob.shows("Waits for an update"))
  }

  @Test("the list says whose turn it is, and what was put away is gone until its letter comes") func list()
    throws
  {
    var (ada, bob) = (Self.side(), Self.side())
    let letter = try Self.begin(&ada, with: "c")
    bob.send(.paste(letter))
    bob.press(.escape, .escape)
    bob.type("mb")
    #expect(bob.shows("Your turn"))
    bob.type("-")
    #expect(!bob.shows("Your turn"))
    bob.send(.paste(letter))
    #expect(bob.spells("C"))
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
