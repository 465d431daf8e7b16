import Records

extension App {
  /// Reads the records after the first frame, which was drawn without them if they could not be opened in time.
  public mutating func readRecords() {
    context.readTitle()
    // A game that the command line has opened keeps its words.
    if let session = layers.reversed().compactMap({ $0.saved(context)?.session }).first {
      _ = context.useWords(of: session)
    }
    context.readTables()
    save()
    draw()
  }

  /// Displays the problems with the records. New records get the current choices; without records, no language is asked
  /// for.
  package mutating func show(_ notices: [RecordsNotice]) {
    for notice in notices {
      isStale = true
      if case .damaged = notice {
        context.saveAllChoices()
      } else if layers[layers.count - 1].manners.contains(.needsRecords) {
        layers.removeLast()
      }
      layers.append(Popup(notice, context.strings))
    }
  }
}
