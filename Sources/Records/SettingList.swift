/// Settings by name. A list, because creating the first dictionary of a process takes longer than all lookups before the
/// first frame.
public struct SettingList: Sendable, ExpressibleByDictionaryLiteral {
  public private(set) var pairs: [(name: String, value: String)] = []

  public init() {}

  public init(dictionaryLiteral elements: (String, String)...) {
    for (name, value) in elements { self[name] = value }
  }

  /// The setting with that name.
  public subscript(_ name: String) -> String? {
    get { pairs.first { $0.name == name }?.value }
    set {
      pairs.removeAll { $0.name == name }
      if let newValue { pairs.append((name, newValue)) }
    }
  }

  /// Appends a setting; the name must not be in the list yet.
  public mutating func append(_ name: String, _ value: String) { pairs.append((name, value)) }
}

extension SettingList: Equatable {
  /// Whether both have the same names with the same values, in any order.
  public static func == (one: SettingList, other: SettingList) -> Bool {
    one.pairs.count == other.pairs.count && one.pairs.allSatisfy { other[$0.name] == $0.value }
  }
}
