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
}
