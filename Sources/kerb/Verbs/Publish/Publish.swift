import CommandLine
import JSON
import Localization
import Measures
import Records
import Wording
import Workbench

extension Commands {
  /// Whether reports are written although notes contradict a recorded fix.
  static let withContradictions = Verb.Option.flag(
    "with-contradictions", "Write reports although notes contradict a recorded fix.")

  /// Refuses reports of a round that hold a contradicted fix, whatever the round of the contradiction, unless that is asked
  /// for; then it is printed.
  static func checkFixes(
    _ study: String, round: Int?, _ invocation: Invocation, _ workbench: Workbench
  ) throws {
    let fixes = ContradictedFixes(study, try workbench.study(study).records, upTo: round)
    guard invocation.flag("with-contradictions") else { return try fixes.refuse() }
    for sentence in fixes.sentences { invocation.console.message(sentence + ".") }
  }

  /// `kerb publish STUDY --to FOLDER`: the reports of a round as pages for a browser.
  static let publish = Verb(
    ["publish"], "Write the reports of a study as a folder of pages that a browser opens.",
    examples: [
      .init(
        "kerb publish tram-tickets --to pages",
        "Writes the pages that may leave the team, of the latest closed round; open pages/index.html."
      ),
      .init(
        "kerb publish tram-tickets --to team-pages --edition team",
        "Writes the pages for the team, with plots."),
      .init(
        "kerb publish tram-tickets --to pages --round 1 --json",
        "Writes the pages of round 1 and lists them for other programs."),
    ],
    arguments: [.required("STUDY", "The id of the study.", .study)],
    options: [
      .value(
        "to", "FOLDER", "Where the pages go; it is made where the folder above it is there.", .file,
        isRequired: true),
      .value(
        "edition", "EDITION", "For whom it is.", .words(ReportEditions.words), otherwise: "share"),
      .value("round", "NUMBER", "Which round.", otherwise: "the latest"),
      .flag(
        "beside-others",
        "Write into a folder that holds other files, or pages that somebody changed; pages of the same names are replaced, the rest stays."
      ),
      withContradictions,
      .json,
    ],
    discussion: [
      "The pages need nothing beside them: no script, no font, nothing from the network. They open from the disk, from a memory stick or from any host.",
      "The same data gives the same bytes. A second run writes what has changed and takes away pages that are not made any more.",
      "A folder with files that `kerb publish` did not write, or that somebody changed since, is left as it is without `--beside-others`. What is no plain file, plots beside the edition for sharing, and pages for the team in a folder of that edition, stop it always.",
      "Refuses while a finding is recorded as fixed and notes show affected participants; `kerb check` lists the commands that settle it.",
      "The sharing edition is noted in the study's file, as a digest of who counts: if others count later, it hides the participants, also if the round is closed again.",
      "What was passed on cannot be called back: after a withdrawal, publish again and ask those who have a copy to delete it.",
    ]
  ) { invocation in
    let workbench = try Workbench(invocation)
    let study = try RecordFinder.study(invocation.required("STUDY"), workbench)
    let round = try invocation.integer("round", in: 1...1000)
    let edition = Edition(rawValue: invocation.string("edition") ?? "") ?? .share
    let folder = try PublishedFolder(invocation.string("to") ?? ".", workbench)
    guard let made = try Publication.made(study, round: round, edition, workbench) else {
      throw ReportOutput.noClosedRound(study, round)
    }
    let console = invocation.console
    try checkFixes(study, round: made.publication.round, invocation, workbench)
    let shared = edition == .share ? made.publication.round : nil
    let change = try folder.write(
      made.publication.contents, of: .pages(study: study, round: round, edition),
      shared: shared.map { (StudyRounds(of: study, in: workbench), $0) },
      mayHoldOthers: invocation.flag("beside-others")
    ) { path in console.message("Wrote \(folder.name)/\(path).") }
    if invocation.flag("json") {
      console.out(json: PublishOutput.json(made.publication, change, folder))
    } else {
      for path in change.takenAway { console.message("Took away \(folder.name)/\(path).") }
      for line in PublishOutput.lines(made.publication, change, folder) { console.line(line) }
    }
    for remark in made.remarks { console.message("\(remark)") }
    return ReportOutput.report(made.faults, console)
  }
}
