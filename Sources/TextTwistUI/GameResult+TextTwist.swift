import Kit
import Records

extension GameResult.Details {
  init(wordsFound: Int, wordsTotal: Int) {
    self.init()
    self.wordsFound = wordsFound
    self.wordsTotal = wordsTotal
  }

  /// The number of words found in the last round.
  var wordsFound: Int? {
    get { self["words-found"] }
    set { self["words-found"] = newValue }
  }

  /// The number of words in the last round.
  var wordsTotal: Int? {
    get { self["words-total"] }
    set { self["words-total"] = newValue }
  }

  /// The points of each rack.
  var rackPoints: [Int]? {
    get { self[numbers: "rack-points"] }
    set { self[numbers: "rack-points"] = newValue }
  }

  /// The number of six-letter words found.
  var bingos: Int? {
    get { self["bingos"] }
    set { self["bingos"] = newValue }
  }
}
