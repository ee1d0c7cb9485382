package import JSON
import Localization
import Merging
import Records

/// What was ever erased, withdrawn, refused or shared in a workspace, by the paths of the records.
///
/// Files alone cannot tell of an erasure, a refusal or a shared edition that somebody rolled back: with a forge's revert button, or
/// in a conflict settled with one whole side. History can.
package struct ErasureMarks: Sendable {
  package static let none = ErasureMarks()

  /// For each path what its versions say about erasures, joined.
  package private(set) var remains: [Text: JSONDocument] = [:]
  /// For each path of a study's file the digests of the editions that were shared.
  package private(set) var shared: [Text: SharedDigests] = [:]

  /// The paths of records of which a version cannot be read here, because a filter of git has changed it.
  package private(set) var sealed: Set<Text> = []

  package init() {}

  package var isEmpty: Bool { remains.isEmpty && shared.isEmpty }

  /// The folder names of the studies in which something was erased.
  package var studies: Set<Text> {
    Set(
      remains.keys.compactMap { WorkspaceFile(recordAt: $0.string)?.study }.map { Text($0) })
  }

  /// The study files of the other studies of which an edition was shared. Nothing else of these studies has to be read.
  package func sharedFiles(besides studies: Set<Text>) -> Set<Text> {
    Set(
      shared.keys.filter { path in
        !studies.contains(Text(WorkspaceFile(recordAt: path.string)?.study ?? ""))
      })
  }

  /// Takes in what a version of a record says.
  ///
  /// A version that is no record, or another one than those before, says nothing.
  package mutating func add(_ version: JSONDocument, at path: String) {
    if WorkspaceFile(recordAt: path)?.role == .study {
      add(SharedDigests(version.root[key: StudyRound.key]), at: path)
    }
    guard let bytes = ErasureRemains.of(version) else { return }
    add(remains: bytes, at: path)
  }

  package mutating func add(_ digests: SharedDigests, at path: String) {
    if !digests.isEmpty { shared[Text(path), default: SharedDigests()].formUnion(digests) }
  }

  package mutating func add(sealed path: String) { sealed.insert(Text(path)) }

  /// - `bytes`: Canonical bytes of `ErasureRemains`.
  package mutating func add(remains bytes: [UInt8], at path: String) {
    guard let before = remains[Text(path)] else {
      remains[Text(path)] = try? JSONReader.read(bytes)
      return
    }
    if before.bytes == bytes { return }
    // Two different records cannot be told apart by their place; the first one stays.
    guard let document = try? JSONReader.read(bytes),
      let joined = try? RecordJoin.join(before, document),
      let read = try? JSONReader.read(joined), let both = ErasureRemains.of(read)
    else { return }
    remains[Text(path)] = try? JSONReader.read(both)
  }

  package mutating func formUnion(_ other: ErasureMarks) {
    for (path, document) in other.remains { add(remains: document.bytes, at: path.string) }
    for (path, digests) in other.shared { add(digests, at: path.string) }
    sealed.formUnion(other.sealed)
  }

  /// Erases again what was erased before, in the files of one study.
  ///
  /// - Returns: The files as they have to be, and those of them that have to be written.
  func applied(to files: [RecordFile]) -> (
    files: [RecordFile], changes: [ErasurePropagation.Change]
  ) {
    guard !isEmpty, let study = files.first?.file.study else { return (files, []) }
    var changes: [ErasurePropagation.Change] = []
    var result = files.map { given -> RecordFile in
      var record = given
      var change: ErasurePropagation.Change?
      func put(_ bytes: [UInt8], _ reason: Sentence, _ deed: ErasurePropagation.Change.Deed) {
        record = RecordFile(given.file, bytes: bytes)
        change = ErasurePropagation.Change(
          absorbed: given.file, bytes: bytes, because: reason, deed: deed)
      }
      if let bytes = shared[Text(given.file.path)]?.added(to: record) {
        put(bytes, Self.sharedReason, .putDigestBack)
      }
      if let mark = remains[Text(given.file.path)] {
        if let bytes = Self.erased(record, mark), bytes != record.document?.bytes {
          put(bytes, Self.reason, .erase)
        } else if let bytes = Self.refused(record, mark) {
          put(bytes, Self.permissionReason, .refuse)
        }
      }
      if let change { changes.append(change) }
      return record
    }
    guard files.contains(where: { $0.file.role == .study }) else { return (result, changes) }
    let present = Set(files.map { Text($0.file.path) })
    for (path, mark) in remains.sorted(by: { $0.key < $1.key }) where !present.contains(path) {
      guard let file = WorkspaceFile(recordAt: path.string), file.study == study,
        ErasedEntries.isErased(mark.root)
      else { continue }
      changes.append(Self.change(file, mark.bytes))
      result.append(RecordFile(file, bytes: mark.bytes))
    }
    return (result, changes)
  }

  private static func change(_ file: WorkspaceFile, _ bytes: [UInt8]) -> ErasurePropagation.Change {
    ErasurePropagation.Change(absorbed: file, bytes: bytes, because: reason)
  }

  static let reason: Sentence =
    "an earlier commit erased it after a withdrawal, and a later one brought it back"

  static let sharedReason: Sentence =
    "an earlier commit has it, and a later one dropped it"

  static let permissionReason: Sentence =
    "an earlier commit records the refusal, and nobody has recorded another answer since"

  /// A participant's record with the permissions that history says are refused; `nil` where none has come back.
  private static func refused(_ record: RecordFile, _ mark: JSONDocument) -> [UInt8]? {
    let refusals = Consent.refused(in: mark.root)
    guard record.file.role == .participant, !refusals.isEmpty, let document = record.document,
      !ErasedEntries.isErased(document.root),
      !refusals.isSubset(of: Consent.refused(in: document.root)),
      let joined = try? RecordJoin.join(document, mark), let read = try? JSONReader.read(joined)
    else { return nil }
    // A later write may have seen the refusal: then the join changes nothing.
    return Consent.refused(in: read.root).isSubset(of: Consent.refused(in: document.root))
      ? nil : joined
  }

  /// What a record has to be; `nil` where nothing has come back.
  private static func erased(_ record: RecordFile, _ mark: JSONDocument) -> [UInt8]? {
    let isWhole = ErasedEntries.isErased(mark.root)
    guard let document = record.document else { return isWhole ? mark.bytes : nil }
    guard isMissing(mark.root, in: document.root) else { return nil }
    if let joined = try? RecordJoin.join(document, mark) { return joined }
    return isWhole ? ErasedForm.bytes(record) : nil
  }

  /// Whether something that is erased in the one is there in the other, or what somebody took back is not noted there.
  private static func isMissing(_ mark: JSONNode, in node: JSONNode) -> Bool {
    if ErasedEntries.isErased(mark) { return !ErasedEntries.isErased(node) }
    if ErasedEntries.isErased(node) { return false }
    return mark.members.contains { key, value in
      guard value.kind == .object, let key = key.string, !Text.isSame(key, SystemKey.sync) else {
        return false
      }
      guard let there = node[key: key] else { return isTold(value) }
      return isMissing(value, in: there)
    }
  }

  /// Whether what is missing has to be written again: something that somebody took back, which a mark tells of as it
  /// stands. An erased entry that is missing as a whole has nothing left to erase.
  private static func isTold(_ mark: JSONNode) -> Bool {
    if ErasedEntries.isErased(mark) { return false }
    return mark.members.contains { key, value in
      if value.kind == .object { return !key.isString(SystemKey.sync) && isTold(value) }
      return key.isString(Withdrawal.table[\.scope].key) && !value.isNull
    }
  }
}
