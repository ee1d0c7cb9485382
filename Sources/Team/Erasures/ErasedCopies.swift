import JSON
package import Records
package import Wording
package import Workspace

/// Finds copies of erased records, under another id or in another study, by their words: those of the versions that git's
/// history still has.
///
/// Nothing of it is kept, since it would be words, or digests by which they could be guessed. Where history was rewritten,
/// nothing is known any more. Of a record that was erased in part, as in a session with others, no copy is known.
package struct ErasedCopies {
  private let repository: Repository

  package init(_ repository: Repository) { self.repository = repository }

  /// - Parameter marks: What history says was erased.
  /// - Returns: The copies, in the order of their paths.
  /// - Complexity: Where a participant was erased, reads every version of what was erased and every record about a
  ///   participant once; nothing otherwise.
  package func find(_ marks: ErasureMarks) throws(WorkbenchError) -> [WorkspaceFile] {
    let erased = marks.remains.filter { path, mark in
      Self.isSought(WorkspaceFile(recordAt: path.string)?.role)
        && mark.root[key: SystemKey.erased]?.boolean == true
    }.keys.sorted()
    guard erased.contains(where: { WorkspaceFile(recordAt: $0.string)?.role == .participant })
    else { return [] }
    let search = try search(erased)
    guard !search.isEmpty else { return [] }
    let gone = Set(erased)
    let files = try WorkspaceFiles.list(in: repository.workspace).filter {
      Self.isSought($0.role) && !gone.contains(Text($0.path))
    }
    return zip(files, try RecordLoader.map(files, in: repository.workspace, search.isCopy))
      .filter { $1 == true }.map(\.0)
  }

  /// Whether a record of this kind is about one participant.
  private static func isSought(_ role: WorkspaceFile.Role?) -> Bool {
    switch role {
    case .participant, .session, .log, .response: true
    default: false
    }
  }

  /// Takes in the versions that history has of some records.
  private func search(_ paths: [Text]) throws(WorkbenchError) -> CopySearch {
    var search = CopySearch()
    let head = try RepositoryState.head(repository.git)
    guard let head else { return search }
    let places = paths.map { repository.inRepository($0.string) }
    let outcome = try repository.git.require(
      ["--literal-pathspecs", "rev-list", "--objects", "--full-history", "--stdin"],
      input: Array(([head.text, "--"] + places).map { "\($0)\n" }.joined().utf8))
    let versions = outcome.lines.compactMap { line -> (file: WorkspaceFile, id: ObjectID)? in
      // "<id> <path>"; a commit has no path, and a folder is none of the records.
      guard let space = line.firstIndex(of: " "), let id = ObjectID(String(line[..<space])),
        let path = repository.inWorkspace(String(line[line.index(after: space)...])),
        let file = WorkspaceFile(recordAt: path)
      else { return nil }
      return (file, id)
    }
    let contents = try Blobs(repository.git).read(
      versions.map { ($0.id, repository.inRepository($0.file.path)) })
    for (version, bytes) in zip(versions, contents) {
      if let bytes { search.add(RecordFile(version.file, bytes: bytes)) }
    }
    return search
  }
}
