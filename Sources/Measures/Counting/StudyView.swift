import Records

/// A study made ready for measuring: records in order, who counts, which sessions count, which round is meant.
///
/// Everything in `Measures` that reads a whole study begins here, so that all reports count the same people and sessions.
struct StudyView {
  let records: StudyRecords
  let edition: Edition
  /// Takes P-numbers out of what people wrote, in the edition for sharing.
  let mask: NumberMask
  /// Everybody whom the study names; those of whom nothing counts are marked.
  var register: ParticipantRegister
  /// The sessions that count, of all rounds; no pilots.
  let counted: CountedSessions
  /// The round to report: the one asked for, or the latest with a session that counts; before the first such session the
  /// latest that evidence names. `nil` when there is neither.
  ///
  /// Evidence alone does not make a round the latest: people are what reports are about first.
  let round: Int?
  /// Rounds before it with a session that counts, in order.
  var earlierRounds: [Int] { counted.rounds.filter { $0 < round ?? 0 } }

  init(_ unordered: StudyRecords, options: ReportOptions) {
    records = unordered.inOrder()
    edition = options.edition
    mask = NumberMask(records, edition: options.edition)
    register = ParticipantRegister(records, edition: options.edition)
    counted = CountedSessions(records.sessions, register: &register)
    round =
      options.round ?? counted.rounds.last
      ?? records.evidence.filter { $0.kind != .lived }.compactMap(\.round).max()
  }
}
