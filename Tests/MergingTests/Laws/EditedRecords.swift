import JSON
import RecordSamples

@testable import Merging
@testable import Records

/// Records that have been edited and merged before: with metadata, alternatives and fields of newer versions.
struct EditedRecords {
  var random: SeededRandom
  var model = Model()

  init(_ seed: Int) { random = SeededRandom(seed) }

  mutating func make(_ format: RecordFormat) -> JSONObject {
    decorated(SampleRecords.record(format, .chance, &random), format.fields, [])
  }

  private mutating func decorated(_ object: JSONObject, _ fields: [Field], _ path: [String])
    -> JSONObject
  {
    let listed = (object[SystemKey.origins]?.array ?? []).compactMap(\.string)
    let holder = ModelHolder(
      path: path, fields: fields, origins: listed.isEmpty ? Array(path.suffix(1)) : listed,
      isCreated: false)
    model.holders.append(holder)
    var sync = JSONObject()
    var result = dressed(object, fields, [], holder, &sync)
    if !sync.members.isEmpty { result[SystemKey.sync] = .object(sync) }
    return result
  }

  private mutating func dressed(
    _ object: JSONObject, _ fields: [Field], _ base: [String], _ holder: ModelHolder,
    _ sync: inout JSONObject
  ) -> JSONObject {
    var result = object
    for field in fields {
      let pointer = base + [field.key]
      switch field.kind {
      case .group(let inner):
        result[field.key] = .object(
          dressed(object[field.key]?.object ?? JSONObject(), inner, pointer, holder, &sync))
      case .map(let entry):
        var entries = JSONObject()
        for key in object[field.key]?.object?.sortedKeys ?? [] {
          let child = object[field.key]?.object?[key.string]?.object ?? JSONObject()
          entries[key.string] = .object(
            decorated(child, entry.fields, holder.path + pointer + [key.string]))
        }
        result[field.key] = .object(entries)
      case .set(let kind):
        let members = (object[field.key]?.array ?? []).compactMap(\.string)
        var left = Set<Text>()
        for text in Set((members + [SampleValues.text(kind, &random)]).map { Text($0) }).sorted() {
          let spot = Spot(holder.path, pointer, member: text.string, field)
          let isMember = JSONValue.bool(members.contains { Text($0) == text })
          if dress(spot, isMember, holder, &sync) == .bool(true) { left.insert(text) }
        }
        result[field.key] = .array(left.sorted().map { .string($0) })
      default:
        let spot = Spot(holder.path, pointer, field)
        result[field.key] = dress(spot, object[field.key] ?? .null, holder, &sync)
      }
    }
    for (key, value) in Self.unknown where random.oneIn(2) {
      result[key] = value
      if let object = value.object {
        for (inner, value) in object.members {
          model.create(Spot(holder.path, base + [key, inner.string]), value, holder.origins)
        }
      } else {
        model.create(Spot(holder.path, base + [key]), value, holder.origins)
      }
    }
    return result
  }

  /// Fields of a version that nobody knows yet.
  static let unknown: [(String, JSONValue)] = [
    ("zNumber", .number("1.50e+3")),
    ("zList", .array([.null, .number("-0"), .string("e\u{301}")])),
    ("zObject", .object(JSONObject(["b": .string("x"), "a": .bool(false), "n": .null]))),
  ]

  /// Gives a register writes of earlier edits, now and then; returns the value that stands in its place.
  private mutating func dress(
    _ spot: Spot, _ value: JSONValue, _ holder: ModelHolder, _ sync: inout JSONObject
  ) -> JSONValue {
    guard random.oneIn(4) else {
      model.create(spot, value, holder.origins)
      return value
    }
    var register = Register()
    for _ in 0...random.below(3) {
      let live = random.oneIn(3) ? value : self.value(for: spot)
      register.live[Model.id(random.letters(16), live)] = live
    }
    for _ in 0..<random.below(3) {
      register.superseded.insert(Model.id(random.letters(16), .null))
    }
    model.registers[spot] = register
    model.edited.insert(spot)
    model.known.formUnion(register.live.keys)
    model.known.formUnion(register.superseded)
    let highest = register.live.max { $0.key < $1.key }
    var also = JSONObject()
    for (id, value) in register.live where id != highest?.key { also[id.text] = value }
    let over = register.superseded.map { Text($0.text) }.sorted()
    sync[spot.syncKey] = .object(
      JSONObject([
        "also": .object(also), "over": .array(over.map { .string($0) }),
        "write": .string(highest?.key.text ?? ""),
      ]))
    return highest?.value ?? .null
  }

  /// A value that a register may hold.
  mutating func value(for spot: Spot) -> JSONValue {
    if spot.member != nil { return .bool(random.oneIn(2)) }
    if spot.pointer.parts == [SystemKey.deleted] { return random.oneIn(2) ? .bool(true) : .null }
    if !spot.isRequired, random.oneIn(4) { return .null }
    return SampleValues.value(spot.kind, &random)
  }
}
