import JSON
import Laws
import Localization
import RecordSamples
import Testing

@testable import Merging
@testable import Records

/// Random records, random edits, and what must hold afterwards.
@Suite("Editor: laws")
struct EditorLawTests {
  /// A record, the deeds that were done with it, and the editor afterwards.
  private struct Story {
    let format: RecordFormat
    let start: [UInt8]
    var deeds: [Deed] = []
    var draft: RecordDraft
    var maker: DeedMaker

    init(_ seed: Int) throws {
      format = RecordFormats.all[seed % RecordFormats.all.count]
      var records = EditedRecords(seed)
      start = JSONWriter.canonical(.object(records.make(format)))
      maker = DeedMaker(records: records)
      draft = RecordDraft(
        changing: try JSONReader.read(start), format: format,
        ids: RandomIDs(bytes: SharedRandom(seed + 1_000_000).bytes))
      for step in 0..<18 {
        for deed in maker.next() {
          deeds.append(deed)
          if let fault = try maker.perform(deed, on: &draft) { Issue.record("\(seed): \(fault)") }
        }
        if step % 8 == 7 {
          draft = try Drafts.reopened(draft, seed: seed + 2_000_000 + step)
          maker.records.model.close()
        }
      }
    }
  }

  @Test(arguments: Laws.seeds(0..<520)) func everyLawHolds(_ seed: Int) throws {
    let story = try Story(seed)
    try theStoredFormHoldsWhatWasWritten(story, seed)
    try whatIsWrittenIsCanonicalAndHasNoFault(story, seed)
    try unknownFieldsStayByteForByte(story, seed)
    try twoEditorsAgreeOnEveryValue(story, seed)
  }

  private func theStoredFormHoldsWhatWasWritten(_ story: Story, _ seed: Int) throws {
    let record = try #require(JSONValue(JSONReader.read(story.draft.bytes).root).object)
    let model = story.maker.model
    for (spot, register) in model.registers {
      let path = spot.holder.map(\.string)
      let holder = path.reduce(JSONValue.object(record) as JSONValue?) { $0?.object?[$1] }?.object
      let read = RegisterOwner.register(
        in: try #require(holder), spot.pointer, member: spot.member?.string,
        origins: try #require(model.holder(spot.holder)).origins)
      if read != register { Issue.record("\(seed): \(path) \(spot.syncKey): \(read), \(register)") }
    }
    #expect(Self.entries(of: .object(record)) == model.edited.count, "\(seed)")
    #expect(HandEdits.find(in: record) == [], "\(seed)")
    #expect(HandEdits.reconciled(record) == record, "\(seed)")
  }

  private func whatIsWrittenIsCanonicalAndHasNoFault(_ story: Story, _ seed: Int) throws {
    let document = try JSONReader.read(story.draft.bytes)
    #expect(JSONWriter.canonical(document) == story.draft.bytes, "\(seed)")
    #expect(try Drafts.reopened(story.draft).bytes == story.draft.bytes, "\(seed)")
    let faults = RecordValidator.check(document, expected: story.format.name).faults
    #expect(faults.isEmpty, "\(seed)")
    #expect(
      RecordValidator.check(try JSONReader.read(story.start), expected: nil).faults.isEmpty)
  }

  private func unknownFieldsStayByteForByte(_ story: Story, _ seed: Int) throws {
    let (before, after) = (try JSONReader.read(story.start), try JSONReader.read(story.draft.bytes))
    #expect(Self.unknown(in: before.root) == Self.unknown(in: after.root), "\(seed)")
  }

  private func twoEditorsAgreeOnEveryValue(_ story: Story, _ seed: Int) throws {
    var other = RecordDraft(
      changing: try JSONReader.read(story.start), format: story.format,
      ids: RandomIDs(bytes: SharedRandom(-seed - 5).bytes))
    for deed in story.deeds { try deed.run(on: &other) }
    let (first, second) = (try Self.plain(story.draft), try Self.plain(other))
    #expect(first == second, "\(seed)")
  }

  private static func entries(of value: JSONValue) -> Int {
    guard let object = value.object else { return 0 }
    return object.members.reduce(0) { sum, member in
      let isSync =
        member.key == "sync"
        && (member.value.object?.members.keys.allSatisfy { $0.string.hasPrefix("/") } ?? false)
      return sum + (isSync ? member.value.object?.members.count ?? 0 : entries(of: member.value))
    }
  }

  /// The lines of unknown fields, with the way to them.
  private static func unknown(in node: JSONNode, _ path: String = "") -> [String] {
    node.members.flatMap { key, value -> [String] in
      let name = key.string ?? ""
      if EditedRecords.unknown.contains(where: { $0.0 == name }) {
        let bytes = JSONWriter.compact(JSONValue(value))
        return ["\(path)/\(name) \(String(decoding: bytes, as: UTF8.self))"]
      }
      return unknown(in: value, "\(path)/\(name)")
    }.sorted { Text.precedes($0, $1) }
  }

  /// The record without its metadata.
  private static func plain(_ draft: RecordDraft) throws -> JSONValue {
    func stripped(_ value: JSONValue) -> JSONValue {
      guard let object = value.object else { return value }
      var result = JSONObject()
      for (key, child) in object.members where key != "sync" || child.object?["origins"] != nil {
        result[key.string] = stripped(child)
      }
      return .object(result)
    }
    return stripped(JSONValue(try JSONReader.read(draft.bytes).root))
  }
}
