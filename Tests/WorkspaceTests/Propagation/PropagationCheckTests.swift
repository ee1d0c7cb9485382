import Localization
import Records
import TemporaryFolder
import Testing
import Wording

@testable import Workspace

@Suite("kerb check and what comes back after an erasure")
struct PropagationCheckTests {
  private typealias W = SoundWorkspace

  private static func erase(_ path: String, _ format: String, _ id: String, in workspace: W) throws
  {
    try workspace.folder.write(
      path,
      """
      {
        "erased": true,
        "id": "\(id)",
        "origins": [
          "0123456789abc"
        ],
        "~format": "\(format)/1"
      }

      """)
  }

  @Test("everything that belongs to an erased participant is a finding, and --fix erases it")
  func participant() throws {
    let workspace = try SoundWorkspace()
    try Self.erase(W.participant, "participant", "P01-kx4d", in: workspace)
    let found = try workspace.check().findings
    #expect(
      found.map { "\($0.place): \($0.problem)" } == [
        "Surveys/bank/findings/F01-m2qa.json: something erased has come back: 1 link is covered by an erasure",
        "Surveys/bank/responses/r1.json: something erased has come back: these are answers of somebody who withdrew",
        "Surveys/bank/sessions/S01-x4k2/log-a8f3q2.json: something erased has come back: this is a log of a session that was erased",
        "Surveys/bank/sessions/S01-x4k2/session.json: something erased has come back: this is a session of somebody who withdrew",
      ])
    #expect(found.allSatisfy { $0.remedy == "run kerb check --fix, or kerb team sync" })
    #expect(found.count(where: \.isFixable) == 4)
    #expect(try workspace.check([W.log]).findings.count == 1)

    let written = try workspace.repair()
    #expect(written == [W.finding, W.response, W.log, W.session])
    #expect(try workspace.check().findings.isEmpty)
    let text = try workspace.folder.read(W.log)
    #expect(!text.contains("asks twice"))
  }

  @Test("a session that continues an erased one says so no longer")
  func continued() throws {
    let workspace = try SoundWorkspace()
    let part = "Surveys/bank/sessions/S02-x4k2/session.json"
    let whole = try workspace.folder.read(W.session)
    try workspace.folder.write(
      part,
      whole.replacing("\"id\": \"S01-x4k2\"", with: "\"id\": \"S02-x4k2\"")
        .replacing("\"continues\": null", with: "\"continues\": \"S01-x4k2\"")
        .replacing("P01-kx4d", with: "P02-kx4d"))
    try Self.erase(W.session, "session", "S01-x4k2", in: workspace)
    let found = try workspace.check([part]).findings
    #expect(
      found.map { $0.problem.plain() }.contains { $0.contains("1 link is covered by an erasure") },
      "\(found)")
    _ = try workspace.repair()
    #expect(try workspace.folder.read(part).contains("\"continues\": null"))
    #expect(
      try workspace.check([part]).findings.allSatisfy { !$0.problem.plain().contains("erasure") })
  }

  @Test("only what was named is fixed")
  func onlyNamed() throws {
    let workspace = try SoundWorkspace()
    try Self.erase(W.participant, "participant", "P01-kx4d", in: workspace)
    let findings = try workspace.check([W.log]).findings
    let written = try WorkspaceCheck.repair(
      findings, in: workspace.location, writer: AtomicWriter())
    #expect(written == [W.log])
  }

  @Test("the fault of an erased record that was filled again gives way to the finding")
  func refilled() throws {
    let workspace = try SoundWorkspace()
    try workspace.replace("  \"id\"", by: "  \"erased\": true,\n  \"id\"", in: W.session)
    let findings = try workspace.check([W.session]).findings
    #expect(
      findings.map(\.problem) == [
        "something erased has come back: something stands again in a record that was erased"
      ])
    _ = try workspace.repair()
    #expect(try workspace.check().findings.isEmpty)
  }

  @Test(
    "the fault of an erased note that was filled again gives way to the finding, other faults stay")
  func refilledNote() throws {
    let workspace = try SoundWorkspace()
    try workspace.replace(
      "\"note\": \"asks twice\"", by: "\"erased\": true,\n      \"note\": \"asks twice\"", in: W.log
    )
    try workspace.replace("\"moderator\"", by: "7", in: W.log)
    let problems = try workspace.check([W.log]).findings.map { $0.problem.plain() }
    #expect(problems.count == 2, "\(problems)")
    #expect(problems.contains { $0.hasPrefix("something erased has come back: ") })
    #expect(!problems.contains(RecordFault.leftInErased.plain()))
  }

  @Test("a log with conflict markers goes with its session")
  func unreadable() throws {
    let workspace = try SoundWorkspace()
    try Self.erase(W.session, "session", "S01-x4k2", in: workspace)
    try workspace.folder.write(W.log, "<<<<<<< ours\nasks twice\n")
    #expect(try workspace.check([W.log]).findings.count == 1)
    _ = try workspace.repair()
    #expect(try workspace.check().findings.isEmpty)
  }
}
