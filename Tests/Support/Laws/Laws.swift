import Platform

/// How many of the random cases of a law are tried: a tenth of them, and all where `KERB_LAWS=full` is in the
/// environment, as in `.ci/run`.
package enum Laws {
  package static let isFull = ThisProcess.environment("KERB_LAWS") == "full"

  /// - Returns: At least 1.
  package static func count(_ all: Int) -> Int { isFull ? all : max(1, (all + 9) / 10) }

  /// The first of these seeds.
  package static func seeds(_ all: Range<Int>) -> Range<Int> {
    all.lowerBound..<all.lowerBound + count(all.count)
  }

  /// The first of these seeds.
  package static func seeds(_ all: ClosedRange<UInt64>) -> ClosedRange<UInt64> {
    all.lowerBound...all.lowerBound + UInt64(count(all.count)) - 1
  }
}
