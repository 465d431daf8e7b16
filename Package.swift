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
    .target(name: "CFileLock", path: "Modules/CFileLock", cSettings: [.define("_GNU_SOURCE")]),
    .target(name: "Engines"),
    .target(name: "Records", dependencies: ["Engines"]),
    .target(name: "TextUI"),
    .target(name: "Play", dependencies: ["Engines", "Records", "TextUI"]),
    .target(name: "Terminal", dependencies: ["CNcurses", "TextUI"]),
    .target(name: "Storage", dependencies: ["CFileLock", "CSQLite", "Engines", "Records"]),
    .executableTarget(
      name: "wordyard",
      dependencies: ["CGetopt", "CStart", "Engines", "Records", "TextUI", "Play", "Storage", "Terminal"]),

    .target(
      name: "TestSupport", dependencies: ["Engines", "Records", "TextUI", "Play", "Storage", "CVTerm"],
      path: "Tests/TestSupport"),
    .executableTarget(
      name: "records-stress", dependencies: ["Engines", "Records", "Storage"], path: "Tests/RecordsStress"),
    .testTarget(name: "EnginesTests", dependencies: ["Engines", "TestSupport"]),
    .testTarget(name: "RecordsTests", dependencies: ["Engines", "Records", "TestSupport"]),
    .testTarget(name: "TerminalTests", dependencies: ["Terminal", "TextUI"]),
    .testTarget(name: "TextUITests", dependencies: ["CVTerm", "TextUI", "TestSupport"]),
    .testTarget(name: "PlayTests", dependencies: ["Play", "Records", "TestSupport"], exclude: ["Golden"]),
    .testTarget(
      name: "StorageTests", dependencies: ["Engines", "Records", "Storage", "TestSupport", "records-stress"],
      exclude: ["Fixtures"]),
    .testTarget(name: "EndToEndTests", dependencies: ["Engines", "Records", "Storage", "TestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)
