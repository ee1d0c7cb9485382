import JSON
import Merging
import Records
import Workspace

/// What the merge of one record brings to either side, counted while its versions are at hand.
struct MergedChange: Sendable {
  /// What the other side did not have.
  let yours: RecordDifference
  /// What we did not have.
  let theirs: RecordDifference
  /// Whether both sides had written something.
  let isMerged: Bool
  /// The fields with several values in the result.
  let conflicts: [FieldConflict]
}

extension MergedChange {
  /// For a record that both sides have.
  init(_ documents: FileMerge.Documents, path: String) {
    self.init(
      ours: documents.ours, theirs: documents.theirs, result: documents.result,
      isNewThere: documents.theirs.bytes != documents.result.bytes,
      isNewHere: documents.ours.bytes != documents.result.bytes, path: path)
  }

  /// For a record of which a version may be missing or no JSON; that one counts as none.
  init(ours: [UInt8]?, theirs: [UInt8]?, result: [UInt8], path: String) {
    self.init(
      ours: ours.flatMap { try? JSONReader.read($0) },
      theirs: theirs.flatMap { try? JSONReader.read($0) },
      result: try? JSONReader.read(result), isNewThere: theirs != result, isNewHere: ours != result,
      path: path)
  }

  /// For a record that only one side has.
  init(_ document: JSONDocument, isOurs: Bool, path: String) {
    self.init(
      ours: isOurs ? document : nil, theirs: isOurs ? nil : document, result: document,
      isNewThere: isOurs, isNewHere: !isOurs, path: path)
  }

  private init(
    ours: JSONDocument?, theirs: JSONDocument?, result: JSONDocument?, isNewThere: Bool,
    isNewHere: Bool, path: String
  ) {
    let format = WorkspaceFile(recordAt: path)?.role.formatName.flatMap { RecordFormats.named($0) }
    guard let result else {
      self.init(
        yours: RecordDifference(), theirs: RecordDifference(), isMerged: false, conflicts: [])
      return
    }
    let conflicts = RecordConflicts.list(in: result, format)
    func difference(from old: JSONDocument?) -> RecordDifference {
      RecordDifference(from: old, to: result, format, conflicts: conflicts)
    }
    self.init(
      yours: isNewThere ? difference(from: theirs) : RecordDifference(),
      theirs: isNewHere ? difference(from: ours) : RecordDifference(),
      isMerged: ours != nil && theirs != nil && isNewHere && isNewThere, conflicts: conflicts)
  }
}
