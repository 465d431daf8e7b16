// swift-tools-version: 6.0
import PackageDescription

/// A library of the system, which pkg-config finds.
func system(_ name: String, _ pkgConfig: String, apt: String, brew: String) -> Target {
  .systemLibrary(
    name: name, path: "Modules/\(name)", pkgConfig: pkgConfig, providers: [.apt([apt]), .brew([brew])])
}

let package = Package(
  name: "wordyard",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "wordyard", targets: ["wordyard"])],
  targets: [
    system("CExpat", "expat", apt: "libexpat1-dev", brew: "expat"),
    system("CMD", "libmd", apt: "libmd-dev", brew: "libmd"),
    system("CNcurses", "ncursesw", apt: "libncurses-dev", brew: "ncurses"),
    system("CSQLite", "sqlite3", apt: "libsqlite3-dev", brew: "sqlite"),
    system("CUV", "libuv", apt: "libuv1-dev", brew: "libuv"),

    .target(name: "CPeer", path: "Modules/CPeer"),
    .target(
      name: "CVTerm", path: "Modules/CVTerm", cSettings: [.define("_GNU_SOURCE")],
      linkerSettings: [.linkedLibrary("vterm"), .linkedLibrary("util")]),
    .target(name: "Engines", dependencies: ["CExpat", "CMD"]),
    .target(name: "Records", dependencies: ["Engines"]),
    .target(name: "Platform", dependencies: ["CPeer", "CUV", "Engines"]),
    .target(name: "Texts"),
    .target(name: "TextUI", dependencies: ["Texts"]),
    .target(name: "Commentary", dependencies: ["Engines", "Texts"]),
    .target(name: "Play", dependencies: ["Commentary", "Engines", "Records", "Tables", "Texts"]),
    .target(name: "Plain", dependencies: ["Commentary", "Engines", "Play", "Records", "Tables", "Texts"]),
    .target(name: "Kit", dependencies: ["Engines", "Play", "Records", "Tables", "TextUI", "Texts"]),
    .target(
      name: "HangmanUI",
      dependencies: ["Commentary", "Engines", "Kit", "Play", "Records", "Tables", "TextUI", "Texts"]),
    .target(
      name: "TextTwistUI",
      dependencies: ["Commentary", "Engines", "Kit", "Play", "Records", "Tables", "TextUI", "Texts"]),
    .target(
      name: "GhostUI",
      dependencies: ["Commentary", "Engines", "Kit", "Play", "Records", "Tables", "TextUI", "Texts"]),
    .target(
      name: "Menus",
      dependencies: ["Commentary", "Engines", "Kit", "Play", "Records", "Tables", "TextUI", "Texts"]),
    // The ncurses of Apple's SDK has wide characters, and no w in its name; Homebrew's has both names.
    .target(
      name: "Terminal", dependencies: ["CNcurses", "Platform", "TextUI"],
      linkerSettings: [
        .linkedLibrary("ncursesw", .when(platforms: [.linux])),
        .linkedLibrary("ncurses", .when(platforms: [.macOS])),
      ]),
    .target(name: "Storage", dependencies: ["CSQLite", "Engines", "Platform", "Records"]),
    .target(name: "Tables", dependencies: ["Engines", "Platform", "Texts"]),
    .executableTarget(
      name: "wordyard",
      dependencies: [
        "Engines", "GhostUI", "HangmanUI", "Kit", "Plain", "Menus", "Platform", "Play", "Records", "Storage",
        "Tables", "Terminal", "TextTwistUI", "TextUI", "Texts",
      ]),

    .target(
      name: "TestSupport",
      dependencies: ["CVTerm", "Engines", "Records", "Storage", "Tables", "TextUI", "Texts"],
      path: "Tests/TestSupport"),
    .executableTarget(
      name: "records-stress", dependencies: ["Engines", "Records", "Storage"], path: "Tests/RecordsStress"),
    .testTarget(
      name: "EnginesTests", dependencies: ["Engines", "TestSupport"], exclude: ["Fixtures"]),
    .testTarget(name: "RecordsTests", dependencies: ["Engines", "Records", "TestSupport"]),
    .testTarget(name: "PlatformTests", dependencies: ["CVTerm", "Engines", "Platform", "TestSupport"]),
    .testTarget(
      name: "TableTests",
      dependencies: ["CVTerm", "Engines", "Platform", "Tables", "TestSupport"]),
    .testTarget(name: "TerminalTests", dependencies: ["CNcurses", "Terminal", "TestSupport", "TextUI"]),
    .testTarget(name: "TextsTests", dependencies: ["Texts", "TestSupport"]),
    .testTarget(name: "TextUITests", dependencies: ["CVTerm", "TestSupport", "TextUI", "Texts"]),
    .target(
      name: "ScreenTesting",
      dependencies: [
        "Engines", "GhostUI", "HangmanUI", "Kit", "Menus", "Play", "Records", "Tables", "TestSupport",
        "TextTwistUI",
        "TextUI", "Texts",
      ],
      path: "Tests/ScreenTesting"),
    .testTarget(
      name: "KitTests",
      dependencies: [
        "Engines", "Kit", "Menus", "Play", "Records", "ScreenTesting", "TestSupport", "TextUI", "Texts",
      ]),
    .testTarget(
      name: "HangmanUITests",
      dependencies: [
        "Engines", "HangmanUI", "Kit", "Menus", "Play", "Records", "ScreenTesting", "Tables", "TestSupport",
        "TextUI",
        "Texts",
      ]),
    .testTarget(
      name: "TextTwistUITests",
      dependencies: [
        "Engines", "Kit", "Menus", "Play", "Records", "ScreenTesting", "TestSupport", "TextTwistUI", "TextUI",
        "Texts",
      ]),
    .testTarget(
      name: "GhostUITests",
      dependencies: [
        "Commentary", "Engines", "GhostUI", "Kit", "Menus", "Play", "Records", "ScreenTesting", "Tables",
        "TestSupport", "TextUI", "Texts",
      ]),
    .testTarget(
      name: "PlainTests",
      dependencies: [
        "Commentary", "Engines", "GhostUI", "HangmanUI", "Kit", "Plain", "Menus", "Play", "Records",
        "ScreenTesting", "Tables", "TestSupport", "TextTwistUI", "Texts",
      ],
      exclude: ["Transcripts"]),
    .testTarget(
      name: "MenusTests",
      dependencies: [
        "Engines", "GhostUI", "HangmanUI", "Kit", "Menus", "Play", "Records", "ScreenTesting", "Storage",
        "Tables", "TestSupport", "TextTwistUI", "TextUI", "Texts",
      ]),
    .testTarget(
      name: "SeamsTests",
      dependencies: [
        "Commentary", "Engines", "HangmanUI", "Kit", "Plain", "Menus", "Play", "Records", "ScreenTesting",
        "Tables",
        "TestSupport", "TextUI", "Texts",
      ],
      exclude: ["Languages"]),
    .testTarget(
      name: "StorageTests",
      dependencies: ["Engines", "Platform", "Records", "Storage", "TestSupport", "records-stress"],
      exclude: ["Fixtures"]),
  ],
  swiftLanguageModes: [.v6]
)

// They read in /proc what a process waits for.
#if os(Linux)
  package.targets.append(
    .testTarget(
      name: "EndToEndTests",
      dependencies: ["Engines", "Platform", "Play", "Records", "Storage", "TestSupport", "TextUI"]))
#endif

// `make fuzz`: the program with the entry points of libFuzzer, which has a `main` of its own.
if Context.environment["WORDYARD_FUZZ"] != nil,
  let index = package.targets.firstIndex(where: { $0.name == "wordyard" })
{
  package.products = [.executable(name: "fuzz", targets: ["wordyard"])]
  package.targets[index] = .executableTarget(
    name: "wordyard", dependencies: package.targets[index].dependencies, path: ".",
    exclude: ["Sources/wordyard/main.swift", "Tests/Fuzz/Corpus"],
    sources: ["Sources/wordyard", "Tests/Fuzz"])
  package.targets.removeAll { $0.type == .test }
}

// Optimising the tests' own code takes longer than it saves when they run; what they test is optimised. The engines' tests compute
// what they expect, and are optimised, too.
for target in package.targets where target.type == .test && target.name != "EnginesTests" {
  target.swiftSettings = [.unsafeFlags(["-Onone"], .when(configuration: .release))]
}
