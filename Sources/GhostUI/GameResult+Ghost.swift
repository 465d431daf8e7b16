import Kit
import Records

extension GameResult.Details {
  init(letters: Int) {
    self.init()
    self.letters = letters
  }

  /// The length of the last round's final fragment.
  var letters: Int? {
    get { self["letters"] }
    set { self["letters"] = newValue }
  }

  /// Who added the letters of the last round, one digit each: `0` is the player.
  var turns: String? {
    get { self[text: "turns"] }
    set { self[text: "turns"] = newValue }
  }

  /// The number of letters of each round; negative for lost rounds.
  var rounds: [Int]? {
    get { self[numbers: "rounds"] }
    set { self[numbers: "rounds"] = newValue }
  }
}
