import Localization
import Platform
import RecordSamples
import Testing

@testable import JSON
@testable import Merging
@testable import Records

/// A log of version 0, from before notes had a language, principles and a link to the same moment.
@Suite("Upgrade: log/0")
struct LogUpgradeTests {
  private static let note = "1kjweyq0d0g8ehgajhydmq"

  private static func fixture(_ source: String = #filePath) throws -> [UInt8] {
    let folder = source.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    return try Files.read((folder + ["Fixtures", "log-0.json"]).joined(separator: "/"))
  }

  private static func upgraded() throws -> RecordDraft {
    RecordDraft(
      changing: try JSONReader.read(fixture()), format: Log.format,
      ids: RandomIDs(bytes: SharedRandom(3).bytes))
  }

  @Test func theFixtureIsOldAndHasNoFault() throws {
    let bytes = try Self.fixture()
    let document = try JSONReader.read(bytes)
    let result = RecordValidator.check(document, expected: "log")
    #expect(result.faults.isEmpty)
    #expect(result.version == 0 && result.format?.name == "log")
    #expect(JSONWriter.canonical(document) == bytes)
    let text = String(decoding: bytes, as: UTF8.self)
    for field in Observation.entry.fields where field.since > 0 {
      #expect(!text.contains("\"\(field.key)\""))
    }
  }

  @Test func readingItGivesEmptyValuesForWhatIsNew() throws {
    var reader = ObjectReader(try JSONReader.read(Self.fixture()).root)
    let log = Log(&reader)
    #expect(log.id.string == "log-k3w0qa" && log.isCleared && log.recorderRole == .noteTaker)
    let note = try #require(log.observations.first)
    #expect(log.observations.count == 1)
    #expect(note.id == Self.note && note.impact == .serious && note.kind == .barrier)
    #expect(note.confirmed.map(\.description) == ["1.4.3"] && note.isReviewed)
    #expect(note.sameMomentAs == nil && note.wording == nil)
  }

  @Test func theEditorWritesTheNewestVersionWithEmptyFields() throws {
    let bytes = try Self.upgraded().bytes
    let document = try JSONReader.read(bytes)
    #expect(document.root[key: "~format"]?.string == Log.format.line)
    let result = RecordValidator.check(document, expected: "log")
    #expect(result.faults.isEmpty && result.version == 4)
    let notes = try #require(document.root[key: "observations"])
    for (_, note) in notes.members {
      #expect(note[key: "language"]?.isNull == true)
      #expect(note[key: "sameMomentAs"]?.isNull == true)
      #expect(note[key: "principles"]?.kind == .array)
      #expect(note[key: "principles"].map { Array($0.elements).count } == 0)
    }
    let again = try JSONReader.read(bytes)
    #expect(
      RecordDraft(
        changing: again, format: Log.format, ids: RandomIDs(bytes: SharedRandom(4).bytes)
      ).bytes == bytes)
  }

  @Test func onlyTheNewFieldsAndTheFormatLineAreAdded() throws {
    let before = String(decoding: try Self.fixture(), as: UTF8.self).split(separator: "\n")
    let after = String(decoding: try Self.upgraded().bytes, as: UTF8.self).split(separator: "\n")
    let added = after.difference(from: before).insertions.map { change -> String in
      if case .insert(_, let line, _) = change { FieldText.trimmed(String(line)) } else { "" }
    }
    let perNote = [
      "\"language\": null,", "\"principles\": [],", "\"sameMomentAs\": null,",
      "\"typedAfter\": null,",
      "\"typedBefore\": null,",
    ]
    #expect(
      added == ["\"marks\": {},"] + perNote + perNote + [
        "\"source\": null,", "\"~format\": \"log/4\"",
      ])
    let removed = after.difference(from: before).removals.count
    #expect(removed == 1)
  }

  @Test func noWriteChanges() throws {
    let before = try #require(JSONValue(JSONReader.read(Self.fixture()).root).object)
    let after = try #require(JSONValue(JSONReader.read(Self.upgraded().bytes).root).object)
    let (old, new) = (Self.registers(before), Self.registers(after))
    #expect(old == new)
    #expect(old.values.filter(\.isConflict).count == 1)
    #expect(old.values.reduce(0) { $0 + $1.context.count } == 20)
  }

  /// Every register of a log, by the way to it.
  private static func registers(_ record: JSONObject) -> [String: Register] {
    var found: [String: Register] = [:]
    func add(_ object: JSONObject, _ fields: [Field], _ key: String?, _ path: String) {
      let origins = RegisterOwner.origins(of: object, key: key)
      for field in fields {
        let pointer = JSONPointer([field.key])
        switch field.kind {
        case .map(let entry):
          for (key, child) in object[field.key]?.object?.members ?? [:] {
            add(child.object ?? JSONObject(), entry.fields, key.string, "\(path)/\(key)")
          }
        case .set:
          for member in ["1.4.3", "see", "equitableUse"] {
            found["\(path)/\(field.key)/\(member)"] = RegisterOwner.register(
              in: object, pointer, member: member, origins: origins)
          }
        default:
          found["\(path)/\(field.key)"] = RegisterOwner.register(
            in: object, pointer, member: nil, origins: origins)
        }
      }
    }
    add(record, Log.format.fields, nil, "")
    return found
  }

  @Test func aFileOfANewerVersionKeepsItsNumberAndItsFields() throws {
    let text = String(decoding: try Self.upgraded().bytes, as: UTF8.self)
    let newer = text.replacing("log/4", with: "log/7").replacing(
      "\"sync\": null", with: "\"sync\": null,\n\"weather\": 1.50")
    var draft = RecordDraft(
      changing: try JSONReader.read(Array(newer.utf8)), format: Log.format,
      ids: RandomIDs(bytes: SharedRandom(5).bytes))
    try draft.set(["observations", Self.note, "impact"], to: .integer(1))
    let root = try JSONReader.read(draft.bytes).root
    #expect(root[key: "~format"]?.string == "log/7")
    #expect(root[key: "weather"]?.lexeme == "1.50")
  }
}
