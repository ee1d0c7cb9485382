import JSON
import Merging
import Records
import Workspace

/// Notes on claims of a profile that a withdrawal takes away something they rest on: the day, and nothing of whose.
enum LostBases {
  /// What has to be taken out of profiles, each with the day beside what its claims lose.
  ///
  /// - Parameter study: All files of the study.
  static func changes(
    ofProfiles profiles: [RecordFile], in study: [RecordFile],
    marked: (RecordFile, RecordFile) throws -> RecordFile
  ) rethrows -> [StudySweep.Change] {
    func sweep(_ profiles: [RecordFile]) -> [StudySweep.Change] {
      StudySweep.changes(ofProfiles: profiles, in: [study], marks: .none)
    }
    let going = try sweep(profiles).compactMap { change -> RecordFile? in
      guard let before = profiles.first(where: { Text.isSame($0.file.path, change.path) }) else {
        return nil
      }
      return try marked(before, RecordFile(before.file, bytes: change.bytes))
    }
    return sweep(going)
  }

  /// The profile before anything is taken out, with the day beside each claim that will lose something.
  ///
  /// - Parameter after: What the sweep would leave of it.
  static func marked(
    _ before: RecordFile, whenSweptTo after: RecordFile, in workbench: Workbench
  ) throws -> RecordFile {
    guard let document = before.document, let profile = before.record(Profile.self),
      let left = after.record(Profile.self)
    else { return before }
    let stays = Set(left.bases.map { Text($0.key) })
    var patch = RecordPatch()
    for basis in profile.bases where !stays.contains(Text(basis.key)) {
      patch.put(
        .object(
          JSONObject([
            "on": .string("\(workbench.today)"), "about": basis.about.map { .string($0) } ?? .null,
          ])), at: ["lostBases", basis.claim])
    }
    guard !patch.isEmpty else { return before }
    var draft = RecordDraft(changing: document, format: Profile.format, ids: workbench.ids)
    try patch.apply(to: &draft, now: workbench.now)
    return RecordFile(before.file, bytes: draft.bytes)
  }
}
