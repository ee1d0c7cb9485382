import JSON
package import Localization
import Records

/// Findings as they stand with what this review did.
extension Review {
  /// Every finding, those of this review last.
  package var findings: [ReviewFinding] {
    let made = ledger.values.compactMap { place, value -> ReviewFinding? in
      guard place.path.isEmpty, let object = value.object else { return nil }
      return Self.finding(at: place.record, object)
    }
    return plan.findings + made.sorted { Text.precedes($0.path, $1.path) }
  }

  package func finding(at path: String) -> ReviewFinding? {
    if let old = plan.findings.first(where: { Text.isSame($0.path, path) }) { return old }
    return ledger.values[.whole(path)]?.object.map { Self.finding(at: path, $0) }
  }

  /// The findings that a note supports.
  package func findings(of key: NoteKey) -> [ReviewFinding] {
    let reference = plan.reference(to: key)
    let supports = Finding.table[\.supports].key
    let paths = ledger.values.compactMap { place, value -> String? in
      guard place.path.count == 2, Text.isSame(place.path[0], supports),
        Text.isSame(place.path[1], reference), !value.isNull
      else { return nil }
      return place.record
    }
    return paths.sorted { Text.precedes($0, $1) }.compactMap(finding(at:))
  }

  /// Findings that have something in common with the note that is asked about, the closest first.
  package var closeFindings: [(finding: ReviewFinding, shared: [Sentence])] {
    guard let note else { return [] }
    let close = findings.map { ($0, $0.shared(with: note)) }.filter { !$0.1.isEmpty }
    return close.enumerated().sorted { left, right in
      let (a, b) = (left.element.1.count, right.element.1.count)
      return a == b ? left.offset < right.offset : a > b
    }.map(\.element)
  }

  /// All ratings of a finding, those of this review too.
  package func ratings(of path: String) -> [ReviewFinding.Rating] {
    let ratings = Finding.table[\.ratings].key
    return ledger.values.compactMap { place, value -> ReviewFinding.Rating? in
      guard Text.isSame(place.record, path), place.path.count == 2,
        Text.isSame(place.path[0], ratings), let object = value.object
      else { return nil }
      let rating = Finding.Rating(object)
      guard let severity = rating.severity else { return nil }
      return ReviewFinding.Rating(
        key: place.path[1], rater: rating.rater, severity: severity)
    }.sorted { Text.precedes($0.key, $1.key) }
  }

  /// This reviewer's own rating of a finding.
  package func rating(of path: String) -> ReviewFinding.Rating? {
    ratings(of: path).first { Text.isSame($0.rater, role) }
  }

  /// Makes the note support a finding, or none of those that it supported.
  mutating func link(_ path: String?) -> ReviewOutcome {
    guard let current else { return ReviewOutcome("") }
    let reference = plan.reference(to: current)
    let old = findings(of: current)
    if let path {
      guard let finding = finding(at: path) else { return .problem("There is no such finding.") }
      if old.contains(where: { Text.isSame($0.path, path) }) {
        return ReviewOutcome("Stays with \(finding.shortID).")
      }
      return ReviewOutcome(
        "Supports \(finding.shortID).",
        entries: perform(
          "finding \(finding.shortID)",
          [.value(.support(reference, of: path), .object(JSONObject()))]))
    }
    guard !old.isEmpty else { return ReviewOutcome("No finding.") }
    return ReviewOutcome(
      "No finding any more.",
      entries: perform("no finding", old.map { .value(.support(reference, of: $0.path), .null) }))
  }

  /// Makes a finding that the note supports; it names what the note names.
  mutating func make(id: String, path: String, title: String) -> ReviewOutcome {
    guard let current, let note else { return ReviewOutcome("") }
    let isStrength = note.kind == .success || note.kind == .noBarrier
    var object = JSONObject()
    object[SystemKey.id] = .string(id)
    object[\Finding.title] = .string(title)
    object[\Finding.kind] = .string((isStrength ? FindingKind.strength : .problem).id)
    func put(_ path: PartialKeyPath<Finding>, _ members: [String]) {
      if !members.isEmpty { object[path] = .array(members.map { .string($0) }) }
    }
    put(\.places, note.confirmed.map(\.description))
    put(\.dimensions, note.dimensions.map(\.id))
    put(\.principles, note.principles.map(\.id))
    put(\.screens, note.screen.map { [$0] } ?? [])
    if note.isBeyondWcag == true { object[\Finding.isBeyondWcag] = .bool(true) }
    let short = RecordID(id)?.short ?? id
    return ReviewOutcome(
      "New finding \(short).",
      entries: perform(
        "new finding \(short)",
        [
          .value(.whole(path), .object(object)),
          .value(.support(plan.reference(to: current), of: path), .object(JSONObject())),
        ]))
  }

  /// Puts this reviewer's rating beside those of others.
  mutating func rate(_ path: String, _ severity: Impact?, key: String) -> ReviewOutcome {
    guard let finding = finding(at: path) else { return .problem("There is no such finding.") }
    let mine = rating(of: path)
    guard severity != mine?.severity else {
      return ReviewOutcome(severity == nil ? "Not rated." : "Rating stays.")
    }
    let place = RecordValue.severity(mine?.key ?? key, of: path)
    let value = severity.map { Self.rating(rater: role, severity: $0) } ?? .null
    let words: Sentence =
      severity.map { "\(finding.shortID) severity \($0.rawValue), \($0.label)" }
      ?? "\(finding.shortID) not rated"
    let others = ratings(of: path).filter { !Text.isSame($0.rater, role) }
      .map { "\($0.rater) \($0.severity.rawValue)" }
    let beside: Sentence = others.isEmpty ? "" : " Kept beside \(others.joined(separator: ", "))."
    return ReviewOutcome("\(words)." + beside, entries: perform(words, [.value(place, value)]))
  }

  private static func finding(at path: String, _ object: JSONObject) -> ReviewFinding {
    func strings(_ path: PartialKeyPath<Finding>) -> [String] {
      (object[path]?.array ?? []).compactMap(\.string)
    }
    return ReviewFinding(
      id: object[SystemKey.id]?.string ?? "", path: path,
      title: object[\Finding.title]?.string ?? "",
      places: strings(\.places).compactMap { Place($0) }, screens: strings(\.screens))
  }
}
