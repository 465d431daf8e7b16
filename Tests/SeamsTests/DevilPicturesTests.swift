import Engines
import TestSupport
import Testing
import TextUI

/// The Devil's pictures, one set for each number of pieces that he has left behind.
@Suite struct DevilPicturesTests {
  private static func set(_ pieces: Int) throws -> PictureSet {
    let file = "assets/devil/\(pieces).txt"
    return try PictureSet(id: "devil/\(pieces)", text: try #require(Checkout.text(file)), file: file)
  }

  @Test("each miss shows another picture, also in ASCII and in large", arguments: 0..<7)
  func misses(pieces: Int) throws {
    let set = try Self.set(pieces)
    for frames in [set.frames, set.large.frames] {
      #expect(Set(frames).count == 8)
      #expect(Set(frames.map { $0.map { String($0.map(\.asciiLikeness)) } }).count == 8)
    }
    #expect(set.height == 8 && set.width <= 21, "it fits into the compact layout")
  }

  @Test("each defeat takes a piece, and he is never whole again", arguments: 0..<6)
  func pieces(pieces: Int) throws {
    let (before, after) = (try Self.set(pieces), try Self.set(pieces + 1))
    #expect(Set(before.frames).isDisjoint(with: after.frames))
    #expect(Set(before.large.frames).isDisjoint(with: after.large.frames))
    // The end of a visit that he loses shows what he then has.
    let text = { (set: PictureSet) in set.saved.last!.map { $0.filter { $0 != " " } }.joined() }
    #expect(text(before) != text(after))
  }
}
