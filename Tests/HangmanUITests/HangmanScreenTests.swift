import ScreenTesting
import TestSupport
import Testing
import TextUI

@testable import HangmanUI
@testable import Kit

struct HangmanScreenTests {
  @Test("the key of a wrong letter is dim") func theKeyOfAWrongLetterIsDim() throws {
    var app = App.playing("moss")
    app.type("x")
    app.press(.right, .right, .right)
    let key = try #require(app.frame.find("·X·"), "\(app)")
    #expect(app.frame[key.origin].role == .dim)
  }

  @Test("two keys after the title a player is in a game") func twoKeysAfterTheTitleAPlayerIsInAGame() {
    var app = App.started()
    app.press(.enter, .enter)
    #expect(app.shows("Not in it:"))
    #expect(app.spells("_ _ _ _ _ _ _"))
  }

  @Test("a right letter is shown in its places and on its key")
  func aRightLetterIsShownInItsPlacesAndOnItsKey() {
    var app = App.playing("moss")
    app.type("s")
    #expect(app.spells("_ _ S S"))
    #expect(app.isHit("S"))
    #expect(app.shows("Two S's."))
    #expect(app.shows("0 of 7"))
  }

  @Test("a wrong letter is listed, struck on its key, and the picture gains a part")
  func aWrongLetterIsListedStruckOnItsKeyAndThePicture() {
    var app = App.playing("moss")
    let before = pictureSet("classic").frames[0]
    #expect(before.allSatisfy { app.shows($0.trimmingEnd) })
    app.type("x")
    #expect(app.lists("X"))
    #expect(app.shows("● ○ ○ ○ ○ ○ ○   1 of 7"))
    #expect(app.shows("·X·"))
    #expect(app.shows("No X in this one."))
    #expect(pictureSet("classic").frames[1].allSatisfy { app.shows($0.trimmingEnd) })
  }

  @Test("a repeated letter is refused with a message and costs nothing")
  func aRepeatedLetterIsRefusedWithAMessageAndCosts() {
    var app = App.playing("moss")
    app.type("xX")
    #expect(app.shows("X has been tried already."))
    #expect(app.shows("1 of 7"))
  }

  @Test("a character that is not a letter is refused with a message and costs nothing")
  func aCharacterThatIsNotALetterIsRefusedWithAMessage() {
    var app = App.playing("moss")
    app.type("5")
    #expect(app.shows("5 is not a letter."))
    #expect(app.shows("0 of 7"))
  }

  @Test("a letter of another script is not on this keyboard, in both languages")
  func otherScripts() {
    var app = App.playing("moss")
    app.type("щ")
    #expect(app.shows("щ is not on this keyboard."))
    #expect(app.shows("0 of 7"))
    app = App.playing("moss", language: "nl")
    app.type("щ")
    #expect(app.shows("щ staat niet op dit toetsenbord."))
  }

  @Test("a letter with a mark is hidden, and revealed by the letter beneath it")
  func marks() {
    var app = App.playing("Wrocław")
    #expect(app.spells("_ _ _ _ _ _ _"))
    app.type("l")
    #expect(app.spells("_ _ _ _ Ł _ _"))
  }

  @Test("a letter that is made of others is one place, which any of them reveals and fills")
  func made() {
    var app = App.playing("Sacré-Cœur")
    #expect(app.spells("_ _ _ _ _ - _ _ _ _"), "\(app)")
    app.type("oe")
    #expect(app.spells("_ _ _ _ É - _ Œ _ _") && app.isHit("O") && app.isHit("E"), "\(app)")
    #expect(app.shows("0 of 7"))
    app.type("q")
    app.press(.tab)
    app.type("sacrcur")
    app.press(.enter)
    #expect(app.spells("S A C R É - C Œ U R"), "\(app)")
    for letter in ["o", "e", "œ"] {
      var other = App.playing("Cœur")
      other.press(.tab)
      other.type("c\(letter)ur")
      other.press(.enter)
      #expect(other.open(HangmanScreen.self)?.game.status == .won, "\(letter) \(other)")
    }
  }

  @Test("a mark that follows a letter is no guess, and says nothing")
  func marksAreNoGuesses() {
    var app = App.playing("moss")
    app.type("m")
    let before = app.frame.text
    app.press(.character("\u{301}"))
    #expect(app.frame.text == before)
  }

  @Test("a game that was begun when such a letter was shown from the start is continued")
  func aGameThatWasBegunWhenSuchALetterWasShownIsContinued() {
    let records = SharedRecords()
    var app = App.playing("Cœur", records: records)
    app.type("cx")
    app.press(.control("c"))
    var game = records.onlyGame!
    // Formerly o and e were wrong.
    for move in ["o", "e", "u"] { game.fields.add("move", move) }
    records.save(game)
    app = App.started(library: .sample(phrases: ["Cœur"]), records: records)
    app.readRecords()
    app.press(.enter)
    #expect(app.spells("C Œ U _"), "\(app)")
    app.type("r")
    #expect(app.open(HangmanScreen.self)?.game.status == .won)
  }

  @Test("the arrow keys move over the keyboard and Enter presses the key")
  func theArrowKeysMoveOverTheKeyboardAndEnterPresses() {
    var app = App.playing("moss")
    app.press(.down, .left, .left, .left, .enter)
    #expect(app.spells("_ _ S S"))
    app.press(.up, .end, .enter)
    #expect(app.lists("P"))
  }

  @Test("the cursor comes with an arrow, on the last letter or in the middle, and goes with a letter")
  func theCursorComesWithAnArrowOnTheLastLetterOrInThe() {
    var app = App.playing("moss")
    #expect(!app.frame.cells.contains { $0.role == .chosen })
    app.press(.right)
    #expect(app.hasChosen("G"))
    app.type("m")
    #expect(!app.frame.cells.contains { $0.role == .chosen })
    app.press(.up)
    #expect(app.hasChosen("M"))
  }

  @Test(
    "at large the tiles have three rows where they fit, else one, with blank rows between the lines if they fit"
  )
  func tileSizes() {
    func rows(_ phrase: String) -> [Int] {
      let app = App.playing(phrase, .large)
      let area = 39..<88
      return (2..<21).filter { y in area.contains { app.frame[Point(x: $0, y: y)].role == .slot } }
    }
    #expect(rows("search engine").count == 6)
    #expect(rows("a rolling stone gathers no moss") == [8, 10, 12, 14])
    let long = rows(String(repeating: "many words make long lines ", count: 6))
    #expect(long.count > 8 && zip(long, long.dropFirst()).contains { $1 - $0 == 1 })
  }

  @Test("a key of the on-screen keyboard can be clicked") func aKeyOfTheOnScreenKeyboardCanBeClicked() {
    var app = App.playing("moss")
    app.click(" M ")
    #expect(app.spells("M _ _ _"))
  }

  @Test("a win stops all further guesses and offers three ways on")
  func aWinStopsAllFurtherGuessesAndOffersThreeWaysOn() {
    var app = App.playing("moss")
    app.type("mosxyz")
    #expect(app.shows("Without a scratch"))
    #expect(app.shows("Not one wrong guess"))
    for label in ["New game", "Change", "Menu"] { #expect(app.shows(label)) }
    #expect(!app.canClick(" Q "))
    #expect(app.shows("0 of 7"))
  }

  @Test("a loss shows the phrase and stops all further guesses")
  func aLossShowsThePhraseAndStopsAllFurtherGuesses() {
    var app = App.playing("moss")
    app.type("abcdefg")
    #expect(app.shows("Too late"))
    #expect(app.spells("m o s s"))
    app.type("m")
    #expect(app.shows("7 of 7"))
  }

  @Test(
    "New game deals again, Change goes back to the set-up, Menu to the title",
    arguments: [
      ("New game", "Type a letter"), ("Change", "Phrase book"), ("Menu", "q quit"),
    ])
  func ways(button: String, next: String) {
    var byMouse = App.playing("moss")
    byMouse.type("abcdefg")
    byMouse.click(button)
    #expect(byMouse.shows(next))
    var byKeys = App.playing("moss")
    byKeys.type("abcdefg")
    byKeys.listen()
    for _ in 0..<50 where !byKeys.hasChosen("\(button)") { byKeys.press(.right) }
    byKeys.press(.enter)
    #expect(byKeys.shows(next))
  }

  @Test("if a language has no phrases, the dictionary sets the word")
  func ifALanguageHasNoPhrasesTheDictionarySetsTheWord() {
    var app = App.started(library: .sample(phrases: []))
    app.press(.enter, .enter)
    #expect(app.shows("Hangman · Dictionary, easy"))
  }

  @Test("if a language has neither phrases nor a word for the game, a popup reports it instead of a game")
  func ifALanguageHasNothingAPopupReportsItInsteadOfA() {
    var app = App.started(library: .sample(phrases: [], words: ["bay 1"]))
    app.press(.enter, .enter)
    #expect(app.shows("The word list has no word for this game."))
  }

  @Test("Esc twice leaves a running game, which waits; the title hears no letter for a moment, then q quits")
  func escTwiceLeaves() {
    let records = SharedRecords()
    var app = App.playing("moss", records: records)
    app.type("m")
    app.press(.escape)
    #expect(app.shows("A game is running") && app.frame.row(23).contains("Esc menu"))
    app.press(.escape)
    #expect(app.shows("Continue") && records.title(of: "Ada").waiting.count == 1)
    app.type("qt")
    #expect(!app.isOver && app.layers.count == 1)
    app.press(.down, .up)
    app.listen()
    app.type("q")
    #expect(app.isOver)
  }

  @Test("a game in which nothing was done does not wait, and says so") func untouched() {
    let records = SharedRecords()
    var app = App.playing("moss", records: records)
    app.press(.escape)
    #expect(app.shows("Nothing has been played yet: it will not wait.") && !app.shows("Give up"), "\(app)")
    app.press(.escape)
    #expect(!app.shows("Continue") && records.title(of: "Ada").waiting.isEmpty)
  }

  @Test("without fills a hit stands in brackets and the cursor in angle quotes, and so do buttons")
  func signs() {
    var app = App.playing("moss")
    app.use(isFilled: false)
    app.type("sx")
    #expect(app.shows("[S]") && app.shows("·X·") && !app.shows("[M]"), "\(app)")
    app.press(.left)
    #expect(app.shows("‹X›"), "\(app)")
    app.press(.escape)
    #expect(app.shows("‹Keep playing›") && app.shows("[Menu]"), "\(app)")
    app.press(.enter)
    app.use(isFilled: true)
    app.press(.right)
    #expect(!app.shows("[S]") && app.isHit("S"))
  }

  @Test(
    "phrase, message and keyboard have one axis, right of the picture", arguments: [ScreenSize.home, .large])
  func axis(size: ScreenSize) throws {
    var app = App.playing("moss", size)
    app.type("s")
    let phrase = try #require(app.frame.find("_   _   S   S") ?? app.frame.find("_     _     S     S"))
    let message = try #require(app.frame.find("Two S's."))
    let keys = try #require(app.frame.places(of: "Q").last),
      last = try #require(app.frame.places(of: "P").last)
    let middles = [phrase.minX + phrase.maxX, message.minX + message.maxX, keys.minX + last.maxX]
    #expect(middles.allSatisfy { abs($0 - middles[0]) <= 2 }, "\(middles)\n\(app)")
  }

  @Test("Start over asks first, and the answer no leaves the game unchanged")
  func startOverAsksFirstAndTheAnswerNoLeavesTheGame() {
    var app = App.playing("moss")
    app.type("x=")
    #expect(app.hasChosen("Keep playing"))
    app.press(.enter)
    #expect(app.lists("X"))
    app.click("start over")
    app.press(.right, .enter)
    #expect(app.shows("Given up") && app.spells("m o s s"))
    app.listen()
    app.press(.enter)
    #expect(app.shows("0 of 7") && !app.shows("Given up"))
  }

  @Test("a streak is displayed and ends with a loss") func aStreakIsDisplayedAndEndsWithALoss() {
    var app = App.playing("moss", records: .inMemory)
    app.type("mos")
    app.listen()
    app.press(.enter)
    app.type("mos")
    #expect(app.shows("streak 2"))
    app.listen()
    app.press(.enter)
    app.type("abcdefg")
    app.listen()
    app.press(.enter)
    #expect(!app.shows("streak"))
  }

  @Test("the dictionary gives a word of the list") func theDictionaryGivesAWordOfTheList() {
    var app = App.started(library: .sample(words: ["abbey 1"]))
    app.press(.enter, .home, .right, .end, .enter)
    #expect(app.shows("Dictionary, easy"))
    app.type("abey")
    #expect(app.spells("A B B E Y"))
  }

  @Test("a list without common words is drawn from as a whole") func aListWithoutCommonWordsIsDrawnFrom() {
    var app = App.started(library: .sample(words: ["abbey 4"]))
    app.press(.enter, .home, .right, .end, .enter)
    app.type("abey")
    #expect(app.spells("A B B E Y"))
  }

  @Test("a list without a word for the game is reported") func aListWithoutAWordForTheGameIsReported() {
    var app = App.started(library: .sample(words: ["bay 1"]))
    app.press(.enter, .home, .right, .end, .enter)
    #expect(app.shows("The word list has no word"))
    app.press(.enter)
    #expect(app.shows("Dictionary"))
  }

  @Test("an accented letter is shown on the board with its accent")
  func anAccentedLetterIsShownOnTheBoardWithItsAccent() {
    var app = App.playing("élan")
    app.type("e")
    #expect(app.spells("É _ _ _"))
  }

  @Test("a long phrase wraps between words and is whole in every size", arguments: ScreenSize.allCases)
  func wraps(size: ScreenSize) {
    var app = App.playing(App.wrapped, size)
    app.type("takeslorhdw")
    let words = ["T A K E S", "S O R T S", "W O R L D ,", "A D A"]
    for word in words {
      #expect(app.spells(word), "\(app)")
    }
  }
}

extension String {
  fileprivate var trimmingEnd: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text.isEmpty ? " " : text
  }
}
