/// Reads the tags and texts of an XML file in order. It knows no entities but the five of XML and those of numbers, reads
/// no document type but its name, and looks at each byte once.
struct XMLReader {
  enum Event {
    case start(String, [String: String])
    case end(String)
    case text(String)
  }

  /// Why a file cannot be read, and where.
  struct Flaw: Error {
    let line: Int
    let cause: InputProblem.Cause
  }

  /// The line of the event read last, counted from 1.
  private(set) var line = 1
  private let bytes: ArraySlice<UInt8>
  private var index: Int
  /// The names of the elements that are open.
  private var open: [String] = []
  /// The end of an element without content, which follows its start.
  private var isEnding = false
  private var hasRoot = false

  /// - Parameter bytes: in UTF-8, without a byte order mark.
  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    index = bytes.startIndex
  }

  /// Elements stand in one another at most so deep.
  private static let deepest = 64
  private static let mostAttributes = 64

  /// The next tag or text; `nil` at the end.
  mutating func next() throws(Flaw) -> Event? {
    if isEnding {
      isEnding = false
      return .end(open.removeLast())
    }
    while index < bytes.endIndex {
      guard bytes[index] == UInt8(ascii: "<") else { return try readText() }
      if skips("<!--") {
        try skip(to: "-->")
      } else if skips("<![CDATA[") {
        let start = index
        try skip(to: "]]>")
        guard !open.isEmpty else { throw flaw() }
        return .text(String(decoding: bytes[start..<index - 3], as: UTF8.self))
      } else if skips("<?") {
        try readInstruction()
      } else if skips("<!DOCTYPE") {
        try skipDocumentType()
      } else if skips("</") {
        let name = try readName()
        skipBlanks()
        guard skips(">"), open.last == name else { throw flaw() }
        return .end(open.removeLast())
      } else {
        return try readStart()
      }
    }
    guard open.isEmpty, hasRoot else { throw flaw() }
    return nil
  }

  private func flaw(_ cause: InputProblem.Cause = .notXML) -> Flaw { Flaw(line: line, cause: cause) }

  /// Skips some characters if they follow.
  private mutating func skips(_ text: String) -> Bool {
    guard bytes[index...].starts(with: text.utf8) else { return false }
    index += text.utf8.count
    return true
  }

  private mutating func skip(to end: String) throws(Flaw) {
    while index < bytes.endIndex {
      if skips(end) { return }
      step()
    }
    throw flaw()
  }

  private mutating func step() {
    if bytes[index] == UInt8(ascii: "\n") { line += 1 }
    index += 1
  }

  private static func isBlank(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }

  private mutating func skipBlanks() {
    while index < bytes.endIndex, Self.isBlank(bytes[index]) { step() }
  }

  private mutating func readName() throws(Flaw) -> String {
    let start = index
    while index < bytes.endIndex, !Self.isBlank(bytes[index]), !"<>/=\"'&?!".utf8.contains(bytes[index]) {
      index += 1
    }
    guard index > start else { throw flaw() }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func readStart() throws(Flaw) -> Event {
    index += 1
    let name = try readName()
    guard open.count < Self.deepest, !open.isEmpty || !hasRoot else { throw flaw() }
    var attributes: [String: String] = [:]
    while true {
      skipBlanks()
      if skips("/>") {
        isEnding = true
        break
      }
      if skips(">") { break }
      let (key, value) = try readAttribute()
      guard attributes.count < Self.mostAttributes, attributes.updateValue(value, forKey: key) == nil else {
        throw flaw()
      }
    }
    open.append(name)
    hasRoot = true
    return .start(name, attributes)
  }

  private mutating func readAttribute() throws(Flaw) -> (String, String) {
    let key = try readName()
    skipBlanks()
    guard skips("=") else { throw flaw() }
    skipBlanks()
    guard index < bytes.endIndex, "\"'".utf8.contains(bytes[index]) else { throw flaw() }
    let quote = bytes[index]
    index += 1
    let value = try readCharacters { $0 == quote || $0 == UInt8(ascii: "<") }
    guard index < bytes.endIndex, bytes[index] == quote else { throw flaw() }
    index += 1
    return (key, value)
  }

  private mutating func readText() throws(Flaw) -> Event {
    let text = try readCharacters { $0 == UInt8(ascii: "<") }
    guard !open.isEmpty || text.utf8.allSatisfy(Self.isBlank) else { throw flaw() }
    return .text(text)
  }

  /// The characters up to one that ends them, which is not read.
  private mutating func readCharacters(until isEnd: (UInt8) -> Bool) throws(Flaw) -> String {
    var text: [UInt8] = []
    while index < bytes.endIndex, !isEnd(bytes[index]) {
      if bytes[index] == UInt8(ascii: "&") {
        guard let (character, length) = CharacterReference.read(bytes[(index + 1)...], html: false) else {
          throw flaw(.unknownEntity)
        }
        text += String(character).utf8
        index += length + 1
      } else {
        text.append(bytes[index])
        step()
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Of an XML declaration, the encoding must be UTF-8.
  private mutating func readInstruction() throws(Flaw) {
    let isDeclaration = skips("xml ")
    let start = index
    try skip(to: "?>")
    guard isDeclaration else { return }
    var declaration = XMLReader(bytes[start..<index - 2])
    declaration.line = line
    while true {
      declaration.skipBlanks()
      guard declaration.index < declaration.bytes.endIndex else { return }
      let (key, value) = try declaration.readAttribute()
      if key == "encoding", !["UTF-8", "UTF8", "US-ASCII"].contains(value.uppercased()) {
        throw flaw(.encoding(value))
      }
    }
  }

  private mutating func skipDocumentType() throws(Flaw) {
    while index < bytes.endIndex, bytes[index] != UInt8(ascii: ">") {
      guard bytes[index] != UInt8(ascii: "[") else { throw flaw(.documentType) }
      step()
    }
    guard !hasRoot, skips(">") else { throw flaw() }
  }
}
