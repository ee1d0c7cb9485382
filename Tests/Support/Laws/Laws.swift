import Platform

/// How many of the random cases of a law are tried: a tenth of them, and all where `KERB_LAWS=full` is in the
/// environment, as in `.ci/run`.
package enum Laws {
  package static let isFull = ThisProcess.environment("KERB_LAWS") == "full"

  /// - Returns: At least 1.
  package static func count(_ all: Int) -> Int { isFull ? all : max(1, (all + 9) / 10) }

  /// The first of these seeds.
  package static func seeds<Seed: FixedWidthInteger>(_ all: Range<Seed>) -> Range<Seed> {
    all.lowerBound..<all.lowerBound + Seed(count(Int(all.upperBound - all.lowerBound)))
  }

  /// The first of these seeds.
  package static func seeds<Seed: FixedWidthInteger>(_ all: ClosedRange<Seed>) -> ClosedRange<Seed>
  {
    let count = Seed(count(Int(all.upperBound - all.lowerBound) + 1))
    return all.lowerBound...all.lowerBound + count - 1
  }
}
