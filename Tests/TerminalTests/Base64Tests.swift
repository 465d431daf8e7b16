import Testing

@testable import Terminal

struct Base64Tests {
  @Test(
    "text for the clipboard is encoded as RFC 4648 says, padding included",
    arguments: [
      ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
      ("foobar", "Zm9vYmFy"), ("\u{FB}\u{FF}", "w7vDvw=="), ("?>~", "Pz5+"), ("ÿ?", "w78/"),
    ])
  func encodes(text: String, encoded: String) {
    #expect(CursesTerminal.base64(text) == encoded)
  }
}
