import JSON
import RecordSamples

@testable import Merging
@testable import Records

/// Chooses what somebody does next, and tells the model what must come of it.
struct DeedMaker {
  var records: EditedRecords
  var model: Model { records.model }

  /// One random deed on what is there; several for a new entry, whose required fields must be filled.
  mutating func next() -> [Deed] {
    let holders = model.holders
    let holder = records.random.pick(holders, or: holders[0])
    switch records.random.below(10) {
    case 0: return [.delete(holder.path)]
    case 1: return [.restore(holder.path)]
    case 2, 3: return addition(holder)
    default: return [edit(holder)].compactMap(\.self)
    }
  }

  private mutating func edit(_ holder: ModelHolder) -> Deed? {
    let choices = Self.spots(holder.fields, [], holder.path).filter {
      $0.pointer.parts != [SystemKey.deleted]
    }
    guard let spot = choices.randomElement(using: &records.random) else { return nil }
    guard case .set(let kind) = spot.kind else {
      return .set(spot.path, records.value(for: spot))
    }
    let there = model.registers.keys
      .filter { $0.holder == spot.holder && $0.pointer == spot.pointer }
      .compactMap(\.member).sorted()
    let known = there.randomElement(using: &records.random)?.string
    let member =
      records.random.oneIn(2)
      ? known ?? SampleValues.text(kind, &records.random)
      : SampleValues.text(kind, &records.random)
    return .member(spot.path, member, records.random.oneIn(2))
  }

  private mutating func addition(_ holder: ModelHolder) -> [Deed] {
    let maps = holder.fields.compactMap { field -> (String, EntryFormat)? in
      if case .map(let entry) = field.kind { (field.key, entry) } else { nil }
    }
    guard let (key, entry) = maps.randomElement(using: &records.random) else { return [] }
    let name =
      entry.isKeyRandom
      ? records.random.letters(22) : records.random.pick(["sync", "a", "b", "1", "a/b"], or: "a")
    let path = holder.path + [key]
    let origin = records.random.letters(16)
    let isThere = model.holder((path + [name]).map { Text($0) }) != nil
    let add = Deed.add(path, key: name, origin: origin)
    if isThere { return [add] }
    return [add]
      + Self.spots(entry.fields, [], path + [name]).filter(\.isRequired).map {
        Deed.set($0.path, SampleValues.value($0.kind, &records.random))
      }
  }

  static func spots(_ fields: [Field], _ base: [String], _ holder: [String]) -> [Spot] {
    fields.flatMap { field -> [Spot] in
      switch field.kind {
      case .group(let inner): spots(inner, base + [field.key], holder)
      case .map: []
      default: [Spot(holder, base + [field.key], field)]
      }
    }
  }
}

extension DeedMaker {
  /// Does a deed with the editor and in the model; returns what does not agree.
  mutating func perform(_ deed: Deed, on draft: inout RecordDraft) throws -> String? {
    let format = draft.format
    try deed.run(on: &draft)
    switch deed {
    case .set(let path, let value):
      let location = try FieldLocation(path, in: format)
      let spot = Spot(location.holder, location.pointer.parts, location.field)
      return write(spot, value, draft)
    case .member(let path, let member, let isMember):
      let location = try FieldLocation(path, in: format)
      let spot = Spot(location.holder, location.pointer.parts, member: member, location.field)
      return write(spot, .bool(isMember), draft)
    case .add(let path, let key, let origin):
      let full = path + [key]
      guard model.holder(full.map { Text($0) }) == nil else {
        let plain = model.registers[.deletion(of: full)]?.live.max { $0.key < $1.key }?.value
        return plain == .bool(true) ? restore(full, draft) : nil
      }
      guard case .map(let entry) = try FieldLocation(path, in: format).field.kind else {
        return nil
      }
      records.model.holders.append(
        ModelHolder(
          path: full, fields: entry.fields, origins: [entry.isKeyRandom ? key : origin],
          isCreated: true))
      return nil
    case .delete(let path):
      let spot = Spot.deletion(of: path)
      let seen = model.live(inside: path)
      let context = (model.registers[spot] ?? Register()).context
      if !model.changes(spot, .bool(true)), seen.isSubset(of: context) { return nil }
      records.model.close(inside: path)
      return edit(spot, .bool(true), draft, seen: seen)
    case .restore(let path): return restore(path, draft)
    }
  }

  private mutating func restore(_ path: [String], _ draft: RecordDraft) -> String? {
    let spot = Spot.deletion(of: path)
    return model.changes(spot, .null) ? edit(spot, .null, draft) : nil
  }

  private mutating func write(_ spot: Spot, _ value: JSONValue, _ draft: RecordDraft) -> String? {
    guard model.changes(spot, value) else { return nil }
    guard let holder = model.holder(spot.holder), holder.isCreated else {
      return edit(spot, value, draft)
    }
    records.model.create(spot, value, holder.origins)
    return nil
  }

  private mutating func edit(
    _ spot: Spot, _ value: JSONValue, _ draft: RecordDraft, seen: Set<WriteID> = []
  ) -> String? {
    let path = spot.holder.map(\.string) + [SystemKey.sync, spot.syncKey, "write"]
    guard let text = draft.value(path)?.string else { return "no write of \(path)" }
    let id = WriteID(text)
    if model.known.contains(id) { return "the write of \(path) is not new" }
    let random = String(text.prefix { $0 != "#" })
    if Model.id(random, value) != id { return "the digest of \(path) is not that of the value" }
    records.model.write(spot, value, id: id, seen: seen)
    return nil
  }
}
