import JSON
package import Records

/// Two problems of different studies that may be one.
package struct ReturnedProblem: Sendable {
  package struct Side: Sendable {
    package let study: RecordID
    package let id: RecordID
    package let title: String
  }

  package let first: Side
  package let second: Side
  /// Criteria that both name.
  package let criteria: [Place]
  /// Titles of screens or tasks that both name, as the first study writes them.
  package let shared: [String]
  /// Whether the text of one names the whole id of the other.
  package let isNamed: Bool
}

/// Finds problems of different studies that may be one: they name the same criterion, and the same screen or task.
///
/// That is a reason to look, not a fact: nothing in a file says that two problems are one. A text that holds the whole
/// id of the other one, as a word of its own, is taken for the word of whoever wrote it.
struct ReturnedProblems {
  let studies: [(id: RecordID, findings: FindingsSummary)]

  init(_ studies: [(id: RecordID, findings: FindingsSummary)]) { self.studies = studies }

  /// In the order of the studies, then of the ids.
  func list() -> [ReturnedProblem] {
    var found: [ReturnedProblem] = []
    for (place, earlier) in studies.enumerated() {
      for later in studies.dropFirst(place + 1) {
        for first in Self.problems(earlier.findings) {
          for second in Self.problems(later.findings) {
            if let pair = pair((earlier.id, first), (later.id, second)) { found.append(pair) }
          }
        }
      }
    }
    return found
  }

  private static func problems(_ findings: FindingsSummary) -> [MeasuredFinding] {
    findings.findings.filter { $0.kind != .strength }.sorted { $0.id < $1.id }
  }

  private func pair(
    _ one: (study: RecordID, finding: MeasuredFinding),
    _ other: (study: RecordID, finding: MeasuredFinding)
  ) -> ReturnedProblem? {
    let (first, second) = (one.finding, other.finding)
    let criteria = first.places.filter { $0.kind == .criterion && second.places.contains($0) }
      .sorted()
    let shared = Self.shared(first, second)
    let isNamed = Self.names(first, second.id) || Self.names(second, first.id)
    guard isNamed || (!criteria.isEmpty && !shared.isEmpty) else { return nil }
    return ReturnedProblem(
      first: .init(study: one.study, id: first.id, title: first.title),
      second: .init(study: other.study, id: second.id, title: second.title),
      criteria: criteria, shared: shared, isNamed: isNamed)
  }

  /// Screens and tasks with the same words, whatever their capitals and signs.
  private static func shared(_ first: MeasuredFinding, _ second: MeasuredFinding) -> [String] {
    let others = places(second).map { WordSet($0).whole }
    var seen: Set<[[UInt32]]> = []
    return places(first).filter { title in
      let words = WordSet(title).whole
      return !words.isEmpty && others.contains(words) && seen.insert(words).inserted
    }
  }

  /// Titles of the screens that a finding names, of the tasks during which somebody met it, and of those it names itself.
  private static func places(_ finding: MeasuredFinding) -> [String] {
    finding.screens + finding.tasks + finding.goals.map(\.title)
  }

  private static func names(_ finding: MeasuredFinding, _ id: RecordID) -> Bool {
    [finding.explanation, finding.recommendation].contains { text in
      // Hardly any text holds the id at all, and finding that out is cheap.
      guard let text, text.contains(id.string) else { return false }
      return isWord(Array(id.string.unicodeScalars), of: Array(text.unicodeScalars))
    }
  }

  /// Whether a word stands in a text with no letter or digit directly before or after it.
  private static func isWord(_ word: [Unicode.Scalar], of text: [Unicode.Scalar]) -> Bool {
    text.indices.contains { start in
      let rest = text[start...]
      guard rest.starts(with: word) else { return false }
      let before = text[..<start].last.map(isPartOfWord) ?? false
      let after = rest.dropFirst(word.count).first.map(isPartOfWord) ?? false
      return !before && !after
    }
  }

  private static func isPartOfWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }
}
