import JSON
import Merging
import Platform
import Records
import Wording
import Workspace

/// A picture of a note or session whose log nobody has cleared of names, numbers and places: it waits with the log.
enum UnclearedPicture {
  /// Whether the record of a picture waits for a log of the work tree.
  ///
  /// A mark that a picture was erased never waits: it takes the picture away elsewhere.
  static func isOne(_ record: RecordFile, in workspace: WorkspaceLocation) -> Bool {
    guard record.file.role == .attachment, !record.isErased, let document = record.document,
      let study = record.file.study
    else { return false }
    return isOfUnknown(document.root, study, in: workspace)
      || sessions(document.root).contains { !logs(of: $0, study, workspace).isEmpty }
  }

  /// Whether this clone does not have a session or note that it belongs to, so that no one can tell whether its words are
  /// cleared and who is in it.
  private static func isOfUnknown(
    _ picture: JSONNode, _ study: String, in workspace: WorkspaceLocation
  ) -> Bool {
    let notes = strings(picture, "observations")
    return sessions(picture).contains { session in
      let folder = "Surveys/\(study)/sessions/\(session)"
      guard RecordID.flaw(in: session) == nil,
        let names = try? Files.list("\(workspace.root)/\(folder)").entries.map(\.name),
        names.contains("session.json")
      else { return true }
      let files = names.compactMap { WorkspaceFile(recordAt: "\(folder)/\($0)") }
      let logs = files.filter { $0.role == .log }.map { RecordLoader.read($0, in: workspace) }
      return notes.compactMap { key($0, in: session) }.contains { note in
        !logs.contains { $0.document?.root[key: "observations"]?[key: note] != nil }
      }
    }
  }

  /// Whether a picture in a commit belongs to words that are not cleared in the same commit.
  static func isOne(
    _ document: JSONDocument, ofStudy study: String, in commit: ObjectID, _ repository: Repository
  ) throws(WorkbenchError) -> Bool {
    guard document.root[key: SystemKey.erased]?.boolean != true else { return false }
    if isOfUnknown(document.root, study, in: repository.workspace) { return true }
    let notes = strings(document.root, "observations")
    for session in sessions(document.root) {
      for log in logs(of: session, study, repository.workspace) {
        let name = "\(commit):\(repository.inRepository(log.path))"
        guard let bytes = try Blobs(repository.git).read([name])[0],
          let cleared = try? JSONReader.read(bytes), !UnclearedLog.isOne(cleared)
        else { return true }
        // A note that the cleared version does not have is one that nobody has cleared.
        let here = RecordLoader.read(log, in: repository.workspace).document
        let isNew = notes.contains { note in
          guard let key = key(note, in: session) else { return false }
          return here?.root[key: "observations"]?[key: key] != nil
            && cleared.root[key: "observations"]?[key: key] == nil
        }
        if isNew { return true }
      }
    }
    return false
  }

  /// Whether a picture may show participants who refused to be recorded, as far as the records of a commit say.
  static func isRefused(
    _ record: RecordFile, in commit: ObjectID, _ repository: Repository
  ) -> Bool {
    !PictureFiles.refusers(of: record) { path in
      guard let file = WorkspaceFile(recordAt: path.text),
        let bytes = try? Blobs(repository.git).read([
          "\(commit):\(repository.inRepository(path.text))"
        ])[0]
      else { return nil }
      return RecordFile(file, bytes: bytes)
    }.isEmpty
  }

  /// The logs of a session that hold others back: not cleared, or not to be read, so that nobody can tell.
  private static func logs(
    of session: String, _ study: String, _ workspace: WorkspaceLocation
  ) -> [WorkspaceFile] {
    let folder = "Surveys/\(study)/sessions/\(session)"
    guard RecordID.flaw(in: session) == nil,
      let listing = try? Files.list("\(workspace.root)/\(folder)")
    else { return [] }
    return listing.entries.compactMap { entry in
      guard let file = WorkspaceFile(recordAt: "\(folder)/\(entry.name)"), file.role == .log else {
        return nil
      }
      let record = RecordLoader.read(file, in: workspace)
      return record.document == nil || UnclearedLog.isOne(record) ? file : nil
    }
  }

  /// The sessions that it belongs to, itself or by its notes.
  static func sessions(_ root: JSONNode) -> [String] {
    let ofNotes = strings(root, "observations").compactMap {
      $0.split(separator: "/").first.map(String.init)
    }
    return Set((strings(root, "sessions") + ofNotes).map { Text($0) }).sorted().map(\.string)
  }

  private static func strings(_ root: JSONNode, _ field: String) -> [String] {
    root[key: field].map { $0.elements.compactMap(\.string) } ?? []
  }

  /// The key of a note within the log, for a note of this session.
  private static func key(_ note: String, in session: String) -> String? {
    let parts = note.split(separator: "/", maxSplits: 1).map(String.init)
    guard parts.count == 2, Text.isSame(parts[0], session) else { return nil }
    return parts[1]
  }
}
