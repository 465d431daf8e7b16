import Engines
import Records
import ScreenTesting
import Tables
import TestSupport
import Testing
import TextUI

@testable import HangmanUI
@testable import Kit

/// A duel at a table, from opening it on, on the screens of its two players.
struct DuelTableTests {
  @Test("one lays a table for a duel, the other sits down, and the first hides a phrase")
  func oneLaysATableForADuelTheOtherSitsDownAndTheFirst() {
    var table = TableOfApps(["Ada", "Bob"])
    table.open("Ada", .duel)
    #expect(table["Ada"].shows("Table · Hangman"))
    table["Bob"].type("a")
    #expect(table["Bob"].shows("Hangman · 1 of 2 seats"))
    table["Bob"].press(.home, .enter)
    #expect(table["Bob"].shows("Ada says when it begins."))
    table["Ada"].press(.enter)
    #expect(table["Ada"].shows("Hide a word or a phrase from Bob."))
    #expect(table["Bob"].shows("Hangman · table with Ada"))
    #expect(table["Bob"].shows("Ada is choosing what to hide."))
    #expect(table["Bob"].shows("Ada 0 : 0 Bob"))
  }

  @Test("the list of tables shows the games") func theListOfTablesShowsTheGames() {
    var table = TableOfApps(["Ada"])
    table["Ada"].type("a")
    #expect(table["Ada"].shows("Hangman      one hides, one guesses"))
    table["Ada"].click("one hides")
    #expect(table["Ada"].shows("Table · Hangman"))
  }

  @Test("the phrase is masked while it is typed, and nothing of it is on the other's screen")
  func thePhraseIsMaskedWhileItIsTypedAndNothingOfItIs() {
    var table = TableOfApps.duel(["Ada", "Bob"])
    table["Ada"].type("moss")
    #expect(table["Ada"].shows("••••"))
    #expect(!table["Bob"].shows("••••"))
    table["Ada"].press(.enter)
    #expect(table["Bob"].shows("Ada has hidden it. Guess a letter."))
    #expect(table["Bob"].spells("_ _ _ _"))
    #expect(table["Ada"].shows("Bob guesses."))
  }

  @Test("a text that is too short is refused, and Esc and Enter close and open the field")
  func aTextThatIsTooShortIsRefusedAndEscAndEnterClose() {
    var table = TableOfApps.duel(["Ada", "Bob"])
    table["Ada"].type("m")
    table["Ada"].press(.enter)
    #expect(table["Ada"].shows("It needs at least two letters."))
    table["Ada"].press(.escape)
    #expect(table["Ada"].shows("Enter: hide a word or a phrase."))
    table["Ada"].press(.enter)
    #expect(table["Ada"].shows("Hide a word or a phrase from Bob."))
  }

  @Test("a guess is answered at once, on both screens, without the setter's doing anything")
  func aGuessIsAnsweredAtOnceOnBothScreensWithoutThe() {
    var table = TableOfApps.duel(["Ada", "Bob"], hiding: "Moss")
    table["Bob"].type("s")
    for (name, board) in [("Ada", "m o S S"), ("Bob", "_ _ S S")] {
      #expect(table[name].spells(board), "\(name)")
      #expect(table[name].shows("Two S's."), "\(name)")
    }
    table["Bob"].type("x")
    for name in ["Ada", "Bob"] {
      #expect(table[name].shows("1 of 7"), "\(name)")
      #expect(table[name].shows("No X in this one."), "\(name)")
    }
    table["Bob"].type("x")
    #expect(table["Bob"].shows("X has been tried already."))
    table["Bob"].type("5")
    #expect(table["Bob"].shows("5 is not a letter."))
    #expect(table["Ada"].shows("No X in this one."))
  }

  @Test("the setter has no keyboard: help, a wink and Esc only")
  func theSetterHasNoKeyboardHelpAWinkAndEscOnly() {
    var table = TableOfApps.duel(["Ada", "Bob"], hiding: "Moss")
    #expect(!table["Ada"].spells("Q   W   E"))
    #expect(table["Bob"].spells("Q   W   E"))
    let bottom = table["Ada"].frame.text.split(separator: "\n").last { !$0.allSatisfy { $0 == " " } }
    #expect(bottom?.split(separator: " ").joined(separator: " ") == "* wink ? help Esc menu")
    for key in [Key.character("m"), .enter, .tab, .character("!"), .character("="), .backspace] {
      table["Bob"].type("e")
      #expect(!table["Ada"].shows("It is Bob's turn."))
      table["Ada"].press(key)
      #expect(table["Ada"].shows("It is Bob's turn."), "\(key)")
      table = TableOfApps.duel(["Ada", "Bob"], hiding: "Moss")
    }
    table["Ada"].press(.up)
    #expect(table["Ada"].shows("Bob guesses."))
    #expect(table["Bob"].spells("_ _ _ _"))
  }

  @Test("before the phrase is chosen the guesser has no keyboard either")
  func beforeThePhraseIsChosenTheGuesserHasNoKeyboard() {
    var table = TableOfApps.duel(["Ada", "Bob"])
    #expect(!table["Bob"].spells("Q   W   E"))
    table["Bob"].press(.right)
    #expect(table["Bob"].shows("Ada is choosing what to hide."))
    table["Bob"].type("e")
    table["Bob"].press(.enter, .tab)
    #expect(table["Bob"].shows("It is Ada's turn."))
    table["Ada"].type("moss")
    table["Ada"].press(.enter)
    #expect(table["Bob"].shows("Ada has hidden it. Guess a letter."))
    #expect(table["Bob"].spells("_ _ _ _"))
  }

  @Test("a guesser whose program was slow is told that the phrase has been hidden, too")
  func aGuesserWhoseProgramWasSlowIsToldThatThePhrase() {
    var table = TableOfApps(["Ada", "Bob"])
    table.open("Ada", .duel)
    table.join("Bob")
    table.stop("Bob")
    table["Ada"].press(.enter)
    table["Ada"].type("Moss")
    table["Ada"].press(.enter)
    table.proceed("Bob")
    #expect(table["Bob"].shows("Ada has hidden it. Guess a letter."))
    table["Bob"].type("m")
    #expect(!table["Bob"].shows("Ada has hidden it."))
  }

  @Test("a long name leaves the refusal whole on the smallest terminal", arguments: ["en", "nl"])
  func longName(code: String) {
    let name = String(repeating: "안", count: 20)
    var table = TableOfApps.duel(["Ada", name], hiding: "Moss", .compact, language: code)
    table["Ada"].type("m")
    #expect(table["Ada"].frame.row(14).contains(code == "en" ? "…'s turn." : "… is aan de beurt."))
  }

  @Test("who has set the phrase sees its hidden letters small, and who guesses does not")
  func theSetterSeesTheOwnSecret() {
    var table = TableOfApps.duel(["Ada", "Bob"], hiding: "Moss")
    #expect(table["Ada"].spells("m o s s") && table["Bob"].spells("_ _ _ _"))
    table["Bob"].type("s")
    #expect(table["Ada"].spells("m o S S") && table["Bob"].spells("_ _ S S"))
  }

  @Test("a phrase that was found shines for who found it, and is quiet for who hid it")
  func aPhraseThatWasFoundShinesForWhoFoundItAndIsQuiet() {
    var table = TableOfApps.duel(["Ada", "Bob"], hiding: "Moss")
    table["Bob"].type("mo")
    table["Bob"].type("s")
    for _ in 0..<2 {
      for (name, role) in [("Ada", Role.tile), ("Bob", .goldTile)] {
        let phrase = table[name].frame.find("M   O   S   S")
        #expect(phrase.map { table[name].frame[$0.origin].role } == role, "\(name)")
      }
      if case .win? = table["Ada"].open(HangmanScreen.self)?.movement?.kind { Issue.record("it moves") }
      table.advance(by: .seconds(2))
    }
  }

  @Test("the blanks are filled in, and a wrong phrase costs a miss")
  func theBlanksAreFilledInAndAWrongPhraseCostsAMiss() {
    var table = TableOfApps.duel(["Ada", "Bob"], hiding: "Moss")
    table["Bob"].press(.tab)
    table["Bob"].type("fern")
    table["Bob"].press(.enter)
    for name in ["Ada", "Bob"] {
      #expect(table[name].shows("That is not it."), "\(name)")
      #expect(table[name].shows("1 of 7"), "\(name)")
    }
    table["Bob"].press(.tab)
    table["Bob"].type("moss")
    table["Bob"].press(.enter)
    #expect(table["Bob"].shows("✓ Saved"))
    #expect(table["Ada"].shows("Bob found it"))
    for name in ["Ada", "Bob"] {
      #expect(table[name].spells("M O S S"), "\(name)")
      let wins = name == "Bob" ? "You win the round" : "Bob wins the round"
      #expect(table[name].shows("\(wins)   ·   one wrong guess"), "\(name)")
    }
  }

  @Test("a hint shows a letter for a miss, and never loses the game")
  func aHintShowsALetterForAMissAndNeverLosesTheGame() {
    var table = TableOfApps.duel(["Ada", "Bob"], hiding: "Moss")
    table["Bob"].type("!")
    #expect(table["Bob"].shows("A hint costs a miss"))
    table["Bob"].press(.enter)
    #expect(table["Ada"].shows("1 of 7"))
    #expect(table["Bob"].shows(", for one miss."))
    table["Bob"].type("bcdfg")
    table["Bob"].type("!")
    #expect(table["Bob"].shows("A hint now would lose the game."))
  }

  @Test("with careful entry a letter is asked only at Enter") func withCarefulEntryALetterIsAskedOnlyAtEnter()
  {
    var table = TableOfApps.duel(["Ada", "Bob"], hiding: "Moss")
    for name in ["Ada", "Bob"] {
      table[name].press(.escape)
      table[name].click("Menu")
      table[name].openSettings()
      while !table[name].shows("▸ Careful entry") { table[name].press(.down) }
      table[name].press(.right, .escape, .home, .enter)
    }
    table.advance(by: .seconds(1))
    table["Bob"].type("s")
    #expect(table["Ada"].spells("m o s s"))
    table["Bob"].press(.enter)
    #expect(table["Ada"].spells("m o S S"))
    #expect(!table["Ada"].hasChosen("Guess"))
  }

  @Test("the roles swap, and the score is on both screens") func theRolesSwapAndTheScoreIsOnBothScreens() {
    var table = TableOfApps.duel(["Ada", "Bob"], hiding: "Moss")
    table["Bob"].type("mos")
    for name in ["Ada", "Bob"] { #expect(table[name].shows("Ada 0 : 1 Bob"), "\(name)") }
    table.advance(by: .seconds(2))
    table["Ada"].press(.enter)
    #expect(table["Bob"].shows("Hide a word or a phrase from Ada."))
    #expect(table["Ada"].shows("Bob is choosing what to hide."))
    table["Bob"].type("fern")
    table["Bob"].press(.enter)
    table["Ada"].type("bcdghij")
    #expect(table["Ada"].shows("Too late"))
    #expect(table["Bob"].shows("✓ Never found"))
    for name in ["Ada", "Bob"] {
      #expect(table[name].shows("Ada 0 : 2 Bob"), "\(name)")
      #expect(table[name].spells("f e r n"), "\(name)")
    }
  }

  @Test("the end of a round closes the blanks that the guesser is filling in")
  func theEndOfARoundClosesTheBlanksThatTheGuesserIs() {
    var table = TableOfApps.duel(["Ada", "Bob"], hiding: "Moss")
    table["Bob"].type("bcdfgh")
    // Tab comes before the answer to the last wrong letter.
    table.apps["Bob"]!.type("j")
    table.apps["Bob"]!.press(.tab)
    #expect(table["Bob"].open(HangmanScreen.self)?.solving != nil)
    table.settle()
    #expect(table["Bob"].shows("Too late"))
    table.advance(by: .seconds(2))
    table["Bob"].press(.enter)
    table["Bob"].type("fern")
    table["Bob"].press(.enter)
    table["Ada"].type("fern")
    table.advance(by: .seconds(2))
    table["Ada"].press(.enter)
    table["Ada"].type("dew")
    table["Ada"].press(.enter)
    table["Bob"].type("d")
    for (name, board) in [("Ada", "D e w"), ("Bob", "D _ _")] {
      #expect(table[name].spells(board), "\(name)")
    }
  }

  @Test("a new round closes whatever lies over the old one") func aNewRoundClosesWhateverLiesOverTheOldOne() {
    var table = TableOfApps.duel(["Ada", "Bob"], hiding: "Moss")
    table["Bob"].type("mos")
    table.advance(by: .seconds(2))
    table["Ada"].type("y")
    #expect(table["Ada"].shows("One word of 4 letters."))
    table["Bob"].press(.enter)
    table["Bob"].type("fern")
    table["Bob"].press(.enter)
    #expect(table["Ada"].shows("Bob has hidden it. Guess a letter."))
    table["Ada"].listen()
    table["Ada"].type("f")
    #expect(table["Bob"].spells("F e r n"))
  }

  @Test("an answer arrives under help, and the end of a round over a question")
  func anAnswerArrivesUnderHelpAndTheEndOfARoundOverA() {
    var table = TableOfApps.duel(["Ada", "Bob"], hiding: "Moss")
    table["Ada"].press(.function(1))
    table["Bob"].type("m")
    table["Ada"].press(.escape)
    #expect(table["Ada"].spells("M o s s"))
    table["Ada"].press(.escape)
    #expect(table["Ada"].shows("Leave the table?"))
    table["Bob"].type("os")
    #expect(table["Ada"].shows("Bob found it"))
    #expect(!table["Ada"].shows("Leave the table?"))
  }

  @Test("the end of a round replaces help") func theEndOfARoundReplacesHelp() {
    var table = TableOfApps.duel(["Ada", "Bob"], hiding: "Moss")
    table["Ada"].press(.function(1))
    table["Bob"].type("mos")
    #expect(table["Ada"].shows("Bob found it"))
  }

  @Test("letters that are typed faster than answers come are asked one after the other")
  func lettersThatAreTypedFasterThanAnswersComeAreAsked() {
    var table = TableOfApps.duel(["Ada", "Bob"], hiding: "Moss")
    table["Bob"].type("xxzm")
    #expect(table["Ada"].spells("M o s s"))
    #expect(table["Ada"].shows("2 of 7"))
    table["Bob"].type("osqqqq")
    #expect(table["Bob"].shows("two wrong guesses"))
  }

  @Test("a round can be played with only the mouse") func aRoundCanBePlayedWithOnlyTheMouse() {
    var table = TableOfApps(["Ada", "Bob"])
    table["Ada"].click("Table")
    table["Ada"].click("one hides, one guesses")
    table["Bob"].click("Table")
    table["Bob"].click("Hangman · 1 of 2")
    table["Ada"].click("Start")
    for letter in ["O", "A", "K"] { table["Ada"].click(" \(letter) ") }
    table["Ada"].click("Enter done")
    for letter in ["A", "O", "K"] { table["Bob"].click(" \(letter) ") }
    #expect(table["Ada"].shows("Bob found it"))
    table["Bob"].click("Next round")
    #expect(table["Bob"].shows("Hide a word or a phrase from Ada."))
  }

  // MARK: Results

  @Test("each program saves only its own player's result, by name, round by round")
  func eachProgramSavesOnlyItsOwnPlayersResultByName() {
    var table = TableOfApps.duel(["Ada", "Bob"], hiding: "Moss")
    table["Bob"].type("mos")
    table.advance(by: .seconds(2))
    table["Ada"].press(.enter)
    table["Bob"].type("fern")
    table["Bob"].press(.enter)
    table["Ada"].type("bcdghij")
    for (name, won) in [("Ada", 0), ("Bob", 2)] {
      let records = table.records[name]!
      let tally = records.tallies(of: name).first { $0.mode == .duelTable }
      #expect(tally?.played == 2, "\(name)")
      #expect(tally?.won == won, "\(name)")
      #expect(records.tallies(of: name == "Ada" ? "Bob" : "Ada").isEmpty)
    }
    #expect(table.records["Bob"]!.standings(of: .duelTable, for: "Bob").map(\.player) == ["Bob"])
  }

  @Test("a round can be seen again, by both") func aRoundCanBeSeenAgainByBoth() {
    var table = TableOfApps.duel(["Ada", "Bob"], hiding: "Moss")
    table["Bob"].type("mos")
    table.advance(by: .seconds(2))
    for name in ["Ada", "Bob"] {
      table[name].type("y")
      table[name].press(.right)
      #expect(table[name].shows("guess 1 of 3"), "\(name)")
    }
  }

  @Test("a round is counted once, however often the program is killed at its end")
  func aRoundIsCountedOnceHoweverOftenTheProgramIs() {
    var table = TableOfApps.duel(["Ada", "Bob"], hiding: "Moss")
    table["Bob"].type("mos")
    for _ in 0..<3 {
      table.kill("Ada")
      table.start("Ada")
      table["Ada"].press(.home, .enter)
      table.advance(by: .seconds(1))
      #expect(table["Ada"].shows("Bob found it"))
    }
    #expect(table.records["Ada"]!.tallies(of: "Ada").first { $0.mode == .duelTable }?.played == 1)
  }

  @Test("a round whose result was saved and nothing after it is not counted again")
  func aRoundWhoseResultWasSavedAndNothingAfterItIsNot() {
    var table = TableOfApps.duel(["Ada", "Bob"], hiding: "Moss")
    table["Bob"].type("mos")
    var saved = table["Ada"].open(HangmanScreen.self)!.savedTable!
    var fields = SavedGame.Fields()
    for line in saved.fields.description.split(separator: "\n") {
      let parts = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      fields.add(parts[0], parts[0] == "recorded" ? "0" : parts[1])
    }
    saved.fields = fields
    table.kill("Ada")
    table.records["Ada"]!.save(saved)
    table.start("Ada")
    table["Ada"].press(.home, .enter)
    #expect(table.records["Ada"]!.tallies(of: "Ada").first { $0.mode == .duelTable }?.played == 1)
  }

  // MARK: Lies

  @Test("answers that were not true cost the setter the round")
  func answersThatWereNotTrueCostTheSetterTheRound() throws {
    var table = TableOfApps(["Ada"])
    table.open("Ada", .duel)
    // Eve's program claims that no letter is in the phrase.
    let eve = try table.seatStranger("Eve")
    table["Ada"].press(.enter)
    table["Ada"].type("oak")
    table["Ada"].press(.enter)
    for letter in "oak" { table.play("+\(letter)", over: eve) }
    #expect(table["Ada"].shows("Eve found it"))
    table.advance(by: .seconds(2))
    table["Ada"].press(.enter)
    let duel = try #require(table["Ada"].open(HangmanScreen.self)?.table?.duel)
    let salt = String(repeating: "0", count: 32)
    table.play(duel.settingMove(TableDuel.Secret(phrase: "Moss", salt: salt)), over: eve)
    for letter in "moseaui" {
      table["Ada"].type(String(letter))
      table.play("\(letter) 0", over: eve)
    }
    table.play("reveal \(salt) Moss", over: eve)
    #expect(table["Ada"].shows("✓ The round is yours"))
    #expect(table["Ada"].shows("Eve's answers were not true."))
    #expect(table["Ada"].shows("Ada 1 : 1 Eve"))
    #expect(table.records["Ada"]!.tallies(of: "Ada").first { $0.mode == .duelTable }?.won == 1)
  }

  // MARK: Secrecy

  /// Checks that a program has sent nothing, except moves of the log, in which a secret could be found.
  private static func leaks(_ table: TableOfApps, _ name: String, _ phrase: String, salt: String) -> [String]
  {
    let sent = table.hub.sent[table.program(of: name)] ?? []
    let lines = sent.map { String(decoding: $0, as: UTF8.self) }
    return lines.filter { line in
      let small = line.lowercased()
      return small.contains(salt)
        || phrase.lowercased().split(separator: " ").contains { $0.count > 1 && small.contains($0) }
    }
  }

  @Test("the phrase and its salt leave the setter's program only at the end", arguments: ["Ada", "Bob"])
  func thePhraseAndItsSaltLeaveTheSettersProgramOnlyAt(setter: String) throws {
    let guesser = setter == "Ada" ? "Bob" : "Ada"
    var table = TableOfApps.duel(["Ada", "Bob"], hiding: setter == "Ada" ? nil : "Oak")
    if setter == "Bob" {
      table["Bob"].type("oak")
      table.advance(by: .seconds(2))
      table["Ada"].press(.enter)
    }
    table[setter].type("The mouse")
    table[setter].press(.enter)
    var salts: [String] = []
    func check(_ table: TableOfApps) throws {
      let secret = try #require(table.hub.saved(table.program(of: setter))?.secret)
      #expect(secret.phrase == "The mouse")
      #expect(secret.salt.count == 32)
      salts.append(secret.salt)
      #expect(Self.leaks(table, setter, "The mouse", salt: secret.salt) == [])
      #expect((table.hub.sent[table.program(of: setter)] ?? []).count > 1)
    }
    try check(table)
    table[guesser].type("ex")
    try check(table)
    table[guesser].press(.tab)
    table[guesser].type("ababcd")
    table[guesser].press(.enter)
    try check(table)
    // A program that was killed and continues has the same secret, and still does not reveal it.
    table.kill(setter)
    #expect(Self.leaks(table, setter, "The mouse", salt: salts[0]) == [])
    table.start(setter)
    table[setter].press(.home, .enter)
    table.advance(by: .seconds(1))
    table[guesser].type("t")
    try check(table)
    #expect(Set(salts).count == 1)
    table[guesser].type("hmous")
    #expect(!Self.leaks(table, setter, "The mouse", salt: salts[0]).isEmpty)
    #expect(table[guesser].shows("✓ Saved"))
  }

  @Test("the phrase is kept before the table hears of it, as nobody else knows it")
  func thePhraseIsKeptBeforeTheTableHearsOfIt() throws {
    var table = TableOfApps.duel(["Ada", "Bob"])
    var screen = try #require(table["Ada"].open(HangmanScreen.self))
    var context = table["Ada"].context
    // The program is killed before the table has heard anything.
    context.services.tables = nil
    _ = screen.hide("Moss", &context)
    #expect(table.records["Ada"]!.savedGames(of: "Ada").first?.fields["secret"] == "Moss")
  }

  // MARK: Who is away

  @Test("when one is killed the other waits, and both can continue", arguments: ["Ada", "Bob"])
  func whenOneIsKilledTheOtherWaitsAndBothCanContinue(victim: String) {
    var table = TableOfApps.duel(["Ada", "Bob"], hiding: "Moss")
    table["Bob"].type("m")
    let other = victim == "Ada" ? "Bob" : "Ada"
    table.kill(victim)
    #expect(table[other].shows("\(victim) left"))
    #expect(table[other].shows("Call the round off") == (victim == "Ada"))
    table.advance(by: .seconds(1))
    table[other].press(.enter)
    table.start(victim)
    #expect(table[victim].shows("Continue"))
    table[victim].press(.home, .enter)
    #expect(table[other].shows("\(victim) is back. Go on."))
    table.advance(by: .seconds(1))
    table["Bob"].type("os")
    #expect(table["Bob"].shows("✓ Without a scratch"))
    #expect(table["Ada"].shows("Bob found it"))
  }

  @Test("a letter asked while the setter is away is answered after they return")
  func aLetterAskedWhileTheSetterIsAwayIsAnsweredAfter() {
    var table = TableOfApps.duel(["Ada", "Bob"], hiding: "Moss")
    table.kill("Ada")
    table.advance(by: .seconds(1))
    table["Bob"].press(.enter)
    table["Bob"].type("m")
    #expect(table["Bob"].shows("Ada left"))
    table.advance(by: .seconds(1))
    table["Bob"].press(.enter)
    table["Bob"].click(" O ")
    table.start("Ada")
    table["Ada"].press(.home, .enter)
    table.advance(by: .seconds(1))
    table["Bob"].type("m")
    #expect(table["Bob"].shows("M"))
    #expect(table["Ada"].shows("M"))
  }

  @Test("both killed, either may continue first, and the secret is where it was")
  func bothKilledEitherMayContinueFirstAndTheSecretIs() {
    for first in ["Ada", "Bob"] {
      var table = TableOfApps.duel(["Ada", "Bob"], hiding: "Moss")
      table["Bob"].type("m")
      table.kill("Ada")
      table.kill("Bob")
      for name in [first, first == "Ada" ? "Bob" : "Ada"] {
        table.start(name)
        table[name].press(.home, .enter)
      }
      table.advance(by: .seconds(1))
      for name in ["Ada", "Bob"] { table[name].listen() }
      table["Bob"].type("os")
      #expect(table["Bob"].shows("✓ Without a scratch"), "\(first)")
      #expect(table["Ada"].shows("Bob found it"), "\(first)")
    }
  }

  @Test("killed while choosing, the setter chooses after Continue")
  func killedWhileChoosingTheSetterChoosesAfterContinue() {
    var table = TableOfApps.duel(["Ada", "Bob"])
    table["Ada"].type("mo")
    table.kill("Ada")
    #expect(table["Bob"].shows("Ada left"))
    #expect(!table["Bob"].shows("Call the round off"))
    table.start("Ada")
    table["Ada"].press(.home, .enter)
    #expect(table["Ada"].shows("Hide a word or a phrase from Bob."))
    table["Ada"].type("moss")
    table["Ada"].press(.enter)
    table.advance(by: .seconds(1))
    table["Bob"].type("m")
    #expect(table["Ada"].spells("M o s s"))
  }

  @Test("after two minutes without the setter the guesser can call the round off, and wins it")
  func afterTwoMinutesWithoutTheSetterTheGuesserCanCall() {
    var table = TableOfApps.duel(["Ada", "Bob"], hiding: "Moss")
    table["Bob"].type("m")
    table.kill("Ada")
    table.advance(by: .seconds(1))
    table["Bob"].click("Call the round off")
    #expect(table["Bob"].shows("Ada has been away for less than two minutes."))
    table.advance(by: .seconds(118))
    #expect(!table["Bob"].shows("Call the round off"))
    table.advance(by: .seconds(1))
    #expect(table["Bob"].shows("You can call the round off: it is yours then."))
    table.advance(by: .seconds(1))
    table["Bob"].click("Call the round off")
    #expect(table["Bob"].shows("The round is yours"))
    #expect(table["Bob"].shows("Ada was away too long."))
    #expect(table["Bob"].shows("Ada 0 : 1 Bob"))
    #expect(table.records["Bob"]!.tallies(of: "Bob").map(\.won) == [1])
    // The setter finds on return that the round was called off.
    table.start("Ada")
    table["Ada"].press(.home, .enter)
    table.advance(by: .seconds(1))
    #expect(table["Ada"].shows("The round is called off"))
    #expect(table["Ada"].shows("You were away too long."))
    #expect(table.records["Ada"]!.tallies(of: "Ada").map { [$0.played, $0.won] } == [[1, 0]])
    table["Ada"].press(.enter)
    #expect(table["Bob"].shows("Hide a word or a phrase from Ada."))
  }

  @Test("a setter who has lost the phrase calls the round off")
  func aSetterWhoHasLostThePhraseCallsTheRoundOff() {
    var table = TableOfApps.duel(["Ada", "Bob"], hiding: "Moss")
    var saved = table["Ada"].open(HangmanScreen.self)!.savedTable!
    var fields = SavedGame.Fields()
    for line in saved.fields.description.split(separator: "\n") {
      let parts = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      if parts[0] != "secret" { fields.add(parts[0], parts[1]) }
    }
    saved.fields = fields
    table.kill("Ada")
    table.records["Ada"]!.save(saved)
    table.start("Ada")
    table["Ada"].press(.home, .enter)
    table.advance(by: .seconds(1))
    for name in ["Ada", "Bob"] {
      #expect(table[name].shows("The round is called off"), "\(name)")
      #expect(table.records[name]!.tallies(of: name).isEmpty, "\(name)")
    }
  }

  @Test("a duel left during a round can be continued, after a round it is over")
  func aDuelLeftDuringARoundCanBeContinuedAfterARoundIt() {
    var table = TableOfApps.duel(["Ada", "Bob"], hiding: "Moss")
    table["Bob"].press(.escape)
    #expect(table["Bob"].shows("It waits for you under Continue."))
    table["Bob"].click("Menu")
    #expect(table["Bob"].shows("Continue"))
    #expect(table["Bob"].shows("Hangman · table with Ada     _ _ _ _     0 wrong"))
    #expect(table["Ada"].shows("Bob left"))
    table["Bob"].press(.home, .enter)
    table.advance(by: .seconds(1))
    table["Bob"].type("mos")
    table.advance(by: .seconds(2))
    table["Bob"].click("Menu")
    #expect(!table["Bob"].shows("Continue"))
    #expect(table["Ada"].shows("Bob found it"))
  }

  @Test("rejoining from the list of tables continues the saved game", arguments: ["Ada", "Bob"])
  func rejoiningFromTheListOfTablesContinuesTheSaved(name: String) {
    var table = TableOfApps.duel(["Ada", "Bob"], hiding: "Moss")
    table[name].press(.escape)
    table[name].click("Menu")
    table.join(name)
    table.advance(by: .seconds(1))
    table["Bob"].type("mos")
    #expect(table["Bob"].shows("✓ Without a scratch"))
    #expect(table["Ada"].shows("Bob found it"))
    #expect(table.records[name]!.title(of: name).waiting.count == 1)
  }

  @Test("the setter's field opens over whatever lies over the seats")
  func theSettersFieldOpensOverWhateverLiesOverTheSeats() {
    var table = TableOfApps(["Ada", "Bob"])
    table.open("Ada", .duel)
    table.join("Bob")
    table["Bob"].press(.function(1))
    table["Ada"].press(.enter)
    #expect(table["Ada"].shows("Hide a word or a phrase from Bob."))
    #expect(table["Bob"].shows("Ada is choosing what to hide."))
  }

  @Test("the disappearance of a table is reported, whatever covers the game")
  func theDisappearanceOfATableIsReportedWhateverCovers() {
    var table = TableOfApps.duel(["Ada", "Bob"])
    table["Ada"].receive(.left(.notFound))
    table["Ada"].type("moss")
    table["Ada"].press(.enter)
    #expect(table["Ada"].shows("The table is not there any more."))
  }

  @Test("a waiting duel does not wake the program") func aWaitingDuelDoesNotWakeTheProgram() {
    var table = TableOfApps.duel(["Ada", "Bob"], hiding: "Moss")
    for _ in 0..<2 { table.advance(by: .seconds(61)) }
    for name in ["Ada", "Bob"] { #expect(table[name].patience == nil, "\(name)") }
    table.kill("Ada")
    for _ in 0..<2 { table.advance(by: .seconds(1)) }
    table["Bob"].press(.enter)
    #expect(table["Bob"].patience.map { $0 > .seconds(100) } == true)
  }
}
