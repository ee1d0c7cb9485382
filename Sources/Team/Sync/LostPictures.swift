import JSON
package import Localization
import Merging
import Platform
import Records
package import Wording
package import Workspace

/// Brings back the pictures that git took from their records: by a revert, `git rm` or a forge's button.
///
/// A file comes back from any commit that has it, read through the filters of git; the digest in its record says which one it
/// is. If no commit has it, the record is deleted, so that it does not go around without its picture. If a commit has a version
/// that cannot be read here, such as the pointer to a large file, the record stays. What was erased has no record that lives,
/// so it stays away.
package struct LostPictures {
  /// What became of pictures whose files were gone.
  package struct Outcome: Sendable {
    /// The paths of files, from the workspace on.
    package fileprivate(set) var restored: [String] = []
    /// The paths of records whose pictures no commit has.
    package fileprivate(set) var deleted: [String] = []
    /// The paths of records whose pictures only a filter that is not set up here can read.
    package fileprivate(set) var sealed: [String] = []

    package init() {}

    package var isEmpty: Bool { restored.isEmpty && deleted.isEmpty && sealed.isEmpty }

    /// A sentence for the restored pictures, and one for each record that was deleted or left alone.
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
      for path in sealed {
        lines.append(
          "Left \(Printable.text(path)) without its picture: git's versions of it can only be read with the filter for large files. Set the filter up in this clone (such as `git lfs pull`), then `kerb team sync`."
        )
      }
      return lines
    }
  }

  private let repository: Repository

  package init(_ repository: Repository) { self.repository = repository }

  /// Restores what can be, and deletes the records of the others.
  ///
  /// A clone that does not have all of history, or cannot read it, cannot know what was erased, and changes nothing.
  ///
  /// - `isWanted`: Which paths, from the workspace on, are looked after.
  /// - Complexity: Where nothing is missing, reading the records of pictures; else one look through all commits.
  package func bringBack(
    _ writer: AtomicWriter, where isWanted: (String) -> Bool = { _ in true }
  ) throws(WorkbenchError) -> Outcome {
    let workspace = repository.workspace
    var outcome = Outcome()
    let lost = try PictureFiles.lost(in: workspace).filter { isWanted($0.path) }
    let history = ErasureHistory(repository)
    guard !lost.isEmpty, try history.gap(history.marks()) == nil else { return outcome }
    let versions = try versions(of: Set(lost.map { Text($0.attachment.file) }))
    for picture in lost {
      let path = try RecordPath(picture.path)
      let known = versions[Text(picture.attachment.file)] ?? []
      switch try content(picture, known) {
      case .found(let bytes):
        try writer.write(bytes, to: path, in: workspace)
        outcome.restored.append(picture.path)
      case .sealed: outcome.sealed.append(picture.record.file.path)
      case .missing:
        guard let document = picture.record.document else { continue }
        let place = picture.record.file.path
        try writer.write(
          RecordRewriting.tombstone(of: document), to: RecordPath(place), in: workspace)
        outcome.deleted.append(place)
      }
    }
    return outcome
  }

  /// What git has of the picture of a record.
  private enum Content {
    case found([UInt8])
    /// Something that is no picture, and that no filter of this clone makes one.
    case sealed
    case missing
  }

  private func content(
    _ picture: PictureFiles.Lost, _ versions: [ObjectID]
  ) throws(WorkbenchError) -> Content {
    let place = repository.inRepository(picture.path)
    var content = Content.missing
    // What is staged may be in no commit yet.
    for name in [":\(place)"] + versions.map(\.text) {
      guard let stored = try Blobs(repository.git).stored([name])[0] else { continue }
      if isPicture(stored, picture) { return .found(stored) }
      let opened = try Filters(repository.git).opened(name, at: place)
      if let opened, isPicture(opened, picture) { return .found(opened) }
      if !PictureKind.begins(opened ?? stored) { content = .sealed }
    }
    return content
  }

  private func isPicture(_ bytes: [UInt8], _ picture: PictureFiles.Lost) -> Bool {
    Text.isSame(SHA256.hex(bytes), picture.attachment.digest)
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
