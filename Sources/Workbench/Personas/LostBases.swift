import JSON
import Merging
import Records

/// Notes on claims of a profile that a withdrawal takes away something they rest on: the day, and nothing of whose.
enum LostBases {
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
