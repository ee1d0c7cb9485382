/// A rate of success in which a task that was partly done counts half.
///
/// Source: Nielsen, Success Rate: The Simplest Usability Metric, 2001. It hides who was stopped half-way, so
/// that reports print the three counts beside it.
package struct PartialCredit: Hashable, Sendable {
  package let done: Int
  package let partlyDone: Int
  package let attempts: SampleSize

  /// - Throws: ``StatisticsError/impossibleCount(_:of:)`` for counts below zero or above the attempts.
  package init(done: Int, partlyDone: Int, attempts: Int) throws(StatisticsError) {
    guard let size = SampleSize(attempts), (0...attempts).contains(done) else {
      throw .impossibleCount(done, of: attempts)
    }
    guard (0...(attempts - done)).contains(partlyDone) else {
      throw .impossibleCount(partlyDone, of: attempts - done)
    }
    self.done = done
    self.partlyDone = partlyDone
    self.attempts = size
  }

  /// The share with half credit; `nil` where nobody tried.
  package var share: Proportion? {
    attempts.count == 0
      ? nil
      : Proportion(
        rounding: (Double(done) + Double(partlyDone) / 2) / Double(attempts.count))
  }
}
