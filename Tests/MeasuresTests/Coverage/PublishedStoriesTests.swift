import Foundation
import Localization
import Measures
import Records
import StudyText
import Testing

/// Published stories of people, imported as documented evidence: the numbers are known.
@Suite struct PublishedStoriesTests {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("shared/data")

  static var isPresent: Bool {
    FileManager.default.fileExists(
      atPath: folder.appendingPathComponent("wai-user-stories.csv").path)
  }

  /// Rows without quotation marks, by column name.
  private func rows(_ csv: String) throws -> [[String: String]] {
    let lines = csv.split(whereSeparator: \.isNewline).map {
      $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
    let names = try #require(lines.first)
    return lines.dropFirst().map { Dictionary(uniqueKeysWithValues: zip(names, $0)) }
  }

  private func study(_ rows: [[String: String]]) throws -> StudyText {
    var text = StudyText()
    var seen: Set<String> = []
    var items: [String] = []
    for row in rows {
      let name = try #require(row["participant"])
      let id = name.lowercased()
      if seen.insert(id).inserted {
        let needs = (row["spectrum"] ?? "").split(separator: ";").enumerated().map { index, part in
          let pair = part.split(separator: ":")
          let duration = pair.count > 1 ? String(pair[1]) : row["permanence"] ?? "unknown"
          return #""n\#(index)": {"dimension": "\#(pair[0])", "duration": "\#(duration)"}"#
        }
        text.people.append(
          #"""
          {"evidenceKind": "documented", "id": "\#(id)", "name": "\#(name)",
          "needs": {\#(needs.joined(separator: ", "))}}
          """#)
      }
      let places = (row["wcag"] ?? "").split(separator: ";").map { "\"\($0)\"" }
      items.append(
        #"""
        "describedPerson": "\#(id)", "kind": "\#(row["kind"] ?? "barrier")",
        "note": "a note", "places": [\#(places.joined(separator: ", "))]
        """#)
    }
    text.evidence = [StudyText.batch("stories", "documented", items)]
    return text
  }

  @Test func aSmallTable() throws {
    let csv = """
      participant,spectrum,permanence,kind,wcag
      Lee,see;hear,permanent,barrier,1.1
      Lee,see;hear,permanent,barrier,1.1;4.1
      Kim,think:temporary,permanent,barrier,
      """
    let coverage = Coverage.measure(try study(rows(csv)).records())
    #expect(coverage.evidence.items == 3)
    #expect(coverage.principles.map(\.items) == [2, 0, 0, 1])
    #expect(coverage.evidence.notYetTagged == 1)
    #expect(coverage.people.described == 2)
    #expect(coverage.guidelines.first?.described == 1)
    let permanence = coverage.people.permanence.map(\.count.described)
    #expect(permanence == [1, 1, 0, 0])
  }

  @Test(.enabled(if: isPresent, "../shared/data is not beside the repository"))
  func theWholeTable() throws {
    let folder = Self.folder
    let csv = try String(
      contentsOf: folder.appendingPathComponent("wai-user-stories.csv"), encoding: .utf8)
    let data = try Data(
      contentsOf: folder.appendingPathComponent("wai-user-stories.expected.json"))
    let expected = try #require(
      JSONSerialization.jsonObject(with: data) as? [String: Any])
    let coverage = Coverage.measure(try study(rows(csv)).records())
    #expect(coverage.evidence.items == expected["evidence"] as? Int)
    #expect(coverage.evidence.notYetTagged == expected["notYetTagged"] as? Int)
    #expect(coverage.people.participants == expected["participants"] as? Int)
    #expect(coverage.people.described == expected["described"] as? Int)
    let principles = try #require(expected["by_principle"] as? [String: Int])
    for section in coverage.principles { #expect(section.items == principles[section.place.label]) }
    let guidelines = try #require(expected["by_guideline"] as? [String: Int])
    for section in coverage.guidelines {
      #expect(section.items == guidelines[section.place.description])
    }
    let dimensions = try #require(expected["described_by_dimension"] as? [String: Int])
    for row in coverage.people.dimensions {
      #expect(row.total.described == dimensions[row.dimension.id] ?? 0)
      #expect(row.temporary.described == 0 && row.situational.described == 0)
    }
    #expect(coverage.criteria.allSatisfy { $0.state == .notLookedAt })
    #expect(coverage.gaps.map(\.sentence).contains("2.5 Input Modalities: not covered."))
    #expect(coverage.gaps.count { $0.kind == .guideline } == 1)
  }
}
