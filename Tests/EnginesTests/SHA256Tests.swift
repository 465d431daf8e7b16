import Engines
import Testing

/// The examples of FIPS 180-4 published by NIST, and the empty message.
struct SHA256Tests {
  @Test(
    "a message has the digest that the standard gives",
    arguments: [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
    ])
  func aMessageHasTheDigestThatTheStandardGives(message: String, digest: String) {
    #expect(hexadecimal(SHA256.digest(of: Array(message.utf8))) == digest)
  }

  @Test("a million times a has the digest that the standard gives")
  func aMillionTimesAHasTheDigestThatTheStandardGives() {
    #expect(
      hexadecimal(SHA256.digest(of: Array(repeating: UInt8(ascii: "a"), count: 1_000_000)))
        == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }

  private func hexadecimal(_ bytes: [UInt8]) -> String {
    bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
  }
}
