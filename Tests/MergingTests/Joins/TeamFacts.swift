@testable import Merging
@testable import Records

/// An object of a record: the record itself, or an entry of a map.
struct TeamHolder: Hashable {
  let path: [String]
  static let root = TeamHolder(path: [])
}

/// One register: a field, or one member of a set.
struct TeamSpot: Hashable {
  let holder: TeamHolder
  let pointer: [String]
  let isMember: Bool

  var syncKey: String { pointer.map { "/" + $0 }.joined() }
  var place: String { holder.path.map { "/" + $0 }.joined() + syncKey }
}

/// The shadow ledger: everything that was ever done to a record, as far as somebody knows.
///
/// It knows nothing of joins: what two people know together is the union of what each knows.
struct TeamFacts {
  struct Spot {
    /// Every write and its value as compact JSON.
    var writes: [String: String] = [:]
    var over: Set<String> = []

    var live: [String: String] { writes.filter { !over.contains($0.key) } }
  }

  var origins: [TeamHolder: Set<String>] = [:]
  var spots: [TeamSpot: Spot] = [:]
  var erased: Set<TeamHolder> = []
  /// The objects that a newer version has written.
  var newer: Set<TeamHolder> = []
  var version = 1
  /// Values that were changed in an editor and still stand beside the old write.
  var unreconciled: [TeamSpot: (write: String, value: String)] = [:]

  /// Learns what somebody else knows; what was changed in an editor counts as written from then on.
  mutating func learn(_ other: TeamFacts) {
    origins.merge(other.origins) { $0.union($1) }
    spots.merge(other.spots) { mine, theirs in
      Spot(
        writes: mine.writes.merging(theirs.writes) { one, _ in one },
        over: mine.over.union(theirs.over))
    }
    erased.formUnion(other.erased)
    newer.formUnion(other.newer)
    version = max(version, other.version)
    unreconciled = [:]
  }

  func isErased(_ holder: TeamHolder) -> Bool {
    holder.path.indices.contains { erased.contains(TeamHolder(path: Array(holder.path[..<$0]))) }
      || erased.contains(holder)
  }

  /// Whether a field can be read without an entry.
  func isCreation(_ spot: TeamSpot) -> Bool {
    guard let state = spots[spot] else { return true }
    guard state.over.isEmpty else { return false }
    guard let value = state.writes.values.first else { return true }
    return value != TeamFacts.nothing(spot)
      && state.writes
        == TeamFacts.creations(value, origins[spot.holder] ?? [])
  }

  static func nothing(_ spot: TeamSpot) -> String { spot.isMember ? "false" : "null" }

  static func creations(_ value: String, _ origins: Set<String>) -> [String: String] {
    var writes: [String: String] = [:]
    for origin in origins { writes["\(origin)#\(TeamDigests.of(value))"] = value }
    return writes
  }

  /// The write whose value stands in the field's place.
  func standing(_ spot: TeamSpot) -> (id: String, value: String)? {
    let live = spots[spot]?.live ?? [:]
    let among =
      spot.isMember && live.values.contains("true") ? live.filter { $0.value == "true" } : live
    return among.max { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}

/// Digests of the few values that histories play with.
enum TeamDigests {
  private static let known: [String: String] = {
    var known: [String: String] = [:]
    for shape in [TeamShape.finding, .study, .workspace] { note(shape, &known) }
    for value in ["null", "true", "false"] { known[value] = digest(value) }
    return known
  }()

  private static func note(_ shape: TeamShape, _ known: inout [String: String]) {
    for value in shape.values.flatMap(\.values) { known[value] = digest(value) }
    for map in shape.maps { for inner in map.shape { note(inner, &known) } }
  }

  static func of(_ value: String) -> String { known[value] ?? digest(value) }

  private static func digest(_ value: String) -> String {
    String(SHA256.hex(Array(value.utf8)).prefix(8))
  }
}
