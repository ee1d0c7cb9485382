import JSON
import Localization
import Records
import Wording

extension OwnerJoin {
  /// Joins a set: one yes or no for each member.
  mutating func joinSet(_ field: JoinField) throws(WorkbenchError) -> Joined? {
    if field.tree == nil, isOfOneOrigin, let node = agreed(field.slots) { return .node(node) }
    var lists: [(version: Int, members: Set<Text>)] = []
    for (version, node) in field.slots.map({ ($0.version, $0.value) }) + wholeLists(field) {
      guard let members = Self.members(node) else {
        throw fault(field.pointer, "something other than a list of texts stands here")
      }
      lists.append((version, members))
    }
    let named = field.tree?.children ?? [:]
    let all = lists.reduce(into: Set(named.keys)) { $0.formUnion($1.members) }
    var present: [JSONValue] = []
    for member in all.sorted() {
      let tree = named[member]
      guard tree?.children.isEmpty ?? true else {
        throw fault(field.pointer, "the record of changes names a place inside a text")
      }
      if try isPresent(member, lists, field.pointer, tree) { present.append(.string(member)) }
    }
    return field.slots.isEmpty && present.isEmpty ? nil : .value(.array(present))
  }

  private mutating func isPresent(
    _ member: Text, _ lists: [(version: Int, members: Set<Text>)], _ pointer: [String],
    _ tree: SyncTree?
  ) throws(WorkbenchError) -> Bool {
    let entries = tree?.entries ?? []
    let holding = lists.filter { $0.members.contains(member) }.count
    if isOfOneOrigin {
      if entries.isEmpty { return holding > 0 }
      if holding == 0 || holding == lists.count, let entry = agreed(entries) {
        keep(entry, pointer + [member.string])
        return holding > 0
      }
    }
    var readings = [FieldReading](repeating: FieldReading(), count: versions.count)
    for (version, members) in lists {
      let value = JSONValue.bool(members.contains(member))
      if !readings[version].values.contains(value) { readings[version].values.append(value) }
    }
    for entry in entries { readings[entry.version].entries.append(entry.node) }
    return try settle(readings, pointer + [member.string], isMember: true) == .bool(true)
  }

  /// Lists that a version which did not know the set kept as alternatives of one another.
  private func wholeLists(_ field: JoinField) -> [(Int, JSONNode)] {
    (field.tree?.entries ?? []).flatMap { entry in
      (entry.node[key: "also"].map { Array($0.members) } ?? []).map { (entry.version, $0.value) }
    }
  }

  private static func members(_ node: JSONNode) -> Set<Text>? {
    guard node.kind == .array || node.isNull else { return nil }
    var members = Set<Text>()
    for element in node.elements {
      guard let text = element.string else { return nil }
      members.insert(Text(text))
    }
    return members
  }
}
