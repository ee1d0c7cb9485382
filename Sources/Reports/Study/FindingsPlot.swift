import Localization
import Measures
import Records
import Statistics
import Wording

/// Open problems by severity and by how many participants they affected in the round.
enum FindingsPlot {
  static func plot(_ study: StudySummary) -> SeverityPlot {
    let rated = study.findings.findings.filter(isRated)
    let points = rated.compactMap(point)
    return SeverityPlot(
      name: "study-findings", title: "Open problems: severity and frequency",
      sentence: sentence(points, few: rated.count - points.count),
      legend: [
        "Up: severity, the median of the ratings, 0 to 4. To the right: share of participants affected.",
        "The two are kept apart: a problem that affects one participant may still block them.",
      ],
      points: points.map(\.point), severities: Impact.allCases.map { "\($0.label)" })
  }

  /// Every rating, and their median where there are several: "4 and 3, median 3.5".
  static func severity(_ finding: MeasuredFinding) -> Sentence {
    guard let severity = finding.severity else { return "not rated" }
    let ratings = severity.ratings.map { "\($0.severity.rawValue)" as Sentence }
    guard ratings.count > 1 else { return ratings[0] }
    return
      "\(Sentence.list(ratings)), median \(Figure.decimal(Double(severity.doubledMedian) / 2))"
  }

  /// "2 of 5 people who took part", "12 % to 77 %"; no interval for fewer than five.
  static func frequency(_ finding: MeasuredFinding) -> [Sentence] {
    guard let row = finding.latest, let words = finding.frequency(row) else {
      return ["not counted", StudyCells.none]
    }
    guard let frequency = row.frequency, frequency.hasShare, let interval = frequency.interval
    else {
      return [words, StudyCells.none]
    }
    return [words, Figure.interval(interval)]
  }

  /// Whether it is an open problem with a severity and a count of affected participants.
  private static func isRated(_ finding: MeasuredFinding) -> Bool {
    guard finding.part == .open || finding.part == .beyondWcag, finding.severity != nil,
      let frequency = finding.latest?.frequency
    else { return false }
    return frequency.isCounted && frequency.exposed > 0
  }

  /// A problem that is drawn, and how many participants it affected, of how many.
  private typealias Drawn = (point: SeverityPlot.Point, met: Sentence)

  /// `nil` if too few participants could be affected for a share.
  private static func point(_ finding: MeasuredFinding) -> Drawn? {
    guard let severity = finding.severity, let frequency = finding.latest?.frequency,
      frequency.hasShare, let share = frequency.count.share
    else { return nil }
    let point = SeverityPlot.Point(
      label: finding.id.short, severity: Double(severity.doubledMedian) / 2,
      frequency: share.value, words: [self.severity(finding)] + Self.frequency(finding))
    return (point, frequency.count.words)
  }

  private static func sentence(_ drawn: [Drawn], few: Int) -> Sentence {
    let rest: Sentence =
      few > 0
      ? " \(few, "problem", "problems") with fewer than \(Minimum.share.words) who could be affected, too few for a share: the table has the counts."
      : ""
    let shares = drawn.map(\.point.frequency)
    guard let first = drawn.first, let last = drawn.last, let low = shares.min(),
      let high = shares.max()
    else { return "Severity and frequency of open problems: there is no figure yet." + rest }
    func words(_ drawn: Drawn) -> Sentence {
      "\(drawn.point.label), severity \(Figure.decimal(drawn.point.severity)), affected \(drawn.met)"
    }
    guard drawn.count > 1 else {
      return "Severity and frequency, one open problem: \(words(first)); n = 1 problem." + rest
    }
    /// Every problem with this share: a tie has no first.
    func named(_ share: Double) -> Sentence {
      Sentence.list(
        drawn.filter { $0.point.frequency == share }.map {
          "\($0.point.label) (\($0.met))" as Sentence
        })
    }
    return
      "Severity and frequency, \(drawn.count) open problems: first \(words(first)); last \(words(last)); least frequent \(named(low)); most frequent \(named(high)); n = \(drawn.count) problems."
      + rest
  }
}
