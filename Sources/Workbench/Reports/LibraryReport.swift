import Localization
import Measures
import Records
import Reports
package import Wording
import Workspace

/// What all studies of a workspace know together; for the team, and never a file in `Exports`.
///
/// It rests on every study and every round. A file of it would have to be made again with each change and emptied at
/// each withdrawal, and what it told of one round could be subtracted from a shared report of another.
package enum LibraryReport {
  package struct Made {
    package let report: MeasuredReport
    /// What is wrong with files that were left out, those of whole studies first.
    package let faults: [WorkbenchError]
  }

  /// The formats in which it is written.
  package static let formats: [ReportFormat] = [.markdown, .json, .html]

  /// Reads and measures every study that is not deleted; one that cannot be read is left out and named.
  package static func made(_ workbench: Workbench) throws -> Made {
    var (studies, leftOut): ([StudyRecords], [String]) = ([], [])
    var (broken, faults): ([WorkbenchError], [WorkbenchError]) = ([], [])
    for id in try workbench.studies() {
      do {
        let loaded = try workbench.study(id)
        studies.append(loaded.records)
        faults += loaded.faults
      } catch {
        guard try !isDeleted(id, workbench) else { continue }
        leftOut.append(id)
        broken.append(error)
      }
    }
    let library = Library.measure(studies)
    let (left, told) = (leftOut, unique(faults))
    return Made(
      report: MeasuredReport(
        "library", document: LibraryDocument.document(library, leftOut: left),
        json: LibraryJSON.value(library, leftOut: left)),
      faults: broken + told)
  }

  private static func isDeleted(_ study: String, _ workbench: Workbench) throws -> Bool {
    let plan = try workbench.files(ofStudy: study).first { $0.role == .study }
    return plan.map { workbench.read($0) }.map { $0.isSound && $0.isGone } ?? false
  }

  /// Each once: files that all studies share are read with each.
  private static func unique(_ faults: [WorkbenchError]) -> [WorkbenchError] {
    var seen: Set<String> = []
    return faults.filter { seen.insert($0.description).inserted }
  }
}
