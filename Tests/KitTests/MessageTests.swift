import ScreenTesting
import Testing

@testable import Kit

/// What is displayed of a message, wherever it comes from.
@Suite struct MessageTests {
  @Test("a message that is too long is cut after a word, not at the full stop in a name")
  func aMessageThatIsTooLongIsCutAfterAWordNotAtTheFull() {
    let message = StatusMessage("A computer plays for Dr. Alexander Noname now.")
    #expect(message.fitted(to: 46) == "A computer plays for Dr. Alexander Noname now.")
    #expect(message.fitted(to: 40) == "A computer plays for Dr. Alexander …")
  }

  @Test("of several sentences as many are displayed as there is room for")
  func ofSeveralSentencesAsManyAreDisplayedAsThereIs() {
    let message = StatusMessage(["It lives.", "A word. ends.", "Done."])
    #expect(message.text == "It lives. A word. ends. Done.")
    #expect(message.fitted(to: 29) == "It lives. A word. ends. Done.")
    #expect(message.fitted(to: 28) == "It lives. A word. ends.")
    #expect(message.fitted(to: 22) == "It lives.")
    #expect(message.fitted(to: 8) == "It …")
  }

  @Test("without room for a player's name it is shortened")
  func withoutRoomForAPlayersNameItIsShortened() {
    let message = StatusMessage.about("Bartholomeus") { "\($0) is choosing." }
    #expect(message.fitted(to: 25) == "Bartholomeus is choosing.")
    #expect(message.fitted(to: 24) == "Barthol… is choosing.")
  }

  @Test("the key is found in the last sentence only, and only where that is displayed")
  func theKeyIsFoundInTheLastSentenceOnlyAndOnlyWhere() {
    let message = StatusMessage(["C# added X.", "Doubt it? # asks C# for a word."], key: "#")
    #expect(message.keyColumn(in: 43) == 22)
    #expect(message.keyColumn(in: 42) == nil)
  }
}
