package import Localization

/// The typical time of a task: the geometric mean up to 25 people, the median above.
///
/// Source: Sauro and Lewis 2010, as at ``GeometricMean``. Time spent on setting up or on faults is not time on
/// the task; the caller leaves it out or measures twice.
package struct TimeSummary: Hashable, Sendable {
  package enum Typical: String, Hashable, Sendable {
    case geometricMean, median

    /// The name to print with the figure.
    package var name: Sentence { self == .median ? "median" : "geometric mean" }
  }

  package let typical: Typical
  package let time: TaskTime
  /// `nil` where there are too few times, or all are equal; `missing` then says why.
  package let interval: Interval<TaskTime>?
  package let missing: StatisticsError?
  package let shortest: TaskTime
  package let longest: TaskTime
  package let sampleSize: SampleSize

  /// The most people of whom the geometric mean is taken.
  package static let mostForGeometricMean = 25

  /// - Throws: ``StatisticsError/noValues`` for an empty list.
  package init(
    _ times: [TaskTime], confidence: Confidence = .ninetyFive
  ) throws(StatisticsError) {
    let median = try Median(times)
    let geometric = try GeometricMean(times)
    typical = times.count <= Self.mostForGeometricMean ? .geometricMean : .median
    time = typical == .median ? median.median : geometric.mean
    shortest = median.values.first ?? time
    longest = median.values.last ?? time
    sampleSize = median.sampleSize
    guard times.count == 1 || shortest < longest else {
      // Equal times say nothing about their spread.
      (interval, missing) = (nil, .noSpread)
      return
    }
    do {
      interval =
        switch typical {
        case .median: try median.interval(confidence)
        case .geometricMean: try geometric.interval(confidence)
        }
      missing = nil
    } catch {
      interval = nil
      missing = error
    }
  }
}
