import JSON
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

  /// What is missing in the counted sessions of the reported round.
  var recordGaps: RecordGaps {
    let answered = Set(records.responses.compactMap(\.session))
    let empty = counted.meetings(of: round).count { parts in
      parts.allSatisfy { part in
        let records = records.sessions[part.index]
        return !records.holdsRecords && !answered.contains(records.session.id)
      }
    }
    let planned = Set(records.study.tasks.map { Text($0.id) })
    var (leftOut, outsidePlan, disputed) = (0, 0, 0)
    var tries: [RecordID: [Text: [RecordID: Text?]]] = [:]
    for entry in counted.entries where entry.round == round {
      let records = records.sessions[entry.index]
      for attempt in records.session.attempts {
        guard register.counts(attempt.participant, namesExcluded: entry.namesExcluded) else {
          if attempt.participant == nil { leftOut += 1 }
          continue
        }
        if !planned.contains(Text(attempt.task)) { outsidePlan += 1 }
        if attempt.isHelpDisputed { disputed += 1 }
        let session = records.session
        let alone = session.participants.count == 1 ? session.participants.first : nil
        guard let person = attempt.participant ?? alone, attempt.outcome != .notOffered else {
          continue
        }
        tries[person, default: [:]][Text(attempt.task), default: [:]][session.id] =
          (session.startedAt ?? session.heldOn).map { Text($0) }
      }
      guard entry.namesExcluded else { continue }
      leftOut += records.session.promptAnswers.count { $0.participant == nil }
      leftOut += records.logs.reduce(0) { $0 + $1.notes.count { $0.participant == nil } }
    }
    let unordered = tries.values.count { tasks in
      tasks.values.contains { starts in
        starts.count > 1 && Set(starts.values.compactMap(\.self)).count < starts.count
      }
    }
    return RecordGaps(
      round: round, sessionsWithoutRecords: empty, leftOut: leftOut, outsidePlan: outsidePlan,
      helpDisputed: disputed, unordered: unordered, unsettled: records.unsettledFields)
  }
}

/// What is missing or not settled in the counted sessions of a round; reports for the team print it beside who took part.
package struct RecordGaps: Hashable, Sendable {
  package let round: Int?
  /// Sessions in which nothing is recorded: planned, or not entered yet. They count all the same.
  package let sessionsWithoutRecords: Int
  /// Attempts, answers and notes that name no participant, in sessions with somebody of whom nothing counts.
  package let leftOut: Int
  /// Attempts at tasks that the plan does not have (any more): no figure counts them.
  package let outsidePlan: Int
  /// Attempts recorded as unassisted, beside a note of help.
  package let helpDisputed: Int
  /// Participants with attempts at one task in sessions of which nothing tells which came first.
  package let unordered: Int
  /// Fields of the study's files with several values since a merge, of all rounds.
  package let unsettled: Int

  /// What whoever makes a sharing edition is told: records that were left out are none of the edition's.
  var ofEdition: RecordGaps {
    RecordGaps(
      round: round, sessionsWithoutRecords: sessionsWithoutRecords, leftOut: 0,
      outsidePlan: outsidePlan, helpDisputed: helpDisputed, unordered: 0, unsettled: unsettled)
  }
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
