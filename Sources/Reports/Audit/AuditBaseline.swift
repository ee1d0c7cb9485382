package import JSON

/// Findings that a team knows already: a pipeline fails on new ones only.
package struct AuditBaseline: Sendable {
  /// How often each finding may come, by its fingerprint. Nothing in it says what a screen shows.
  private var counts: [String: Int]

  package static let format = "kerb-audit-baseline/1"

  /// - Returns: `nil` where the file is no baseline.
  package init?(_ root: JSONNode) {
    guard root[key: "format"]?.isString(Self.format) == true, let findings = root[key: "findings"]
    else { return nil }
    counts = [:]
    for (key, value) in findings.members {
      guard let name = key.string, let count = value.integer, count > 0 else { return nil }
      counts[name] = count
    }
  }

  package init(_ screens: [AuditedScreen]) {
    counts = screens.flatMap(\.findings).reduce(into: [:]) { $0[$1.fingerprint, default: 0] += 1 }
  }

  package var json: JSONValue {
    .object(
      JSONObject([
        "format": .string(Self.format),
        "findings": .object(
          JSONObject(
            Dictionary(
              uniqueKeysWithValues: counts.map { (Text($0.key), JSONValue.integer($0.value)) }))),
      ]))
  }

  /// The findings that are new, and how many were known.
  package func split(_ screens: [AuditedScreen]) -> (new: Set<AuditPlace>, known: Int) {
    var left = counts
    var new: Set<AuditPlace> = []
    var known = 0
    for (screen, audited) in screens.enumerated() {
      for (number, finding) in audited.findings.enumerated() {
        if let count = left[finding.fingerprint], count > 0 {
          left[finding.fingerprint] = count - 1
          known += 1
        } else {
          new.insert(AuditPlace(screen: screen, finding: number))
        }
      }
    }
    return (new, known)
  }
}

/// The number of a finding among those of its screen, and the screen's number.
package struct AuditPlace: Hashable, Sendable {
  package let screen: Int
  package let finding: Int
}
