import CommandLine
import JSON
import Localization
import Workbench

extension Commands {
  /// `kerb team conflicts [STUDY]`: every field with several values, and every file that git could not merge.
  static let teamConflicts = Verb(
    ["team", "conflicts"], "List what several people wrote in one place, and who wrote it when.",
    examples: [
      .init("kerb team conflicts", "Lists all values of every field in conflict."),
      .init(
        "kerb team conflicts tram-tickets --json", "Prints those of one study for other programs."),
    ],
    arguments: [.optional("STUDY", "Only this study.", .study)],
    options: [.json],
    discussion: [
      "All values are kept until somebody who saw them chooses one: `kerb team resolve`.",
      "Exit status: 0 no conflicts, 1 conflicts.",
    ]
  ) { invocation in
    let workbench = try Workbench(invocation)
    let study = try invocation.argument("STUDY").map { try RecordFinder.study($0, workbench) }
    let listing = try ConflictListing(workbench, study: study)
    listing.show(invocation, next: "kerb team resolve")
    return listing.isClean ? .success : .findings
  }
}

extension ConflictListing {
  /// - Parameter next: What to type then.
  func show(_ invocation: Invocation, next: String) {
    let console = invocation.console
    if invocation.flag("json") {
      console.out(json: JSONWriter.canonical(json))
    } else {
      for line in lines { console.line("\(line)") }
    }
    for remark in remarks(next: next) { console.message("\(remark)") }
  }
}
