/// The pictures of a game of Hangman, from a file `gallows/<id>.txt`: one for each number of misses, 0 to 7,
/// the frames of an animation after a loss, and those of a win.
public struct PictureSet: Equatable, Sendable {
  /// A picture of the set.
  public enum Frame: Equatable, Sendable {
    /// The picture at so many misses.
    case misses(Int)
    /// A frame of the animation after a loss.
    case closing(Int)
    /// The picture of a win, and from 1 on its moves.
    case saved(Int)
  }

  public let id: String
  /// Its name by language code.
  public let titles: [String: String]
  /// In characters, as of each line of each picture.
  public let width: Int
  public let height: Int
  /// Eight pictures.
  public let frames: [[String]]
  /// The animation after a loss, before the last picture.
  public let closing: [[String]]
  /// The picture of a win, then its moves, of which the last stays. A set without one has its first picture here.
  public let saved: [[String]]

  private typealias Tints = [[Drawing.Tint]]
  private let frameTints: [Tints]
  private let closingTints: [Tints]
  private let savedTints: [Tints]

  /// The largest size of a picture.
  public static let widest = 24
  public static let highest = 12
  /// The largest number of moves after the picture of a win.
  public static let mostMoves = 5

  /// Reads a set: lines `# code: Title`, `! warm: ( )` and `! cool: ═`, then each picture after a line `= 0` … `= 7`,
  /// each closing picture after a line `~`, the picture of a win after `= saved` and each of its moves after `~`.
  /// After a line `:` in a picture follows its mask; a row of it that is not blank says what each cell of the
  /// picture's row is: `w` warm, `c` cool, anything else ink.
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

  /// A picture with its tints.
  public func drawing(_ frame: Frame) -> Drawing {
    switch frame {
    case .misses(let number): Drawing(lines: frames[number], tints: frameTints[number])
    case .closing(let number): Drawing(lines: closing[number], tints: closingTints[number])
    case .saved(let number): Drawing(lines: saved[number], tints: savedTints[number])
    }
  }

  /// Its name in a language, else in English, else the file's name.
  public func title(in code: String) -> String { titles[code] ?? titles["en"] ?? id }
}
