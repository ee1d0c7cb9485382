import CommandLine
import Localization
import Records
import Wording
import Workbench

/// `kerb session media add|edit`: says where a recording is.
enum MediaChange {
  static let add = Verb(
    ["session", "media", "add"], "Say that a session has a recording, and where it is.",
    examples: [
      .init(
        "kerb session media add tram-tickets S09 screen --file ../recordings/S09.mkv --kind screen",
        "Notes that a recording called screen exists; where its file lies is kept on this computer only."
      ),
      .init(
        "kerb session media add tram-tickets S09 room --address https://media.example.org/s09 --offset 1m10",
        "Notes one in the web that began 1 min 10 s before the session."),
    ],
    arguments: MediaVerbs.arguments + [MediaVerbs.name], options: options,
    discussion: [
      "Everybody who takes part must have agreed to be recorded (`kerb participant consent STUDY P07 --record granted`); what nobody has asked is no permission.",
      "The recording stays where it is, outside the workspace. The record holds its name, kind, label and how its time runs. The path of its file stands in the private folder of this computer; colleagues say where it lies on theirs with `kerb session media edit`.",
      "A withdrawal, of everything or of recording alone, erases the references and says which files to delete.",
    ]
  ) { invocation in
    let values = try values(invocation)
    let recordings = try MediaVerbs.recordings(invocation)
    let outcome = try recordings.add(invocation.required("NAME"), values)
    let place = "\(recordings.study) \(RecordID(recordings.session)?.short ?? recordings.session)"
    invocation.console.line("Added \(outcome.name) to \(recordings.session).")
    for words in outcome.remarks { invocation.console.message("\(words)") }
    if values.alignment == nil {
      invocation.console.message(
        "How its time runs is not known yet. Next: `kerb session media align \(place) \(outcome.name) --mark` 1 --at 4m10"
      )
    }
    return .success
  }

  static let edit = Verb(
    ["session", "media", "edit"], "Change what is said of a recording.",
    examples: [
      .init(
        "kerb session media edit tram-tickets S09 screen --file ../recordings/S09.mkv",
        "Says where the file lies on this computer; the record stays as it is."),
      .init(
        "kerb session media edit tram-tickets S09 screen --label \"the phone, from above\"",
        "Says what it shows."),
    ],
    arguments: MediaVerbs.arguments + [MediaVerbs.name], options: options
  ) { invocation in
    let recordings = try MediaVerbs.recordings(invocation)
    let outcome = try recordings.change(invocation.required("NAME"), values(invocation))
    invocation.console.line("Changed \(outcome.name) of \(recordings.session).")
    for words in outcome.remarks { invocation.console.message("\(words)") }
    return .success
  }

  private static let options: [Verb.Option] = [
    .value("file", "FILE", "Its file, outside the workspace.", .file),
    .value("address", "ADDRESS", "Where it is in the web; the team reads it, and git keeps it."),
    .value(
      "kind", "KIND", "What it holds.",
      .words(MediaKind.allCases.map { OfferedWord($0.id, "\($0.label)") })),
    .value("label", "WORDS", "What it shows, in a few words."),
    .value("offset", "TIME", MediaVerbs.offsetHelp, otherwise: "unknown"),
  ]

  private static func values(_ invocation: Invocation) throws -> SessionRecordings.Values {
    var values = SessionRecordings.Values()
    values.file = invocation.string("file")
    values.address = invocation.string("address")
    values.kind = invocation.string("kind").flatMap(MediaKind.init(id:))
    values.label = invocation.string("label")
    for (name, text, kind) in [
      ("address", values.address, FieldKind.address), ("label", values.label, .line),
    ] {
      if let text, let fault = ScalarRule.fault(text, kind) {
        throw WorkbenchError(.usage, at: "--\(name)", fault.problem, fix: fault.remedy)
      }
    }
    if let text = invocation.string("offset") {
      values.alignment = MediaAlignment(offset: try MediaVerbs.offset(text, at: "--offset"))
    }
    return values
  }
}
