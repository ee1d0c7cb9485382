import JSON
package import Merging
package import Records
package import Wording
package import Workspace

/// What a run of `kerb team sync` did, or would do.
package struct SyncReport: Sendable {
  /// How it ended.
  package enum Ending: Sendable {
    /// What is here is there now.
    case sent
    /// There was nothing to send.
    case nothingToSend
    /// There is no remote; what is here is committed.
    case noRemote
    /// Nothing was changed; it was only looked at.
    case rehearsed
  }

  /// A record whose field has several values after the merge.
  package struct Conflicting: Sendable {
    package let file: WorkspaceFile
    package let conflicts: [FieldConflict]
  }

  package internal(set) var ending = Ending.rehearsed
  /// "origin/main", safe to show.
  package internal(set) var remote: String?
  /// Whether the remote had no such branch before.
  package internal(set) var isNewThere = false
  /// How many files were committed.
  package internal(set) var committed = 0
  /// What the other side did not have.
  package internal(set) var yours = RecordDifference()
  /// What we did not have.
  package internal(set) var theirs = RecordDifference()
  /// How many records differed on both sides.
  package internal(set) var mergedFiles = 0
  package internal(set) var conflicting: [Conflicting] = []
  /// What was erased, because somebody withdrew.
  package internal(set) var covered: [ErasurePropagation.Change] = []
  /// Whether commits that were not sent were put together, because they held what was withdrawn.
  package internal(set) var isFlattened = false
  /// What kerb check finds after the last change; `nil` where nobody has looked.
  package internal(set) var checkFindings: Int?
  /// Reports that were made again.
  package internal(set) var reports: [String] = []
  /// Logs that stay here until somebody has cleared them, and the pictures that wait with them.
  package private(set) var held: [String] = []
  /// Pictures, each with its record, that stay here because they may show participants who refused that.
  package private(set) var refused: [String] = []
  /// Records with faults: they stay here.
  package private(set) var faults: [WorkbenchError] = []
  /// Records and pictures whose files are gone from the work tree only.
  package private(set) var missing: [String] = []
  /// Files that are none of kerb's.
  package private(set) var foreign: [String] = []
  /// What became of pictures whose files were gone.
  package private(set) var pictures = LostPictures.Outcome()
  /// Records of which the other side's version could not be joined.
  package private(set) var unreadable: [UnreadableRecord] = []

  init() {}

  mutating func note(_ own: OwnChanges) {
    held = own.held
    refused = own.refused
    faults = own.faults
    missing = own.missing
    foreign = own.foreign
  }

  mutating func note(_ unreadable: [UnreadableRecord]) { self.unreadable += unreadable }

  mutating func note(_ pictures: LostPictures.Outcome) {
    self.pictures = pictures
    let here = Set(pictures.restored.map { Text($0) })
    missing.removeAll { here.contains(Text($0)) }
  }

  mutating func note(_ merged: MemoryMerge.Outcome) {
    let records = merged.records
    note(merged.unreadable)
    yours = RecordDifference()
    let paths = Set(records.map { Text($0.path) })
    conflicting.removeAll { paths.contains(Text($0.file.path)) }
    for record in records {
      guard let file = WorkspaceFile(recordAt: record.path) else { continue }
      yours += record.change.yours
      theirs += record.change.theirs
      if record.change.isMerged { mergedFiles += 1 }
      if !record.change.conflicts.isEmpty {
        conflicting.append(Conflicting(file: file, conflicts: record.change.conflicts))
      }
    }
  }
}
