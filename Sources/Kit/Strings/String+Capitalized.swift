extension String {
  /// The text with a capital first letter, for buttons.
  package var capitalizedFirst: String { String(prefix(1)).capitals + String(dropFirst()) }
}
