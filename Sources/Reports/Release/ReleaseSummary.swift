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
      [others + " are not a random sample: others may be affected more or less often."]
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
      let names = release.tasks.filter { $0.completion == result }.map {
        $0.claim(release.round).worded("“\($0.title)”")
      }
      return result + ": " + Sentence.list(names)
    }
    let notTried = release.tasks.count { $0.tried == .nobody }
    return Sentence.claim(
      "tasks.shared",
      ["round": release.round, "tasks": release.tasks.count, "notTried": notTried],
      "\(release.tasks.count, "task", "tasks"); no counted attempt for \(notTried) of them."
    ).worded(
      ReportPlaceWords.report("Tasks", "study", at: .tasks) + ": " + .joined(parts, "; ") + ".")
  }

  // MARK: Findings

  /// Problems that may still be there, the most severe first.
  private static func remaining(_ release: Release) -> [MeasuredFinding] {
    release.findings.filter(\.part.mayRemain).sorted(by: FindingOrder.isMoreSevere)
  }

  private static func problems(
    _ release: Release, _ room: SummaryRoom, _ document: inout Document
  ) {
    guard let outside = release.outside else {
      document.heading(2, "Most severe problems")
      return document.paragraph("Not shown: what became of the problems.")
    }
    let remaining = remaining(release)
    SummaryDocument.problems(
      Array(remaining.prefix(room.problems)), others: max(remaining.count - room.problems, 0),
      outside, endsWithMostMet: false, room, &document)
  }

  private static func fixes(
    _ release: Release, _ room: SummaryRoom, _ document: inout Document
  ) {
    let lines = SummarySentences.fixes(
      release.findings, besides: Array(remaining(release).prefix(room.problems)), most: room.fixes)
    guard !lines.isEmpty else { return }
    document.heading(2, "Fixes")
    document.list(lines)
  }

  private static func strengths(
    _ release: Release, _ room: SummaryRoom, _ document: inout Document
  ) {
    let strengths = release.findings.filter { $0.part == .strength }
    guard !strengths.isEmpty else { return }
    document.heading(2, "What works well")
    document.list(
      SummarySentences.strengths(strengths, round: release.round, room.strengths))
  }

  // MARK: Data

  package static func value(_ release: Release) -> JSONValue {
    func ids(_ isListed: (MeasuredFinding) -> Bool) -> [String] {
      release.findings.filter(isListed).map(\.key)
    }
    return ReleaseJSON.value(
      release,
      [
        "problems": remaining(release).prefix(fitted(release).room.problems).map(\.key),
        "fixed": ids { $0.part == .fixed }, "calledFixed": ids { $0.part == .calledFixed },
        "contradicted": ids(\.isContradicted), "strengths": ids { $0.part == .strength },
        "tasks": release.tasks.map { ReleaseJSON.task($0) },
      ])
  }
}
