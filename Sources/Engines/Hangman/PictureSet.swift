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
  /// The eight pictures for 0 to 7 misses.
  public let frames: [[String]]
  /// The animation after a loss, before the last picture.
  public let closing: [[String]]
  /// The picture of a win, then the frames of its animation, the last of which remains. A set without one has its first
  /// picture here.
  public let saved: [[String]]

  private typealias Tints = [[Drawing.Tint]]
  private let frameTints: [Tints]
  private let closingTints: [Tints]
  private let savedTints: [Tints]

  /// The maximum size of a picture, in characters.
  public static let widest = 24
  public static let highest = 12
  /// The maximum number of frames after the picture of a win.
  public static let mostMoves = 5

  /// Parses a set: lines `# code: Title`, `! warm: ( )` and `! cool: ═`, then each picture after a line `= 0` … `= 7`, each
  /// frame of the animation after a loss after a line `~`, the picture of a win after `= saved` and each frame of its
  /// animation after `~`. A line `:` in a picture starts its mask; a row of the mask that is not blank gives the tint of
  /// each cell of the corresponding row: `w` warm, `c` cool, anything else ink.
  /// - Throws: `InputProblem` with the file and the line.
  public init(id: String, text: String, file: String) throws(InputProblem) {
    var reader = PictureSetReader(file: file)
    for entry in text.numberedLines { try reader.read(entry.text, number: entry.number) }
    try reader.finish()
    let (height, width) = (reader.height, reader.width)
    self.id = id
    titles = reader.titles
    self.width = width
    self.height = height
    let drawings = reader.pictures.map { $0.drawing(width: width, height: height, reader.classes) }
    let closing = reader.closing.map { $0.drawing(width: width, height: height, reader.classes) }
    var saved = reader.saved.map { $0.drawing(width: width, height: height, reader.classes) }
    if saved.isEmpty { saved = [drawings[0]] }
    frames = drawings.map(\.lines)
    frameTints = drawings.map(\.tints)
    self.closing = closing.map(\.lines)
    closingTints = closing.map(\.tints)
    self.saved = saved.map(\.lines)
    savedTints = saved.map(\.tints)
  }

  /// Eight blank pictures, for when the program's files are missing.
  public static var blank: Self { PictureSet() }

  private init() {
    let blank = Drawing(lines: [" "], tints: [[.ink]])
    (id, titles, width, height) = ("", [:], 1, 1)
    (frames, frameTints) = (Array(repeating: blank.lines, count: 8), Array(repeating: blank.tints, count: 8))
    (closing, closingTints) = ([], [])
    (saved, savedTints) = ([blank.lines], [blank.tints])
  }

  /// A picture with its tints.
  public func drawing(_ frame: Frame) -> Drawing {
    switch frame {
    case .misses(let number): Drawing(lines: frames[number], tints: frameTints[number])
    case .closing(let number): Drawing(lines: closing[number], tints: closingTints[number])
    case .saved(let number): Drawing(lines: saved[number], tints: savedTints[number])
    }
  }

  /// The set's name in a language, else in English, else the name of the file.
  public func title(in code: String) -> String { titles[code] ?? titles["en"] ?? id }
}
