import CExpat

/// Reads the tags and texts of an XML file in order, with expat. A document type may declare nothing, so that there are no entities but
/// the five of XML and those of numbers.
final class XMLReader {
  enum Event {
    case start(String, [String: String])
    case end
    /// A part of a text.
    case text(String)
  }

  /// Why a file cannot be read, and where.
  struct Flaw: Error {
    let line: Int
    let cause: InputProblem.Cause
  }

  private let parser: XML_Parser
  /// What is done with each event, and what is wrong with it.
  private let take: (Event, _ line: Int) -> InputProblem.Cause?
  private var depth = 0
  private var flaw: Flaw?

  /// Elements stand in one another at most so deep.
  private static let deepest = 64

  /// Reads a file.
  /// - Parameters:
  ///   - bytes: in UTF-8, whatever the file declares, without a byte order mark.
  ///   - take: what is done with an event at a line, counted from 1; returns why the file cannot be read on.
  static func read(
    _ bytes: ArraySlice<UInt8>, _ take: @escaping (Event, _ line: Int) -> InputProblem.Cause?
  ) throws(Flaw) {
    // There is none only without memory.
    let parser = XML_ParserCreate("UTF-8")!
    defer { XML_ParserFree(parser) }
    if let flaw = XMLReader(parser, take).read(bytes) { throw flaw }
  }

  private init(_ parser: XML_Parser, _ take: @escaping (Event, Int) -> InputProblem.Cause?) {
    (self.parser, self.take) = (parser, take)
  }

  /// What is wrong with a file; `nil` after all of it has been read.
  private func read(_ bytes: ArraySlice<UInt8>) -> Flaw? {
    XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    XML_SetElementHandler(
      parser,
      { reader, name, attributes in
        XMLReader.of(reader).start(String(cString: name!), attributes!)
      },
      { reader, _ in
        let reader = XMLReader.of(reader)
        reader.depth -= 1
        reader.handle(.end)
      })
    XML_SetCharacterDataHandler(parser) { reader, text, count in
      let bytes = UnsafeRawBufferPointer(start: text, count: Int(count))
      XMLReader.of(reader).handle(.text(String(decoding: bytes, as: UTF8.self)))
    }
    XML_SetStartDoctypeDeclHandler(parser) { reader, _, _, _, declares in
      if declares != 0 { XMLReader.of(reader).stop(.documentType) }
    }
    XML_SetSkippedEntityHandler(parser) { reader, _, _ in XMLReader.of(reader).stop(.unknownEntity) }
    let status = bytes.withUnsafeBytes { bytes in
      XML_Parse(parser, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(bytes.count), 1)
    }
    guard flaw == nil, status != XML_STATUS_OK else { return flaw }
    return Flaw(
      line: line, cause: XML_GetErrorCode(parser) == XML_ERROR_UNDEFINED_ENTITY ? .unknownEntity : .notXML)
  }

  private static func of(_ reader: UnsafeMutableRawPointer?) -> XMLReader {
    Unmanaged<XMLReader>.fromOpaque(reader!).takeUnretainedValue()
  }

  private var line: Int { Int(XML_GetCurrentLineNumber(parser)) }

  private func start(_ name: String, _ list: UnsafeMutablePointer<UnsafePointer<XML_Char>?>) {
    depth += 1
    guard depth <= Self.deepest else { return stop(.notXML) }
    var attributes: [String: String] = [:]
    var list = list
    while let key = list[0], let value = list[1] {
      attributes[String(cString: key)] = String(cString: value)
      list += 2
    }
    handle(.start(name, attributes))
  }

  private func handle(_ event: Event) {
    guard flaw == nil else { return }
    if let cause = take(event, line) { stop(cause) }
  }

  /// Reads no further.
  private func stop(_ cause: InputProblem.Cause) {
    if flaw == nil { flaw = Flaw(line: line, cause: cause) }
    XML_StopParser(parser, 0)
  }
}
