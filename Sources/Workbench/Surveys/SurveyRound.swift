package import Records

/// The round of answers that belong to no session, such as paper sheets that come back later.
package enum SurveyRound {
  /// The latest round that has a session; 1 before the first session.
  package static func latest(_ records: StudyRecords) -> Int {
    records.sessions.filter { !$0.session.isPilot }.map(\.session.round).max() ?? 1
  }
}
