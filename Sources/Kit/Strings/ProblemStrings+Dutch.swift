import Engines
import Records

extension ProblemStrings {
  public static let dutch = ProblemStrings(cause: inDutch, systemError: inDutch, storageFailure: inDutch)

  @Sendable private static func inDutch(_ cause: InputProblem.Cause) -> String {
    switch cause {
    case .system(let error): inDutch(error)
    case .emptyFile: "het bestand is leeg"
    case .notUTF8: "geen UTF-8"
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
