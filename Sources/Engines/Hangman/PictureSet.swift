/// A picture in characters, with a tint for each cell.
public struct Drawing: Equatable, Sendable {
  /// What a cell is made of: plain ink, something warm (alive, burning, shining), or something cool (ground, water, metal).
  public enum Tint: Equatable, Sendable {
    case ink, warm, cool
  }

  /// The rows of characters, all of the same width.
  public let lines: [String]
  /// One row for each line, with one tint for each of its characters.
  public let tints: [[Tint]]
}

/// The pictures of a game of Hangman, from a file `gallows/<id>.txt`: one for each number of misses from 0 to 7, the frames
/// of an animation after a loss, and those after a win.
public struct PictureSet: Equatable, Sendable {
  /// A picture of the set.
  public enum Frame: Equatable, Sendable {
    /// The picture after this number of misses.
    case misses(Int)
    /// A frame of the animation after a loss.
    case closing(Int)
    /// The picture of a win; from 1 on the frames of its animation.
    case saved(Int)
  }

  public let id: String
  /// The set's name, by language code.
  public let titles: [String: String]
  /// The width of every line of every picture, in characters.
  public let width: Int
  public let height: Int
  private let pictures: [Drawing]
  private let closingPictures: [Drawing]
  private let savedPictures: [Drawing]

  /// The eight pictures for 0 to 7 misses.
  public var frames: [[String]] { pictures.map(\.lines) }
  /// The animation after a loss, before the last picture.
  public var closing: [[String]] { closingPictures.map(\.lines) }
  /// The picture of a win, then the frames of its animation, the last of which remains. A set without one has its first
  /// picture here.
  public var saved: [[String]] { savedPictures.map(\.lines) }

  /// The maximum size of a picture, in characters.
  public static let widest = 24
  public static let highest = 12
  /// The maximum number of frames after the picture of a win.
  public static let mostFrames = 5

  /// Parses a set: lines `# code: Title`, `! warm: ( )` and `! cool: ═`, then each picture after a line `= 0` … `= 7`, each
  /// frame of the animation after a loss after a line `~`, the picture of a win after `= saved` and each frame of its
  /// animation after `~`. A line `:` in a picture starts its mask; a row of the mask that is not blank gives the tint of
  /// each cell of the corresponding row: `w` warm, `c` cool, anything else ink.
  /// - Throws: `InputProblem` with the file and the line.
  public init(id: String, text: String, file: String) throws(InputProblem) {
    var reader = PictureSetReader(file: file)
    for entry in text.numberedLines { try reader.read(entry.text, number: entry.number) }
    try reader.finish()
    self.id = id
    titles = reader.titles
    width = reader.width
    height = reader.height
    pictures = reader.drawings(of: reader.pictures)
    closingPictures = reader.drawings(of: reader.closing)
    savedPictures = reader.saved.isEmpty ? [pictures[0]] : reader.drawings(of: reader.saved)
  }

  /// Eight blank pictures, for when the program's files are missing.
  public static var blank: Self { PictureSet() }

  private init() {
    let blank = Drawing(lines: [" "], tints: [[.ink]])
    (id, titles, width, height) = ("", [:], 1, 1)
    (pictures, closingPictures, savedPictures) = (Array(repeating: blank, count: 8), [], [blank])
  }

  /// A picture with its tints.
  public func drawing(_ frame: Frame) -> Drawing {
    switch frame {
    case .misses(let number): pictures[number]
    case .closing(let number): closingPictures[number]
    case .saved(let number): savedPictures[number]
    }
  }

  /// The set's name in a language, else in English, else the name of the file.
  public func title(in code: String) -> String { titles[code] ?? titles["en"] ?? id }
}

/// Parses the lines of a picture set, one at a time.
private struct PictureSetReader {
  private(set) var titles: [String: String] = [:]
  /// The tint of a character where no mask gives one.
  private var tints: [Character: Drawing.Tint] = [:]
  private(set) var pictures: [Picture] = []
  private(set) var closing: [Picture] = []
  private(set) var saved: [Picture] = []
  private let file: String

  init(file: String) { self.file = file }

  var height: Int { all.reduce(0) { max($0, $1.lines.count) } }
  var width: Int { all.lazy.flatMap(\.lines).reduce(0) { max($0, $1.count) } }
  private var all: [Picture] { pictures + closing + saved }

  /// The pictures padded to the size of the set.
  func drawings(of pictures: [Picture]) -> [Drawing] {
    let (width, height) = (width, height)
    return pictures.map { $0.drawing(width: width, height: height, tints) }
  }

  mutating func read(_ line: Substring, number: Int) throws(InputProblem) {
    let first = line.utf8.first
    if first == UInt8(ascii: "#"), pictures.isEmpty {
      let halves = line.dropFirst().halves(at: ":")
      guard let (code, title) = halves, !code.isEmpty, !title.isEmpty else {
        throw problem(number, .notATitle)
      }
      titles[code] = title
    } else if first == UInt8(ascii: "!"), pictures.isEmpty {
      try readTint(line, number)
    } else if first == UInt8(ascii: "=") {
      try begin(line.dropFirst().trimmed, number)
    } else if line == "~" {
      try beginFrame(number)
    } else if pictures.isEmpty {
      throw problem(number, .textBeforePictures)
    } else if line == ":" {
      guard current.mask == nil else { throw problem(number, .maskWithoutRows) }
      current.mask = []
    } else {
      guard line.count <= PictureSet.widest else {
        throw problem(number, .pictureTooWide(most: PictureSet.widest))
      }
      guard !line.unicodeScalars.contains(where: { $0.value < 0x20 || 0x7F..<0xA0 ~= $0.value }) else {
        throw problem(number, .controlCharacter)
      }
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

  private mutating func readTint(_ line: Substring, _ number: Int) throws(InputProblem) {
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
      guard tints.updateValue(tint, forKey: character) == nil else {
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

  private mutating func beginFrame(_ number: Int) throws(InputProblem) {
    guard !saved.isEmpty else { return closing.append(Picture()) }
    guard saved.count <= PictureSet.mostFrames else {
      throw problem(number, .tooManyFrames(most: PictureSet.mostFrames))
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
    var lines: [Substring] = []
    var mask: [Substring]?

    var isBlank: Bool { lines.joined().allSatisfy { $0 == " " } }

    /// The picture padded to a size, each cell tinted by its row of the mask, or by its character's tint where that row is
    /// blank. A blank gets the tint of the cell before it, so that a part of the picture has one colour.
    func drawing(width: Int, height: Int, _ tints: [Character: Drawing.Tint]) -> Drawing {
      let blank = String(repeating: " ", count: width)
      var text = lines.map { String($0) + blank.prefix(width - $0.count) }
      text += Array(repeating: blank, count: height - lines.count)
      let rows = text.enumerated().map { row, line in
        guard let mask, row < mask.count, mask[row].contains(where: { $0 != " " }) else {
          return Self.joined(line.map { tints[$0] ?? .ink }, line)
        }
        let masked = mask[row].prefix(width).map { $0 == "w" ? Drawing.Tint.warm : $0 == "c" ? .cool : .ink }
        return Self.joined(masked + Array(repeating: .ink, count: width - masked.count), line)
      }
      return Drawing(lines: text, tints: rows)
    }

    private static func joined(_ tints: [Drawing.Tint], _ line: String) -> [Drawing.Tint] {
      var last = Drawing.Tint.ink
      return zip(tints, line).map { tint, character in
        if character != " " { last = tint }
        return last
      }
    }
  }
}
