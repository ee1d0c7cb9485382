import JSON
package import Localization
package import Records

extension Release {
  /// Measures a closed round for the edition for sharing.
  ///
  /// The result depends on the records alone: not on their order, a clock or chance.
  ///
  /// - `round`: `nil` for the latest round that is closed.
  /// - `unconfirmed`: The fixes that the team edition does not confirm, also because of notes and attempts outside this
  ///   edition: it prints them as not confirmed. `nil` takes those of the records.
  /// - Returns: `nil` where the round is not closed, or no round is.
  /// - Complexity: O(*n* log *n*) in the number of notes, attempts and answers.
  package static func measure(
    _ records: StudyRecords, round: Int? = nil, unconfirmed: [MeasuredFinding]? = nil
  ) -> Release? {
    let closed = records.study.closedRounds
    guard let round = round ?? latestClosed(records), let day = closed[round] else { return nil }
    return ReleaseAssembly(
      records, round: round, closedOn: day,
      unconfirmed: unconfirmed ?? FindingsSummary.unconfirmedFixes(records, round: round)
    ).release()
  }

  /// The latest closed round; `nil` where none is.
  package static func latestClosed(_ records: StudyRecords) -> Int? {
    records.study.closedRounds.keys.max()
  }

  /// Platforms beside that of the target on which sessions of a round were. Its readers are not told, since a platform may
  /// be that of one person's session; whoever makes it is.
  ///
  /// - `round`: `nil` for the latest round that is closed.
  package static func otherPlatforms(of records: StudyRecords, round: Int?) -> [OtherPlatform] {
    let view = StudyView(
      records, options: ReportOptions(round: round ?? latestClosed(records), edition: .share))
    return OtherPlatform.all(view.records, view.counted, round: view.round)
  }

  /// What is missing or not settled in a round, and how to settle it. The numbers could tell of participants, so readers
  /// are not told; whoever makes the edition is.
  ///
  /// - `round`: `nil` for the latest round that is closed.
  package static func recordGaps(
    of records: StudyRecords, round: Int?
  ) -> [(claim: Sentence, fix: Sentence)] {
    guard let round = round ?? latestClosed(records) else { return [] }
    return StudyView(records, options: ReportOptions(round: round)).recordGaps.forMaker
  }

  /// Findings of a round with notes that count in the team edition only: the sharing edition has their title and words all
  /// the same.
  ///
  /// - `shared`: The study without uncleared logs.
  /// - `round`: `nil` for the latest round that is closed.
  package static func findingsOfTheTeam(
    _ shared: StudyRecords, of whole: StudyRecords, round: Int?
  ) -> [MeasuredFinding] {
    guard let round = round ?? latestClosed(shared) else { return [] }
    let findings = FindingsSummary.measure(
      shared, options: ReportOptions(round: round, edition: .share)
    ).findings.filter { $0.moments == 0 }
    guard !findings.isEmpty else { return [] }
    let supported = FindingsSummary.measure(whole, options: ReportOptions(round: round)).findings
      .filter { $0.moments > 0 }
    return findings.filter { finding in supported.contains { $0.id == finding.id } }
  }

  /// How much the sharing edition of a closed round shows of its participants.
  package enum Voice: Int, Comparable, Sendable {
    /// Nothing: too few count, or others than when it was closed.
    case nothing
    /// Their results, and not who they were.
    case results
    case everything

    package static func < (left: Voice, right: Voice) -> Bool { left.rawValue < right.rawValue }
  }

  /// The closed rounds, and how much the sharing edition of each shows of its participants.
  package static func voices(_ records: StudyRecords) -> [Int: Voice] {
    let membership = ReleaseRounds(records).membership
    return Dictionary(
      records.study.closedRounds.keys.map { round in
        let isSilent =
          membership.changed.contains(round)
          || membership.members(of: round).count < CoarseCount.least
        return (
          round,
          isSilent ? .nothing : membership.silence(of: round) == nil ? .everything : .results
        )
      }, uniquingKeysWith: { first, _ in first })
  }

  /// Closed rounds of which the sharing edition may print notes and quotes.
  package static func roundsWithWords(_ records: StudyRecords) -> Set<Int> {
    let rounds = ReleaseRounds(records)
    let silent = voices(records).filter { $0.value == .nothing }.keys
    return Set(records.study.closedRounds.keys).subtracting(rounds.changedWords).subtracting(silent)
  }

  /// Why the sharing edition of a closed round hides its participants.
  package enum Change: Sendable {
    /// Other participants count than when it was closed, or with other details.
    case changed
    /// Two people closed it at the same time, with different participants or details.
    case closedTwice
    /// Its sharing edition was made with other participants or details, and then it was closed again.
    case sharedBefore

    /// The reason of a round that is not as it was closed.
    package init(_ round: StudyRound) {
      let frozen = Set(round.frozenPeople.map { Text($0) })
      let isShared = frozen.isSuperset(of: round.sharedPeople.map { Text($0) })
      self = frozen.count > 1 ? .closedTwice : isShared ? .changed : .sharedBefore
    }

    package var words: Sentence {
      switch self {
      case .changed: "they or their details have changed since"
      case .closedTwice:
        "it was closed by two people at the same time, with different participants or details"
      case .sharedBefore:
        "a sharing edition was made with other participants or details before it was closed again"
      }
    }

    /// What may end it.
    ///
    /// - `study`: The id of the study.
    package func fix(_ study: String, round: Int) -> Sentence {
      let close: Sentence =
        "`kerb study round reopen \(study) \(round)` and close it again"
      return switch self {
      case .changed: "undo the change; or, if nothing of it was shared, \(close)"
      case .closedTwice: "if nothing of it was shared, \(close)"
      case .sharedBefore:
        "undo what changed since that edition; or share a later round, with other participants"
      }
    }
  }

  /// Closed rounds that hide their participants because they are not as they were closed.
  package static func changes(_ records: StudyRecords) -> [Int: Change] {
    let changed = ReleaseRounds(records).membership.changed
    return records.study.rounds.filter { changed.contains($0.key) }.mapValues(Change.init)
  }
}

extension TookPart {
  /// Register numbers of those who took part in the round and count.
  var present: Set<Int> { Set(lived.tookPart.indices.filter { lived.tookPart[$0] }) }
}
