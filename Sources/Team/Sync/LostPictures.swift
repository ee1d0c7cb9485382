import JSON
package import Localization
import Merging
import Platform
import Records
package import Wording
package import Workspace

/// Brings back the pictures that git took from their records: by a revert, `git rm` or a forge's button.
///
/// A file comes back from any commit that has it; the digest in its record says which one it is. If no commit has it, the
/// record is deleted, so that it does not go around without its picture. What was erased has no record that lives, so it
/// stays away.
package struct LostPictures {
  /// What became of pictures whose files were gone.
  package struct Outcome: Sendable {
    /// The paths of files, from the workspace on.
    package fileprivate(set) var restored: [String] = []
    /// The paths of records whose pictures no commit has.
    package fileprivate(set) var deleted: [String] = []

    package init() {}

    package var isEmpty: Bool { restored.isEmpty && deleted.isEmpty }

    /// A sentence for the restored pictures, and one for each deleted record.
    package var lines: [Sentence] {
      var lines: [Sentence] = []
      if let first = restored.first {
        let more: Sentence = restored.count == 1 ? "" : " and \(restored.count - 1) more"
        lines.append(
          "Restored from git's history, because the record was still there: \(Printable.text(first))\(more)."
        )
      }
      for path in deleted {
        let file = WorkspaceFile(recordAt: path)
        lines.append(
          "Deleted \(Printable.text(path)), because no commit has its picture: `kerb attach remove \(file?.stem ?? "") --study \(ShellWord.word(file?.study ?? "")) --undo` brings the record back."
        )
      }
      return lines
    }
  }

  private let repository: Repository

  package init(_ repository: Repository) { self.repository = repository }

  /// Restores what can be, and deletes the records of the others.
  ///
  /// A clone with the latest commits only cannot know what there was, or what was erased, and changes nothing.
  ///
  /// - Parameter isWanted: Which paths, from the workspace on, are looked after.
  /// - Complexity: Where nothing is missing, reading the records of pictures; else one look through all commits.
  package func bringBack(
    _ writer: AtomicWriter, where isWanted: (String) -> Bool = { _ in true }
  ) throws(WorkbenchError) -> Outcome {
    let workspace = repository.workspace
    var outcome = Outcome()
    let lost = try PictureFiles.lost(in: workspace).filter { isWanted($0.path) }
    guard !lost.isEmpty, try !ErasureHistory(repository).isCut() else { return outcome }
    let versions = try versions(of: Set(lost.map { Text($0.attachment.file) }))
    for picture in lost {
      let path = try RecordPath(picture.path)
      let known = versions[Text(picture.attachment.file)] ?? []
      if let bytes = try content(picture, known) {
        try writer.write(bytes, to: path, in: workspace)
        outcome.restored.append(picture.path)
      } else if let document = picture.record.document {
        let place = picture.record.file.path
        try writer.write(
          RecordRewriting.tombstone(of: document), to: RecordPath(place), in: workspace)
        outcome.deleted.append(place)
      }
    }
    return outcome
  }

  /// The picture of a record; `nil` where git does not have it.
  private func content(
    _ picture: PictureFiles.Lost, _ versions: [ObjectID]
  ) throws(WorkbenchError) -> [UInt8]? {
    // What is staged may be in no commit yet.
    let names = [":\(repository.inRepository(picture.path))"] + versions.map(\.text)
    for name in names {
      if let bytes = try Blobs(repository.git).read([name])[0],
        Text.isSame(SHA256.hex(bytes), picture.attachment.digest)
      {
        return bytes
      }
    }
    return nil
  }

  /// The files of these names in all commits that lead here, in whatever folder they lay.
  private func versions(of names: Set<Text>) throws(WorkbenchError) -> [Text: [ObjectID]] {
    guard let head = try RepositoryState.head(repository.git) else { return [:] }
    let outcome = try repository.git.require([
      "-c", "log.showRoot=true", "log", "--diff-merges=separate", "--raw", "-z", "--no-renames",
      "--full-index", "--no-abbrev", "--format=", head.text,
    ])
    var found: [Text: [ObjectID]] = [:]
    for change in try TreeDifference.read(outcome) where change.isPlain {
      let name = Text(change.path.split(separator: "/").last.map(String.init) ?? "")
      guard names.contains(name) else { continue }
      for id in [change.new, change.old].compactMap(\.self) {
        if found[name]?.contains(id) != true { found[name, default: []].append(id) }
      }
    }
    return found
  }
}
