import Engines
import Play
import Records
import ScreenTesting
import TestSupport
import Testing
import TextUI

@testable import HangmanUI
@testable import Kit
@testable import Menus

/// The popup in place of the keyboard at the end of a game, and the animation meanwhile.
struct HangmanEndTests {
  @Test(
    "a win is called by its misses",
    arguments: [
      ("", "✓ Without a scratch", "Not one wrong guess."), ("a", "✓ Saved", "One wrong guess."),
      ("abc", "✓ Saved", "Three wrong guesses."), ("abcd", "✓ Just in time", "Four wrong guesses."),
      ("abcde", "✓ Just in time", "Five wrong guesses."), ("abcdef", "✓ By a thread", "Six wrong guesses."),
    ])
  func titles(missed: String, title: String, line: String) {
    var app = App.playing("moss")
    app.type(missed + "mos")
    #expect(app.shows(title) && app.shows(line))
  }

  @Test("a win shows its streak as beads, and a loss the streak that ends, but none of one")
  func aWinShowsItsStreakAsBeads() {
    var app = App.playing("moss", records: .inMemory)
    for round in 1...2 {
      app.type("mos")
      #expect(app.shows("●●  Streak 2, your longest yet.") == (round == 2))
      #expect(!app.shows("of all time"))
      app.listen()
      app.press(.enter)
    }
    app.type("abcdefg")
    #expect(app.shows("The small letters were missing.") && app.shows("The streak ends at 2."))
    app.listen()
    app.press(.enter)
    app.type("mos")
    app.listen()
    app.press(.enter)
    app.type("abcdefg")
    #expect(!app.shows("The streak ends"))
  }

  @Test("a win says who is passed next, and the rank only on a list of two names, once")
  func praise() {
    let records = SharedRecords()
    func play(_ player: String, wins: Int) {
      for _ in 0..<wins {
        records.finish(
          GameResult(player: player, mode: .phraseBook, language: "en", day: App.today, isWon: true),
          game: 0)
      }
    }
    play("Bob", wins: 4)
    play("Ada", wins: 1)
    var app = App.playing("moss", records: records)
    app.type("mos")
    #expect(app.shows("●●  Streak 2") && app.shows("3 more and you pass Bob.") && !app.shows("of all time"))
    play("Ada", wins: 3)
    app = App.playing("moss", records: records)
    for isFirst in [true, false] {
      app.type("mos")
      #expect(app.shows("Number 1 of all time in Phrase book.") == isFirst, "\(app)")
      app.listen()
      app.press(.enter)
    }
  }

  @Test(
    "a game that is given up or started over shows its phrase as a result, the Devil's does not",
    arguments: [true, false])
  func givenUp(startsOver: Bool) {
    func giveUp(_ app: inout App) {
      app.type(startsOver ? "=" : "")
      if startsOver { app.press(.right, .enter) } else { app.press(.escape, .right, .right, .enter) }
    }
    let records = SharedRecords()
    var app = App.playing("A rolling stone", records: records)
    app.type("r")
    giveUp(&app)
    #expect(app.shows("Given up") && app.spells("a   R o l l i n g"), "\(app)")
    #expect(app.hasChosen("New game") && records.title(of: "Ada").waiting.isEmpty)
    #expect(records.tallies(of: "Ada").first?.played == 1 && records.tallies(of: "Ada").first?.won == 0)
    app.press(.enter)
    #expect(app.shows("0 of 7") && !app.shows("Given up"))
    var devil = App.started(library: .sample(words: ["pebble 1", "puddle 1", "middle 1"]))
    devil.type("h")
    for _ in 0..<5 where !devil.shows("Devil") { devil.press(.right) }
    devil.press(.enter)
    devil.type("z")
    giveUp(&devil)
    #expect(devil.shows("Given up") && devil.says("It never chose"), "\(devil)")
    #expect(devil.spells("_ _ _ _ _ _"))
  }

  @Test("a game with a hint is on no list") func aGameWithAHintIsOnNoList() {
    var app = App.playing("moss", records: .inMemory)
    app.type("!")
    app.press(.enter)
    app.type("mos")
    #expect(app.shows("With a hint: not on a list."))
    app.click("Menu")
    #expect(app.context.services.records.ranks(.phraseBook) == 0)
  }

  @Test("a streak won with a hint is not called the longest, because no list counts that win")
  func aStreakWonWithAHintIsNotCalledTheLongestBecause() {
    var app = App.playing("moss", records: .inMemory)
    app.type("mos")
    app.listen()
    app.press(.enter)
    app.type("!")
    app.press(.enter)
    app.type("mos")
    #expect(app.shows("With a hint: not on a list."))
    #expect(!app.shows("longest yet"))
  }

  @Test(
    "two or three words that the Devil had left are all named",
    arguments: ["en", "nl"], ScreenSize.allCases)
  func fewLeft(code: String, size: ScreenSize) {
    for count in [2, 3] {
      let words = ["clumpy", "clumsy", "clunky"].prefix(count).map { $0 + " 1" }
      var app = App.showing(size, language: code, library: .sample(words: Array(words))) { context in
        let dealt = Candidates(
          context.lexicon, alphabet: context.profile.language.alphabet, length: 6, upTo: .rare)
        let round = HangmanRound(
          GameSession(.devilHard, &context), game: DevilHangman(dealt, seed: 1), &context)
        return HangmanScreen(.game(round), &context)
      }
      app.type("aeiotrd")
      let shown = count == 2 ? ["CLUMPY", "CLUMSY"] : ["CLUMPY", "CLUMSY", "CLUNKY"]
      let list = shown.dropLast().joined(separator: ", ")
      let text =
        code == "en"
        ? "\(list) and \(shown.last!) were left." : "\(list) en \(shown.last!)"
      #expect(app.says(text) || size != .compact && app.shows(text), "\(text)")
    }
  }

  @Test("the letters that were missing are small, the earned ones capital")
  func theLettersThatWereMissingAreSmallTheEarnedOnes() {
    var app = App.playing("A rolling stone")
    app.type("ronqwxzvkj")
    #expect(app.spells("R O l l i N g") && app.spells("s t O N e"))
  }

  /// The pictures of the ending that a game has which is won today.
  private static func saved(_ id: String, misses: Int) -> [[String]] {
    let set = pictureSet(id)
    let ending = (App.today.number + misses) % 4
    return (0..<set.endings[ending]).map { set.drawing(.saved($0, ending: ending)).lines }
  }

  @Test("each number of wrong guesses, and each day, has another ending of the four", arguments: 0...3)
  func endings(misses: Int) {
    var app = App.playing("moss")
    app.type(String("abcdefg".prefix(misses)) + "mos")
    let own = Self.saved("classic", misses: misses).last!
    func shows(_ lines: [String]) -> Bool {
      lines.map(\.trimmed).filter { !$0.isEmpty }.allSatisfy { app.shows($0) }
    }
    #expect(shows(own), "\(app)")
    for other in 0...3 where other != misses {
      #expect(!shows(Self.saved("classic", misses: other).last!))
    }
  }

  @Test(
    "beneath a result the keyboard rests, as far as there is room, and no key of it can be pressed",
    arguments: [ScreenSize.home, .large])
  func resting(size: ScreenSize) {
    var app = App.playing("moss", size)
    app.type("abmos")
    app.listen()
    #expect(app.shows("·A·") && app.shows("·B·") && app.shows(" W   E   R "), "\(app)")
    #expect(!app.canClick("·A·"))
  }

  @Test("the guess that opened most is told where it opened three places or more, and more than any other")
  func turned() {
    var app = App.playing("pepper poppy")
    app.type("epory")
    #expect(app.shows("The P opened six."), "\(app)")
    app = App.playing("moss")
    app.type("mos")
    #expect(!app.shows("opened"))
    app = App.playing("aaa eee")
    app.type("ae")
    #expect(!app.shows("opened"))
  }

  @Test(
    "what half of the wins needed is told once there are five, and the average of the last 20 stands in the header"
  )
  func half() {
    let records = SharedRecords()
    for misses in [0, 2, 3, 7] {
      records.finish(
        GameResult(
          player: "Ada", mode: .phraseBook, language: "en", day: App.today, isWon: misses < 7, misses: misses),
        game: 0)
    }
    var app = App.playing("moss", records: records)
    #expect(!app.shows("on average"))
    app.type("abmos")
    #expect(app.shows("2.8 wrong on average") && !app.shows("Half of the wins"), "\(app)")
    app.listen()
    app.press(.enter)
    app.type("moxs")
    #expect(
      app.shows("Half of the wins needed two wrong guesses at most.") && app.shows("2.5 wrong on average"),
      "\(app)")
  }

  @Test("the result covers neither picture nor phrase, and keys are ignored at first")
  func theResultCoversNeitherPictureNorPhraseAndKeysAre() {
    var app = App.playing("moss")
    app.type("mos")
    app.press(.enter)
    #expect(app.shows("✓ Without a scratch"))
    #expect(app.spells("M O S S"))
    let saved = Self.saved("classic", misses: 0).last!
    #expect(saved.allSatisfy { app.shows($0) })
    app.listen()
    app.press(.enter)
    #expect(app.shows("Type a letter"))
  }

  @Test("a lost game is animated under its popup, a key ends it, and nothing wakes up after it")
  func aLostGameIsAnimatedUnderItsPopupAKeyEndsItAnd() throws {
    var app = App.playing("moss", isAnimated: true)
    app.type("abcdefg")
    #expect(app.shows("Too late"))
    var woken = 0
    while let patience = app.patience, woken < 100 {
      app.advance(by: patience)
      woken += 1
    }
    #expect(app.patience == nil && woken < 20)
    #expect(app.shows("7 of 7"))
  }

  @Test("with animation off only the popup that ignores keys waits")
  func withAnimationOffOnlyThePopupThatIgnoresKeysWaits() {
    var app = App.playing("moss")
    app.type("mos")
    #expect(app.patience == .milliseconds(600))
    app.listen()
    #expect(app.patience == nil)
  }

  @Test("a right guess is fresh for one frame") func aRightGuessIsFreshForOneFrame() {
    var app = App.playing("moss", isAnimated: true)
    app.type("s")
    #expect(app.frame.cells.contains { $0.role == .fresh })
    #expect(app.patience == .milliseconds(300))
    app.advance(by: .milliseconds(300))
    #expect(!app.frame.cells.contains { $0.role == .fresh })
    #expect(app.patience == nil)
  }

  @Test("a win lights the phrase word by word") func aWinLightsThePhraseWordByWord() {
    var app = App.playing("no moss", isAnimated: true)
    app.type("noms")
    let first = app.frame.cells.filter { $0.role == .goldTile && $0.character == "M" }
    #expect(first.isEmpty)
    app.advance(by: .milliseconds(1200))
    #expect(app.frame.cells.contains { $0.role == .goldTile && $0.character == "M" })
  }

  @Test("the first hint asks and shows its cost, and its miss is listed")
  func theFirstHintAsksAndShowsItsCostAndItsMissIs() {
    for key in [Key.function(2), .character("!")] {
      var app = App.playing("moss")
      app.press(key)
      #expect(app.shows("A hint costs a miss"))
      #expect(app.shows("It shows one letter. You have seven left."))
      #expect(app.shows("0 of 7"))
      app.press(.enter)
      #expect(app.shows("1 of 7") && app.shows(", for one miss."))
      #expect(app.lists("!"))
      app.type("abcde")
      app.press(key)
      #expect(app.shows("A hint now would lose the game."))
      #expect(app.shows("6 of 7"))
    }
  }

  @Test("starting over warns that the game counts as lost, and it does")
  func startingOverWarnsThatTheGameCountsAsLostAndIt() {
    var app = App.playing("moss", records: .inMemory)
    app.type("mos")
    app.listen()
    app.press(.enter)
    #expect(app.shows("streak 1"))
    app.type("x=")
    #expect(app.shows("Start over?") && app.shows("Giving up counts as lost."))
    app.press(.right, .enter, .enter)
    #expect(app.shows("0 of 7"))
    #expect(!app.shows("streak"))
  }

  @Test("an untouched keyboard plays nothing and says so", arguments: [Key.enter, .character(" ")])
  func untouched(key: Key) {
    var app = App.playing("moss")
    app.press(key)
    #expect(app.shows("Type a letter, or move with the arrows."))
    app.click("A–Z guess")
    #expect(app.shows("0 of 7") && app.spells("_ _ _ _"))
  }

  @Test("pasted text plays nothing") func pastedTextPlaysNothing() {
    var app = App.playing("moss")
    app.send(.paste("moss\nabc"))
    #expect(app.shows("Pasted text is ignored in a game."))
    #expect(app.spells("_ _ _ _") && app.shows("0 of 7"))
  }

  @Test("careful entry shows its field from the start, Backspace and Escape empty it")
  func carefulEntryShowsItsFieldFromTheStartBackspace() {
    var app = App.playing("moss")
    app.press(.escape)
    app.click("Menu")
    app.openSettings()
    app.clickValue(of: "Careful entry")
    app.press(.escape)
    app.type("h")
    app.press(.enter)
    #expect(app.shows(" Guess ") && !app.hasChosen("Guess"))
    for key in [Key.backspace, .escape] {
      app.type("x")
      #expect(app.shows("Enter guesses X."))
      app.press(key)
      #expect(app.shows("Type a letter"))
      app.press(.enter)
      #expect(app.shows("Type a letter, or move with the arrows."))
    }
    app.type("m")
    app.press(.enter)
    #expect(app.spells("M _ _ _"))
    app.click(" S ")
    #expect(app.spells("M _ _ _"))
    app.click("Guess")
    #expect(app.spells("M _ S S"))
    #expect(app.shows("0 of 7"))
  }

  @Test("a long word breaks after its hyphens, and never in its middle while a space is near")
  func aLongWordBreaksAfterItsHyphensAndNeverInIts() {
    /// The rows of a phrase, beside the picture.
    func rows(_ phrase: String) -> [String] {
      let app = App.playing(phrase, .compact)
      return (2...9).map { String(app.frame.row($0).dropFirst(17).drop { $0 == " " }) }.filter { !$0.isEmpty }
    }
    #expect(
      rows("a merry-go-round-the-world") == ["_   _ _ _ _ _ - _ _ -", "_ _ _ _ _ - _ _ _ -", "_ _ _ _ _"])
    #expect(rows("an incomprehensibility") == ["__", "___________________"])
  }
  @Test("a letter of a script without small ones that was missing stands after a dot")
  func aLetterOfAScriptWithoutSmallOnesThatWasMissing() throws {
    var library = Library.sample(phrases: ["אבג"])
    let letters = "אבגדהוזחטי"
    let hebrew = try Language(
      code: "he", configuration: "name = Hebrew\nletters = \(letters)\nrow = \(letters)\n",
      file: "language.conf")
    let before = library.language
    library.languageCodes = { ["en", "he"] }
    library.language = { $0 == "he" ? hebrew : before($0) }
    var context = App.started(library: library).context
    context.profile.language = hebrew
    var app = App(size: ScreenSize.home.size, context: context, screens: [TitleScreen()])
    app.press(.enter, .enter)
    app.type("אדהוזחטי")
    #expect(app.shows("א  ·ב  ·ג"))
  }

  @Test("of a wrong guess the new part blinks once, for 300 milliseconds")
  func ofAWrongGuessTheNewPartBlinksOnceFor300() {
    var app = App.playing("moss", isAnimated: true)
    app.type("xz")
    let shown = app.frame
    #expect(app.patience == .milliseconds(150))
    app.advance(by: .milliseconds(150))
    #expect(app.frame != shown)
    #expect(app.shows("2 of 7"))
    app.advance(by: .milliseconds(150))
    #expect(app.frame == shown)
    #expect(app.patience == nil)
  }

  @Test("a key during a motion shows its end and is obeyed") func aKeyDuringAMotionShowsItsEndAndIsObeyed() {
    var app = App.playing("moss", isAnimated: true)
    app.type("s")
    #expect(app.frame.cells.contains { $0.role == .fresh && $0.character == "S" })
    app.type("m")
    #expect(app.spells("M _ S S"))
    #expect(!app.frame.cells.contains { $0.role == .fresh && $0.character == "S" })
    app.type("x")
    app.click(" O ")
    #expect(app.shows("✓ Saved"))
  }

  @Test("a win and a loss move for 1.2 seconds at most", arguments: Library.sample().pictureIDs())
  func budget(id: String) {
    let pictures = pictureSet(id)
    for words in [1, 9, 30] {
      for movement: HangmanMovement? in [.win(words: words, pictures, ending: 0), .loss(pictures)] {
        var motion = movement?.motion
        var time = Duration.zero
        while let patience = motion?.patience {
          time += patience
          motion?.elapse(patience)
        }
        #expect(time <= .milliseconds(1200) && time > .zero)
      }
    }
  }

  @Test("the pictures of a win are shown for 200 milliseconds each, and the last one remains")
  func thePicturesOfAWinAreShownFor200MillisecondsEach() {
    var app = App.playing("moss", isAnimated: true)
    app.type("mos")
    let saved = Self.saved("classic", misses: 0)
    for number in saved.indices.dropLast() {
      #expect(saved[number].allSatisfy { app.shows($0.trimmed) })
      app.advance(by: .milliseconds(200))
    }
    app.advance(by: .milliseconds(1000))
    #expect(saved[saved.count - 1].allSatisfy { app.shows($0.trimmed) })
  }

}

extension Records {
  fileprivate func ranks(_ mode: Mode) -> Int {
    var copy = self
    return copy.standings(of: mode, for: "Ada").count
  }
}

extension String {
  fileprivate var trimmed: String {
    var text = Substring(self)
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
