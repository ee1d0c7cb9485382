import JSON
import Merging
import Records

/// Notes in a profile that a withdrawal takes away something its claims rest on: the day, and nothing of whose.
struct LossNotes {
  /// The day that is noted.
  let today: CalendarDay

  /// The profile before anything is taken out, with the day beside each claim that will lose something.
  ///
  /// The ids of these writes follow from the profile, from what goes and from the day: two machines that take out the
  /// same on the same day write the same bytes.
  ///
  /// - Parameter after: What the propagation leaves of it.
  func noted(_ before: RecordFile, whenPropagatedTo after: RecordFile) -> RecordFile {
    guard let document = before.document, let profile = before.record(Profile.self),
      let left = after.record(Profile.self)
    else { return before }
    let stays = Set(left.bases.map { Text($0.key) })
    let going = profile.bases.filter { !stays.contains(Text($0.key)) }
    guard !going.isEmpty else { return before }
    let seed = "lost\n\(profile.id)\n\(going.map(\.key).joined(separator: "\n"))\n\(today)"
    var draft = RecordDraft(changing: document, format: Profile.format, ids: Self.ids(seed))
    do {
      for basis in going { try note(basis, in: &draft) }
    } catch {
      // A record that takes no note still loses what has to go.
      return before
    }
    return RecordFile(before.file, bytes: draft.bytes)
  }

  private func note(_ basis: ClaimBasis, in draft: inout RecordDraft) throws {
    let key = Profile.Loss.key(claim: basis.claim, about: basis.about)
    let loss = try draft.add(to: \Profile.losses, key: key)
    try draft.set(\.claim, to: basis.claim, at: loss)
    if let about = basis.about { try draft.set(\.about, to: about, at: loss) }
    try draft.include(true, "\(today)", in: loss.field(\.days))
  }

  /// Ids that follow from a text, one after the other.
  private static func ids(_ seed: String) -> RandomIDs {
    var count = 0
    return RandomIDs { length in
      count += 1
      let bytes = SHA256.hex(Array("\(seed)\n\(count)".utf8)).utf8
      return (0..<length).map { place in
        let pair = bytes.dropFirst(2 * (place % 32)).prefix(2)
        return UInt8(String(decoding: pair, as: UTF8.self), radix: 16) ?? 0
      }
    }
  }
}
