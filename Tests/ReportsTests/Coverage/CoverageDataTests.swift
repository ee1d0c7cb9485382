import JSON
import Measures
import Records
import Reports
import StudyText
import Testing

@Suite struct CoverageJSONTests {
  private func root(_ edition: Edition = .team) throws -> JSONNode {
    try JSONReader.read(CoverageJSON.bytes(try SampleStudy.coverage(edition))).root
  }

  @Test func itIsCanonical() throws {
    let bytes = CoverageJSON.bytes(try SampleStudy.coverage())
    #expect(JSONWriter.canonical(try JSONReader.read(bytes)) == bytes)
  }

  @Test func itHasTheKeysThatOthersReadFor() throws {
    let root = try root()
    #expect(root[key: "study"]?.string == "tram")
    #expect(root[key: "target"]?[key: "version"]?.string == "2.0")
    #expect(root[key: "target"]?[key: "level"]?.string == "A")
    #expect(root[key: "target"]?[key: "platform"]?.string == "web")
    #expect(root[key: "evidence"]?.integer == 8)
    #expect(root[key: "notYetTagged"]?.integer == 1)
    #expect(root[key: "beyondWcag"]?.integer == 1)
    let principle = try #require(root[key: "principles"]?.elements.first { _ in true })
    #expect(principle[key: "number"]?.string == "1")
    #expect(principle[key: "name"]?.string == "Perceivable")
    #expect(principle[key: "evidence"]?.integer == 2)
    let states = try #require(principle[key: "criteria"]).members.map { $0.key.string ?? "" }
    #expect(
      states == [
        "barrierMet", "checkedOnly", "exercised", "notLookedAt", "suggestedOnly", "unclear",
      ])
    let criterion = try #require(
      root[key: "criteria"]?.elements.first { $0[key: "number"]?.string == "2.4.3" })
    #expect(criterion[key: "name"]?.string == "Focus Order")
    #expect(criterion[key: "level"]?.string == "A")
    #expect(criterion[key: "state"]?.string == "barrierMet")
    #expect(criterion[key: "outcomeByKind"]?[key: "lived"]?.string == "failed")
    #expect(criterion[key: "byKind"]?[key: "lived"]?.integer == 2)
    #expect(criterion[key: "participants"]?.integer == 2)
    #expect(criterion[key: "described"]?.integer == 0)
    let see = root[key: "people"]?[key: "byDimension"]?[key: "see"]
    #expect(see?[key: "participants"]?.integer == 1)
    #expect(see?[key: "described"]?.integer == 0)
    let permanent = root[key: "people"]?[key: "byPermanence"]?[key: "permanent"]
    #expect(permanent?[key: "participants"]?.integer == 2)
    #expect(root[key: "people"]?[key: "byAssistiveTechnology"]?.members.count { _ in true } == 1)
    #expect(root[key: "gaps"]?.elements.allSatisfy { $0.string != nil } == true)
  }

  struct Automatic: CustomTestStringConvertible, Sendable {
    let platform: String
    let held: Bool
    let partly: Int
    let audits: Int
    let sources: Int
    var testDescription: String { platform }
  }

  @Test(arguments: [
    Automatic(platform: "ios", held: true, partly: 5, audits: 16, sources: 2),
    Automatic(platform: "android", held: true, partly: 9, audits: 11, sources: 1),
    Automatic(platform: "desktop", held: true, partly: 4, audits: 5, sources: 1),
    Automatic(platform: "web", held: true, partly: 33, audits: 0, sources: 0),
    Automatic(platform: "document", held: false, partly: 0, audits: 0, sources: 0),
  ])
  func automaticChecksOfAPlatform(_ row: Automatic) throws {
    var study = SampleStudy.text()
    study.target = #"{"level": "AA", "platform": "\#(row.platform)", "version": "2.2"}"#
    let bytes = CoverageJSON.bytes(Coverage.measure(try study.records()))
    let checks = try #require(try JSONReader.read(bytes).root[key: "automaticChecks"])
    let partly = Array(try #require(checks[key: "partly"]).elements)
    #expect(checks[key: "factsHeld"]?.boolean == row.held)
    #expect(partly.count == row.partly)
    #expect(checks[key: "withoutCheck"]?.elements.count { _ in true } == 55 - row.partly)
    #expect(
      partly.map { $0[key: "audits"]?.elements.count { _ in true } ?? 0 }.reduce(0, +) == row.audits
    )
    #expect(checks[key: "sources"]?.elements.count { _ in true } == row.sources)
  }
}

@Suite struct CoverageCSVTests {
  @Test func oneRowACriterionAndNoEmptyCell() throws {
    let text = CoverageCSV.text(try SampleStudy.coverage(words: "=1+1"))
    let lines = text.split(separator: "\r\n")
    #expect(lines.count == 26)
    let columns = lines[0].split(separator: ",", omittingEmptySubsequences: false)
    #expect(columns.count == 26)
    for line in lines where !line.contains("\"") {
      let cells = line.split(separator: ",", omittingEmptySubsequences: false)
      #expect(cells.count == columns.count)
      #expect(cells.allSatisfy { !$0.isEmpty })
    }
    #expect(
      lines.contains {
        $0.hasPrefix("WCAG 2.4.3,Focus Order,A,barrierMet,2,2,")
          && $0.hasSuffix(",0,2,2,0,4,2,0,0,0,0,0,failed,none,none,0,0,0,none")
      })
    #expect(
      lines.contains {
        $0.hasSuffix("cantTell,0,0,0,no failure found by axe =1+1 on 1 of 2 screens")
      })
  }
}
