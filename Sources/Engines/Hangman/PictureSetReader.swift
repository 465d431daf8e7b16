/// Parses the lines of a picture set, one at a time.
struct PictureSetReader {
  private(set) var titles: [String: String] = [:]
  /// The tint of a character where no mask gives one.
  private(set) var classes: [Character: Drawing.Tint] = [:]
  private(set) var pictures: [Picture] = []
  private(set) var closing: [Picture] = []
  private(set) var saved: [Picture] = []
  private let file: String

  init(file: String) { self.file = file }

  var height: Int { all.reduce(0) { max($0, $1.lines.count) } }
  var width: Int { all.lazy.flatMap(\.lines).reduce(0) { max($0, $1.width) } }
  private var all: [Picture] { pictures + closing + saved }

  mutating func read(_ line: Substring, number: Int) throws(InputProblem) {
    let first = line.utf8.first
    if first == UInt8(ascii: "#"), pictures.isEmpty {
      let halves = line.dropFirst().halves(at: ":")
      guard let (code, title) = halves, !code.isEmpty, !title.isEmpty else {
        throw problem(number, .notATitle)
      }
      titles[code] = title
    } else if first == UInt8(ascii: "!"), pictures.isEmpty {
      try readClass(line, number)
    } else if first == UInt8(ascii: "=") {
      try begin(line.dropFirst().trimmed, number)
    } else if line == "~" {
      try beginMove(number)
    } else if pictures.isEmpty {
      throw problem(number, .textBeforePictures)
    } else if line == ":" {
      guard current.mask == nil else { throw problem(number, .maskWithoutRows) }
      current.mask = []
    } else {
      let line = try Picture.Line(line, file: file, number: number)
      guard let mask = current.mask else { return current.lines.append(line) }
      guard mask.count < current.lines.count else { throw problem(number, .maskWithoutRows) }
      current.mask?.append(line)
    }
  }

  /// Checks what can only be known at the end of the file.
  func finish() throws(InputProblem) {
    guard pictures.count == Self.count else {
      throw InputProblem(file: file, .pictureCount(pictures.count, expected: Self.count))
    }
    guard width > 0 else { throw InputProblem(file: file, .picturesEmpty) }
    guard height <= PictureSet.highest else {
      throw InputProblem(file: file, .pictureTooHigh(most: PictureSet.highest))
    }
    if let first = saved.first, first.isBlank { throw InputProblem(file: file, .savedEmpty) }
  }

  private static let count = Hangman.missesAllowed + 1

  /// The picture to which lines are added: the last one begun.
  private var current: Picture {
    get { saved.last ?? closing.last ?? pictures[pictures.count - 1] }
    set {
      if !saved.isEmpty {
        saved[saved.count - 1] = newValue
      } else if !closing.isEmpty {
        closing[closing.count - 1] = newValue
      } else {
        pictures[pictures.count - 1] = newValue
      }
    }
  }

  private mutating func readClass(_ line: Substring, _ number: Int) throws(InputProblem) {
    guard let (name, characters) = line.dropFirst().halves(at: ":"), !characters.isEmpty else {
      throw problem(number, .notATint)
    }
    let tint: Drawing.Tint
    switch name {
    case "warm": tint = .warm
    case "cool": tint = .cool
    default: throw problem(number, .notATint)
    }
    for entry in characters.split(separator: " ") {
      guard let character = entry.first, entry.dropFirst().isEmpty else { throw problem(number, .notATint) }
      guard classes.updateValue(tint, forKey: character) == nil else {
        throw problem(number, .tintRepeated(character))
      }
    }
  }

  private mutating func begin(_ name: String, _ number: Int) throws(InputProblem) {
    if pictures.count < Self.count {
      guard name == String(pictures.count), closing.isEmpty else {
        throw problem(number, .pictureExpected(pictures.count))
      }
      pictures.append(Picture())
    } else {
      guard name == "saved", saved.isEmpty else { throw problem(number, .savedExpected) }
      saved.append(Picture())
    }
  }

  private mutating func beginMove(_ number: Int) throws(InputProblem) {
    guard !saved.isEmpty else { return closing.append(Picture()) }
    guard saved.count <= PictureSet.mostMoves else {
      throw problem(number, .tooManyMoves(most: PictureSet.mostMoves))
    }
    saved.append(Picture())
  }

  private func problem(_ line: Int, _ cause: InputProblem.Cause) -> InputProblem {
    InputProblem(file: file, line: line, cause)
  }
}

extension PictureSetReader {
  /// A picture as it is in the file: its lines, and its mask if it has one.
  struct Picture {
    var lines: [Line] = []
    var mask: [Line]?

    var isBlank: Bool { lines.allSatisfy { $0.text.allSatisfy { $0 == " " } } }

    /// The picture padded to a size, each cell tinted by its row of the mask, or by its character's tint where that row is
    /// blank. A blank gets the tint of the cell before it, so that a part of the picture has one colour.
    func drawing(width: Int, height: Int, _ classes: [Character: Drawing.Tint]) -> Drawing {
      let blank = String(repeating: " ", count: width)
      var text = lines.map { String($0.text) + blank.prefix(width - $0.width) }
      text += Array(repeating: blank, count: height - lines.count)
      let tints = text.enumerated().map { row, line in
        guard let mask, row < mask.count, mask[row].text.contains(where: { $0 != " " }) else {
          return Self.joined(line.map { classes[$0] ?? .ink }, line)
        }
        let tints = mask[row].text.prefix(width).map {
          $0 == "w" ? Drawing.Tint.warm : $0 == "c" ? .cool : .ink
        }
        return Self.joined(tints + Array(repeating: .ink, count: width - tints.count), line)
      }
      return Drawing(lines: text, tints: tints)
    }

    private static func joined(_ tints: [Drawing.Tint], _ line: String) -> [Drawing.Tint] {
      var last = Drawing.Tint.ink
      return zip(tints, line).map { tint, character in
        if character != " " { last = tint }
        return last
      }
    }

    /// A line of a picture and its width in characters.
    struct Line {
      let text: Substring
      let width: Int

      init(_ text: Substring, file: String, number: Int) throws(InputProblem) {
        self.text = text
        width = text.graphemeCount
        guard width <= PictureSet.widest else {
          throw InputProblem(file: file, line: number, .pictureTooWide(most: PictureSet.widest))
        }
        guard !text.unicodeScalars.contains(where: { $0.value < 0x20 || 0x7F..<0xA0 ~= $0.value }) else {
          throw InputProblem(file: file, line: number, .controlCharacter)
        }
      }
    }
  }
}
