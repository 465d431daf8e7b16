/// A line between a program and the relay that it has started on another machine: at most 600 bytes of UTF-8 without control
/// characters. Connections to tables are numbered in the order in which the program opens them, from 1.
enum RelayLine: Equatable {
  // Sent by both.

  /// The first line: the protocol's version, and from the program a random text, by which a relay knows the one that
  /// served the same program before.
  case hello(version: Int, token: String)
  /// A line from or for the table of a connection.
  case say(Int, [UInt8])
  /// A connection has ended, or is to be.
  case shut(Int, Why?)

  // Sent by the program.

  /// Connects to the table whose socket has this name.
  case open(Int, TableFolder.Name)

  // Sent by the relay.

  /// The name of a socket in the folder, and the seconds since it was published.
  case name(TableFolder.Name, age: Int)
  /// The folder has the names sent since the last such line, which are as many.
  case names(Int)
  /// Another relay serves the same player now.
  case taken

  /// Why no connection was made, when it is not that nobody listens.
  enum Why: String {
    case busy, forbidden, version
  }

  static let version = 1
  /// The maximum length of a line, in bytes.
  static let longest = 600
  /// The maximum number of names in a folder that are told, and of connections that are open at a time.
  static let mostNames = 200
  static let mostOpen = TableList.most + 8

  /// The line as it is transmitted, without the line feed at its end.
  var bytes: [UInt8] {
    switch self {
    case .hello(let version, let token):
      Array("wordyard-relay \(version)\(token.isEmpty ? "" : " ")\(token)".utf8)
    case .say(let number, let line): Array("say \(number) ".utf8) + line
    case .shut(let number, let why): Array("shut \(number)\(why.map { " \($0.rawValue)" } ?? "")".utf8)
    case .open(let number, let name): Array("open \(number) \(name.text)".utf8)
    case .name(let name, let age): Array("name \(name.text) \(age)".utf8)
    case .names(let count): Array("names \(count)".utf8)
    case .taken: Array("taken".utf8)
    }
  }

  /// - Returns: `nil` when the bytes are no valid line.
  init?(_ bytes: [UInt8]) {
    guard bytes.count <= Self.longest, let text = String(validating: bytes, as: UTF8.self),
      TableLine.isText(text)
    else { return nil }
    var fields = TableFields(bytes)
    guard let verb = fields.next(), let line = Self.read(verb, &fields), fields.isAtEnd else { return nil }
    self = line
  }

  private static func read(_ verb: String, _ fields: inout TableFields) -> RelayLine? {
    switch verb {
    case "wordyard-relay":
      guard let version = fields.number() else { return nil }
      if fields.isAtEnd { return .hello(version: version, token: "") }
      return fields.next().map { .hello(version: version, token: $0) }
    case "say":
      guard let number = fields.number(), let line = fields.rest() else { return nil }
      return .say(number, Array(line.utf8))
    case "shut":
      guard let number = fields.number() else { return nil }
      if fields.isAtEnd { return .shut(number, nil) }
      return fields.next().flatMap(Why.init).map { .shut(number, $0) }
    case "open":
      guard let number = fields.number(), let name = fields.next().flatMap(TableFolder.Name.init) else {
        return nil
      }
      return .open(number, name)
    case "name":
      guard let name = fields.next().flatMap(TableFolder.Name.init), let age = fields.number() else {
        return nil
      }
      return .name(name, age: age)
    case "names": return fields.number().map { .names($0) }
    case "taken": return .taken
    default: return nil
    }
  }
}
