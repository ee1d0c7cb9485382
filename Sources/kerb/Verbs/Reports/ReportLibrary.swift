import CommandLine
import Localization
import Measures
import Wording
import Workbench

extension Commands {
  /// `kerb report library`: what all studies of the workspace know together.
  static let reportLibrary = Verb(
    ["report", "library"],
    "Say what all studies together know: criteria, needs, problems that may have come back, gaps.",
    examples: [
      .init("kerb report library", "Prints it as Markdown."),
      .init(
        "kerb report library --format html --out library.html",
        "Writes it as a page for a browser."),
      .init("kerb report library --json", "The same for other programs."),
    ],
    options: [
      .value(
        "format", "FORMAT", "How it is written.",
        .words(LibraryReport.formats.map { OfferedWord($0.rawValue) }),
        otherwise: "\(ReportFormat.markdown.rawValue)"),
      .value(
        "edition", "EDITION", "For whom it is; it is for the team alone.",
        .words(ReportEditions.words), otherwise: "team"),
      .value("out", "FILE", "Write to a file; - is standard output.", .file, short: "o"), .json,
    ],
    discussion: [
      "Each study is counted by itself, over all its rounds, by the rules of its own reports. People of several studies are never added up.",
      "Problems of different studies that name the same criterion and the same screen or task may have come back; that is a reason to look, not a fact.",
      "It has no edition for sharing and writes nothing into Exports: studies and rounds side by side may tell of single people.",
      "Studies and files with faults are left out and named; the exit status is then 1. `--json` is `--format` json.",
    ]
  ) { invocation in
    let workbench = try Workbench(invocation)
    if invocation.string("edition") == Edition.share.rawValue {
      throw WorkbenchError(
        .usage, at: "--edition",
        "there is no edition for sharing of all studies together: side by side they may tell of single people",
        fix: "share the reports of one study: `kerb report all STUDY`")
    }
    let word = invocation.flag("json") ? "json" : invocation.string("format") ?? ""
    let format = ReportFormat(rawValue: word) ?? .markdown
    let made = try LibraryReport.made(workbench)
    let bytes = made.report.written(format, in: invocation.console.language)
    if let file = invocation.string("out"), file != "-" {
      try workbench.write(bytes, toFile: file)
      invocation.console.message("Wrote \(file).")
    } else {
      ReportOutput.show(bytes, format: format.rawValue, invocation.console)
    }
    return ReportOutput.report(made.faults, invocation.console)
  }
}
