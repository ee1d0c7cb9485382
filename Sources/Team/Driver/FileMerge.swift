import JSON
import Localization
import Merging
import Records
package import Wording
import Workspace

/// Merges two versions of one file of a workspace, in memory.
package enum FileMerge {
  /// How many bytes one version may have, 64 MB; the largest log that anybody recorded by hand is far below 1 MB.
  package static let largestFile = 64 << 20

  /// The two versions as one: every write of both, conflicts kept as values.
  ///
  /// No common ancestor is read, so any order and number of merges gives the same bytes. What comes out has been
  /// read and validated again.
  ///
  /// - `path`: From the top of the repository on, as git writes it; it says which record belongs there.
  /// - Throws: `WorkbenchError` whose place is the path, when one version cannot be understood or is another record,
  ///   or nothing of ours belongs at the path.
  package static func merge(
    _ ours: [UInt8], _ theirs: [UInt8], path: String
  ) throws(WorkbenchError) -> [UInt8] {
    try joined(ours, theirs, path: path, remarking: false).bytes
  }

  /// Why one version alone can be joined with nothing; `nil` where it can.
  static func fault(
    in bytes: [UInt8], _ side: Side, path: String
  ) -> WorkbenchError? {
    do {
      let place = Printable.text(path, limit: 300)
      guard let found = RepositoryPath(recordAt: path) else { return nil }
      let document = try read(bytes, side, place, found)
      let joined = try read(join(document, document, place), .result, place, found)
      _ = try settled(joined, [(bytes, side)], place, found)
      return nil
    } catch {
      return error
    }
  }

  /// What a merge came to.
  struct Result {
    let bytes: [UInt8]
    /// What this merge put side by side, and rules that a side broke before.
    let remarks: [String]
    /// The versions and what came out, taken apart, if they were asked for and all could be.
    let documents: Documents?
  }

  /// What a merge has read, so that nobody needs to read it again.
  struct Documents {
    let ours: JSONDocument
    let theirs: JSONDocument
    let result: JSONDocument
  }

  /// - Parameters:
  ///   - remarking: Whether somebody will be told what came to stand side by side.
  ///   - keeping: Whether the documents are wanted; those of very large files take much memory.
  static func joined(
    _ ours: [UInt8], _ theirs: [UInt8], path: String, remarking: Bool = true, keeping: Bool = false
  ) throws(WorkbenchError) -> Result {
    let place = Printable.text(path, limit: 300)
    guard let found = RepositoryPath(recordAt: path) else {
      throw WorkbenchError(
        .invalidData, at: place, "kerb merges records, and no record belongs at this place",
        fix: "settle it as any other file; both versions are in git")
    }
    if keeping {
      let (one, other): (JSONDocument, JSONDocument)
      switch try versions(ours, theirs, place, found) {
      case .erased(let bytes): return Result(bytes: bytes, remarks: [], documents: nil)
      case .both(let mine, let theirs): (one, other) = (mine, theirs)
      }
      let check = try checked(
        read(join(one, other, place), .result, place, found), ours, theirs, place, found)
      return Result(
        bytes: check.result.bytes, remarks: check.remarks,
        documents: Documents(ours: one, theirs: other, result: check.result))
    }
    let (bytes, before) = try joined(ours, theirs, place, found, remarking: remarking)
    guard let before else { return Result(bytes: bytes, remarks: [], documents: nil) }
    let check = try checked(
      read(consume bytes, .result, place, found), ours, theirs, place, found)
    let remarks =
      remarking ? MergeRemarks.conflicts(in: check.result, besides: before, check.format) : []
    return Result(bytes: check.result.bytes, remarks: remarks + check.remarks, documents: nil)
  }

  /// The joined bytes, and the conflicts of the versions if somebody will be told of new ones.
  ///
  /// What the versions are taken apart into is gone when this returns, so that its memory is free for the result.
  ///
  /// - Returns: No conflicts at all, not even none, where a version cannot be read and the other one is erased.
  private static func joined(
    _ ours: [UInt8], _ theirs: [UInt8], _ place: String, _ path: RepositoryPath, remarking: Bool
  ) throws(WorkbenchError) -> (bytes: [UInt8], before: Set<FieldConflict>?) {
    switch try versions(ours, theirs, place, path) {
    case .erased(let bytes): return (bytes, nil)
    case .both(let one, let other):
      let bytes = try join(one, other, place)
      return (bytes, remarking ? MergeRemarks.standing(in: [one, other], path.file) : [])
    }
  }

  /// What there is to join.
  private enum Versions {
    case both(JSONDocument, JSONDocument)
    /// One cannot be read, and this other one is erased.
    case erased([UInt8])
  }

  private static func versions(
    _ ours: [UInt8], _ theirs: [UInt8], _ place: String, _ path: RepositoryPath
  ) throws(WorkbenchError) -> Versions {
    do {
      return .both(try read(ours, .ours, place, path), try read(theirs, .theirs, place, path))
    } catch {
      guard let erased = erasure(ours, theirs, place, path) else { throw error }
      return .erased(erased)
    }
  }

  private static func join(
    _ one: JSONDocument, _ other: JSONDocument, _ place: String
  ) throws(WorkbenchError) -> [UInt8] {
    do {
      return try RecordJoin.join(one, other)
    } catch {
      throw WorkbenchError(
        error.code, at: error.place.isEmpty ? place : "\(place): \(error.place)", error.problem,
        fix: "\(error.remedy); both versions are in git")
    }
  }

  /// The joined version as later merges with either side leave it.
  ///
  /// Damage that is alike on both sides is copied unread, so a later merge may be the first to read it. It must neither
  /// refuse what this one has accepted nor change it.
  private static func settled(
    _ joined: JSONDocument, _ versions: [(bytes: [UInt8], side: Side)], _ place: String,
    _ path: RepositoryPath
  ) throws(WorkbenchError) -> JSONDocument {
    var result = joined
    for _ in 0..<attempts {
      let before = result.bytes
      // One after the other, because those of very large files take much memory.
      for version in versions where version.bytes != result.bytes {
        let next = try join(result, read(version.bytes, version.side, place, path), place)
        if next != result.bytes { result = try read(next, .result, place, path) }
      }
      if result.bytes == before { return result }
    }
    throw brokenResult(place, "each later merge would change it")
  }

  /// A value that somebody changed by hand is looked at once, and then stays.
  private static let attempts = 4

  /// Which version something is said of, in git's words.
  enum Side {
    case ours, theirs, result

    /// "our version".
    var version: Sentence {
      switch self {
      case .ours: "our version"
      case .theirs: "their version"
      case .result: "the merged version"
      }
    }
  }

  static func tooLarge(_ side: Side, _ place: String) -> WorkbenchError {
    WorkbenchError(
      .invalidData, at: place,
      "\(side.version) is larger than \(largestFile >> 20) MB, so it is no record of kerb's",
      fix: remedy)
  }

  /// The erased version, where the other one cannot be read: an erasure needs nothing of what it absorbs.
  private static func erasure(
    _ ours: [UInt8], _ theirs: [UInt8], _ place: String, _ path: RepositoryPath
  ) -> [UInt8]? {
    func document(_ bytes: [UInt8], _ side: Side) -> JSONDocument? {
      // What cannot be read is told by the merge itself.
      try? read(bytes, side, place, path)
    }
    func isErased(_ document: JSONDocument?) -> Bool {
      document?.root[key: SystemKey.erased]?.boolean == true
    }
    /// The form that every later merge gives it; `nil` for what none would take.
    func kept(_ document: JSONDocument?) -> [UInt8]? {
      document.flatMap { try? RecordJoin.join($0, $0) }
    }
    let (one, other) = (document(ours, .ours), document(theirs, .theirs))
    if isErased(one), other == nil { return kept(one) }
    if isErased(other), one == nil { return kept(other) }
    return nil
  }

  private static func read(
    _ bytes: [UInt8], _ side: Side, _ place: String, _ path: RepositoryPath
  ) throws(WorkbenchError) -> JSONDocument {
    guard bytes.count <= largestFile else { throw tooLarge(side, place) }
    guard !bytes.isEmpty else {
      throw WorkbenchError(
        .invalidData, at: place, "\(side.version) is empty", fix: remedy)
    }
    let document: JSONDocument
    do {
      document = try JSONReader.read(bytes)
    } catch {
      throw WorkbenchError(
        .invalidData, at: place,
        "\(side.version) cannot be read: line \(error.position.line), column \(error.position.column): \(error.problem)",
        fix: remedy)
    }
    try checkPlace(document, side, place, path)
    return document
  }

  /// Makes sure that a version is the record that its place is for. Git follows what it takes for renames, and may
  /// hand over two different records.
  private static func checkPlace(
    _ document: JSONDocument, _ side: Side, _ place: String, _ path: RepositoryPath
  ) throws(WorkbenchError) {
    let root = document.root
    if let line = root[key: SystemKey.format]?.string.flatMap(FormatLine.init),
      let expected = path.file.role.formatName, RecordFormats.named(line.name) != nil,
      !Text.isSame(line.name, expected)
    {
      throw WorkbenchError(
        .invalidData, at: place,
        "\(side.version) is of the format \(Quoted(line.name)), and this is the place of \(Quoted(expected))",
        fix: remedy)
    }
    // The workspace's own id is random, and the join compares the two.
    guard path.file.role != .workspace, let id = root[key: SystemKey.id]?.string,
      !Text.isSame(id, path.file.expectedID)
    else { return }
    throw WorkbenchError(
      .invalidData, at: place,
      "\(side.version) has the id \(Quoted(id)), but the place says \(Quoted(path.file.expectedID))",
      fix:
        "both versions are in git, which has taken two files for one: `kerb team resolve` gives each its own, or `git merge --abort` and `kerb team sync`"
    )
  }

  private static let remedy: Sentence =
    "both versions are in git: run `kerb team resolve`, or take one with `git checkout --ours` or `--theirs` and `git add`"

  /// Validates the joined version. One without faults holds no damage, so later merges leave it as it is.
  ///
  /// - Returns: The version to keep; what a side broke before, a line each; and the format.
  private static func checked(
    _ joined: JSONDocument, _ ours: [UInt8], _ theirs: [UInt8], _ place: String,
    _ path: RepositoryPath
  ) throws(WorkbenchError) -> (result: JSONDocument, remarks: [String], format: RecordFormat?) {
    let expected = path.file.role.formatName
    let first = RecordValidator.check(joined, expected: expected)
    guard !first.faults.isEmpty else { return (joined, [], first.format) }
    let document = try settled(joined, [(ours, .ours), (theirs, .theirs)], place, path)
    let result = RecordValidator.check(document, expected: expected)
    guard let fault = result.faults.first else { return (document, [], result.format) }
    // What a side broke before is for whoever mends it; the merge keeps it and must add nothing.
    let wasBroken = [ours, theirs].contains { side in
      (try? JSONReader.read(side)).map {
        !RecordValidator.check($0, expected: expected).faults.isEmpty
      }
        ?? false
    }
    guard result.format != nil, wasBroken else { throw brokenResult(place, fault.problem) }
    return (document, ["\(fault.problem), as before the merge; kerb check"], result.format)
  }

  private static func brokenResult(_ place: String, _ problem: Sentence) -> WorkbenchError {
    WorkbenchError(
      .invalidData, at: place, "the merged file would break a rule: \(problem)",
      fix: "both versions are in git and nothing was changed; report this with the two versions")
  }
}
