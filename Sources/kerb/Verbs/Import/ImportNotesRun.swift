import CommandLine
import Interchange
import Localization
import Records
import Wording
import Workbench

/// One call of `kerb import notes`.
struct ImportNotesRun {
  let invocation: Invocation
  let workbench: Workbench
  let evidenceKind: EvidenceKind
  let study: String
  let options: ImportNotesOptions

  init(_ invocation: Invocation) throws {
    self.invocation = invocation
    let word = invocation.string("evidence-kind") ?? ""
    guard let kind = EvidenceKind(id: word) else {
      throw UsageError.missingOption(
        ImportNotes.verb.option(named: "evidence-kind") ?? .json, of: invocation.verb)
    }
    evidenceKind = kind
    options = try ImportNotesOptions(invocation, kind)
    workbench = try Workbench(invocation)
    study = try RecordFinder.study(invocation.string("study") ?? "", workbench)
  }

  func run() throws -> ExitStatus {
    let name = try invocation.required("FILE")
    let bytes = try input(name)
    let place = InputName.of(name)
    let outcome =
      options.isDryRun
      ? try result(of: bytes, place) : try workbench.transaction { try result(of: bytes, place) }
    if evidenceKind == .lived, name != "-", try workbench.holds(name) {
      invocation.console.message(
        "The file lies inside the workspace, where git finds the names in it. Move it away.")
    }
    return outcome.tell(
      invocation.console, file: place, asJSON: options.isJSON, isDryRun: options.isDryRun,
      next: try next())
  }

  /// The command that shows what was imported.
  private func next() throws -> String {
    guard let round = options.round else { return "kerb report coverage \(study)" }
    return CoverageCommand.words(showing: round, of: try workbench.study(study).records)
  }

  private func input(_ name: String) throws -> [UInt8] {
    if name == "-" { return try invocation.console.readAllInput() }
    return try workbench.surroundings.readNotes(named: name)
  }

  private func result(of bytes: [UInt8], _ place: String) throws -> ImportNotesResult {
    let present = try StudyHolding(workbench, study: study, evidenceKind)
    var surroundings = NotesFile.Surroundings(
      evidenceKind: evidenceKind, study: study, tasks: present.tasks,
      dimensions: present.dimensions)
    surroundings.sessionStart = options.sessionStart
    surroundings.starts = present.starts.map {
      ($0.session, TypedTime.ofDay($0.start, in: workbench.surroundings.zone))
    }
    let file = try NotesFile(bytes, place: place, surroundings)
    var result = ImportNotesResult(file, study: study, evidenceKind)
    if let earlier = present.imports[file.digest] {
      guard earlier.evidenceKind == evidenceKind else {
        throw WorkbenchError(
          .invalidData, at: place,
          earlier.evidenceKind.map { "this file was imported as \($0.id); a file counts once" }
            ?? "this file was imported as another kind; a file counts once",
          fix: "import it with the same evidence kind, or leave it out")
      }
      if earlier.rows >= file.rows.count {
        result.alreadyThere = file.rows.count
        return result
      }
    }
    guard !file.rows.isEmpty else { return result }
    var writer = ImportNotesWriter(
      workbench: workbench, study: study, evidenceKind: evidenceKind, options: options,
      started: invocation.console.now)
    if evidenceKind == .lived {
      try writer.addLived(file, present, place, &result)
    } else {
      try writer.addDescribed(file, present, &result)
    }
    if !options.isDryRun { try writer.addManifest(file, present, rows: result.rowsIn) }
    return result
  }
}

extension ImportNotesOptions {
  /// The options of a call, checked against each other.
  init(_ invocation: Invocation, _ kind: EvidenceKind) throws {
    let isLived = kind == .lived
    for name in isLived ? ["source"] : ["product-version", "recorder", "new-sessions"]
    where invocation.has(name) {
      throw UsageError(
        at: "--\(name)",
        isLived ? "lived notes have no source but the people" : "only lived notes have sessions",
        fix: "leave --\(name) out")
    }
    let source = invocation.string("source")
    let productVersion = invocation.string("product-version")
    for (name, text) in [("source", source), ("product-version", productVersion)] {
      if let text, let fault = ScalarRule.fault(text, .line) {
        throw UsageError(at: "--\(name)", fault.problem, fix: fault.remedy)
      }
    }
    self.init(
      isDryRun: invocation.flag("dry-run"), isJSON: invocation.flag("json"), source: source,
      round: try invocation.integer("round", in: 1...1000), productVersion: productVersion,
      recorder: invocation.string("recorder").flatMap(Role.init(id:)) ?? .noteTaker,
      makesSessions: invocation.flag("new-sessions"),
      sessionStart: try Self.start(invocation.string("session-start")))
  }

  private static func start(_ typed: String?) throws -> Int? {
    guard let typed else { return nil }
    if let start = TypedTime.ofDay(typed) { return start }
    throw UsageError(
      at: "--session-start", "\(Quoted(typed)) is not a time of day", fix: "write it as 10:00")
  }
}
