import JSON
import Platform
import Records
import Wording
import Workspace

/// What stands in a folder before anything is changed there.
///
/// The folder and its list are data from outside: only plain files with names that a publication writes are ever
/// touched, and no link is followed.
struct FolderLook {
  /// What an earlier publication wrote; `nil` where the folder holds no list that can be read.
  let earlier: PublishedList?
  /// The SHA-256 of each plain file that a publication may write, by its path.
  private(set) var digests: [Text: String] = [:]
  /// What a run that was cut off left behind: half-written files of ours.
  private(set) var remains: [String] = []
  /// Everything else: what kerb did not write, and what was changed since.
  private(set) var others: [String] = []
  /// What has the name of a file of ours or of their folder and is none: a link, a folder, a device.
  private(set) var obstacles: [String] = []

  private let kind: FolderKind

  init(_ folder: PublishedFolder, _ kind: FolderKind) throws {
    self.kind = kind
    earlier = try folder.current(kind.list).flatMap { PublishedList($0, of: kind) }
    for entry in try folder.entries("") {
      if kind.below.contains(where: { Text.isSame(entry.name, $0) }) {
        guard entry.kind == .folder else {
          obstacles.append(entry.name)
          continue
        }
        for plot in try folder.entries("/\(entry.name)") {
          try look("\(entry.name)/\(plot.name)", plot, folder)
        }
      } else {
        try look(entry.name, entry, folder)
      }
    }
    others.sort { Text.precedes($0, $1) }
  }

  private mutating func look(_ path: String, _ entry: FolderEntry, _ folder: PublishedFolder) throws
  {
    if Text.isSame(path, kind.list) {
      if entry.kind != .file { obstacles.append(path) }
      if earlier == nil { others.append(path) }
      return
    }
    if entry.kind == .file, entry.name.hasPrefix(AtomicWriter.temporaryPrefix) {
      // Without a list the folder may be that of somebody who is writing just now.
      if earlier != nil { remains.append(path) }
      return
    }
    guard kind.mayWrite(path) else {
      others.append(path)
      return
    }
    guard entry.kind == .file, let bytes = try folder.current(path) else {
      obstacles.append(path)
      return
    }
    let digest = SHA256.hex(bytes)
    digests[Text(path)] = digest
    if earlier?.knows(digest, at: path) != true { others.append(path) }
  }

  /// Files of an earlier publication, as it wrote them, that a publication does not have.
  func left(by publication: FolderContents) -> [String] {
    let new = Set(publication.files.map { Text($0.path) })
    return digests.compactMap { path, digest in
      new.contains(path) || earlier?.knows(digest, at: path.string) != true ? nil : path.string
    }.sorted { Text.precedes($0, $1) }
  }

  /// Plots and pictures that would stay beside a publication that has none.
  func strayPlots(besides publication: FolderContents) -> [String] {
    let gone = Set((left(by: publication) + publication.files.map(\.path)).map { Text($0) })
    return digests.keys.filter { !gone.contains($0) && $0.string.contains("/") }.map(\.string)
      .sorted { Text.precedes($0, $1) }
  }
}
