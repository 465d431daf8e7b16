import Engines
import Kit
import Play
import Records
import TextUI
import Texts

extension PostSetUp {
  /// A new match by post: the game has been chosen; here with whom, and by which rules.
  static let screen = SetUpScreen(
    PostSetUp.self, title: { $0("By post") }, subtitle: { $0.text.name($0.post.mode.game) },
    rules: { $0.text.letterRules }
  ) { context in
    let text = context.text
    guard var posted = context.postBox.newMatch() else {
      return .ask(PopupScreen<FormCommand>.message(text("By post"), text.noWord, text))
    }
    context.postBox.keep(&posted)
    return .pop(then: .navigate(.open(post: posted.session.id, &context)))
  }
}

extension Navigation {
  /// Opens a match by post that is kept.
  static func open(post id: Int64, _ context: inout Context) -> Navigation {
    do throws(PostProblem) {
      let saved = try context.postBox.claim(id).saved
      let opened = context.services.games.game(saved.session.mode.game).restored(saved, &context)
      return opened ?? .push(PopupScreen.problem(.olderWords, &context))
    } catch { return .push(PopupScreen.problem(error, &context)) }
  }

  /// Opens what was pasted: a letter by post, or the game of a code.
  /// - Parameter isTaken: whether moves of the player that were not made here are taken.
  static func open(letter text: String, isTaken: Bool = false, _ context: inout Context) -> Navigation {
    if ListLetter.isIn(text) { return .follow(.takeList(text), &context) }
    guard PostLetter.isIn(text) else {
      let code = text.filter { !$0.isWhitespace }
      return code.isEmpty ? .stay : open(code: code, &context)
    }
    do throws(PostProblem) {
      let posted = try context.postBox.receive(text, isTaken: isTaken)
      let id = posted.session.id
      guard posted.isNew else { return open(post: id, &context) }
      // While the question for the names is open, nobody plays it.
      context.services.records.release(id)
      let question = NameQuestion(in: posted, context.text)
      let names = EntryScreen<Never>(question, context.text("By post"), context) { names, context in
        _ = context.step(.renameMatch(id, to: names))
        return .navigate(.open(post: id, &context))
      }
      return .chain(.home, then: .chain(.push(ListScreen(Listing.posts, &context)), then: .push(names)))
    } catch { return .push(PopupScreen.problem(error, with: text, &context)) }
  }
}

extension EntryScreen<Never> {
  /// The entry screen for a letter or a code, which opens then.
  static func letter(_ context: Context) -> Self {
    let text = context.text
    var rules = EntryRules(
      longest: max(PostLetter.longest, ListLetter.longest),
      characterError: { _, character in
        GameCode.accepts(character) ? nil : text.problem(CodeProblem.notACode(.character(character)))
      },
      textError: { typed in
        // What a letter says is kept, so it is judged when it is opened.
        guard !PostLetter.isIn(typed) else { return nil }
        do throws(CodeProblem) { try context.check(code: typed) } catch { return text.problem(error) }
        return nil
      })
    rules.group = GameCode.group
    return EntryScreen(
      [text("By post")], prompt: text("Paste the letter or the code that somebody sent."), rules: rules,
      context
    ) { .navigate(.open(letter: $0, &$1)) }
  }
}
