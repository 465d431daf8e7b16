import Testing
import TextUI

struct ThemeTests {
  @Test func `there are four themes, found by their names`() {
    #expect(Theme.all.map(\.name) == ["night", "paper", "contrast", "mono"])
    for theme in Theme.all { #expect(Theme.named(theme.name) == theme) }
    #expect(Theme.named("noon") == nil)
  }

  @Test(
    "roles look the same only where a theme means them to",
    arguments: [
      ("night", [[.title, .shortcut]]),
      ("paper", [[.title, .shortcut]]),
      ("contrast", [[.text, .rule, .picture], [.title, .stage], [.warning, .shortcut]]),
      (
        "mono",
        [
          [.text, .rule, .picture], [.dim, .wrong], [.title, .warning, .stage, .shortcut], [.right, .field],
        ]
      ),
    ] as [(String, [Set<Role>])])
  func distinct(name: String, alike: [Set<Role>]) throws {
    let theme = try #require(Theme.named(name))
    let groups = Dictionary(grouping: Role.allCases) { theme[$0] }.values.filter { $0.count > 1 }
    #expect(Set(groups.map(Set.init)) == Set(alike))
  }

  @Test(
    "what matters is told apart without colour, too",
    arguments: Theme.all.map(\.name))
  func attributes(name: String) throws {
    let theme = try #require(Theme.named(name))
    for role in [Role.right, .chosenRight, .field] {
      #expect(theme[role].attributes.contains(.underline), "\(role)")
    }
    for role in [Role.text, .wrong, .chosenWrong, .title, .chosen] {
      #expect(!theme[role].attributes.contains(.underline), "\(role)")
    }
    // What Enter takes is reversed, or has a background that no other role has.
    for role in [Role.chosen, .chosenRight, .chosenWrong] {
      let others = Role.allCases.filter { ![.chosen, .chosenRight, .chosenWrong].contains($0) }
      #expect(others.allSatisfy { !theme[$0].attributes.contains(.reverse) })
      #expect(
        theme[role].attributes.contains(.reverse)
          || others.allSatisfy { theme[$0].background != theme[role].background }, "\(role)")
    }
  }

  @Test(
    "in eight colours the chosen, the right, the wrong and the title still differ from text",
    arguments: Theme.all.map(\.name))
  func eightColours(name: String) throws {
    let theme = try #require(Theme.named(name))
    func look(_ role: Role) -> [Int] {
      let style = theme[role]
      return [
        style.foreground?.index8 ?? -1, style.background?.index8 ?? -1, Int(style.attributes.rawValue),
      ]
    }
    let roles: [Role] = [.text, .chosen, .right, .wrong, .title, .chosenRight, .chosenWrong]
    #expect(Set(roles.map(look)).count == roles.count)
  }

  @Test("every colour is one of its palette", arguments: Theme.all.map(\.name))
  func palette(name: String) throws {
    let theme = try #require(Theme.named(name))
    for role in Role.allCases {
      for colour in [theme[role].foreground, theme[role].background].compactMap({ $0 }) {
        #expect((16..<256).contains(colour.index256) && (0..<8).contains(colour.index8), "\(role)")
      }
    }
  }

  @Test func `paper and contrast bring a background for every role, night and mono none`() {
    for role in Role.allCases {
      #expect(Theme.paper[role].background != nil && Theme.contrast[role].background != nil, "\(role)")
      #expect(Theme.night[role].background == nil && Theme.mono[role].background == nil, "\(role)")
    }
  }

  @Test func `paper is dark on light, contrast is light on dark but for what is chosen`() {
    #expect(Role.allCases.filter { Theme.paper[$0].background?.index256 != 230 } == [.chosen])
    #expect(Role.allCases.filter { Theme.contrast[$0].background?.index256 != 16 } == [.chosen])
  }

  @Test func `mono has no colour at all`() {
    for role in Role.allCases {
      #expect(Theme.mono[role].foreground == nil && Theme.mono[role].background == nil, "\(role)")
    }
  }
}
