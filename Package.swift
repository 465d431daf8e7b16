// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "wordyard",
  products: [.executable(name: "wordyard", targets: ["wordyard"])],
  targets: [
    .systemLibrary(name: "CGetopt", path: "Modules/CGetopt"),
    .systemLibrary(name: "CNcurses", path: "Modules/CNcurses"),
    .systemLibrary(name: "CVTerm", path: "Modules/CVTerm"),

    .target(
      name: "CStart", path: "Modules/CStart",
      cSettings: [.define("WORDYARD_RELEASE", .when(configuration: .release))]),
    .target(name: "Engines"),
    .target(name: "TextUI"),
    .target(name: "Play", dependencies: ["Engines", "TextUI"]),
    .target(name: "Terminal", dependencies: ["CNcurses", "TextUI"]),
    .executableTarget(name: "wordyard", dependencies: ["CGetopt", "CStart", "Engines", "TextUI", "Play", "Terminal"]),

    .target(
      name: "TestSupport", dependencies: ["Engines", "TextUI", "Play", "CVTerm"],
      path: "Tests/TestSupport"),
    .testTarget(name: "EnginesTests", dependencies: ["Engines", "TestSupport"]),
    .testTarget(name: "TextUITests", dependencies: ["TextUI", "TestSupport"]),
    .testTarget(name: "PlayTests", dependencies: ["Play", "TestSupport"], exclude: ["Golden"]),
    .testTarget(name: "EndToEndTests", dependencies: ["TestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)
