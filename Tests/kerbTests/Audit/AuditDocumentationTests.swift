import Foundation
import Testing

/// What docs/audit.md says of the rules is what the program says.
@Suite struct AuditDocumentationTests {
  /// The cells of a table's rows, without the marks of code.
  private func rows(_ text: String) -> [[String]] {
    text.split(separator: "\n").filter { $0.hasPrefix("| ") }.map { line in
      line.split(separator: "|").prefix(5).map {
        $0.trimmingCharacters(in: CharacterSet(charactersIn: " `"))
      }
    }
  }

  private func isRule(_ row: [String]) -> Bool { row.count == 5 && ["yes", "no"].contains(row[4]) }

  @Test func theTableOfRulesIsTheProgramsOwn() throws {
    let place = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../docs/audit.md")
    let written = rows(try String(contentsOf: place.standardizedFileURL, encoding: .utf8))
    let rig = try AuditRig()
    rig.run("", "rules")
    let told = rows(rig.output).filter(isRule)
    #expect(told.count > 40)
    for row in told { #expect(written.contains(row), "\(row)") }
    let names = Set(told.compactMap(\.first))
    let known = written.filter(isRule)
    #expect(Set(known.compactMap(\.first)) == names)
  }
}
