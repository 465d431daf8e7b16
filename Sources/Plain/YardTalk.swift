import Play
import Records
import Texts

/// A walk through the days of the yard.
struct YardTalk: Talk {
  private enum Way: Sendable {
    case back, on, first, games, menu
  }

  /// The index of the day that has been walked to; the number of days for today.
  private var plot: Int
  /// What it was.
  private var told: [String]

  private init(_ context: Context) {
    plot = context.profile.yard.plots.count
    told = context.profile.yard.summary(on: context.services.today(), context.text)
  }

  /// The answer that opens it.
  static func opening(_ context: Context) -> Reply {
    let talk = YardTalk(context)
    return context.profile.yard.isEmpty
      ? .say(context.text.emptyYard) : .list(talk.state(context), then: .open(talk))
  }

  private func ways(_ context: Context) -> Choices<Way> {
    let text = context.text
    var ways: [(name: String, value: Way)] = []
    if plot > 0 { ways.append((text("walk back"), .back)) }
    if plot < context.profile.yard.plots.count {
      ways += [(text("a day further on"), .on), (text("the games of that day"), .games)]
    }
    if plot > 0 { ways.append((text("the first day"), .first)) }
    return Choices(ways + [(text("menu"), .menu)], standard: 0)
  }

  func prompt(_ context: Context) -> String { context.text("Number?") }

  func state(_ context: Context) -> [String] {
    [told.joined(separator: " ")] + ways(context).list(context.text)
  }

  func choices(_ context: Context) -> Choices<Void>? { ways(context).named }

  func help(_ context: Context) -> [String] { [context.text.choicesHelp] }

  mutating func resumed(_ context: inout Context) -> Reply? { .list(state(context)) }

  mutating func take(_ line: Typed, _ context: inout Context) -> Reply? {
    let plots = context.profile.yard.plots
    switch ways(context).chosen(line) {
    case .back: return go(to: plot - 1, &context)
    case .on: return go(to: plot + 1, &context)
    case .first: return go(to: 0, &context)
    case .games: return .open(.games(of: context.profile.player, on: plots[plot].day), &context)
    case .menu: return .then(.menu)
    case nil: return nil
    }
  }

  /// Walks to a day, and says what it was; beyond the last one is today.
  private mutating func go(to plot: Int, _ context: inout Context) -> Reply {
    let plots = context.profile.yard.plots
    if plots.indices.contains(plot) {
      self.plot = plot
      told = plots[plot].sentences(&context)
    } else {
      self = YardTalk(context)
    }
    return Reply(answer: Answer(fitting: told), next: .stay)
  }
}
