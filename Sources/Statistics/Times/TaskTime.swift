/// How long somebody took for a task, in seconds; always above zero.
package struct TaskTime: Quantity {
  package let seconds: Double

  /// - Throws: ``StatisticsError/timeNotPositive(milliseconds:)`` for zero and below.
  package init(milliseconds: Int) throws(StatisticsError) {
    guard milliseconds > 0 else { throw .timeNotPositive(milliseconds: milliseconds) }
    seconds = Double(milliseconds) / 1000
  }

  package init(nearest number: Double) { seconds = max(.leastNormalMagnitude, number) }

  package var number: Double { seconds }

  /// Whole milliseconds, as files and words of elapsed time use them.
  package var milliseconds: Int { Int(min(seconds * 1000, 9e15).rounded()) }
}
