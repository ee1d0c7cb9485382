import Localization
import Records

extension LivedPlan {
  /// Why nothing of somebody may come in; `nil` where it may.
  static func fault(
    of id: String, _ line: Int, _ study: String, _ present: Present
  ) -> NotesRejection? {
    if present.withdrawn.contains(id) { return withdrew(id, line) }
    return present.refused.contains(id) ? refused(id, line, study) : nil
  }

  static func unknownNumber(_ line: Int, _ study: String) -> NotesRejection {
    NotesRejection(
      line, .participant, "no participant of \(study), or more than one, has this P-number",
      fix:
        "`kerb participant list \(study)` names them; write the whole id or the person's name, or make participants with these numbers first: `kerb participant new \(study) --from FILE`"
    )
  }

  static func withdrew(_ id: String, _ line: Int) -> NotesRejection {
    NotesRejection(
      line, .participant, "the person of this row has withdrawn or was deleted (\(id))",
      fix: "remove the person's rows from the file")
  }

  static func refused(_ id: String, _ line: Int, _ study: String) -> NotesRejection {
    NotesRejection(
      line, .participant, "the person of this row refused to be observed (\(id))",
      fix:
        "remove the person's rows from the file; if they have agreed since: `kerb participant consent \(study) \(RecordID(id)?.short ?? id) --observe granted --manner speech`"
    )
  }
}
