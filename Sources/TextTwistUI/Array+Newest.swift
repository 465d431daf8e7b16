import Kit

extension [String] {
  /// The last of the words with which the text fits, and the number of the others: `COND DECON +3`.
  /// - Parameter most: the number of words that are tried; more cannot fit.
  func newest(most: Int = .max, fits: (String) -> Bool) -> String {
    var shown = suffix(most)
    func text() -> String {
      let rest = count - shown.count
      return (shown + (rest > 0 ? ["+\(rest)"] : [])).joined(separator: " ")
    }
    while !fits(text()), shown.count > 1 { shown.removeFirst() }
    return text()
  }
}
