import CommandLine
import JSON
import Localization
import Records
import Reports
import Wording
import Workbench

/// `kerb persona walkthroughs`: what a study has of them.
enum PersonaWalkthroughs {
  static let all = [list, show, remove]

  private static let study = Verb.Argument.required("STUDY", "The id of the study.", .study)
  private static let one = Verb.Argument.required("WALKTHROUGH", "Its id, such as W01.")

  private static let list = Verb(
    ["persona", "walkthroughs"], "List the walkthroughs of a study.",
    examples: [
      .init("kerb persona walkthroughs tram-tickets", "One line for each walkthrough."),
      .init(
        "kerb persona walkthroughs tram-tickets --json", "Everything in them, for other programs."),
    ],
    arguments: [study], options: [.json],
    discussion: ["For the team: it holds what colleagues said. Do not pass it on."], leadsOn: true
  ) { invocation in
    let workbench = try Workbench(invocation)
    let id = try RecordFinder.study(invocation.required("STUDY"), workbench)
    let loaded = try workbench.study(id)
    let found = loaded.records.walkthroughs.sorted { $0.id < $1.id }
    if invocation.flag("json") {
      invocation.console.out(
        json: JSONWriter.canonical(.array(found.map(WalkthroughJSON.value))))
    } else if found.isEmpty {
      invocation.console.message(
        "No walkthroughs in \(id) yet. Make one: `kerb persona walk PERSONA --study \(id) --task TASK`"
      )
    } else {
      for walkthrough in found { invocation.console.line("\(line(walkthrough))") }
    }
    return ReportOutput.report(loaded.faults, invocation.console)
  }

  /// "W01  2026-03-03, tendai-mupfure, buy-day-ticket, round 1: 4 barriers".
  private static func line(_ walkthrough: Walkthrough) -> Sentence {
    var parts: [Sentence] = [
      "\(walkthrough.heldOn)", "\(walkthrough.profile)", "\(walkthrough.task)",
    ]
    if let over = walkthrough.over { parts.append("over it \(over)") }
    if walkthrough.manner != .reasoned { parts.append("\(walkthrough.manner.label)") }
    if let round = walkthrough.round { parts.append("round \(round)") }
    let ended: Sentence = walkthrough.finishedOn == nil ? ", not ended yet" : ""
    return
      "\(walkthrough.id.short)  \(parts.joined(separator: ", ")): \(walkthrough.barriers.count, "barrier", "barriers")\(ended)"
  }

  private static let show = Verb(
    ["persona", "walkthroughs", "show"], "Show one walkthrough: barriers, disagreements, answers.",
    examples: [
      .init("kerb persona walkthroughs show tram-tickets W01", "Everything about one of them.")
    ],
    arguments: [study, one], options: [.json]
  ) { invocation in
    let workbench = try Workbench(invocation)
    let id = try RecordFinder.study(invocation.required("STUDY"), workbench)
    let loaded = try workbench.study(id)
    let found = try Walkthroughs.find(invocation.required("WALKTHROUGH"), in: loaded.records)
    if invocation.flag("json") {
      invocation.console.out(json: JSONWriter.canonical(WalkthroughJSON.value(found)))
    } else {
      let profiles = try SharedPeople(in: workbench).profiles
      let name = profiles.first { Text.isSame($0.id.string, found.profile) }?.name
      let task = loaded.records.study.tasks.first { Text.isSame($0.id, found.task) }?.title
      invocation.console.out(
        WalkthroughDocument.document(
          found, name: name ?? found.profile, task: task ?? found.task
        ).plainLines(in: invocation.console.language))
    }
    return ReportOutput.report(loaded.faults, invocation.console)
  }

  private static let remove = Verb(
    ["persona", "walkthroughs", "remove"], "Remove a walkthrough; it stays as a marker.",
    examples: [
      .init(
        "kerb persona walkthroughs remove tram-tickets W01 --yes", "`--undo` brings it back.")
    ],
    arguments: [study, one],
    options: [.flag("yes", "Do not ask.", short: "y"), .flag("undo", "Bring it back.")]
  ) { invocation in
    let workbench = try Workbench(invocation)
    let id = try RecordFinder.study(invocation.required("STUDY"), workbench)
    let typed = try invocation.required("WALKTHROUGH")
    let isUndo = invocation.flag("undo")
    if !isUndo, !invocation.flag("yes"),
      try !invocation.console.confirm(
        "Remove the walkthrough \(Printable.text(typed)) with all its answers?",
        otherwise: "add `--yes` to remove without a question")
    {
      invocation.console.message("Nothing removed.")
      return .success
    }
    let (found, isChanged) = try Walkthroughs(of: id, in: workbench).setRemoved(!isUndo, typed)
    guard isChanged else {
      invocation.console.message(
        isUndo
          ? "\(found.short) was not removed: nothing to bring back."
          : "\(found.short) is removed already.")
      return .success
    }
    invocation.console.message(
      isUndo
        ? "\(found.short) is back."
        : "Removed \(found.short). Undo: `kerb persona walkthroughs remove \(id) \(found.short) --undo`"
    )
    return .success
  }
}
