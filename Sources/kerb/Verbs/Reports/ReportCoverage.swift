import Measures
import Records
import Reports
import Workspace

extension Commands {
  /// `kerb report coverage STUDY`: which people and which criteria a product was tried with, and which not.
  static let reportCoverage = Verb(
    ["report", "coverage"],
    "Say which people and WCAG criteria a study has covered, and which not.",
    examples: [
      .init(
        "kerb report coverage tram-tickets", "Prints the report of the latest round as Markdown."),
      .init(
        "kerb report coverage tram-tickets --round 1 --format csv --out coverage.csv",
        "Writes the table of round 1 for a spreadsheet."),
      .init(
        "kerb report coverage tram-tickets --edition share --out coverage.md",
        "Writes the edition that may leave the team: no P-numbers, no small cells."),
    ],
    arguments: [.required("STUDY", "The id of the study.", .study)],
    options: [
      .value(
        "format", "FORMAT", "How it is written.", .words(["md", "json", "csv"]), otherwise: "md"),
      .value("round", "NUMBER", "Which round.", otherwise: "the latest"),
      .value(
        "edition", "EDITION", "For whom it is.",
        .words([
          OfferedWord("team", "For the team, with P-numbers and notes."),
          OfferedWord("share", "For everybody else."),
        ]), otherwise: "team"),
      .value("out", "FILE", "Write to a file; - is standard output.", .file, short: "o"),
    ],
    discussion: [
      "Files with faults are left out and named; the exit status is then 1, and everything else is reported.",
      "The same data gives the same bytes. The report never claims conformance.",
    ]
  ) { invocation in
    let workbench = try Workbench(invocation)
    let study = try RecordFinder.study(invocation.required("STUDY"), workbench)
    let round = try invocation.integer("round", in: 1...1000)
    let edition = Edition(rawValue: invocation.string("edition") ?? "") ?? .team
    let loaded = try StudyLoader.load(study, in: workbench.location)
    if let round { try CoverageReport.check(round, loaded.records) }
    let coverage = Coverage.measure(
      loaded.records, options: CoverageOptions(round: round, edition: edition))
    let bytes = CoverageReport.bytes(coverage, format: invocation.string("format") ?? "md")
    if let file = invocation.string("out"), file != "-" {
      try CoverageReport.write(bytes, to: file, workbench)
      invocation.console.message("Wrote \(file).")
    } else {
      CoverageReport.show(bytes, format: invocation.string("format") ?? "md", invocation.console)
    }
    return CoverageReport.report(loaded.faults, invocation.console)
  }

  /// `kerb report all STUDY`: every report into `Exports`.
  static let reportAll = Verb(
    ["report", "all"], "Write every report of a study into Exports, in the edition for sharing.",
    examples: [
      .init("kerb report all tram-tickets", "Writes the reports into Exports/tram-tickets.")
    ],
    arguments: [.required("STUDY", "The id of the study.", .study)],
    discussion: [
      "The same data gives the same bytes, so git shows a difference only when the data differ.",
      "Logs that nobody has cleared of names, numbers and places are left out, unless the workspace allows sending them.",
    ]
  ) { invocation in
    let workbench = try Workbench(invocation)
    let study = try RecordFinder.study(invocation.required("STUDY"), workbench)
    return try workbench.transaction {
      let made = try ExportFiles.made(study, workbench.location)
      for file in made.files {
        try workbench.write(file.bytes, to: file.path)
        invocation.console.out("Wrote \(file.path.text).\n")
      }
      if made.unclearedLogs > 0 {
        let logs = Phrase.count(made.unclearedLogs, "log", "logs")
        invocation.console.message(
          "Left out \(logs) that nobody has cleared of names, numbers and places: "
            + "kerb review SESSION --study \(study) --identifiers")
      }
      return CoverageReport.report(made.faults, invocation.console)
    }
  }
}

/// What the two verbs share.
enum CoverageReport {
  static func bytes(_ coverage: Coverage, format: String) -> [UInt8] {
    switch format {
    case "json": CoverageJSON.bytes(coverage)
    case "csv": Array(CoverageCSV.text(coverage).utf8)
    default: Array(CoverageMarkdown.text(coverage).utf8)
    }
  }

  /// Writes a file that somebody named; inside the workspace no symbolic link is followed.
  static func write(_ bytes: [UInt8], to file: String, _ workbench: Workbench) throws {
    let root = workbench.location.root + "/"
    let typed = file.hasPrefix("/") ? file : "\(try workbench.console.currentFolder())/\(file)"
    let parts = typed.split(separator: "/").filter { $0 != "." }
    let absolute = "/" + parts.joined(separator: "/")
    if absolute.hasPrefix(root), !parts.contains("..") {
      try workbench.write(bytes, to: RecordPath(String(absolute.dropFirst(root.count))))
    } else {
      try workbench.atomicWriter.write(bytes, toFile: absolute)
    }
  }

  static func show(_ bytes: [UInt8], format: String, _ console: Console) {
    if format == "json" {
      console.out(json: bytes)
    } else {
      console.out(String(decoding: bytes, as: UTF8.self))
    }
  }

  /// Refuses a round that no session has.
  static func check(_ round: Int, _ records: StudyRecords) throws {
    let rounds = Set(records.sessions.filter { !$0.session.isPilot }.map(\.session.round)).sorted()
    if rounds.contains(round) { return }
    let known = rounds.map(String.init).joined(separator: ", ")
    throw WorkbenchError(
      .noInput, at: "--round", "no session belongs to round \(round)",
      fix: rounds.isEmpty
        ? "the study has no sessions yet; leave --round out" : "the rounds are \(known)")
  }

  /// Names the files that were left out.
  static func report(_ faults: [WorkbenchError], _ console: Console) -> ExitStatus {
    for fault in faults { console.report(fault) }
    if faults.isEmpty { return .success }
    let files = Set(faults.map { String($0.place.prefix { $0 != ":" }) }).count
    console.message(
      "Left out \(files) \(files == 1 ? "file" : "files") with faults; everything else is in the report."
    )
    return .findings
  }
}
