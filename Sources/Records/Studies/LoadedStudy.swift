package import Wording

/// What was read of a study, and what could not be.
package struct LoadedStudy: Sendable {
  package let records: StudyRecords
  /// What is wrong with files that are left out; the others are all there.
  package let faults: [WorkbenchError]

  package init(records: StudyRecords, faults: [WorkbenchError]) {
    self.records = records
    self.faults = faults
  }
}
