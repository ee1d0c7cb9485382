import CommandLine
import JSON
import Localization
import Records
import Wording
import Workbench

/// What the verbs that list checklists and instruments share: a study's records beside the list, rows or JSON, faults.
struct StudyListing {
  let study: String?
  /// The records of the study; `nil` where none was named.
  let records: StudyRecords?
  /// What cannot be read, of the list and of the study, each place once.
  let faults: [WorkbenchError]

  /// - Parameter faults: Those of the list itself.
  /// - Throws: an error where the named study is not there.
  init(_ invocation: Invocation, _ workbench: Workbench, faults: [WorkbenchError]) throws {
    study = try invocation.string("study").map { try RecordFinder.study($0, workbench) }
    guard let study else {
      (records, self.faults) = (nil, faults)
      return
    }
    let loaded = try workbench.study(study)
    records = loaded.records
    self.faults = faults + loaded.faults.filter { !faults.map(\.place).contains($0.place) }
  }

  /// Writes the rows as JSON or as lines, then what cannot be read.
  ///
  /// - Parameters:
  ///   - empty: What is said where there is no row and no fault.
  ///   - tell: Writes the lines.
  func write(
    _ rows: [JSONValue], empty: Sentence, to invocation: Invocation, tell: (Console) -> Void
  ) -> ExitStatus {
    let console = invocation.console
    if invocation.flag("json") {
      console.out(json: JSONWriter.canonical(.array(rows)))
    } else if rows.isEmpty, faults.isEmpty {
      console.message(empty)
    } else {
      tell(console)
    }
    for fault in faults { console.report(fault) }
    return faults.isEmpty ? .success : .findings
  }
}
