import Engines
import Records
import Tables
import TextUI

extension Strings {
  public static let english = Strings(
    .english,
    KitStrings(
      help: "help",
      keys: "Keys",
      menu: "menu",
      menuButton: "Menu",
      back: "back",
      backButton: "Back",
      close: "close",
      choose: "choose",
      change: "change",
      open: "open",
      start: "start",
      startButton: "Start",
      newGame: "New game",
      changeGame: "Change",
      startOver: "start over",
      startOverButton: "Start over",
      keepPlaying: "Keep playing",
      giveUpButton: "Give up",
      on: "on",
      off: "off",
      space: "Space",
      keyNames: KeyNames(
        left: "left", right: "right", up: "up", down: "down", arrows: "arrows", backspace: "bksp",
        backTab: "shift-tab"),
      helpMove: "move through the entries",
      listRules: "One entry is chosen. A letter leads to the next one that begins with it.",
      helpLetter: "the next entry with that letter",
      helpMoveOnKeyboard: "move on the keyboard",
      helpNext: "the next value",
      helpPrevious: "the value before",
      helpStart: "start",
      helpEdit: "open the chosen row, or its next value",
      helpMenu: "back to the menu",
      helpOpenChosen: "open the chosen entry",
      helpCloseList: "close the list, and change nothing",
      helpPagerKeys: "down, up, and back",
      letterPrompt: "Type a letter, or click one.", letterPromptShort: "Type a letter.",
      noCursor: "Type a letter, or move with the arrows.",
      pasteIgnored: "Pasted text is ignored in a game.", pasteIgnoredShort: "Pasted text is ignored.",
      noWord: "The word list has no word for this game.",
      notALetter: { $0.isLetter ? "\($0) is not on this keyboard." : "\($0) is not a letter." },
      firstPlayer: "First player",
      secondPlayer: "Second player",
      player: { "Player \($0)" },
      level: "Level",
      inAll: "In all",
      games: { $0 == 1 ? "game" : "games" },
      copied: "Copied, if your terminal allows it.",
      capitalizedWords: ["I"],
      tooSmall: { "Wordyard needs a terminal of \($0) columns and \($1) rows." }))
}

extension CalendarStrings {
  package static let english = CalendarStrings(
    month: { month in
      switch month {
      case .january: "January"
      case .february: "February"
      case .march: "March"
      case .april: "April"
      case .may: "May"
      case .june: "June"
      case .july: "July"
      case .august: "August"
      case .september: "September"
      case .october: "October"
      case .november: "November"
      case .december: "December"
      }
    },
    weekday: { weekday in
      switch weekday {
      case .monday: "Monday"
      case .tuesday: "Tuesday"
      case .wednesday: "Wednesday"
      case .thursday: "Thursday"
      case .friday: "Friday"
      case .saturday: "Saturday"
      case .sunday: "Sunday"
      }
    },
    tomorrow: "tomorrow", on: "on ",
    streak: { "\($0) \($0 == 1 ? "day" : "days") in a row" })
}

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

extension EntryStrings {
  package static let english = EntryStrings(
    rules: { "A text of at most \($0) characters." },
    refusalRule: "What cannot be in it is refused at once.",
    secretRule: "It is shown as dots, so that nobody can read it.",
    accept: "done", erase: "erase", peek: "peek", hide: "hide", hideShort: "hide",
    helpAccept: "accept the text", helpErase: "erase the last character",
    helpPeek: "show it for a look", helpCancel: "back, and change nothing",
    empty: "There is nothing yet.",
    tooLong: { "No more than \($0) characters." },
    notPossible: { "\($0) is not possible here." },
    notInWord: { $0 == " " ? "A space cannot be in a word." : "\($0) cannot be in a word." },
    nameTaken: "Another player has that name.")
}

extension MeaningStrings {
  public static let english = MeaningStrings(
    partOfSpeech: { part in
      switch part {
      case .noun: "noun"
      case .verb: "verb"
      case .adjective: "adjective"
      case .adverb: "adverb"
      }
    },
    partOfSpeechShort: { part in
      switch part {
      case .noun: "noun"
      case .verb: "verb"
      case .adjective: "adj."
      case .adverb: "adv."
      }
    },
    label: "meaning", question: "what does it mean?", questionOf: { "what does \($0) mean?" },
    help: "what the word means",
    unknown: { "Nobody has written down what \($0) means." },
    sense: { "\($0) of \($1)" },
    anotherSense: "another sense", anotherWord: "another word", senseKey: "sense", wordKey: "word",
    close: "Close")
}

extension ProblemStrings {
  public static let english = ProblemStrings(
    cause: inEnglish, systemError: inEnglish, storageFailure: inEnglish)

  @Sendable private static func inEnglish(_ cause: InputProblem.Cause) -> String {
    switch cause {
    case .system(let error): inEnglish(error)
    case .emptyFile: "the file is empty"
    case .notUTF8: "not UTF-8"
    case .encoding(let name): "the file is \(name), and must be UTF-8"
    case .controlCharacterInPhrase: "a phrase may not contain control characters"
    case .notAFile: "not a regular file"
    case .fileTooLarge(let most): "larger than \(most >> 20) MB"
    case .tooManyLines(let most): "more than \(most) lines"

    case .noLanguagesFolder: "WORDYARD_ASSETS is set to this folder, which has no folder `languages`"
    case .assetsNotFound: "the files of the games were not found; set WORDYARD_ASSETS to their folder"
    case .noUsableLanguage: "there is no usable language"
    case .noHome: "there is no home folder; name a folder with --data"

    case .notKeyAndValue: "not of the form `key = value`"
    case .valueMissing: "the value is missing"
    case .unknownKey(let key): "there is no key `\(key)`"
    case .keyMissing(let key): "`\(key)` is missing"
    case .tooManyLetters(let most): "there are more than \(most) letters"
    case .letterOfSeveralCharacters(let letter):
      "`\(letter)` in `letters` is more than one Unicode character; a letter must be a single one"
    case .notUsableAsLetter(let letter):
      "`\(letter)` cannot be a letter; letters are lower case, and of ASCII only a to z and ' are allowed"
    case .letterRepeated: "a letter is listed twice in `letters`"
    case .foldNotALetter(let letter): "`fold`: `\(letter)` is not one of the letters"
    case .keyboardIncomplete: "the keyboard's rows must have every letter exactly once and nothing else"

    case .notADevilDeal:
      "not of the form `devil = easy 6 2 25`: easy, medium or hard, letters, rarest tier, per cent of the words"
    case .noLetterToGuess: "there is no letter to guess"
    case .phraseTooLong(let most): "longer than \(most) characters"
    case .phraseRepeated: "this phrase is in the file already"
    case .noPhrase: "there is no phrase in this file"

    case .notATitle: "a title is written `# en: Title`"
    case .pictureExpected(let number): "`= \(number)` was expected here"
    case .textBeforePictures: "the first picture must begin with `= 0`"
    case .pictureCount(let count, let expected):
      "there \(count == 1 ? "is 1 picture" : "are \(count) pictures") instead of \(expected)"
    case .picturesEmpty: "the pictures are empty"
    case .pictureTooHigh(let most): "a picture is higher than \(most) lines"
    case .pictureTooWide(let most): "wider than \(most) characters"
    case .controlCharacter: "a picture may not contain control characters"
    case .notATint:
      "a tint is written `! warm: o x` or `! cool: ~ =`, single characters with blanks between them"
    case .tintRepeated(let character): "\(character) already has a tint"
    case .savedExpected: "after the eight pictures only `= saved` may follow, once"
    case .savedEmpty: "the picture after `= saved` is empty"
    case .tooManyFrames(let most): "more than \(most) pictures `~` after `= saved`"
    case .maskWithoutRows: "a picture has one mask `:` at most, with no more lines than the picture"

    case .notWordAndTier:
      "not of the form `word` or `word tier`, where the tier is 1, 2, 3 or 4, also with u, or x"
    case .notAWord: "a word may contain only letters"
    case .wordTooLong(let most): "longer than \(most) letters"
    case .furtherLines(let count): count == 1 ? "1 more bad line" : "\(count) more bad lines"
    case .noWord: "there is no word in this file"

    case .notARack: "a rack is written `letters: word word …`"
    case .notRackLetters(let text, let count): "`\(text)` is not \(count) letters"
    case .notARackWord(let text, let lengths):
      "`\(text)` is not a word of \(lengths.lowerBound) to \(lengths.upperBound) letters"
    case .wordNotInRack(let word, let letters): "`\(word)` cannot be made from `\(letters)`"
    case .rackWordRepeated(let word): "`\(word)` is listed twice"
    case .noBingo(let letters): "no word uses all \(letters) letters"
    case .noRack: "there is no rack in this file"
    }
  }

  @Sendable private static func inEnglish(_ error: SystemError) -> String {
    switch error {
    case .notFound: "No such file or directory"
    case .accessDenied: "Permission denied"
    case .notPermitted: "Operation not permitted"
    case .isADirectory: "Is a directory"
    case .notADirectory: "Not a directory"
    case .diskFull: "No space left on device"
    case .readOnly: "Read-only file system"
    case .inputOutput: "Input/output error"
    case .other(let description): description
    }
  }

  @Sendable private static func inEnglish(_ failure: StorageFailure) -> String {
    switch failure {
    case .system(let error): inEnglish(error)
    case .sqlite(let message): message
    case .locked: "the database is locked by other programs"
    case .readOnly: "it is read-only"
    case .newer: "it is from a newer version"
    case .damaged: "it is damaged; the game moves it aside when it is next started"
    case .notAFile: "it is not a file"
    }
  }
}

extension ReplayStrings {
  package static let english = ReplayStrings(
    title: "Replay", replay: "replay", help: "see the game again, step by step",
    changed: "That game cannot be seen again: its words are not what they were.",
    changedOwn: { "It needs the words of \($0) as they were." },
    rules: "A finished game, step by step.",
    clickRule: " Click a step, or a place on the line.",
    step: "step", helpForward: "the next step", helpBack: "the step before", ends: "first, last",
    helpFirst: "before the first step", helpLast: "the last step", play: "play", stop: "stop",
    helpPlay: "go on by itself, or stop", game: "game",
    helpGameBefore: "the game before, of the same row of the list",
    helpNextGame: "the game after it", place: { "game \($0) of \($1)" }, games: "Games",
    gamesOf: { "The last games of \($0)" },
    noGames: { "\($0) has no game to see again yet. One game, and it is listed here." },
    nextGame: "the next game?",
    gamesRules: "The last \(GameRecord.limit) games; those on a high score list are kept longer.",
    gamesHelp: "see the last games again", won: "won", lost: "lost")
}

extension SavedGameStrings {
  package static let english = SavedGameStrings(
    title: "Continue",
    welcomeBack: "Welcome back; all is as you left it.",
    claimed: "Another Wordyard is playing that game.",
    broken: "That game cannot go on: its words are not what they were.",
    outdated: "It was begun with an older version, which dealt by other rules.",
    noWords: { "It needs the words of \($0), which cannot be read." },
    discard: "Throw it away",
    unranked: "Games with words of your own are on no high score list.",
    unrankedShort: "Own words are on no list.",
    waitingTitle: "Which one?",
    points: { $0.pointsInEnglish },
    leaveTitle: "A game is running", leaveLine: "It waits for you under Continue.",
    leaveDailyTitle: "Today's puzzle is running", leaveDailyLine: "It waits for you until midnight.",
    daily: { "daily of \($0)" },
    puzzles: "Puzzles",
    copyResult: "Copy the result", copyResultShort: "Copy",
    noticeTitle: "About your saved data",
    damaged: { "It was damaged. The file is now called \($0), and a new one has been begun." },
    moved: { "Their folder was moved or deleted. A new \($0) has been begun." },
    newer: { "\($0) is from a newer Wordyard. It is not changed, and nothing of this game is saved." },
    unreadable: { "\($0): \($1). You can play on; nothing more will be saved." },
    notSaved: { "\($0). You can play on; nothing more will be saved." },
    playOn: "Play on")
}

extension SettingsStrings {
  package static let english = SettingsStrings(
    language: "Language", words: "Words", theme: "Theme", sound: "Sound", animation: "Animation",
    mouse: "Mouse",
    languageNote: "What the menus and messages speak.",
    wordsNote: "What you guess, find and spell.",
    themeNote: "Colours for a dark or a light terminal.",
    soundNote: "For a wrong guess or a refused key.",
    animationNote: "Pictures that move, never for long.",
    mouseNote: "Off leaves it to the terminal, to copy.",
    themeName: { theme in
      switch theme {
      case .night: "night"
      case .paper: "paper"
      case .contrast: "high contrast"
      case .mono: "mono"
      }
    },
    soundName: { sound in
      switch sound {
      case .off: "off"
      case .bell: "bell"
      case .flash: "flash"
      }
    })
}

extension TableStrings {
  package static let english = TableStrings(
    title: "Table", about: "Two terminals on this machine, one game.",
    rules:
      "Two to five terminals that share this folder play one game. Sit down at a table that is waiting, or lay one.",
    waiting: "Waiting now", nobody: "Nobody waits at the moment.", lay: "Or lay a table",
    sitWith: { "Sit down with \($0)" }, layButton: { "Lay a table for \($0)" },
    taken: { "\($0) of \($1) seats" }, isPlaying: "under way",
    since: { time in
      let minutes = Int(time / .seconds(60))
      let hours = minutes / 60
      if hours > 0 { return hours == 1 ? "since 1 hour" : "since \(hours) hours" }
      return minutes == 0 ? "just now" : minutes == 1 ? "since 1 minute" : "since \(minutes) minutes"
    },
    otherVersionToo: "A table here is of another version of Wordyard.",
    forbiddenToo: "A table here is of another user, and not open to you.",
    sitDown: "sit down", layKey: "lay a table", helpSitDown: "sit down at the chosen table, or lay one",
    laid: "The table is laid. Who joins?",
    howOnTerminal: "On the other terminal:  wordyard table",
    howInMenu: "or Table in the menu. It is open to all who share this folder.",
    seatsRules: "Whoever sits first says when the game begins, and which empty seats computers take.",
    seatsRulesPeople: "Whoever sits first says when the game begins. Empty seats stay empty.",
    empty: "empty", you: "you", beginButton: "Begin", begin: "begin", helpBegin: "begin the game",
    clearButton: "Clear the table", clear: "clear the table", helpClear: "clear the table",
    leaveButton: "Leave the table",
    computer: "computer", computerShort: "cpu", helpComputer: "a computer for the chosen seat, or none",
    helpComputerBefore: "the level before",
    meanwhileButton: "Play the computer meanwhile",
    meanwhileButtonPeople: "Play something meanwhile", meanwhile: "play meanwhile",
    helpMeanwhile: "play a game of your own until somebody comes",
    meanwhileNote: "A game you begin meanwhile waits under Continue when somebody comes.",
    opener: { "\($0) says when it begins." },
    sitsDown: { "\($0) sits down." }, getsUp: { "\($0) has got up." },
    path: { others, other in others == 1 ? "table with \(other)" : "table with \(others) others" },
    hostLeft: "The host has left. The table goes on.",
    hosts: { "\($0) keeps the table now." }, youHost: "You keep the table now.",
    isSilent: { "\($0)'s terminal does not answer." },
    stale: "Somebody was faster.", notNow: "That cannot be done now.",
    thinking: { "\($0) has been thinking for a minute." },
    leftTable: { "\($0) left the table" }, isBack: { "\($0) is back. Go on." },
    leftTitle: { "\($0) left" },
    leftLine: { "The game is kept: it goes on when \($0 > 2 ? "all" : "you both") sit down again." },
    leftShort: { "The game is kept for you \($0 > 2 ? "all" : "both")." },
    hopelessTitle: { "\($0) will not be back soon" }, hopelessLine: "The game is under Continue.",
    wait: "Wait",
    waitButton: { "Wait for \($0)" },
    leaveTitle: "Leave the table?",
    leaveLine: "The game waits under Continue. The others can go on with a computer.",
    leave: "leave", helpLeave: "leave the table",
    wink: "wink", helpWink: "wink at the others", winks: { "\($0) winks." }, youWink: "You wink.",
    winkTooSoon: "You have just winked.",
    goneTitle: "No seat at the table", gone: inEnglish)

  @Sendable private static func inEnglish(_ reason: TableNews.Leaving) -> String {
    switch reason {
    case .refused(.seat): "Your name is taken there: see Players."
    case .refused(.full): "The table is taken."
    case .refused(.name): "Your name cannot be used at a table."
    case .refused: "The table did not let you sit down."
    case .anotherGame: "This table is not the one you left."
    case .otherWords: "The table is played with another word list."
    case .otherVersion: "The table is of another version of Wordyard."
    case .noTable: "What answers there is no table."
    case .notFound: "The table is not there any more."
    case .folder(.worldWritable): "Everybody may write in the folder of the tables: it is not used."
    case .folder(.foreign): "The folder of the tables is somebody else's: it is not used."
    case .folder(.notAFolder): "The folder of the tables is no folder."
    case .folder(.system(let error)): "The folder of the tables: " + ProblemStrings.english.text(error) + "."
    }
  }
}
