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

  /// The width of every line, in characters.
  public var width: Int { lines.first?.count ?? 0 }
  public var height: Int { lines.count }

  fileprivate init(lines: [String], tints: [[Tint]]) {
    (self.lines, self.tints) = (lines, tints)
  }

  /// Makes a drawing, its lines filled up to the longest, or to a size. A cell is tinted by its row of the mask, or by its
  /// character where that row is blank. A blank gets the tint of the cell before it, so that a part of the picture has one
  /// colour.
  /// - Parameter mask: in each row `w` for warm, `c` for cool, anything else for ink.
  public init(
    _ lines: [Substring], tints: [Character: Tint], mask: [Substring] = [], width: Int = 0, height: Int = 0
  ) {
    let width = lines.reduce(width) { max($0, $1.count) }
    let blank = String(repeating: " ", count: width)
    var text = lines.map { String($0) + blank.prefix(width - $0.count) }
    if text.count < height { text += Array(repeating: blank, count: height - text.count) }
    self.lines = text
    self.tints = text.enumerated().map { row, line in
      guard row < mask.count, mask[row].contains(where: { $0 != " " }) else {
        return Self.joined(line.map { tints[$0] ?? .ink }, line)
      }
      let masked = mask[row].prefix(width).map { $0 == "w" ? Tint.warm : $0 == "c" ? .cool : .ink }
      return Self.joined(masked + Array(repeating: .ink, count: width - masked.count), line)
    }
  }

  private static func joined(_ tints: [Tint], _ line: String) -> [Tint] {
    var last = Tint.ink
    return zip(tints, line).map { tint, character in
      if character != " " { last = tint }
      return last
    }
  }

  /// The drawing at the foot of a larger one, in the middle.
  fileprivate func standing(inWidth width: Int, height: Int) -> Drawing {
    let left = (width - self.width) / 2
    let right = width - self.width - left
    func row<Cell>(_ cells: [Cell], _ blank: Cell) -> [Cell] {
      Array(repeating: blank, count: left) + cells + Array(repeating: blank, count: right)
    }
    let above = height - self.height
    let sky = String(repeating: " ", count: width)
    return Drawing(
      lines: Array(repeating: sky, count: above) + lines.map { String(row(Array($0), " ")) },
      tints: Array(repeating: Array(repeating: .ink, count: width), count: above)
        + tints.map { row($0, .ink) })
  }
}

/// The pictures of a game of Hangman, from a file `gallows/<id>.txt`: one for each number of misses from 0 to 7, the frames
/// of an animation after a loss, and those after a win; and the same in large, as many of them as the file has.
public struct PictureSet: Equatable, Sendable {
  /// A picture of the set.
  public enum Frame: Hashable, Sendable {
    /// The picture after this number of misses.
    case misses(Int)
    /// A frame of the animation after a loss.
    case closing(Int)
    /// The picture of a win; from 1 on the frames of its animation. A set can have several endings.
    case saved(Int, ending: Int = 0)
  }

  public let id: String
  /// The set's name, by language code.
  public let titles: [String: String]
  private let ordinary: Sheet
  private let enlarged: Sheet
  private var isLarge = false

  /// The set with its large pictures. An ordinary one that has no large form stands in its place, at its foot; there are
  /// the same frames in both.
  public var large: PictureSet {
    var set = self
    set.isLarge = true
    return set
  }

  private var sheet: Sheet { isLarge ? enlarged : ordinary }

  /// The width of every line of every picture, in characters.
  public var width: Int { sheet.frames[0].width }
  public var height: Int { sheet.frames[0].height }
  /// The eight pictures for 0 to 7 misses.
  public var frames: [[String]] { sheet.frames.map(\.lines) }
  /// The animation after a loss, before the last picture.
  public var closing: [[String]] { sheet.closing.map(\.lines) }
  /// The picture of a win, then the frames of its animation, the last of which remains. A set without one has its first
  /// picture here.
  public var saved: [[String]] { sheet.saved[0].map(\.lines) }
  /// The number of pictures of every ending of a win; of large ones, only of the endings that have a large form, and the first.
  public var endings: [Int] { sheet.saved.map(\.count) }

  /// The maximum size of a picture, in characters.
  public static let widest = 24
  public static let highest = 12
  /// The maximum size of a large picture, in characters.
  public static let widestLarge = 34
  public static let highestLarge = 16
  /// The maximum number of endings of a win.
  public static let mostEndings = 4
  /// The maximum number of frames after the picture of a win.
  public static let mostFrames = 5

  /// Parses a set: lines `# code: Title`, `! warm: ( )` and `! cool: ═`, then each picture after a line `= 0` … `= 7`, each
  /// frame of the animation after a loss after a line `~`, the picture of a win after `= saved` and each frame of its
  /// animation after `~`; another ending after `= saved 2`, up to `= saved 4`, in the same way. A line `:` in a picture starts its mask; a row of the mask that is not blank gives the tint of
  /// each cell of the corresponding row: `w` warm, `c` cool, anything else ink. After a line `= large` come the large
  /// pictures, after the same lines and in the same order; any of them may be missing.
  /// - Throws: `InputProblem` with the file and the line.
  public init(id: String, text: String, file: String) throws(InputProblem) {
    var reader = PictureSetReader(file: file)
    for entry in text.numberedLines { try reader.read(entry.text, number: entry.number) }
    try reader.finish()
    self.id = id
    titles = reader.titles
    ordinary = reader.ordinarySheet
    enlarged = reader.largeSheet
  }

  /// Eight blank pictures, for when the program's files are missing.
  public static var blank: Self { PictureSet() }

  private init() {
    let blank = Drawing([" "], tints: [:])
    (id, titles) = ("", [:])
    ordinary = Sheet(frames: Array(repeating: blank, count: 8), closing: [], saved: [[blank]])
    enlarged = ordinary
  }

  /// A picture with its tints.
  public func drawing(_ frame: Frame) -> Drawing {
    switch frame {
    case .misses(let number): sheet.frames[number]
    case .closing(let number): sheet.closing[number]
    case .saved(let number, let ending): sheet.saved[ending][number]
    }
  }

  /// The set's name in a language, else in English, else the name of the file.
  public func title(in code: String) -> String { titles[code] ?? titles["en"] ?? id }
}

extension PictureSet {
  /// All pictures of one size.
  fileprivate struct Sheet: Equatable, Sendable {
    let frames: [Drawing]
    let closing: [Drawing]
    /// Those of each ending.
    let saved: [[Drawing]]
  }
}

/// Parses the lines of a picture set, one at a time.
private struct PictureSetReader {
  private(set) var titles: [String: String] = [:]
  /// The tint of a character where no mask gives one.
  private var tints: [Character: Drawing.Tint] = [:]
  private var ordinary = Part(widest: PictureSet.widest, highest: PictureSet.highest)
  private var large = Part(widest: PictureSet.widestLarge, highest: PictureSet.highestLarge)
  /// The number of the line `= large`, once it has been read.
  private var largeLine: Int?
  private let file: String

  init(file: String) { self.file = file }

  /// The part to which lines are added.
  private var part: Part {
    get { largeLine == nil ? ordinary : large }
    set { if largeLine == nil { ordinary = newValue } else { large = newValue } }
  }

  mutating func read(_ line: Substring, number: Int) throws(InputProblem) {
    let first = line.utf8.first
    if first == UInt8(ascii: "#"), ordinary.isEmpty {
      let halves = line.dropFirst().halves(at: ":")
      guard let (code, title) = halves, !code.isEmpty, !title.isEmpty else {
        throw problem(number, .notATitle)
      }
      titles[code] = title
    } else if first == UInt8(ascii: "!"), ordinary.isEmpty {
      try readTint(line, number)
    } else if first == UInt8(ascii: "=") {
      try begin(line.dropFirst().trimmed, number)
    } else if line == "~" {
      try beginFrame(number)
    } else if part.isEmpty {
      throw problem(number, largeLine == nil ? .textBeforePictures : .largePictureExpected)
    } else if line == ":" {
      guard part.current.mask == nil else { throw problem(number, .maskWithoutRows) }
      part.current.mask = []
    } else {
      try readRow(line, number)
    }
  }

  /// Checks what can only be known at the end of the file.
  func finish() throws(InputProblem) {
    guard ordinary.count(\.isMisses) == Self.count else {
      throw InputProblem(
        file: file, .pictureCount(ordinary.count(\.isMisses), expected: Self.count))
    }
    guard ordinary.width > 0 else { throw InputProblem(file: file, .picturesEmpty) }
    if let largeLine, large.isBlank { throw problem(largeLine, .picturesEmpty) }
    for part in [ordinary, large] {
      let isBlank = (0..<PictureSet.mostEndings).contains { part[.saved(0, ending: $0)]?.isBlank == true }
      if isBlank { throw InputProblem(file: file, .savedEmpty) }
    }
  }

  private static let count = Hangman.missesAllowed + 1

  private mutating func readRow(_ line: Substring, _ number: Int) throws(InputProblem) {
    guard line.count <= part.widest else { throw problem(number, .pictureTooWide(most: part.widest)) }
    guard !line.unicodeScalars.contains(where: { $0.value < 0x20 || 0x7F..<0xA0 ~= $0.value }) else {
      throw problem(number, .controlCharacter)
    }
    if let mask = part.current.mask {
      guard mask.count < part.current.lines.count else { throw problem(number, .maskWithoutRows) }
      part.current.mask?.append(line)
    } else {
      guard part.current.lines.count < part.highest else {
        throw problem(number, .pictureTooHigh(most: part.highest))
      }
      part.current.lines.append(line)
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
    if largeLine != nil {
      guard let frame = large.next(name) else { throw problem(number, .largePictureExpected) }
      // Another ending in large is one of the ordinary ones.
      if case .saved(_, let ending) = frame, ending > 0, ordinary[frame] == nil {
        throw problem(number, .largePictureExpected)
      }
      return large.begin(frame)
    }
    let read = ordinary.count(\.isMisses)
    if read < Self.count {
      guard name == String(read), ordinary.count(\.isClosing) == 0 else {
        throw problem(number, .pictureExpected(read))
      }
      ordinary.begin(.misses(read))
    } else if name == "large" {
      largeLine = number
    } else {
      guard let ending = PictureSet.Frame.ending(name), ending == ordinary.endings else {
        throw problem(number, .savedExpected)
      }
      ordinary.begin(.saved(0, ending: ending))
    }
  }

  private mutating func beginFrame(_ number: Int) throws(InputProblem) {
    let ending = part.lastEnding
    let moves = part.moves(of: ending)
    if largeLine != nil {
      // The win of a set without a picture of it has no moves.
      let most = moves > 0 ? max(0, ordinary.moves(of: ending) - 1) : ordinary.count(\.isClosing)
      let begun = moves > 0 ? moves - 1 : large.count(\.isClosing)
      guard begun < most else { throw problem(number, .tooManyLargeFrames) }
    } else if moves > PictureSet.mostFrames {
      throw problem(number, .tooManyFrames(most: PictureSet.mostFrames))
    }
    part.begin(moves > 0 ? .saved(moves, ending: ending) : .closing(part.count(\.isClosing)))
  }

  private func problem(_ line: Int, _ cause: InputProblem.Cause) -> InputProblem {
    InputProblem(file: file, line: line, cause)
  }
}

extension PictureSetReader {
  /// The pictures of the ordinary size.
  var ordinarySheet: PictureSet.Sheet {
    let (width, height) = (ordinary.width, ordinary.height)
    return sheet(of: 0..<max(1, ordinary.endings)) {
      ordinary[$0]?.drawing(tints, width: width, height: height)
    }
  }

  /// The large pictures; for those that are missing, the ordinary ones.
  var largeSheet: PictureSet.Sheet {
    let small = ordinarySheet
    guard !large.isEmpty else { return small }
    let width = max(large.width, small.frames[0].width)
    let height = max(large.height, small.frames[0].height)
    let endings = (0..<ordinary.endings).filter { $0 == 0 || large[.saved(0, ending: $0)] != nil }
    return sheet(of: endings.isEmpty ? [0] : endings) { frame in
      large[frame]?.drawing(tints, width: width, height: height)
        ?? ordinary[frame]?.drawing(tints, width: small.frames[0].width, height: small.frames[0].height)
        .standing(inWidth: width, height: height)
    }
  }

  /// The pictures of a size; the first is that of a win, too, if there is none.
  private func sheet(
    of endings: some Sequence<Int>, _ drawing: (PictureSet.Frame) -> Drawing?
  ) -> PictureSet.Sheet {
    let frames = (0..<Self.count).compactMap { drawing(.misses($0)) }
    let saved = endings.map { ending in
      (0..<max(1, ordinary.moves(of: ending))).compactMap { drawing(.saved($0, ending: ending)) }
    }
    return PictureSet.Sheet(
      frames: frames, closing: (0..<ordinary.count(\.isClosing)).compactMap { drawing(.closing($0)) },
      saved: saved[0].isEmpty ? [[frames[0]]] : saved)
  }

  /// The pictures of one size as they are in the file, in its order.
  struct Part {
    /// The limits of a picture.
    let widest: Int
    let highest: Int
    private var pictures: [(frame: PictureSet.Frame, picture: Picture)] = []

    init(widest: Int, highest: Int) { (self.widest, self.highest) = (widest, highest) }

    var isEmpty: Bool { pictures.isEmpty }
    var isBlank: Bool { pictures.allSatisfy(\.picture.isBlank) }
    var height: Int { pictures.reduce(0) { max($0, $1.picture.lines.count) } }
    var width: Int { pictures.lazy.flatMap(\.picture.lines).reduce(0) { max($0, $1.count) } }

    /// The picture to which lines are added: the last one begun.
    var current: Picture {
      get { pictures[pictures.count - 1].picture }
      set { pictures[pictures.count - 1].picture = newValue }
    }

    subscript(frame: PictureSet.Frame) -> Picture? { pictures.first { $0.frame == frame }?.picture }

    func count(_ isCounted: (PictureSet.Frame) -> Bool) -> Int { pictures.count { isCounted($0.frame) } }

    mutating func begin(_ frame: PictureSet.Frame) { pictures.append((frame, Picture())) }

    /// The number of endings of a win, the last one begun, and the number of pictures of one, its frames included.
    var endings: Int { count { if case .saved(0, _) = $0 { true } else { false } } }
    var lastEnding: Int { if case .saved(_, let ending)? = pictures.last?.frame { ending } else { 0 } }
    func moves(of ending: Int) -> Int {
      count { if case .saved(_, ending) = $0 { true } else { false } }
    }

    /// The frame of a name where any may be missing; `nil` for another name, or when it stands too late.
    func next(_ name: String) -> PictureSet.Frame? {
      let last = pictures.last?.frame
      if let ending = PictureSet.Frame.ending(name) {
        return last?.isSaved == true && lastEnding >= ending ? nil : .saved(0, ending: ending)
      }
      let read = if case .misses(let number)? = last { number } else { -1 }
      guard last?.isMisses ?? true, let number = Int(checked: name), name == String(number) else {
        return nil
      }
      return read < number && number < PictureSetReader.count ? .misses(number) : nil
    }
  }

  /// A picture as it is in the file: its lines, and its mask if it has one.
  struct Picture {
    var lines: [Substring] = []
    var mask: [Substring]?

    var isBlank: Bool { lines.joined().allSatisfy { $0 == " " } }

    func drawing(_ tints: [Character: Drawing.Tint], width: Int, height: Int) -> Drawing {
      Drawing(lines, tints: tints, mask: mask ?? [], width: width, height: height)
    }
  }
}

extension PictureSet.Frame {
  fileprivate var isMisses: Bool { if case .misses = self { true } else { false } }
  fileprivate var isClosing: Bool { if case .closing = self { true } else { false } }
  fileprivate var isSaved: Bool { if case .saved = self { true } else { false } }

  /// Which ending a name begins: `saved`, `saved 2` and so on; `nil` for another name.
  fileprivate static func ending(_ name: String) -> Int? {
    (0..<PictureSet.mostEndings).first { name == ($0 == 0 ? "saved" : "saved \($0 + 1)") }
  }
}
