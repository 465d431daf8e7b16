import Engines
import Play
import Texts

extension GhostLines {
  /// The set-up: begin, or give a row its next value or a seat its player.
  static let rows: ListTalk = ListTalk(
    note: { context in
      let (text, setUp) = (context.text, context.ghost)
      let isAlone = setUp.opponent == .computer
      return [text("A number changes that row to its next value."), text.opponentNote(setUp.opponent)]
        + (isAlone ? [text.levelNote(setUp.level)] : []) + [text.allowedTierNote(setUp.allowedTier)]
        + (isAlone ? [text.openingNote(isDealt: setUp.isOpeningDealt)] : []) + [text.bluffNote(setUp.isBluff)]
    },
    { context in
      let (text, setUp) = (context.text, context.ghost)
      let begin = entry(text("Start")) {
        $0.ghost.forgetNames(of: $0.ghostName(0))
        return GhostLines().begin(&$0).replacing
      }
      // Another opponent has other rows, which are read out.
      let opponent = entry(text.labelled(text("Against"), text.opponent(setUp.opponent))) {
        $0.ghost.opponent = $0.ghost.opponent.following(by: 1)
        $0.ghost.matchesWon = GhostSetUp.noMatchesWon
        return rows.opening($0).replacing
      }
      let level = row(text("Level"), { $0.text.level($0.ghost.level) }, context) {
        $0.ghost.level = $0.ghost.level.following(by: 1)
      }
      let seats = setUp.opponent == .friend ? 0..<2 : setUp.seats.kinds.indices
      let players =
        setUp.opponent == .computer
        ? [level] : seats.map { seat in entry(context.player(seat)) { _ in .then(.open(player(seat))) } }
      let words = row(text("Words"), { $0.text.allowedTier($0.ghost.allowedTier) }, context) {
        $0.ghost.allowedTier = $0.ghost.allowedTier.following(by: 1)
      }
      let opening = row(
        text("First letter"), { $0.text.opening(isDealt: $0.ghost.isOpeningDealt) }, context
      ) { $0.ghost.isOpeningDealt.toggle() }
      let bluff = row(text("Bluff"), { $0.text.onOff($0.ghost.isBluff) }, context) {
        $0.ghost.isBluff.toggle()
      }
      let rules = setUp.opponent == .computer ? [words, opening, bluff] : [words, bluff]
      return (
        setUp.isPlayable ? [] : [text.fewSeats],
        Choices([begin, opponent] + players + rules, standard: 0)
      )
    })

  /// Who plays in a seat: a person by name or, with several, a computer or nobody.
  private static func player(_ seat: Int) -> EntryTalk {
    let kinds = GhostSeats.Kind.allCases.filter { $0 != .person }
    return EntryTalk(
      { context in
        let text = context.text
        let question =
          context.ghost.opponent == .friend
          ? text("Enter keeps it. Name?")
          : text("Enter keeps it. A name, \(text.or(kinds.map(text.seatKind)))?")
        return "\(context.player(seat)). \(question)"
      },
      note: { $0.text("Matches won are counted by name.") }
    ) { typed, context in
      guard !typed.isEmpty else { return .then(.close) }
      let text = context.text
      let isFriend = context.ghost.opponent == .friend
      if !isFriend, let kind = kinds.first(where: { text.seatKind($0).plainLetters == typed.plainLetters }) {
        context.ghost.seats.kinds[seat] = kind
      } else {
        let seats = isFriend ? [0, 1] : context.ghost.seats.taken
        let others = seats.filter { $0 != seat }.compactMap(context.ghostName)
        guard let name = typed.asPlayerName, !others.contains(name) else { return nil }
        context.ghost.names[seat] = name
        context.ghost.seats.kinds[seat] = isFriend ? context.ghost.seats.kinds[seat] : .person
      }
      context.ghost.matchesWon = GhostSetUp.noMatchesWon
      return .then(.close)
    }
  }
}

extension Context {
  /// A seat and who plays in it.
  fileprivate func player(_ seat: Int) -> String {
    let kind = ghost.opponent == .friend ? .person : ghost.seats.kinds[seat]
    let who = kind == .person ? ghostPlayer(seat, level: nil).name : text.seatKind(kind)
    let place = ghost.opponent == .friend ? text("Player \(seat + 1)") : text("Seat \(seat + 1)")
    return text.labelled(place, who)
  }
}
