package import JSON
package import Records

/// Moments of a record as somebody's clock shows them, for reading on a terminal.
package enum LocalMoments {
  /// The values with `2026-03-02 10:30 CET (2026-03-02T09:30:00Z)` in place of moments; as they are where the clock
  /// shows UTC.
  package static func shown(_ values: JSONObject, _ fields: [Field], _ zone: LocalZone)
    -> JSONObject
  {
    var result = values
    for field in fields {
      guard let value = values[field.key] else { continue }
      switch field.kind {
      case .instant:
        guard let instant = value.string.flatMap({ Instant($0) }),
          !zone.isUTC(at: instant.milliseconds)
        else { continue }
        result[field.key] = .string("\(zone.words(instant)) (\(instant.text))")
      case .group(let inner):
        result[field.key] = .object(shown(value.object ?? JSONObject(), inner, zone))
      default: continue
      }
    }
    return result
  }
}
