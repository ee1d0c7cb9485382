import GitTeam
import Platform
import Testing

@testable import Team

/// Files and repositories beside the records that try to make git start a program.
struct PlantedFile: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let plant: @Sendable (HostileClone) throws -> Void
  /// The call of plain git that starts the program; `nil` where git itself refuses.
  let provoked: [String]?

  static let all: [PlantedFile] = [
    .init(
      testDescription: "attributes that name filters, diffs and drivers which nobody has set",
      plant: {
        try $0.commit(".gitattributes", "* filter=trap diff=trap merge=trap\n")
      }, provoked: nil),
    .init(
      testDescription: "a list of submodules with commands and hostile addresses",
      plant: {
        try $0.commit(
          ".gitmodules",
          "[submodule \"s\"]\npath = s\nurl = ext::\($0.trap) x\nupdate = !\($0.trap)\n"
            + "fetchRecurseSubmodules = true\nignore = none\n")
      }, provoked: nil),
    .init(
      testDescription: "a nested repository with a filter of its own", plant: plantNested,
      provoked: ["status"]),
    .init(
      testDescription: "a nested repository with a file system monitor",
      plant: {
        try plantNested($0)
        try $0.team.git("anna/vendor", "config", "core.fsmonitor", $0.trap)
      }, provoked: ["status"]),
    .init(
      testDescription: "an ext address as remote",
      plant: { try $0.team.git("anna", "remote", "set-url", "origin", "ext::\($0.trap) x") },
      provoked: ["-c", "protocol.ext.allow=always", "fetch"]),
    .init(
      testDescription: "settings of the repository that is fetched from",
      plant: {
        for key in ["core.fsmonitor", "uploadpack.packObjectsHook", "core.sshCommand"] {
          try $0.team.git("hub.git", "config", key, $0.trap)
        }
      }, provoked: nil),
  ]

  /// A repository in the folder `vendor`, one of whose files git has to look at again.
  @Sendable private static func plantNested(_ clone: HostileClone) throws {
    let team = clone.team
    try team.git("anna", "init", "-q", "vendor")
    try team.write("anna/vendor", "a.txt", "one\n")
    try team.git("anna/vendor", "add", "-A")
    try team.git(
      "anna/vendor", "-c", "user.name=x", "-c", "user.email=x", "commit", "-qm", "nested")
    try team.git("anna", "add", "vendor")
    try team.git("anna", "commit", "-qm", "planted")
    try team.write("anna/vendor", ".gitattributes", "*.txt filter=trap\n")
    try team.git("anna/vendor", "config", "filter.trap.clean", clone.trap)
    try Files.setModified(team.at("anna/vendor/a.txt"), milliseconds: 0)
  }
}

@Suite("Hostile files in a clone") struct HostileFilesTests {
  @Test("start no program", arguments: PlantedFile.all)
  func runsNothing(planted: PlantedFile) throws {
    let hostile = try HostileClone()
    try planted.plant(hostile)
    if let provoked = planted.provoked {
      try hostile.plainGit(provoked)
      #expect(try hostile.hasRun(), "plain git does not start it, so this row shows nothing")
    }
    // A remote that cannot be reached is an error; what counts is what ran.
    _ = try? hostile.clone.rehearse()
    _ = try? hostile.clone.sync()
    _ = try? TeamStatus.read(
      hostile.clone.location, maySendRawNotes: { _ in true }, fetches: true, mayAsk: false)
    let repository = try Repository.require(hostile.clone.location)
    _ = try HistoryTraces.find(["Surveys/tram/study.json"], in: repository)
    #expect(try !hostile.hasRun())
  }
}
