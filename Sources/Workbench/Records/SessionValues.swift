package import JSON
import Merging
package import Records

/// What is known about a session before it begins; every value can be changed until then.
package struct SessionValues: Hashable {
  package var present: [Role] = []
  package var device: String?
  package var platform: ProductPlatform?
  package var productVersion: String?
  package var technologies: [Technology] = []
  package var round = 1
  package var isPilot = false
  package var mode: SessionMode?
  package var circumstances: [SessionCircumstance] = []
  /// How the person is today, in their own words.
  package var today: String?

  init() {}

  /// Reads a session's record.
  package init(_ object: JSONObject) {
    present = (object[\Session.present]?.array ?? []).compactMap(Role.read)
    device = object[\Session.device]?.string
    platform = object[\Session.platform].flatMap(ProductPlatform.read)
    productVersion = object[\Session.productVersion]?.string
    technologies = Technology.all(in: object[\Session.assistiveTechnologies], keepingKeys: true)
    round = object[\Session.round]?.integer ?? 1
    isPilot = object[\Session.isPilot]?.boolean ?? false
    mode = object[\Session.mode].flatMap(SessionMode.read)
    today = object[\Session.today]?.string
    let entries = object[\Session.circumstances]?.object ?? JSONObject()
    circumstances = entries.sortedKeys.compactMap { Self.circumstance(entries, $0.string) }
  }

  private static func circumstance(
    _ entries: JSONObject, _ key: String
  ) -> SessionCircumstance? {
    guard let entry = entries[key]?.object, !entry.isTombstone(key: key),
      entry[SystemKey.erased]?.boolean != true,
      entry[\SessionCircumstance.text]?.string != nil
    else { return nil }
    var circumstance = SessionCircumstance(key: key)
    SessionCircumstance.table.take(entry, into: &circumstance)
    return circumstance
  }

  // MARK: Writing

  /// What has to be written so that a record that holds the old values holds these.
  ///
  /// - Parameter old: `nil` for a new record.
  package func patch(from old: SessionValues?) -> RecordPatch {
    var patch = RecordPatch()
    func set<Value: FieldValue>(
      _ path: KeyPath<Session, Value?>, _ own: KeyPath<SessionValues, Value?>
    ) {
      let value = self[keyPath: own]
      if old.map({ $0[keyPath: own] == value }) != true { patch.set(path, to: value) }
    }
    if old.map({ Set($0.present) == Set(present) }) != true {
      patch.set(
        \Session.present, to: Set(present).sorted { Text.precedes($0.id, $1.id) })
    }
    set(\.device, \.device)
    set(\.platform, \.platform)
    set(\.productVersion, \.productVersion)
    if old.map({ $0.round == round }) != true { patch.set(\Session.round, to: round) }
    if old.map({ $0.isPilot == isPilot }) != true { patch.set(\Session.isPilot, to: isPilot) }
    set(\.mode, \.mode)
    set(\.today, \.today)
    Self.putEntries(
      \.assistiveTechnologies, technologies.map { ($0.key, $0.values) },
      before: old?.technologies.map { ($0.key, $0.values) } ?? [], &patch)
    Self.putEntries(
      \.circumstances, circumstances.map(Self.entry),
      before: old?.circumstances.map(Self.entry) ?? [], &patch)
    return patch
  }

  private static func entry(
    _ circumstance: SessionCircumstance
  ) -> (key: String?, value: JSONValue) {
    (
      circumstance.key.isEmpty ? nil : circumstance.key,
      .object(SessionCircumstance.table.whole(of: circumstance))
    )
  }

  /// Entries that are new, changed or gone.
  private static func putEntries(
    _ map: PartialKeyPath<Session>, _ now: [(key: String?, value: JSONValue)],
    before: [(key: String?, value: JSONValue)], _ patch: inout RecordPatch
  ) {
    var entries = JSONObject()
    var count = 0
    for entry in now {
      guard let key = entry.key else {
        count += 1
        entries[RecordPatch.newKey(count)] = entry.value
        continue
      }
      if before.first(where: { $0.key == key })?.value != entry.value {
        entries[key] = entry.value
      }
    }
    for old in before.compactMap(\.key) where !now.contains(where: { $0.key == old }) {
      entries[old] = .null
    }
    if !entries.members.isEmpty {
      patch.put(.object(entries), at: Holder<Session>().field(map))
    }
  }
}
