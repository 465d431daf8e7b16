import Engines
import Kit
import Menus
import Records
import Terminal
import TextUI

extension CommandLineStrings {
  static let dutch = CommandLineStrings(
    usage: { games, languages, themes in
      """
      Gebruik: wordyard [\(games.joined(separator: " | "))] [opties]    spelen
               wordyard daily --share [opties]    toon de uitslag van vandaag
               wordyard play CODE [opties]        speel het spel van een gestuurde code
               wordyard define WOORD [opties]     toon wat een woord betekent
               wordyard scores [opties]           toon de topscores
               wordyard find LETTERS [opties]     toon de woorden uit LETTERS
               wordyard solve FRAGMENT [opties]   Ghost: toon waartoe elke letter leidt
               wordyard guess PATROON [opties]    tel de woorden die passen, b.v. _oo_
      Woordspellen voor de terminal.

        --language CODE   \(languages.listed("of")); anders de locale; in het spel de keuze daar
        --words BESTAND   gebruik de woorden in BESTAND, één per regel
        --missed LETTERS  guess: letters die niet in het woord zitten
        --min-length N    find, solve: woorden van minstens N letters; anders 3 en 4
        --tier N          solve: woorden van klasse 1 tot N; anders 2, met --words 4
        --player NAAM     speel deze keer onder deze naam
        --data MAP        bewaar spellen en scores in MAP
        --guest NAAM      speel als gast: deze naam, en niets dan de spellen
        --tables MAP      zoek de tafels in MAP, niet in de map van --data
        --theme NAAM      \(themes.listed("of"))
        --share           daily: toon de uitslag in plaats van te spelen
        --seed N          geef dezelfde spellen bij dezelfde N
        --ascii           teken alleen met ASCII
        --no-mouse        laat de muis aan de terminal
        --help            toon deze hulp en stop
        --version         toon de versie en stop

      """
    },
    misuse: inDutch,
    seeHelp: { "\($0); zie `wordyard --help`" },
    terminalError: inDutch,
    recordsNotice: inDutch,
    outputError: { "standaarduitvoer: \(ProblemStrings.dutch.text($0))" },
    guestPlays: { "\($0) speelt al" },
    noScores: "er zijn nog geen scores",
    nothingShared: { "\($0) heeft vandaag nog geen puzzel uitgespeeld" },
    fewDescriptors: "er mogen te weinig bestanden open zijn; zie `ulimit -n`",
    smallStack: "de stack mag niet groot genoeg worden; zie `ulimit -s`",
    smallMemory: "het geheugen mag niet groot genoeg worden; zie `ulimit -d` en `ulimit -v`",
    alreadyAWord: { "`\($0)` is al een woord" },
    noWordBegins: { "er is geen woord dat met `\($0)` begint" },
    noMeaning: { "de betekenis van `\($0)` is niet bekend" },
    noMeanings: { "\($0): deze taal heeft geen betekenissen van woorden" })

  @Sendable private static func inDutch(_ misuse: Options.Misuse) -> String {
    switch misuse {
    case .unknownOption(let option): "`\(option)`: zo'n optie is er niet"
    case .valueMissing(let option, let value): "`\(option)`: \(name(value)) ontbreekt"
    case .valueNotAllowed(let option): "`\(option)`: bij deze optie hoort geen waarde"
    case .notANumber(let option, let value, let least):
      "\(option) `\(value)`: geen geheel getal van \(least) of hoger"
    case .notATier(let value): "--tier `\(value)`: de klassen zijn 1, 2, 3 en 4"
    case .folderNameEmpty(let option): "\(option): de naam van de map is leeg"
    case .unknownTheme(let name, let themes): "--theme `\(name)`: de thema's zijn \(list(themes))"
    case .unknownLanguage(let code, let codes): "--language `\(code)`: de talen zijn \(list(codes))"
    case .notAPlayerName(let name):
      "--player `\(name)`: een naam heeft 1 tot \(PlayerName.longest) letters en geen stuurtekens"
    case .notAGuestName(let name):
      "--guest `\(name)`: een naam heeft 1 tot \(PlayerName.longest) letters en geen stuurtekens"
    case .notForGuests(let what): "`\(what)`: niet voor gasten"
    case .unknownCommand(let name): "`\(name)`: zo'n opdracht is er niet"
    case .onlyWith(let option, let commands):
      "\(option): dat hoort bij de opdracht \(commands.map { "`\($0)`" }.listed("of"))"
    case .operandMissing(let command, let operand): "`\(command)`: \(name(operand)) ontbreekt"
    case .tooManyLetters(let command, let most): "\(command): niet meer dan \(most) letters"
    case .extraArgument(let argument): "`\(argument)`: één argument te veel"
    case .notALetter(let character, let place, let text): "\(place) `\(text)`: `\(character)` is geen letter"
    case .notAPattern(let text):
      "guess `\(text)`: een patroon bestaat uit letters, en `_` voor elke verborgen letter"
    case .patternLength(let lengths):
      "guess: een patroon heeft \(lengths.lowerBound) tot \(lengths.upperBound) letters"
    case .missedInPattern(let letter, let missed): "--missed `\(missed)`: `\(letter)` staat in het patroon"
    }
  }

  private static func name(_ operand: Options.Operand) -> String {
    switch operand {
    case .letters: "LETTERS"
    case .fragment: "FRAGMENT"
    case .pattern: "PATROON"
    case .word: "WOORD"
    case .code: "CODE"
    }
  }

  private static func name(_ value: Options.Value) -> String {
    switch value {
    case .code: "CODE"
    case .file: "BESTAND"
    case .folder: "MAP"
    case .letters: "LETTERS"
    case .name: "NAAM"
    case .number: "N"
    }
  }

  private static func list(_ names: [String]) -> String { names.joined(separator: ", ") }

  @Sendable private static func inDutch(_ error: TerminalError) -> String {
    switch error {
    case .noTerminal: "dit spel vult het scherm: het heeft een terminal nodig"
    case .unnamed: "TERM is leeg: daar hoort de naam van deze terminal te staan"
    case .unknown(let name):
      "TERM=\(name.clipped(to: 40)): deze terminal is hier onbekend; probeer TERM=xterm-256color wordyard"
    case .cannotMoveCursor(let name):
      "TERM=\(name.clipped(to: 40)): deze terminal kan zijn cursor niet verplaatsen"
    }
  }

  @Sendable private static func inDutch(_ notice: RecordsNotice) -> String {
    switch notice {
    case .damaged(let file):
      "de gegevens waren beschadigd en heten nu \(file); er is een nieuw bestand gemaakt"
    case .moved(let file):
      "de map van de gegevens is verplaatst of verwijderd; er is een nieuw \(file) gemaakt"
    case .newer(let file): "\(file) is van een nieuwere Wordyard en is niet veranderd; er is niets bewaard"
    case .unreadable(let file, let reason): "\(file): \(ProblemStrings.dutch.text(reason))"
    case .notSaved(let file, let reason): "\(file): \(ProblemStrings.dutch.text(reason)); er is niets bewaard"
    }
  }
}
