import JSON

@testable import Merging
@testable import Records

/// What must hold whenever a version takes over what the one before it knew.
enum ReassertionLaw: String, Hashable, CaseIterable {
  /// Everything that either version knew is known.
  case nothingForgotten
  /// Every field shows what the current version showed, with the same alternatives.
  case asLeft
  /// What vanished is deleted, and what was erased is erased.
  case tombstones
  /// No merge brings back what the parent had and the current version did not.
  case nothingRises
  /// What somebody else wrote meanwhile stays.
  case nothingLost
  /// Doing it again changes nothing, and the parent has nothing to add.
  case idempotent
  /// No field differs that did not differ before.
  case quiet
  /// The validator finds no fault, and the bytes are canonical.
  case valid
}

/// Tries the laws on random versions.
struct ReassertionLaws {
  var rules = RewritingRules.exact

  func broken(by seed: Int) throws -> Set<ReassertionLaw> {
    let version = try RolledBack(seed)
    var broken = Set<ReassertionLaw>()
    let bytes = try RecordRewriting.reconciled(
      version.current, against: version.parent, by: rules)
    let result = try bytes.map { try JSONReader.read($0) } ?? version.current
    if JSONWriter.canonical(result) != result.bytes { broken.insert(.valid) }
    if !HandEdits.find(in: Self.record(result)).isEmpty { broken.insert(.valid) }
    if try RecordRewriting.reconciled(result, against: version.parent, by: rules) != nil
      || RecordRewriting.reconciled(result, against: result, by: rules) != nil
      || RecordJoin.join(result, version.parent) != result.bytes
    {
      broken.insert(.idempotent)
    }
    compare(version, result, &broken)
    let others = try version.history.people.map {
      try JSONReader.read(TeamRendering.bytes($0, version.history.format))
    }
    for (facts, other) in zip(version.history.people, others) {
      try merge(other, facts, version, result, &broken)
    }
    return broken
  }

  private func compare(
    _ version: RolledBack, _ result: JSONDocument, _ broken: inout Set<ReassertionLaw>
  ) {
    let current = HandEdits.reconciled(Self.record(version.current))
    let new = Self.record(result)
    let isErased = { (holder: TeamHolder) in
      version.known.isErased(holder) || Self.object(holder, current)?["erased"] == .bool(true)
        || current["erased"] == .bool(true)
    }
    for holder in version.known.origins.keys {
      guard let object = Self.object(holder, new) else {
        if !isErased(.root) { broken.insert(.tombstones) }
        continue
      }
      if isErased(holder) {
        if object["erased"] != .bool(true) { broken.insert(.tombstones) }
      } else if Self.object(holder, current) == nil, object["deleted"] != .bool(true) {
        broken.insert(.tombstones)
      }
    }
    for spot in version.spots where !isErased(spot.holder) {
      guard let after = Self.register(spot, new) else { continue }
      let facts = version.known.spots[spot] ?? .init()
      var known = facts.over.union(facts.writes.keys)
      let before = Self.register(spot, current)
      known.formUnion(before?.context.map(\.text) ?? [])
      if spot.pointer == [SystemKey.deleted] {
        // A deletion forgets what was erased inside: the ids hold digests of the words.
        for inner in version.spots where isErased(inner.holder) {
          let gone = version.known.spots[inner] ?? .init()
          known.subtract(gone.over.union(gone.writes.keys))
        }
      }
      if !known.isSubset(of: after.context.map(\.text)) { broken.insert(.nothingForgotten) }
      guard let before else { continue }
      if Self.values(before, spot) != Self.values(after, spot) { broken.insert(.asLeft) }
      // In an object alike in both versions the form of the editor decides which of several values stands.
      let isAlike = Self.isAlike(spot.holder, version)
      let shown = Self.shown(spot, Self.record(version.current)) ?? Self.plain(before, spot)
      if !isAlike, shown != Self.plain(after, spot) { broken.insert(.asLeft) }
    }
    let format = RecordFormats.named(version.history.format)
    let there = Set(RecordConflicts.list(in: current, format).map(Place.init))
    let now = RecordConflicts.list(in: new, format).filter { conflict in
      conflict.holder.isEmpty || Self.object(TeamHolder(path: conflict.holder), current) != nil
    }
    if !Set(now.map(Place.init)).isSubset(of: there) { broken.insert(.quiet) }
  }

  /// Merges the result with a clone that never saw it.
  private func merge(
    _ other: JSONDocument, _ facts: TeamFacts, _ version: RolledBack, _ result: JSONDocument,
    _ broken: inout Set<ReassertionLaw>
  ) throws {
    let merged = Self.record(try JSONReader.read(RecordJoin.join(result, other)))
    let new = Self.record(result)
    for spot in version.spots where !facts.isErased(spot.holder) {
      guard let here = Self.register(spot, new), let there = Self.register(spot, merged) else {
        continue
      }
      let before = version.known.spots[spot] ?? .init()
      let known = before.over.union(before.writes.keys)
      let (old, live) = (Set(here.live.keys.map(\.text)), Set(there.live.keys.map(\.text)))
      if !live.isDisjoint(with: known.subtracting(old)) { broken.insert(.nothingRises) }
      let theirs = Set(facts.spots[spot]?.live.keys.map { $0 } ?? []).subtracting(known)
      if !theirs.isSubset(of: live) { broken.insert(.nothingLost) }
    }
  }

  private struct Place: Hashable {
    let path: [String]
    let kind: FieldConflict.Kind
    init(_ conflict: FieldConflict) { (path, kind) = (conflict.path, conflict.kind) }
  }
}

extension ReassertionLaws {
  private static func record(_ document: JSONDocument) -> JSONObject {
    JSONValue(document.root).object ?? JSONObject()
  }

  private static func object(_ holder: TeamHolder, _ record: JSONObject) -> JSONObject? {
    holder.path.reduce(JSONValue.object(record) as JSONValue?) { $0?.object?[$1] }?.object
  }

  /// The state of a field; `nil` where its holder is not there or erased.
  private static func register(_ spot: TeamSpot, _ record: JSONObject) -> Register? {
    guard let object = object(spot.holder, record), object["erased"] != .bool(true) else {
      return nil
    }
    return RegisterOwner.register(
      in: object, JSONPointer(spot.isMember ? spot.pointer.dropLast() : spot.pointer),
      member: spot.isMember ? spot.pointer.last : nil,
      origins: RegisterOwner.origins(of: object, key: spot.holder.path.last))
  }

  private static func nothing(_ spot: TeamSpot) -> JSONValue {
    spot.isMember ? .bool(false) : .null
  }

  private static func values(_ register: Register, _ spot: TeamSpot) -> Set<JSONValue> {
    register.live.isEmpty ? [nothing(spot)] : Set(register.live.values)
  }

  /// What a file shows, whatever its metadata says; `nil` for a member of a set.
  private static func shown(_ spot: TeamSpot, _ record: JSONObject) -> JSONValue? {
    if spot.isMember { return nil }
    return (spot.holder.path + spot.pointer)
      .reduce(JSONValue.object(record) as JSONValue?) { $0?.object?[$1] } ?? .null
  }

  private static func isAlike(_ holder: TeamHolder, _ version: RolledBack) -> Bool {
    object(holder, record(version.current)) == object(holder, record(version.parent))
  }

  private static func plain(_ register: Register, _ spot: TeamSpot) -> JSONValue {
    register.standing(isMember: spot.isMember).flatMap { register.live[$0] } ?? nothing(spot)
  }
}
