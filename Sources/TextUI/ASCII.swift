extension Character {
  /// An ASCII replacement for this grapheme: `+` for a corner, `e` for `é`, `?` when there is no similar character. Always
  /// a single character, whatever the width.
  public var asciiLikeness: Character {
    if isASCII { return self }
    if let drawn = Self.drawings[self] { return drawn }
    return Self.letters[self] ?? "?"
  }

  private static let drawings: [Character: Character] = pairs([
    ("─╌▔", "-"), ("═━", "="), ("│║┃", "|"), ("┌┐└┘├┤┬┴┼╔╗╚╝╠╣╦╩╬", "+"), ("╭╮", "."), ("╰╯", "'"),
    ("╱", "/"), ("╲", "\\"), ("█▓■▪", "#"), ("▒◐", "%"), ("░", ":"), ("▄▂▁", "_"), ("▀", "\""), ("▌▐", "|"),
    ("◯", "O"), ("○", "-"), ("●•◆◇★☆", "*"), ("·□▫", "."), ("▲△", "^"), ("▼▽", "v"), ("≈…", "~"),
    ("°◦", "o"),
    ("☼", "*"), ("∩", "n"), ("⌂", "A"), ("‹◂◀←⇤⌫", "<"), ("›▸▶→", ">"), ("↑", "^"), ("↓", "v"), ("✓", "+"),
    ("✗×", "x"), ("‐–—−", "-"),
    ("▃", "3"), ("▅", "5"), ("▆", "6"), ("▇", "7"), ("≤", "<"), ("≥", ">"), ("‘’′", "'"), ("“”„«»″¨", "\""),
    ("\u{A0}", " "),
  ])

  /// A replacement for a sign that the fonts of consoles lack; the same character for any other.
  public var consoleLikeness: Character { isASCII ? self : Self.consoleSigns[self] ?? self }

  private static let consoleSigns: [Character: Character] = [
    "○": "o", "★": "*", "✓": "v", "▂": "_", "▔": "-", "⌫": "<", "▄": "#", "□": ".", "▪": "#",
    "▫": ".", "☼": "*", "∩": "n", "⌂": "A", "▲": "^", "ẞ": "ß",
  ]

  private static let letters: [Character: Character] = pairs([
    ("àáâãäåāăą", "a"), ("çćč", "c"), ("ďđð", "d"), ("èéêëēėęě", "e"), ("ģğ", "g"), ("ìíîïīįıĳ", "i"),
    ("ķ", "k"), ("ļłľ", "l"), ("ñńňņ", "n"), ("òóôõöøōő", "o"), ("ŕř", "r"), ("śšşșß", "s"), ("ťţț", "t"),
    ("ùúûüūůűų", "u"), ("ýÿ", "y"), ("źżž", "z"), ("æ", "a"), ("œ", "o"), ("þ", "t"),
    ("ÀÁÂÃÄÅĀĂĄÆ", "A"), ("ÇĆČ", "C"), ("ĎĐÐ", "D"), ("ÈÉÊËĒĖĘĚ", "E"), ("ĢĞ", "G"), ("ÌÍÎÏĪĮİĲ", "I"),
    ("Ķ", "K"), ("ĻŁĽ", "L"), ("ÑŃŇŅ", "N"), ("ÒÓÔÕÖØŌŐŒ", "O"), ("ŔŘ", "R"), ("ŚŠŞȘẞ", "S"), ("ŤŢȚÞ", "T"),
    ("ÙÚÛÜŪŮŰŲ", "U"), ("ÝŸ", "Y"), ("ŹŻŽ", "Z"),
  ])

  private static func pairs(_ table: [(String, Character)]) -> [Character: Character] {
    var map: [Character: Character] = [:]
    for (characters, likeness) in table {
      for character in characters { map[character] = likeness }
    }
    return map
  }
}

extension Canvas {
  /// The same frame in ASCII.
  public var inASCII: Canvas {
    var copy = self
    for index in copy.cells.indices { copy.cells[index] = cells[index].inASCII }
    return copy
  }
}

extension Cell {
  /// The same cell in ASCII. A likeness has one column, so that a blank follows that of a double-width grapheme. What is a bead
  /// elsewhere is a ring or an eye in a picture.
  public var inASCII: Cell {
    let drawn: Character? = [.picture, .warm, .cool].contains(role) ? ["○": "O", "●": "@"][character] : nil
    return Cell(drawn ?? character.asciiLikeness, role)
  }

  /// The same cell for a console.
  public var forConsole: Cell {
    guard letter == nil else { return self }
    let likeness = character.consoleLikeness
    return likeness == character ? self : Cell(likeness, role)
  }
}
