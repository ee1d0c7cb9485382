import JSON
import Laws
import Localization
import Measures
import RecordSamples
import Records
import Reports
import StudyText
import Testing

/// That every report tells the same of a finding.
@Suite("Reports agree on findings") struct FindingAgreementTests {
  /// How one report tells that a finding stands.
  private struct Standing: Equatable {
    let isOpen: Bool
    let isContradicted: Bool
    /// `nil` for a report that does not tell parts.
    let part: String?
  }

  private static func study(_ seed: Int) throws -> StudyRecords {
    var random = SeededRandom(seed)
    var text = StudyText()
    let people = (1...5).map { "P0\($0)-aaaa" }
    text.participants = people.map { id in
      let share = random.oneIn(6) ? "refused" : "granted"
      return #"""
        {"consent": {"observe": "granted", "quote": "granted", "share": "\#(share)"}, "id": "\#(id)"}
        """#
    }
    text.plan = #"""
      "tasks": {"pay": {"criteria": ["2.4.3"], "position": "b", "screens": ["cart"], "title": "Pay"}},
      "screens": {"cart": {"title": "Cart"}}
      """#
    text.closed = [1: "2026-05-01", 2: "2026-06-01", 3: "2026-07-01"]
    var notes: [String] = []
    for round in 1...3 {
      for (number, person) in people.enumerated() where !random.oneIn(4) {
        let id = "S\(round)\(number)-aaaa"
        let outcome = random.pick(["done", "partlyDone", "notDone", "notOffered"], or: "done")
        let kinds = ["barrier", "success", "distress", "context"]
        let made = (0..<random.below(3)).map { _ in
          StudyText.note(
            random.pick(kinds, or: "barrier"), confirmed: random.oneIn(2) ? ["2.4.3"] : [],
            more: #""impact": \#(random.below(5))\#(random.oneIn(2) ? #", "task": "pay""# : "")"#)
        }
        text.meet(
          id, random.oneIn(9) ? [] : [person], round: round,
          more: #""attempts": {"a": {"outcome": "\#(outcome)", "task": "pay"}}"#, notes: made)
        notes += made.indices.map { "\(id)/log-a-n\($0 + 1)" }
      }
    }
    text.findings = (1...5).map { number in
      let supports = notes.filter { _ in random.oneIn(3) }.map { "\"\($0)\": {}" }
      let states = (1...3).compactMap { round in
        random.oneIn(3)
          ? nil
          : #""\#(round)": {"state": "\#(random.pick(["new", "stillThere", "fixed", "fixed", "notRetested"], or: "new"))"}"#
      }
      let more = random.pick(
        [#""tasks": ["pay"]"#, #""screens": ["cart"]"#, #""beyondWcag": true"#], or: "")
      return #"""
        {"id": "F0\#(number)-aaaa", "kind": "\#(random.oneIn(5) ? "strength" : "problem")",
        "observations": {\#(supports.joined(separator: ", "))}, "places": ["2.4.3"],
        "rounds": {\#(states.joined(separator: ", "))}, "title": "t\#(number)", \#(more)}
        """#
    }
    return try text.records()
  }

  private func standings(_ value: JSONValue?, id key: String = "id") -> [String: Standing] {
    var found: [String: Standing] = [:]
    for entry in value?.array ?? [] {
      guard let entry = entry.object, let id = entry[key]?.string,
        case .bool(let isOpen)? = entry["open"],
        case .bool(let isContradicted)? = entry["contradicted"]
      else { continue }
      found[String(id.prefix(3))] = Standing(
        isOpen: isOpen, isContradicted: isContradicted, part: entry["part"]?.string)
    }
    return found
  }

  @Test(arguments: Laws.seeds(0..<300))
  func everyReportTellsTheSame(_ seed: Int) throws {
    let records = try Self.study(seed)
    for round in 1...3 {
      let options = ReportOptions(round: round)
      let summary = FindingsSummary.measure(records, options: options)
      let expected = Dictionary(
        uniqueKeysWithValues: summary.findings.map {
          (
            $0.id.short,
            Standing(
              isOpen: $0.isOpen, isContradicted: $0.isContradicted, part: $0.part.rawValue)
          )
        })
      func agree(_ found: [String: Standing], _ report: String) {
        #expect(found.keys.sorted() == expected.keys.sorted(), "\(report), seed \(seed)")
        for (id, standing) in found {
          let known = expected[id]
          #expect(
            standing.isOpen == known?.isOpen && standing.isContradicted == known?.isContradicted
              && standing.part ?? known?.part == known?.part, "\(report), \(id), seed \(seed)")
        }
      }
      agree(standings(FindingsJSON.value(summary).object?["findings"]), "findings")
      let study = StudySummary.measure(records, options: options)
      agree(standings(StudyJSON.value(study).object?["findings"]), "study")
      let coverage = Coverage.measure(records, options: options)
      agree(standings(CoverageJSON.value(coverage).object?["findings"]), "coverage")
      let files = IssueFiles(.team(summary, takesAll: true), .markdown, tickets: [:])
      agree(
        standings(IssuesJSON.value(files)["issues"], id: "finding"), "issues")
      check(FindingsCSV.text(summary), expected, seed)
      check(SummaryPage.measure(records, options: options), summary, seed)
      for finding in summary.findings {
        let places = coverage.closedFindings.map(\.id).contains(finding.id)
        #expect(places == (finding.kind != .strength && !finding.isOpen), "seed \(seed)")
        let document = FindingsDocument.document(summary).markdown()
        #expect(document.contains(finding.status.plain()), "seed \(seed)")
      }
    }
  }

  /// CSV has one row a finding.
  private func check(_ csv: String, _ expected: [String: Standing], _ seed: Int) {
    let rows = csv.split(separator: "\r\n").map(StudyDataTests.cells)
    guard let open = rows[0].firstIndex(of: "open"),
      let contradicted = rows[0].firstIndex(of: "contradicted")
    else {
      Issue.record("no such column")
      return
    }
    for row in rows.dropFirst() {
      let standing = expected[String(row[1])]
      #expect(row[open] == (standing?.isOpen == true ? "yes" : "no"), "CSV, seed \(seed)")
      #expect(
        row[contradicted] == (standing?.isContradicted == true ? "yes" : "no"), "CSV, seed \(seed)")
    }
  }

  /// The page names every problem that may remain, or says how many more there are.
  private func check(_ page: SummaryPage, _ summary: FindingsSummary, _ seed: Int) {
    let remaining = summary.findings.filter(\.part.mayRemain)
    #expect(page.worst.chosen.count + page.worst.others == remaining.count, "seed \(seed)")
    let none = SummaryDocument.document(page).plainLines().contains(
      "No problem is recorded as open")
    #expect(none == (remaining.isEmpty && summary.outside.isEmpty), "seed \(seed)")
    #expect(
      !page.worst.chosen.contains { $0.isContradicted && !$0.isOpen }, "seed \(seed)")
  }

  /// The sharing edition has the states of its own participants, and no number of them.
  @Test(arguments: Laws.seeds(0..<100))
  func theSharingEditionTellsTheSame(_ seed: Int) throws {
    let records = try Self.study(seed)
    let contradicted = FindingsSummary.contradictedFixes(records)
    for round in 1...3 {
      let summary = FindingsSummary.measure(
        records, options: ReportOptions(round: round, edition: .share))
      let release = try #require(Release.measure(records, round: round))
      guard release.people.telling != .nothing else {
        #expect(release.findings.allSatisfy { $0.part == .untold && !$0.isOpen })
        continue
      }
      let known = Dictionary(uniqueKeysWithValues: summary.findings.map { ($0.id, $0) })
      for finding in release.findings {
        let whole = try #require(known[finding.id])
        // What contradicts a fix may be of another round, or of a participant whom the edition does not have.
        let isHeldBack =
          whole.part == .fixed
          && contradicted.contains { $0.id == whole.id && $0.fix?.round == whole.fix?.round }
        #expect(finding.part == (isHeldBack ? .calledFixed : whole.part), "seed \(seed)")
        #expect(finding.isOpen == whole.isOpen, "seed \(seed)")
        #expect(finding.isContradicted == whole.isContradicted, "seed \(seed)")
        #expect(finding.fix?.returned == nil && finding.affected.isEmpty, "seed \(seed)")
      }
      let told = standings(ReleaseFindings.value(release).object?["findings"])
      #expect(told.count == release.findings.count)
    }
  }
}
