import Commentary
import Engines
import Play
import Records
import Texts

extension ListTalk {
  /// The menu, with what the screen shows a step further on.
  static let menu = ListTalk(
    note: { [$0.text.choicesHelp] },
    { context in
      let text = context.text
      let entries = Listing.menu(context, hasTables: context.services.tables != nil).joined().flatMap {
        item in
        switch item.action {
        case .scores: Listing.records(context)
        case .more: Listing.more(context).entries
        default: [item]
        }
      }
      let choices = entries.map { item in
        entry(item.title) { context in item.action.map { Reply.to($0, &context) } ?? .then(.stay) }
      }
      let numbers = entries.map { $0.action?.numberForLife ?? 0 } + [numberOfQuit]
      return (
        [], Choices(choices + [entry(text("Quit")) { _ in .then(.quit) }], standard: 0, numbers: numbers)
      )
    })

  private static let numberOfQuit = 17
}

extension ListAction {
  /// The number of an entry of the menu, which never changes, whatever else is in it. A later entry gets the next one.
  fileprivate var numberForLife: Int {
    switch self {
    case .goOn: 0
    case .game(.hangman): 1
    case .game(.textTwist): 2
    case .game(.ghost): 3
    case .daily: 4
    case .tables: 5
    case .practise: 6
    case .yard: 7
    case .scores: 8
    case .statistics: 9
    case .replays: 10
    case .players: 11
    case .posts: 12
    case .introduction: 13
    case .languages: 14
    case .settings: 15
    case .visit: 16
    default: 18
    }
  }
}

extension Reply {
  /// Continues a saved game.
  static func resume(_ game: Int64, _ context: inout Context) -> Reply {
    do throws(ResumeProblem) {
      let (_, reply) = try context.resumed(game) {
        AllLines.game($0.session.mode.game).restored($0, &$1)
      }
      if case .open = reply.next { return reply }
      context.services.records.release(game)
      return reply
    } catch { return follow(.problem(error, of: game, context.text), &context) }
  }

  /// Opens the game of a code, or says why it cannot be opened.
  static func open(code: String, _ context: inout Context) -> Reply {
    do throws(CodeProblem) {
      let (_, reply) = try context.dealt(code: code) {
        AllLines.game($1.mode.game).dealt($0, $1, &$2)
      }
      context.services.records.add(player: context.profile.player)
      return reply
    } catch { return .say(context.text.problem(error)) }
  }

  /// Reads a finished game out.
  static func replay(_ game: Int64, _ context: inout Context) -> Reply {
    let text = context.text
    let record = context.services.records.record(of: game)
    var own = context
    guard let record, own.useWords(of: record.game.session),
      let lines = AllLines.game(record.result.mode.game).replay(record, &own)
    else { return .say(text.noReplay(record)) }
    // A game that had not ended before its first move can be played on from there, and so from others.
    guard playedOn(record, after: 0, &own) != nil else { return .pages(lines) }
    let note = text("What if? A number plays on after so many moves, and counts nowhere. Enter goes back.")
    let question = EntryTalk({ $0.text("Move?") }, note: { _ in note }) { typed, context in
      guard !typed.isEmpty else { return .then(.close) }
      guard let step = Int(checked: typed), step >= 0 else { return nil }
      return playedOn(record, after: step, &context)
        ?? .say(context.text("The game had ended by then, or had no such move."))
    }
    return .pages(lines + [note], then: .open(question))
  }

  /// Plays a finished game on, in its language and with its words.
  private static func playedOn(_ record: GameRecord, after step: Int, _ context: inout Context) -> Reply? {
    var own = context
    guard own.useWords(of: record.game.session),
      let reply = AllLines.game(record.result.mode.game).playedOn(record, after: step, &own)
    else { return nil }
    (context.profile.language, context.profile.ownWords) = (own.profile.language, own.profile.ownWords)
    return reply.after(context.text("What if: this counts nowhere."))
  }
}

extension Texts {
  /// The introduction, a page a line, and what can be typed.
  var introductionLines: [String] {
    introduction.map { labelled($0.title, $0.text) }
      + [commonHelp]
  }
}
