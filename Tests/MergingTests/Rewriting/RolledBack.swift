import JSON
import RecordSamples

@testable import Merging
@testable import Records

/// A version that git or an editor left behind, and the one before it that knew more.
struct RolledBack {
  let history: TeamHistory
  /// What was known before.
  let known: TeamFacts
  let parent: JSONDocument
  private(set) var current: JSONDocument
  private var random: SeededRandom
  private let shape: TeamShape

  init(_ seed: Int) throws {
    random = SeededRandom(seed + 7_000_000)
    history = TeamHistory(seed, steps: 4 + seed % 29)
    shape = .of(history.format)
    let earlier = history.earlier[0]
    // The version before was made by one person, or by a merge of what all of them did.
    let isMerge = random.oneIn(2)
    let person = history.people[earlier.person]
    known = isMerge ? history.together : person
    let isWhole = random.oneIn(2)
    let before = isMerge && isWhole ? person : earlier.facts
    parent = try JSONReader.read(TeamRendering.bytes(known, history.format))
    current = parent
    let old = try JSONReader.read(TeamRendering.bytes(before, history.format))
    var root = JSONValue((random.oneIn(3) ? old : parent).root).object ?? JSONObject()
    if random.oneIn(3) { mix(JSONValue(old.root).object ?? JSONObject(), into: &root) }
    for _ in 0..<random.below(4) { editByHand(&root) }
    current = try JSONReader.read(JSONWriter.canonical(.object(root)))
  }

  /// Takes some fields and entries of an older version back, as a revert of one commit among many does.
  private mutating func mix(_ old: JSONObject, into root: inout JSONObject) {
    guard root["erased"] == nil, old["erased"] == nil else { return }
    for value in shape.values where random.oneIn(3) {
      let key = value.pointer[0]
      root[key] = old[key]
      var sync = root["sync"]?.object ?? JSONObject()
      for pointer in shape.values.map(\.pointer) where pointer[0] == key {
        let name = pointer.map { "/" + $0 }.joined()
        sync[name] = old["sync"]?.object?[name]
      }
      root["sync"] = sync.members.isEmpty ? .null : .object(sync)
    }
    for map in shape.maps {
      for key in root[map.key]?.object?.sortedKeys ?? [] where random.oneIn(3) {
        var entries = root[map.key]?.object ?? JSONObject()
        entries[key.string] = old[map.key]?.object?[key.string]
        root[map.key] = .object(entries)
      }
    }
  }

  /// Changes a file as somebody does who knows nothing of its metadata.
  private mutating func editByHand(_ root: inout JSONObject) {
    guard root["erased"] == nil else { return }
    var (path, shape): ([String], TeamShape) = ([], shape)
    if let map = shape.maps.randomElement(using: &random), random.oneIn(2),
      let key = root[map.key]?.object?.sortedKeys.randomElement(using: &random)
    {
      path = [map.key, key.string]
      shape = map.shape[0]
      if random.oneIn(4) {
        var entries = root[map.key]?.object ?? JSONObject()
        entries[key.string] = nil
        root[map.key] = .object(entries)
        return
      }
    }
    let there = path.isEmpty ? root : root[path[0]]?.object?[path[1]]?.object
    guard var object = there, object["erased"] == nil else { return }
    if let set = shape.sets.first, random.oneIn(3) {
      let members = set.members.filter { _ in random.oneIn(2) }
      object[set.key] = .array(members.map { .string($0) })
    } else if let field = shape.values.randomElement(using: &random),
      field.pointer.count == 1 || object[field.pointer[0]]?.object != nil
    {
      let isGone = random.oneIn(4)
      let json = random.oneIn(4) ? "null" : random.pick(field.values, or: "null")
      if isGone, field.pointer.count == 1 {
        object[field.pointer[0]] = nil
      } else {
        object.replace(field.pointer[...], with: Self.value(json))
      }
    }
    if path.isEmpty { root = object } else { root.replace(path[...], with: .object(object)) }
  }

  private static func value(_ json: String) -> JSONValue {
    (try? JSONReader.read(Array(json.utf8))).map { JSONValue($0.root) } ?? .null
  }

  /// Every field and member that can be in one of the files.
  var spots: [TeamSpot] {
    var spots = Set(known.spots.keys)
    for holder in known.origins.keys {
      let map = shape.maps.first { $0.key == holder.path.first }
      let inner = map?.shape[0] ?? shape
      for value in inner.values {
        spots.insert(TeamSpot(holder: holder, pointer: value.pointer, isMember: false))
      }
      for set in inner.sets {
        for member in set.members {
          spots.insert(TeamSpot(holder: holder, pointer: [set.key, member], isMember: true))
        }
      }
    }
    return spots.sorted { $0.place < $1.place }
  }
}
