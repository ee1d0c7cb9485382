import JSON
import Platform
package import Records
package import Wording
package import Workspace

/// Looks for what an erasure covers in the files as they lie in the work tree.
package enum WorkTreePropagation {
  /// What the files need so that everything withdrawn is gone.
  ///
  /// - `marks`: The erasures in history.
  /// - `today`: The day that profiles note beside claims that lose something.
  /// - Complexity: Every file is read once; only studies in which something was ever erased are taken apart.
  package static func changes(
    in workspace: WorkspaceLocation, marks: ErasureMarks, today: CalendarDay?
  ) throws(WorkbenchError) -> [ErasurePropagation.Change] {
    let files = try WorkspaceFiles.list(in: workspace).filter {
      $0.study != nil && $0.role.formatName != nil
    }
    let reader = try WorkspaceReader(workspace)
    let marked = concurrentMap(files.count) { index -> Bool in
      // A file that cannot be read is told by kerb check; it holds no mark that could be acted on.
      (try? reader.read(files[index])).map { bytes in
        holdsMark(bytes) || files[index].role == .participant && holdsWithdrawal(bytes)
      } ?? false
    }
    let studies = marks.studies.union(
      zip(files, marked).filter(\.1).map { Text($0.0.study ?? "") })
    let shared = marks.sharedFiles(besides: studies)
    guard !studies.isEmpty || !shared.isEmpty else { return [] }
    let theirs = files.filter {
      studies.contains(Text($0.study ?? "")) || shared.contains(Text($0.path))
    }
    var byStudy: [Text: [RecordFile]] = [:]
    for case let record? in try RecordLoader.map(theirs, in: workspace, { $0 }) {
      byStudy[Text(record.file.study ?? ""), default: []].append(record)
    }
    let ordered = byStudy.sorted { $0.key < $1.key }.map(\.value)
    let profiles = try RecordLoader.map(
      WorkspaceFiles.listShared(in: workspace).filter { $0.role == .profile }, in: workspace
    ) { $0 }.compactMap(\.self)
    return ordered.flatMap { ErasurePropagation.changes(in: $0, marks: marks) }
      + ErasurePropagation.changes(ofProfiles: profiles, in: ordered, marks: marks, on: today)
  }

  /// Whether the words of a mark stand in a text.
  static func holdsMark(_ bytes: [UInt8]) -> Bool { Bytes.contains(mark, in: bytes) }

  /// Whether a study's file may have digests of sharing editions.
  static func holdsShared(_ bytes: [UInt8]) -> Bool {
    StudyRound.sharedFields.contains { Bytes.contains("\"\($0)\":", in: bytes) }
  }

  /// Whether an entry about something that somebody took back may stand in a participant's file.
  static func holdsWithdrawal(_ bytes: [UInt8]) -> Bool {
    Bytes.contains("\"scope\":", in: bytes)
  }

  /// Whether a participant's file may hold a refusal, or a write that has replaced one.
  static func holdsRefusal(_ bytes: [UInt8]) -> Bool {
    holdsRefusedValue(bytes) || Bytes.contains("\"\(Consent.pointer(to: ""))", in: bytes)
  }

  /// Whether a refusal may stand in a file.
  static func holdsRefusedValue(_ bytes: [UInt8]) -> Bool {
    Bytes.contains("\"\(Permission.refused.id)\"", in: bytes)
  }

  private static let mark = "\"\(SystemKey.erased)\":"
}
