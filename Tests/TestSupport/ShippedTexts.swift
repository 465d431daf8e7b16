import Texts

extension Texts {
  /// The interface's texts of the checkout in Dutch.
  public static let dutch = shipped("nl")

  /// The languages that the interface is shipped in.
  public static let shippedLanguages = Checkout.languages

  private static let translations = Dictionary(
    uniqueKeysWithValues: shippedLanguages.filter { $0 != english.language }.map { ($0, read($0)) })

  /// The interface's texts of the checkout in a language; English when there are none.
  public static func shipped(_ code: String) -> Texts { translations[code] ?? english }

  private static func read(_ code: String) -> Texts {
    let file = "assets/languages/\(code)/interface.po"
    guard let text = Checkout.text(file) else { fatalError("\(file) is missing") }
    return Texts(language: code, file: Array(text.utf8)) { fatalError("\(file):\($0.line): \($0.cause)") }
  }
}
