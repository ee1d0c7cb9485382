package import Measures
import Records

/// The study report in the edition for sharing.
package enum ReleaseStudy {
  package static func markdown(_ release: Release) -> String {
    var page = ReleaseWords.head(
      "Study report",
      "This report says what people did and answered when they tried the product. It is about these people; it does not tell how many others would do the same.",
      release)
    var lines: [Markdown] = [ReleaseWords.tookPart(release)]
    if let product = release.product { lines.append("Product: \(product).") }
    page.list(lines)
    if let purpose = release.purpose, !purpose.isEmpty { page.paragraph("\(purpose)") }
    page.heading(2, "Who took part")
    page.list(ReleaseWords.people(release))
    tasks(release, &page)
    scores(release, &page)
    findings(release, &page)
    ReleaseWords.reading(
      [
        "A person counts once for each task, with the first attempt of the round. Intervals: adjusted Wald for shares, t interval for means, on logarithms for times, 95 %, two-sided. Of so few people they are wide, and they tell nothing of groups."
      ], &page)
    return page.text
  }

  private static func tasks(_ release: Release, _ page: inout MarkdownPage) {
    page.heading(2, "Tasks")
    guard !release.tasks.isEmpty else { return page.paragraph("The plan has no tasks.") }
    page.list(release.tasks.map(line))
  }

  private static func line(_ task: ReleasedTask) -> Markdown {
    guard let figures = task.figures else {
      return "“\(task.title)”: tried by \(task.tried.words)."
    }
    var words: Markdown =
      "“\(task.title)”: \(figures.done.count.description) did it without help (\(Figure.interval(figures.done.interval)))"
    if let time = figures.time {
      let interval: Markdown = time.interval.map { " (\(Figure.interval($0)))" } ?? ""
      words = words + "; typical time \(Figure.time(time.time))" + interval
    }
    if let ease = figures.ease {
      let interval: Markdown = figures.easeInterval.map { " (\(Figure.interval($0)))" } ?? ""
      words =
        words + "; ease \(Figure.decimal(ease.mean.number)) of 7 on average" + interval
    }
    return words + "."
  }

  private static func scores(_ release: Release, _ page: inout MarkdownPage) {
    page.heading(2, "Questionnaires")
    let lines = release.scores.map { score -> Markdown in
      let interval: Markdown = score.interval.map { " (\(Figure.interval($0)))" } ?? ""
      let task: Markdown = score.task.map { " after “\($0)”" } ?? ""
      let words: Markdown = score.isOfficialWording ? "" : "; asked in a paraphrase"
      return "\(score.title), \(score.label)" + task + ": mean \(Figure.decimal(score.mean))"
        + interval + ", n = \(score.people)" + words + "."
    }
    page.list(lines)
    if release.scoresNotTold > 0 {
      page.paragraph(
        "\(Phrase.count(release.scoresNotTold, "further score is", "further scores are")) not told: fewer than \(ReleasedPeople.leastPeople) people answered, or single answers would show."
      )
    } else if lines.isEmpty {
      page.paragraph("Nobody answered a questionnaire in this round.")
    }
  }

  private static func findings(_ release: Release, _ page: inout MarkdownPage) {
    page.heading(2, "Findings")
    guard !release.findings.isEmpty else {
      return page.paragraph("No finding is written down yet.")
    }
    page.list(
      release.findings.map { finding in
        "\(finding.id), \(finding.title): \(finding.status)."
      })
  }

  package static func json(_ release: Release) -> [UInt8] {
    var object = ReleaseJSON.head(release)
    object["product"] = release.product.map { .string($0) } ?? .null
    object["tasks"] = .array(release.tasks.map(value))
    object["scores"] = .array(release.scores.map(value))
    object["scoresNotTold"] = .integer(release.scoresNotTold)
    object["findings"] = .array(release.findings.map { .string($0.id) })
    return JSONWriter.canonical(.object(object))
  }

  private static func value(_ task: ReleasedTask) -> JSONValue {
    CoverageJSON.object([
      "title": .string(task.title),
      "criteria": .array(task.criteria.map { .string($0.description) }),
      "tried": .string(task.tried.id),
      "doneWithoutHelp": task.figures.map { .integer($0.done.count.successes) } ?? .null,
      "of": task.figures.map { .integer($0.done.count.attempts.count) } ?? .null,
      "meanEase": task.figures?.ease.map { Figure.json($0.mean.number) } ?? .null,
    ])
  }

  private static func value(_ score: ReleasedScore) -> JSONValue {
    CoverageJSON.object([
      "questionnaire": .string(score.title), "score": .string(score.label),
      "task": score.task.map { .string($0) } ?? .null, "mean": Figure.json(score.mean),
      "low": score.interval.map { Figure.json($0.low.number) } ?? .null,
      "high": score.interval.map { Figure.json($0.high.number) } ?? .null,
      "people": .integer(score.people),
    ])
  }

  package static func csv(_ release: Release) -> String {
    var text = CSVText.row(["what", "item", "measure", "value", "people"])
    for task in release.tasks {
      guard let figures = task.figures else {
        text += CSVText.row(["task", task.title, "tried", task.tried.id, "not told"])
        continue
      }
      let people = "\(figures.done.count.attempts.count)"
      text += CSVText.row(
        ["task", task.title, "doneWithoutHelp", "\(figures.done.count.successes)", people])
      if let ease = figures.ease {
        text += CSVText.row(
          ["task", task.title, "meanEase", Figure.decimal(ease.mean.number, places: 2), "not told"])
      }
    }
    for score in release.scores {
      text += CSVText.row([
        "score", score.task.map { "\(score.title), \($0)" } ?? score.title, "mean",
        Figure.decimal(score.mean, places: 2), "\(score.people)",
      ])
    }
    return text
  }
}
