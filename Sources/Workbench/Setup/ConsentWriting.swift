package import JSON
package import Localization
import Merging
package import Records
package import Wording

/// Writes down what a participant agreed to, as somebody hands it in.
package enum ConsentWriting {
  /// What was written.
  package struct Written {
    /// The participant's whole id.
    package let id: String
    /// The participant's record as it is now.
    package let participant: JSONObject
    /// Claims of profiles that stand otherwise now, a sentence each.
    package let claims: [Sentence]
    /// A sentence for each picture that may show the participant, if they refused to be recorded.
    package let pictures: [Sentence]
  }

  /// Writes permissions under the workspace's lock.
  ///
  /// - `typed`: A participant of the study; the short id is enough.
  /// - Throws: `WorkbenchError` where there is no such participant any more, or a value is wrong.
  package static func write(
    _ patch: RecordPatch, of typed: String, study: String, in workbench: Workbench
  ) throws -> Written {
    try workbench.askingBeforeSilence { isAllowed in
      try workbench.transaction { try write(patch, of: typed, study, workbench, isAllowed) }
    }
  }

  /// Refuses values from a file that would grant what a participant refused: the file may be an old copy of the record.
  ///
  /// - Throws: `WorkbenchError` that names the permissions and the command that records a new consent.
  package static func refuseLifting(
    _ patch: RecordPatch, of participant: RecordFile, study: String
  ) throws(WorkbenchError) {
    guard let root = participant.document?.root, let consent = patch.values[Consent.key]?.object
    else { return }
    let refused = Consent.refused(in: root)
    let lifted = Consent.permissions.filter { permission in
      guard refused.contains(permission), let value = consent[permission] else { return false }
      return value.string != Permission.refused.id
    }
    guard let first = lifted.first else { return }
    let id = participant.file.expectedID
    let short = RecordID(id)?.short ?? id
    throw WorkbenchError(
      .invalidData, at: "--from",
      "\(Sentence.list(lifted.map(Phrase.dashed))): refused by \(short), but not in the file; values from a file never replace a refusal",
      fix:
        "take consent out of the file, or, if \(short) agreed since: `kerb participant consent \(study) \(short) --\(Phrase.dashed(first)) granted`"
    )
  }

  private static func write(
    _ patch: RecordPatch, of typed: String, _ study: String, _ workbench: Workbench,
    _ isAllowed: Bool
  ) throws -> Written {
    let finder = RecordFinder(workbench: workbench, kind: .participant)
    let record = try finder.record(typed, study: study)
    guard let document = record.document, !record.isGone else {
      throw WorkbenchError(
        .noInput, at: typed, "this participant was deleted or withdrew",
        fix: "`kerb participant list \(study)` names the others")
    }
    let claims = try ConsentClaims(study: study, in: workbench)
    var draft = RecordDraft(
      changing: document, format: Participant.format, ids: workbench.ids)
    try patch.apply(to: &draft, now: workbench.now)
    try workbench.refuseSilence(
      [record.file.path: draft.bytes], study: study, isAllowed: isAllowed)
    try workbench.write(draft, to: RecordPath(record.file.path), isNew: false)
    return Written(
      id: record.file.expectedID, participant: draft.root, claims: try claims.changed(),
      pictures: try Attachments(of: study, in: workbench).refused(by: record.file.expectedID))
  }
}
