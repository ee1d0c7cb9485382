import RecordSamples

@testable import Records

/// Writes what somebody knows as the file that the merge rules describe, without the code under test.
struct TeamRendering {
  private let facts: TeamFacts
  private var output = ""

  static func bytes(_ facts: TeamFacts, _ format: String) -> [UInt8] {
    var rendering = TeamRendering(facts: facts)
    var members = rendering.members(of: .root, .of(format))
    members["id"] = .leaf("\"R1-aaaa\"")
    members["~format"] = .leaf("\"\(format)/\(facts.version)\"")
    rendering.write(.object(members), 0)
    return Array((rendering.output + "\n").utf8)
  }

  private init(facts: TeamFacts) { self.facts = facts }

  private indirect enum Node {
    case leaf(String)
    case list([String])
    case object([String: Node])
  }

  private func members(of holder: TeamHolder, _ shape: TeamShape) -> [String: Node] {
    var members: [String: Node] = [:]
    let origins = facts.origins[holder] ?? []
    if origins != [holder.path.last ?? ""] {
      members["origins"] = .list(origins.sorted().map { "\"\($0)\"" })
    }
    if facts.isErased(holder) {
      members["erased"] = .leaf("true")
      return members
    }
    var sync: [String: Node] = [:]
    let isNewer = facts.newer.contains(holder)
    for field in shape.values where isNewer || !field.isNewer {
      let spot = TeamSpot(holder: holder, pointer: field.pointer, isMember: false)
      let value = Self.node(
        facts.unreconciled[spot]?.value ?? facts.standing(spot)?.value ?? "null")
      if field.pointer.count == 2,
        case .object(var inner) = members[field.pointer[0]] ?? .object([:])
      {
        inner[field.pointer[1]] = value
        members[field.pointer[0]] = .object(inner)
      } else {
        members[field.pointer[0]] = value
      }
      sync[spot.syncKey] = entry(spot)
    }
    for set in shape.sets {
      var present: [String] = []
      for member in set.members {
        let spot = TeamSpot(holder: holder, pointer: [set.key, member], isMember: true)
        if facts.standing(spot)?.value == "true" { present.append("\"\(member)\"") }
        sync[spot.syncKey] = entry(spot)
      }
      members[set.key] = .list(present)
    }
    for map in shape.maps where isNewer || !map.isNewer {
      var entries: [String: Node] = [:]
      for child in facts.origins.keys
      where child.path.count == 2 && holder.path.isEmpty && child.path[0] == map.key {
        entries[child.path[1]] = .object(self.members(of: child, map.shape[0]))
      }
      members[map.key] = .object(entries)
    }
    members["sync"] = sync.isEmpty ? .leaf("null") : .object(sync)
    return members
  }

  /// The entry of a register, if reading without one would give another state.
  private func entry(_ spot: TeamSpot) -> Node? {
    guard let state = facts.spots[spot], let standing = facts.standing(spot),
      !facts.isCreation(spot)
    else { return nil }
    var (live, over, write) = (state.live, state.over, standing.id)
    if let edited = facts.unreconciled[spot] {
      live = live.filter { !$0.key.hasPrefix(TeamFacts.handEdit(spot, edited.write, edited.value)) }
      over.remove(edited.write)
      write = edited.write
    }
    live[write] = nil
    over.subtract(forgotten(spot))
    return .object([
      "also": .object(live.mapValues(Self.node)),
      "over": .list(over.sorted().map { "\"\($0)\"" }), "write": .leaf("\"\(write)\""),
    ])
  }

  /// What a deletion does not name although it has seen it: writes of what was erased inside.
  private func forgotten(_ spot: TeamSpot) -> Set<String> {
    guard spot.pointer == [SystemKey.deleted] else { return [] }
    return facts.spots.reduce(into: []) { ids, inner in
      guard facts.isErased(inner.key.holder), inner.key.holder.path.starts(with: spot.holder.path)
      else { return }
      ids.formUnion(inner.value.over.union(inner.value.writes.keys))
    }
  }

  private static func node(_ json: String) -> Node {
    guard json.utf8.first == UInt8(ascii: "[") else { return .leaf(json) }
    return .list(json.dropFirst().dropLast().split(separator: ",").map(String.init))
  }

  private mutating func write(_ node: Node, _ indent: Int) {
    switch node {
    case .leaf(let json): output += json
    case .list(let elements):
      if elements.isEmpty {
        output += "[]"
        return
      }
      output += "["
      for (index, element) in elements.enumerated() {
        newline(index > 0, indent + 1)
        output += element
      }
      newline(false, indent)
      output += "]"
    case .object(let members):
      if members.isEmpty {
        output += "{}"
        return
      }
      output += "{"
      for (index, member) in members.sorted(by: { $0.key < $1.key }).enumerated() {
        newline(index > 0, indent + 1)
        output += "\"\(member.key)\": "
        write(member.value, indent + 1)
      }
      newline(false, indent)
      output += "}"
    }
  }

  private mutating func newline(_ isSeparated: Bool, _ indent: Int) {
    output += isSeparated ? ",\n" : "\n"
    for _ in 0..<indent { output += "  " }
  }
}
