import JSON
import Platform
import Records
import Wording
import Workspace

/// A folder that holds a publication, or will.
package struct PublishedFolder {
  private let workbench: Workbench
  /// As typed, without a slash at the end.
  package let name: String
  private let path: String

  /// - Parameter typed: The folder; it is made when something is written.
  package init(_ typed: String, _ workbench: Workbench) throws {
    var name = typed
    while name.count > 1, name.hasSuffix("/") { name.removeLast() }
    self.name = name
    self.workbench = workbench
    path = try workbench.surroundings.absolute(name)
  }

  /// What a run changed.
  package struct Change {
    /// Paths that were written because they were not there or said something else.
    package let written: [String]
    /// Paths of an earlier publication that this one does not have.
    package let takenAway: [String]
    package let unchanged: Int
  }

  /// Writes a publication, and takes away what an earlier one left. The same publication changes no byte.
  ///
  /// - Parameters:
  ///   - mayHoldOthers: Whether files that kerb did not write may be there. They stay, but for those with the name of a
  ///     page.
  ///   - progress: Called after each file with its path.
  /// - Throws: ``WorkbenchError`` where the folder holds something else, or something cannot be written.
  package func write(
    _ publication: Publication, mayHoldOthers: Bool, progress: (String) -> Void
  ) throws -> Change {
    let earlier = try list()
    if !mayHoldOthers { try refuseOthers(earlier) }
    let new = PublishedList(publication)
    let old = try publication.files.filter { try current($0.path) == $0.bytes }.map(\.path)
    let left = (earlier?.files.keys.filter { new.files[$0] == nil } ?? []).map(\.string)
      .sorted { Text.precedes($0, $1) }
    guard old.count < publication.files.count || !left.isEmpty || earlier?.isComplete != true else {
      return Change(written: [], takenAway: [], unchanged: old.count)
    }
    try makeFolders(for: publication)
    try put(new.joined(with: earlier).bytes, PublishedList.name)
    for file in left { try remove(file) }
    try removeEmptyFolder(besides: publication)
    let changed = publication.files.filter { file in
      !old.contains { Text.isSame($0, file.path) }
    }
    // The index comes last: whoever opens it finds what it leads to.
    for file in changed.reversed() {
      try put(file.bytes, file.path)
      progress(file.path)
    }
    try put(new.bytes, PublishedList.name)
    return Change(written: changed.map(\.path), takenAway: left, unchanged: old.count)
  }
}

extension PublishedFolder {
  private func list() throws -> PublishedList? {
    try current(PublishedList.name).flatMap(PublishedList.init)
  }

  /// The bytes of a plain file; `nil` where there is none.
  private func current(_ file: String) throws -> [UInt8]? {
    do {
      guard try Files.kind("\(path)/\(file)") == .file else { return nil }
      return try Files.read("\(path)/\(file)")
    } catch {
      throw error.reading("\(name)/\(file)")
    }
  }

  private func refuseOthers(_ earlier: PublishedList?) throws {
    let others = try self.others(earlier)
    guard let first = others.first else { return }
    let count = others.count == 1 ? "" : " and \(Phrase.count(others.count - 1, "more", "more"))"
    throw WorkbenchError(
      .cannotWrite, at: Printable.text(name),
      "the folder holds what kerb publish did not write: \(Printable.text(first))\(count)",
      fix: "name a new or empty folder; --beside-others writes into this one and leaves them")
  }

  /// What is there and was not written by a publication, or was changed since.
  private func others(_ earlier: PublishedList?) throws -> [String] {
    try paths().filter { path in
      if Text.isSame(path, PublishedList.name) { return earlier == nil }
      guard let digest = earlier?.files[Text(path)] else { return true }
      guard earlier?.isComplete == true, let bytes = try current(path) else { return false }
      return SHA256.hex(bytes) != digest
    }
  }

  /// Everything in the folder, from it on; of folders that no publication makes, only the folder.
  private func paths() throws -> [String] {
    var paths: [String] = []
    for entry in try entries("") {
      if entry.kind == .folder, Text.isSame(entry.name, Publication.plots) {
        paths += try entries("/\(entry.name)").map { "\(entry.name)/\($0.name)" }
      } else {
        paths.append(entry.name)
      }
    }
    return paths.sorted { Text.precedes($0, $1) }
  }

  private func entries(_ below: String) throws -> [FolderEntry] {
    do {
      let kind = try Files.kind(path + below)
      if kind == .missing { return [] }
      let listing = try Files.list(path + below)
      let unnamed = listing.undecodableNames.map {
        FolderEntry(name: String(decoding: $0, as: UTF8.self), kind: .other)
      }
      return listing.entries + unnamed
    } catch {
      throw error.reading(name)
    }
  }

  private func makeFolders(for publication: Publication) throws {
    do {
      _ = try Files.makeFolder(path)
      if publication.files.contains(where: { $0.path.contains("/") }) {
        _ = try Files.makeFolder("\(path)/\(Publication.plots)")
      }
    } catch {
      throw error.writing(name)
    }
  }

  private func removeEmptyFolder(besides publication: Publication) throws {
    let isNeeded = publication.files.contains { $0.path.contains("/") }
    guard !isNeeded, try Files.kind("\(path)/\(Publication.plots)") == .folder,
      try entries("/\(Publication.plots)").isEmpty
    else { return }
    do {
      try Files.removeFolder("\(path)/\(Publication.plots)")
    } catch {
      throw error.writing(name)
    }
  }

  private func put(_ bytes: [UInt8], _ file: String) throws {
    try workbench.write(bytes, toFile: "\(name)/\(file)")
  }

  private func remove(_ file: String) throws {
    do {
      if try Files.kind("\(path)/\(file)") == .file { try Files.remove("\(path)/\(file)") }
    } catch {
      throw error.writing("\(name)/\(file)")
    }
  }
}
