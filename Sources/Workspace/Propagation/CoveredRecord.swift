import JSON
import Localization
import Merging
import Records

/// One record that stays, with everything taken out of it that an erasure covers.
struct CoveredRecord {
  private var root: JSONObject
  private let id: String
  private let rules: PropagationRules
  private let format: RecordFormat
  private(set) var parts: [ErasurePropagation.Part] = []

  /// - Returns: `nil` if there is nothing to take out, or the content cannot be read.
  init?(_ file: RecordFile, _ facts: ErasedFacts, _ rules: PropagationRules) {
    guard let document = Self.readable(file), let format = file.format else { return nil }
    id = document.root[key: SystemKey.id]?.string ?? ""
    self.rules = rules
    self.format = format
    let found = CoveredPlaces(file, document, format, facts, rules)
    guard !found.isEmpty else { return nil }
    // What somebody changed without kerb becomes a write of its own first, as the editor does it.
    root = HandEdits.reconciled(JSONValue(document.root).object ?? JSONObject())
    for (map, key, noun) in found.entries where erase([map, key]) { count(noun) }
    for place in found.values where takeOut(place) { count(place.noun) }
    if parts.isEmpty { return nil }
  }

  /// Keys that stand twice become alternatives first, so that nothing hides behind the first of them.
  private static func readable(_ file: RecordFile) -> JSONDocument? {
    guard let document = file.document, document.root.kind == .object else { return nil }
    if document.duplicateKeys.isEmpty { return document }
    // A file that cannot be joined is told by its own fault; nothing of it is guessed here.
    guard let bytes = try? RecordJoin.join(document, document) else { return nil }
    return try? JSONReader.read(bytes)
  }

  var bytes: [UInt8] { JSONWriter.canonical(.object(root)) }

  /// "2 notes and 1 attempt are covered by an erasure".
  var reason: Sentence {
    let list = Sentence.list(parts.map(\.words))
    return parts.count == 1 && parts[0].count == 1
      ? "\(list) is covered by an erasure" : "\(list) are covered by an erasure"
  }

  private mutating func count(_ noun: Noun) {
    if let known = parts.firstIndex(where: { $0.noun == noun }) {
      parts[known].count += 1
    } else {
      parts.append(ErasurePropagation.Part(noun: noun, count: 1))
    }
  }

  /// Leaves only the mark of an entry, and the origins that a merge knows it by.
  private mutating func erase(_ path: [String]) -> Bool {
    guard let entry = value(path)?.object else { return false }
    var rest = JSONObject()
    rest[SystemKey.erased] = .bool(true)
    rest[SystemKey.origins] = entry[SystemKey.origins]
    guard rest != entry else { return false }
    let fields = ErasedEntries.maps(format).first { Text.isSame($0.key, path[0]) }?.entry.fields
    let known = KnownWrites(in: entry, fields: fields ?? [], key: path.last)
    root.replace(path[...], with: .object(rest))
    known.leave(&root, around: path)
    return true
  }

  private mutating func takeOut(_ place: CoveredPlaces.Value) -> Bool {
    guard var holder = value(place.holder)?.object,
      holder[SystemKey.erased]?.boolean != true
    else { return false }
    let covering = CoveredRegister(
      id, holder: place.holder, field: place.field, member: place.member, rules)
    let key = covering.pointer.description
    let entry = holder[SystemKey.sync]?.object?[key]
    let listed = (holder[SystemKey.origins]?.array ?? []).compactMap(\.string)
    let plain: JSONValue? =
      if let member = place.member {
        Self.members(holder[place.field]).contains(Text(member))
          ? .bool(true) : entry == nil ? nil : .bool(false)
      } else {
        holder[place.field]
      }
    let register = Register(
      plain: plain, entry: entry,
      origins: listed.isEmpty ? place.holder.last.map { [$0] } ?? [] : listed)
    if place.isErased { return erase(register, covering, entry, place) }
    guard let covered = covering.covered(register, place.isToGo) else { return false }
    if let member = place.member {
      var members = Self.members(holder[place.field])
      members.remove(Text(member))
      holder[place.field] = .array(members.sorted().map { .string($0) })
    } else {
      holder[place.field] = covered.plain ?? .null
    }
    var sync = holder[SystemKey.sync]?.object ?? JSONObject()
    var written = entry?.object ?? JSONObject()
    for (key, value) in covered.entry?.object?.members ?? [:] { written[key.string] = value }
    sync[key] = .object(written)
    holder[SystemKey.sync] = .object(sync)
    root.replace(place.holder[...], with: .object(holder))
    return true
  }

  /// Leaves only the mark of a field, and nothing by which what stood there could be guessed.
  private mutating func erase(
    _ register: Register, _ covering: CoveredRegister, _ entry: JSONValue?,
    _ place: CoveredPlaces.Value
  ) -> Bool {
    guard !register.context.isEmpty, var holder = value(place.holder)?.object else { return false }
    if entry == covering.erased, holder[place.field]?.isNull ?? true { return false }
    holder[place.field] = .null
    var sync = holder[SystemKey.sync]?.object ?? JSONObject()
    sync[covering.pointer.description] = covering.erased
    holder[SystemKey.sync] = .object(sync)
    root.replace(place.holder[...], with: .object(holder))
    KnownWrites(register.context.subtracting([covering.remaining]))
      .leave(&root, around: place.holder + [place.field])
    return true
  }

  private func value(_ path: [String]) -> JSONValue? {
    path.reduce(JSONValue.object(root)) { $0?.object?[$1] }
  }

  private static func members(_ value: JSONValue?) -> Set<Text> {
    Set((value?.array ?? []).compactMap(\.string).map { Text($0) })
  }
}
