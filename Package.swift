// swift-tools-version: 6.0
import PackageDescription

// The tests run against optimised code; to optimise their own would only take time to build. In batches,
// their files are compiled by as many processes as the machine has cores; the driver then warns that it
// ignores -num-threads, which SwiftPM sets for the other modules.
let unoptimised: [SwiftSetting] = [
  .unsafeFlags(
    ["-Onone", "-no-whole-module-optimization", "-enable-batch-mode"],
    .when(configuration: .release))
]

let package = Package(
  name: "wordyard",
  products: [.executable(name: "wordyard", targets: ["wordyard"])],
  targets: [
    .systemLibrary(name: "CGetopt", path: "Modules/CGetopt"),
    .systemLibrary(name: "CMD", path: "Modules/CMD"),
    .systemLibrary(name: "CNcurses", path: "Modules/CNcurses"),
    .systemLibrary(name: "CSQLite", path: "Modules/CSQLite"),

    .target(
      name: "CStart", path: "Modules/CStart",
      cSettings: [.define("WORDYARD_RELEASE", .when(configuration: .release))]),
    .target(name: "CCursesIO", path: "Modules/CCursesIO"),
    .target(name: "CFileLock", path: "Modules/CFileLock", cSettings: [.define("_GNU_SOURCE")]),
    .target(name: "CTableSocket", path: "Modules/CTableSocket", cSettings: [.define("_GNU_SOURCE")]),
    .target(
      name: "CVTerm", path: "Modules/CVTerm", cSettings: [.define("_GNU_SOURCE")],
      linkerSettings: [.linkedLibrary("vterm"), .linkedLibrary("util")]),
    .target(name: "Engines"),
    .target(name: "Records", dependencies: ["Engines"]),
    .target(name: "System", dependencies: ["Engines"]),
    .target(name: "TextUI"),
    .target(name: "Play", dependencies: ["Engines", "Records", "TextUI"]),
    .target(name: "Terminal", dependencies: ["CCursesIO", "CNcurses", "TextUI"]),
    .target(name: "Storage", dependencies: ["CFileLock", "CSQLite", "Engines", "Records", "System"]),
    .target(name: "Tables", dependencies: ["CMD", "CTableSocket", "Engines", "System"]),
    .executableTarget(
      name: "wordyard",
      dependencies: [
        "CGetopt", "CStart", "Engines", "Records", "System", "TextUI", "Play", "Storage", "Tables",
        "Terminal",
      ]),

    // Without Play, which takes longest to compile: the tests of the other modules are compiled beside it.
    .target(
      name: "TestSupport",
      dependencies: ["CVTerm", "Engines", "Records", "Tables", "TextUI"],
      path: "Tests/TestSupport"),
    .executableTarget(
      name: "records-stress", dependencies: ["Engines", "Records", "Storage"], path: "Tests/RecordsStress"),
    .testTarget(name: "EnginesTests", dependencies: ["Engines", "TestSupport"], swiftSettings: unoptimised),
    .testTarget(
      name: "RecordsTests", dependencies: ["Engines", "Records", "TestSupport"], swiftSettings: unoptimised),
    .testTarget(
      name: "TableTests", dependencies: ["CTableSocket", "CVTerm", "Engines", "Tables", "TestSupport"],
      swiftSettings: unoptimised),
    .testTarget(
      name: "TerminalTests", dependencies: ["CCursesIO", "CNcurses", "Terminal", "TextUI"],
      swiftSettings: unoptimised),
    .testTarget(
      name: "TextUITests", dependencies: ["CVTerm", "TextUI", "TestSupport"], swiftSettings: unoptimised),
    .testTarget(
      name: "PlayTests", dependencies: ["Play", "Records", "TestSupport"], exclude: ["Golden"],
      swiftSettings: unoptimised),
    .testTarget(
      name: "StorageTests", dependencies: ["Engines", "Records", "Storage", "TestSupport", "records-stress"],
      exclude: ["Fixtures"], swiftSettings: unoptimised),
    .testTarget(
      name: "EndToEndTests", dependencies: ["CTableSocket", "Engines", "Records", "Storage", "TestSupport"],
      swiftSettings: unoptimised),
  ],
  swiftLanguageModes: [.v6]
)
