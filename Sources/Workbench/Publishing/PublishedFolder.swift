import JSON
import Localization
import Measures
import Platform
import Records
import Wording
import Workspace

/// A folder that holds what kerb writes into folders of one's choice, such as a publication, or will.
package struct PublishedFolder {
  private let workbench: Workbench
  /// As typed, without a slash at the end.
  package let name: String
  private let path: String

  /// - `typed`: The folder; it is made when something is written.
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
  /// - `source`: What the publication was made of; it is kept in the private folder with where it lies.
  /// - `shared`: The round of a sharing edition, which the study notes once nothing stands in the way.
  /// - `mayHoldOthers`: Whether files that kerb did not write, or that were changed since, may be there. They stay, but
  ///   for those with the name of a page of this publication.
  /// - `progress`: Called after each file with its path.
  /// - Throws: `WorkbenchError` where the folder is none for readers or holds something else, or something cannot be
  ///   written; nothing has changed then unless the system failed in the middle.
  package func write(
    _ publication: FolderContents, of source: FolderSource,
    shared: (rounds: StudyRounds, round: Int)? = nil, mayHoldOthers: Bool,
    progress: (String) -> Void
  ) throws -> Change {
    try PublishedPlace(workspace: workbench.location, path: path).check(name, publication.edition)
    let look = try FolderLook(self, publication.kind)
    try check(look, publication, mayHoldOthers: mayHoldOthers)
    guard let shared else { return try write(publication, over: look, source, progress) }
    try makeFolders(for: publication)
    return try shared.rounds.sharing(shared.round) { wrote in
      if publication.files.contains(where: { look.digests[Text($0.path)] != nil }) { wrote() }
      return try write(publication, over: look, source) {
        wrote()
        progress($0)
      }
    }
  }

  private func write(
    _ publication: FolderContents, over look: FolderLook, _ source: FolderSource,
    _ progress: (String) -> Void
  ) throws -> Change {
    let list = publication.kind.list
    let new = PublishedList(publication)
    let changed = publication.files.filter { file in
      look.digests[Text(file.path)].map { new.knows($0, at: file.path) } != true
    }
    let left = look.left(by: publication)
    let unchanged = publication.files.count - changed.count
    guard
      !changed.isEmpty || !left.isEmpty || !look.remains.isEmpty
        || look.earlier?.isComplete != true
    else {
      try KnownFolder.remember(path, source, workbench)
      return Change(written: [], takenAway: [], unchanged: unchanged)
    }
    try makeFolders(for: publication)
    try put(new.joined(with: look.earlier, standing: look.digests).bytes, list)
    // Before the first page, so that a run that is cut off leaves none that a withdrawal does not find.
    try KnownFolder.remember(path, source, workbench)
    for file in left + look.remains { try remove(file) }
    try removeEmptyFolders(besides: publication)
    // The index comes last: whoever opens it finds what it leads to.
    for file in changed.reversed() {
      try put(file.bytes, file.path)
      progress(file.path)
    }
    try put(new.bytes, list)
    return Change(written: changed.map(\.path), takenAway: left, unchanged: unchanged)
  }
}

// MARK: Looking

extension PublishedFolder {
  /// The bytes of a plain file; `nil` where there is none.
  func current(_ file: String) throws -> [UInt8]? {
    do {
      guard try Files.kind("\(path)/\(file)") == .file else { return nil }
      return try Files.read("\(path)/\(file)")
    } catch {
      throw error.reading("\(name)/\(file)")
    }
  }

  /// What the folder, or one below it, holds; nothing where it is not there.
  func entries(_ below: String) throws -> [FolderEntry] {
    do {
      if try Files.kind(path + below) == .missing { return [] }
      let listing = try Files.list(path + below)
      let unnamed = listing.undecodableNames.map {
        FolderEntry(name: String(decoding: $0, as: UTF8.self), kind: .other)
      }
      return listing.entries + unnamed
    } catch {
      throw error.reading(name)
    }
  }

  private func check(
    _ look: FolderLook, _ publication: FolderContents, mayHoldOthers: Bool
  ) throws {
    if let first = look.obstacles.first {
      throw WorkbenchError(
        .cannotWrite, at: "\(Printable.text(name))/\(Printable.text(first))",
        "\(publication.kind.noun) belongs here, and what is here is no plain file or folder",
        fix: "move the folder, link or device away, or name another folder")
    }
    if publication.edition == .team, look.earlier?.edition == .share {
      throw WorkbenchError(
        .cannotWrite, at: Printable.text(name),
        "the folder holds the edition for sharing, and pages for the team would go wherever it goes",
        fix: "name another folder, or delete this one first if nobody reads it")
    }
    if let first = look.others.first, !mayHoldOthers {
      let more: Sentence =
        look.others.count == 1
        ? "" : " and \(look.others.count - 1, "more", "more")"
      throw WorkbenchError(
        .cannotWrite, at: Printable.text(name),
        "the folder holds what \(publication.kind.madeBy) did not write, or what was changed since: \(Printable.text(first))\(more)",
        fix:
          "name a new or empty folder; `--beside-others` replaces \(publication.kind.plural) of the same names and leaves the rest"
      )
    }
    let stray = publication.edition == .share ? look.strayPlots(besides: publication) : []
    if let first = stray.first {
      throw WorkbenchError(
        .cannotWrite, at: "\(Printable.text(name))/\(Printable.text(first))",
        "a plot or picture stands here that the edition for sharing does not have; it may show single people",
        fix: "look at it and delete it, or name a new folder")
    }
  }
}

// MARK: Writing

extension PublishedFolder {
  private func makeFolders(for publication: FolderContents) throws {
    do {
      _ = try Files.makeFolder(path)
      for below in publication.kind.below where publication.hasFiles(below) {
        _ = try Files.makeFolder("\(path)/\(below)")
      }
    } catch {
      throw error.writing(name)
    }
  }

  private func removeEmptyFolders(besides publication: FolderContents) throws {
    for below in publication.kind.below where !publication.hasFiles(below) {
      do {
        guard try Files.kind("\(path)/\(below)") == .folder, try entries("/\(below)").isEmpty
        else { continue }
        try Files.removeFolder("\(path)/\(below)")
      } catch let error as SystemError {
        throw error.writing(name)
      }
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
