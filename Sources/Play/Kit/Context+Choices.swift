import Engines

extension Context {
  /// Restores saved choices; a value that makes no sense any more changes nothing. What the command line chose wins.
  public mutating func restore(_ saved: SettingList) {
    for choice in choices {
      if let value = overrides[choice.name] ?? saved[choice.name] { choice.restore(value, &self) }
    }
    if language.code != settings.words {
      if let language = library.language(settings.words) {
        self.language = language
      } else {
        settings.words = language.code
      }
    }
    savedChoices = values
  }

  private var values: [String] { choices.map { $0.value(self) } }

  /// Saves what has been chosen since the last time.
  mutating func saveChoices() {
    let values = values
    guard let before = savedChoices, values != before else { return }
    savedChoices = values
    var changed: [String: String] = [:]
    for (index, choice) in choices.enumerated() where values[index] != before[index] {
      changed[choice.name] = values[index]
    }
    records.save(settings: changed)
  }

  /// Saves the language also when it is the one that the locale would have chosen.
  mutating func saveLanguage() {
    records.save(settings: ["language": settings.language, "words": settings.words])
  }

  /// Saves everything that has been chosen, to records that know nothing.
  mutating func saveAllChoices() {
    let values = values
    savedChoices = values
    records.save(settings: Dictionary(uniqueKeysWithValues: zip(choices.map(\.name), values)))
  }
}
