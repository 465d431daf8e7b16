import Records

extension App {
  /// Reads the records after the first frame, which was drawn from what they said last time.
  public mutating func readRecords() {
    var title = context.records.title(of: context.player)
    let asked = context.player
    // Records without settings are new ones, maybe in place of damaged ones: the first frame's settings stay.
    if !title.settings.pairs.isEmpty { context.restore(title.settings) }
    if context.player != asked {
      title = context.records.title(of: context.player)
      context.restore(title.settings)
    }
    context.take(title)
    context.readTables()
    save()
    draw()
  }

  /// Says what is wrong with the records. New ones are told what was chosen; without any, no language is asked for.
  mutating func show(_ notices: [RecordsNotice]) {
    for notice in notices {
      if case .damaged = notice {
        context.saveAllChoices()
      } else if layers[layers.count - 1].needsRecords {
        layers.removeLast()
      }
      layers.append(Popup(notice, context.strings))
    }
  }
}
