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
      let entries = Listing.menu(context, hasTables: false).joined().flatMap { item in
        switch item.action {
        case .scores: Listing.records(context)
        case .more: Listing.more(context).entries
        default: [item]
        }
      }
      let choices = entries.map { item in
        entry(item.title) { context in item.action.map { context.reply(to: $0) } ?? .then(.stay) }
      }
      return ([], Choices(choices + [entry(text("Quit")) { _ in .then(.quit) }], standard: 0))
    })
}

extension Context {
  /// Continues a saved game.
  mutating func resume(_ game: Int64) -> Reply {
    do throws(ResumeProblem) {
      let (_, reply) = try resumed(game) { AllLines.game($0.session.mode.game).restored($0, &$1) }
      if case .open = reply.next { return reply }
      services.records.release(game)
      return reply
    } catch { return follow(step(for: error, of: game)) }
  }

  /// Opens the game of a code, or says why it cannot be opened.
  mutating func open(code: String) -> Reply {
    do throws(CodeProblem) {
      let (_, reply) = try dealt(code: code) { AllLines.game($1.mode.game).dealt($0, $1, &$2) }
      services.records.add(player: profile.player)
      return reply
    } catch { return .say(text.problem(error)) }
  }

  /// Reads a finished game out.
  mutating func replay(_ game: Int64) -> Reply {
    var context = self
    let record = services.records.record(of: game)
    guard let record, context.useWords(of: record.game.session),
      let lines = AllLines.game(record.result.mode.game).replay(record, &context)
    else { return .say(text.noReplay(record)) }
    // A game that had not ended before its first move can be played on from there, and so from others.
    guard context.playedOn(record, after: 0) != nil else { return .list(lines) }
    let note = text("What if? A number plays on after so many moves, and counts nowhere. Enter goes back.")
    let question = EntryTalk({ $0.text("Move?") }, note: { _ in note }) { typed, context in
      guard !typed.isEmpty else { return .then(.close) }
      guard let step = Int(checked: typed), step >= 0 else { return nil }
      return context.playedOn(record, after: step)
        ?? .say(context.text("The game had ended by then, or had no such move."))
    }
    return .list(lines + [note], then: .open(question))
  }

  /// Plays a finished game on, in its language and with its words.
  private mutating func playedOn(_ record: GameRecord, after step: Int) -> Reply? {
    var own = self
    guard own.useWords(of: record.game.session),
      let reply = AllLines.game(record.result.mode.game).playedOn(record, after: step, &own)
    else { return nil }
    (profile.language, profile.ownWords) = (own.profile.language, own.profile.ownWords)
    return reply.after(text("What if: this counts nowhere."))
  }
}

extension Texts {
  /// The introduction, a page a line, and what can be typed.
  var introductionLines: [String] {
    introduction.map { labelled($0.title, $0.text) }
      + [commonHelp]
  }
}
