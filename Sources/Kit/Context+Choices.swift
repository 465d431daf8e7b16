import Engines
import Records

extension Context {
  /// Restores saved choices. Missing ones get their initial values, and invalid ones are ignored. Options of the command
  /// line take precedence.
  public mutating func restore(_ saved: [String: String]) {
    var changed: [Int] = []
    for (index, choice) in choices.enumerated() {
      let start = startingValues[index]
      let value = overrides[choice.name] ?? saved[choice.name]
      guard value != nil || savedChoices[index] != start else { continue }
      changed.append(index)
      choice.restore(start, &self)
      if let value { choice.restore(value, &self) }
    }
    for index in changed { savedChoices[index] = choices[index].value(self) }
    guard language.code != settings.words else { return }
    if let language = library.language(settings.words) {
      self.language = language
    } else {
      settings.words = language.code
    }
    savedChoices = values
  }

  /// Reads the player's choices and the data of the title screen; the shared settings say who the player is.
  public mutating func readTitle() {
    let asked = player
    var title = records.title(of: asked)
    // Records without settings are new, perhaps replacing damaged ones: the settings of the first frame remain in effect.
    if !title.settings.isEmpty { restore(title.settings) }
    if player != asked {
      title = records.title(of: player)
      restore(title.settings)
    }
    apply(title)
  }

  package var values: [String] { choices.map { $0.value(self) } }

  /// Switches to another player and restores that player's choices.
  package mutating func restoreChoices(of name: String) {
    saveChoices()
    player = name
    records.save(settings: [SettingName.player: name], for: "")
    restore(records.title(of: name).settings)
    // Even if the command line named another player.
    player = name
    savedChoices = values
  }

  /// Saves the choices that have changed since the last call.
  package mutating func saveChoices() {
    guard mayHaveChosen else { return }
    mayHaveChosen = false
    let (before, values) = (savedChoices, values)
    guard values != before else { return }
    savedChoices = values
    var changed: [String: String] = [:]
    for (index, choice) in choices.enumerated() where values[index] != before[index] {
      changed[choice.name] = values[index]
    }
    save(changed)
  }

  /// Restores the choices that have changed since they were last saved.
  package mutating func discardChoices() {
    for (index, value) in values.enumerated() where value != savedChoices[index] {
      choices[index].restore(savedChoices[index], &self)
    }
  }

  /// Saves the language even if it is the one that the locale would select.
  package mutating func saveLanguage() {
    save([SettingName.language: settings.language, SettingName.words: settings.words])
  }

  /// Saves all choices to new records.
  package mutating func saveAllChoices() {
    let values = values
    savedChoices = values
    save(Dictionary(uniqueKeysWithValues: zip(choices.map(\.name), values)))
  }

  /// Saves choices by name: those that are shared for everybody, and the others for the player.
  private mutating func save(_ chosen: [String: String]) {
    let names = choices.filter(\.isShared).map(\.name)
    let shared = chosen.filter { names.contains($0.key) }
    if !shared.isEmpty { records.save(settings: shared, for: "") }
    let own = chosen.filter { shared[$0.key] == nil }
    if !own.isEmpty { records.save(settings: own, for: player) }
  }
}
