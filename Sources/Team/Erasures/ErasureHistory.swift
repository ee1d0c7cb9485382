import JSON
import Platform
import Records
package import Wording
package import Workspace

/// Finds out of a clone's history what was ever erased in a workspace.
///
/// Every version of every record that a commit leads to is looked at once; what was found is kept in git's own folder,
/// outside the work tree, so that the next look begins where this one ended.
package struct ErasureHistory: Sendable {
  private let repository: Repository
  private var git: Git { repository.git }

  package init(_ repository: Repository) { self.repository = repository }

  /// How many bytes of old versions are held at a time.
  private static let most = 32 << 20

  /// What was erased in any commit that one of these leads to.
  ///
  /// - Parameters:
  ///   - commit: What is here; what it leads to is kept for the next time.
  ///   - others: Further commits, such as the tip of a remote.
  /// - Complexity: O(*n*) in the size of all versions that came since the last time.
  package func marks(
    upTo commit: ObjectID?, and others: [ObjectID] = []
  ) throws(WorkbenchError) -> ErasureMarks {
    var marks = ErasureMarks()
    if let commit {
      let known = try isCut() ? nil : try ErasureCache(repository).read(before: commit)
      marks = known?.marks ?? .none
      if known?.tip != commit {
        try look(at: [commit], since: known.map { [$0.tip] } ?? [], &marks)
        try remember(marks, upTo: commit)
      }
      let forcedAway = try forcedAway()
      if !forcedAway.isEmpty { try look(at: forcedAway, since: [commit], orRemotes: true, &marks) }
    }
    let new = others.filter { $0 != commit }
    if !new.isEmpty { try look(at: new, since: commit.map { [$0] } ?? [], &marks) }
    return marks
  }

  /// What the branches of remotes were in this clone at any time. After a forced push nothing else leads there, and a rebase may
  /// have dropped it here in silence.
  private func forcedAway() throws(WorkbenchError) -> [ObjectID] {
    let outcome = try git.run([
      "rev-list", "--walk-reflogs", "--remotes", "-n", "\(Self.mostTips)",
    ])
    // Without remotes, or where git keeps no reflogs, there are none.
    guard outcome.isSuccess else { return [] }
    return Set(outcome.lines.map { Text($0) }).sorted().compactMap { ObjectID($0.string) }
  }

  /// How many of them are looked at, the latest first.
  private static let mostTips = 200

  /// Keeps the marks for the next look, unless commits are missing or cannot be read.
  ///
  /// - Parameter commit: One that erases nothing else than `marks` say.
  func remember(_ marks: ErasureMarks, upTo commit: ObjectID) throws(WorkbenchError) {
    // A shallow clone has not seen every commit.
    if marks.sealed.isEmpty, try !isCut() { ErasureCache(repository).write(marks, tip: commit) }
  }

  /// What was erased in anything that the commit checked out leads to; nothing where there is no commit yet.
  package func marks() throws(WorkbenchError) -> ErasureMarks {
    try marks(upTo: head())
  }

  /// Why some erasures cannot be known; `nil` if all of history can be read.
  ///
  /// - Parameter marks: What was found.
  package func gap(_ marks: ErasureMarks) throws(WorkbenchError) -> WorkbenchError? {
    if try isCut() { return TeamGuard.missingHistory }
    return marks.sealed.min().map { TeamGuard.sealedHistory(at: $0.string) }
  }

  /// Whether the clone has the latest commits only, so that older erasures cannot be known.
  package func isCut() throws(WorkbenchError) -> Bool {
    try git.require(["rev-parse", "--is-shallow-repository"]).line == "true"
  }

  package func head() throws(WorkbenchError) -> ObjectID? {
    try RepositoryState.head(git)
  }

  private struct Version {
    /// From its workspace on.
    let path: String
    /// From the top of the repository on.
    let place: String
    let id: ObjectID
  }

  private func look(
    at tips: [ObjectID], since known: [ObjectID], orRemotes: Bool = false,
    _ marks: inout ErasureMarks
  ) throws(WorkbenchError) {
    var versions = try versions(tips, since: known, orRemotes: orRemotes)[...]
    let sizes = try sizes(versions.map(\.id))
    while !versions.isEmpty {
      var bytes = 0
      let part = versions.prefix { version in
        defer { bytes += sizes[version.id] ?? 0 }
        return bytes < Self.most
      }
      versions = versions.dropFirst(part.count)
      let contents = try Blobs(git).read(part.map { ($0.id, $0.place) })
      for version in try sealed(zip(part, contents)) { marks.add(sealed: version.path) }
      let paths = part.map(\.path)
      let found = concurrentMap(contents.count) { index -> [JSONDocument] in
        guard let bytes = contents[index], Self.mayTell(bytes, at: paths[index]) else { return [] }
        // What is no JSON says nothing of erasures; kerb check names it where it is here. Of a file that git marked,
        // each side is looked at.
        return ConflictMarkers.versions(of: bytes).compactMap { try? JSONReader.read($0) }
      }
      for (version, documents) in zip(part, found) {
        for document in documents { marks.add(document, at: version.path) }
      }
    }
  }

  /// The versions that a filter of git has changed and this clone cannot open; others that are no JSON were broken by hand.
  private func sealed(
    _ versions: some Sequence<(Version, [UInt8]?)>
  ) throws(WorkbenchError) -> [Version] {
    let closed = versions.compactMap { version, bytes in
      bytes.flatMap { Filters.maySeal($0) ? (version: version, isBinary: $0.contains(0)) : nil }
    }
    let isFiltered = try Filters(git).apply(to: closed.map(\.version.place))
    return zip(closed, isFiltered).filter { $0.isBinary || $1 }.map(\.0.version)
  }

  /// Whether a version can say something of an erasure; participants also say what they refused or took back in part, and
  /// studies what was shared.
  private static func mayTell(_ bytes: [UInt8], at path: String) -> Bool {
    WorkTreePropagation.holdsMark(bytes)
      || path.hasSuffix("/study.json") && WorkTreePropagation.holdsShared(bytes)
      || path.contains("/participants/")
        && (WorkTreePropagation.holdsWithdrawal(bytes) || WorkTreePropagation.holdsRefusal(bytes))
  }

  /// The versions of records that commits lead to and others do not, nor the branches of remotes as they are now.
  private func versions(
    _ tips: [ObjectID], since known: [ObjectID], orRemotes: Bool
  ) throws(WorkbenchError) -> [Version] {
    let outcome = try git.require(
      ["rev-list", "--objects"] + tips.map(\.text) + (known.isEmpty ? [] : ["--not"])
        + known.map(\.text) + (orRemotes ? ["--remotes"] : []))
    var former: [Text: Bool] = [:]
    var found: [Version] = []
    for line in outcome.output.split(separator: UInt8(ascii: "\n")) {
      // "<id> <path>"; a commit has no path, and a path with a line end is none of kerb's.
      guard let space = line.firstIndex(of: UInt8(ascii: " ")),
        let id = ObjectID(String(decoding: line[..<space], as: UTF8.self)),
        case let place = String(decoding: line[(space + 1)...], as: UTF8.self),
        let path = try recordPath(place, former: &former)
      else { continue }
      found.append(Version(path: path, place: place, id: id))
    }
    return found
  }

  /// The path of a record of a study from the workspace on, also of one from before the workspace was moved to another folder.
  ///
  /// - Parameter former: By folder, whether the workspace was there before.
  private func recordPath(
    _ path: String, former: inout [Text: Bool]
  ) throws(WorkbenchError) -> String? {
    if let own = repository.inWorkspace(path), WorkspaceFile(recordAt: own)?.study != nil {
      return own
    }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let start = parts.firstIndex(of: "Surveys") else { return nil }
    let record = parts[start...].joined(separator: "/")
    let folder = parts[..<start].map { $0 + "/" }.joined()
    guard folder != repository.prefix, WorkspaceFile(recordAt: record)?.study != nil else {
      return nil
    }
    let known = former[Text(folder)]
    let wasHere = if let known { known } else { try wasWorkspace(at: folder) }
    former[Text(folder)] = wasHere
    return wasHere ? record : nil
  }

  /// Whether this workspace, and no other one, was in a folder of the repository and is not there any more.
  private func wasWorkspace(at folder: String) throws(WorkbenchError) -> Bool {
    let marker = RecordPath.marker.text
    let there = folder + marker
    if try git.run(["cat-file", "-e", "HEAD:\(there)"]).isSuccess { return false }
    let left = try git.run(["rev-list", "-1", "HEAD", "--", there])
    guard left.isSuccess, let commit = ObjectID(left.line) else { return false }
    let ids = try Blobs(git).read([
      "\(commit.text)^:\(there)", "HEAD:\(repository.inRepository(marker))",
    ]).map { bytes in
      bytes.flatMap { try? JSONReader.read($0) }?.root[key: SystemKey.id]?.string
    }
    guard let before = ids[0], let now = ids[1] else { return false }
    return Text.isSame(before, now)
  }

  private func sizes(_ ids: [ObjectID]) throws(WorkbenchError) -> [ObjectID: Int] {
    if ids.isEmpty { return [:] }
    let names = Array((ids.map(\.text).joined(separator: "\n") + "\n").utf8)
    let outcome = try git.require(
      ["cat-file", "--batch-check=%(objectsize)", "--buffer"], input: names)
    return Dictionary(
      zip(ids, outcome.lines.map { Int($0) ?? 0 }), uniquingKeysWith: { first, _ in first })
  }
}
