import Measures
import Records
import Testing
import Wording
import Workspace

/// The example study of this repository, against numbers that another program counted in its files.
@Suite struct ExampleStudyTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let round: Int
    let items: Int
    let byPrinciple: [Int]
    let lived: Int
    let confirmed: Int
    let participants: Int
    let barrierMet: Int
    let exercised: Int
    let unclear: Int
    var testDescription: String { "round \(round)" }
  }

  static let rows = [
    Row(
      round: 1, items: 64, byPrinciple: [23, 20, 13, 8], lived: 49, confirmed: 45, participants: 5,
      barrierMet: 21, exercised: 6, unclear: 1),
    Row(
      round: 2, items: 61, byPrinciple: [17, 18, 14, 12], lived: 48, confirmed: 42, participants: 6,
      barrierMet: 17, exercised: 9, unclear: 1),
  ]

  @Test(arguments: rows) func countsWhatTheFilesSay(_ row: Row) throws {
    let loaded = try StudyLoader.load("tram-tickets", in: Repository.workspace())
    #expect(loaded.faults.isEmpty)
    let coverage = Coverage.measure(loaded.records, options: ReportOptions(round: row.round))
    #expect(coverage.evidence.items == row.items)
    #expect(coverage.principles.map(\.items) == row.byPrinciple)
    #expect(coverage.evidence.byKind[.lived] == row.lived)
    #expect(coverage.evidence.confirmedTags == row.confirmed)
    #expect(coverage.people.participants == row.participants)
    #expect(coverage.criteria.count { $0.state == .barrierMet } == row.barrierMet)
    #expect(coverage.criteria.count { $0.state == .exercised } == row.exercised)
    #expect(coverage.criteria.count { $0.state == .unclear } == row.unclear)
    #expect(coverage.criteria.count == 55)
  }

  @Test func everyPromptSaysWhichAnswerSpeaksForTheProduct() throws {
    let study = try StudyLoader.load("tram-tickets", in: Repository.workspace()).records.study
    #expect(study.prompts.count == 13)
    #expect(study.prompts.allSatisfy { $0.favourable != nil })
    #expect(
      study.prompts.filter { $0.favourable == .notSeen }.map(\.id) == [
        "validity-by-colour", "shaking-sets-off", "sound-only", "words-of-the-trade",
        "checks-again",
      ])
  }

  @Test func everyFileIsClean() throws {
    let result = try WorkspaceCheck.run(
      in: Repository.workspace(), today: CalendarDay(daysSince1970: 20_514))
    #expect(result.findings.map(\.place) == [])
    #expect(result.files > 60)
  }
}

/// This repository, which is a workspace too.
enum Repository {
  static let top = "/" + #filePath.split(separator: "/").dropLast(4).joined(separator: "/")

  static func workspace() throws -> WorkspaceLocation { try WorkspaceLocation.find(from: top) }
}
