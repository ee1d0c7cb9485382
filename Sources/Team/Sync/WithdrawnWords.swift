import JSON
import Localization
import Records
import Wording
import Workspace

/// Looks in commits that nobody else has for what the result of a merge no longer holds because it was erased.
struct WithdrawnWords {
  private let repository: Repository

  init(_ repository: Repository) { self.repository = repository }

  /// Whether commits hold a version of a record with something that is erased in the result.
  ///
  /// - Parameters:
  ///   - ours: The commits up to this one,
  ///   - theirs: and not those that the remote has.
  ///   - remote: The remote's name,
  ///   - result: A commit with the merged and covered files.
  func areIn(
    _ ours: ObjectID, notIn theirs: ObjectID?, of remote: String, result: ObjectID
  ) throws(WorkbenchError) -> Bool {
    let erased = try SyncPropagation(repository, .none).marked(in: result)
    guard !erased.isEmpty else { return false }
    let files = try UnsentFiles.all(in: ours, notIn: theirs, of: remote, repository)
    let versions = files.compactMap { file -> (path: Text, id: ObjectID)? in
      guard let path = repository.inWorkspace(file.path), erased[Text(path)] != nil else {
        return nil
      }
      return (Text(path), file.id)
    }
    let contents = try Blobs(repository.git).read(
      versions.map { ($0.id, repository.inRepository($0.path.string)) })
    for (version, bytes) in zip(versions, contents) {
      guard let bytes, let places = erased[version.path] else { continue }
      // A version that is no JSON may hold anything, so it counts as holding words.
      guard let document = try? JSONReader.read(bytes) else { return true }
      if places.contains(where: { $0.holds(document) }) { return true }
    }
    return false
  }

  /// Where nothing was sent, there is no commit to put others on.
  static let nothingSentYet = WorkbenchError(
    .invalidData, at: "git", "commits that are not sent yet hold what somebody has withdrawn",
    fix: "`git update-ref -d HEAD` takes the commits apart (your files stay); then `kerb team sync`"
  )
}

/// A place in a record of which only the mark of an erasure is left.
struct ErasedPlace: Hashable {
  /// The keys from the root; empty for the record itself.
  let path: [String]

  /// The places of a record, the outermost only.
  static func all(in document: JSONDocument) -> [ErasedPlace] {
    var found: [ErasedPlace] = []
    func visit(_ node: JSONNode, _ path: [String]) {
      if node[key: SystemKey.erased]?.boolean == true {
        found.append(ErasedPlace(path: path))
        return
      }
      for (key, value) in node.members where value.kind == .object {
        visit(value, path + [key.string ?? ""])
      }
    }
    visit(document.root, [])
    return found
  }

  /// Whether a version still holds something there.
  func holds(_ document: JSONDocument) -> Bool {
    var node = document.root
    for key in path {
      guard let next = node[key: key] else { return false }
      node = next
    }
    return node[key: SystemKey.erased]?.boolean != true
  }
}
