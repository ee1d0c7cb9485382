package import JSON
package import Localization
package import Measures
import Records

/// One page about a round, in the edition for sharing.
///
/// It says what the other reports of this edition say, and less of it. Problems stand by severity alone: how often they
/// were met is coarse, and an order by it would be finer.
package enum ReleaseSummary {
  package static func document(_ release: Release) -> Document { fitted(release).document }

  private static func fitted(_ release: Release) -> (room: SummaryRoom, document: Document) {
    SummaryRoom.fitting { document(release, $0) }
  }

  private static func document(_ release: Release, _ room: SummaryRoom) -> Document {
    var document = ReleaseWords.shortHead(release)
    if let tasks = tasks(release) { document.paragraph(tasks) }
    document.heading(2, "Who took part and who is missing")
    document.paragraph(
      ReportPlaceWords.report(ReleaseWords.tookPart(release), "study", at: .people))
    // Needs and technologies; what else is told of people stands in the study report.
    document.list(Array(ReleaseWords.people(release).prefix(2)))
    problems(release, room, &document)
    fixes(release, room, &document)
    strengths(release, room, &document)
    document.heading(2, "What we cannot say")
    let others = ReportPlaceWords.report("Participants", "study", at: .people)
    document.list(
      [others + " are not a random sample: other people may be affected more or less often."]
        + (release.coverage.states.map {
          SummarySentences.criteria($0, round: release.round)
        } ?? []))
    document.paragraph(ReleaseWords.beforeSharing)
    return document
  }

  /// "Tasks: completed without help by none: “Find help”; by 3 people or more: “Pay”."
  private static func tasks(_ release: Release) -> Sentence? {
    var results: [Sentence] = []
    for case let result? in release.tasks.map(\.completion) where !results.contains(result) {
      results.append(result)
    }
    guard !results.isEmpty else { return nil }
    let parts = results.map { result -> Sentence in
      let names = release.tasks.filter { $0.completion == result }.map { task in
        Sentence(task.claim(release.round), as: "“\(task.title)”")
      }
      return result + ": " + Sentence.list(names)
    }
    return Sentence(
      release.tasksShared,
      as: ReportPlaceWords.report("Tasks", "study", at: .tasks) + ": "
        + Sentence.joined(parts, "; ") + ".")
  }

  // MARK: Findings

  private static let open: [FindingPart] = [.open, .beyondWcag, .notRetested]

  /// As many as there is room for, the most severe first.
  private static func worst(_ release: Release, _ room: SummaryRoom) -> [ReleasedFinding] {
    let found = release.findings.filter { $0.part.map(open.contains) ?? false }
    // Equal ones stay in the order of the findings report.
    let ordered = found.enumerated().sorted { left, right in
      let (one, two) = (rank(left.element), rank(right.element))
      return one == two ? left.offset < right.offset : two.lexicographicallyPrecedes(one)
    }
    return ordered.prefix(room.problems).map(\.element)
  }

  private static func rank(_ finding: ReleasedFinding) -> [Int] {
    [finding.severity?.doubledMedian ?? -1, finding.severity?.high.rawValue ?? -1]
  }

  private static func problems(
    _ release: Release, _ room: SummaryRoom, _ document: inout Document
  ) {
    document.heading(2, "The worst problems")
    let worst = worst(release, room)
    let untold = release.findings.count { $0.part == nil }
    guard !worst.isEmpty else {
      let lead = ReportPlaceWords.report(
        untold > 0 ? "What became of the problems" : "No problem", "findings")
      return document.paragraph(
        lead + (untold > 0 ? " is not told." : " is written down as open. That is not a pass."))
    }
    document.paragraph(SummarySentences.severityScale)
    document.list(
      worst.enumerated().map { place, finding in
        problem(finding, room, at: place)
      })
    let all = release.findings.count { $0.part.map(open.contains) ?? false }
    if all > worst.count {
      document.paragraph(SummarySentences.further(all - worst.count))
    }
  }

  private static func problem(
    _ finding: ReleasedFinding, _ room: SummaryRoom, at place: Int
  ) -> Sentence {
    var parts = [name(finding) + "."]
    if let status = finding.status { parts.append(status.capitalised + ".") }
    parts.append(SummarySentences.severity(finding.severity) + ".")
    if let frequency = finding.frequency {
      parts.append(frequency.capitalised + ".")
    }
    let quotes = finding.words.filter(\.isQuote).map(\.words.words)
    if let words = quotes.first(where: { $0.utf8.count <= room.longestQuote(at: place) }) {
      parts.append("“\(words)”")
    }
    if let advice = SummarySentences.advice(finding.recommendation, room, at: place) {
      parts.append("Do: \(advice)")
    }
    return Sentence.joined(parts, " ")
  }

  private static func name(_ finding: ReleasedFinding) -> Sentence {
    FindingPlace.link("\(finding.id) \(finding.title)", to: finding.id)
  }

  private static func fixes(
    _ release: Release, _ room: SummaryRoom, _ document: inout Document
  ) {
    let lines = [
      (FindingPart.fixed, SummarySentences.fixed), (.calledFixed, SummarySentences.calledFixed),
    ].compactMap { part, words -> Sentence? in
      let found = release.findings.filter { $0.part == part }
      guard !found.isEmpty else { return nil }
      let left = found.count - room.fixes
      let rest: Sentence =
        left > 0
        ? "; and " + ReportPlaceWords.report("\(left, "other", "others")", "findings") : ""
      return words + ": " + Sentence.joined(found.prefix(room.fixes).map(name), "; ") + rest + "."
    }
    guard !lines.isEmpty else { return }
    document.heading(2, "What is fixed")
    document.list(lines)
  }

  private static func strengths(
    _ release: Release, _ room: SummaryRoom, _ document: inout Document
  ) {
    let strengths = release.findings.filter { $0.part == .strength }
    guard !strengths.isEmpty else { return }
    document.heading(2, "What works well")
    let left = strengths.count - room.strengths
    let rest: [Sentence] =
      left > 0
      ? [ReportPlaceWords.report("\(left, "other strength", "other strengths")", "findings") + "."]
      : []
    document.list(
      strengths.prefix(room.strengths).map { name($0) + ($0.status.map { ": \($0)" } ?? "") + "." }
        + rest)
  }

  // MARK: Data

  package static func value(_ release: Release) -> JSONValue {
    var object = ReleaseJSON.head(release)
    func ids(_ findings: [ReleasedFinding]) -> JSONValue {
      .array(findings.map { .string($0.id) })
    }
    object["problems"] = ids(worst(release, fitted(release).room))
    object["fixed"] = ids(release.findings.filter { $0.part == .fixed })
    object["calledFixed"] = ids(release.findings.filter { $0.part == .calledFixed })
    object["strengths"] = ids(release.findings.filter { $0.part == .strength })
    object["tasks"] = .array(
      release.tasks.map { task in
        CoverageJSON.object([
          "title": .string(task.title), "tried": task.tried.map { .string($0.id) } ?? .null,
          "doneWithoutHelp": task.done.map { .string($0.id) } ?? .null,
          "completed": task.completed.map { .string($0.id) } ?? .null,
          "outcomeNotRecorded": .bool(task.gaps.outcome), "helpNotRecorded": .bool(task.gaps.help),
        ])
      })
    return .object(object)
  }
}
