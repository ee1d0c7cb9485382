import JSON
import Localization
import Platform
import Records
import Wording
import Workspace

/// What git still knows of a file that could not be merged, and what is made of it.
struct FileVersions {
  /// What the file shall hold.
  private(set) var content: [UInt8]
  private(set) var outcome: RebuiltFile.Outcome
  /// The file as it lies in the work tree; `nil` where there is none.
  let standing: [UInt8]?
  /// Whether it holds more than what git itself put there.
  private(set) var isEditedByHand = false

  /// - Parameter strays: Versions that belong to other files.
  /// - Throws: ``WorkbenchError`` that says what a person must do where nothing can be rebuilt safely.
  init(
    _ file: PendingFile, without strays: [StrayVersion] = [], _ repository: Repository
  ) throws(WorkbenchError) {
    standing = try Self.standing(file, repository)
    if let unmerged = file.unmerged?.without(strays.map(\.id)) {
      let blobs = try Self.blobs(of: unmerged, repository)
      (content, outcome) = try Self.merged(
        file, unmerged, base: blobs[0], ours: blobs[1], theirs: blobs[2])
      if let standing, standing != content {
        isEditedByHand = Self.isEdited(standing, blobs.compactMap(\.self) + strays.map(\.bytes))
        // Git's versions do not know of a withdrawal of which the merge is in the way.
        if WorkTreePropagation.holdsMark(standing), (try? JSONReader.read(standing)) != nil {
          content = try SideJoin.join([content, standing], at: unmerged.path, named: file.path)
          if Self.isErased(content) { outcome = .erased }
          isEditedByHand = false
        }
      }
    } else {
      let sides = try MarkedSides(file, standing ?? [], repository)
      content =
        if case .export = file.kind { sides.ours } else {
          try SideJoin.join(
            sides.versions, at: repository.inRepository(file.path), named: file.path)
        }
      outcome = if case .export(let study) = file.kind { .export(study: study) } else { .joined }
      isEditedByHand = !sides.isCommitted
    }
  }

  private static func merged(
    _ file: PendingFile, _ unmerged: UnmergedFile, base: [UInt8]?, ours: [UInt8]?, theirs: [UInt8]?
  ) throws(WorkbenchError) -> ([UInt8], RebuiltFile.Outcome) {
    guard let some = ours ?? theirs else {
      throw WorkbenchError(
        .invalidData, at: file.path, "both sides took this file away, each in its own way",
        fix: "`git rm` it here; the record's new place is in the list of files too")
    }
    if case .export(let study) = file.kind { return (some, .export(study: study)) }
    guard let ours, let theirs else {
      // What was erased stays erased, whoever took the file away or wrote into it.
      if let base, isErased(base) { return (base, .erased) }
      let content = try SideJoin.join(parts(some), at: unmerged.path, named: file.path)
      return (content, isErased(content) ? .erased : .kept)
    }
    let content = try SideJoin.join(
      parts(ours) + parts(theirs), at: unmerged.path, named: file.path)
    return (content, isErased(content) ? .erased : .joined)
  }

  /// One version, or both halves of one in which somebody committed markers.
  private static func parts(_ version: [UInt8]) -> [[UInt8]] {
    guard version.count <= FileMerge.largestFile, let markers = ConflictMarkers(version) else {
      return [version]
    }
    return [markers.ours, markers.theirs]
  }

  private static func isErased(_ bytes: [UInt8]) -> Bool {
    // What cannot be read is not erased; whoever joins it says why.
    (try? JSONReader.read(bytes))?.root[key: SystemKey.erased]?.boolean == true
  }

  /// Whether a file in the work tree holds what neither git nor the fallback of the merge driver wrote.
  private static func isEdited(_ standing: [UInt8], _ versions: [[UInt8]]) -> Bool {
    if versions.contains(standing) { return false }
    return ConflictMarkers(standing).map { !$0.isMade(of: versions) } ?? true
  }

  private static func blobs(
    of file: UnmergedFile, _ repository: Repository
  ) throws(WorkbenchError) -> [[UInt8]?] {
    let ids = [file.base, file.ours, file.theirs]
    var contents = try Blobs(repository.git).read(
      ids.compactMap { id in id.map { ($0, file.path) } })[...]
    return ids.map { $0 == nil ? nil : contents.popFirst() ?? nil }
  }

  private static func standing(_ file: PendingFile, _ repository: Repository)
    throws(WorkbenchError) -> [UInt8]?
  {
    let path = try RecordPath(file.path)
    do {
      guard try Files.kind(repository.workspace.absolute(path)) == .file else { return nil }
    } catch {
      throw error.reading(file.path)
    }
    return try repository.workspace.read(path)
  }
}
