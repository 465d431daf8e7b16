import Records

/// Details by the names under which they are saved.
extension GameResult.Details: ExpressibleByDictionaryLiteral {
  public init(dictionaryLiteral numbers: (String, Int)...) {
    self.init()
    for (name, number) in numbers { self[name] = number }
  }
}
