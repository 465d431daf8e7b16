import Engines

extension CodeStrings {
  public static let english = CodeStrings(
    title: "Code", row: "A code that somebody sent",
    prompt: "Type the code that somebody sent.", label: { "code  \($0)" }, copy: "copy",
    helpCopy: "copy the code, to send",
    isUnranked: "This game by code counts on no list.",
    yours: { "You: \($0)" }, theirs: { "Sender: \($0)" }, theirsShort: { "Sender: \($0)" },
    atLeast: { "\($0) or more" },
    problem: { problem in
      switch problem {
      case .notACode(.length(let count)): "A code has \(GameCode.length) characters, not \(count)."
      case .notACode(.character(let character)): "\(character) is in no code."
      case .notACode(.damaged): "A character of this code is wrong."
      case .newer: "This code is from a newer Wordyard."
      case .noLanguage(let code): "This code needs the language \(code)."
      case .otherWords: "This code was made with another list of words."
      }
    })
}
