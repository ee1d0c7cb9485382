import JSON
import Localization
import Measures
import Merging
import Records
import Wording
import Workspace

/// Says that somebody else changed the same fields while a person had a record before them.
struct MeanwhileChange {
  private let fields: [String]

  /// - Parameters:
  ///   - before: What was there when the change was written.
  ///   - after: What is there then.
  init(_ file: WorkspaceFile, before: JSONDocument, after: RecordDraft) {
    let old = FileConflict.all(in: RecordFile(file, bytes: before.bytes)).count
    let new = FileConflict.all(in: RecordFile(file, bytes: after.bytes))
    fields = new.count > old ? new.map { $0.conflict.path.joined(separator: "/") } : []
  }

  /// Empty where nothing met.
  var remarks: [Sentence] {
    guard !fields.isEmpty else { return [] }
    return [
      "Somebody changed the same field meanwhile. Both values are kept, in conflict: \(Sentence.list(fields)). Next: `kerb team resolve`"
    ]
  }
}
