import CommandLine
import JSON
import Localization
import Measures
import Records
import Wording
import Workbench

/// One call of `kerb note set`.
struct NoteSetRun {
  private let invocation: Invocation
  private let workbench: Workbench
  private var console: Console { invocation.console }

  init(_ invocation: Invocation) throws {
    self.invocation = invocation
    workbench = try Workbench(invocation)
  }

  func run() throws -> ExitStatus {
    try invocation.undoesAlone([
      "kind", "impact", "tag", "untag", "ability", "finding", "no-finding", "reviewed", "confirm",
      "drop", "from",
    ])
    let changing = NoteChanging(in: workbench)
    if invocation.flag("undo") { return try undo(changing) }
    let input = try NoteSetInput(invocation, workbench)
    let (study, settings) = try input.settings(workbench)
    let plan = try changing.plan(settings, study: study)
    guard !plan.isEmpty else {
      tell(plan, did: false, ofNone: settings.isEmpty)
      return .success
    }
    let isDry = invocation.flag("dry-run")
    let remarks = isDry ? plan.remarks : try changing.write(plan)
    tell(plan, did: !isDry)
    for words in remarks { console.message("\(words)") }
    return .success
  }

  private func tell(_ plan: NoteChanging.Plan, did: Bool, ofNone: Bool = false) {
    if invocation.flag("json") {
      console.out(
        json: JSONWriter.canonical(
          .object(
            JSONObject([
              "changed": .integer(plan.notes), "same": .integer(plan.same),
              "links": .integer(plan.links), "written": .bool(did),
            ]))))
      return
    }
    if plan.isEmpty {
      return console.message(
        ofNone
          ? "Nothing changes: no note that is shown fits."
          : "Nothing changes: the notes have these values already.")
    }
    let notes: Sentence = "\(plan.notes, "note", "notes")"
    let same: Sentence = plan.same > 0 ? ", \(plan.same) had these values already" : ""
    let links: Sentence = plan.links > 0 ? ", \(plan.links, "link", "links") of findings" : ""
    console.line(
      did ? "Changed \(notes)\(links)\(same)." : "Would change \(notes)\(links)\(same).")
    if did { console.message("Undo: `kerb note set --undo`") }
  }

  private func undo(_ changing: NoteChanging) throws -> ExitStatus {
    let done = try changing.undo()
    console.line("Took back \(done.restored, "value", "values").")
    if done.stay > 0 {
      console.message(
        done.stay == 1
          ? "1 value changed since: it stays." : "\(done.stay) values changed since: they stay."
      )
    }
    for words in done.remarks { console.message("\(words)") }
    return .success
  }
}

extension Invocation {
  /// Refuses `--undo` beside a change that it would not make.
  ///
  /// - Parameter changes: Options that change something.
  /// - Throws: A usage error.
  func undoesAlone(_ changes: [String]) throws {
    guard flag("undo"), let other = changes.first(where: has) else { return }
    throw WorkbenchError(
      .usage, at: "--undo", "`--undo` and `--\(other)` exclude each other", fix: "give one of them")
  }
}
