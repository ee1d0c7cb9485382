import JSON
import Records

/// Makes the times of several logs comparable, by the marks that their recorders pressed together.
///
/// The log with the most marks is the measure; each other log is shifted by the median difference between its marks and
/// the ones of the same number there. Logs without marks stay as they are.
package struct LogAlignment: Sendable {
  private var shifts: [Text: Int] = [:]

  package init(_ sources: [ReviewPlan.Source]) {
    guard let measure = sources.max(by: { $0.marks.count < $1.marks.count }),
      !measure.marks.isEmpty
    else { return }
    for source in sources where !source.marks.isEmpty {
      let differences = zip(source.marks, measure.marks).map { $0 - $1 }.sorted()
      shifts[Text(source.log)] = differences[differences.count / 2]
    }
  }

  /// A time of a log on the common clock, in milliseconds.
  package func time(_ milliseconds: Int, in log: String) -> Int {
    milliseconds - (shifts[Text(log)] ?? 0)
  }

  /// How far apart two logs can be, in milliseconds.
  var widest: Int {
    let all = shifts.values + [0]
    return (all.max() ?? 0) - (all.min() ?? 0)
  }
}
