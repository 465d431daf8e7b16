import Engines
import Kit
import Records
import TextUI

extension RulesVersion {
  /// The first version of the rules whose games have codes; earlier games were dealt by other numbers.
  static let firstWithCodes = RulesVersion.second
}

extension Context {
  /// The code of a finished game's deal in text form; `nil` when the game has none.
  func code(of record: GameRecord) -> String? {
    guard record.game.rules.map({ $0 >= .firstWithCodes }) ?? false else { return nil }
    return games.game(record.game.session.mode.game).code(of: record, self)?.text
  }

  /// The game that a code stands for, before its first move, and its set-up, to open beneath it.
  mutating func deal(code text: String) throws(CodeProblem) -> (setUp: any Screen, game: any Screen) {
    let code: GameCode
    do { code = try GameCode(text) } catch { throw .notACode(error) }
    guard let mode = Mode(codeNumber: code.mode), let rules = RulesVersion(rawValue: code.rules.version)
    else { throw .newer }
    guard rules >= .firstWithCodes else { throw .notACode(.damaged) }
    guard let language = library.language(code.language) else { throw .noLanguage(code.language) }
    self.language = language
    ownWords = nil
    let session = GameSession(
      id: .random(in: 1 ... .max), player: player, mode: mode, language: language.code, code: code.text)
    let game = games.game(mode.game)
    guard let screen = game.dealt(code, session, &self) else { throw .otherWords }
    return (game.setUp(self), screen)
  }

  /// Opens the game of a code, or a popup that states why it cannot be played.
  mutating func open(code text: String) -> Transition {
    var dealing = self
    do throws(CodeProblem) {
      let (setUp, game) = try dealing.deal(code: text)
      self = dealing
      records.add(player: player)
      return .chain(.push(setUp), then: .push(game))
    } catch {
      return .push(Popup.message(strings.code.title, strings.code.problem(error), strings))
    }
  }

  /// The entry screen for a code; a playable code is returned as a command of the screen beneath.
  func codeEntry(answer: @escaping @Sendable (String) -> any Sendable) -> EntryScreen {
    let context = self
    let own = strings.code
    var rules = EntryScreen.Rules(
      longest: GameCode.length,
      characterError: { _, character in
        GameCode.accepts(character) ? nil : own.problem(.notACode(.character(character)))
      },
      textError: { text in
        var dealing = context
        do throws(CodeProblem) { _ = try dealing.deal(code: text) } catch { return own.problem(error) }
        return nil
      })
    rules.group = GameCode.group
    return EntryScreen([own.title], prompt: own.prompt, rules: rules, self, answer: answer)
  }
}

extension TitleScreen {
  /// The title screen with the game of a code above it, as requested on the command line.
  public static func opening(code text: String, _ context: inout Context) throws(CodeProblem) -> [any Screen]
  {
    let (setUp, game) = try context.deal(code: text)
    context.records.add(player: context.player)
    return [TitleScreen(), setUp, game]
  }
}
