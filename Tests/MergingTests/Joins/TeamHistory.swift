import RecordSamples

@testable import Merging
@testable import Records

/// What several people did to one record, each in a clone of their own, with merges between them.
struct TeamHistory {
  let format: String
  private let shape: TeamShape
  private var random: SeededRandom
  /// What each person knows in the end.
  private(set) var people: [TeamFacts] = []
  /// What some of them knew at some time before.
  private(set) var earlier: [(person: Int, facts: TeamFacts)] = []
  /// Whether somebody changed a value in an editor.
  private(set) var hasHandEdits = false

  init(_ seed: Int, steps: Int) {
    random = SeededRandom(seed)
    format = random.pick(["finding", "finding", "study", "workspace", "workspace"], or: "finding")
    shape = .of(format)
    var start = TeamFacts()
    create(.root, shape, &start)
    people = Array(repeating: start, count: random.pick([3, 3, 3, 3, 3, 4, 4, 5], or: 3))
    // Some records were created twice, under one name.
    if random.oneIn(6) {
      var other = TeamFacts()
      create(.root, shape, &other)
      people[0] = other
    }
    for step in 0..<steps {
      let person = random.below(people.count)
      if step == steps / 2 { earlier.append((person, people[person])) }
      if random.oneIn(4) {
        people[person].learn(people[random.below(people.count)])
      } else {
        var facts = people[person]
        act(&facts)
        people[person] = facts
      }
    }
  }

  /// What all of them know together.
  var together: TeamFacts {
    people.dropFirst().reduce(into: people[0]) { $0.learn($1) }
  }
}

extension TeamHistory {
  private mutating func id() -> String {
    let digits = String(random.next(), radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  private mutating func act(_ facts: inout TeamFacts) {
    facts.unreconciled = [:]
    if facts.isErased(.root) { return }
    let holders = facts.origins.keys.filter { !facts.isErased($0) }
      .sorted { $0.path.joined(separator: "/") < $1.path.joined(separator: "/") }
    let holder = random.pick(holders, or: .root)
    switch random.below(24) {
    case 0...3: add(&facts)
    case 4...5: delete(holder, &facts)
    case 6: write(spot(holder, "deleted"), "null", &facts)
    case 7 where holder != .root: facts.erased.insert(holder)
    case 8 where random.oneIn(6): facts.erased.insert(.root)
    case 9:
      facts.version = max(facts.version, 9)
      facts.newer.formUnion(holders)
    case 10, 11: editByHand(holder, &facts)
    default: edit(holder, &facts)
    }
  }

  private func spot(_ holder: TeamHolder, _ key: String) -> TeamSpot {
    TeamSpot(holder: holder, pointer: [key], isMember: false)
  }

  private func shape(of holder: TeamHolder) -> TeamShape {
    guard let key = holder.path.first else { return shape }
    return shape.maps.first { $0.key == key }?.shape[0] ?? shape
  }

  /// Fields that somebody may set in an object.
  private func values(of holder: TeamHolder, _ facts: TeamFacts) -> [TeamShape.Value] {
    shape(of: holder).values.filter {
      $0.pointer != ["deleted"] && (!$0.isNewer || facts.newer.contains(holder))
    }
  }

  private mutating func edit(_ holder: TeamHolder, _ facts: inout TeamFacts) {
    if let set = shape(of: holder).sets.first, random.oneIn(3) {
      let spot = TeamSpot(
        holder: holder, pointer: [set.key, random.pick(set.members, or: "")], isMember: true)
      write(spot, random.oneIn(2) ? "true" : "false", &facts)
      return
    }
    guard let field = values(of: holder, facts).randomElement(using: &random) else { return }
    let value =
      !field.isRequired && random.oneIn(5) ? "null" : random.pick(field.values, or: "null")
    write(TeamSpot(holder: holder, pointer: field.pointer, isMember: false), value, &facts)
  }

  private mutating func write(_ spot: TeamSpot, _ value: String, _ facts: inout TeamFacts) {
    let live = facts.spots[spot]?.live ?? [:]
    let isThere = (facts.standing(spot)?.value ?? TeamFacts.nothing(spot)) == value
    if isThere, Set(live.values).count < 2 { return }
    note(spot, value, over: Set(live.keys), &facts)
  }

  private mutating func note(
    _ spot: TeamSpot, _ value: String, over: Set<String>, _ facts: inout TeamFacts
  ) {
    facts.spots[spot, default: .init()].over.formUnion(over)
    facts.spots[spot]?.writes["\(id())#\(TeamDigests.of(value))"] = value
  }

  private mutating func delete(_ holder: TeamHolder, _ facts: inout TeamFacts) {
    var seen = Set<String>()
    for (spot, state) in facts.spots
    where spot.holder.path.starts(with: holder.path) && !facts.isErased(spot.holder) {
      seen.formUnion(state.live.keys)
    }
    note(spot(holder, "deleted"), "true", over: seen, &facts)
  }

  private mutating func add(_ facts: inout TeamFacts) {
    let isNewer = facts.newer.contains(.root)
    let maps = shape.maps.filter { isNewer || !$0.isNewer }
    guard let map = maps.randomElement(using: &random) else { return edit(.root, &facts) }
    let key = map.names.randomElement(using: &random) ?? id() + "abcdef"
    let holder = TeamHolder(path: [map.key, key])
    if facts.origins[holder] == nil {
      create(holder, map.shape[0], &facts)
    } else if !facts.isErased(holder) {
      write(spot(holder, "deleted"), "null", &facts)
    }
  }

  private mutating func create(
    _ holder: TeamHolder, _ shape: TeamShape, _ facts: inout TeamFacts
  ) {
    let isRandom = holder.path.last.map { $0.count > 20 } ?? false
    let origin = isRandom ? holder.path.last ?? "" : id()
    facts.origins[holder] = [origin]
    if facts.version > 1 { facts.newer.insert(holder) }
    for field in shape.values where field.pointer != ["deleted"] && !field.isNewer {
      guard field.isRequired || random.oneIn(2) else { continue }
      let value = random.pick(field.values, or: "null")
      let spot = TeamSpot(holder: holder, pointer: field.pointer, isMember: false)
      facts.spots[spot] = .init(writes: TeamFacts.creations(value, [origin]))
    }
    for set in shape.sets {
      for member in set.members where random.oneIn(3) {
        let spot = TeamSpot(holder: holder, pointer: [set.key, member], isMember: true)
        facts.spots[spot] = .init(writes: TeamFacts.creations("true", [origin]))
      }
    }
  }

  /// Somebody changes a value in an editor; only what has an entry can be recognised.
  private mutating func editByHand(_ holder: TeamHolder, _ facts: inout TeamFacts) {
    let fields = values(of: holder, facts)
    guard let field = fields.randomElement(using: &random) else { return }
    let spot = TeamSpot(holder: holder, pointer: field.pointer, isMember: false)
    guard !facts.isCreation(spot), let standing = facts.standing(spot) else { return }
    let value = random.pick(field.values, or: "null")
    if value == standing.value { return }
    let id = TeamFacts.handEdit(spot, standing.id, value) + "#" + TeamDigests.of(value)
    facts.spots[spot]?.writes[id] = value
    facts.spots[spot]?.over.insert(standing.id)
    facts.unreconciled[spot] = (standing.id, value)
    hasHandEdits = true
  }
}

extension TeamFacts {
  /// The random part of the id of a hand edit.
  static func handEdit(_ spot: TeamSpot, _ replaced: String, _ value: String) -> String {
    String(SHA256.hex(Array("\(spot.place)\n\(replaced)\n\(value)".utf8)).prefix(26))
  }
}
