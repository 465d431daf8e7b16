/// The pictures of a game of Hangman, from a file `gallows/<id>.txt`: one for each number of misses, 0 to 7,
/// and the frames of an animation after a loss.
public struct PictureSet: Equatable, Sendable {
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

  /// The largest size of a picture.
  public static let widest = 24
  public static let highest = 12

  /// Reads a set: lines `# code: Title`, then each picture after a line `= 0` … `= 7`, then each closing
  /// picture after a line `~`.
  /// - Throws: `InputProblem` with the file and the line.
  public init(id: String, text: String, file: String) throws(InputProblem) {
    var titles: [String: String] = [:]
    var pictures: [[Line]] = []
    var closing: [[Line]] = []
    for entry in text.numberedLines {
      let (number, line) = (entry.number, entry.text)
      if line.utf8.first == UInt8(ascii: "#"), pictures.isEmpty {
        let halves = line.dropFirst().halves(at: ":")
        guard let (code, title) = halves, !code.isEmpty, !title.isEmpty else {
          throw InputProblem(file: file, line: number, .notATitle)
        }
        titles[code] = title
      } else if line.utf8.first == UInt8(ascii: "=") {
        guard line.dropFirst().trimmed == String(pictures.count), closing.isEmpty else {
          throw InputProblem(file: file, line: number, .pictureExpected(pictures.count))
        }
        pictures.append([])
      } else if line == "~" {
        closing.append([])
      } else if pictures.isEmpty {
        throw InputProblem(file: file, line: number, .textBeforePictures)
      } else {
        let line = try Line(line, file: file, number: number)
        if closing.isEmpty {
          pictures[pictures.count - 1].append(line)
        } else {
          closing[closing.count - 1].append(line)
        }
      }
    }
    let expected = Hangman.missesAllowed + 1
    guard pictures.count == expected else {
      throw InputProblem(file: file, .pictureCount(pictures.count, expected: expected))
    }
    let all = pictures + closing
    let height = all.reduce(0) { max($0, $1.count) }
    let width = all.joined().reduce(0) { max($0, $1.width) }
    guard width > 0 else { throw InputProblem(file: file, .picturesEmpty) }
    guard height <= Self.highest else {
      throw InputProblem(file: file, .pictureTooHigh(most: Self.highest))
    }
    let blank = String(repeating: " ", count: width)
    func even(_ picture: [Line]) -> [String] {
      let lines = picture.map { String($0.text) + blank.prefix(width - $0.width) }
      return lines + Array(repeating: blank, count: height - lines.count)
    }
    self.id = id
    self.titles = titles
    self.width = width
    self.height = height
    frames = pictures.map(even)
    self.closing = closing.map(even)
  }

  /// A line of a picture, with its width in characters.
  private struct Line {
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

  /// Its name in a language, else in English, else the file's name.
  public func title(in code: String) -> String { titles[code] ?? titles["en"] ?? id }
}
