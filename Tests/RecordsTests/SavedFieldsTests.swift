import Records
import Testing

@Suite("The data of saved games")
struct SavedFieldsTests {
  @Test("of several values with one name the first is read, and all in their order")
  func theFirstOfSeveralValuesIsRead() throws {
    var fields = SavedGame.Fields()
    for (name, value) in [("move", "e"), ("hints", "2"), ("move", "x"), ("hints", "7")] {
      fields.add(name, value)
    }
    for read in [fields, try #require(SavedGame.Fields(fields.description))] {
      #expect(read["move"] == "e" && read[number: "hints"] == 2)
      #expect(read.all("move") == ["e", "x"])
      #expect(read["phrase"] == nil)
    }
  }
}
