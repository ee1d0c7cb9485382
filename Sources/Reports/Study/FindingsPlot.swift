import Localization
import Measures
import Records
import Statistics
import Wording

/// Open problems by severity and by how many people met them in the round.
enum FindingsPlot {
  static func plot(_ study: StudySummary) -> SeverityPlot {
    let rated = study.findings.findings.filter(isRated)
    let points = rated.compactMap(point)
    return SeverityPlot(
      name: "study-findings", title: "Open problems: severity and frequency",
      sentence: sentence(points, few: rated.count - points.count),
      legend: [
        "Up: severity, the median of the ratings, 0 to 4. To the right: share of people who met it.",
        "The two are kept apart: a problem that one person meets may still block them.",
      ],
      points: points.map(\.point), severities: Impact.allCases.map { "\($0.label)" })
  }

  /// Every rating, and their median where there are several: "4 and 3, median 3.5".
  static func severity(_ finding: FindingSummary) -> Sentence {
    guard let severity = finding.severity else { return "not rated" }
    let ratings = severity.ratings.map { "\($0.severity.rawValue)" as Sentence }
    guard ratings.count > 1 else { return ratings[0] }
    return
      "\(Sentence.list(ratings)), median \(Figure.decimal(Double(severity.doubledMedian) / 2))"
  }

  /// "2 of 5 people who took part", "12 % to 77 %"; no interval for fewer than five.
  static func frequency(_ finding: FindingSummary) -> [Sentence] {
    guard let frequency = finding.latest?.frequency else {
      return ["not counted yet", StudyCells.none]
    }
    guard frequency.hasShare, let interval = frequency.interval else {
      return ["\(frequency.words)", StudyCells.none]
    }
    return ["\(frequency.words)", Figure.interval(interval)]
  }

  /// Whether it is an open problem with a severity and a count of who met it.
  private static func isRated(_ finding: FindingSummary) -> Bool {
    guard finding.part == .open || finding.part == .beyondWcag, finding.severity != nil,
      let frequency = finding.latest?.frequency
    else { return false }
    return frequency.isCounted && frequency.exposed > 0
  }

  /// A problem that is drawn, and how many met it, of how many.
  private typealias Drawn = (point: SeverityPlot.Point, met: Sentence)

  /// `nil` where too few people could meet it for a share.
  private static func point(_ finding: FindingSummary) -> Drawn? {
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
      ? " \(few, "problem", "problems") fewer than \(Minimum.share.words) could meet, too few for a share: the table has the counts."
      : ""
    let shares = drawn.map(\.point.frequency)
    guard let first = drawn.first, let last = drawn.last, let low = shares.min(),
      let high = shares.max()
    else { return "Severity and frequency of open problems: there is no figure yet." + rest }
    func words(_ drawn: Drawn) -> Sentence {
      "\(drawn.point.label), severity \(Figure.decimal(drawn.point.severity)), met by \(drawn.met)"
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
      "Severity and frequency, \(drawn.count) open problems: first \(words(first)); last \(words(last)); met least often \(named(low)); most often \(named(high)); n = \(drawn.count) problems."
      + rest
  }
}
