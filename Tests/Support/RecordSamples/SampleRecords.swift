package import JSON
package import Records

/// Records made from nothing but their format.
package enum SampleRecords {
  /// How full a record is.
  package enum Fill: Sendable {
    /// Every field holds something, every set and every map two things or more.
    case full
    /// Fields are empty or not, as chance has it.
    case chance
  }

  /// A record without merge metadata that keeps every rule of its format.
  package static func record(
    _ format: RecordFormat, _ fill: Fill = .full, _ random: inout SeededRandom
  ) -> JSONObject {
    var result = object(format.fields, fill, &random)
    result[SystemKey.id] = .string("R\(random.below(99))-\(random.letters(4))")
    result[SystemKey.origins] = origins(&random)
    result[SystemKey.sync] = .null
    result[SystemKey.format] = .string(format.line)
    return result
  }

  /// The full record of a format, always the same.
  package static func full(_ format: RecordFormat) -> JSONObject {
    var random = SeededRandom(format.name.utf8.reduce(7) { ($0 * 31 + Int($1)) % 65_521 })
    return record(format, .full, &random)
  }

  /// A list of one random id of a creation, sometimes of two.
  package static func origins(_ random: inout SeededRandom) -> JSONValue {
    let ids = (0...(random.oneIn(3) ? 1 : 0)).map { _ in Text(random.letters(16)) }
    return .array(Set(ids).sorted().map { .string($0) })
  }

  /// A new entry of a map.
  package static func entry(_ format: EntryFormat, _ fill: Fill, _ random: inout SeededRandom)
    -> (key: String, value: JSONObject)
  {
    var result = object(format.fields, fill, &random)
    result[SystemKey.sync] = .null
    if format.isKeyRandom { return (random.letters(22), result) }
    result[SystemKey.origins] = origins(&random)
    let name = random.pick(["sync", "a", "1", "a-b", "deleted", "origins"], or: "")
    return (random.oneIn(2) ? name : "\(name)/\(random.letters(3))", result)
  }

  private static func object(_ fields: [Field], _ fill: Fill, _ random: inout SeededRandom)
    -> JSONObject
  {
    var result = JSONObject()
    for field in fields {
      let value = value(of: field, fill, &random)
      if !(field.isLeftOutWhenEmpty && value.isNull) { result[field.key] = value }
    }
    return result
  }

  private static func value(of field: Field, _ fill: Fill, _ random: inout SeededRandom)
    -> JSONValue
  {
    let isFull = fill == .full
    switch field.kind {
    case .group(let fields): return .object(object(fields, fill, &random))
    case .map(let entry):
      var entries = JSONObject()
      for _ in 0..<(isFull ? 3 : random.below(4)) {
        let (key, value) = Self.entry(entry, fill, &random)
        entries[key] = .object(value)
      }
      return .object(entries)
    case .set(let member):
      var members = Set<Text>()
      let count = isFull ? 2 : random.below(4)
      while members.count < count { members.insert(Text(SampleValues.text(member, &random))) }
      return .array(members.sorted().map { .string($0) })
    default:
      if Text.isSame(field.key, SystemKey.deleted) { return isFull ? .bool(false) : .null }
      return isFull || field.isRequired || random.oneIn(2)
        ? SampleValues.value(field.kind, &random) : .null
    }
  }
}
