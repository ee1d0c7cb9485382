import CommandLine
import JSON
import Localization
import Records
import Wording
import Workbench

/// `kerb checklist list`: the checklists of the workspace, and what a study has answered of each.
enum ChecklistList {
  static let verb = Verb(
    ["checklist", "list"], "List the checklists and simulation exercises.",
    examples: [
      .init("kerb checklist list", "Names every checklist of the workspace."),
      .init(
        "kerb checklist list --study tram-tickets",
        "Says too on how many screens of the study each was answered."),
      .init("kerb checklist list --json", "Prints the same for other programs."),
    ],
    options: [
      .value("study", "STUDY", "Say what this study has answered.", .study), .json,
    ],
    discussion: [
      "A checklist is a file in Surveys/checklists; a team adds one by adding a file, and `kerb check` says whether it is complete. Those that come with kerb are brought by `kerb checklist add`."
    ]
  ) { invocation in
    let workbench = try Workbench(invocation)
    let found = try Checklists(in: workbench).all()
    let listing = try StudyListing(invocation, workbench, faults: found.faults)
    let rows = found.checklists.map { Row($0, listing.records) }
    return listing.write(
      rows.map(\.json),
      empty: "No checklists yet. `kerb checklist add` brings those that come with kerb.",
      to: invocation
    ) { console in
      for row in rows { console.line("\(row.line)") }
    }
  }

  private struct Row {
    let checklist: Checklist
    let progress: ChecklistProgress?

    init(_ checklist: Checklist, _ records: StudyRecords?) {
      self.checklist = checklist
      progress = records.map { ChecklistProgress(checklist, in: $0) }
    }

    var line: Sentence {
      let kind: Sentence = checklist.evidenceKind == .simulated ? ", simulation" : ""
      let words: Sentence =
        "\(checklist.id)  \(Printable.text(checklist.title)), \(checklist.questions.count, "question", "questions")\(kind)"
      return progress.map { "\(words); \($0.words)" } ?? words
    }

    var json: JSONValue {
      var object = JSONObject([
        "evidenceKind": .string(checklist.evidenceKind.id), "id": .string(checklist.id.string),
        "minutes": checklist.minutes.map { .integer($0) } ?? .null,
        "questions": .integer(checklist.questions.count), "title": .string(checklist.title),
      ])
      if let progress {
        object["answers"] = .integer(progress.answers)
        object["screens"] = .array(progress.screens.map { .string($0) })
      }
      return .object(object)
    }
  }
}
