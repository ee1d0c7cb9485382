/// Which version of the program this is.
package enum ProgramVersion {
  /// Such as `0.1.0`.
  package static let current = "0.1.0"

  /// "kerb 0.1.0": what made a report.
  package static let named = "kerb \(current)"
}
