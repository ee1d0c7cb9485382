import JSON
import Localization
import Merging
import Records
import ScriptedPages
import Terminal
import Testing
import Workspace

@testable import CommandLine
@testable import Screens
@testable import Workbench
@testable import kerb

/// Two windows on one record: what somebody writes replaces only what they were shown.
@Suite("A value that was changed elsewhere since it was shown") struct ShownValueTests {
  private static let told =
    "Somebody changed the same field meanwhile. Both values are kept, in conflict: "

  /// Writes a record anew as somebody else would, in one field.
  private func change(
    _ path: RecordPath, _ field: [String], _ value: String, _ format: RecordFormat,
    _ workbench: Workbench
  ) throws {
    let document = try #require(try workbench.document(path))
    var draft = RecordDraft(changing: document, format: format, ids: workbench.ids)
    try draft.set(field, to: .string(value))
    try workbench.write(draft, to: path, isNew: false)
  }

  private func object(_ path: RecordPath, _ workbench: Workbench) throws -> JSONObject {
    let document = try #require(try workbench.document(path))
    return try #require(JSONValue(document.root).object)
  }

  /// Every value that is alive in a field.
  private func values(_ object: JSONObject, _ holder: [String], _ field: String) -> Set<String> {
    let held = holder.reduce(JSONValue.object(object) as JSONValue?) { $0?.object?[$1] }?.object
    let also = held?["sync"]?.object?["/\(field)"]?.object?["also"]?.object?.members.values
    return Set(
      (also.map(Array.init) ?? []).compactMap(\.string)
        + [held?[field]?.string].compactMap(\.self))
  }

  @Test func aReviewKeepsBothValuesOfANote() throws {
    let rig = try ReviewRig()
    let holder = ["observations", ReviewRig.key("n1")]
    let pages = WatchedPages([.chosen(9), .quit]) { left, _ in
      guard left == 2 else { return }
      try change(
        RecordPath(ReviewRig.log), holder + ["kind"], "strategy", Log.format, rig.bench)
    }
    _ = try rig.run(pages).run()
    #expect(values(try rig.record(ReviewRig.log), holder, "kind") == ["context", "strategy"])
    #expect(pages.said.contains { $0.text.hasPrefix(Self.told) && $0.text.contains("kind") })
  }

  @Test func aReviewLeavesWhatOthersWroteElsewhere() throws {
    let rig = try ReviewRig()
    let holder = ["observations", ReviewRig.key("n2")]
    let pages = WatchedPages([.chosen(9), .quit]) { left, _ in
      guard left == 2 else { return }
      try change(
        RecordPath(ReviewRig.log), holder + ["kind"], "strategy", Log.format, rig.bench)
    }
    _ = try rig.run(pages).run()
    let log = try rig.record(ReviewRig.log)
    #expect(values(log, holder, "kind") == ["strategy"])
    #expect(values(log, ["observations", ReviewRig.key("n1")], "kind") == ["context"])
    #expect(!pages.said.contains { $0.text.hasPrefix(Self.told) })
  }

  @Test func aReviewThatGoesOnReplacesItsOwnValues() throws {
    let rig = try ReviewRig()
    let pages = WatchedPages([.chosen(9), .idle, .slash("undo"), .quit]) { _, _ in }
    _ = try rig.run(pages).run()
    let log = try rig.record(ReviewRig.log)
    #expect(values(log, ["observations", ReviewRig.key("n1")], "kind") == ["barrier"])
    #expect(!pages.said.contains { $0.text.hasPrefix(Self.told) })
  }

  @Test func clearingKeepsBothWordings() throws {
    let rig = try ReviewRig()
    let holder = ["observations", ReviewRig.key("n1")]
    // What names a place in the session, then what names a person in the log.
    let pages = WatchedPages([.chosen(1), .chosen(1), .quit]) { left, _ in
      guard left == 3 else { return }
      try change(
        RecordPath(ReviewRig.log), holder + ["note"], "swipes past Pay", Log.format, rig.bench)
    }
    _ = try rig.run(pages).runIdentifiers()
    let words = values(try rig.record(ReviewRig.log), holder, "note")
    #expect(words.count == 2 && words.contains("swipes past Pay"))
  }

  @Test func aSetupKeepsBothValuesOfASession() throws {
    let trial = try ScreenTrial([
      "init", "study new tram --title Tram", "participant new tram", "session new tram",
    ])
    let workbench = Workbench(trial.location, console: trial.console, verb: "kerb record")
    let dialog = QuestionDialog(ScriptedPages([]), workbench)
    let record = try RecordFinder(workbench: workbench, kind: .session).record("S01", study: "tram")
    dialog.show(record)
    let path = try RecordPath(record.file.path)
    try change(path, ["device"], "phone", Session.format, workbench)
    try dialog.change(
      .session, record.file.expectedID, study: "tram",
      RecordPatch(JSONObject(["device": .string("tablet")])))
    let object = try object(path, workbench)
    #expect(values(object, [], "device") == ["phone", "tablet"])
    #expect(
      dialog.takeMessages().map { $0.text.plain() } == [
        Self.told + "device. Next: kerb team resolve"
      ])
  }

  @Test func theOverviewOfAPlannedSessionShowsWhatItReplaces() throws {
    let trial = try ScreenTrial([
      "init", "study new tram --title Tram", "participant new tram",
      "participant consent tram P01 --observe granted --manner speech",
      "session new tram --participant P01",
    ])
    let workbench = Workbench(trial.location, console: trial.console, verb: "kerb record")
    let record = try RecordFinder(workbench: workbench, kind: .session).record("S01", study: "tram")
    let path = try RecordPath(record.file.path)
    // Fourth line of the overview: the device; then Enter starts.
    let pages = WatchedPages([.chosen(3), .entered("tablet", began: 0), .chosen(0)]) { left, _ in
      if left == 2 { try change(path, ["device"], "phone", Session.format, workbench) }
    }
    let setup = RecordSetup(workbench)
    _ = try setup.run(
      pages: pages,
      options: RecordOptions(study: "tram", session: record.file.expectedID, role: "moderator"))
    let object = try object(path, workbench)
    #expect(values(object, [], "device") == ["phone", "tablet"])
    #expect(setup.unsaid.contains { $0.text.plain().hasPrefix(Self.told) })
  }

  /// Where the answer of the first window stands when the second gives another.
  @Test(arguments: [true, false]) func aQuestionnaireKeepsBothAnswers(wasAnswered: Bool) throws {
    let trial = try SurveyTrial()
    let first = wasAnswered ? ["3", "4"] : ["3"]
    try trial.ask([.type("")] + first.map { .type($0) } + [.say("/stop")])
    let id = try #require(try trial.responses.first).id
    let path = try RecordPath.response(id.string, study: "tram")
    let workbench = Workbench(
      trial.scene.location, console: trial.scene.console, verb: "kerb survey run")
    let pages = WatchedPages([.slash("go", "2"), .typed("5"), .slash("stop")]) { left, _ in
      guard left == 2 else { return }
      // The other window.
      let document = try #require(try workbench.document(path))
      var draft = RecordDraft(changing: document, format: Response.format, ids: workbench.ids)
      _ = try draft.add(to: ["answers"], key: "q2", now: 0)
      try draft.set(["answers", "q2", "value"], to: .string("1"))
      try workbench.write(draft, to: path, isNew: false)
    }
    _ = try SurveyRun(workbench: workbench, pages: GoingOn(pages)).run(
      SurveyOptions(instrument: "sus", study: "tram", participant: "P01", manner: .alone))
    let object = try object(path, workbench)
    #expect(values(object, ["answers", "q2"], "value") == ["1", "5"])
    #expect(pages.said.contains { $0.text.hasPrefix(Self.told) })
  }
}

/// Chooses to go on with the questionnaire that was begun, then leaves the rest to other pages.
private final class GoingOn: PageShowing {
  private let pages: WatchedPages
  private var hasChosen = false

  init(_ pages: WatchedPages) { self.pages = pages }

  func show(_ page: Page, _ messages: [Message]) throws(TerminalEnded) -> PageEvent {
    if !hasChosen, let list = page.list,
      let index = (0..<list.count).first(where: {
        list.row($0).text.plain().hasPrefix("go on with")
      })
    {
      hasChosen = true
      return .chosen(index)
    }
    return try pages.show(page, messages)
  }

  var onDraft: ((_ page: String, _ text: String, _ began: Int64) -> Void)?
  var retries = false
  var hasMoreLines: Bool { false }
  func forgetTyped() {}
  func say(_ messages: [Message]) { pages.say(messages) }
}
