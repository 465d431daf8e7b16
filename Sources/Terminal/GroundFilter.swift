/// Leaves out what sets the background colour that is set already. With every change of a style ncurses sends both colours, so
/// that a theme with a ground of its own would take half as many bytes again.
struct GroundFilter {
  /// The parameters that have set the present background; `nil` when it is not known.
  private var ground: ArraySlice<UInt8>?

  private static let start = Array("\u{1B}[".utf8)

  /// Takes whole sequences that are sent one after the other, and returns what is needed of them.
  mutating func pass(_ bytes: [UInt8]) -> [UInt8] {
    var passed: [UInt8] = []
    passed.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      let rest = bytes[index...]
      guard rest.starts(with: Self.start),
        let end = rest.dropFirst(2).firstIndex(where: { 0x40...0x7E ~= $0 })
      else {
        passed.append(bytes[index])
        index += 1
        continue
      }
      let parameters = bytes[(index + 2)..<end]
      if bytes[end] != UInt8(ascii: "m") || !sets(parameters) { passed += bytes[index...end] }
      index = end + 1
    }
    return passed
  }

  /// Notes what the parameters of a sequence for styles do. Returns whether they set only the background that is set already.
  private mutating func sets(_ parameters: ArraySlice<UInt8>) -> Bool {
    let text = String(decoding: parameters, as: UTF8.self)
    if text.hasPrefix("48;5;") || ("40"..."47").contains(text) && text.utf8.count == 2 {
      if let ground, ground.elementsEqual(parameters) { return true }
      ground = parameters
    } else if !text.hasPrefix("38;5;"), !["1", "4", "7"].contains(text),
      !(("30"..."37").contains(text) && text.utf8.count == 2)
    {
      ground = nil
    }
    return false
  }
}
