package import Wording

/// Where each kind of record lies. All throw a ``WorkbenchError`` with the code `invalidData` for a bad id.
extension RecordPath {
  package static func profile(_ id: String) throws(WorkbenchError) -> RecordPath {
    try file(in: ["Personas", "people"], id)
  }

  package static func spectrum(_ id: String) throws(WorkbenchError) -> RecordPath {
    try file(in: ["Personas", "spectrum"], id)
  }

  package static func instrument(_ id: String) throws(WorkbenchError) -> RecordPath {
    try file(in: ["Surveys", "instruments"], id)
  }

  package static func promptPack(_ id: String) throws(WorkbenchError) -> RecordPath {
    try file(in: ["Surveys", "prompts"], id)
  }

  package static func checklist(_ id: String) throws(WorkbenchError) -> RecordPath {
    try file(in: ["Surveys", "checklists"], id)
  }

  package static func study(_ study: String) throws(WorkbenchError) -> RecordPath {
    try file(ofStudy: study, ["study.json"])
  }

  package static func participant(
    _ id: String, study: String
  ) throws(WorkbenchError) -> RecordPath {
    try file(ofStudy: study, ["participants"], id)
  }

  package static func describedPerson(
    _ id: String, study: String
  ) throws(WorkbenchError) -> RecordPath {
    try file(ofStudy: study, ["people"], id)
  }

  package static func session(_ id: String, study: String) throws(WorkbenchError) -> RecordPath {
    try RecordID.check(id)
    return try file(ofStudy: study, ["sessions", id, "session.json"])
  }

  /// - `id`: The log's id without the `log-` of its file name.
  package static func log(
    _ id: String, session: String, study: String
  ) throws(WorkbenchError) -> RecordPath {
    try RecordID.check(session)
    return try file(ofStudy: study, ["sessions", session], id, prefix: "log-")
  }

  package static func response(_ id: String, study: String) throws(WorkbenchError) -> RecordPath {
    try file(ofStudy: study, ["responses"], id)
  }

  package static func finding(_ id: String, study: String) throws(WorkbenchError) -> RecordPath {
    try file(ofStudy: study, ["findings"], id)
  }

  package static func evidence(_ id: String, study: String) throws(WorkbenchError) -> RecordPath {
    try file(ofStudy: study, ["evidence"], id)
  }

  package static func inventory(_ id: String, study: String) throws(WorkbenchError) -> RecordPath {
    try file(ofStudy: study, ["screens"], id)
  }

  package static func walkthrough(
    _ id: String, study: String
  ) throws(WorkbenchError) -> RecordPath {
    try file(ofStudy: study, ["walkthroughs"], id)
  }

  package static func attachment(
    _ id: String, study: String
  ) throws(WorkbenchError) -> RecordPath {
    try file(ofStudy: study, ["attachments"], id)
  }

  /// The file of a picture, beside its record.
  ///
  /// - `ending`: With its dot.
  package static func picture(
    _ id: String, ending: String, study: String
  ) throws(WorkbenchError) -> RecordPath {
    try file(ofStudy: study, ["attachments"], id, suffix: ending)
  }

  /// A generated report, such as `Exports/bank/coverage.md`.
  ///
  /// - `ending`: With its dot.
  package static func export(
    _ id: String, ending: String, study: String
  ) throws(WorkbenchError) -> RecordPath {
    try RecordPath(file(ofStudy: study, [], id, top: "Exports", suffix: ending).text)
  }
}
