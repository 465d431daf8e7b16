// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "wordyard",
  products: [.executable(name: "wordyard", targets: ["wordyard"])],
  targets: [
    .systemLibrary(name: "CGetopt", path: "Modules/CGetopt"),
    .systemLibrary(name: "CNcurses", path: "Modules/CNcurses"),
    .systemLibrary(name: "CSQLite", path: "Modules/CSQLite"),
    .systemLibrary(name: "CVTerm", path: "Modules/CVTerm"),

    .target(
      name: "CStart", path: "Modules/CStart",
      cSettings: [.define("WORDYARD_RELEASE", .when(configuration: .release))]),
    .target(name: "Engines"),
    .target(name: "TextUI"),
    .target(name: "Play", dependencies: ["Engines", "TextUI"]),
    .target(name: "Terminal", dependencies: ["CNcurses", "TextUI"]),
    .target(name: "Storage", dependencies: ["CSQLite", "Engines"]),
    .executableTarget(
      name: "wordyard",
      dependencies: ["CGetopt", "CStart", "Engines", "TextUI", "Play", "Storage", "Terminal"]),

    .target(
      name: "TestSupport", dependencies: ["Engines", "TextUI", "Play", "Storage", "CVTerm"],
      path: "Tests/TestSupport"),
    .executableTarget(
      name: "records-stress", dependencies: ["Engines", "Storage"], path: "Tests/RecordsStress"),
    .testTarget(name: "EnginesTests", dependencies: ["Engines", "TestSupport"]),
    .testTarget(name: "TerminalTests", dependencies: ["Terminal"]),
    .testTarget(name: "TextUITests", dependencies: ["CVTerm", "TextUI", "TestSupport"]),
    .testTarget(name: "PlayTests", dependencies: ["Play", "TestSupport"], exclude: ["Golden"]),
    .testTarget(
      name: "StorageTests", dependencies: ["Engines", "Storage", "TestSupport", "records-stress"]),
    .testTarget(name: "EndToEndTests", dependencies: ["Engines", "Storage", "TestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)
