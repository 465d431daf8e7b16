extension [String] {
  /// The same as `joined(separator:)`, for what is joined before the first frame: the generic one looks up conformances at run
  /// time, which costs 95,000 of the 2.8 million instructions until then.
  package func joinedAtStart(by separator: String) -> String {
    var text = first ?? ""
    for part in dropFirst() {
      text += separator
      text += part
    }
    return text
  }
}
