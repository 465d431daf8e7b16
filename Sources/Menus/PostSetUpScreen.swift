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
    return .pop(then: .navigate(context.open(post: posted.session.id)))
  }
}

extension Context {
  /// Opens a match by post that is kept.
  mutating func open(post id: Int64) -> Navigation {
    do throws(PostProblem) {
      let saved = try postBox.claim(id).saved
      let opened = services.games.game(saved.session.mode.game).restored(saved, &self)
      return opened ?? .push(PopupScreen.problem(.olderWords, &self))
    } catch { return .push(PopupScreen.problem(error, &self)) }
  }

  /// Opens what was pasted: a letter by post, or the game of a code.
  /// - Parameter isTaken: whether moves of the player that were not made here are taken.
  mutating func open(letter text: String, isTaken: Bool = false) -> Navigation {
    guard PostLetter.isIn(text) else {
      let code = text.filter { !$0.isWhitespace }
      return code.isEmpty ? .stay : open(code: code)
    }
    do throws(PostProblem) {
      let posted = try postBox.receive(text, isTaken: isTaken)
      let id = posted.session.id
      guard posted.isNew else { return open(post: id) }
      // While the question for the names is open, nobody plays it.
      services.records.release(id)
      let question = self.names(in: posted)
      let names = EntryScreen<Never>(question, self.text("By post"), self) { names, context in
        _ = context.step(.renameMatch(id, to: names))
        return .navigate(context.open(post: id))
      }
      return .chain(.home, then: .chain(.push(ListScreen(Listing.posts, &self)), then: .push(names)))
    } catch { return .push(PopupScreen.problem(error, with: text, &self)) }
  }

  /// The entry screen for a letter or a code, which opens then.
  func letterEntry() -> EntryScreen<Never> {
    let (context, text) = (self, self.text)
    var rules = EntryRules(
      longest: PostLetter.longest,
      characterError: { _, character in
        GameCode.accepts(character) ? nil : text.problem(CodeProblem.notACode(.character(character)))
      },
      textError: { typed in
        // What a letter says is kept, so it is judged when it is opened.
        guard !PostLetter.isIn(typed) else { return nil }
        var dealing = context
        do throws(CodeProblem) { _ = try dealing.deal(code: typed) } catch { return text.problem(error) }
        return nil
      })
    rules.group = GameCode.group
    return EntryScreen(
      [text("By post")], prompt: text("Paste the letter or the code that somebody sent."), rules: rules, self
    ) { .navigate($1.open(letter: $0)) }
  }
}
