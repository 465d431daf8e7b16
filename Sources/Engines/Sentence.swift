/// What the program says outside its screens, in both languages that it speaks.
public struct Sentence: Equatable, Sendable {
  public let english: String
  public let dutch: String

  public init(_ english: String, dutch: String) {
    self.english = english
    self.dutch = dutch
  }

  /// The sentence in the language of that code; English where the program does not speak it.
  public func said(in code: String) -> String { code == "nl" ? dutch : english }
}
