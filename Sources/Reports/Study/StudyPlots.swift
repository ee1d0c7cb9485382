package import Localization
package import Measures

/// The plots of a study report; each has a table beside it in the document with the same words.
package struct StudyPlots: Sendable {
  package let completion: RowPlot
  package let times: RowPlot
  package let ease: RowPlot
  package let questionnaires: RowPlot
  package let findings: SeverityPlot
  /// Two marks a task: the round before, and the reported one.
  package let completionChanges: RowPlot
  package let timesChanges: RowPlot
  package let easeChanges: RowPlot
  private let hasChanges: Bool

  package init(_ study: StudySummary) {
    let changed = (study.changes?.tasks ?? []).flatMap { [$0.before, $0.now] }
    completion = TaskPlot.completion.plot(study, named: "tried by") { task in
      ["\(task.offer.offeredTo) of \(task.offer.people, "participant", "participants")"]
    }
    times = TaskPlot.times(study.tasks.map(\.everybody)).plot(study)
    ease = TaskPlot.ease.plot(study)
    questionnaires = QuestionnairePlot.plot(study)
    findings = FindingsPlot.plot(study)
    hasChanges = study.changes != nil
    completionChanges = TaskPlot.completion.plot(study.changes)
    timesChanges = TaskPlot.times(changed).plot(study.changes)
    easeChanges = TaskPlot.ease.plot(study.changes)
  }

  /// The names of the files, in the order of the report.
  package static let files = [
    "study-completion.svg", "study-times.svg", "study-ease.svg", "study-questionnaires.svg",
    "study-findings.svg", "study-changes-completion.svg", "study-changes-times.svg",
    "study-changes-ease.svg",
  ]

  /// One file by its whole name; `nil` for a name that no plot has, and for a plot of two rounds where there is one.
  package func svg(_ file: String, in language: Language = .english) -> [UInt8]? {
    switch file {
    case "study-completion.svg": completion.svg(in: language)
    case "study-times.svg": times.svg(in: language)
    case "study-ease.svg": ease.svg(in: language)
    case "study-questionnaires.svg": questionnaires.svg(in: language)
    case "study-findings.svg": findings.svg(in: language)
    case "study-changes-completion.svg" where hasChanges: completionChanges.svg(in: language)
    case "study-changes-times.svg" where hasChanges: timesChanges.svg(in: language)
    case "study-changes-ease.svg" where hasChanges: easeChanges.svg(in: language)
    default: nil
    }
  }
}

/// What cells say where there is no number.
enum StudyCells {
  static let none = RowPlot.noFigure

  /// "n = 5".
  static func n(_ count: Int) -> Sentence { "n = \(count)" }

  /// The median with everything around it: "5.5, from 3 to 7".
  static func spread(_ median: Double, _ low: Double, _ high: Double) -> Sentence {
    "\(Figure.decimal(median)), from \(Figure.decimal(low)) to \(Figure.decimal(high))"
  }
}
