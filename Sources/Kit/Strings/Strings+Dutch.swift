import Engines
import Records
import Tables
import TextUI

extension Strings {
  public static let dutch = Strings(
    .dutch,
    KitStrings(
      help: "hulp",
      keys: "Toetsen",
      menu: "menu",
      menuButton: "Menu",
      back: "terug",
      backButton: "Terug",
      close: "sluiten",
      choose: "kiezen",
      change: "wijzigen",
      open: "openen",
      start: "beginnen",
      startButton: "Beginnen",
      newGame: "Nieuw spel",
      changeGame: "Wijzigen",
      startOver: "opnieuw",
      startOverButton: "Opnieuw",
      keepPlaying: "Doorspelen",
      giveUpButton: "Opgeven",
      on: "aan",
      off: "uit",
      space: "Spatie",
      keyNames: KeyNames(
        left: "links", right: "rechts", up: "omhoog", down: "omlaag", arrows: "pijlen", backspace: "bksp",
        backTab: "shift-tab"),
      helpMove: "door de regels gaan",
      listRules: "Je kiest één regel. Een letter brengt je bij de volgende die ermee begint.",
      helpLetter: "de volgende regel met die letter",
      helpMoveOnKeyboard: "over het toetsenbord gaan",
      helpNext: "de volgende waarde",
      helpPrevious: "de vorige waarde",
      helpStart: "beginnen",
      helpEdit: "de gekozen regel openen, of de volgende waarde",
      helpMenu: "terug naar het menu",
      helpOpenChosen: "de gekozen regel openen",
      helpCloseList: "de lijst sluiten, en niets veranderen",
      helpPagerKeys: "omlaag, omhoog en terug",
      letterPrompt: "Typ een letter, of klik er een aan.", letterPromptShort: "Typ een letter.",
      noCursor: "Typ een letter, of kies met de pijlen.",
      pasteIgnored: "Geplakte tekst telt niet in een spel.", pasteIgnoredShort: "Geplakt telt niet.",
      noWord: "De woordenlijst heeft geen woord voor dit spel.",
      notALetter: { $0.isLetter ? "\($0) staat niet op dit toetsenbord." : "\($0) is geen letter." },
      firstPlayer: "Eerste speler",
      secondPlayer: "Tweede speler",
      player: { "Speler \($0)" },
      level: "Niveau",
      inAll: "In totaal",
      games: { $0 == 1 ? "spel" : "spellen" },
      copied: "Gekopieerd, als je terminal dat kan.",
      capitalizedWords: [],
      tooSmall: { "Wordyard heeft een terminal van \($0) kolommen en \($1) regels nodig." }))
}

extension CalendarStrings {
  package static let dutch = CalendarStrings(
    month: { month in
      switch month {
      case .january: "januari"
      case .february: "februari"
      case .march: "maart"
      case .april: "april"
      case .may: "mei"
      case .june: "juni"
      case .july: "juli"
      case .august: "augustus"
      case .september: "september"
      case .october: "oktober"
      case .november: "november"
      case .december: "december"
      }
    },
    weekday: { weekday in
      switch weekday {
      case .monday: "maandag"
      case .tuesday: "dinsdag"
      case .wednesday: "woensdag"
      case .thursday: "donderdag"
      case .friday: "vrijdag"
      case .saturday: "zaterdag"
      case .sunday: "zondag"
      }
    },
    tomorrow: "morgen", on: "op ",
    streak: { "\($0) \($0 == 1 ? "dag" : "dagen") op rij" })
}

extension CodeStrings {
  public static let dutch = CodeStrings(
    title: "Code", row: "Een code die iemand stuurde",
    prompt: "Typ de code die je kreeg.", label: { "code  \($0)" }, copy: "kopiëren",
    helpCopy: "de code kopiëren",
    isUnranked: "Een spel met code telt op geen lijst.",
    yours: { "Jij: \($0)" }, theirs: { "Afzender: \($0)" }, theirsShort: { "Zij: \($0)" },
    atLeast: { "\($0) of meer" },
    problem: { problem in
      switch problem {
      case .notACode(.length(let count)): "Een code heeft \(GameCode.length) tekens, geen \(count)."
      case .notACode(.character(let character)): "\(character) komt in geen code voor."
      case .notACode(.damaged): "Een teken van deze code klopt niet."
      case .newer: "Deze code is van een nieuwere Wordyard."
      case .noLanguage(let code): "Deze code heeft de taal \(code) nodig."
      case .otherWords: "Deze code is met een andere woordenlijst gemaakt."
      }
    })
}

extension EntryStrings {
  package static let dutch = EntryStrings(
    rules: { "Een tekst van hooguit \($0) tekens." },
    refusalRule: "Wat er niet in kan, wordt meteen geweigerd.",
    secretRule: "Je ziet alleen stippen, zodat niemand meeleest.",
    accept: "klaar", erase: "wissen", peek: "kijken", hide: "verbergen", hideShort: "dicht",
    helpAccept: "de tekst bevestigen", helpErase: "het laatste teken wissen",
    helpPeek: "even laten zien", helpCancel: "terug, zonder iets te veranderen",
    empty: "Er staat nog niets.",
    tooLong: { "Niet meer dan \($0) tekens." },
    notPossible: { "\($0) kan hier niet." },
    notInWord: { $0 == " " ? "Een spatie kan niet in een woord." : "\($0) kan niet in een woord." },
    nameTaken: "Zo heet al een andere speler.")
}

extension MeaningStrings {
  public static let dutch = MeaningStrings(
    partOfSpeech: { part in
      switch part {
      case .noun: "zelfstandig naamwoord"
      case .verb: "werkwoord"
      case .adjective: "bijvoeglijk naamwoord"
      case .adverb: "bijwoord"
      }
    },
    partOfSpeechShort: { part in
      switch part {
      case .noun: "zn."
      case .verb: "ww."
      case .adjective: "bn."
      case .adverb: "bw."
      }
    },
    label: "betekenis", question: "wat betekent het?", questionOf: { "wat betekent \($0)?" },
    help: "wat het woord betekent",
    unknown: { "Niemand heeft opgeschreven wat \($0) betekent." },
    sense: { "\($0) van \($1)" },
    anotherSense: "andere betekenis", anotherWord: "ander woord", senseKey: "betekenis", wordKey: "woord",
    close: "Sluiten")
}

extension ProblemStrings {
  public static let dutch = ProblemStrings(cause: inDutch, systemError: inDutch, storageFailure: inDutch)

  @Sendable private static func inDutch(_ cause: InputProblem.Cause) -> String {
    switch cause {
    case .system(let error): inDutch(error)
    case .emptyFile: "het bestand is leeg"
    case .notUTF8: "geen UTF-8"
    case .encoding(let name): "het bestand is \(name), en moet UTF-8 zijn"
    case .controlCharacterInPhrase: "in een zin mogen geen stuurtekens staan"
    case .notAFile: "geen gewoon bestand"
    case .fileTooLarge(let most): "groter dan \(most >> 20) MB"
    case .tooManyLines(let most): "meer dan \(most) regels"

    case .noLanguagesFolder: "WORDYARD_ASSETS wijst naar deze map, maar er is geen map `languages` in"
    case .assetsNotFound: "de bestanden van de spellen zijn er niet; zet hun map in WORDYARD_ASSETS"
    case .noUsableLanguage: "er is geen taal die gebruikt kan worden"
    case .noHome: "er is geen thuismap; noem een map met --data"

    case .notKeyAndValue: "niet van de vorm `sleutel = waarde`"
    case .valueMissing: "de waarde ontbreekt"
    case .unknownKey(let key): "er is geen sleutel `\(key)`"
    case .keyMissing(let key): "`\(key)` ontbreekt"
    case .tooManyLetters(let most): "er zijn meer dan \(most) letters"
    case .letterOfSeveralCharacters(let letter):
      "`\(letter)` in `letters` is meer dan één Unicode-teken; een letter moet er precies één zijn"
    case .notUsableAsLetter(let letter):
      "`\(letter)` kan geen letter zijn; letters zijn kleine letters, en van ASCII mogen alleen a tot z en '"
    case .letterRepeated: "een letter staat twee keer in `letters`"
    case .foldNotALetter(let letter): "`fold`: `\(letter)` is geen van de letters"
    case .keyboardIncomplete: "op het toetsenbord moet elke letter precies één keer staan, en niets anders"

    case .notADevilDeal:
      "niet van de vorm `devil = easy 6 2 25`: easy, medium of hard, letters, hoogste klasse, procent van de woorden"
    case .noLetterToGuess: "hier valt geen letter te raden"
    case .phraseTooLong(let most): "langer dan \(most) tekens"
    case .phraseRepeated: "deze zin staat al in het bestand"
    case .noPhrase: "er staat geen zin in dit bestand"

    case .notATitle: "een titel schrijf je als `# nl: Titel`"
    case .pictureExpected(let number): "hier hoort `= \(number)` te staan"
    case .textBeforePictures: "het eerste plaatje moet met `= 0` beginnen"
    case .pictureCount(let count, let expected): "het aantal plaatjes is \(count) in plaats van \(expected)"
    case .picturesEmpty: "de plaatjes zijn leeg"
    case .pictureTooHigh(let most): "een plaatje is hoger dan \(most) regels"
    case .pictureTooWide(let most): "breder dan \(most) tekens"
    case .controlCharacter: "in een plaatje mogen geen stuurtekens staan"
    case .notATint:
      "een tint schrijf je als `! warm: o x` of `! cool: ~ =`, losse tekens met spaties ertussen"
    case .tintRepeated(let character): "\(character) heeft al een tint"
    case .savedExpected: "na de acht plaatjes mag alleen `= saved` komen, één keer"
    case .savedEmpty: "het plaatje na `= saved` is leeg"
    case .tooManyFrames(let most): "meer dan \(most) plaatjes `~` na `= saved`"
    case .maskWithoutRows: "een plaatje heeft hooguit één masker `:`, met niet meer regels dan het plaatje"

    case .notWordAndTier:
      "niet van de vorm `woord` of `woord klasse`, met als klasse 1, 2, 3 of 4, ook met u, of x"
    case .notAWord: "een woord mag alleen uit letters bestaan"
    case .wordTooLong(let most): "langer dan \(most) letters"
    case .furtherLines(let count): count == 1 ? "nog 1 foute regel" : "nog \(count) foute regels"
    case .noWord: "er staat geen woord in dit bestand"

    case .notARack: "schrijf een regel als `letters: woord woord …`"
    case .notRackLetters(let text, let count): "`\(text)` bestaat niet uit \(count) letters"
    case .notARackWord(let text, let lengths):
      "`\(text)` is geen woord van \(lengths.lowerBound) tot \(lengths.upperBound) letters"
    case .wordNotInRack(let word, let letters): "`\(word)` is niet te maken van `\(letters)`"
    case .rackWordRepeated(let word): "`\(word)` staat er twee keer"
    case .noBingo(let letters): "geen woord gebruikt alle \(letters) letters"
    case .noRack: "er staan geen letters met woorden in dit bestand"
    }
  }

  @Sendable private static func inDutch(_ error: SystemError) -> String {
    switch error {
    case .notFound: "dat bestand of die map is er niet"
    case .accessDenied, .notPermitted: "geen toegang"
    case .isADirectory: "dit is een map"
    case .notADirectory: "een deel van het pad is geen map"
    case .diskFull: "de schijf is vol"
    case .readOnly: "hier kan niet geschreven worden"
    case .inputOutput: "de schijf geeft een fout"
    case .other(let description): description
    }
  }

  @Sendable private static func inDutch(_ failure: StorageFailure) -> String {
    switch failure {
    case .system(let error): inDutch(error)
    case .sqlite(let message): message
    case .locked: "andere programma's houden de gegevens vergrendeld"
    case .readOnly: "het mag alleen gelezen worden"
    case .newer: "het is van een nieuwere versie"
    case .damaged: "het is beschadigd; bij de volgende start legt het spel het opzij"
    case .notAFile: "het is geen bestand"
    }
  }
}

extension ReplayStrings {
  package static let dutch = ReplayStrings(
    title: "Terugkijken", replay: "terugkijken", help: "het spel stap voor stap terugzien",
    changed: "Dat spel is niet terug te zien: de woorden zijn niet meer wat ze waren.",
    changedOwn: { "Het heeft de woorden van \($0) nodig zoals ze waren." },
    rules: "Een afgelopen spel, stap voor stap.",
    clickRule: " Klik op een stap, of op een plaats van de lijn.",
    step: "stap", helpForward: "de volgende stap", helpBack: "de stap ervoor", ends: "eerste, laatste",
    helpFirst: "voor de eerste stap", helpLast: "de laatste stap", play: "afspelen", stop: "stoppen",
    helpPlay: "afspelen, of stoppen", game: "spel",
    helpGameBefore: "het spel ervoor, uit dezelfde rij van de lijst",
    helpNextGame: "het spel erna", place: { "spel \($0) van \($1)" }, games: "Spellen",
    gamesOf: { "De laatste spellen van \($0)" },
    noGames: { "\($0) heeft nog niets om terug te zien. Eén spel, en het staat hier." },
    nextGame: "het volgende spel?",
    gamesRules: "De laatste \(GameRecord.limit) spellen; die in de topscores blijven langer bewaard.",
    gamesHelp: "de laatste spellen terugzien", won: "gewonnen", lost: "verloren")
}

extension SavedGameStrings {
  package static let dutch = SavedGameStrings(
    title: "Verder",
    welcomeBack: "Welkom terug; alles staat er nog.",
    claimed: "Een andere Wordyard speelt dat spel.",
    broken: "Dat spel kan niet verder: zijn woorden zijn veranderd.",
    outdated: "Dit is begonnen met een oudere versie, die volgens andere regels deelde.",
    noWords: { "Het heeft de woorden van \($0) nodig, en die zijn niet te lezen." },
    discard: "Weggooien",
    unranked: "Spellen met je eigen woorden komen niet in de topscores.",
    unrankedShort: "Eigen woorden staan op geen lijst.",
    waitingTitle: "Welk spel?",
    points: { $0.pointsInDutch },
    leaveTitle: "Er loopt een spel", leaveLine: "Het wacht op je onder Verder.",
    leaveDailyTitle: "De puzzel van vandaag loopt", leaveDailyLine: "Hij wacht op je tot middernacht.",
    daily: { "dagpuzzel van \($0)" },
    puzzles: "Puzzels",
    copyResult: "Uitslag kopiëren", copyResultShort: "Kopiëren",
    noticeTitle: "Over je gegevens",
    damaged: { "Ze waren beschadigd. Het bestand heet nu \($0); er is een nieuw gemaakt." },
    moved: { "Hun map is verplaatst of verwijderd. Er is een nieuw \($0) gemaakt." },
    newer: {
      "\($0) is van een nieuwere Wordyard. Het blijft zoals het is; van dit spel wordt niets bewaard."
    },
    unreadable: { "\($0): \($1). Je kunt doorspelen; er wordt niets meer bewaard." },
    notSaved: { "\($0). Je kunt doorspelen; er wordt niets meer bewaard." },
    playOn: "Doorspelen")
}

extension SettingsStrings {
  package static let dutch = SettingsStrings(
    language: "Taal", words: "Woorden", theme: "Thema", sound: "Geluid", animation: "Beweging", mouse: "Muis",
    languageNote: "De taal van menu's en meldingen.",
    wordsNote: "Wat je raadt, zoekt en spelt.",
    themeNote: "Kleuren voor donkere of lichte terminals.",
    soundNote: "Bij een foute letter of verkeerde toets.",
    animationNote: "Plaatjes die bewegen, nooit lang.",
    mouseNote: "Uit: de terminal kan ermee kopiëren.",
    themeName: { theme in
      switch theme {
      case .night: "nacht"
      case .paper: "papier"
      case .contrast: "hoog contrast"
      case .mono: "zwart-wit"
      }
    },
    soundName: { sound in
      switch sound {
      case .off: "uit"
      case .bell: "bel"
      case .flash: "flits"
      }
    })
}

extension TableStrings {
  package static let dutch = TableStrings(
    title: "Tafel", about: "Twee terminals op één machine, één spel.",
    rules:
      "Twee tot vijf terminals die deze map delen spelen één spel. Schuif aan bij een tafel, of dek er een.",
    waiting: "Nu aan het wachten", nobody: "Er wacht op dit moment niemand.", lay: "Of dek een tafel",
    sitWith: { "Aanschuiven bij \($0)" }, layButton: { "Een tafel dekken voor \($0)" },
    taken: { "\($0) van \($1) plaatsen" }, isPlaying: "bezig",
    since: { time in
      let minutes = Int(time / .seconds(60))
      let hours = minutes / 60
      if hours > 0 { return "al \(hours) uur" }
      return minutes == 0 ? "zojuist" : minutes == 1 ? "al 1 minuut" : "al \(minutes) minuten"
    },
    otherVersionToo: "Hier is een tafel van een andere versie van Wordyard.",
    forbiddenToo: "Hier is een tafel van een ander, die niet voor jou open is.",
    sitDown: "aanschuiven", layKey: "tafel dekken",
    helpSitDown: "bij de gekozen tafel aanschuiven, of er een dekken",
    laid: "De tafel is gedekt. Wie schuift aan?",
    howOnTerminal: "Op de andere terminal:  wordyard table",
    howInMenu: "of Tafel in het menu. Open voor wie deze map deelt.",
    seatsRules: "Wie als eerste zit, zegt wanneer het begint en welke lege plaatsen computers krijgen.",
    seatsRulesPeople: "Wie als eerste zit, zegt wanneer het begint. Lege plaatsen blijven leeg.",
    empty: "leeg", you: "jij", beginButton: "Beginnen", begin: "beginnen", helpBegin: "het spel beginnen",
    clearButton: "Tafel afruimen", clear: "afruimen", helpClear: "de tafel afruimen",
    leaveButton: "Van tafel gaan",
    computer: "computer", computerShort: "cpu", helpComputer: "een computer op de gekozen plaats, of geen",
    helpComputerBefore: "het niveau ervoor",
    meanwhileButton: "Intussen iets spelen",
    meanwhileButtonPeople: "Intussen iets spelen", meanwhile: "intussen spelen",
    helpMeanwhile: "iets anders spelen tot er iemand komt",
    meanwhileNote: "Wat je intussen begint, wacht onder Verder als er iemand komt.",
    opener: { "\($0) zegt wanneer het begint." },
    sitsDown: { "\($0) schuift aan." }, getsUp: { "\($0) is opgestaan." },
    path: { others, other in others == 1 ? "tafel met \(other)" : "tafel met \(others) anderen" },
    hostLeft: "De gastheer is weg. De tafel gaat door.",
    hosts: { "\($0) is nu de gastheer." }, youHost: "Jij bent nu de gastheer.",
    isSilent: { "De terminal van \($0) antwoordt niet." },
    stale: "Iemand was sneller.", notNow: "Dat kan nu niet.",
    thinking: { "\($0) denkt al een minuut na." },
    leftTable: { "\($0) is van tafel gegaan" }, isBack: { "\($0) is terug. Ga door." },
    leftTitle: { "\($0) is weg" },
    leftLine: {
      "Het spel blijft: het gaat door als \($0 > 2 ? "iedereen weer zit" : "jullie weer zitten")."
    },
    leftShort: { _ in "Het spel wacht op jullie." },
    hopelessTitle: { "\($0) komt voorlopig niet terug" }, hopelessLine: "Het spel staat onder Verder.",
    wait: "Wachten",
    waitButton: { "Wachten op \($0)" },
    leaveTitle: "Van tafel gaan?",
    leaveLine: "Het spel wacht onder Verder. De anderen kunnen met een computer door.",
    leave: "weg", helpLeave: "van tafel gaan",
    wink: "knipoog", helpWink: "knipogen naar de anderen", winks: { "\($0) knipoogt." },
    youWink: "Je knipoogt.", winkTooSoon: "Je hebt net geknipoogd.",
    goneTitle: "Geen plaats aan tafel", gone: inDutch)

  @Sendable private static func inDutch(_ reason: TableNews.Leaving) -> String {
    switch reason {
    case .refused(.seat): "Je naam zit daar al: zie Spelers."
    case .refused(.full): "De tafel is bezet."
    case .refused(.name): "Met die naam kun je niet aanschuiven."
    case .refused: "Je kon niet aan deze tafel aanschuiven."
    case .anotherGame: "Deze tafel is niet de tafel die je verliet."
    case .otherWords: "Aan die tafel geldt een andere woordenlijst."
    case .otherVersion: "Die tafel is van een andere versie van Wordyard."
    case .noTable: "Wat daar antwoordt is geen tafel."
    case .notFound: "De tafel is er niet meer."
    case .folder(.worldWritable): "Iedereen mag in de map van de tafels schrijven: die wordt niet gebruikt."
    case .folder(.foreign): "De map van de tafels is van een ander: die wordt niet gebruikt."
    case .folder(.notAFolder): "De map van de tafels is geen map."
    case .folder(.system(let error)): "De map van de tafels: " + ProblemStrings.dutch.text(error) + "."
    }
  }
}
