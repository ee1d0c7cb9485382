package import JSON
package import Localization
package import Measures
import Records
import Statistics
import Wording

/// The study report in the edition for sharing.
package enum ReleaseStudy {
  package static func document(_ release: Release) -> Document {
    var document = ReleaseWords.head("Study report", release)
    var lines: [Sentence] = [ReleaseWords.tookPart(release)]
    if let product = release.product { lines.append("Product: \(product).") }
    document.list(lines)
    if let purpose = release.purpose, !purpose.isEmpty { document.paragraph("\(purpose)") }
    document.heading(2, "Who took part", anchor: ReportPart.people.rawValue)
    document.list(ReleaseWords.people(release))
    tasks(release, &document)
    scores(release, &document)
    findings(release, &document)
    ReleaseWords.reading(
      [
        "A participant counts once for each task, with the first attempt of the round. Means are rounded, cut off near the ends of a scale, and printed without intervals, which would show the lowest and the highest answer. Other people may get other results."
      ], &document)
    return document
  }

  private static func tasks(_ release: Release, _ document: inout Document) {
    document.heading(2, "Tasks", anchor: ReportPart.tasks.rawValue)
    guard !release.tasks.isEmpty else {
      return document.paragraph(Sentence(StudyNone(.tasks, release.round)))
    }
    document.list(release.tasks.map { line($0, release.round) })
  }

  private static func line(_ task: ReleasedTask, _ round: Int) -> Sentence {
    let time: [Sentence] = task.time.map { ["typical time about \(Figure.time($0))"] } ?? []
    let ease: [Sentence] =
      task.ease.map { ["ease \(ReleaseWords.mean($0)) of 7 on average"] } ?? []
    return Sentence(task.claim(round, further: time + ease))
  }

  private static func scores(_ release: Release, _ document: inout Document) {
    document.heading(2, "Questionnaires")
    document.list(
      release.scores.map { score in
        Sentence(
          SharingScore(score, mean: ReleaseWords.mean(score.mean), round: release.round))
      })
    let hidden = SharingScoresHidden(release)
    if release.scores.isEmpty || release.scoresNotTold != 0 {
      document.paragraph(Sentence(hidden))
    }
  }

  private static func findings(_ release: Release, _ document: inout Document) {
    document.heading(2, "Findings")
    guard !release.findings.isEmpty else {
      return document.paragraph(release.findings.counts(release.round).capitalised + ".")
    }
    document.list(
      release.findings.map { finding in
        FindingsDocument.named(finding)
          + (finding.part == .untold ? "" : ": " + finding.status) + "."
      })
  }

  package static func value(_ release: Release) -> JSONValue {
    var object = ReleaseJSON.head(release)
    object["product"] = release.product.map { .string($0) } ?? .null
    object["tasks"] = .array(release.tasks.map(value))
    object["scores"] = .array(release.scores.map(value))
    object["scoresNotTold"] = release.scoresNotTold.map { .integer($0) } ?? .null
    object["findings"] = .array(release.findings.map { .string($0.key) })
    return .object(object)
  }

  private static func value(_ task: ReleasedTask) -> JSONValue {
    CoverageJSON.object([
      "title": .string(task.title),
      "criteria": .array(task.criteria.map { .string($0.description) }),
      "tried": task.tried.map { .string($0.id) } ?? .null,
      "doneWithoutHelp": task.done.map { .string($0.id) } ?? .null,
      "completed": task.completed.map { .string($0.id) } ?? .null,
      "outcomeNotRecorded": .bool(task.gaps.outcome), "helpNotRecorded": .bool(task.gaps.help),
      "typicalSeconds": task.time.map { Figure.json($0.seconds) } ?? .null,
      "meanEase": task.ease.map(ReleaseJSON.mean) ?? .null,
    ])
  }

  private static func value(_ score: ReleasedScore) -> JSONValue {
    CoverageJSON.object([
      "questionnaire": .string(score.title), "score": .string(score.label),
      "task": score.task.map { .string($0) } ?? .null, "mean": ReleaseJSON.mean(score.mean),
      "people": .string(ReleaseWords.enoughID),
    ])
  }

  package static func csv(_ release: Release) -> String {
    var text = CSVText.row(["what", "item", "measure", "value", "people"])
    for task in release.tasks {
      let tried = task.tried?.id ?? "notTold"
      text += CSVText.row(
        [
          "task", task.title, "doneWithoutHelp",
          task.done?.id ?? (task.gaps.isEmpty ? "notTold" : "notRecorded"), tried,
        ])
      if let completed = task.completed {
        text += CSVText.row(["task", task.title, "completed", completed.id, tried])
      }
      if let time = task.time {
        text += CSVText.row(
          [
            "task", task.title, "typicalSeconds", Figure.plain(time.seconds, places: 0),
            ReleaseWords.enoughID,
          ])
      }
      if let ease = task.ease {
        text += CSVText.row(["task", task.title, "meanEase", cell(ease), ReleaseWords.enoughID])
      }
    }
    for score in release.scores {
      text += CSVText.row([
        "score", score.task.map { "\(score.title), \($0)" } ?? score.title, "mean",
        cell(score.mean), ReleaseWords.enoughID,
      ])
    }
    return text
  }

  /// "about 70", "80 or more".
  private static func cell(_ mean: CoarseMean) -> String {
    let value = Figure.plain(mean.value, places: mean.places)
    return switch mean.bound {
    case .about: "about \(value)"
    case .orMore: "\(value) or more"
    case .orLess: "\(value) or less"
    }
  }
}
