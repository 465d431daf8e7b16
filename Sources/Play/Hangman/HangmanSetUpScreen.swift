import Engines
import TextUI

/// Before a game of Hangman: who hosts it, and from what.
struct HangmanSetUpScreen: FormScreen {
  /// The rows of the form; which there are depends on the host.
  enum Row: Equatable {
    case host, category, difficulty, player(Int), secret, length
  }

  var form = Form(chosen: 2)

  func name(_ strings: Strings) -> String { strings.hangman.name }

  func goOn(_ context: inout Context) -> Transition {
    context.hangman.duel.reset()
    return .push(HangmanScreen.dealt(&context))
  }

  func opens(_ row: Row, _ context: Context) -> (any Screen)? {
    switch row {
    case .category: categoryList(context)
    case .player(let index): nameScreen(index, context)
    default: nil
    }
  }

  func rows(_ context: Context) -> [Row] {
    switch context.hangman.host {
    case .phraseBook: [.host, .category]
    case .dictionary, .devil: context.hasOwnWords ? [.host] : [.host, .difficulty]
    case .duel: [.host, .player(0), .player(1)]
    case .mindReader: context.hangman.secret == .thought ? [.host, .secret, .length] : [.host, .secret]
    }
  }

  func change(_ row: Row, by step: Int, _ context: inout Context) {
    switch row {
    case .host: context.hangman.host = context.hangman.host.stepped(by: step)
    case .difficulty: context.hangman.difficulty = context.hangman.difficulty.stepped(by: step)
    case .secret: context.hangman.secret = context.hangman.secret.stepped(by: step)
    case .length:
      context.hangman.length = Array(HangmanSetUp.lengths).following(context.hangman.length, by: step)
    case .player: break
    case .category:
      let ids = [nil] + context.library.categories(context.language).map { Optional($0.id) }
      let index = ids.firstIndex(of: context.hangman.category) ?? 0
      context.hangman.category = ids[(index + step + ids.count) % ids.count]
    }
  }

  private func nameScreen(_ index: Int, _ context: Context) -> EntryScreen {
    let strings = context.strings.hangman
    let prompt = index == 0 ? strings.firstPlayer : strings.secondPlayer
    return EntryScreen(
      [strings.name, strings.hosts[HangmanSetUp.Host.duel.rawValue]], prompt: prompt,
      text: context.hangman.duel.names[index] ?? "", rules: .name(longest: 20, context.strings.entry), context
    ) { name, context in
      context.hangman.duel.names[index] = name
      return .stay
    }
  }

  private func categoryList(_ context: Context) -> ChoiceList {
    let categories = context.library.categories(context.language)
    let ids = [nil] + categories.map { Optional($0.id) }
    let strings = context.strings
    let all = Menu.Entry(
      title: strings.hangman.allCategories, note: "\(categories.reduce(0) { $0 + $1.phrases.count })")
    return ChoiceList(
      strings.hangman.category,
      [all] + categories.map { .init(title: $0.title, note: "\($0.phrases.count)") },
      chosen: ids.firstIndex(of: context.hangman.category) ?? 0
    ) { index, context in
      context.hangman.category = ids[index]
      return .stay
    }
  }

  func draw(on canvas: inout Canvas, _ context: Context) {
    let strings = context.strings
    canvas.header([strings.hangman.name, strings.newGame], right: context.language.name)
    let stage = canvas.bands.stage
    let values = rows(context).map { formRow($0, context) }
    let pictures = context.pictures
    let isTall = stage.height >= pictures.height + 12
    var top = stage.minY + (isTall ? 0 : 1)
    if isTall {
      let x = stage.minX + (stage.width - pictures.width) / 2
      for (row, line) in pictures.frames[Hangman.missesAllowed - 1].enumerated() {
        canvas.put(line, at: Point(x: x, y: top + row), .picture)
      }
      top += pictures.height + 1
    }
    let note = strings.hangman.hostNotes[context.hangman.host.rawValue]
    for (row, line) in note.wrapped(to: min(60, stage.width - 2)).enumerated() {
      canvas.putCentered(line, in: stage, row: top + row, .dim)
    }
    let formTop = top + 3
    form.draw(
      values, button: strings.startButton, on: &canvas,
      in: Rect(x: stage.minX, y: formTop, width: stage.width, height: stage.maxY - formTop))
  }

  private func formRow(_ row: Row, _ context: Context) -> Form.Row {
    let strings = context.strings.hangman
    let setUp = context.hangman
    return switch row {
    case .host: Form.Row(label: strings.host, value: strings.hosts[setUp.host.rawValue])
    case .category: Form.Row(label: strings.category, value: categoryTitle(context))
    case .difficulty:
      Form.Row(label: strings.difficulty, value: strings.difficulties[setUp.difficulty.rawValue])
    case .player(0): Form.Row(label: strings.firstPlayer, value: context.duelist(0))
    case .player: Form.Row(label: strings.secondPlayer, value: context.duelist(1))
    case .secret: Form.Row(label: strings.yourWord, value: strings.secrets[setUp.secret.rawValue])
    case .length: Form.Row(label: strings.length, value: "\(setUp.length)")
    }
  }

  private func categoryTitle(_ context: Context) -> String {
    guard let id = context.hangman.category else { return context.strings.hangman.allCategories }
    return context.library.categories(context.language).first { $0.id == id }?.title ?? id
  }
}

extension CaseIterable where Self: Equatable, AllCases.Index == Int {
  /// The case so many steps on; the ends join.
  func stepped(by step: Int) -> Self {
    let all = Self.allCases
    let index = all.firstIndex(of: self)!
    return all[((index + step) % all.count + all.count) % all.count]
  }
}
