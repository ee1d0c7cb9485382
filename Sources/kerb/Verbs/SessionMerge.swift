import CommandLine
import JSON
import Localization
import Records
import Wording
import Workbench

/// `kerb session merge STUDY S03 S05`: two sessions that were one meeting count as one.
enum SessionMerge {
  static let verb = Verb(
    ["session", "merge"], "Say that two sessions were one meeting, so that they count as one.",
    examples: [
      .init("kerb session merge tram-tickets S03 S05 --dry-run", "Says what would change."),
      .init("kerb session merge tram-tickets S03 S05", "S05 continues S03 from now on."),
      .init("kerb session merge tram-tickets S03 S05 --undo", "They are two meetings again."),
    ],
    arguments: [
      .required("STUDY", "The id of the study.", .study),
      .required("SESSION", "The session that stands for the meeting.", .session),
      .required("PART", "The session that continues it.", .session),
    ],
    options: [
      .flag("dry-run", "Say what would change, and change nothing."),
      .flag("undo", "Take it back."),
      .flag("yes", "Do not ask where the two differ in day or product version.", short: "y"),
      .json,
    ],
    discussion: [
      "Both need the same participants, the same round, and be both pilots or neither.",
      "Nothing is moved: notes keep their ids and their numbers (S05#3), and findings, profiles and answers that name them go on naming them, also where another clone has written meanwhile. Reports count the two as one session; times of notes count from the start of their own part.",
    ]
  ) { try run($0) }

  private static func run(_ invocation: Invocation) throws -> ExitStatus {
    let console = invocation.console
    let workbench = try Workbench(invocation)
    let study = try RecordFinder.study(invocation.required("STUDY"), workbench)
    let merging = SessionMerging(study, in: workbench)
    let (whole, part) = (try invocation.required("SESSION"), try invocation.required("PART"))
    if invocation.flag("undo") { return try undo(merging, whole, part, invocation) }
    let plan = try merging.plan(whole, part)
    let (one, two) = (plan.whole.id.short, plan.part.id.short)
    let isDry = invocation.flag("dry-run")
    var isChanged = false
    if plan.isDone {
      console.message("\(two) and \(one) count as one meeting already.")
    } else {
      for doubt in plan.doubts { console.message("\(doubt)") }
      let isSure =
        try isDry || plan.doubts.isEmpty || invocation.flag("yes")
        || console.confirm(
          "Were \(one) and \(two) one meeting?", otherwise: "add `--yes` if they were one meeting")
      if isSure, !isDry {
        try merging.write(plan)
        isChanged = true
      }
      let notes: Sentence = "\(plan.notes, "note", "notes")"
      if !isSure {
        console.message("Nothing changed.")
      } else if !invocation.flag("json") {
        console.line(
          isDry
            ? "\(two) (\(notes)) would continue \(one): the two would count as one session."
            : "\(two) (\(notes)) continues \(one): the two count as one session.")
      }
      if isSure { for remark in plan.remarks { console.message("\(remark)") } }
      if isChanged {
        console.message(
          "Notes keep their ids and numbers. Undo: `kerb session merge \(study) \(one) \(two) --undo`"
        )
      }
    }
    if invocation.flag("json") {
      console.out(
        json: json(plan.whole.id, plan.part.id, isChanged: isChanged, isDry: isDry, plan.notes))
    }
    return .success
  }

  private static func undo(
    _ merging: SessionMerging, _ whole: String, _ part: String, _ invocation: Invocation
  ) throws -> ExitStatus {
    let isChanged = try merging.undo(whole, part)
    if invocation.flag("json") {
      invocation.console.out(
        json: JSONWriter.canonical(.object(JSONObject(["changed": .bool(isChanged)]))))
    } else {
      invocation.console.line(
        isChanged
          ? "\(part) and \(whole) are two meetings again."
          : "Neither of the two says that it continues the other.")
    }
    return .success
  }

  private static func json(
    _ whole: RecordID, _ part: RecordID, isChanged: Bool, isDry: Bool, _ notes: Int
  ) -> [UInt8] {
    JSONWriter.canonical(
      .object(
        JSONObject([
          "changed": .bool(isChanged), "dryRun": .bool(isDry), "notes": .integer(notes),
          "part": .string(part.string), "session": .string(whole.string),
        ])))
  }
}
