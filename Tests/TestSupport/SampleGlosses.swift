/// Meanings for the games in tests: lines of a `glosses.txt`.
public enum SampleGlosses {
  /// The words of "A rolling stone gathers no moss", `gathers` as an inflection, `rolling` missing.
  public static let proverb = [
    "moss\tnoun: tiny leafy-stemmed flowerless plants",
    "stone\tnoun: a lump or mass of hard consolidated mineral matter"
      + "\tnoun: building material consisting of a piece of rock hewn in a definite shape for a special purpose, or of a brick",
    "gather\tverb: assemble or get together", "-s\tverb=", "no\tnoun: a negative",
  ]

  /// Some of the words of the rack of CONNED.
  public static let conned = [
    "cod\tnoun: the vascular seed-bearing plant organ",
    "nonce\tnoun: the present occasion",
    "neon\tnoun: a colorless odorless gaseous element that give a red glow in a vacuum tube",
    "con\tnoun: a swindle in which you cheat at gambling or persuade a person to buy worthless property",
    "doc\tnoun: a licensed medical practitioner",
  ]

  /// Words of the rounds of Ghost.
  public static let ghost = [
    "berry\tnoun: any of numerous small and pulpy edible fruits\tverb: pick or gather berries",
    "berret\tnoun: a cap with no brim or bill; made of soft cloth",
    "dear\tnoun: a beloved person", "qualification\tnoun: an attribute that must be met or complied with",
    "quack\tnoun: an untrained person who pretends to be a physician",
  ]

  /// Words that the Devil and the mind reader choose from.
  public static let short = [
    "good\tnoun: benefit", "cool\tadj: neither warm nor very cold", "else\tadv: otherwise",
  ]
}
