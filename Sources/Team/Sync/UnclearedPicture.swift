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
    return sessions(document.root).contains { session in
      guard let logs = logs(of: session, study, workspace, with: document.root) else { return true }
      return logs.contains(where: isUncleared)
    }
  }

  /// Whether a picture in a commit belongs to words that are not cleared in the same commit.
  static func isOne(
    _ document: JSONDocument, ofStudy study: String, in commit: ObjectID, _ repository: Repository
  ) throws(WorkbenchError) -> Bool {
    let root = document.root
    guard root[key: SystemKey.erased]?.boolean != true else { return false }
    for session in sessions(root) {
      guard let logs = logs(of: session, study, repository.workspace, with: root) else {
        return true
      }
      for log in logs where isUncleared(log) {
        let name = "\(commit):\(repository.inRepository(log.file.path))"
        guard let bytes = try Blobs(repository.git).read([name])[0],
          let cleared = try? JSONReader.read(bytes), !UnclearedLog.isOne(cleared)
        else { return true }
        // A note that the cleared version does not have is one that nobody has cleared.
        let isNew = notes(of: root, in: session).contains { note in
          log.document?.root[\Log.observations]?[key: note] != nil
            && cleared.root[\Log.observations]?[key: note] == nil
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

  /// The logs of a session of a picture; `nil` if this clone does not have the session, or a note of it that the picture
  /// belongs to: then no one can tell whether its words are cleared, and who is in it.
  private static func logs(
    of session: String, _ study: String, _ workspace: WorkspaceLocation, with picture: JSONNode
  ) -> [RecordFile]? {
    let folder = "Surveys/\(study)/sessions/\(session)"
    guard RecordID.flaw(in: session) == nil,
      let names = try? Files.list("\(workspace.root)/\(folder)").entries.map(\.name),
      names.contains("session.json")
    else { return nil }
    let files = names.compactMap { WorkspaceFile(recordAt: "\(folder)/\($0)") }
    let logs = files.filter { $0.role == .log }.map { RecordLoader.read($0, in: workspace) }
    let hasAll = notes(of: picture, in: session).allSatisfy { note in
      logs.contains { $0.document?.root[\Log.observations]?[key: note] != nil }
    }
    return hasAll ? logs : nil
  }

  /// Whether a log holds others back: it is not cleared, or cannot be read, so that no one can tell.
  private static func isUncleared(_ log: RecordFile) -> Bool {
    log.document == nil || UnclearedLog.isOne(log)
  }

  /// The keys of the notes of one session that a picture belongs to.
  private static func notes(of picture: JSONNode, in session: String) -> [String] {
    strings(picture, \.observations).compactMap { key($0, in: session) }
  }

  /// The sessions that it belongs to, itself or by its notes.
  static func sessions(_ root: JSONNode) -> [String] {
    let ofNotes = strings(root, \.observations).compactMap {
      $0.split(separator: "/").first.map(String.init)
    }
    return Set((strings(root, \.sessions) + ofNotes).map { Text($0) }).sorted().map(\.string)
  }

  private static func strings(_ root: JSONNode, _ field: PartialKeyPath<Attachment>) -> [String] {
    root[field].map { $0.elements.compactMap(\.string) } ?? []
  }

  /// The key of a note within the log, for a note of this session.
  private static func key(_ note: String, in session: String) -> String? {
    let parts = note.split(separator: "/", maxSplits: 1).map(String.init)
    guard parts.count == 2, Text.isSame(parts[0], session) else { return nil }
    return parts[1]
  }
}
