import TextUI

extension [Key] {
  /// The keys of a letter: the small one and the capital.
  static func letter(_ letter: Character) -> [Key] { [.character(letter), .character(letter.capital)] }
}
