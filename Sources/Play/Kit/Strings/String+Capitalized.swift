extension String {
  /// With a capital at the beginning, as a button has it.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

  /// With a small letter at the beginning, as the bottom line has it.
  var uncapitalized: String { prefix(1).lowercased() + dropFirst() }
}
