import Kit

extension MindReaderStrings {
  static let english = MindReaderStrings(
    rules: """
      Think of a word. The computer asks for letters, you mark where each one stands, and seven that are not in \
      it mean that you have won.
      """,
    typeWord: "Type a word, unseen. The computer will not peek.",
    question: { "\($0.englishArticle.capitalizedFirst) \($0)?" },
    answered: { $1.isEmpty ? "There is no \($0)." : "\($0) is the \(ordinals($1))." },
    whereIs: { "Where is the \($0)? Mark every one." },
    yes: { "Yes: the \(ordinals($0))." },
    yesShort: { "Yes: \(numbers($0))." },
    none: { "No \($0)." },
    noneButton: { "No \($0)" },
    markOrNone: { "Mark every \($0), or press n for none." },
    doneButton: "Done", nextButton: "Next",
    notInIt: "Not in it:",
    letters: { $0 == 1 ? "1 letter" : "\($0) letters" },
    answer: "done",
    helpAnswer: "these are the places", next: "next", helpNext: "the next question",
    noneLabel: "none",
    helpNone: "the letter is not in the word",
    mark: "mark",
    helpMark: "mark the place, or not",
    helpMarkNumber: "mark the place of this number",
    helpNextPlace: "the next place",
    helpPlaceBefore: "the place before",
    takeBack: "take back",
    helpTakeBack: "take the last marks back",
    isIt: "Is it this?",
    yesButton: "Yes",
    noButton: "No",
    wonTitle: "Read your mind",
    wonLine: { questions, misses in
      "\(questions == 1 ? "1 question" : "\(questions) questions"), \(misses == 1 ? "1 miss" : "\(misses) misses")"
    },
    anotherWord: "Another word",
    lostTitle: "✓ Your mind is safe",
    sevenWrong: { "Seven letters were wrong. \($0 == 1 ? "1 word was" : "\($0) words were") left." },
    sevenWrongShort: { "\($0 == 1 ? "1 word was" : "\($0) words were") left." },
    otherWord: { "\($0) was the only word left." },
    whatWasIt: "What was it? Type it, and it is checked.",
    whatWasItShort: "What was it? It is checked.",
    typeIt: "Type it",
    typePrompt: "What was the word?",
    otherLength: { "It should have \($0) letters." },
    marksRight: { "\($0): every mark was right." },
    unknownWord: { "\($0) is not in the word list. Every mark was right." },
    differs: { letter, marked, actual in
      let given = marked.isEmpty ? "no \(letter)" : "\(letter) in \(numbers(marked))"
      let right = actual.isEmpty ? "there is none" : "it stands in \(numbers(actual))"
      return "You marked \(given), but \(right)."
    },
    differsTitle: { "\($0): a mark was wrong" },
    contradictedTitle: "No word fits",
    leavesNoWord: { letter, places in
      places.isEmpty
        ? "Without \(letter) there is no word." : "The \(letter) in \(numbers(places)) leaves no word."
    },
    takeBackButton: "Take it back",
    otherMark: "another mark",
    wrongMark: "a wrong mark",
    wasMarkWrong: "was a mark wrong?",
    wasMarkWrongTitle: "Was a mark wrong?",
    isMarkWrong: { letter, places in
      places.isEmpty
        ? "Is there \(letter.englishArticle) \(letter) after all?"
        : "Was the \(letter) in \(numbers(places)) a slip?"
    },
    allRight: "All marks are right", allRightShort: "All true",
    thatWord: "That word",
    panelTitle: "What was asked")

  private static func ordinals(_ places: [Int]) -> String { places.map(\.englishOrdinal).listed("and") }

  private static func numbers(_ places: [Int]) -> String { places.map(String.init).listed("and") }
}
