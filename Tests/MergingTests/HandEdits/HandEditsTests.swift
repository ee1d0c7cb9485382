import JSON
import RecordSamples
import Testing

@testable import Merging
@testable import Records

@Suite("Hand edits")
struct HandEditsTests {
  /// A study in which every kind of field was edited: `title`, a set, the target, tasks, one of them named "sync".
  private static func study() throws -> JSONObject {
    let json = """
      {"id": "s", "origins": ["aaaaaaaaaaaaaaaa"], "product": "p", "purpose": "q",
      "target": {"level": "AA", "platform": "web", "version": "2.2"},
      "tasks": {"sync": {"criteria": ["1.4.3", "4.1.3"], "origins": ["bbbbbbbbbbbbbbbb"], "title": "t"},
      "buy": {"criteria": [], "origins": ["cccccccccccccccc"], "title": "t"}}, "title": "t", "~format": "study/1"}
      """
    var draft = try Drafts.changing(json, Study.format)
    try draft.set(["title"], to: .string("u"))
    try draft.set(["product"], to: .null)
    try draft.set(["target", "level"], to: .string("AAA"))
    for task in ["sync", "buy"] {
      try draft.set(["tasks", task, "title"], to: .string("u"))
      try draft.include(true, "2.1.1", in: ["tasks", task, "criteria"])
      try draft.include(false, "4.1.3", in: ["tasks", task, "criteria"])
    }
    return try opened(.object(draft.root))
  }

  private static func opened(_ value: JSONValue) throws -> JSONObject {
    let completed = RecordCompletion.completed(value.object ?? JSONObject(), Study.format)
    let document = try JSONReader.read(JSONWriter.canonical(.object(completed)))
    return try #require(JSONValue(document.root).object)
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let path: [String]
    let value: JSONValue
    let found: [HandEdits.Found]

    init(
      _ name: String, _ path: String, _ json: JSONValue, _ found: String?, _ holder: [String] = []
    ) {
      testDescription = name
      self.path = path.split(separator: "/").map(String.init)
      value = json
      self.found = found.map { [HandEdits.Found(holder: holder, field: $0)] } ?? []
    }

    static func set(_ members: String...) -> JSONValue { .array(members.map { .string($0) }) }
  }

  static let rows = [
    Row("one value", "title", .string("v"), "/title"),
    Row("one value taken out", "title", .null, "/title"),
    Row("one value put in", "product", .string("p"), "/product"),
    Row("never edited", "purpose", .string("v"), nil),
    Row("in a group", "target/level", .string("A"), "/target/level"),
    Row("in a group, never edited", "target/version", .string("2.1"), nil),
    Row(
      "a member put in", "tasks/sync/criteria", Row.set("1.4.3", "2.1.1", "4.1.3"),
      "/criteria/4.1.3", ["tasks", "sync"]),
    Row(
      "a member taken out", "tasks/sync/criteria", Row.set("1.4.3"), "/criteria/2.1.1",
      ["tasks", "sync"]),
    Row("a member never edited", "tasks/sync/criteria", Row.set("2.1.1"), nil),
    Row("in an entry", "tasks/buy/title", .string("v"), "/title", ["tasks", "buy"]),
    Row("in an entry named sync", "tasks/sync/title", .string("v"), "/title", ["tasks", "sync"]),
    Row("the same value", "title", .string("u"), nil),
    Row("another spelling of a letter", "title", .string("e\u{301}"), "/title"),
  ]

  @Test(arguments: rows) func finds(_ row: Row) throws {
    let record = try Self.study()
    #expect(HandEdits.find(in: record) == [])
    let edited = Self.replaced(record, row.path[...], row.value)
    #expect(HandEdits.find(in: edited) == row.found)
    let reconciled = HandEdits.reconciled(edited)
    if row.found.isEmpty { #expect(reconciled == edited) }
    #expect(HandEdits.find(in: reconciled) == [])
    #expect(Self.replaced(reconciled, row.path[...], row.value) == reconciled)
  }

  @Test func aMissingSetReadsAsOneWithoutMembers() throws {
    var record = try Self.study()
    record["tasks"] = .object(
      Self.replaced(record["tasks"]?.object ?? JSONObject(), ["buy", "criteria"], nil))
    #expect(
      HandEdits.find(in: record) == [
        HandEdits.Found(holder: ["tasks", "buy"], field: "/criteria/2.1.1")
      ])
    let reconciled = try Self.opened(.object(HandEdits.reconciled(record)))
    #expect(HandEdits.find(in: reconciled) == [])
  }

  @Test func aReconciledValueIsAWriteOverTheOneItReplaced() throws {
    let record = try Self.study()
    let before = try #require(record["sync"]?.object?["/title"]?.object)
    let edited = Self.replaced(record, ["title"], .string("v"))
    let after = try #require(HandEdits.reconciled(edited)["sync"]?.object?["/title"]?.object)
    let old = try #require(before["write"]?.string)
    let new = try #require(after["write"]?.string)
    #expect(WriteIDText.isWrite(new) && WriteID(new).fits(.string("v")))
    let over = ([old] + (before["over"]?.array ?? []).compactMap(\.string)).map { Text($0) }
      .sorted()
    #expect(after["over"] == .array(over.map { .string($0) }))
    #expect(after["also"] == .object(JSONObject()))
    // The id is that of path, replaced id and value.
    let seed = "/title\n\(old)\n\"v\""
    #expect(
      new == String(SHA256.hex(Array(seed.utf8)).prefix(26))
        + "#\(WriteID.digest(of: .string("v")))")
  }

  @Test func theSameEditInTwoObjectsHasTwoIds() throws {
    var record = try Self.study()
    for task in ["sync", "buy"] {
      record = Self.replaced(record, ["tasks", task, "title"], .string("v"))
    }
    let reconciled = HandEdits.reconciled(record)["tasks"]?.object
    let ids = ["sync", "buy"].map {
      reconciled?[$0]?.object?["sync"]?.object?["/title"]?.object?["write"]
    }
    #expect(ids[0] != nil && ids[0] != ids[1])
  }

  /// Alternatives stay; the one with the highest id stands in the field's place.
  @Test(arguments: [("0000000000000000", "v"), ("zzzzzzzzzzzzzzzz", "other")])
  func alternativesStay(_ random: String, _ plain: String) throws {
    let also = WriteID(random: random, value: .string("other")).text
    let json = """
      {"id": "log-a", "origins": ["aaaaaaaaaaaaaaaa"], "clearedBy": "v", "sync": {"/clearedBy": {
      "also": {"\(also)": "other"}, "over": [], "write": "5555555555555555#00000000"}}, "~format": "log/1"}
      """
    let record = try #require(JSONValue(JSONReader.read(Array(json.utf8)).root).object)
    let reconciled = HandEdits.reconciled(record)
    #expect(reconciled["clearedBy"] == .string(plain))
    let register = RegisterOwner.register(
      in: reconciled, JSONPointer(["clearedBy"]), member: nil, origins: ["aaaaaaaaaaaaaaaa"])
    #expect(Set(register.live.values) == [.string("v"), .string("other")])
    #expect(register.live[WriteID(also)] == .string("other"))
    #expect(register.superseded == [WriteID("5555555555555555#00000000")])
    #expect(register.plain == reconciled["clearedBy"])
    #expect(HandEdits.reconciled(reconciled) == reconciled)
  }

  static func replaced(_ object: JSONObject, _ path: ArraySlice<String>, _ value: JSONValue?)
    -> JSONObject
  {
    guard let key = path.first else { return object }
    var result = object
    result[key] =
      path.count == 1
      ? value : .object(replaced(object[key]?.object ?? JSONObject(), path.dropFirst(), value))
    return result
  }
}
