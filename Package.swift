// swift-tools-version: 6.3
import PackageDescription

/// What every target is compiled with; tests leave out strict memory safety.
let language: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("ImmutableWeakCaptures"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .treatAllWarnings(as: .error),
]

/// The released program leaves out functions that nothing calls, which needs each to be a section of its own.
let source =
  language + [
    .strictMemorySafety(),
    .unsafeFlags(["-Xfrontend", "-function-sections"], .when(configuration: .release)),
  ]

/// Parts that do little a command, or wait for people and files: a smaller program starts sooner.
let small: Set = [
  "CommandLine", "Interchange", "Measures", "Recording", "Reports", "Screens", "Team", "Terminal",
  "Workbench", "Workspace",
]
let smallSource =
  source + [.unsafeFlags(["-Osize"], .when(configuration: .release))]

/// One part of the workbench and the parts below it that it may import.
func part(_ name: String, imports: [String] = []) -> Target {
  .target(
    name: name, dependencies: imports.map { .byName(name: $0) },
    swiftSettings: small.contains(name) ? smallSource : source)
}

/// The tests of one part.
///
/// - Parameter data: Files beside the tests that are read by their path.
func tests(of name: String, imports: [String] = [], data: [String] = []) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: ([name] + imports).map { .byName(name: $0) },
    exclude: data, swiftSettings: language)
}

let package = Package(
  name: "dropkerb",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "kerb", targets: ["kerb"])],
  dependencies: [],
  targets: [
    part("Localization"),
    part("Wording", imports: ["Localization"]),
    part("JSON", imports: ["Localization"]),
    part("Statistics", imports: ["Localization"]),
    part("Calculators", imports: ["Wording", "Localization", "Statistics"]),
    part("CommandLine", imports: ["Wording", "Localization"]),
    part("Platform", imports: ["Localization"]),
    part("Terminal", imports: ["Wording", "Localization"]),
    part("Records", imports: ["Wording", "Localization", "JSON"]),
    part("Merging", imports: ["Wording", "Localization", "JSON", "Records"]),
    part("Interchange", imports: ["Wording", "Localization", "JSON", "Calculators", "Records"]),
    part("Recording", imports: ["Wording", "Localization", "JSON", "Records"]),
    part("Measures", imports: ["Wording", "Localization", "JSON", "Statistics", "Records"]),
    part("Elements", imports: ["Wording", "JSON", "Localization"]),
    part(
      "Reports",
      imports: [
        "Wording", "JSON", "Localization", "Statistics", "Records", "Measures", "Elements",
      ]),
    part(
      "Workspace", imports: ["Wording", "Localization", "JSON", "Records", "Merging", "Platform"]),
    part(
      "Team",
      imports: ["Wording", "Localization", "JSON", "Records", "Merging", "Platform", "Workspace"]),
    .executableTarget(
      name: "embed-starter-files", dependencies: ["Platform"], swiftSettings: source),
    .plugin(
      name: "StarterPlugin", capability: .buildTool(), dependencies: ["embed-starter-files"],
      path: "Sources/StarterPlugin"),
    .target(name: "Starter", swiftSettings: source, plugins: ["StarterPlugin"]),
    part(
      "Workbench",
      imports: [
        "Wording", "JSON", "Localization", "Statistics", "Calculators", "Records", "Merging",
        "Interchange", "Recording", "Measures", "Elements", "Reports", "Platform", "Workspace",
        "Team", "Starter",
      ]),
    part(
      "Screens",
      imports: [
        "Wording", "JSON", "Localization", "Records", "Elements", "Recording", "Measures",
        "Reports",
        "Terminal", "Workbench",
      ]),
    .executableTarget(
      name: "kerb",
      dependencies: [
        "Wording", "JSON", "Localization", "Statistics", "Calculators", "Records", "Interchange",
        "Recording", "Measures", "Elements",
        "Reports", "Platform", "Team", "Terminal", "Workbench", "Screens",
        "CommandLine",
      ],
      swiftSettings: smallSource,
      linkerSettings: [
        // Equal functions are kept once, which only this linker does; no other program looks into ours for names.
        .unsafeFlags(
          ["-use-ld=lld", "-Xlinker", "--icf=all", "-Xlinker", "--no-export-dynamic"],
          .when(platforms: [.linux], configuration: .release))
      ]),

    // What only tests, fuzzing and benchmarks use.
    .target(
      name: "TemporaryFolder", dependencies: ["Platform"], path: "Tests/Support/TemporaryFolder",
      swiftSettings: source),
    .executableTarget(
      name: "AtomicWriteVictim",
      dependencies: ["Wording", "JSON", "Platform", "Records", "Workspace"],
      path: "Tests/Support/AtomicWriteVictim", swiftSettings: source),
    .executableTarget(
      name: "JournalVictim", dependencies: ["Wording", "Platform", "Records", "Workspace"],
      path: "Tests/Support/JournalVictim", swiftSettings: source),
    .executableTarget(
      name: "TerminalVictim", dependencies: ["Platform"], path: "Tests/Support/TerminalVictim",
      swiftSettings: source),
    tests(of: "Platform", imports: ["TemporaryFolder", "TerminalVictim"]),
    tests(
      of: "Workspace",
      imports: [
        "Wording", "Localization", "JSON", "Platform", "Records", "Merging", "TemporaryFolder",
        "AtomicWriteVictim",
        "JournalVictim", "Laws",
      ],
      data: ["Checking/Findings.golden.txt"]),
    .target(
      name: "Laws", dependencies: ["Platform"], path: "Tests/Support/Laws", swiftSettings: source),
    .target(
      name: "TestNumbers", path: "Tests/Support/TestNumbers", swiftSettings: source),
    .target(
      name: "FakeConsole", dependencies: ["CommandLine", "Platform", "Workspace"],
      path: "Tests/Support/FakeConsole", swiftSettings: source),
    tests(of: "Wording", imports: ["Localization"]),
    tests(of: "JSON", imports: ["Laws"]),
    tests(of: "Statistics", imports: ["TestNumbers", "Laws"]),
    tests(of: "Calculators", imports: ["Localization", "TestNumbers"]),
    tests(
      of: "CommandLine",
      imports: ["Wording", "Localization", "Records", "Platform", "FakeConsole", "TemporaryFolder"]),
    .target(
      name: "ScriptedPages", dependencies: ["Terminal"], path: "Tests/Support/ScriptedPages",
      swiftSettings: source),
    .target(
      name: "StudyText", dependencies: ["JSON", "Records", "Measures"],
      path: "Tests/Support/StudyText",
      swiftSettings: source),
    .target(
      name: "RecordSamples", dependencies: ["JSON", "Records"],
      path: "Tests/Support/RecordSamples",
      swiftSettings: source),
    .executableTarget(
      name: "json-fuzz", dependencies: ["JSON", "Records", "Platform"],
      path: "Tests/Fuzz/json-fuzz",
      swiftSettings: source),
    .executableTarget(
      name: "json-bench", dependencies: ["JSON", "Records", "Platform"],
      path: "Tests/Benchmarks/json-reader/json-bench", swiftSettings: source),
    tests(
      of: "Records",
      imports: ["Wording", "Localization", "JSON", "Merging", "Platform", "RecordSamples", "Laws"]),
    tests(
      of: "Merging",
      imports: ["Wording", "Localization", "JSON", "Records", "RecordSamples", "Laws"]),
    tests(
      of: "Measures",
      imports: [
        "Localization", "Statistics", "JSON", "Records", "StudyText", "RecordSamples", "Laws",
        "TestNumbers",
      ],
      data: ["Scales/Fixtures"]),
    tests(
      of: "Reports",
      imports: [
        "JSON", "Localization", "Statistics", "Records", "Measures", "Elements", "StudyText",
        "RecordSamples",
        "Laws",
        "TestNumbers",
      ],
      data: [
        "Coverage/Goldens", "Findings/Goldens", "Recruitment/Goldens", "Study/Goldens",
        "Library/Goldens", "Summary/Goldens", "Issues/Goldens", "Personas/Goldens",
        "Claims/constants.txt",
      ]),
    tests(of: "Localization"),
    tests(of: "Elements", imports: ["JSON", "Localization", "Wording"], data: ["Fixtures"]),
    tests(
      of: "Interchange",
      imports: ["Wording", "Localization", "JSON", "Calculators", "Records", "Laws", "TestNumbers"]),
    tests(of: "Terminal", imports: ["TemporaryFolder", "Laws"]),
    tests(of: "Recording", imports: ["Localization", "JSON", "Records", "RecordSamples", "Laws"]),
    .target(
      name: "GitTeam", dependencies: ["Platform", "TemporaryFolder"], path: "Tests/Support/GitTeam",
      swiftSettings: source),
    tests(
      of: "Team",
      imports: [
        "Wording", "Localization", "JSON", "Records", "Merging", "Platform", "Workspace",
        "TemporaryFolder", "GitTeam", "RecordSamples", "Laws",
      ]),
    tests(
      of: "kerb",
      imports: [
        "Wording", "Localization", "JSON", "Records", "Merging", "Recording",
        "Measures",
        "Platform", "Workspace", "Team", "Terminal", "Workbench", "Screens",
        "CommandLine",
        "TemporaryFolder", "ScriptedPages", "FakeConsole", "RecordSamples", "Laws",
      ],
      data: [
        "Transcripts", "Setup/Goldens", "Recording/Goldens", "Screens/Goldens", "Resolving/Goldens",
        "Walkthroughs/Goldens",
      ]),
  ],
  swiftLanguageModes: [.v6]
)
