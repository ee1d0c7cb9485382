import Foundation
import JSON
import Localization
import Measures
import Records
import Reports
import StudyText
import Testing

/// Sentences of the reports on coverage, recruitment, personas and all studies: claims, or listed constants.
@Suite struct PeopleClaimsTests {
  static let constants: Set<String> = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("constants.txt")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return Set(text.split(separator: "\n").map(String.init))
  }()

  /// The statements of a document that neither a claim nor a constant covers.
  static func loose(_ document: Document) -> [String] {
    document.unclaimed.map { $0.plain() }.filter { !constants.contains($0) }
  }

  private static func records(_ seed: UInt64) throws -> StudyRecords {
    var records = try RandomStudy(seed: seed).text.records()
    // What is said of findings is tested with the claims of findings.
    records.findings = []
    return records
  }

  @Test(arguments: 1...40) func everySentenceRestsOnAClaim(_ seed: UInt64) throws {
    let records = try Self.records(seed)
    for round in [nil, 1, 2] as [Int?] {
      let options = ReportOptions(round: round)
      var coverage = CoverageDocument.document(Coverage.measure(records, options: options))
      coverage.end(with: Circumstances.measure(records, options: options))
      for document in [
        coverage,
        RecruitmentDocument.document(Recruitment.measure(records, options: options)),
        PersonasDocument.document(PersonasInStudy.measure(records, options: options)),
        LibraryDocument.document(Library.measure([records]), leftOut: ["bus"]),
      ] {
        #expect(Self.loose(document).isEmpty)
      }
    }
  }

  /// Every argument can be written, and no id has two sets of arguments.
  @Test func argumentsCanBeWritten() throws {
    var keys: [String: Set<String>] = [:]
    for seed in 1...40 as ClosedRange<UInt64> {
      let coverage = Coverage.measure(try Self.records(seed))
      let claims = CoverageDocument.document(coverage).claims
      for claim in claims {
        let value = try ValueEncoder.value(of: claim.arguments)
        let names = Set((value.object?.members ?? [:]).keys.map(\.string))
        #expect(keys[claim.id] ?? names == names, "\(claim.id)")
        keys[claim.id] = names
      }
    }
    #expect(keys.count > 15)
  }
}
