import Measures
import Records

/// Open problems by severity and by how many people met them in the round.
enum FindingsPlot {
  static func plot(_ study: StudySummary) -> SeverityPlot {
    let points = study.findings.findings.compactMap(point)
    return SeverityPlot(
      name: "study-findings", title: "Open problems: severity and frequency",
      sentence: sentence(points),
      legend: [
        "Up: severity, the median of the ratings, 0 to 4. To the right: share of people who met it.",
        "The two are kept apart: a problem that one person meets may still block them.",
      ],
      points: points, severities: Impact.allCases.map(\.label))
  }

  /// Every rating, and their median where there are several: "4 and 3, median 3.5".
  static func severity(_ finding: FindingSummary) -> String {
    guard let severity = finding.severity else { return "not rated" }
    let ratings = severity.ratings.map { "\($0.severity.rawValue)" }
    guard ratings.count > 1 else { return ratings.joined() }
    return
      "\(Phrase.list(ratings)), median \(Figure.decimal(Double(severity.doubledMedian) / 2))"
  }

  /// "2 of 5 people who took part", "12 % to 77 %"; no interval for fewer than five.
  static func frequency(_ finding: FindingSummary) -> [String] {
    guard let frequency = finding.latest?.frequency else {
      return ["not counted yet", StudyCells.none]
    }
    guard frequency.hasShare, let interval = frequency.interval else {
      return [frequency.words, StudyCells.none]
    }
    return [frequency.words, Figure.interval(interval)]
  }

  private static func point(_ finding: FindingSummary) -> SeverityPlot.Point? {
    guard finding.part == .open || finding.part == .beyondWcag,
      let severity = finding.severity, let frequency = finding.latest?.frequency,
      frequency.isCounted, let share = frequency.count.share
    else { return nil }
    return SeverityPlot.Point(
      label: finding.id.short, severity: Double(severity.doubledMedian) / 2,
      frequency: share.value, words: [self.severity(finding)] + Self.frequency(finding))
  }

  private static func sentence(_ points: [SeverityPlot.Point]) -> String {
    guard let first = points.first, let last = points.last,
      let rare = points.min(by: { $0.frequency < $1.frequency }),
      let common = points.max(by: { $0.frequency < $1.frequency })
    else { return "Severity and frequency of open problems: there is no figure yet." }
    func share(_ point: SeverityPlot.Point) -> String {
      Figure.percent(Proportion(nearest: point.frequency))
    }
    func words(_ point: SeverityPlot.Point) -> String {
      "\(point.label), severity \(Figure.decimal(point.severity)), met by \(share(point))"
    }
    guard points.count > 1 else {
      return "Severity and frequency, one open problem: \(words(first)); n = 1 problem."
    }
    return
      "Severity and frequency, \(points.count) open problems: first \(words(first)); last \(words(last)); met least often \(rare.label), \(share(rare)); most often \(common.label), \(share(common)); n = \(points.count) problems."
  }
}
