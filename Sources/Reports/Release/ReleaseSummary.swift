import JSON
package import Localization
package import Measures
import Records

/// One page about a round, in the edition for sharing.
///
/// It says what the other reports of this edition say, and less of it. Problems stand by severity alone: how often they
/// were met is coarse, and an order by it would be finer.
package enum ReleaseSummary {
  package static func document(_ release: Release) -> Document {
    var document = ReleaseWords.head(
      "One page",
      "This page says what matters most; the other reports have the rest.", isOnePage: true,
      release)
    if let tasks = tasks(release) { document.paragraph(tasks) }
    document.heading(2, "Whom we met, and whom not")
    document.paragraph(ReleaseWords.tookPart(release))
    // Needs and technologies; what else is told of people stands in the study report.
    document.list(Array(ReleaseWords.people(release).prefix(2)))
    problems(release, &document)
    fixes(release, &document)
    let strengths = release.findings.filter { $0.part == .strength }
    if !strengths.isEmpty {
      document.heading(2, "What works well")
      document.list(
        strengths.prefix(3).map { name($0) + ($0.status.map { ": \($0)" } ?? "") + "." })
    }
    document.heading(2, "What we cannot say")
    document.list(
      [
        "How many other people would meet the same problems: those who took part are no random sample."
      ] + (release.coverage.states.map(SummarySentences.criteria) ?? []))
    document.paragraph(
      "Numbers of people are coarse; the other reports say how. " + ReleaseWords.beforeSharing)
    return document
  }

  private static func tasks(_ release: Release) -> Sentence? {
    let told = release.tasks.compactMap { task in task.done.map { (task.title, $0) } }
    guard !told.isEmpty else { return nil }
    return ReportPlaceWords.report("Done without help", "study", at: .tasks) + ": "
      + Sentence.joined(told.map { "“\($0.0)” by \($0.1.words)" }, "; ") + "."
  }

  // MARK: Findings

  private static let open: [FindingPart] = [.open, .beyondWcag, .notRetested]

  /// At most five, the most severe first.
  private static func worst(_ release: Release) -> [ReleasedFinding] {
    let found = release.findings.filter { $0.part.map(open.contains) ?? false }
    // Equal ones stay in the order of the findings report.
    let ordered = found.enumerated().sorted { left, right in
      let (one, two) = (rank(left.element), rank(right.element))
      return one == two ? left.offset < right.offset : two.lexicographicallyPrecedes(one)
    }
    return ordered.prefix(5).map(\.element)
  }

  private static func rank(_ finding: ReleasedFinding) -> [Int] {
    [finding.severity?.doubledMedian ?? -1, finding.severity?.high.rawValue ?? -1]
  }

  private static func problems(_ release: Release, _ document: inout Document) {
    document.heading(2, "The worst problems, the worst first")
    let worst = worst(release)
    let untold = release.findings.count { $0.part == nil }
    guard !worst.isEmpty else {
      return document.paragraph(
        untold > 0
          ? "What became of the problems is not told."
          : "No problem is written down as open. That is not a pass.")
    }
    document.paragraph(SummarySentences.severityScale)
    document.list(worst.map(problem))
    let all = release.findings.count { $0.part.map(open.contains) ?? false }
    if all > worst.count {
      document.paragraph(
        ReportPlaceWords.report(
          "\(all - worst.count, "further problem", "further problems")", "findings")
          + " may still be there.")
    }
  }

  private static func problem(_ finding: ReleasedFinding) -> Sentence {
    var parts = [name(finding) + "."]
    if let status = finding.status { parts.append(Sentence(text: status).capitalised + ".") }
    parts.append(SummarySentences.severity(finding.severity) + ".")
    if let frequency = finding.frequency {
      parts.append(Sentence(text: frequency).capitalised + ".")
    }
    let quotes = finding.words.filter(\.isQuote).map(\.words.words)
    if let words = quotes.first(where: { $0.utf8.count <= FindingSummary.longestQuote }) {
      parts.append("“\(words)”")
    }
    if let first = SummaryText.firstSentence(finding.recommendation) {
      parts.append("Do: \(first)")
    }
    return Sentence.joined(parts, " ")
  }

  private static func name(_ finding: ReleasedFinding) -> Sentence {
    FindingPlace.link("\(finding.id) \(finding.title)", to: finding.id)
  }

  private static func fixes(_ release: Release, _ document: inout Document) {
    let lines = [
      (FindingPart.fixed, SummarySentences.fixed), (.calledFixed, SummarySentences.calledFixed),
    ].compactMap { part, words -> Sentence? in
      let found = release.findings.filter { $0.part == part }
      return found.isEmpty ? nil : words + ": " + Sentence.joined(found.map(name), "; ") + "."
    }
    guard !lines.isEmpty else { return }
    document.heading(2, "What is fixed")
    document.list(lines)
  }

  // MARK: Data

  package static func json(_ release: Release) -> [UInt8] {
    var object = ReleaseJSON.head(release)
    func ids(_ findings: [ReleasedFinding]) -> JSONValue {
      .array(findings.map { .string($0.id) })
    }
    object["problems"] = ids(worst(release))
    object["fixed"] = ids(release.findings.filter { $0.part == .fixed })
    object["calledFixed"] = ids(release.findings.filter { $0.part == .calledFixed })
    object["strengths"] = ids(release.findings.filter { $0.part == .strength })
    object["tasks"] = .array(
      release.tasks.map { task in
        CoverageJSON.object([
          "title": .string(task.title), "tried": task.tried.map { .string($0.id) } ?? .null,
          "doneWithoutHelp": task.done.map { .string($0.id) } ?? .null,
        ])
      })
    return JSONWriter.canonical(.object(object))
  }
}
