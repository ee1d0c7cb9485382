package import Records

extension Release {
  /// Measures a closed round for the edition for sharing.
  ///
  /// The result depends on the records alone: not on their order, a clock or chance.
  ///
  /// - Parameter round: `nil` for the latest round that is closed.
  /// - Returns: `nil` where the round is not closed, or no round is.
  /// - Complexity: O(*n* log *n*) in the number of notes, attempts and answers.
  package static func measure(_ records: StudyRecords, round: Int? = nil) -> Release? {
    let closed = records.study.closedRounds
    guard let round = round ?? latestClosed(records), let day = closed[round] else { return nil }
    return ReleaseAssembly(records, round: round, closedOn: day).release()
  }

  /// The latest closed round; `nil` where none is.
  package static func latestClosed(_ records: StudyRecords) -> Int? {
    records.study.closedRounds.keys.max()
  }

  /// Platforms beside that of the target on which sessions of a round were. Its readers are not told, since a platform may
  /// be that of one person's session; whoever makes it is.
  ///
  /// - Parameter round: `nil` for the latest round that is closed.
  package static func otherPlatforms(of records: StudyRecords, round: Int?) -> [OtherPlatform] {
    let view = StudyView(
      records, options: ReportOptions(round: round ?? latestClosed(records), edition: .share))
    return OtherPlatform.all(view.records, view.counted, round: view.round)
  }

  /// Why the sharing edition of each closed round says nothing of its participants; `nil` for a round that does.
  package static func silences(_ records: StudyRecords) -> [Int: ReleasedPeople.Silence?] {
    let membership = ReleaseRounds(records).membership
    return Dictionary(
      records.study.closedRounds.keys.map { ($0, membership.silence(of: $0)) },
      uniquingKeysWith: { first, _ in first })
  }
}

extension TookPart {
  /// Register numbers of those who took part in the round and count.
  var present: Set<Int> { Set(lived.tookPart.indices.filter { lived.tookPart[$0] }) }
}
