import JSON
import RecordSamples

@testable import Merging
@testable import Records

/// What the registers of a record must be, kept beside the editor and without its code.
struct Model {
  var registers: [Spot: Register] = [:]
  /// Those that have an entry in `sync`.
  var edited = Set<Spot>()
  var holders: [ModelHolder] = []
  var known = Set<WriteID>()

  static func id(_ random: String, _ value: JSONValue) -> WriteID {
    WriteID("\(random)#\(SHA256.hex(JSONWriter.compact(value)).prefix(8))")
  }

  /// The register that a value has by its creation alone.
  mutating func create(_ spot: Spot, _ value: JSONValue, _ origins: [String]) {
    var register = Register()
    if value != spot.nothing {
      for origin in origins { register.live[Self.id(origin, value)] = value }
    }
    registers[spot] = register
    known.formUnion(register.live.keys)
  }

  /// Whether a write of a value changes anything.
  func changes(_ spot: Spot, _ value: JSONValue) -> Bool {
    let register = registers[spot] ?? Register()
    let plain = register.live.max { $0.key < $1.key }?.value ?? spot.nothing
    return plain != value || Set(register.live.values).count > 1
  }

  mutating func write(_ spot: Spot, _ value: JSONValue, id: WriteID, seen: Set<WriteID> = []) {
    let old = registers[spot] ?? Register()
    registers[spot] = Register(
      live: [id: value], superseded: old.superseded.union(old.live.keys).union(seen))
    edited.insert(spot)
    known.insert(id)
  }

  /// Every live write inside an object, with the creation of each entry that has none.
  func live(inside path: [String]) -> Set<WriteID> {
    let blank = holders.filter { holder in
      !holder.path.isEmpty && holder.path.starts(with: path) && writes(inside: holder.path).isEmpty
    }
    return writes(inside: path).union(
      blank.flatMap { holder in holder.origins.map { Self.id($0, .null) } })
  }

  private func writes(inside path: [String]) -> Set<WriteID> {
    let path = path.map { Text($0) }
    var found = Set<WriteID>()
    for (spot, register) in registers where spot.holder.starts(with: path) {
      found.formUnion(register.live.keys)
    }
    return found
  }

  func holder(_ path: [Text]) -> ModelHolder? {
    holders.first { $0.path.map { Text($0) } == path }
  }

  mutating func close() {
    for index in holders.indices { holders[index].isCreated = false }
  }

  mutating func close(inside path: [String]) {
    for index in holders.indices where holders[index].path.starts(with: path) {
      holders[index].isCreated = false
    }
  }
}
