import CommandLine
import JSON
import Localization
import Records
import Wording
import Workbench

/// `kerb note add S09 "Pay has no name"`: a note that was not typed during the session.
enum NoteAdd {
  static let verb = Verb(
    ["note", "add"], "Add a note to a session that took place.",
    examples: [
      .init("kerb note add S09 \"Looks for the price twice\"", "Adds a note without a time."),
      .init(
        "kerb note add S09 \"Pay says only button\" --at 12m30 --kind barrier --impact 3 --tag 4.1.2",
        "Adds a barrier at its time, with a criterion to confirm in review."),
    ],
    arguments: [
      .required("SESSION", "The session, such as S09.", .session),
      .required("WORDS", "What happened, or what was said."),
    ],
    options: [
      .value(
        "study", "STUDY", "The study of the session.", .study,
        otherwise: "the study that is meant, else the only one with such a session"),
      .value("at", "TIME", "When, since the session's start, such as 12m30."),
      .value(
        "kind", "KIND", "What it is about.",
        .words(ObservationKind.allCases.map { OfferedWord($0.id, "\($0.label)") })),
      .value("impact", "LEVEL", "How much it hurts: 0 to 4 or a word."),
      .value(
        "tag", "PLACE", "A criterion to be confirmed in review; repeat for more.", isRepeating: true
      ),
      .value(
        "ability", "ABILITY",
        "The ability that it concerns, for a participant with several needs; repeat for more.",
        isRepeating: true),
      .value(
        "participant", "P07", "Whom it is about.", .participant,
        otherwise: "the only one who took part"),
      .value("task", "TASK", "During which task."), .value("screen", "SCREEN", "On which screen."),
      .value(
        "speaker", "SPEAKER", "Whose words or sounds it holds.",
        .words(Speaker.allCases.map { OfferedWord($0.id, "\($0.label)") })),
      .value(
        "wording", "WORDING", "How close it is to what was said.",
        .words(Wording.allCases.map { OfferedWord($0.id, "\($0.label)") })),
      .value(
        "log", "LOG", "Into which log of the session; the beginning of its id is enough.",
        otherwise: "its only log, or a new one"), .json,
    ],
    discussion: [
      "A log that was cleared of names has to be cleared again: nobody has read the new words."
    ]
  ) { invocation in
    let workbench = try Workbench(invocation)
    let added = try NoteAdding(in: workbench).add(
      values(invocation, workbench), to: invocation.required("SESSION"),
      study: invocation.string("study"),
      log: invocation.string("log"))
    if invocation.flag("json") {
      invocation.console.out(
        json: JSONWriter.canonical(
          .object(
            JSONObject(["reference": .string(added.reference), "study": .string(added.study)]))))
    } else {
      invocation.console.line("Added \(added.reference) to \(added.study).")
    }
    for words in added.remarks { invocation.console.message("\(words)") }
    return .success
  }

  private static func values(_ invocation: Invocation, _ workbench: Workbench) throws -> JSONObject
  {
    var values = JSONObject()
    values[\Note.text] = .string(try invocation.required("WORDS"))
    // Options that are called like their fields.
    for path in [
      \Note.kind, \Note.participant, \Note.task, \Note.screen, \Note.speaker, \Note.wording,
    ] {
      let name = Note.table[path].key
      if let text = invocation.string(name) { values[name] = .string(text) }
    }
    if let text = invocation.string("at") {
      guard let time = ElapsedTyping.milliseconds(text) else {
        throw WorkbenchError(
          .usage, at: "--at", "\(Quoted(text)) is no time since the start",
          fix: "write it as 12m30, 12:30 or 750")
      }
      values[\Note.at] = .integer(time)
    }
    if let text = invocation.string("impact") {
      let levels = try NoteOptions.impacts(text)
      guard let level = levels.first, levels.count == 1 else {
        throw WorkbenchError(
          .usage, at: "--impact", "a note has one impact", fix: "write one level, such as 3")
      }
      values[\Note.impact] = .integer(level.rawValue)
    }
    let places = try invocation.strings("tag").map {
      try WCAGCatalogue.shared.place(typed: $0, at: "--tag", code: .usage)
    }
    if !places.isEmpty {
      values[\Note.proposed] = .array(Set(places).sorted().map { .string($0.description) })
    }
    let abilities = invocation.strings("ability")
    if !abilities.isEmpty {
      values[\Note.dimensions] = try workbench.abilities(abilities, at: "--ability")
    }
    return values
  }
}
