package import JSON
import Merging
package import Records

/// What is known about a session before it begins; every value can be changed until then.
package struct SessionValues: Hashable {
  package struct Circumstance: Hashable {
    package var text: String
    package var basis: CircumstanceBasis
    package var dimension: Dimension?
    /// The key of the entry that holds it; `nil` for a new one.
    var key: String?

    package init(
      text: String, basis: CircumstanceBasis, dimension: Dimension? = nil, key: String? = nil
    ) {
      self.text = text
      self.basis = basis
      self.dimension = dimension
      self.key = key
    }
  }

  package var present: [Role] = []
  package var device: String?
  package var platform: ProductPlatform?
  package var productVersion: String?
  package var technologies: [Technology] = []
  package var round = 1
  package var isPilot = false
  package var mode: SessionMode?
  package var circumstances: [Circumstance] = []
  /// How the person is today, in their own words.
  package var today: String?

  init() {}

  /// Reads a session's record.
  package init(_ object: JSONObject) {
    present = (object["present"]?.array ?? []).compactMap { $0.string.flatMap(Role.init(id:)) }
    device = object["device"]?.string
    platform = object["platform"]?.string.flatMap { ProductPlatform($0) }
    productVersion = object["productVersion"]?.string
    technologies = Technology.all(in: object["assistiveTechnologies"], keepingKeys: true)
    round = object["round"]?.integer ?? 1
    isPilot = object["pilot"]?.boolean ?? false
    mode = object["mode"]?.string.flatMap(SessionMode.init(id:))
    today = object["today"]?.string
    let entries = object["circumstances"]?.object ?? JSONObject()
    circumstances = entries.sortedKeys.compactMap { Self.circumstance(entries, $0.string) }
  }

  private static func circumstance(_ entries: JSONObject, _ key: String) -> Circumstance? {
    guard let entry = entries[key]?.object, !entry.isTombstone(key: key),
      entry[SystemKey.erased]?.boolean != true, let text = entry["text"]?.string
    else { return nil }
    return Circumstance(
      text: text, basis: entry["basis"]?.string.flatMap(CircumstanceBasis.init(id:)) ?? .real,
      dimension: entry["dimension"]?.string.map(Dimension.init(id:)), key: key)
  }

  // MARK: Writing

  /// What has to be written so that a record that holds the old values holds these.
  ///
  /// - Parameter old: `nil` for a new record.
  package func patch(from old: SessionValues?) -> RecordPatch {
    var patch = RecordPatch()
    func put(_ key: String, _ isSame: Bool?, _ value: JSONValue) {
      if isSame != true { patch.put(value, at: [key]) }
    }
    func text(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }
    put(
      "present", old.map { Set($0.present) == Set(present) },
      .array(Set(present).map(\.id).sorted(by: Text.precedes).map { .string($0) }))
    put("device", old.map { $0.device == device }, text(device))
    put("platform", old.map { $0.platform == platform }, text(platform?.id))
    put("productVersion", old.map { $0.productVersion == productVersion }, text(productVersion))
    put("round", old.map { $0.round == round }, .integer(round))
    put("pilot", old.map { $0.isPilot == isPilot }, .bool(isPilot))
    put("mode", old.map { $0.mode == mode }, text(mode?.id))
    put("today", old.map { $0.today == today }, text(today))
    Self.putEntries(
      "assistiveTechnologies", technologies.map { ($0.key, $0.values) },
      before: old?.technologies.map { ($0.key, $0.values) } ?? [], &patch)
    Self.putEntries(
      "circumstances", circumstances.map { ($0.key, Self.values($0)) },
      before: old?.circumstances.map { ($0.key, Self.values($0)) } ?? [], &patch)
    return patch
  }

  private static func values(_ circumstance: Circumstance) -> JSONValue {
    var object = JSONObject(["text": .string(circumstance.text)])
    object["basis"] = .string(circumstance.basis.id)
    object["dimension"] = circumstance.dimension.map { .string($0.id) } ?? .null
    return .object(object)
  }

  /// Entries that are new, changed or gone.
  private static func putEntries(
    _ field: String, _ now: [(key: String?, value: JSONValue)],
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
    if !entries.members.isEmpty { patch.put(.object(entries), at: [field]) }
  }
}
