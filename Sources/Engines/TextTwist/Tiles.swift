/// The letters of a rack, each either in the bank or in the entry.
///
/// Each letter has a slot in the bank, which stays empty while the letter is in the entry; bank and entry
/// together are always the whole rack.
public struct Tiles: Equatable, Sendable {
  /// The letter that belongs in each slot of the bank.
  public private(set) var letters: [Character]
  /// The slots whose letters are in the entry, in the entry's order.
  public private(set) var taken: [Int]

  public init(_ letters: [Character]) {
    self.letters = letters
    taken = []
  }

  /// An arrangement of these letters; `nil` when the letters differ, or a slot does not exist or is repeated.
  func arranged(_ letters: [Character], taken: [Int]) -> Tiles? {
    guard letters.sorted() == self.letters.sorted(), Set(taken).count == taken.count,
      taken.allSatisfy(letters.indices.contains)
    else { return nil }
    var tiles = Tiles(letters)
    tiles.taken = taken
    return tiles
  }

  /// The letter in each slot of the bank; `nil` for an empty slot.
  public var bank: [Character?] {
    letters.indices.map { taken.contains($0) ? nil : letters[$0] }
  }

  /// Whether every letter is in the entry.
  public var isBankEmpty: Bool { taken.count == letters.count }

  /// The letters entered, in order.
  public var entry: [Character] { taken.map { letters[$0] } }
}

extension Tiles {
  /// Moves the first such letter of the bank into the entry.
  /// - Returns: whether there was one.
  mutating func take(_ letter: Character) -> Bool {
    bank.firstIndex(of: letter).map { take(slot: $0) } ?? false
  }

  /// Moves the letter in a slot of the bank into the entry.
  /// - Returns: whether there was one.
  mutating func take(slot: Int) -> Bool {
    guard letters.indices.contains(slot), !taken.contains(slot) else { return false }
    taken.append(slot)
    return true
  }

  /// Puts the entry's letter at a position back into its slot of the bank.
  /// - Returns: whether there was one.
  mutating func putBack(at position: Int) -> Bool {
    guard taken.indices.contains(position) else { return false }
    taken.remove(at: position)
    return true
  }

  /// Puts all letters back into the bank.
  /// - Returns: whether the entry had any.
  mutating func clear() -> Bool {
    guard !taken.isEmpty else { return false }
    taken = []
    return true
  }

  /// Shuffles the letters in the bank among their slots, so that the visible order changes and, if possible, is not one
  /// that `isAvoided`.
  /// - Returns: false when the letters are all the same.
  mutating func twist(
    using generator: inout some RandomNumberGenerator, avoiding isAvoided: ([Character]) -> Bool
  ) -> Bool {
    let slots = letters.indices.filter { !taken.contains($0) }
    let before = slots.map { letters[$0] }
    guard let other = before.firstIndex(where: { $0 != before[0] }) else { return false }
    var after = before
    for _ in 0..<32 {
      after = generator.permutation(of: before.count).map { before[$0] }
      if after != before, !isAvoided(after) { break }
    }
    if after == before { after.swapAt(0, other) }
    for (slot, letter) in zip(slots, after) { letters[slot] = letter }
    return true
  }
}
