import JSON
import Localization
import Merging
import Platform
import Records
package import Wording
import Workspace

/// Merges two commits without touching branch, index or work tree.
///
/// Every record that differs is joined, also where git would take one side unseen: its merge base may be stale after
/// a squash, and a version that was rolled back must not win. Reports are kept as ours, because they are made again
/// from the merged data. Everything else is merged by git itself.
package struct MemoryMerge: Sendable {
  /// What came of a merge.
  package struct Outcome: Sendable {
    /// A commit that nobody sees, whose tree is the result.
    package let commit: ObjectID
    package let tree: ObjectID
    /// The records that differ between the two sides.
    package let records: [MergedRecord]
    /// Those of which the other side's version cannot be joined.
    package let unreadable: [UnreadableRecord]
  }

  /// One record that differed.
  package struct MergedRecord: Sendable {
    /// From the workspace on.
    package let path: String
    /// The versions; `nil` where a side has none.
    package let ours: [UInt8]?
    package let theirs: [UInt8]?
    package let result: [UInt8]
    /// What it brings to either side.
    let change: MergedChange
  }

  private let repository: Repository
  private var git: Git { repository.git }

  package init(_ repository: Repository) { self.repository = repository }

  /// One side of a merge.
  package enum Side: Sendable { case ours, theirs }

  /// Merges two commits.
  ///
  /// A record that another person has made unreadable stops nothing, see `UnjoinableRecords`.
  ///
  /// - `reports`: From which side files in `Exports` are taken until they are made again.
  /// - Throws: `WorkbenchError` with the code `invalidData` when files conflict that are none of kerb's, or commits of
  ///   ours hold a record that cannot be read; it names the first one and what to do.
  /// - Complexity: O(size of what differs), with a few runs of git whatever the number of files.
  package func merge(
    _ ours: ObjectID, _ theirs: ObjectID, reports side: Side = .ours
  ) throws(WorkbenchError) -> Outcome {
    let differences = try TreeDifference.between(ours.text, theirs.text, git)
    var records: [TreeDifference] = []
    var kept: [TreeDifference] = []
    var others = false
    for difference in differences {
      switch Kind(difference, repository) {
      case .record: records.append(difference)
      case .report: kept.append(difference)
      case .other: others = true
      }
    }
    let (merged, unreadable) = try joined(records, ours, theirs)
    var edits: [(path: String, content: TreeWriter.Content)] = []
    for (difference, record) in zip(records, merged) {
      // Both sides get one object, also of a filter that writes the same content in many ways.
      let same = record.ours == record.result ? difference.oldFile : nil
      edits.append((difference.path, same.map { .blob($0) } ?? .bytes(record.result)))
    }
    for report in kept {
      let (mine, other) = (report.oldFile, report.newFile)
      guard let id = side == .ours ? mine ?? other : other ?? mine else {
        continue
      }
      edits.append((report.path, .blob(id)))
    }
    let writer = TreeWriter(git)
    let mine = try writer.commit(on: ours, needed(edits, records, merged))
    guard others else {
      return Outcome(
        commit: mine, tree: try writer.tree(of: mine), records: merged, unreadable: unreadable)
    }
    let other = try writer.commit(on: theirs, edits)
    let tree = try mergeTheRest(mine, other, theirs)
    let commit = try writer.commit(tree: tree, parents: [mine], message: "merge", isFinal: false)
    return Outcome(commit: commit, tree: tree, records: merged, unreadable: unreadable)
  }

  /// The edits that change something on our side; with many records most are unchanged there.
  private func needed(
    _ edits: [(path: String, content: TreeWriter.Content)], _ records: [TreeDifference],
    _ merged: [MergedRecord]
  ) -> [(path: String, content: TreeWriter.Content)] {
    let same = Set(
      zip(records, merged).filter {
        $0.1.ours == $0.1.result && $0.0.oldMode == TreeDifference.ordinary
      }.map { Text($0.0.path) })
    return edits.filter { !same.contains(Text($0.path)) }
  }

  private enum Kind {
    case record, report, other

    init(_ difference: TreeDifference, _ repository: Repository) {
      // A side that has made something else of a file, such as a link, counts as one that has none.
      guard difference.oldFile != nil || difference.newFile != nil,
        let path = repository.inWorkspace(difference.path),
        // A name that is no UTF-8 would be written back as another one.
        !difference.path.unicodeScalars.contains("\u{FFFD}")
      else {
        self = .other
        return
      }
      if WorkspaceFile(recordAt: path) != nil {
        self = .record
      } else {
        self = GeneratedReport.isOne(path) ? .report : .other
      }
    }
  }

  private func joined(
    _ records: [TreeDifference], _ ours: ObjectID, _ theirs: ObjectID
  ) throws(WorkbenchError) -> ([MergedRecord], [UnreadableRecord]) {
    let contents = try Blobs(git).read(
      records.flatMap { record in
        [record.oldFile, record.newFile].compactMap(\.self).map { ($0, record.path) }
      })
    var pairs: [(path: String, ours: [UInt8]?, theirs: [UInt8]?)] = []
    var next = contents.makeIterator()
    for record in records {
      let ours = record.oldFile == nil ? nil : next.next() ?? nil
      let theirs = record.newFile == nil ? nil : next.next() ?? nil
      pairs.append((repository.inWorkspace(record.path) ?? record.path, ours, theirs))
    }
    let versions = pairs
    let results = concurrentMap(versions.count) { index -> Result<MergedRecord, WorkbenchError> in
      let (path, ours, theirs) = versions[index]
      do throws(WorkbenchError) {
        return .success(try Self.join(ours, theirs, path))
      } catch {
        return .failure(error)
      }
    }
    var unreadable: [UnreadableRecord] = []
    var unjoinable: UnjoinableRecords?
    var merged: [MergedRecord] = []
    merged.reserveCapacity(results.count)
    for (index, result) in results.enumerated() {
      switch result {
      case .success(let record): merged.append(record)
      case .failure(let problem):
        let settler: UnjoinableRecords
        if let made = unjoinable {
          settler = made
        } else {
          settler = try UnjoinableRecords(repository, ours: ours, theirs: theirs)
          unjoinable = settler
        }
        let (path, mine, other) = versions[index]
        let settled = try settler.settle(records[index], (mine, other), problem)
        if let told = settled.told { unreadable.append(told) }
        merged.append(
          MergedRecord(
            path: path, ours: mine, theirs: other, result: settled.bytes,
            change: MergedChange(ours: mine, theirs: other, result: settled.bytes, path: path)))
      }
    }
    return (merged, unreadable)
  }

  /// A record that only one side has stays: records are never deleted, only marked as deleted.
  private static func join(_ ours: [UInt8]?, _ theirs: [UInt8]?, _ path: String)
    throws(WorkbenchError) -> MergedRecord
  {
    switch (ours, theirs) {
    case (let mine?, let other?):
      let merged = try FileMerge.joined(mine, other, path: path, remarking: false, keeping: true)
      let change =
        merged.documents.map { MergedChange($0, path: path) }
        ?? MergedChange(ours: mine, theirs: other, result: merged.bytes, path: path)
      return MergedRecord(
        path: path, ours: mine, theirs: other, result: merged.bytes, change: change)
    case (let one?, nil), (nil, let one?):
      let document: JSONDocument
      do {
        document = try JSONReader.read(one)
      } catch {
        throw RecordFault(error).error(in: path)
      }
      guard document.root.kind == .object else {
        throw WorkbenchError(
          .invalidData, at: path, "a record is an object in braces", fix: "restore it from git")
      }
      return MergedRecord(
        path: path, ours: ours, theirs: theirs, result: one,
        change: MergedChange(document, isOurs: ours != nil, path: path))
    case (nil, nil):
      throw WorkbenchError(
        .unreadable, at: path, "git does not have a version that it lists",
        fix: "run `git fsck`; a shallow or broken clone is made whole by `git fetch --unshallow`")
    }
  }

  /// Lets git merge what is none of kerb's; records are the same on both sides by now.
  private func mergeTheRest(
    _ mine: ObjectID, _ other: ObjectID, _ theirs: ObjectID
  ) throws(WorkbenchError) -> ObjectID {
    // Records are the same on both sides; what else is given to kerb's driver gets git's own text merge.
    let textMerge = "git merge-file --marker-size=%L %A %O %B"
    let outcome = try git.run([
      "-c", "merge.kerb.driver=\(textMerge)", "-c", "merge.kerb-exports.driver=\(textMerge)",
      "merge-tree", "--write-tree", "-z", "--name-only",
      "--no-messages", mine.text, other.text,
    ])
    let parts = outcome.parts
    if outcome.isSuccess, let tree = parts.first.flatMap({ ObjectID($0) }) { return tree }
    guard outcome.ending == .exited(1), parts.count > 1 else {
      if outcome.complains(of: "unrelated histories") {
        throw WorkbenchError(
          .invalidData, at: "git merge", "the two histories have no common beginning",
          fix:
            "if they do belong together: `git pull --allow-unrelated-histories --no-rebase`, once")
      }
      throw Git.failed(["merge-tree"], outcome)
    }
    let names = Set(parts.dropFirst().map { Printable.text($0) }).sorted()
    let shown = names.prefix(3).joined(separator: ", ") + (names.count > 3 ? " and others" : "")
    throw WorkbenchError(
      .invalidData, at: shown,
      "both sides changed this, and it is none of kerb's files, so a person has to merge it",
      fix:
        "`git merge \(theirs.text.prefix(12))`, mend what git names, `git commit`; then `kerb team sync`"
    )
  }
}
