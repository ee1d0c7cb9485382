package import Records

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

extension StudyView {
  /// Counted sessions of the reported round that name nobody.
  var unnamedSessions: Int { counted.entries.count { $0.round == round && !$0.namesPeople } }
}

/// A platform on which the product was tried, though the target of the study is another one.
package struct OtherPlatform: Hashable, Sendable {
  package let platform: ProductPlatform
  /// How many sessions of the round that count; a meeting written down as several is one.
  package let sessions: Int

  /// All of one round, in the order of the platforms.
  static func all(
    _ records: StudyRecords, _ counted: CountedSessions, round: Int?
  ) -> [OtherPlatform] {
    let target = records.study.target.platform
    var counts: [ProductPlatform: Int] = [:]
    for meeting in counted.meetings(of: round) {
      let platforms = Set(meeting.compactMap { records.sessions[$0.index].session.platform })
      for platform in platforms where !target.includes(platform) {
        counts[platform, default: 0] += 1
      }
    }
    return ProductPlatform.allCases.compactMap { platform in
      counts[platform].map { OtherPlatform(platform: platform, sessions: $0) }
    }
  }
}
