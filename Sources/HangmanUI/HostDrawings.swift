import Engines
import Play

extension HangmanSetUp.Host {
  /// What the set-up shows of the host: a book, a dictionary, two heads, a devil, or a crystal ball.
  var drawing: Drawing {
    switch self {
    case .phraseBook:
      Self.drawing(
        """
           ▂▂▂▂▂▂▂▂ ▂▂▂▂▂▂▂▂
         ╭╱        ╲        ╲╮
         ││ “A── ─ │ ─── ── ││
         ││ ─ ──── │ ── ──  ││
         ││ ─── ─  │ ──── ─ ││
         ││ ── ─── │ ─ ──Z” ││
         │╰────────│────────╯│
         ╰─────────┴───▒─────╯
        """, warm: "“”AZ▒")
    case .dictionary:
      Self.drawing(
        """
             ╱▔▔▔▔▔▔▔▔▔▔▔▔▔▔╱│
            ╱              ╱░│
           ╱   A  ·  ·  Z ╱░░│
          ╱▂▂▂▂▂▂▂▂▂▂▂▂▂▂╱░░░│
          │              │░░░╱
          │  ▪▪▪▪▪▪▪▪▪▪  │░░╱
          │      ▪▪      │░╱
          ╰──────────────╯╱
        """, warm: "AZ", cool: "░")
    case .duel:
      Self.drawing(
        """
           ▄▄▄▄▄      ▂▂▂▂▂
          ▄█████▄▄   ╱░░░░░╲
          │    • │   │ o    │
          │      ╲   ╱      │
          │     ─╱ ? ╲─     │
           ╲▂▂▂▂╱     ╲▂▂▂▂╱
           ╱    ╲     ╱    ╲
          ╱      ╲   ╱      ╲
        """, warm: "•o?", cool: "█▄")
    case .devil:
      Self.drawing(
        """
         ▲           ▲  │ │ │
         ╲▒╲       ╱▒╱  ╰─┼─╯
          ╲▒╭─────╮▒╱     │
           ╱ ╲▂ ▂╱ ╲      │
           │ ● · ● │ ○────│
           ╲ ╲▂▂▂╱ ╱      │
            ╲▂▂ ▂▂╱       │
               ▼          │
        """, warm: "▲▒●", cool: "┼○")
    case .mindReader:
      Self.drawing(
        """
           ★    ▂▂▂▂▂▂
              ╱▔   ·  ▔╲    ·
         ·   │  ░░   ?  │
             │ ░░░░  E  │  ★
              ╲▂  ░░  ▂╱
            ▂▂▂▂▔▔▔▔▔▔▂▂▂▂
             ╲▀▀▀▀▀▀▀▀▀▀╱
            ▄████████████▄
        """, warm: "★?E", cool: "▄█▀")
    }
  }

  /// A drawing in which these characters are warm and those cool.
  private static func drawing(_ text: String, warm: String, cool: String = "") -> Drawing {
    var tints: [Character: Drawing.Tint] = [:]
    for character in warm { tints[character] = .warm }
    for character in cool { tints[character] = .cool }
    return Drawing(text.split(separator: "\n"), tints: tints)
  }
}
