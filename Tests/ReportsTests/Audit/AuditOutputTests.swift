import Elements
import Foundation
import JSON
import Testing

@testable import Reports

/// What an audit prints, with text of a screen that tries to act as markup.
@Suite struct AuditOutputTests {
  static let dump = """
    {"screen": {"name": "Pay <b>&", "platform": "ios"}, "elements": [
      {"role": "button", "label": "send | <img src=x> `code`", "frame": [0, 0, 20, 20]},
      {"role": "button", "label": "", "frame": [30, 0, 44, 44]}]}
    """

  private func report() throws -> AuditReport {
    let audit = Audit(try InventoryReading().read(Array(Self.dump.utf8)))
    return AuditReport([AuditedScreen(audit, file: "a folder/pay.json")])
  }

  private static func list(_ node: JSONNode, _ key: String) -> [JSONNode] {
    node[key: key].map { Array($0.elements) } ?? []
  }

  /// Screens are written without a value in memory; the keys and the form must be those of every other file.
  @Test func jsonIsCanonicalAndHoldsWhatWasFound() throws {
    let report = try report()
    let bytes = AuditJSON.bytes(report, screens: [AuditJSON.screen(0, report)])
    let document = try JSONReader.read(bytes)
    #expect(JSONWriter.canonical(document) == bytes)
    let screen = try #require(Self.list(document.root, "screens").first)
    #expect(screen[key: "screen"]?.string == "Pay <b>&")
    let findings = Self.list(screen, "findings")
    #expect(findings.count == report.count && !findings.isEmpty)
    #expect(findings.allSatisfy { Self.list($0, "frame").count == 4 })
    let rules = Self.list(screen, "rules")
    #expect(rules.count == report.rules.count)
    let missing = rules.filter { !Self.list($0, "missing").isEmpty }
    #expect(missing.count == report.screens[0].rules.count { !$0.missing.isEmpty })
  }

  @Test func markdownEscapesWhatStandsOnTheScreen() throws {
    let text = AuditDocument.document(try report()).markdown()
    #expect(!text.contains("<img"))
    #expect(text.contains("cannot be told from this file"))
    #expect(text.contains("Controls have a name (control-name)"))
  }

  @Test func junitIsXMLWithACaseForEachRule() throws {
    let report = try report()
    let text = AuditJUnit.text(report)
    let parser = XMLCounter(text)
    #expect(parser.names["testcase"] == report.rules.count)
    #expect(parser.names["skipped"] == report.screens[0].count(.undecidable))
    #expect(parser.names["failure"] == Set(report.findings[0].map(\.rule.id)).count)
  }

  @Test func sarifNamesRulesFingerprintsAndWhatCannotBeTold() throws {
    let report = try report()
    let bytes = JSONWriter.canonical(AuditSARIF.value(report, version: "0.1.0"))
    let run = try #require(
      try JSONReader.read(bytes).root[key: "runs"]?.elements.first { _ in true })
    let results = Array(try #require(run[key: "results"]).elements)
    #expect(results.count == report.count && !results.isEmpty)
    let rules = Array(
      try #require(run[key: "tool"]?[key: "driver"]?[key: "rules"]).elements)
    for result in results {
      let index = try #require(result[key: "ruleIndex"]?.integer)
      #expect(rules[index][key: "id"]?.string == result[key: "ruleId"]?.string)
    }
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains("\"uri\": \"a%20folder/pay.json\""))
    #expect(text.contains("hint-verb cannot be told from this file: it does not say hints."))
  }

  @Test func theThreeOutcomesAddUpInEveryScreen() throws {
    let screen = try report().screens[0]
    let sum = screen.count(.found) + screen.count(.clean) + screen.count(.undecidable)
    #expect(sum == screen.rules.count)
  }
}

/// Counts the start tags of XML, or fails.
private final class XMLCounter {
  private(set) var names: [String: Int] = [:]

  init(_ text: String) {
    for part in text.split(separator: "<") {
      let name = part.prefix { $0.isLetter }
      if !name.isEmpty { names[String(name), default: 0] += 1 }
    }
  }
}
