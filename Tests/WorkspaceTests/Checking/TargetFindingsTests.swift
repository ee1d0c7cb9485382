import JSON
import Localization
import Merging
import Records
import Testing
import Wording
import Workspace

@Suite("Recruitment targets that cannot be counted")
struct TargetFindingsTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var technology: String?
    var used: String?
    var finding: String?
    var remark: String?
  }

  static let rows = [
    Row(
      testDescription: "a label alone",
      remark:
        "the recruitment target “Reader users” cannot be counted: it has only a label and no condition"
    ),
    Row(testDescription: "a class", technology: "screen reader"),
    Row(testDescription: "a product", technology: "nvda 2024"),
    Row(
      testDescription: "a product with a slip", technology: "Voiceovr",
      finding:
        "the recruitment target “Reader users” cannot be counted: “Voiceovr” is no known technology, and no participant uses one of that name (did you mean VoiceOver?)"
    ),
    Row(
      testDescription: "a name that nobody uses", technology: "Qwghlm",
      remark:
        "the recruitment target “Reader users” cannot be counted: “Qwghlm” is no known technology, and no participant uses one of that name"
    ),
    Row(testDescription: "a name that a participant uses", technology: "Qwghlm", used: "qwghlm 3"),
    Row(
      testDescription: "a slip in a name that a participant uses", technology: "Qwglm",
      used: "Qwghlm",
      finding:
        "the recruitment target “Reader users” cannot be counted: “Qwglm” is no known technology, and no participant uses one of that name (did you mean Qwghlm?)"
    ),
  ]

  @Test(arguments: rows) func says(_ row: Row) throws {
    let workspace = try SoundWorkspace()
    try workspace.edit(SoundWorkspace.study, Study.format) {
      let id = try $0.add(to: ["recruitmentTargets"], key: "readers", now: 0)
      try $0.set(["recruitmentTargets", id, "label"], to: .string("Reader users"))
      try $0.set(["recruitmentTargets", id, "minimum"], to: .integer(2))
      if let technology = row.technology {
        try $0.set(
          ["recruitmentTargets", id, "assistiveTechnology"], to: .string(technology))
      }
    }
    if let used = row.used {
      try workspace.edit(SoundWorkspace.participant, Participant.format) {
        let id = try $0.add(to: ["assistiveTechnologies"], now: 0)
        try $0.set(["assistiveTechnologies", id, "name"], to: .string(used))
      }
    }
    let result = try workspace.check()
    #expect(result.findings.map { $0.problem.plain() } == [row.finding].compactMap(\.self))
    #expect(result.remarks.map { $0.problem.plain() } == [row.remark].compactMap(\.self))
    #expect(
      (result.findings + result.remarks).allSatisfy {
        $0.place.hasPrefix("Surveys/bank/study.json:")
      })
  }

  @Test(
    "a finding that names a technology of no class that no participant uses",
    arguments: [
      ("NVDA", nil), ("screen reader", nil), ("Qwghlm", nil),
      (
        "NVAD",
        "the finding can concern no participant: “NVAD” is no known technology, and no participant uses one of that name (did you mean NVDA?)"
      ),
    ] as [(String, String?)]) func finding(_ technology: String, _ remark: String?) throws
  {
    let workspace = try SoundWorkspace()
    try workspace.edit(SoundWorkspace.finding, Finding.format) {
      try $0.replaceSet(["technologies"], with: [technology])
    }
    try workspace.edit(SoundWorkspace.participant, Participant.format) {
      let id = try $0.add(to: ["assistiveTechnologies"], now: 0)
      try $0.set(["assistiveTechnologies", id, "name"], to: .string("Qwghlm 3"))
    }
    let result = try workspace.check()
    #expect(result.findings.isEmpty)
    #expect(result.remarks.map { $0.problem.plain() } == [remark].compactMap(\.self))
  }
}
