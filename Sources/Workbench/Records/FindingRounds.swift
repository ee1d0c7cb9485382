import JSON
import Localization
import Merging
import Records
import Wording

/// What is checked of a finding before it is written: the rounds in which it has a state exist in the study, and a change
/// in a closed one, and a technology that no participant can use, are announced.
struct FindingRounds {
  private let closed: ClosedRounds
  private let records: StudyRecords

  init(_ study: String, _ workbench: Workbench) throws {
    closed = try ClosedRounds(study, workbench)
    records = try workbench.study(study).records
  }

  /// Checks a finding before it is written.
  ///
  /// - Parameter before: The finding as it was; `nil` for a new one.
  /// - Returns: Warnings about technologies that are new in it, and about closed rounds that the change concerns.
  /// - Throws: ``WorkbenchError`` if a new state is of a round that the study does not have.
  func check(_ draft: RecordDraft, before: JSONDocument?) throws -> [Sentence] {
    let new = JSONValue(try JSONReader.read(draft.bytes).root).object ?? JSONObject()
    let old = before.flatMap { JSONValue($0.root).object } ?? JSONObject()
    let (states, earlier) = (Self.states(new), Self.states(old))
    for (round, state) in states.sorted(by: { $0.key < $1.key })
    where earlier[round] == nil && !ReviewFiles.isGone(state) {
      try requireKnown(round)
    }
    guard new != old else { return [] }
    return unknownTechnologies(new, old)
      + concerned(new, old, states, earlier).sorted().flatMap { closed.remarks(changing: $0) }
  }

  private func unknownTechnologies(_ new: JSONObject, _ old: JSONObject) -> [Sentence] {
    let before = (old[\Finding.technologies]?.array ?? []).compactMap(\.string)
    let typed = (new[\Finding.technologies]?.array ?? []).compactMap(\.string).filter { name in
      !before.contains { Text.isSame($0, name) }
    }
    let used =
      records.participants.flatMap(\.assistiveTechnologies)
      + records.sessions.flatMap(\.session.assistiveTechnologies)
    return typed.isEmpty
      ? []
      : UncountedTarget.unknownTechnologies(typed, among: used.map(\.name)).map {
        "The finding can concern no participant: \($0.reason)."
      }
  }

  /// Rounds whose reports a change alters: those of the states that differ, and if anything else differs, every round of
  /// the finding.
  private func concerned(
    _ new: JSONObject, _ old: JSONObject, _ states: [Int: JSONObject], _ earlier: [Int: JSONObject]
  ) -> Set<Int> {
    let all = Set(states.keys).union(earlier.keys)
    let differs = all.filter { states[$0] != earlier[$0] }
    let fields = Set(new.members.keys).union(old.members.keys)
    let isOther = fields.contains { key in
      ![Finding.table[\.rounds].key, SystemKey.sync].contains { Text.isSame($0, key.string) }
        && new[key.string] != old[key.string]
    }
    guard isOther else { return differs }
    return all.union(noted(new)).union(noted(old))
  }

  /// The rounds of the sessions whose notes support a finding.
  private func noted(_ finding: JSONObject) -> Set<Int> {
    let sessions = Set(
      (finding[\Finding.supports]?.object?.sortedKeys ?? []).compactMap { key in
        key.string.split(separator: "/").first.map { Text(String($0)) }
      })
    return Set(
      records.sessions.map(\.session).filter {
        !$0.isPilot && sessions.contains(Text($0.id.string))
      }.map(\.round))
  }

  private func requireKnown(_ round: Int) throws {
    let known = Set(records.sessions.map(\.session.round))
      .union(records.evidence.compactMap(\.round)).union(records.study.closedRounds.keys)
    guard round > max(1, known.max() ?? 1) else { return }
    let rounds = known.union([1]).sorted().map(String.init)
    throw WorkbenchError(
      .invalidData, at: "round \(round)",
      "the study has no round \(round): no session or evidence belongs to it",
      fix: rounds.count == 1
        ? "the study has round \(rounds[0]) only"
        : "the rounds are \(rounds.joined(separator: ", "))")
  }

  private static func states(_ finding: JSONObject) -> [Int: JSONObject] {
    let rounds = finding[\Finding.rounds]?.object ?? JSONObject()
    return rounds.members.reduce(into: [:]) { found, entry in
      if let round = Int(entry.key.string) { found[round] = entry.value.object ?? JSONObject() }
    }
  }
}
