import Localization
import Measures
import Records
import Statistics

extension StudyCSV {
  /// A row for each difference from the round before that was made.
  static func rows(_ changes: RoundChanges?) -> [Row] {
    guard let changes else { return [] }
    var rows: [Row] = []
    for task in changes.tasks {
      rows += row(task.title, "doneWithoutHelpDifference", task.completion, changes)
      rows += row(task.title, "timesAsLong", task.times, changes)
      rows += row(task.title, "easeDifference", task.ease, changes)
    }
    for score in changes.scores {
      rows += row(
        ChangeList.name(score).plain(), "meanDifference", score.difference, changes)
    }
    for finding in changes.findings {
      rows += row(
        "\(finding.id.short), \(finding.title)", "metByDifference", finding.difference, changes)
    }
    return rows
  }

  private static func row<Difference: Quantity>(
    _ item: String, _ measure: String, _ figure: RoundFigure<Difference>, _ changes: RoundChanges
  ) -> [Row] {
    guard let difference = figure.difference else { return [] }
    let group = "round \(changes.now) less round \(changes.before)"
    return [
      Row(
        "change", item, group, measure, difference.number, figure.interval,
        n: figure.pairs ?? figure.before + figure.now, ChangeWords.people(figure).plain())
    ]
  }
}
