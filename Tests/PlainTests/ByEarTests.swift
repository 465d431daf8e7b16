import Engines
import Kit
import Play
import Records
import ScreenTesting
import TestSupport
import Testing
import Texts

@testable import Plain

/// What is heard, where it is not seen.
struct ByEarTests {
  @Test("blanks are counted, letters have commas, signs have names and are counted nowhere")
  func board() {
    let library = Library.sample(phrases: ["salt & pop-art"])
    var talk = Conversation(.game(.hangman), library: library)
    #expect(talk.transcript.contains("2 words, of 4 and 6 letters."))
    #expect(
      talk.type("a").lines == [
        "A: 2. Word 1 has blank, A, 2 blanks, and. Word 2 has 3 blanks, dash, A, 2 blanks."
      ])
    #expect(talk.type("log").lines.first == "Two A's.")
    #expect(talk.type("left").lines.first == "Eight places still open. Misses: 0 of 7.")
  }

  @Test("digits that are shown are one number, and never stand beside a count") func digits() {
    let text = Texts.english
    #expect(text.spoken(["c", "-", "2", "2", nil, nil]) == "C, dash, number 22, 2 blanks")
    #expect(text.spoken(["r", "+", "b", ".", nil]) == "R, plus, B, dot, blank")
    #expect(text.spoken([nil, "!", nil]) == "blank, blank")
  }

  @Test("a letter that is an article, too, has a comma behind it where the sentence goes on") func article() {
    var talk = Conversation(.game(.hangman), library: .sample(phrases: ["moss"]))
    #expect(talk.type("a").lines.first?.hasPrefix("No A, in this one.") == true)
    #expect(talk.type("e").lines.first?.hasPrefix("No E in this one.") == true)
    #expect(Texts.english("\("A") wins.") == "A wins.", "who reads sees none")
  }

  @Test("the numbers of the menu are for life: Continue is 0, whatever else is there") func menu() {
    let records = SharedRecords()
    var talk = Conversation(records: records)
    #expect(
      talk.transcript.contains("\n1 Hangman\n2 Text Twist\n3 Ghost\n4 Daily\n7 The yard\n8 High scores\n"))
    #expect(talk.transcript.contains("\n17 Quit\nEnter takes 1.\n"))
    talk.type("1", "1", "s", "menu")
    #expect(talk.transcript.hasSuffix("\n17 Quit\nEnter takes 0.\n"))
    #expect(talk.transcript.contains("\n0 Continue\n1 Hangman\n"))
    #expect(talk.type("0").lines.contains { $0.contains("Hangman") })
  }

  @Test("a number is asked for after its list, in one line where something else was said") func list() {
    var talk = Conversation()
    #expect(talk.session.prompt == "Number?")
    talk.type("xyz")
    #expect(
      talk.session.prompt.hasPrefix("1 Hangman, 2 Text Twist, ") && talk.session.prompt.hasSuffix("Number?"))
    talk.type("board")
    #expect(talk.session.prompt == "Number?")
  }

  @Test("an ambiguous word names the choices") func ambiguous() {
    var talk = Conversation()
    #expect(talk.type("h").lines == ["1 Hangman, 8 High scores or 13 How to play?"])
    #expect(talk.type("hi").lines.first?.hasPrefix("There are no scores yet") == true)
  }

  @Test("help is ?") func help() {
    var talk = Conversation(.game(.hangman))
    #expect(talk.type("help") == talk.type("?"))
  }

  @Test("a word is spelled in groups of five, with words for its letters by a setting") func spelled() {
    var talk = Conversation(.game(.hangman), library: .sample(phrases: ["strain"]))
    #expect(talk.type("spell strained").lines == ["S, T, R, A, I.", "N, E, D."])
    talk.type("give up", "yes")
    #expect(talk.type("spell").lines == ["S, T, R, A, I.", "N."])
    var named = Conversation(.game(.hangman)) { $0.profile.settings.spellsWithWords = true }
    #expect(named.type("spell me").lines == ["M as in mike, E as in echo."])
    #expect(
      named.type("spell WY1A0-B").lines == [
        "W as in whiskey, Y as in yankee, one, A, as in alpha, zero.", "B as in bravo.",
      ])
  }

  @Test("every language has a spelling alphabet for its letters a to z", arguments: Texts.shippedLanguages)
  func alphabets(language: String) {
    let text = Texts.shipped(language)
    for letter in "abcdefghijklmnopqrstuvwxyz" {
      let said = text.spelled(String(letter), isNamed: true)[0]
      #expect(said.count > 4, "\(language): \(said)")
    }
  }

  @Test("a replay is numbered, and comes twenty lines at a time") func replay() {
    var talk = Conversation(.game(.hangman), library: .sample(phrases: ["abcdefghijklmnopqrstuvwxyz"]))
    for letter in "abcdefghijklmnoprstuvwxy" { talk.type(String(letter)) }
    talk.type("solve abcdefghijklmnopqrstuvwxyz", "yes")
    talk.type("replay")
    #expect(talk.session.prompt == "More?")
    let rest = talk.type("").lines
    #expect(rest.first?.hasPrefix("20 ") == true && rest.contains { $0.hasPrefix("25 ") }, "\(rest)")
    #expect(talk.session.prompt.hasSuffix("Number?"))
  }

  @Test("the board of Ghost tells the openings that are used") func openings() {
    let words = ["storm 1", "dear 1", "cold 1"]
    var talk = Conversation(.game(.ghost), library: .sample(words: words)) { $0.ghost.opponent = .friend }
    #expect(!talk.type("board").lines.contains { $0.contains("Openings used") })
    talk.type("d", "x", "next round")
    #expect(talk.type("board").lines.last == "Openings used: D.")
  }
}
