import Records

/// A barrier that somebody met at a principle, or beyond WCAG, and that a note ties to an ability.
struct TiedBarrier: Hashable {
  let dimension: Dimension
  /// `nil` for what somebody settled as no matter of WCAG.
  let principle: Place?
  /// The register number.
  let person: Int
}
