import CommandLine
import Localization
import Measures
import Records
import Reports
import Statistics
import Workbench

extension Commands {
  /// `kerb report agreement STUDY`: compares the logs of sessions that several people recorded.
  ///
  /// A tool for the team, so that it makes no file in `Exports`; the study report tells its figures.
  static let reportAgreement = Verb(
    ["report", "agreement"], "Compare what several recorders noted of the same sessions.",
    examples: [
      .init(
        "kerb report agreement tram-tickets",
        "Compares the recorders of each session, and lists where they differ."),
      .init(
        "kerb report agreement tram-tickets --session S08 --window 10",
        "Compares one session; notes of one moment lie at most 10 seconds apart."),
      .init(
        "kerb report agreement tram-tickets --format json",
        "The same for other programs, with every figure and why one is missing."),
    ],
    arguments: [.required("STUDY", "The id of the study.", .study)],
    options: [
      .value(
        "session", "SESSION", "Only this session, such as S08; a pilot too.", .session,
        otherwise: "every session that counts"),
      .value(
        "window", "SECONDS", "How far apart the notes of one moment may lie.", otherwise: "30"),
      .value("round", "NUMBER", "Sessions up to this round.", otherwise: "the latest"),
      .value(
        "format", "FORMAT", "How it is written.",
        .words(["md", "json", "html"].map { OfferedWord($0) }),
        otherwise: "md"),
      .json,
    ],
    discussion: [
      "A link between two notes (sameMomentAs) makes them a pair; other notes are paired in time where they have a place or words in common. Marks that both logs have align their clocks.",
      "The figures: any-two agreement for what was noted at all, Cohen's κ for kind and places, κ with linear weights for impact; κ with its interval from \(Minimum.agreementInterval.words) on.",
      "`--json` is `--format` json.",
    ]
  ) { invocation in
    let workbench = try Workbench(invocation)
    let study = try RecordFinder.study(invocation.required("STUDY"), workbench)
    let seconds = try invocation.integer("window", in: 0...3600) ?? 30
    let round = try invocation.integer("round", in: 1...1000)
    let session = try invocation.string("session").map {
      try ReviewSessions.find($0, study: study, workbench).session
    }
    let loaded = try workbench.study(study)
    if let round { try loaded.records.requireSessions(ofRound: round) }
    let agreement = RecorderAgreement.measure(
      loaded.records, options: ReportOptions(round: round),
      window: AgreementWindow(seconds: seconds) ?? .halfAMinute,
      session: session.flatMap { RecordID($0) })
    let format = invocation.flag("json") ? "json" : invocation.string("format") ?? "md"
    let document = AgreementDocument.document(agreement)
    switch format {
    case "json": invocation.console.out(json: AgreementJSON.bytes(agreement))
    case "html":
      invocation.console.out(document.html(of: "agreement", in: invocation.console.language))
    default: invocation.console.out(document.markdown(in: invocation.console.language))
    }
    return ReportOutput.report(loaded.faults, invocation.console)
  }
}
