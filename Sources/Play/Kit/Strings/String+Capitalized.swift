extension String {
  /// The text with a capital first letter, for buttons.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

  /// The text with a small first letter, for the bottom line.
  var uncapitalized: String { prefix(1).lowercased() + dropFirst() }
}
