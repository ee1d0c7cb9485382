import JSON

@testable import Merging
@testable import Records

/// What must hold for every join.
enum JoinLaw: String, Hashable, CaseIterable {
  /// The order of two versions does not matter.
  case commutative
  /// Nor does the order in which several are joined.
  case associative
  case idempotent
  /// The join with an older state of the same clone changes nothing, as git's shortcuts assume.
  case ancestor
  /// Every write that nobody replaced is there.
  case nothingLost
  /// No write that somebody replaced is there.
  case nothingRises
  case erasureAbsorbs
  /// The bytes are those that the rules of the stored form give.
  case storedForm
  /// The validator finds no fault but a format line of a later version.
  case valid
}

/// Tries the laws on random histories.
struct JoinLaws {
  var rules = JoinRules.exact

  /// The laws that one history breaks.
  func broken(by seed: Int, steps: Int) throws -> Set<JoinLaw> {
    let history = TeamHistory(seed, steps: steps)
    let files = try history.people.map {
      try JSONReader.read(TeamRendering.bytes($0, history.format))
    }
    var broken = Set<JoinLaw>()
    let first = try join(files[0], files[1])
    if try join(files[1], files[0]).bytes != first.bytes { broken.insert(.commutative) }
    let forwards = try files.dropFirst(2).reduce(first, join)
    let backwards = try files.dropLast().reversed().reduce(files[files.count - 1], join)
    if forwards.bytes != backwards.bytes { broken.insert(.associative) }
    if try join(forwards, forwards).bytes != forwards.bytes { broken.insert(.idempotent) }
    for (person, facts) in history.earlier where seed.isMultiple(of: 4) {
      let old = try JSONReader.read(TeamRendering.bytes(facts, history.format))
      let new = files[person]
      let result = try seed.isMultiple(of: 8) ? join(old, new) : join(new, old)
      if try reconciled(result, history) != reconciled(new, history) { broken.insert(.ancestor) }
    }
    let facts = history.together
    let result = try reconciled(forwards, history)
    if result != TeamRendering.bytes(facts, history.format) { broken.insert(.storedForm) }
    // The same bytes hold the same writes; reading them again is for every fourth history and for broken joins.
    if !broken.isEmpty || seed.isMultiple(of: 4) { try compare(result, facts, &broken) }
    return broken
  }

  private func join(_ left: JSONDocument, _ right: JSONDocument) throws -> JSONDocument {
    try JSONReader.read(RecordJoin.join([left, right], by: rules))
  }

  /// What an entry that only one person has holds from an editor is still as it was left.
  private func reconciled(_ file: JSONDocument, _ history: TeamHistory) throws -> [UInt8] {
    guard history.hasHandEdits else { return file.bytes }
    let record = JSONValue(file.root).object ?? JSONObject()
    return JSONWriter.canonical(.object(HandEdits.reconciled(record)))
  }

  /// Compares a file with the ledger, reading it with the code of the editor.
  private func compare(_ bytes: [UInt8], _ facts: TeamFacts, _ broken: inout Set<JoinLaw>) throws {
    let document = try JSONReader.read(bytes)
    let faults = RecordValidator.check(document, expected: nil).faults
    if !faults.allSatisfy({ $0.isNewerFormat && facts.version > RecordFormat.version }) {
      broken.insert(.valid)
    }
    let record = JSONValue(document.root)
    for holder in facts.origins.keys where facts.isErased(holder) {
      guard let object = Self.object(holder, record) else { continue }
      let left = Set(object.members.keys).subtracting(["erased", "id", "origins", "~format"])
      if !left.isEmpty || object["erased"] != .bool(true) { broken.insert(.erasureAbsorbs) }
    }
    for (spot, state) in facts.spots where !facts.isErased(spot.holder) {
      guard let object = Self.object(spot.holder, record) else {
        broken.insert(.nothingLost)
        continue
      }
      let pointer = JSONPointer(spot.isMember ? spot.pointer.dropLast() : spot.pointer)
      let register = RegisterOwner.register(
        in: object, pointer, member: spot.isMember ? spot.pointer.last : nil,
        origins: RegisterOwner.origins(of: object, key: spot.holder.path.last))
      let (there, live) = (Set(register.live.keys.map(\.text)), Set(state.live.keys))
      if !live.isSubset(of: there) { broken.insert(.nothingLost) }
      if !there.isSubset(of: live) { broken.insert(.nothingRises) }
    }
  }

  private static func object(_ holder: TeamHolder, _ record: JSONValue) -> JSONObject? {
    holder.path.reduce(record as JSONValue?) { $0?.object?[$1] }?.object
  }
}
