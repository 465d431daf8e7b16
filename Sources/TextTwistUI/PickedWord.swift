import Engines
import Kit
import TextUI

/// The selected word of an ended rack, and its meaning.
struct PickedWord: Equatable, Sendable {
  /// The index of the word among all that can be selected.
  var index: Int
  let word: String
  /// The meaning, or a message that there is none.
  let meaning: String
  /// Whether the meaning is known.
  let isKnown: Bool
}

/// The positions of the words of an ended rack, relative to the area of the words; a scrolling list has its full height.
struct WordPlaces {
  let areas: [Rect]
  /// Whether the words are in the grid; otherwise in a list, whose lines are read from left to right.
  let isGrid: Bool

  /// The index of the word that a step leads to, stopping at the ends.
  func index(after step: ResultPopup.Picking.Step, from index: Int?) -> Int? {
    guard !areas.isEmpty else { return nil }
    switch step {
    case .leave: return nil
    case .word(let index): return areas.indices.contains(index) ? index : nil
    case .first: return 0
    case .last: return areas.count - 1
    default: break
    }
    guard let index, areas.indices.contains(index) else { return 0 }
    return neighbor(of: index, step) ?? index
  }

  private func neighbor(of index: Int, _ step: ResultPopup.Picking.Step) -> Int? {
    let here = areas[index]
    switch step {
    case .up:
      return nearest(inColumnOf: here) {
        here.minY - $0.minY
      } across: {
        abs($0.minX - here.minX)
      }
    case .down:
      return nearest(inColumnOf: here) {
        $0.minY - here.minY
      } across: {
        abs($0.minX - here.minX)
      }
    case .left where isGrid:
      return nearest {
        here.minX - $0.minX
      } across: {
        abs($0.minY - here.minY)
      }
    case .right where isGrid:
      return nearest {
        $0.minX - here.minX
      } across: {
        abs($0.minY - here.minY)
      }
    case .left: return index > 0 ? index - 1 : nil
    case .right: return index + 1 < areas.count ? index + 1 : nil
    default: return index
    }
  }

  /// The nearest word in the direction of a step; of several, the one with the least sideways offset.
  /// - Parameter column: in the grid, restricts the search to the column of this word; `nil` for all columns.
  private func nearest(
    inColumnOf column: Rect? = nil, ahead: (Rect) -> Int, across: (Rect) -> Int
  ) -> Int? {
    let candidates = areas.indices.filter { index in
      let isInColumn = !isGrid || column.map { $0.minX == areas[index].minX } ?? true
      return isInColumn && ahead(areas[index]) > 0
    }
    return candidates.min {
      (ahead(areas[$0]), across(areas[$0])) < (ahead(areas[$1]), across(areas[$1]))
    }
  }
}

extension TextTwistScreen {
  /// The hidden words in display order.
  var hiddenWords: [String] { game.round.columns.flatMap { $0.words.map(\.text) } }

  /// The words of the scrolling list in display order: the hidden ones, then the bonus words. The grid has only the former.
  private var listedWords: [String] { hiddenWords + game.round.bonusFound }

  /// Their positions in a layout.
  func wordPlaces(_ layout: Layout, _ strings: Strings) -> WordPlaces {
    let area = TextTwistLayout(layout).words
    let columns = game.round.columns
    if !layout.isCompact, let grid = WordGrid(columns, in: area.size, strings) {
      return WordPlaces(areas: grid.areas(of: columns), isGrid: true)
    }
    return WordPlaces(areas: stage.list(strings).areas(of: listedWords), isGrid: false)
  }

  /// Moves the selection to a word, or back to the buttons.
  mutating func pick(_ step: ResultPopup.Picking.Step, _ context: inout Context) {
    let places = wordPlaces(context.layout, context.strings)
    guard let index = places.index(after: step, from: picked?.index) else {
      picked = nil
      return
    }
    let word = listedWords[index]
    let meaning = context.shortMeaning(of: word)
    picked = PickedWord(index: index, word: word, meaning: meaning.text, isKnown: meaning.isKnown)
    let visible = firstLine..<firstLine + TextTwistLayout.compactWords.height
    let line = places.areas[index].minY
    if !places.isGrid, !visible.contains(line) { scroll(to: line - visible.count / 2, context) }
  }

  /// The selection of words with ↓, if their meanings can be shown.
  func picking(_ context: Context) -> ResultPopup.Picking? {
    let strings = context.strings.textTwist
    guard hasMeanings else { return nil }
    return ResultPopup.Picking(
      label: strings.pickWords, short: strings.wordsToScroll, arrows: strings.arrows
    ) { Command.pick($0) }
  }

  /// The meanings of the words, starting with the selected one, else with the rarest.
  func meanings(_ context: Context) -> MeaningPopup {
    let word = picked?.word
    let words = hiddenWords + game.round.bonusFound.filter { $0 == word }
    return context.meanings(of: words, at: word) { $0.tilesPopup }
  }
}
