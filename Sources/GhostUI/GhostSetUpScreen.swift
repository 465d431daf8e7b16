import Engines
import Kit
import Play
import TextUI
import Texts

extension GhostGame {
  /// The set-up of a match: the opponents and the rules.
  static let setUpScreen = SetUpScreen(
    GhostSetUp.self, title: { $0("Ghost") },
    rules: { $0.text.ghostRules(isBluff: $0.ghost.isBluff, $0.ghost.variant) },
    picture: { canvas, context in
      let isTall = GhostSetUp.rows(context).count > Form.mostRows
      FragmentView(letters: Array(Ghost.word), isOpen: true).draw(
        on: &canvas, in: canvas.layout.page.rect(0, isTall ? 3 : 4, 80, 5),
        FragmentView.Tiles.forms(upTo: 7, room: 78)
      ) { $0 % 2 == 0 ? .tile : .otherTile }
    },
    start: { .push(GhostScreen.begun(&$0)) })
}
