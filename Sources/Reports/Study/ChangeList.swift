import Localization
import Measures
import Records
import Statistics
import Wording

/// Every difference between two rounds, in the order of the report.
struct ChangeList {
  struct Entry {
    /// "“Pay by card”, done without help".
    let name: Sentence
    let difference: Sentence
    let method: Sentence
    /// Whether an interval is told.
    let hasInterval: Bool
    /// Whether an interval is told and leaves out that nothing changed.
    let isApart: Bool
  }

  private(set) var entries: [Entry] = []

  init(_ changes: RoundChanges) {
    for task in ChangePlots.tasks(changes) {
      let short: Sentence = "“\(task.title)”"
      add(short + ", done without help", task.completion, changes)
      add(
        short + ", time on task", task.times, none: TimeRatio(nearest: 1),
        ChangeWords.difference(task.times, changes))
      add(short + ", ease", task.ease, changes)
    }
    for score in changes.scores { add(Self.name(score), score.difference, changes) }
    for finding in changes.findings {
      let name = FindingPlace.link(
        "\(finding.id.short), \(finding.title)", to: finding.id.string)
      add(name + ", met by those who could meet it", finding.difference, changes)
    }
  }

  /// "SUS after “Pay by card”, Usable".
  static func name(_ score: ScoreChange) -> Sentence {
    questionnaire(score) + ", \(score.score.label)"
  }

  /// "SUS after “Pay by card”".
  static func questionnaire(_ score: ScoreChange) -> Sentence {
    let task: Sentence = score.task.map { " after “\($0)”" } ?? ""
    return "\(score.instrument.title)" + task
  }

  private mutating func add(
    _ name: Sentence, _ figure: RoundFigure<RateDifference>,
    _ changes: RoundChanges
  ) {
    add(
      name, figure, none: RateDifference(nearest: 0),
      ChangeWords.difference(figure, changes), isTold: ChangeWords.isTold(figure))
  }

  private mutating func add(
    _ name: Sentence, _ figure: RoundFigure<ValueDifference>,
    _ changes: RoundChanges
  ) {
    add(
      name, figure, none: ValueDifference(nearest: 0),
      ChangeWords.difference(figure, changes))
  }

  private mutating func add<Difference>(
    _ name: Sentence, _ figure: RoundFigure<Difference>,
    none: Difference, _ words: Sentence, isTold: Bool = true
  ) {
    let hasInterval = isTold && figure.interval != nil
    entries.append(
      Entry(
        name: name, difference: words,
        method: ChangeWords.method(of: figure), hasInterval: hasInterval,
        isApart: hasInterval && figure.isApart(from: none)))
  }
}
