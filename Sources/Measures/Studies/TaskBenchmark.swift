import Records
package import Statistics

/// How many people did a task without help, beside a figure that somebody published about other people.
package struct TaskBenchmark: Sendable {
  /// Of a hundred people elsewhere.
  package let percent: Int
  /// Who published it; without that nothing is compared.
  package let source: String?
  /// `nil` where nothing is compared: without a source, and where nobody tried.
  package let test: BenchmarkTest?

  /// How far chance reaches: at most one round in twenty.
  package static let level = 0.05

  init?(_ task: StudyTask, _ count: SuccessCount?, _ mask: NumberMask) {
    guard let percent = task.benchmarkPercent else { return nil }
    self.percent = percent
    source = task.benchmarkSource.map(mask.text)
    guard source != nil, let count, let rate = try? Proportion(Double(percent) / 100) else {
      test = nil
      return
    }
    test = try? BenchmarkTest(count, against: rate)
  }

  /// Whether the share here lies below the benchmark; `nil` where both are the same or nothing is compared.
  package var isBelow: Bool? {
    guard let count = test?.count else { return nil }
    let (here, there) = (count.successes * 100, percent * count.attempts.count)
    return here == there ? nil : here < there
  }

  /// How likely a share as far from the benchmark, on that side, is by chance alone; `nil` where nothing is compared.
  package var chance: Probability? {
    guard let test else { return nil }
    return isBelow == true ? test.confidenceAbove : test.midP
  }
}
