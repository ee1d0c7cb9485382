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
    ReleaseWords.rules(
      [
        "A participant counts once for each task, with the first attempt of the round. Means are rounded, cut off near the ends of a scale, and printed without intervals, which would show the lowest and the highest answer. Other people may get other results."
      ], &document)
    return document
  }

  private static func tasks(_ release: Release, _ document: inout Document) {
    document.heading(2, "Tasks", anchor: ReportPart.tasks.rawValue)
    guard !release.tasks.isEmpty else {
      return document.paragraph(StudyNone.tasks.claim(release.round))
    }
    document.list(release.tasks.map { line($0, release.round) })
  }

  private static func line(_ task: ReleasedTask, _ round: Int) -> Sentence {
    let time: [Sentence] = task.time.map { ["typical time about \(Figure.time($0))"] } ?? []
    let ease: [Sentence] =
      task.ease.map { ["ease \(ReleaseWords.mean($0)) of 7 on average"] } ?? []
    return task.claim(round, further: time + ease)
  }

  private static func scores(_ release: Release, _ document: inout Document) {
    document.heading(2, "Questionnaires")
    document.list(release.scores.map { line($0, release.round) })
    guard release.scores.isEmpty || release.scoresNotTold != 0 else { return }
    let hidden: Sentence =
      switch release.scoresNotTold {
      case nil: "Answers to questionnaires are not shown."
      case 0?: "No answers to questionnaires in this round."
      case let scores?:
        "Not shown: \(scores, "score", "scores"), because fewer than \(CoarseMean.leastAnswers) participants answered or single answers could be worked out."
      }
    document.paragraph(
      .claim(
        "sharing.scoresHidden", ["round": release.round, "scores": release.scoresNotTold], hidden))
  }

  /// The mean of one questionnaire's main score, rounded.
  private static func line(_ score: ReleasedScore, _ round: Int) -> Sentence {
    let task: Sentence = score.task.map { " after “\($0)”" } ?? ""
    let wording: Sentence =
      score.isOfficialWording
      ? "" : "; our wording, not the official one: compare scores with care"
    return .claim(
      "sharing.score",
      [
        "round": round, "questionnaire": score.title, "score": score.label, "task": score.task,
        "mean": score.mean.value, "bound": score.mean.bound.rawValue,
      ],
      "\(score.title), \(score.label)" + task + ": mean " + ReleaseWords.mean(score.mean)
        + ", from \(CoarseMean.leastAnswers) or more participants" + wording + ".")
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
    ReleaseJSON.value(
      release,
      [
        "product": release.product, "tasks": release.tasks.map(value),
        "scores": release.scores.map(value), "scoresNotTold": release.scoresNotTold,
        "findings": release.findings.map(\.key),
      ])
  }

  private static func value(_ task: ReleasedTask) -> JSONValue {
    ReleaseJSON.task(
      task,
      [
        "criteria": task.criteria, "typicalSeconds": task.time?.seconds,
        "meanEase": task.ease.map(ReleaseJSON.mean),
      ])
  }

  private static func value(_ score: ReleasedScore) -> JSONValue {
    .of([
      "questionnaire": score.title, "score": score.label, "task": score.task,
      "mean": ReleaseJSON.mean(score.mean), "people": ReleaseWords.enoughID,
    ])
  }

  package static func csv(_ release: Release) -> String {
    let enough = ReleaseWords.enoughID
    let tasks = release.tasks.flatMap { task -> [[String]] in
      func row(_ measure: String, _ value: String, _ people: String) -> [String] {
        ["task", task.title, measure, value, people]
      }
      let tried = task.tried?.id ?? "notTold"
      let done = task.done?.id ?? (task.gaps.isEmpty ? "notTold" : "notRecorded")
      return [
        row("doneWithoutHelp", done, tried),
        task.completed.map { row("completed", $0.id, tried) },
        task.time.map { row("typicalSeconds", Figure.plain($0.seconds, places: 0), enough) },
        task.ease.map { row("meanEase", ReleaseWords.cell($0), enough) },
      ].compactMap(\.self)
    }
    let scores = release.scores.map { score in
      [
        "score", score.task.map { "\(score.title), \($0)" } ?? score.title, "mean",
        ReleaseWords.cell(score.mean), enough,
      ]
    }
    return CSVText.table(["what", "item", "measure", "value", "people"], tasks + scores)
  }
}

extension ReleasedTask {
  /// "completed without help by none", "completed by 3 people or more, help not recorded"; `nil` if nothing is shown.
  var completion: Sentence? {
    func by(_ count: CoarseCount) -> Sentence { count == .nobody ? "none" : count.words }
    if isUnnamed { return "not shown, because an attempt does not name a participant" }
    guard let tried else { return nil }
    if tried == .nobody {
      return "no attempt recorded for participants whose notes can be shared"
    }
    if let done { return "completed without help by " + by(done) }
    let missing: Sentence? =
      switch (gaps.outcome, gaps.help) {
      case (true, true): "outcome and help not recorded for 1 or more"
      case (true, false): "outcome not recorded for 1 or more"
      case (false, true): "help not recorded for 1 or more"
      case (false, false): nil
      }
    // "Completed by none" would deny what is not recorded.
    let known = completed.flatMap { count -> Sentence? in
      count == .nobody && gaps.outcome ? nil : "completed by " + by(count)
    }
    let parts = [known, missing].compactMap(\.self)
    return parts.isEmpty ? nil : .joined(parts, ", ")
  }

  /// How it went, in the coarse numbers of the sharing edition.
  ///
  /// - Parameter further: What follows, such as a typical time.
  func claim(_ round: Int, further: [Sentence] = []) -> Sentence {
    let lead: [Sentence] = tried.map { $0 == .nobody ? [] : ["tried by " + $0.words] } ?? []
    let parts = lead + [completion].compactMap(\.self) + further
    return .claim(
      "task.shared",
      [
        "round": round, "task": id, "unnamed": isUnnamed, "tried": tried?.id,
        "withoutHelp": done?.id,
        "completed": completed?.id, "outcomeNotRecorded": gaps.outcome,
        "helpNotRecorded": gaps.help, "time": time?.seconds, "ease": ease?.value,
      ], "“\(title)”: " + (parts.isEmpty ? "not shown" : .joined(parts, "; ")) + ".")
  }
}
