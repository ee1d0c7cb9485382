/// The zone that somebody's clock shows, as a value: offsets and names for moments.
package struct LocalZone: Sendable {
  /// What a clock there shows at a moment.
  package struct Reading: Hashable, Sendable {
    /// Seconds east of Greenwich.
    package let offset: Int
    /// What the zone is called then, such as CET.
    package let name: String

    package init(offset: Int, name: String) {
      self.offset = offset
      self.name = name
    }

    /// `+01:00`.
    package var offsetText: String { Self.text(ofOffset: offset) }

    static func text(ofOffset offset: Int) -> String {
      let minutes = abs(offset) / 60
      return "\(offset < 0 ? "-" : "+")\(Self.two(minutes / 60)):\(Self.two(minutes % 60))"
    }

    private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
  }

  /// By milliseconds since 1970, UTC.
  package let at: @Sendable (Int) -> Reading

  package init(_ at: @escaping @Sendable (Int) -> Reading) { self.at = at }

  package static let utc = LocalZone { _ in Reading(offset: 0, name: "UTC") }

  /// Whether a clock there shows UTC at a moment.
  package func isUTC(at milliseconds: Int) -> Bool { at(milliseconds).offset == 0 }

  /// The day that a calendar there shows at a moment: `2026-03-02`.
  package func day(_ instant: Instant) -> String {
    let offset = at(instant.milliseconds).offset * 1000
    return String(Instant(milliseconds: instant.milliseconds + offset).text.prefix(10))
  }

  /// A moment as somebody there types it, without the zone: `2026-03-02 10:30`.
  package func typed(_ instant: Instant) -> String {
    let words = words(instant)
    return String(words.prefix(16))
  }

  /// A moment as a clock there shows it, with the zone: `2026-03-02 10:30 CET`; the number where the zone has no name of
  /// letters.
  package func words(_ instant: Instant) -> String {
    let reading = at(instant.milliseconds)
    let local = Instant(milliseconds: instant.milliseconds + reading.offset * 1000).text
    let hasName = reading.name.utf8.allSatisfy { (0x41...0x5a).contains($0 & 0xdf) }
    let name = hasName && !reading.name.isEmpty ? reading.name : "UTC\(reading.offsetText)"
    return "\(local.prefix(10)) \(local.dropFirst(11).prefix(5)) \(name)"
  }
}
