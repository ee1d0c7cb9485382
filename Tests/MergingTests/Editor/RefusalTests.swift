import JSON
import Localization
import RecordSamples
import Testing
import Wording

@testable import Merging
@testable import Records

/// What the editor does not do, so that what it writes keeps the rules of its format.
@Suite("Editor: what it refuses")
struct RefusalTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let path: [String]
    let value: JSONValue
    let place: String
    let problem: String

    init(_ path: String, _ value: JSONValue, _ place: String, _ problem: String) {
      testDescription = "\(path) to \(String(decoding: JSONWriter.compact(value), as: UTF8.self))"
      self.path = path.split(separator: "/").map(String.init)
      self.value = value
      self.place = place
      self.problem = problem
    }
  }

  private static let json = """
    {"id": "F01-a", "observations": {"S01-a/01kabcdefghjk": {"origins": ["aaaaaaaaaaaaaaaa"], "quote": null},
    "S01-a/02kabcdefghjk": {"erased": true, "origins": ["bbbbbbbbbbbbbbbb"]}}, "origins": ["cccccccccccccccc"],
    "title": "t", "~format": "finding/1"}
    """
  private static let unknown = "a finding has no field of this name"
  private static let notOne = "this is not one value"
  private static let absent = "there is nothing of this id"

  static let rows = [
    Row("titel", .string("x"), "titel", unknown), Row("", .null, "", unknown),
    Row("title/x", .bool(true), "x", unknown), Row("title/x/y", .bool(true), "x", unknown),
    Row("places/1.4.3/x", .bool(true), "x", unknown), Row("rounds/1/stat", .null, "stat", unknown),
    Row("places", .array([]), "places", notOne), Row("places/1.4.3", .null, "places/1.4.3", notOne),
    Row("places/1.4.3", .string("yes"), "places/1.4.3", notOne),
    Row("rounds", .object(JSONObject()), "rounds", notOne),
    Row("rounds/1", .null, "rounds/1", notOne),
    Row("rounds/1/note", .string("n"), "rounds/1", absent),
    Row("rounds/1/retestedWith/P01-a", .bool(true), "rounds/1", absent),
  ]

  @Test(arguments: rows) func refuses(_ row: Row) throws {
    var draft = try Drafts.changing(Self.json, Finding.format)
    let before = draft.bytes
    let error = try #require(throws: WorkbenchError.self) { try draft.set(row.path, to: row.value) }
    #expect(error.code == .usage && error.place == row.place)
    #expect(error.problem.plain() == row.problem)
    #expect(!error.remedy.isEmpty)
    #expect(draft.bytes == before)
  }

  @Test func aNearNameIsOffered() throws {
    var draft = try Drafts.changing(Self.json, Finding.format)
    let error = try #require(throws: WorkbenchError.self) {
      try draft.set(["titel"], to: .string("x"))
    }
    #expect(error.remedy == "did you mean title?")
  }

  @Test func whatWasErasedStaysErased() throws {
    var draft = try Drafts.changing(Self.json, Finding.format)
    let error = try #require(throws: WorkbenchError.self) {
      try draft.set(["observations", "S01-a/02kabcdefghjk", "quote"], to: .bool(true))
    }
    #expect(error.problem == "this was erased after a withdrawal")
    try draft.set(["observations", "S01-a/01kabcdefghjk", "quote"], to: .bool(true))
    #expect(draft.line("observations", "S01-a/02kabcdefghjk", "quote") == "-")
  }

  @Test func onlySetsTakeMembersAndOnlyMapsEntries() throws {
    var draft = try Drafts.changing(Self.json, Finding.format)
    #expect(throws: WorkbenchError.self) { try draft.include(true, "x", in: ["title"]) }
    #expect(throws: WorkbenchError.self) { try draft.include(true, "x", in: ["rounds"]) }
    #expect(throws: WorkbenchError.self) { _ = try draft.add(to: ["places"], key: "x", now: 0) }
    #expect(throws: WorkbenchError.self) { _ = try draft.add(to: ["title"], now: 0) }
    #expect(throws: WorkbenchError.self) { try draft.delete(["observations"]) }
  }
}
