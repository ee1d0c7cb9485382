import Records
package import Wording

/// What became of a file that git held unmerged, or in which somebody committed conflict markers.
package struct RebuiltFile: Sendable {
  package enum Outcome: Sendable {
    /// Both sides are in it now.
    case joined
    /// One side had taken the file away; the other one's version stays, as kerb never removes a record.
    case kept
    /// The record was erased after a withdrawal and stays so.
    case erased
    /// A report, to be generated again from the merged records.
    case export(study: String)
    /// Nothing was changed; a person must do something.
    case left(WorkbenchError)
  }

  /// From the workspace on.
  package let path: String
  package let outcome: Outcome
  /// Whether git knows now that it is settled.
  package let isAdded: Bool
  /// Where the file was put aside as somebody had left it, if it held more than git's own markers.
  package let copy: String?
}
