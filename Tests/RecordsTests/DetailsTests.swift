import Records
import Testing

@Suite("Details of results")
struct DetailsTests {
  @Test(
    "a text is read as it was written, whatever combining marks and line breaks it contains",
    arguments: ["hm!sx", "\u{301}e", "e\r", "\r", "\u{200D}x", "a b", " ", ""])
  func aTextIsReadAsItWasWrittenWhateverCombiningMarks(
    text: String
  ) throws {
    var details = GameResult.Details()
    details[text: "turns"] = text
    details[text: "guesses"] = text
    details["hints"] = 2
    let read = try #require(GameResult.Details(details.description))
    #expect(read[text: "turns"]?.unicodeScalars.elementsEqual(text.unicodeScalars) == true)
    #expect(read[text: "guesses"]?.unicodeScalars.elementsEqual(text.unicodeScalars) == true)
    #expect(read.hints == 2)
    #expect(read == details)
  }

  @Test("details have the same text in whatever order they were set")
  func detailsHaveTheSameTextInWhateverOrderTheyWereSet() {
    var (one, other) = (GameResult.Details(), GameResult.Details())
    one["hints"] = 1
    one[numbers: "rounds"] = [5, -7]
    one["hints"] = 2
    other[numbers: "rounds"] = [5, -7]
    other["hints"] = 2
    #expect(one == other)
    #expect(one.description == "hints 2\nrounds 5 -7\n")
    one["hints"] = nil
    #expect(one.description == "rounds 5 -7\n")
  }

  @Test("a line without a space is not read", arguments: ["hints", "hints 2\nrounds\n"])
  func aLineWithoutASpaceIsNotRead(text: String) {
    #expect(GameResult.Details(text) == nil)
  }
}
