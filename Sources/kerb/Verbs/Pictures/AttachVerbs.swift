import CommandLine
import Interchange
import JSON
import Localization
import Records
import Wording
import Workbench

/// `kerb attach`: pictures that belong to findings, notes, sessions, screens and tasks.
enum AttachVerbs {
  static let all = [attach, list, show, remove]

  private static let study = Verb.Option.value(
    "study", "STUDY", "The study.", .study, otherwise: "the one that is meant here")
  private static let picture = Verb.Argument.required(
    "PICTURE", "The id of the picture; its beginning is enough.")

  private static let attach = Verb(
    ["attach"], "Keep a picture with a finding, a note, a session, a screen or a task.",
    examples: [
      .init(
        "kerb attach pay.png --to F03 --alt \"The button Pay, without a label\" --study tram-tickets",
        "Keeps a picture with a finding; text, time, place and thumbnails in the file are taken out."
      ),
      .init(
        "kerb attach pay.png --to S09#12 --to pay --alt \"The focus ring hides the price\" --shows-nobody --study tram-tickets",
        "Keeps one with a note and a task, and says that it shows nobody."),
    ],
    arguments: [.required("FILE", "A PNG or JPEG picture; - is standard input.", .file)],
    options: [
      .value(
        "to", "TARGET", "What it belongs to: F03, S09#12, S09, or a screen or task.",
        .names(RecordKindNames.finding), isRequired: true, isRepeating: true),
      .value(
        "alt", "TEXT", "What it shows, for whoever does not see it.", isRequired: true,
        allowsEmpty: true),
      .flag("shows-nobody", "Say that it shows nobody and no data of anybody."), study, .json,
    ],
    discussion: [
      "The picture lies in Surveys/STUDY/attachments, beside its record, and is named by what it holds. A withdrawal erases pictures of the person's notes and sessions, and of findings that rest on nobody else.",
      "Pictures stand in the team's edition of the findings report, and never in the edition for sharing.",
    ], leadsOn: true
  ) { invocation in
    let workbench = try Workbench(invocation)
    let study = try study(invocation, workbench)
    let file = try invocation.required("FILE")
    let place = InputName.of(file)
    let picture = try CleanPicture(
      FileInput.read(file, console: invocation.console), place: place)
    let attached = try Attaching(to: study, in: workbench).attach(
      picture, named: file, alternative: invocation.string("alt") ?? "",
      to: invocation.strings("to"), showsNobody: invocation.flag("shows-nobody"))
    return tell(attached, picture, file, study, invocation)
  }

  private static func tell(
    _ attached: Attaching.Attached, _ picture: CleanPicture, _ file: String, _ study: String,
    _ invocation: Invocation
  ) -> ExitStatus {
    let console = invocation.console
    if invocation.flag("json") {
      console.out(json: attached.bytes)
    } else {
      console.line(
        attached.isChanged
          ? "Attached \(attached.id): \(picture.kind.label), \(picture.width) by \(picture.height) pixels."
          : "\(attached.id) is attached already.")
    }
    if !picture.removed.isEmpty {
      console.message("Taken out of the picture: \(Sentence.list(picture.removed)).")
    }
    let name = file.lowercased()
    let isNamedOtherwise =
      picture.kind == .png
      ? name.hasSuffix(".jpg") || name.hasSuffix(".jpeg") : name.hasSuffix(".png")
    if isNamedOtherwise {
      console.message("It is a \(picture.kind.label) picture, whatever its name says.")
    }
    if picture.orientation != 1 {
      console.message("It says itself how it has to be turned; that was kept.")
    }
    for remark in attached.remarks { console.message("\(remark)") }
    if attached.isChanged {
      console.message("Undo: `kerb attach remove \(attached.id) --study \(study) --yes`")
    }
    return .success
  }

  private static let list = Verb(
    ["attach", "list"], "List the pictures of a study.",
    examples: [.init("kerb attach list --study tram-tickets", "One line for each picture.")],
    options: [study, .flag("deleted", "List the deleted ones instead."), .json]
  ) { invocation in
    let workbench = try Workbench(invocation)
    let study = try study(invocation, workbench)
    let console = invocation.console
    let found = try Attachments(of: study, in: workbench).all(deleted: invocation.flag("deleted"))
    if invocation.flag("json") {
      console.out(
        json: JSONWriter.canonical(.array(found.pictures.map { json($0, study, workbench) })))
    } else if found.pictures.isEmpty {
      console.message(
        "No pictures in \(study). Attach one: `kerb attach FILE --to F01 --alt \"What it shows\" --study \(study)`"
      )
    } else {
      for picture in found.pictures {
        console.line(
          "\(picture.id)  \(Sentence.list(targets(picture))): \(picture.alternative.oneLine)")
      }
    }
    for fault in found.faults { console.report(fault) }
    return found.faults.isEmpty ? .success : .findings
  }

  private static let show = Verb(
    ["attach", "show"], "Show what is known of a picture, and where it lies.",
    examples: [.init("kerb attach show pic-3fa9 --study tram-tickets", "Says what it shows.")],
    arguments: [picture], options: [study, .json]
  ) { invocation in
    let workbench = try Workbench(invocation)
    let study = try study(invocation, workbench)
    let pictures = Attachments(of: study, in: workbench)
    let record = try pictures.find(invocation.required("PICTURE"))
    let console = invocation.console
    guard let found = record.record(Attachment.self, evenIfDeleted: true) else {
      console.line("Picture \(record.file.expectedID)")
      console.line("Erased; nothing is left but this marker.")
      return .success
    }
    if invocation.flag("json") {
      console.out(json: JSONWriter.canonical(json(found, study, workbench)))
      return .success
    }
    console.line("Picture \(found.id): \(found.alternative.oneLine)")
    if record.isGone {
      console.line(
        "Deleted. `kerb attach remove \(found.id) --study \(study) --undo` brings it back.")
    }
    console.line(
      "\(found.kind.map { "\($0.label)" } ?? "Picture" as Sentence), \(found.width) by \(found.height) pixels: \(pictures.path(found))"
    )
    console.line("Belongs to: \(Sentence.list(targets(found)))")
    console.line(
      found.showsNobody
        ? "Somebody said that it shows nobody." : "Nobody has said that it shows nobody.")
    return .success
  }

  private static let remove = Verb(
    ["attach", "remove"], "Take a picture out of what shows it; it can come back.",
    examples: [
      .init(
        "kerb attach remove pic-3fa9 --study tram-tickets", "Asks first; `--undo` brings it back."),
      .init(
        "kerb attach remove pic-3fa9 --erase --study tram-tickets",
        "Takes the file away too, beyond undo; no merge brings it back."),
    ],
    arguments: [picture],
    options: [
      study, .flag("yes", "Do not ask.", short: "y"), .flag("undo", "Bring it back."),
      .flag("erase", "Take the file away too, beyond undo."),
    ]
  ) { invocation in
    let workbench = try Workbench(invocation)
    let study = try study(invocation, workbench)
    let pictures = Attachments(of: study, in: workbench)
    let console = invocation.console
    let id = try pictures.find(invocation.required("PICTURE")).file.expectedID
    let erases = invocation.flag("erase")
    let isUndo = invocation.flag("undo")
    if erases, isUndo {
      throw UsageError(
        at: "--erase", "what is erased cannot come back", fix: "leave one of the two out")
    }
    if !isUndo, !invocation.flag("yes"),
      try !console.confirm(
        erases
          ? "Erase the picture \(id) beyond undo? It cannot be attached again."
          : "Delete the picture \(id)?",
        otherwise: "add `--yes` to go on without a question")
    {
      console.message("Nothing changed.")
      return .success
    }
    if erases {
      console.message(
        "Erased \(try pictures.erase(id)). What was committed stays in git's history until somebody rewrites it."
      )
      return .success
    }
    let changed = try pictures.setDeleted(!isUndo, id).isChanged
    console.message(
      !changed
        ? (isUndo ? "\(id) is not deleted." : "\(id) is deleted already.")
        : isUndo
          ? "\(id) is back."
          : "Deleted \(id); its file stays for `--undo`. Undo: `kerb attach remove \(id) --study \(study) --undo`"
    )
    return .success
  }

  // MARK: Parts

  private static func study(_ invocation: Invocation, _ workbench: Workbench) throws -> String {
    if let typed = invocation.string("study") { return try RecordFinder.study(typed, workbench) }
    guard let study = try DefaultStudy(in: workbench).find().study else {
      throw UsageError(at: "--study", "the study is not named", fix: "add `--study STUDY`")
    }
    return study
  }

  private static func targets(_ picture: Attachment) -> [Sentence] {
    let short = { (id: String) -> Sentence in "\(RecordID(id)?.short ?? id)" }
    let all: [Sentence] =
      picture.findings.map(short) + picture.sessions.map(short)
      + picture.observations.map { id in
        let parts = id.split(separator: "/").map(String.init)
        return "a note of \(short(parts.first ?? id))"
      } + picture.screens.map { "screen \($0)" } + picture.tasks.map { "task \($0)" }
    return all.isEmpty ? ["nothing"] : all
  }

  private static func json(
    _ picture: Attachment, _ study: String, _ workbench: Workbench
  ) -> JSONValue {
    func texts(_ list: [String]) -> JSONValue { .array(list.map { .string($0) }) }
    return .object(
      JSONObject([
        "alternative": .string(picture.alternative), "digest": .string(picture.digest),
        "file": .string(Attachments(of: study, in: workbench).path(picture)),
        "findings": texts(picture.findings), "height": .integer(picture.height),
        "id": .string(picture.id.string), "kind": .string(picture.kind?.id ?? ""),
        "observations": texts(picture.observations), "screens": texts(picture.screens),
        "sessions": texts(picture.sessions), "showsNobody": .bool(picture.showsNobody),
        "tasks": texts(picture.tasks), "width": .integer(picture.width),
      ]))
  }
}
