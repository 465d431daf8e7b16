import Engines
import Kit
import Texts

extension Texts {
  func host(_ host: HangmanSetUp.Host) -> String {
    switch host {
    case .phraseBook: self("Phrase book")
    case .dictionary: self("Dictionary")
    case .duel: self("Duel")
    case .devil: self("Devil")
    case .mindReader: self("Mind reader")
    }
  }

  /// Two sentences, one on each line, about a host.
  func hostNote(_ host: HangmanSetUp.Host) -> String {
    switch host {
    case .phraseBook:
      self("A phrase from a category of your choice.\nNothing comes twice before everything has come once.")
    case .dictionary:
      self("One word of five to twelve letters.\nThe level decides how well known it is.")
    case .duel: self("Two players: one enters a secret, the other guesses.\nThen they swap.")
    case .devil:
      self(
        """
        It fixes only the length, and dodges as long as it can.
        It never lies: the end shows how many words were left.
        """)
    case .mindReader:
      self("You think of a word, and the computer guesses.\nYou mark the places of its letters.")
    }
  }

  /// The title of a picture set: the one that its file has in the language, else the English one translated.
  func title(of pictures: PictureSet) -> String {
    pictures.titles[language] ?? self(Message(stringLiteral: pictures.title(in: "en")))
  }

  func difficulty(_ difficulty: HangmanDeal.Difficulty) -> String {
    switch difficulty {
    case .easy: self("easy")
    case .medium: self("medium")
    case .hard: self("hard")
    }
  }

  func difficultyNote(_ difficulty: HangmanDeal.Difficulty) -> String {
    switch difficulty {
    case .easy: self("easy: words everybody uses.\nEach level has its own high scores.")
    case .medium: self("medium: words you have met.\nEach level has its own high scores.")
    case .hard: self("hard: words of a school dictionary.\nEach level has its own high scores.")
    }
  }

  func secret(_ secret: HangmanSetUp.Secret) -> String {
    switch secret {
    case .thought: self("thought of")
    case .typed: self("typed unseen")
    }
  }

  func secretNote(_ secret: HangmanSetUp.Secret) -> String {
    switch secret {
    case .thought:
      self("You mark the places of every letter it asks for.\nAt the end your marks are checked.")
    case .typed: self("You type the word, and nobody sees it.\nThe marks are then made for you.")
    }
  }

  /// In how many places a letter stands.
  func hits(_ letter: Character, _ places: Int) -> String {
    switch places {
    case 1: self("One \(letter).")
    case 2: self("Two \(letter)'s.")
    case 3: self("Three \(letter)'s.")
    case 4: self("Four \(letter)'s.")
    case 5: self("Five \(letter)'s.")
    case 6: self("Six \(letter)'s.")
    default: self("\(places) \(letter)'s.")
    }
  }

  /// The title of a win, by the number of misses.
  func wonTitle(_ misses: Int) -> String {
    switch misses {
    case 0: self("✓ Without a scratch")
    case 1...3: self("✓ Saved")
    case 4...5: self("✓ Just in time")
    default: self("✓ By a thread")
    }
  }

  /// How many words were left at the end.
  func wordsWereLeft(_ count: Int) -> String {
    self("\(count) word was left.", plural: "\(count) words were left.", count)
  }

  /// How long the computer needed to read a mind.
  func mindReadLine(_ questions: Int, _ misses: Int) -> String {
    let asked = self("\(questions) question", plural: "\(questions) questions", questions)
    return asked + ", " + self("\(misses) miss", plural: "\(misses) misses", misses)
  }

  /// A wrong mark: the letter, the places marked, and those where it stands.
  func differs(_ letter: Character, _ marked: [Int], _ actual: [Int]) -> String {
    switch (marked.isEmpty, actual.isEmpty) {
    case (true, _): self("You marked no \(letter), but it stands in \(numbers(actual)).")
    case (_, true): self("You marked \(letter) in \(numbers(marked)), but there is none.")
    case (_, _):
      self("You marked \(letter) in \(numbers(marked)), but it stands in \(numbers(actual)).")
    }
  }

  /// Places as a list of numbers.
  func numbers(_ places: [Int]) -> String { and(places.map(String.init)) }
}
