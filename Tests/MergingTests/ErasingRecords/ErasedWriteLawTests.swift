import JSON
import Laws
import RecordSamples
import Testing
import Wording

@testable import Merging
@testable import Records

/// The ids of writes hold digests of words; where an entry is erased, none of its ids may stand in the record.
@Suite("Erasing: laws")
struct ErasedWriteLawTests {
  @Test("no id of an erased entry comes back", arguments: Laws.seeds(0..<2000))
  func noneComesBack(_ seed: Int) throws {
    var history = try ErasedWrites(seed)
    for step in 0..<(4 + seed % 20) {
      let deed = try history.act()
      let found = history.leaks()
      if !found.isEmpty {
        Issue.record("history \(seed), step \(step): \(deed): \(found)")
        return
      }
    }
  }
}

/// What several people do to one finding, in which one state of a round is erased at some time.
struct ErasedWrites {
  private static let entry = ["rounds", "2"]
  private var random: SeededRandom
  private var clones: [JSONDocument] = []
  private var earlier: [JSONDocument] = []
  /// The ids of all writes of the entry whose values are words.
  private var ids = Set<Text>()
  private var words = 0

  init(_ seed: Int) throws {
    random = SeededRandom(seed)
    var draft = RecordDraft(
      creating: Finding.format, id: try #require(RecordID("F01-aaaa")), ids: fresh())
    try draft.set(["title"], to: word())
    try add(&draft)
    clones = Array(repeating: try JSONReader.read(draft.bytes), count: 3)
    note(clones[0])
  }

  private mutating func fresh() -> RandomIDs {
    let source = SharedRandom(random.below(1 << 40))
    return RandomIDs { source.bytes($0) }
  }

  private mutating func word() -> JSONValue {
    words += 1
    return .string(Text("word \(words)"))
  }

  private mutating func add(_ draft: inout RecordDraft) throws {
    _ = try draft.add(to: ["rounds"], key: "2", now: 0)
    try draft.set(Self.entry + ["note"], to: word())
  }

  /// Whether the entry was never changed since its creation.
  private func isNew(_ document: JSONDocument) -> Bool {
    object(document)?[SystemKey.sync]?.isNull ?? true
  }

  private func object(_ document: JSONDocument) -> JSONObject? {
    let root = JSONValue(document.root)
    return Self.entry.reduce(root as JSONValue?) { $0?.object?[$1] }?.object
  }

  private func isErased(_ document: JSONDocument) -> Bool {
    document.root[key: "erased"]?.boolean == true
      || object(document)?[SystemKey.erased]?.boolean == true
  }

  private mutating func note(_ document: JSONDocument) {
    let reconciled = HandEdits.reconciled(JSONValue(document.root).object ?? JSONObject())
    for root in [JSONValue(document.root), .object(reconciled)] {
      guard let object = Self.entry.reduce(root as JSONValue?, { $0?.object?[$1] })?.object,
        object[SystemKey.erased]?.boolean != true
      else { continue }
      let known = KnownWrites(in: object, fields: Finding.format.fields, key: "2")
      for id in known.all
      where ![JSONValue.null, .bool(true), .bool(false)].contains(where: id.fits) {
        ids.insert(Text(id.text))
      }
    }
  }

  /// What stands in records in which the entry is erased.
  func leaks() -> [String] {
    clones.filter(isErased).flatMap { document in
      let text = String(decoding: document.bytes, as: UTF8.self)
      return ids.map(\.string).filter { text.contains($0) }
    }
  }

  mutating func act() throws -> String {
    let index = random.below(clones.count)
    let here = clones[index]
    earlier.append(here)
    let (deed, bytes) = try result(of: here)
    clones[index] = try JSONReader.read(bytes)
    note(clones[index])
    return deed
  }

  private mutating func result(of here: JSONDocument) throws -> (String, [UInt8]) {
    let other = clones[random.below(clones.count)]
    let old = earlier[random.below(earlier.count)]
    switch random.below(14) {
    case 0, 1, 2: return ("join", try RecordJoin.join(here, other))
    case 3: return ("old", try RecordJoin.join(old, here))
    case 4: return ("reconcile", try RecordRewriting.reconciled(here, against: old) ?? here.bytes)
    case 5:
      return ("dropped", try RecordRewriting.besideDropped(here, of: old) ?? here.bytes)
    case 6: return ("bury", RecordRewriting.tombstone(of: here))
    case 7: return ("by hand", byHand(here))
    default: return try edited(here)
    }
  }

  private mutating func edited(_ here: JSONDocument) throws -> (String, [UInt8]) {
    var draft = RecordDraft(changing: here, format: Finding.format, ids: fresh())
    let hasEntry = object(here) != nil && !isErased(here)
    switch random.below(7) {
    case 0:
      try draft.delete()
      return ("delete", draft.bytes)
    case 1:
      try draft.restore()
      return ("restore", draft.bytes)
    case 2 where hasEntry:
      try draft.delete(Self.entry)
      return ("delete entry", draft.bytes)
    case 3 where hasEntry:
      try draft.erase(Self.entry)
      return ("erase", draft.bytes)
    case 4 where object(here) != nil && !isErased(here):
      try add(&draft)
      return ("add", draft.bytes)
    default:
      if hasEntry { try draft.set(Self.entry + ["note"], to: word()) }
      return ("edit", draft.bytes)
    }
  }

  /// Writes other words into the entry, or takes it out, as an editor or a text merge does.
  ///
  /// Only what a creation wrote can be known where the entry is gone, so one that was changed stays.
  private mutating func byHand(_ here: JSONDocument) -> [UInt8] {
    guard var root = JSONValue(here.root).object, var entry = object(here) else {
      return here.bytes
    }
    if isNew(here), random.oneIn(2) {
      root["rounds"] = .object(JSONObject())
    } else if !isErased(here) {
      entry["note"] = word()
      root.replace(Self.entry[...], with: .object(entry))
    }
    return JSONWriter.canonical(.object(root))
  }
}
