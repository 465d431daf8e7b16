import Engines
import Play
import ScreenTesting
import Testing

@testable import GhostUI
@testable import HangmanUI
@testable import Kit
@testable import Menus
@testable import TextTwistUI

/// The values of choices as they are saved, which never change.
struct SavedChoicesTests {
  private static func saved<Value: SavedValue & CaseIterable>(_ type: Value.Type) -> [String] {
    type.allCases.map { "\($0) \($0.saved)" }
  }

  @Test("the values of each choice are saved as they always were")
  func theValuesOfEachChoiceAreSavedAsTheyAlwaysWere() {
    #expect(
      Self.saved(HangmanSetUp.Host.self) == [
        "phraseBook 0", "dictionary 1", "duel 2", "devil 3", "mindReader 4",
      ])
    #expect(Self.saved(HangmanSetUp.Secret.self) == ["thought 0", "typed 1"])
    #expect(Self.saved(HangmanDeal.Difficulty.self) == ["gentle 3", "easy 0", "medium 1", "hard 2"])
    #expect(Self.saved(GhostSetUp.Opponent.self) == ["computer 0", "friend 1", "seats 2"])
    #expect(Self.saved(GhostJudge.List.self) == ["base 0", "familiar 2", "standard 3", "rare 4"])
    #expect(Self.saved(GhostLevel.self) == ["easy 1", "medium 2", "sharp 4", "hard 3"])
    #expect(
      Self.saved(GhostSeats.Kind.self) == [
        "person person", "easy easy", "medium medium", "sharp sharp", "hard hard", "empty empty",
      ])
    #expect(
      Self.saved(TextTwist.Mode.self) == [
        "timed timed", "untimed untimed", "classic classic", "seven seven", "fours fours",
        "lightning lightning",
      ])
    #expect(Self.saved(Ghost.Variant.self) == ["usual 4", "five 5", "superghost 6"])
    #expect(
      Self.saved(TextTwist.Level.self) == ["relaxed relaxed", "standard standard", "expert expert"])
    #expect(Self.saved(Settings.Sound.self) == ["off off", "bell bell", "flash flash"])
  }
}
