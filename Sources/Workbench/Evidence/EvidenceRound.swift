package import Records

/// Which round evidence that no session gives belongs to: answers to checklists, audits, walks.
package enum EvidenceRound {
  /// The round where nobody says otherwise: the latest with a session, or the next one where that is closed; none in
  /// particular before the first session.
  package static func usual(_ records: StudyRecords) -> Int? {
    guard records.sessions.contains(where: { !$0.session.isPilot }) else { return nil }
    return ClosedRounds(of: records.study).open(from: SurveyRound.latest(records))
  }
}
