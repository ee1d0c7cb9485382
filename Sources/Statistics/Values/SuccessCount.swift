package import Localization

/// How many attempts succeeded, of how many.
///
/// None of none is a value too: nobody tried. It has no share and no interval.
package struct SuccessCount: Hashable, Sendable, CustomStringConvertible {
  package let successes: Int
  package let attempts: SampleSize

  /// - Throws: ``StatisticsError/impossibleCount(_:of:)`` for counts below zero or more successes than attempts.
  package init(_ successes: Int, of attempts: Int) throws(StatisticsError) {
    guard let size = SampleSize(attempts), (0...attempts).contains(successes) else {
      throw .impossibleCount(successes, of: attempts)
    }
    self.successes = successes
    self.attempts = size
  }

  /// The share that succeeded; `nil` where nobody tried.
  package var share: Proportion? {
    attempts.count == 0
      ? nil : Proportion(rounding: Double(successes) / Double(attempts.count))
  }

  package var failures: Int { attempts.count - successes }

  /// "4 of 5".
  package var words: Sentence { "\(successes) of \(attempts.count)" }

  package var description: String { words.plain() }
}

extension SuccessCount {
  /// Counts that fit each other by the way they were counted.
  package init(counted successes: Int, of attempts: Int) {
    self.successes = max(0, min(successes, attempts))
    self.attempts = SampleSize(counted: attempts)
  }
}
