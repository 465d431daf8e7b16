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

  @Test(
    "a message has the code that RFC 4231 gives for a key",
    arguments: [
      (
        [UInt8](repeating: 0x0B, count: 20), "Hi There",
        "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"
      ),
      (
        Array("Jefe".utf8), "what do ya want for nothing?",
        "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
      ),
      (
        [UInt8](repeating: 0xAA, count: 131), "Test Using Larger Than Block-Size Key - Hash Key First",
        "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"
      ),
    ])
  func code(key: [UInt8], message: String, code: String) {
    #expect(hexadecimal(SHA256.code(of: Array(message.utf8), key: key)) == code)
  }

  private func hexadecimal(_ bytes: [UInt8]) -> String {
    bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
  }
}
