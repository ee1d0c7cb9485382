import JSON
package import Localization
package import Measures
package import Records
import Synchronization
import Team
package import Wording
import Workspace

/// A study as the edition for sharing reads it: without logs that nobody has cleared of names, numbers and places.
///
/// Such a log is taken as git last had it, if it was cleared then, and left out otherwise: reports are the same on every
/// machine, whoever still holds notes back, and the same whether they are printed or written into `Exports`.
package struct SharedStudy {
  package let records: StudyRecords
  /// Files of the study that were left out because something is wrong with them.
  package let faults: [WorkbenchError]
  /// The study with the logs that were left out.
  private let whole: StudyRecords
  /// Why withdrawals of history cannot be known in this clone.
  private let gap: WorkbenchError?
  /// Logs of which the present state was left out because nobody has cleared them, by their paths.
  let uncleared: [String]

  /// - `replacing`: Files as they would be after a change, instead of those that are there.
  package static func load(
    _ study: String, _ workbench: Workbench, replacing: [RecordFile] = []
  ) throws -> SharedStudy {
    let location = workbench.location
    let uncleared = Mutex<[String]>([])
    let replaced = Dictionary(
      replacing.map { (Text($0.file.path), $0) }, uniquingKeysWith: { first, _ in first })
    let repository = try Repository.find(location)
    let history = try repository.map { repository in
      let history = ErasureHistory(repository)
      let marks = try history.marks()
      return (marks, gap: try history.gap(marks))
    }
    let standing = try history.map { try Self.standing(study, location, $0.0) } ?? [:]
    func load(_ known: [Text: RecordFile]) throws -> LoadedStudy {
      try StudyLoader.load(study, in: location) { read in
        let path = Text(read.file.path)
        let record = replaced[path] ?? standing[path] ?? read
        guard UnclearedLog.isOne(record) else { return record }
        uncleared.withLock { $0.append(record.file.path) }
        return known[Text(record.file.path)]
      }
    }
    var loaded = try load([:])
    let paths = uncleared.withLock { $0 }.sorted()
    if !paths.isEmpty, let repository {
      let known = try covered(clearedVersions(of: paths, in: repository), study, location)
      if !known.isEmpty { loaded = try load(known) }
    }
    let whole =
      paths.isEmpty ? loaded.records : try StudyLoader.load(study, in: location) { $0 }.records
    // An uncleared log tells no word to anyone outside, and no better result either.
    var records = loaded.records
    if !paths.isEmpty { records.settleHelp(as: whole) }
    return SharedStudy(
      records: records, faults: loaded.faults, whole: whole,
      gap: history?.gap, uncleared: paths)
  }

  /// The edition for sharing of a closed round.
  ///
  /// - Parameter round: `nil` for the latest round that is closed.
  /// - Returns: `nil` where the round is not closed, or no round is.
  /// - Throws: `WorkbenchError` where the clone does not have all of history, or cannot read it.
  package func release(round: Int? = nil) throws(WorkbenchError) -> Release? {
    guard let round = round ?? Release.latestClosed(records) else { return nil }
    if let gap { throw gap }
    return Release.measure(
      records, round: round, unconfirmed: FindingsSummary.unconfirmedFixes(whole, round: round))
  }

  /// The contradicted fixes, also those that only notes in logs that were left out contradict.
  private var contradicted: [MeasuredFinding] { FindingsSummary.contradictedFixes(whole) }

  /// What was left out, and how to have it in; `nil` where nothing was.
  package func remark(of study: String) -> Sentence? {
    guard !uncleared.isEmpty else { return nil }
    return
      "Left out \(uncleared.count, "log", "logs") that nobody has cleared of names, numbers and places: `kerb review SESSION --study \(study) --identifiers`"
  }

  /// What whoever makes reports of it hears: what was left out, and what its readers are not told.
  ///
  /// - `round`: `nil` for the latest round that is closed.
  package func remarks(of study: String, round: Int?) -> [Sentence] {
    let target = records.study.target.platform
    let platforms = Release.otherPlatforms(of: records, round: round).map { other -> Sentence in
      "\(other.sessions, "session was", "sessions were") on \(other.platform.label), not on \(target.label) as the target says. Readers of this edition are not told: tell them, or change the target."
    }
    let fixes = contradicted.map { finding -> Sentence in
      "\(finding.id.short): \(finding.standing). This edition prints it among open problems, or as marked fixed and not confirmed if it does not have those notes."
    }
    let own = Release.findingsOfTheTeam(records, of: whole, round: round).map {
      finding -> Sentence in
      "\(finding.id.short): its title and texts are in this edition, although none of its notes can be shared. Read them before you share the report."
    }
    return [remark(of: study), silence(of: study, round)].compactMap(\.self) + fixes + own
      + platforms
      + Release.recordGaps(of: whole, round: round).map {
        $0.claim + " Readers of this edition are not told: \($0.fix)."
      }
  }

  /// Whether the round hides its participants because they have changed; `nil` if not.
  private func silence(of study: String, _ round: Int?) -> Sentence? {
    guard let round = round ?? Release.latestClosed(records),
      let change = Release.changes(records)[round]
    else { return nil }
    return
      "Participants of round \(round) are hidden: \(change.words). To show them, \(change.fix(study, round: round))."
  }

  /// How many logs of a round nobody has cleared.
  package func uncleared(inRound round: Int) -> Int {
    uncleared.count { path in
      records.sessions.contains {
        $0.session.round == round && !$0.session.isPilot
          && path.contains("/sessions/\($0.session.id.string)/")
      }
    }
  }

  /// The files that a rollback, an old version or one whole side of a merge left wrong, as they have to be: nothing comes
  /// back into the edition that was withdrawn or refused, and what was shared before is known.
  private static func standing(
    _ study: String, _ location: WorkspaceLocation, _ marks: ErasureMarks
  ) throws -> [Text: RecordFile] {
    let shared = marks.sharedFiles(besides: marks.studies)
    let files = try WorkspaceFiles.list(in: location, .study(study)).filter {
      marks.studies.contains(Text(study)) || shared.contains(Text($0.path))
    }
    let records = try RecordLoader.map(files, in: location) { $0 }.compactMap { $0 }
    var result: [Text: RecordFile] = [:]
    for change in ErasurePropagation.changes(in: records, marks: marks) {
      guard let file = WorkspaceFile(recordAt: change.path) else { continue }
      result[Text(change.path)] = RecordFile(file, bytes: change.bytes)
    }
    return result
  }

  /// The versions without what was erased since git had them.
  private static func covered(
    _ known: [Text: RecordFile], _ study: String, _ location: WorkspaceLocation
  ) throws -> [Text: RecordFile] {
    guard !known.isEmpty else { return known }
    let files = try WorkspaceFiles.list(in: location, .study(study))
    let records = try RecordLoader.map(files, in: location) { $0 }.compactMap { $0 }
    var result = known
    for change in ErasurePropagation.changes(in: records + known.values) {
      guard let old = known[Text(change.path)] else { continue }
      result[Text(change.path)] = RecordFile(old.file, bytes: change.bytes)
    }
    return result
  }

  private static func clearedVersions(of paths: [String], in repository: Repository) throws
    -> [Text: RecordFile]
  {
    let names = paths.map { "HEAD:\(repository.inRepository($0))" }
    var known: [Text: RecordFile] = [:]
    for (path, bytes) in zip(paths, try Blobs(repository.git).read(names)) {
      guard let bytes, let file = WorkspaceFile(recordAt: path) else { continue }
      let record = RecordFile(file, bytes: bytes)
      if record.isSound, !UnclearedLog.isOne(record) { known[Text(path)] = record }
    }
    return known
  }
}
