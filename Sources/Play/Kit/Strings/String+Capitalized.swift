extension String {
  /// The text with a capital first letter, for buttons.
  var capitalizedFirst: String { String(prefix(1)).capitals + String(dropFirst()) }

  /// The text with a small first letter, for the bottom line; the English "I" remains a capital.
  var uncapitalized: String { hasPrefix("I ") ? self : prefix(1).lowercased() + dropFirst() }
}
