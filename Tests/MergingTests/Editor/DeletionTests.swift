import JSON
import RecordSamples
import Testing

@testable import Merging
@testable import Records

@Suite("Editor: deleting and taking it back")
struct DeletionTests {
  private static let json = """
    {"id": "S01-a", "imports": {}, "later": {"a": 1, "b": [2]}, "origins": ["aaaaaaaaaaaaaaaa"],
    "product": null, "sync": {"/title": {"also": {"bbbbbbbbbbbbbbbb#00000000": "x"}, "over": [], "write": "\(write("cccccccccccccccc", "\"t\""))"},
    "/later/b": {"also": {}, "over": [], "write": "\(write("dddddddddddddddd", "[2]"))"}},
    "target": {"level": "AA", "platform": "web", "version": "2.2"},
    "tasks": {"buy": {"criteria": ["1.4.3"], "origins": ["eeeeeeeeeeeeeeee"],
    "sync": {"/criteria/2.1.1": {"also": {}, "over": [], "write": "\(write("ffffffffffffffff", "false"))"}}, "title": "t"}},
    "title": "t", "~format": "study/1"}
    """

  private func over(_ draft: RecordDraft, _ path: String...) -> Set<String> {
    let entry = draft.value(path + ["sync", "/deleted", "over"])
    return Set(entry?.array?.compactMap(\.string) ?? [])
  }

  private let ofTheTask: Set<String> = [
    write("eeeeeeeeeeeeeeee", "true"), write("eeeeeeeeeeeeeeee", "\"t\""),
    write("ffffffffffffffff", "false"),
  ]

  @Test func theMarkOfAnEntryListsEveryLiveWriteInside() throws {
    var draft = try Drafts.changing(Self.json, Study.format)
    try draft.delete(["tasks", "buy"])
    #expect(draft.line("tasks", "buy", "deleted") == "true")
    #expect(draft.line("tasks", "buy", "title") == "\"t\"")
    #expect(over(draft, "tasks", "buy") == ofTheTask)
    #expect(draft.line("deleted") == "-")
  }

  @Test func theMarkOfARecordListsEntriesRemovedMembersAndUnknownFieldsToo() throws {
    var draft = try Drafts.changing(Self.json, Study.format)
    try draft.delete()
    let own = ["\"AA\"", "\"web\"", "\"2.2\"", "1"].map { write("aaaaaaaaaaaaaaaa", $0) }
    let edited = [
      "bbbbbbbbbbbbbbbb#00000000", write("cccccccccccccccc", "\"t\""),
      write("dddddddddddddddd", "[2]"),
    ]
    #expect(over(draft) == ofTheTask.union(own).union(edited))
    let keys = draft.value(["sync"])?.object?.sortedKeys.map(\.string)
    #expect(keys == ["/deleted", "/later/b", "/title"])
  }

  @Test func deletingAgainWritesNothingUntilSomethingChanged() throws {
    var draft = try Drafts.changing(Self.json, Study.format)
    try draft.delete()
    let before = draft.bytes
    try draft.delete()
    #expect(draft.bytes == before)
    try draft.set(["product"], to: .string("p"))
    let edit = try #require(draft.value(["sync", "/product", "write"])?.string)
    #expect(!over(draft).contains(edit))
    try draft.delete()
    #expect(over(draft).contains(edit))
  }

  @Test func anEditAfterTheDeletionInOneGoIsAnEdit() throws {
    var draft = try Drafts.changing(Self.json, Study.format)
    _ = try draft.add(to: ["screens"], key: "start", origin: "9999999999999999", now: 0)
    try draft.set(["screens", "start", "title"], to: .string("a"))
    try draft.delete(["screens", "start"])
    #expect(over(draft, "screens", "start") == [write("9999999999999999", "\"a\"")])
    try draft.set(["screens", "start", "title"], to: .string("b"))
    let title = draft.value(["screens", "start", "sync", "/title", "over"])
    #expect(title == .array([.string(write("9999999999999999", "\"a\""))]))
  }

  @Test func restoringIsAnEditAndSoIsAddingAgain() throws {
    for isAdded in [true, false] {
      var draft = try Drafts.changing(Self.json, Study.format)
      try draft.delete(["tasks", "buy"])
      let mark = try #require(draft.value(["tasks", "buy", "sync", "/deleted", "write"])?.string)
      let seen = over(draft, "tasks", "buy")
      if isAdded {
        #expect(try draft.add(to: ["tasks"], key: "buy", now: 0) == "buy")
      } else {
        try draft.restore(["tasks", "buy"])
      }
      #expect(draft.line("tasks", "buy", "deleted") == "null")
      #expect(over(draft, "tasks", "buy") == seen.union([mark]))
      #expect(draft.line("tasks", "buy", "origins") == "[\"eeeeeeeeeeeeeeee\"]")
    }
  }

  @Test func aConflictAboutADeletionIsSettledBothWays() throws {
    let json = """
      {"deleted": true, "id": "log-a", "origins": ["aaaaaaaaaaaaaaaa"], "sync": {"/deleted": {
      "also": {"1111111111111111#00000000": null}, "over": [], "write": "\(write("2222222222222222", "true"))"}},
      "~format": "log/1"}
      """
    let both: Set = ["1111111111111111#00000000", write("2222222222222222", "true")]
    var deleted = try Drafts.changing(json, Log.format)
    try deleted.delete()
    #expect(deleted.line("deleted") == "true" && both.isSubset(of: over(deleted)))
    var restored = try Drafts.changing(json, Log.format)
    try restored.restore()
    #expect(restored.line("deleted") == "null" && over(restored) == both)
  }
}
