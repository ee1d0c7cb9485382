package import JSON
import Records

/// The state of one field: its live writes, and the writes known to be superseded.
package struct Register: Hashable, Sendable {
  package var live: [WriteID: JSONValue]
  package var superseded: Set<WriteID>

  package init(live: [WriteID: JSONValue] = [:], superseded: Set<WriteID> = []) {
    self.live = live
    self.superseded = superseded
  }

  /// Every write that this state knows of.
  package var context: Set<WriteID> { superseded.union(live.keys) }

  /// Whether the live writes hold more than one value.
  package var isConflict: Bool { Set(live.values).count > 1 }

  /// Reads the state of a field as its holder stores it.
  ///
  /// - Parameters:
  ///   - plain: The value in the field's own place; `true` or `nil` for a member of a set.
  ///   - entry: The field's entry in the holder's `sync`, if it has one.
  ///   - origins: The creation ids of the holder.
  package init(plain: JSONValue?, entry: JSONValue?, origins: [String]) {
    self.init()
    guard let entry = entry?.object else {
      guard let plain, !plain.isNull else { return }
      for origin in origins { live[WriteID(random: origin, value: plain)] = plain }
      return
    }
    if let write = entry["write"]?.string { live[WriteID(write)] = plain ?? .null }
    for (id, value) in entry["also"]?.object?.members ?? [:] { live[WriteID(id.string)] = value }
    superseded = Set((entry["over"]?.array ?? []).compactMap(\.string).map(WriteID.init))
  }

  /// The creation of an entry that holds no value, such as a link of a finding to a note: it counts as a write, or a
  /// deletion around it could not tell whether it had seen the entry.
  ///
  /// - Parameter origins: The creation ids of the entry.
  init(blankOf origins: [String]) {
    self.init()
    for origin in origins { live[WriteID(random: origin, value: .null)] = .null }
  }

  /// Replaces everything that is live by one new write.
  package mutating func write(_ value: JSONValue, id: WriteID) {
    superseded.formUnion(live.keys)
    live = [id: value]
  }

  /// The value in the field's own place: of the live write with the highest id.
  package var plain: JSONValue? {
    live.keys.max().flatMap { live[$0] }
  }

  /// The entry in `sync` of a field whose live write with the highest id stands in its place.
  package var entry: JSONValue? { entry(live.keys.max()) }

  /// The entry in `sync` of a field in whose place the value of one of its live writes stands.
  func entry(_ write: WriteID?) -> JSONValue? {
    guard let write else { return nil }
    var also = JSONObject()
    for (id, value) in live where id != write { also[id.text] = value }
    return .object(
      JSONObject([
        "also": .object(also),
        "over": .array(superseded.sorted().map { .string($0.text) }),
        "write": .string(write.text),
      ]))
  }
}
