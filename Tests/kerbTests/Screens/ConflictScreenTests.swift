import JSON
import Localization
import Merging
import Records
import Terminal
import Testing

@testable import CommandLine
@testable import Screens
@testable import Workbench
@testable import kerb

@Suite("Conflicts") struct ConflictScreenTests {
  /// A workspace in which two people changed a field of a finding at the same time.
  private func conflicted(_ key: String, _ mine: JSONValue, _ theirs: JSONValue) throws
    -> (trial: ScreenTrial, path: String)
  {
    let trial = try ScreenTrial([
      "init", "study new bank --title Bank",
      "finding new bank \"Pay has no name\" --criterion 4.1.2",
    ])
    let name = try #require(try trial.names("team/Surveys/bank/findings").first)
    let path = "team/Surveys/bank/findings/\(name)"
    let document = try JSONReader.read(Array(try trial.read(path).utf8))
    var root = try #require(JSONValue(document.root).object)
    let register = Register(live: [
      WriteID(random: "aaaaaaaaaaaaaaaa", value: mine): mine,
      WriteID(random: "bbbbbbbbbbbbbbbb", value: theirs): theirs,
    ])
    let pointer = try #require(JSONPointer(parsing: key))
    if pointer.parts.count == 1 {
      root[pointer.parts[0]] = register.plain
    } else if register.plain == .bool(true) {
      let member = JSONValue.string(pointer.parts[1])
      root[pointer.parts[0]] = .array((root[pointer.parts[0]]?.array ?? []) + [member])
    }
    root["sync"] = .object(JSONObject([Text(key): try #require(register.entry)]))
    let text = String(decoding: JSONWriter.canonical(.object(root)), as: UTF8.self)
    try trial.write(path, text)
    return (trial, path)
  }

  @Test func homeCountsThemAndThePageShowsAllValuesWhole() throws {
    let (trial, _) = try conflicted("/title", .string("Pay is unlabelled"), .string("No name"))
    let pages = try trial.play([.choose("Conflicts"), .choose("Title")])
    #expect(pages.pages.first?.text.contains("- Conflicts | 1 field") == true)
    #expect(pages.pages[1].rows.map(\.sentence) == ["Title; finding F01; bank; 2 values"])
    #expect(pages.pages.last?.rows.map(\.text) == ["No name", "Pay is unlabelled"])
  }

  @Test func theChosenValueStaysAlone() throws {
    let (trial, path) = try conflicted("/title", .string("Mine"), .string("Theirs"))
    let pages = try trial.play([
      .choose("Conflicts"), .choose("Title"), .choose("Mine"),
    ])
    #expect(pages.messages.last == .outcome("Settled: Title of finding F01."))
    #expect(pages.pages.last?.text.contains("No conflicts: every field has one value.") == true)
    #expect(trial.seen("finding list bank").contains("Mine (4.1.2)"))
    #expect(try trial.read(path).contains("\"also\": {}"))
    #expect(trial.seen("check").contains("nothing found"))
  }

  @Test func nothingIsSettledWithoutAChoice() throws {
    let (trial, path) = try conflicted("/title", .string("Mine"), .string("Theirs"))
    let before = try trial.read(path)
    let pages = try trial.play([.choose("Conflicts"), .choose("Title"), .back])
    #expect(pages.messages.last == .outcome("Nothing was settled."))
    try trial.play([.choose("Conflicts"), .choose("Title"), .say("/skip")])
    #expect(try trial.read(path) == before)
  }

  @Test func aChoiceIsTakenBackWithTheSameBytes() throws {
    let (trial, path) = try conflicted("/title", .string("Mine"), .string("Theirs"))
    let before = try trial.read(path)
    let pages = try trial.play([
      .choose("Conflicts"), .choose("Title"), .choose("Mine"), .say("/undo"),
    ])
    #expect(pages.messages.last == .outcome("Title of finding F01 is in conflict again."))
    #expect(try trial.read(path) == before)
  }

  @Test func aMemberOfASetIsInOrOut() throws {
    let (trial, _) = try conflicted("/places/1.1.1", .bool(true), .bool(false))
    let pages = try trial.play([
      .choose("Conflicts"), .choose("Places, 1.1.1"), .choose("in the list"),
    ])
    #expect(pages.messages.last == .outcome("Settled: Places, 1.1.1 of finding F01."))
    #expect(trial.seen("finding list bank").contains("(1.1.1, 4.1.2)"))
  }

  /// A workspace in which somebody deleted a finding and somebody else, who did not know, gave it another title.
  private func editedWhileDeleted() throws -> ScreenTrial {
    let trial = try ScreenTrial([
      "init", "study new bank --title Bank",
      "finding new bank \"Pay has no name\" --criterion 4.1.2",
    ])
    let name = try #require(try trial.names("team/Surveys/bank/findings").first)
    let path = "team/Surveys/bank/findings/\(name)"
    let before = try JSONReader.read(Array(try trial.read(path).utf8))
    func draft(_ id: UInt8) -> RecordDraft {
      RecordDraft(
        changing: before, format: Finding.format,
        ids: RandomIDs { [UInt8](repeating: id, count: $0) })
    }
    var deleted = draft(1)
    try deleted.delete()
    var edited = draft(2)
    try edited.set(["title"], to: .string("Pay is unlabelled"))
    let joined = try RecordJoin.join(
      try JSONReader.read(deleted.bytes), try JSONReader.read(edited.bytes))
    try trial.write(path, String(decoding: joined, as: UTF8.self))
    return trial
  }

  @Test(arguments: [("deleted", false), ("kept", true)])
  func anEditThatTheDeletionHadNotSeenIsAsked(_ choice: String, _ stays: Bool) throws {
    let trial = try editedWhileDeleted()
    let pages = try trial.play([
      .choose("Conflicts"), .choose("Deleted"), .choose(choice),
    ])
    #expect(pages.messages.last == .outcome("Settled: Deleted of finding F01."))
    #expect(pages.pages.last?.text.contains("No conflicts: every field has one value.") == true)
    #expect(trial.seen("finding list bank").contains("Pay is unlabelled") == stays)
    #expect(trial.seen("check").contains("nothing found"))
  }

  @Test func aDeletionAgainstAnEditIsKeptOrTakenBack() throws {
    let (trial, _) = try conflicted("/deleted", .bool(true), .null)
    try trial.play([.choose("Conflicts"), .choose("Deleted"), .choose("kept")])
    #expect(trial.seen("finding list bank").contains("Pay has no name"))
    #expect(try trial.lastPage([]).contains("- Conflicts | none"))
  }

  @Test func equalValuesAreNoConflict() throws {
    let (trial, _) = try conflicted("/title", .string("Same"), .string("Same"))
    #expect(try trial.lastPage([]).contains("- Conflicts | none"))
  }

  @Test func whatChangedMeanwhileIsAskedAgain() throws {
    let (trial, path) = try conflicted("/title", .string("Mine"), .string("Theirs"))
    let conflict = try #require(
      try Navigator(
        workbench: Workbench(trial.location, console: trial.console, verb: "kerb"),
        pages: PlayedPages([]), actions: trial.actions
      ).overview().conflicts.first)
    _ = trial.trial.run("finding edit bank F01 --title Newer")
    let before = try trial.read(path)
    let pages = PlayedPages([.choose("Mine")])
    let walk = ResolveWalk(
      [conflict],
      ConflictSettling(Workbench(trial.location, console: trial.console, verb: "kerb")), .onPages)
    try walk.run(pages)
    #expect(
      walk.lastMessages.map { $0.text.plain() }.joined().contains(
        "the field has other values by now"))
    #expect(try trial.read(path) == before)
  }
}
