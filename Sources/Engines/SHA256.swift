import CMD

/// SHA-256 as defined in FIPS 180-4, computed by libmd.
public enum SHA256 {
  /// The digest of a message, 32 bytes.
  public static func digest(of message: [UInt8]) -> [UInt8] {
    var context = SHA2_CTX()
    SHA256Init(&context)
    message.withUnsafeBytes { bytes in
      if let start = bytes.baseAddress {
        SHA256Update(&context, start.assumingMemoryBound(to: UInt8.self), bytes.count)
      }
    }
    var digest = [UInt8](repeating: 0, count: 32)
    SHA256Final(&digest, &context)
    return digest
  }

  /// A code that only who has the key can make for a message, 32 bytes: HMAC as defined in FIPS 198-1.
  public static func code(of message: [UInt8], key: [UInt8]) -> [UInt8] {
    let short = key.count > 64 ? digest(of: key) : key
    let block = short + [UInt8](repeating: 0, count: 64 - short.count)
    return digest(of: block.map { $0 ^ 0x5C } + digest(of: block.map { $0 ^ 0x36 } + message))
  }
}
