import CommandLine
import JSON
import Localization
import Records
import Wording
import Workbench

/// `kerb session tidy STUDY`: removes sessions that were made by a slip.
enum SessionTidy {
  static let verb = Verb(
    ["session", "tidy"], "Remove sessions in which nothing is, such as those begun by a slip.",
    examples: [
      .init("kerb session tidy tram-tickets", "Names sessions that began and hold nothing; asks."),
      .init("kerb session tidy tram-tickets --dry-run", "Names them, and changes nothing."),
      .init("kerb session tidy tram-tickets S12 --yes", "Removes one, a planned one too."),
    ],
    arguments: [
      .required("STUDY", "The id of the study.", .study),
      .repeating("SESSION", "Only these; planned sessions go only if they are named.", .session),
    ],
    options: [
      .flag("dry-run", "Say what would be removed, and change nothing."),
      .flag("yes", "Do not ask.", short: "y"), .json,
    ],
    discussion: [
      "A session is empty if no note was ever entered, no task tried, no prompt or questionnaire answered. One that began less than a day ago, or whose recording stopped on this machine, is left alone: somebody may be recording.",
      "A session without a day may be a plan; it is named, and removed only if you name it. What is removed stays as a marker: `kerb session delete STUDY SESSION --undo` brings it back.",
    ]
  ) { try run($0) }

  private static func run(_ invocation: Invocation) throws -> ExitStatus {
    let console = invocation.console
    let workbench = try Workbench(invocation)
    let study = try RecordFinder.study(invocation.required("STUDY"), workbench)
    let tidying = SessionTidying(study, in: workbench)
    let found = try tidying.look()
    let typed = invocation.arguments("SESSION")
    let chosen = typed.isEmpty ? found.slips : try tidying.named(typed, among: found)
    let isDry = invocation.flag("dry-run")
    if !invocation.flag("json") {
      for session in chosen {
        console.line("\(session.words(in: workbench.surroundings.zone)): nothing is in it")
      }
      if chosen.isEmpty { console.message("No session of \(study) is empty and over.") }
      if typed.isEmpty { tell(found, study, console) }
    }
    var removed: [EmptySession] = []
    if !chosen.isEmpty, !isDry {
      let question: Sentence =
        chosen.count == 1 ? "Remove it?" : "Remove these \(chosen.count) sessions?"
      if try invocation.flag("yes")
        || console.confirm("\(question)", otherwise: "add `--yes` to remove without a question")
      {
        let done = try tidying.remove(chosen)
        removed = done.removed
        for remark in done.remarks { console.message("\(remark)") }
        for session in removed {
          console.message(
            "Removed \(session.id.short). Undo: `kerb session delete \(study) \(session.id.short) --undo`"
          )
        }
      } else {
        console.message("Nothing removed.")
      }
    }
    if invocation.flag("json") { console.out(json: json(found, removed, isDry)) }
    return .success
  }

  private static func tell(_ found: SessionTidying.Found, _ study: String, _ console: Console) {
    if let first = found.planned.first {
      let names = found.planned.map(\.id.short).joined(separator: ", ")
      console.message(
        "Planned, and nothing in \(found.planned.count == 1 ? "it" : "them") yet: \(names). If one was a slip: `kerb session tidy \(study) \(first.id.short)`"
      )
    }
    if !found.waiting.isEmpty {
      let names = found.waiting.map(\.id.short).joined(separator: ", ")
      console.message("Left alone, because somebody may be recording: \(names).")
    }
  }

  private static func json(
    _ found: SessionTidying.Found, _ removed: [EmptySession], _ isDry: Bool
  ) -> [UInt8] {
    func list(_ sessions: [EmptySession]) -> JSONValue {
      .array(sessions.map { .string($0.id.string) })
    }
    return JSONWriter.canonical(
      .object(
        JSONObject([
          "dryRun": .bool(isDry), "empty": list(found.slips), "planned": list(found.planned),
          "removed": list(removed), "waiting": list(found.waiting),
        ])))
  }
}
