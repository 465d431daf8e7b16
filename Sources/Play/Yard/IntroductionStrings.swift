/// What the introduction and the choice of a language say.
struct IntroductionStrings: Sendable {
  struct Slide: Sendable {
    var title: String
    var text: String

    init(_ title: String, _ text: String) {
      self.title = title
      self.text = text
    }
  }

  var name: String
  /// In the order of `IntroductionScreen.Slide`.
  var slides: [Slide]
  /// A phrase to guess, and the guesses that have been made.
  var phrase: String
  var guesses: String
  /// The letters of a rack as they lie, its words, those found, and what is being entered.
  var rack: String
  var words: [String]
  var found: [String]
  var entered: String
  var fragment: String
  /// What the arrows, Enter, Esc and ? do.
  var hands: [String]

  var next: String
  var before: String
  var skip: String
  var done: String
  var helpNext: String
  var helpBefore: String
  var helpFirst: String
  var helpLast: String
  var helpSkip: String

  var whichLanguage: String
  /// What is in this language when it is chosen.
  var greeting: String
  var take: String
  var helpTake: String
  var helpBack: String
}

extension IntroductionStrings {
  static let english = IntroductionStrings(
    name: "How to play",
    slides: [
      Slide(
        "Welcome to Wordyard",
        """
        Three games of words. Play alone, against the computer, or two at one keyboard. What you leave \
        unfinished waits for you.
        """),
      Slide(
        "Hangman",
        """
        Guess the phrase, a letter at a time. Each wrong letter adds to the picture, and the seventh loses. \
        Tab lets you say the whole phrase.
        """),
      Slide(
        "Text Twist",
        """
        Six letters lie on the table. Find the words they make, from three letters up. A word of all six opens \
        the next rack.
        """),
      Slide(
        "Ghost",
        """
        Add a letter in turn. Whoever finishes a word of more than three letters loses the round, and so does \
        whoever makes words impossible. Five lost rounds spell GHOST.
        """),
      Slide(
        "Keys and mouse",
        """
        Use either: whatever the bottom line names can be clicked. ? tells all keys of a screen, and Esc goes \
        back. Ctrl-C leaves at any time, and your game is kept.
        """),
    ],
    phrase: "Words fail me", guesses: "earotnuc",
    rack: "lnatpe",
    words: [
      "ant", "ape", "let", "net", "pan", "pen", "lane", "late", "plan", "tale", "panel", "petal", "plane",
      "planet",
    ],
    found: ["ant", "net", "pen", "plan", "tale", "panel"], entered: "pl",
    fragment: "spo",
    hands: ["walk", "take", "back", "help"],
    next: "next", before: "previous", skip: "skip", done: "done",
    helpNext: "the next slide", helpBefore: "the slide before", helpFirst: "the first slide",
    helpLast: "the last slide", helpSkip: "leave the introduction",
    whichLanguage: "Which language shall it be?", greeting: "words and menus in English",
    take: "take", helpTake: "take this language", helpBack: "keep the language there was")

  static let dutch = IntroductionStrings(
    name: "Speluitleg",
    slides: [
      Slide(
        "Welkom bij Wordyard",
        """
        Drie spellen met woorden. Speel alleen, tegen de computer, of samen aan één toetsenbord. Wat je niet \
        afmaakt, wacht op je.
        """),
      Slide(
        "Galgje",
        """
        Raad de zin, letter voor letter. Elke foute letter maakt de tekening verder af, en bij de zevende is \
        het voorbij. Met Tab zeg je de hele zin.
        """),
      Slide(
        "Text Twist",
        """
        Er liggen zes letters op tafel. Zoek de woorden die erin zitten, vanaf drie letters. Een woord van alle \
        zes opent het volgende rek.
        """),
      Slide(
        "Ghost",
        """
        Leg om de beurt een letter aan. Wie een woord van meer dan drie letters afmaakt, verliest de ronde. Wie \
        geen woord meer mogelijk laat, ook. Na vijf keer ben je GHOST.
        """),
      Slide(
        "Toetsen en muis",
        """
        Het kan allebei: alles op de onderste regel is aan te klikken. ? noemt alle toetsen van een scherm, Esc \
        gaat terug. Met Ctrl-C ga je weg, en je spel blijft bewaard.
        """),
    ],
    phrase: "Zeg het maar", guesses: "eatnoiu",
    rack: "nlkweo",
    words: ["kol", "lek", "nek", "wok", "wol", "kolen", "welk", "wolk", "wolken"],
    found: ["nek", "wol", "welk", "kolen"], entered: "wo",
    fragment: "spo",
    hands: ["lopen", "kiezen", "terug", "hulp"],
    next: "volgende", before: "vorige", skip: "overslaan", done: "klaar",
    helpNext: "de volgende plaat", helpBefore: "de vorige plaat", helpFirst: "de eerste plaat",
    helpLast: "de laatste plaat", helpSkip: "de uitleg verlaten",
    whichLanguage: "Welke taal mag het zijn?", greeting: "woorden en menu's in het Nederlands",
    take: "nemen", helpTake: "deze taal nemen", helpBack: "de taal houden die er was")
}
