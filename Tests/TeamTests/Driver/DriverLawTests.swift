import JSON
import Laws
import Localization
import Merging
import RecordSamples
import Records
import Testing
import Wording

@testable import Team

/// What the driver accepts, the next merge accepts too: whatever people and text merges did to the files.
@Suite("Merge driver: laws")
struct DriverLawTests {
  @Test("a result can be merged again, and stays as it is", arguments: Laws.seeds(100..<3100))
  func isAcceptedAgain(_ seed: Int) throws {
    var inputs = DriverInputs(seed)
    let (ours, theirs) = try inputs.pair()
    let path = DriverFindings.path
    guard let first = try? FileMerge.merge(ours, theirs, path: path) else { return }
    let turned = try? FileMerge.merge(theirs, ours, path: path)
    if turned != first { Issue.record("\(seed), \(inputs.deeds): not alike in both orders") }
    for (name, version) in [("ours", ours), ("theirs", theirs), ("itself", first)] {
      do {
        let again = try FileMerge.merge(first, version, path: path)
        if again != first { Issue.record("\(seed), \(inputs.deeds): differs with \(name)") }
        let other = try FileMerge.merge(version, first, path: path)
        if other != first { Issue.record("\(seed), \(inputs.deeds): differs with \(name), turned") }
      } catch {
        Issue.record(
          "\(seed), \(inputs.deeds): \(name): \(error.problem.plain()) at \(error.place)")
      }
    }
  }
}

/// Two versions of a finding, damaged by chance.
struct DriverInputs {
  private var random: SeededRandom
  private(set) var deeds: [String] = []

  init(_ seed: Int) { random = SeededRandom(seed) }

  mutating func pair() throws -> ([UInt8], [UInt8]) {
    var draft = RecordDraft(
      creating: Finding.format, id: try #require(RecordID("F01-ab2c")), ids: ids())
    try draft.set(["title"], to: .string("First"))
    for key in ["S01-aaaa/n1", "S02-bbbb/n2"] {
      _ = try draft.add(to: ["observations"], key: key, now: 0)
      try draft.set(["observations", key, "quote"], to: .bool(true))
    }
    _ = try draft.add(to: ["rounds"], key: "1", now: 0)
    try draft.set(["rounds", "1", "note"], to: .string("Note"))
    try draft.include(true, "1.4.3", in: ["places"])
    let start = draft.bytes
    var versions = [start, start]
    for index in versions.indices {
      for _ in 0..<random.below(4) { versions[index] = try edited(versions[index]) }
    }
    if random.oneIn(3) {
      versions[0] = try FileMerge.merge(versions[0], versions[1], path: DriverFindings.path)
    }
    // What both sides have is damaged alike in some.
    let isShared = random.oneIn(4)
    for _ in 0...random.below(3) {
      let index = random.below(2)
      let damaged = damaged(versions[index])
      versions[index] = damaged
      if isShared { versions[1 - index] = damaged }
    }
    if isShared, random.oneIn(2) { versions[0] = (try? edited(versions[0])) ?? versions[0] }
    return (versions[0], versions[1])
  }

  private mutating func ids() -> RandomIDs {
    let source = SharedRandom(random.below(1 << 40))
    return RandomIDs { source.bytes($0) }
  }

  private mutating func edited(_ bytes: [UInt8]) throws -> [UInt8] {
    let document = try JSONReader.read(bytes)
    var draft = RecordDraft(changing: document, format: Finding.format, ids: ids())
    let map = random.oneIn(2) ? "observations" : "rounds"
    let keys = (JSONValue(document.root).object?[map]?.object?.sortedKeys ?? []).map(\.string)
    let key = random.pick(keys, or: "")
    let field = map == "rounds" ? "note" : "quote"
    switch random.below(9) {
    case 0: try draft.set(["title"], to: .string("Title \(random.below(9))"))
    case 1: try draft.set(["description"], to: .string("Text \(random.below(9))"))
    case 2:
      try draft.include(random.oneIn(2), random.pick(["1.4.3", "2.1.1"], or: ""), in: ["places"])
    case 3: try draft.delete()
    case 4: try draft.restore()
    case 5 where !keys.isEmpty: try? draft.erase([map, key])
    case 6 where !keys.isEmpty: try? draft.delete([map, key])
    case 7: _ = try draft.add(to: ["rounds"], key: "\(1 + random.below(3))", now: 0)
    default:
      let value: JSONValue =
        map == "rounds" ? .string("Note \(random.below(9))") : .bool(random.oneIn(2))
      if !keys.isEmpty { try? draft.set([map, key, field], to: value) }
    }
    return draft.bytes
  }

  /// Something that people, other programs and text merges do.
  private mutating func damaged(_ bytes: [UInt8]) -> [UInt8] {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map(Array.init)
    let at = random.below(lines.count)
    let deed = random.below(9)
    switch deed {
    case 0: lines.remove(at: at)
    case 1: lines.insert(lines[random.below(lines.count)], at: at)
    case 2: lines.swapAt(at, random.below(lines.count))
    case 3: return changed(bytes)
    case 4: lines[at] += Array(lines[random.below(lines.count)])
    default:
      guard let document = try? JSONReader.read(bytes) else { return bytes }
      return rebuilt(document)
    }
    deeds.append("line \(deed)")
    return Array(lines.joined(separator: [UInt8(ascii: "\n")]))
  }

  private mutating func changed(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    guard !bytes.isEmpty else { return bytes }
    let at = random.below(bytes.count)
    bytes[at] = random.pick(Array("{}[]\",:0a \\".utf8), or: 0)
    deeds.append("byte")
    return bytes
  }

  private static let values = [
    "null", "true", "false", "7", "1e3", "\"text\"", "[]", "{}", "[null]", "[\"1.4.3\", \"1.4.3\"]",
    "[[1]]",
    "{\"a\": 1, \"a\": 2}", "{\"erased\": true}", "{\"sync\": null}", "{\"origins\": []}",
    "{\"origins\": [\"x\"], \"sync\": {}}", "{\"/title\": {}}", "{\"~format\": \"log/1\"}",
    "{\"sync\": {\"/a\": {\"also\": {}, \"over\": [], \"write\": \"aaaaaaaaaaaaaaaa#74234e98\"}}}",
    "{\"also\": {}, \"over\": [], \"write\": \"aaaaaaaaaaaaaaaa#74234e98\"}",
    "{\"also\": {}, \"erased\": true, \"over\": [], \"write\": \"aaaaaaaaaaaaaaaa#74234e98\"}",
    "{\"also\": {}, \"erased\": true, \"over\": []}",
    "{\"also\": {\"bbbbbbbbbbbbbbbb#11111111\": 1}, \"over\": [], \"write\": \"aaaaaaaaaaaaaaaa#74234e98\"}",
    "\"aaaaaaaaaaaaaaaa#74234e98\"", "[\"aaaaaaaaaaaaaaaa#74234e98\"]",
  ]

  /// Puts a value or a member somewhere, or takes one away.
  private mutating func rebuilt(_ document: JSONDocument) -> [UInt8] {
    let nodes = document.nodes.indices
    let node = JSONNode(document: document, index: random.below(nodes.count))
    let value = Array(random.pick(Self.values, or: "null").utf8)
    let range = document.nodes[node.index].range
    let start = document.nodes[node.index].kind == .string ? range.lowerBound - 1 : range.lowerBound
    let end = document.nodes[node.index].kind == .string ? range.upperBound + 1 : range.upperBound
    let bytes = document.bytes
    switch node.kind {
    case .object where random.oneIn(2):
      let keys = [
        "zNew", "sync", "origins", "erased", "deleted", "title", "places", "rounds", "id",
        "~format", "/title", "write", "also", "over", "note",
      ]
      let key = random.pick(keys, or: "zNew")
      let isEmpty = document.nodes[node.index].next == UInt32(node.index) + 1
      let member = Array("\"\(key)\": ".utf8) + value + (isEmpty ? [] : [UInt8(ascii: ",")])
      deeds.append("\(key): \(String(decoding: value, as: UTF8.self))")
      return Array(bytes[...start]) + member + Array(bytes[(start + 1)...])
    default:
      deeds.append(
        "\(String(decoding: bytes[start..<min(end, start + 30)], as: UTF8.self)) to \(String(decoding: value, as: UTF8.self))"
      )
      return Array(bytes[..<start]) + value + Array(bytes[end...])
    }
  }
}
