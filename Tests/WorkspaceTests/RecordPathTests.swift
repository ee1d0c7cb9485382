import Localization
import Records
import Testing
import Wording
import Workspace

/// A record and where it lies.
private struct Spot: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let path: @Sendable () throws(WorkbenchError) -> RecordPath

  init(_ expected: String, _ path: @escaping @Sendable () throws(WorkbenchError) -> RecordPath) {
    testDescription = expected
    self.path = path
  }

  static let good = [
    Spot("Personas/people/ada") { () throws(WorkbenchError) in try RecordPath("Personas/people/ada")
    },
    Spot("Personas/people/sam.json") { () throws(WorkbenchError) in try .profile("sam") },
    Spot("Personas/spectrum/see.json") { () throws(WorkbenchError) in try .spectrum("see") },
    Spot("Surveys/instruments/sus.json") { () throws(WorkbenchError) in try .instrument("sus") },
    Spot("Surveys/checklists/keys.json") { () throws(WorkbenchError) in try .checklist("keys") },
    Spot("Surveys/prompts/forms.json") { () throws(WorkbenchError) in try .promptPack("forms") },
    Spot("Surveys/bank/study.json") { () throws(WorkbenchError) in try .study("bank") },
    Spot("Surveys/bank/participants/P07-kx4d.json") { () throws(WorkbenchError) in
      try .participant("P07-kx4d", study: "bank")
    },
    Spot("Surveys/bank/people/iris.json") { () throws(WorkbenchError) in
      try .describedPerson("iris", study: "bank")
    },
    Spot("Surveys/bank/sessions/S07-x4k2/session.json") { () throws(WorkbenchError) in
      try .session("S07-x4k2", study: "bank")
    },
    Spot("Surveys/bank/sessions/S07-x4k2/log-a8f3q2.json") { () throws(WorkbenchError) in
      try .log("a8f3q2", session: "S07-x4k2", study: "bank")
    },
    Spot("Surveys/bank/responses/r1.json") { () throws(WorkbenchError) in
      try .response("r1", study: "bank")
    },
    Spot("Surveys/bank/findings/F04-m2qa.json") { () throws(WorkbenchError) in
      try .finding("F04-m2qa", study: "bank")
    },
    Spot("Surveys/bank/evidence/e1.json") { () throws(WorkbenchError) in
      try .evidence("e1", study: "bank")
    },
    Spot("Exports/bank/coverage.md") { () throws(WorkbenchError) in
      try .export("coverage", ending: ".md", study: "bank")
    },
  ]

  static let bad = [
    Spot("id with a way up") { () throws(WorkbenchError) in try .profile("../../etc/passwd") },
    Spot("study with a way up") { () throws(WorkbenchError) in try .participant("P01", study: "..")
    },
    Spot("session with a slash") { () throws(WorkbenchError) in
      try .log("a", session: "s/../..", study: "bank")
    },
    Spot("study named like a folder of its own") { () throws(WorkbenchError) in
      try .study("Instruments")
    },
    Spot("device") { () throws(WorkbenchError) in try .finding("NUL", study: "bank") },
    Spot("ending with a slash") { () throws(WorkbenchError) in
      try .export("coverage", ending: "/../../x", study: "bank")
    },
  ]
}

@Suite struct RecordPathTests {
  @Test(arguments: Spot.good)
  private func places(_ spot: Spot) throws {
    #expect(try spot.path().text == spot.testDescription)
  }

  @Test(arguments: Spot.bad)
  private func refusedPlaces(_ spot: Spot) throws {
    let error = try #require(throws: WorkbenchError.self) { try spot.path() }
    #expect(error.code == .invalidData)
    #expect(!error.remedy.isEmpty)
  }

  @Test(arguments: [
    "", "/", "/etc/passwd", "a//b", "a/", "./a", "a/./b", "..", "a/../b", "a/..", "a\\b", "a\0b",
    "a/b\n", "a\u{7f}", String(repeating: "x", count: 256),
  ])
  func refusedPaths(_ text: String) throws {
    let error = try #require(throws: WorkbenchError.self) { try RecordPath(text) }
    #expect(error.code == .invalidData)
  }
}
