import Engines
import Play
import Records
import ScreenTesting
import TestSupport
import Testing
import TextUI

@testable import HangmanUI
@testable import Kit

struct HangmanHostsTests {
  @Test("in a duel one player enters a hidden secret, and the other guesses")
  func inADuelOnePlayerEntersAHiddenSecretAndTheOther() {
    var app = App.settingUp("Duel")
    app.press(.end, .enter)
    #expect(app.shows("Ada enters a secret. Player 2 looks away."))
    app.type("Hello, world")
    #expect(app.shows("•••••••••••"))
    #expect(!app.spells("H e l l o") && !app.shows("Hello"))
    app.press(.enter)
    #expect(app.spells("_ _ _ _ _   _ _ _ _ _"))
    #expect(!app.shows("HELLO"))
    app.listen()
    app.press(.enter)
    app.type("l")
    #expect(app.spells("_ _ L L _   _ _ _ L _"))
  }

  @Test(
    "a secret takes letters, blanks, - and ', and says what it does not take while it is typed",
    arguments: [
      ("5", "5: letters, dashes"), ("!", "!: letters, dashes"), ("ж", "ж: letters, dashes"),
    ])
  func refusals(typed: String, message: String) {
    var app = App.settingUp("Duel")
    app.press(.end, .enter)
    app.type("it's a-" + typed)
    #expect(app.shows(message))
    app.type("b")
    app.press(.enter)
    #expect(app.spells("_ _ ' _   _ - _"))
  }

  @Test("a secret has two letters or more", arguments: ["a", "", "a-' ", "- -"])
  func tooFew(secret: String) {
    var app = App.dueling(secret)
    #expect(app.shows("It needs at least two letters."))
    app.type("bc")
    app.press(.enter)
    #expect(app.shows("Player 2 guesses"))
  }

  @Test("a secret has forty characters at most") func aSecretHasFortyCharactersAtMost() {
    var app = App.settingUp("Duel")
    app.press(.end, .enter)
    app.type(String(repeating: "ab", count: 20))
    #expect(!app.shows("No more than"))
    app.type("c")
    #expect(app.shows("No more than 40 characters."))
  }

  @Test("the secret can be shown for a look and hidden again")
  func theSecretCanBeShownForALookAndHiddenAgain() {
    for key in [Key.function(3), .character("@")] {
      var app = App.settingUp("Duel")
      app.press(.end, .enter)
      app.type("hello")
      app.press(key)
      #expect(app.shows("hello"))
      app.press(key)
      #expect(!app.shows("hello"))
    }
  }

  @Test("after a round the roles swap and the score is shown")
  func afterARoundTheRolesSwapAndTheScoreIsShown() {
    var app = App.guessing("moss")
    app.type("mos")
    #expect(app.shows("Player 2 wins the round"))
    #expect(app.shows("Ada 0 : 1 Player 2"))
    app.listen()
    app.press(.enter)
    #expect(app.shows("Player 2 enters a secret. Ada looks away."))
    app.type("fern")
    app.press(.enter)
    #expect(app.shows("Ada looks now."))
    app.listen()
    app.press(.enter)
    app.type("abcdghi")
    #expect(app.shows("Player 2 wins the round"))
    #expect(app.shows("Ada 0 : 2 Player 2"))
  }

  @Test("the duelists have names") func theDuelistsHaveNames() {
    var app = App.settingUp("Duel")
    #expect(app.shows("Ada"))
    app.click("Player 2")
    app.type("Bob")
    app.press(.enter)
    app.press(.end, .enter)
    #expect(app.shows("Ada enters a secret. Bob looks away."))
  }

  @Test("a secret can be entered with only the mouse") func aSecretCanBeEnteredWithOnlyTheMouse() {
    var app = App.settingUp("Duel")
    app.click("Start")
    for letter in ["M", "O", "S", "S"] { app.click(" \(letter) ") }
    app.click("⌫ erase")
    app.click("Enter done")
    #expect(app.spells("_ _ _"))
    #expect(!app.spells("_ _ _ _"))
  }

  @Test("the devil avoids letters, counts its words correctly, and shows them at the end")
  func theDevilAvoidsLettersCountsItsWordsCorrectlyAnd() {
    var app = App.settingUp("Devil", words: App.nine, ownWords: true)
    app.press(.end, .enter)
    #expect(app.frame.row(0).contains("9 words"))
    app.type("e")
    #expect(app.shows("No E. You are warm: three words.") && app.frame.row(0).contains("3 words"), "\(app)")
    app.type("o")
    app.type("d")
    #expect(app.frame.row(0).contains("1 word") && app.shows(" Then there is only one."), "\(app)")
    app.type("cl")
    #expect(app.shows("✓ Pinned down") && app.shows("Nothing else was left: COOL."))
    #expect(app.shows("·E·       3  ██████"), "\(app)")
    app.listen()
    app.type("w")
    #expect(app.frame.find("start").map { app.frame.row($0.minY) }?.contains("9  ███") == true)
    #expect(app.shows("·E·         3  ████████████                COOL"), "\(app)")
    let rows = app.frame.places(of: " L ").count
    app.press(.down)
    #expect(app.frame.places(of: " L ").count == rows + 1, "\(app)")
    app.press(.escape)
    #expect(app.shows("✓ Pinned down"))
  }

  @Test(
    "the Devil says that it has dodged, how many words still do, that none ever had the letter, or how near one is"
  )
  func theDevilTalks() {
    let words = ["bad", "dad", "fad", "had", "lad", "mad", "pad", "sad", "tad", "wad", "yad", "zed", "gag"]
    var app = App.showing(library: .sample(words: words.map { $0 + " 1" })) { context in
      let dealt = Candidates(
        context.lexicon, alphabet: context.profile.language.alphabet, length: 3, upTo: .rare)
      let round = HangmanRound(
        GameSession(.devilHard, &context), game: DevilHangman(dealt, seed: 1), &context)
      return HangmanScreen(.game(round), &context)
    }
    app.type("q")
    #expect(app.shows("No Q. There never was one."), "\(app)")
    app.type("z")
    #expect(app.shows("No Z. There was one a moment ago."), "\(app)")
    app.type("g")
    #expect(app.shows("No G. Eleven words still without it."), "\(app)")
    app.type("a")
    #expect(app.shows("One A. Eleven words left."), "\(app)")
    app.type("bf")
    #expect(app.shows("No F. You are warm: nine words."), "\(app)")
  }

  @Test(
    "on a large terminal more of the Devil's words are visible",
    arguments: [(ScreenSize.home, 5), (.large, 6)])
  func tableRows(size: ScreenSize, rows: Int) {
    var app = App.settingUp("Devil", size, words: App.nine, ownWords: true)
    app.press(.end, .enter)
    app.type("eodcl")
    app.listen()
    app.type("w")
    #expect(app.frame.text.split(separator: "\n").count { $0.contains(#/█ +[A-Z]{4}/#) } == rows, "\(app)")
    #expect(app.shows("↑ ↓ scroll") == (size == .home))
    if size == .home {
      app.press(.end, .up)
      #expect(app.shows("start"), "a row up from the end is seen at once")
    }
  }

  @Test("the devil deals none of the words that are not fit, and never shows one")
  func theDevilDealsNoneOfTheWordsThatAreNotFitAndNever() {
    let words = App.nine.map { $0.hasPrefix("ally") ? "ally 1u" : $0 } + ["abel x", "able 1u"]
    var app = App.settingUp("Devil", words: words, ownWords: true)
    app.press(.end, .enter)
    app.type("e")
    #expect(app.frame.row(0).contains("2 words"))
    app.type("odclzxw")
    #expect(app.shows("✓ Pinned down"))
    app.click("w what was left")
    #expect(app.shows("start"))
    #expect(!app.shows("ALLY") && !app.shows("ABLE") && !app.shows("ABEL"))
  }

  @Test("the mind reader counts words that are not fit, and has none that are never shown")
  func theMindReaderCountsWordsThatAreNotFitAndHasNone() {
    let words = App.nine.map { $0.hasPrefix("ally") ? "ally 1u" : $0 } + ["abel x", "oxen x"]
    var app = App.settingUp("Mind reader", words: words)
    app.press(.down, .down)
    for _ in 0..<50 where !app.shows(" 4 ") { app.press(.left) }
    app.press(.end, .enter)
    #expect(app.shows("9 words left"))
    app.type("n")
    #expect(app.shows("3 words left"))
    #expect(!app.shows("ALLY"))
    app.press(.right, .character(" "), .right, .character(" "), .enter)
    #expect(app.shows("ALLY"), "it alone is left")
  }

  @Test("the mind reader asks, is answered, and finds the word")
  func theMindReaderAsksIsAnsweredAndFindsTheWord() {
    var app = App.settingUp("Mind reader", words: App.nine)
    app.press(.down, .down)
    for _ in 0..<50 where !app.shows(" 4 ") { app.press(.left) }
    app.press(.end, .enter)
    #expect(app.shows("9 words left"))
    #expect(app.shows("◂ Any E?"))
    #expect(app.shows("Mark every E, or press n for none."))
    app.type("n")
    #expect(app.shows("No E. ▸"))
    #expect(app.shows("3 words left"))
    #expect(app.shows("◂ Any L?"))
    app.press(.right, .character(" "), .right, .character(" "), .enter)
    #expect(app.shows("Yes: in 2 and 3. ▸"))
    #expect(app.shows("Is it ALLY?"))
    #expect(app.spells("_   L   L   _"))
    app.listen()
    app.type("y")
    #expect(app.shows("Read your mind"))
    #expect(app.shows("2 questions   ·   1 miss"))
    #expect(app.spells("A   L   L   Y"))
  }

  @Test("places are marked by clicks, too, and an answer can be taken back")
  func placesAreMarkedByClicksTooAndAnAnswerCanBeTaken() {
    var app = App.settingUp("Mind reader", words: App.nine)
    app.press(.down, .down)
    for _ in 0..<50 where !app.shows(" 4 ") { app.press(.left) }
    app.press(.end, .enter)
    app.click("▂")
    app.click("Enter done")
    #expect(app.shows("I know no word with the E in 1."))
    app.click("Take it back")
    #expect(app.shows("9 words left"))
  }

  @Test("marks that fit no word are reported, with the mark to remove")
  func marksThatFitNoWordAreReportedWithTheMarkToRemove() {
    var app = App.settingUp("Mind reader", words: ["abc 1", "abd 1", "xyz 1", "xyw 1"])
    app.press(.down, .down)
    for _ in 0..<50 where !app.shows(" 3 ") { app.press(.left) }
    app.press(.end, .enter)
    app.press(.right, .right, .character(" "), .enter)
    #expect(app.shows("No word fits"))
    #expect(app.shows("I know no word with the A in 3."))
    app.listen()
    app.press(.enter)
    #expect(app.shows("4 words left"))
  }

  @Test("a word typed unseen is marked by the program") func aWordTypedUnseenIsMarkedByTheProgram() {
    var app = App.settingUp("Mind reader", words: App.nine)
    app.press(.down, .right, .end, .enter)
    app.type("good")
    #expect(!app.shows("good"))
    app.press(.enter)
    #expect(app.shows("9 words left"))
    app.press(.enter)
    #expect(app.shows("3 words left"))
    #expect(app.shows("There is no L."))
    #expect(app.hasChosen("Next") && app.shows("Enter next") && !app.shows("Done"))
    for _ in 0..<6 where !app.shows("Read your mind") { app.press(.enter) }
    #expect(app.shows("Read your mind"))
  }

  @Test("the note about the mind reader says who marks the places", arguments: ["en", "nl"])
  func note(code: String) {
    var app = App.settingUp(code == "en" ? "Mind reader" : "Gedachtelezer", language: code)
    #expect(app.shows(code == "en" ? "You mark the places of its letters." : "Jij wijst aan waar de letters"))
    app.press(.down, .right, .up)
    #expect(
      app.shows(
        code == "en"
          ? "The places of its letters are marked for you."
          : "De plaatsen van de letters worden voor je aangewezen."))
    #expect(!app.shows("You mark the places") && !app.shows("Jij wijst aan"))
  }

  @Test("Enter without a mark might be a slip, and is no answer")
  func enterWithoutAMarkMightBeASlipAndIsNoAnswer() {
    var app = Self.reading()
    app.press(.enter)
    #expect(app.shows("Mark every E, or press n for none."))
    #expect(app.shows("9 words left"))
    app.click("No E")
    #expect(app.shows("3 words left"))
  }

  @Test("after a wrong word the mind reader asks for the right one, and checks it")
  func afterAWrongWordTheMindReaderAsksForTheRightOne() {
    for (typed, answer) in [
      ("lolo", "You marked L in 2 and 3, but it stands in 1 and 3."), ("ally", "ALLY: every mark was right."),
      ("illu", "ILLU is not in the word list. Every mark was right."),
    ] {
      var app = Self.reading()
      app.press(.character("n"), .right, .character(" "), .right, .character(" "), .enter)
      app.listen()
      app.press(.right, .enter)
      #expect(app.shows("✓ Your mind is safe"))
      #expect(app.shows("What was it? Type it, and it is checked."))
      app.listen()
      app.press(.enter)
      app.type(typed)
      app.press(.enter)
      #expect(app.shows(answer))
    }
  }

  @Test("every wrong mark is reported when the word is checked")
  func everyWrongMarkIsReportedWhenTheWordIsChecked() {
    var app = Self.reading()
    app.press(.character("n"), .right, .character(" "), .right, .character(" "), .enter)
    app.listen()
    app.press(.right, .enter)
    app.listen()
    app.press(.enter)
    app.type("else")
    app.press(.enter)
    #expect(app.shows("ELSE: a mark was wrong"))
    #expect(app.shows("You marked no E, but it stands in 1 and 4."))
    #expect(app.shows("You marked L in 2 and 3, but it stands in 2."))
  }

  @Test("after a contradiction the marks are offered one after the other, the most likely slip first")
  func afterAContradictionTheMarksAreOfferedOneAfterThe() {
    var app = App.settingUp("Mind reader", words: ["abc 1", "abd 1", "xyz 1", "xyw 1"])
    app.press(.down, .down)
    for _ in 0..<50 where !app.shows(" 3 ") { app.press(.left) }
    app.press(.end, .enter)
    app.press(.character(" "), .enter)
    #expect(app.shows("Mark every B,"))
    app.press(.right, .character(" "), .enter)
    #expect(app.shows("No word fits"))
    #expect(app.shows("I know no word with the B in 3."))
    app.listen()
    app.type("o")
    #expect(app.shows("I know no word with the A in 1."))
    app.type("o")
    #expect(app.shows("I know no word with the B in 3."))
    app.type("o")
    app.press(.enter)
    #expect(app.shows("I know no word with the B in 3."), "nor does it without A")
    app.listen()
    app.press(.enter)
    #expect(app.shows("Mark every A,"))
  }

  @Test("of a wrong word the mind reader asks whether a mark was wrong, too")
  func ofAWrongWordTheMindReaderAsksWhetherAMarkWas() {
    var app = Self.reading()
    app.press(.character("n"), .right, .character(" "), .right, .character(" "), .enter)
    app.listen()
    app.press(.right, .enter)
    #expect(app.shows("o a wrong mark"))
    app.listen()
    app.type("o")
    #expect(app.shows("Was a mark wrong?"))
    #expect(app.shows("Was the L in 2 and 3 a slip?"))
    app.type("o")
    #expect(app.shows("Is there any E after all?"))
    app.click("All marks are right")
    #expect(app.shows("✓ Your mind is safe"))
    app.click("o a wrong mark")
    app.press(.enter)
    #expect(app.shows("Mark every L,"))
    #expect(!app.shows("Your mind is safe"))
  }

  @Test("a word of another length is not checked") func aWordOfAnotherLengthIsNotChecked() {
    var app = Self.reading()
    app.press(.character("n"), .right, .character(" "), .right, .character(" "), .enter)
    app.listen()
    app.press(.right, .enter)
    app.listen()
    app.press(.enter)
    app.type("all")
    app.press(.enter)
    #expect(app.shows("It should have 4 letters."))
  }

  @Test("a Devil with several words left names none as chosen, and leaves the board unchanged")
  func aDevilWithSeveralWordsLeftNamesNoneAsChosenAnd() {
    var app = App.settingUp("Devil", words: App.nine, ownWords: true)
    app.press(.enter)
    app.type("zxvqkjm")
    #expect(app.shows("It slipped away"))
    #expect(app.says("It never chose: eight words left,") && app.shows(" among them."))
    #expect(app.spells("_ _ _ _"))
  }

  @Test("if the Devil had one word left, it is shown, with the missing letters small")
  func ifTheDevilHadOneWordLeftItIsShownWithTheMissing() {
    var app = App.settingUp("Devil", words: App.nine, ownWords: true)
    app.press(.enter)
    app.type("eodzxvqk")
    #expect(app.shows("One word was left: COOL."))
    #expect(app.spells("c O O l"))
  }

  @Test("the numbers of phrases in the categories end in one column")
  func theNumbersOfPhrasesInTheCategoriesEndInOneColumn() throws {
    var library = Library.sample()
    library.categories = { _ in
      [("a", "Animals", 8), ("b", "Weather", 120)].map { id, title, count in
        PhraseCategory(id: id, title: title, phrases: (1...count).map { "moss \($0)" })
      }
    }
    var app = App.started(library: library)
    app.press(.enter, .down, .character(" "))
    let ends = try ["128", "Animals", "Weather"].map { text in
      let row = app.frame.row(try #require(app.frame.find(text)).minY)
      return row.lastIndex(where: \.isNumber).map { row.distance(from: row.startIndex, to: $0) }
    }
    #expect(ends[0] != nil && Set(ends).count == 1, "\(app)")
  }

  @Test("categories are sorted by their titles, not by their files")
  func categoriesAreSortedByTheirTitlesNotByTheirFiles() {
    var library = Library.sample()
    library.categories = { _ in
      [("b", "Animals"), ("a", "Weather"), ("c", "food")].map {
        PhraseCategory(id: $0.0, title: $0.1, phrases: ["moss"])
      }
    }
    var app = App.started(library: library)
    app.press(.enter, .down, .character(" "))
    let rows = ["Animals", "food", "Weather"].compactMap { app.frame.find($0)?.minY }
    #expect(rows.count == 3 && rows == rows.sorted())
  }

  @Test("two sentences under the set-up follow the chosen row")
  func twoSentencesUnderTheSetUpFollowTheChosenRow() {
    var app = App.settingUp("Devil")
    #expect(app.shows("It fixes only the length, and dodges as long as it can."))
    #expect(app.shows("It never lies: the end shows how many words were left."))
    app.press(.down)
    #expect(app.shows("easy: words everybody uses."))
    app.press(.right)
    #expect(app.shows("medium: words you have met."))
  }

  @Test(
    "a letter is asked for", arguments: [("E", "Any E?"), ("T", "Any T?"), ("U", "Any U?")])
  func question(letter: String, question: String) {
    let words = ["bb 1", "cc 1", "dd 1"].map { letter.lowercased() + $0 }
    var app = App.settingUp("Mind reader", words: words)
    app.press(.down, .down)
    for _ in 0..<50 where !app.shows(" 3 ") { app.press(.left) }
    app.press(.enter)
    #expect(app.shows(question))
  }

  private static func reading() -> App {
    var app = App.settingUp("Mind reader", words: App.nine)
    app.press(.down, .down)
    for _ in 0..<50 where !app.shows(" 4 ") { app.press(.left) }
    app.press(.enter)
    return app
  }
}
