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

let source = language + [.strictMemorySafety()]

/// One part of the workbench and the parts below it that it may import.
func part(_ name: String, imports: [String] = []) -> Target {
  .target(
    name: name, dependencies: imports.map { .byName(name: $0) }, swiftSettings: source)
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
    part("Records"),
    part("Merging", imports: ["Records"]),
    part("Platform"),
    part("Workspace", imports: ["Records", "Merging", "Platform"]),
    part("Measures", imports: ["Records"]),
    part("Interchange", imports: ["Records"]),
    part("Reports", imports: ["Records", "Measures"]),
    part("Terminal", imports: ["Platform"]),
    part("Recording", imports: ["Records", "Merging"]),
    part("Team", imports: ["Records", "Merging", "Platform", "Workspace"]),
    .executableTarget(
      name: "kerb",
      dependencies: [
        "Records", "Merging", "Measures", "Reports", "Interchange", "Platform", "Workspace",
        "Terminal", "Recording", "Team",
      ],
      swiftSettings: source),

    // What only tests, fuzzing and benchmarks use.
    .target(
      name: "TemporaryFolder", dependencies: ["Platform"], path: "Tests/Support/TemporaryFolder",
      swiftSettings: source),
    .executableTarget(
      name: "AtomicWriteVictim", dependencies: ["Platform", "Records", "Workspace"],
      path: "Tests/Support/AtomicWriteVictim", swiftSettings: source),
    .executableTarget(
      name: "JournalVictim", dependencies: ["Platform", "Records", "Workspace"],
      path: "Tests/Support/JournalVictim", swiftSettings: source),
    .executableTarget(
      name: "TerminalVictim", dependencies: ["Platform"], path: "Tests/Support/TerminalVictim",
      swiftSettings: source),
    tests(of: "Platform", imports: ["TemporaryFolder", "TerminalVictim"]),
    tests(
      of: "Workspace",
      imports: [
        "Platform", "Records", "Merging", "TemporaryFolder", "AtomicWriteVictim", "JournalVictim",
      ],
      data: ["Checking/Findings.golden.txt"]),
    .target(
      name: "ScriptedPages", dependencies: ["Terminal"], path: "Tests/Support/ScriptedPages",
      swiftSettings: source),
    .target(
      name: "StudyText", dependencies: ["Records"], path: "Tests/Support/StudyText",
      swiftSettings: source),
    .target(
      name: "RecordSamples", dependencies: ["Records"], path: "Tests/Support/RecordSamples",
      swiftSettings: source),
    .executableTarget(
      name: "json-fuzz", dependencies: ["Records", "Platform"], path: "Tests/Fuzz/json-fuzz",
      swiftSettings: source),
    .executableTarget(
      name: "json-bench", dependencies: ["Records", "Platform"],
      path: "Tests/Benchmarks/json-reader/json-bench", swiftSettings: source),
    tests(
      of: "Records", imports: ["Merging", "Platform", "RecordSamples"], data: ["Upgrade/Fixtures"]),
    tests(of: "Merging", imports: ["Records", "RecordSamples"]),
    tests(of: "Measures", imports: ["Records", "StudyText"], data: ["Scales/Fixtures"]),
    tests(
      of: "Reports", imports: ["Records", "Measures", "StudyText"],
      data: ["Coverage/Goldens", "Findings/Goldens", "Recruitment/Goldens", "Study/Goldens"]),
    tests(of: "Interchange", imports: ["Records"]),
    tests(of: "Terminal", imports: ["Platform", "TemporaryFolder"]),
    tests(of: "Recording", imports: ["Records", "Merging"]),
    .target(
      name: "GitTeam", dependencies: ["Platform", "TemporaryFolder"], path: "Tests/Support/GitTeam",
      swiftSettings: source),
    tests(
      of: "Team",
      imports: ["Records", "Merging", "Platform", "Workspace", "TemporaryFolder", "GitTeam"]),
    tests(
      of: "kerb",
      imports: [
        "Records", "Merging", "Measures", "Platform", "Workspace", "TemporaryFolder", "Terminal",
        "Recording", "ScriptedPages", "Team", "GitTeam",
      ],
      data: [
        "Transcripts", "Setup/Goldens", "Recording/Goldens", "Screens/Goldens", "Resolving/Goldens",
      ]),
  ],
  swiftLanguageModes: [.v6]
)
