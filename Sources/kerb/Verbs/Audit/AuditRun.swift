import CommandLine
import Elements
import JSON
import Localization
import Platform
import Records
import Reports
import Wording
import Workbench

/// One call of `kerb audit`.
struct AuditRun {
  private let invocation: Invocation
  private let rules: [Rule]
  private let study: AuditStudy?
  private let inputs: [AuditInput]

  init(_ invocation: Invocation) throws {
    self.invocation = invocation
    rules = try Auditing.rules(
      named: (invocation.string("rules") ?? "").split(separator: ",").map {
        String($0.filter { $0 != " " })
      })
    study = try AuditStudy(invocation)
    inputs = try Self.inputs(invocation, study)
  }

  private var console: Console { invocation.console }

  private static func inputs(_ invocation: Invocation, _ study: AuditStudy?) throws -> [AuditInput]
  {
    let files = invocation.arguments("FILE")
    let screens = invocation.strings("screen")
    guard screens.isEmpty || screens.count == files.count else {
      throw UsageError(
        at: "--screen", "there are \(screens.count) for \(files.count) files",
        fix: "write `--screen` once for each file, in their order")
    }
    var given = try AuditOptions.given(invocation)
    given.usualPlatform = study?.platform
    return try files.enumerated().map { index, file in
      let typed = index < screens.count ? screens[index] : nil
      given.name = try typed.map { try study?.screen($0).title ?? $0 }
      if file == "-" {
        return AuditInput(
          standardInput: try invocation.console.readAllInput(), given: given)
      }
      return try AuditInput(file, given: given, invocation.console.surroundings)
    }
  }

  func run() throws -> ExitStatus {
    let baseline = try readBaseline()
    try warnOfDumpsInside()
    let (screens, faults) = invocation.flag("save") ? try save() : audit()
    if !screens.isEmpty { try writeBaseline(screens) }
    let report = AuditReport(
      screens, faults: faults, baseline: baseline, target: study?.target)
    // Other programs must learn of a file that could not be read, even where it was the only one.
    if !screens.isEmpty || format != "md" && format != "html" { show(report) }
    if inputs.count == 1, let fault = faults.first { throw fault.error }
    for fault in faults { console.report(fault.error) }
    if !faults.isEmpty {
      let left: Sentence = "\(faults.count, "file", "files")"
      console.message(
        screens.isEmpty ? "Left out \(left)." : "Left out \(left); the others were audited.")
      return .badData
    }
    if invocation.has("write-baseline") { return .success }
    return report.count == report.beyond ? .success : .findings
  }

  private var format: String {
    invocation.flag("json") ? "json" : invocation.string("format") ?? "md"
  }

  // MARK: Auditing

  private func audit() -> (screens: [AuditedScreen], faults: [AuditFault]) {
    let results = Auditing(rules: rules).audit(inputs)
    var (screens, faults) = ([AuditedScreen](), [AuditFault]())
    for result in results {
      switch result {
      case .audited(let screen): screens.append(screen)
      case .failed(let fault): faults.append(fault)
      }
    }
    return (screens, faults)
  }

  private func save() throws -> (screens: [AuditedScreen], faults: [AuditFault]) {
    let names = invocation.strings("screen")
    guard let study, names.count == inputs.count else {
      throw UsageError(
        at: "--save",
        study == nil ? "it is not said in which study" : "it is not said of which screen",
        fix: study == nil ? "add `--study STUDY`" : "add `--screen NAME` for each file")
    }
    guard !invocation.has("rules") else {
      throw UsageError(
        at: "--rules", "what is saved holds what all rules say",
        fix: "leave `--rules` out, or `--save`")
    }
    let saving = AuditSaving(
      study.workbench, study: study.id,
      .init(
        round: try invocation.integer("round", in: 1...1000),
        productVersion: invocation.string("product-version"),
        keepsText: invocation.flag("keep-text"), tool: "kerb audit \(Commands.version)"))
    var (screens, faults) = ([AuditedScreen](), [AuditFault]())
    for (input, name) in zip(inputs, names) {
      do {
        let (audit, saved) = try saving.save(input, screen: try study.screen(name), rules: rules)
        screens.append(AuditedScreen(audit, file: input.shown))
        tell(saved)
      } catch let error as WorkbenchError {
        faults.append(AuditFault(file: input.shown, error: error))
      }
    }
    return (screens, faults)
  }

  private func tell(_ saved: AuditSaving.Saved) {
    switch saved.change {
    case .none:
      console.message("This dump was saved before: \(saved.inventory.text). Nothing was changed.")
      return
    case .updated:
      console.message(
        "This dump was saved before, with other options or by other rules: brought \(saved.inventory.text) and \(saved.evidence.text) up to date."
      )
    case .new: console.message("Saved \(saved.inventory.text) and \(saved.evidence.text).")
    }
    guard !saved.identifiers.isEmpty else { return }
    let kinds = saved.identifiers.map { "\($0.kind) (\($0.count))" }
    console.message(
      invocation.flag("keep-text")
        ? "Texts that may say who somebody is were kept: \(Sentence.list(kinds)). Without `--keep-text` they are replaced."
        : "Texts that may say who somebody is were replaced: \(Sentence.list(kinds)). Read the file before you share it: names of people are not looked for."
    )
  }

  private func warnOfDumpsInside() throws {
    guard let workbench = study?.workbench else { return }
    for file in invocation.arguments("FILE") where file != "-" {
      guard (try? workbench.holds(file)) == true else { continue }
      console.message(
        "\(Printable.text(file, limit: 400)) lies inside the workspace, where git takes it up with everything that the screen shows. Move it away."
      )
    }
  }

  // MARK: Baseline

  private func readBaseline() throws -> AuditBaseline? {
    guard let file = invocation.string("baseline") else { return nil }
    let bytes = try FileInput.read(file, console: console)
    guard let document = try? JSONReader.read(bytes), let baseline = AuditBaseline(document.root)
    else {
      throw WorkbenchError(
        .invalidData, at: file, "this is no baseline of `kerb audit`",
        fix: "write one with `--write-baseline`")
    }
    return baseline
  }

  private func writeBaseline(_ screens: [AuditedScreen]) throws {
    guard let file = invocation.string("write-baseline") else { return }
    let baseline = AuditBaseline(screens)
    try AuditBaselineFile.write(
      JSONWriter.canonical(baseline.json), to: file, console.surroundings)
    console.message("Wrote \(Printable.text(file, limit: 400)).")
  }

  // MARK: Output

  private func show(_ report: AuditReport) {
    switch format {
    case "json":
      let screens = concurrentMap(report.screens.count) { AuditJSON.screen($0, report) }
      guard !console.isOutputTerminal else {
        return console.out(json: AuditJSON.bytes(report, screens: screens))
      }
      AuditJSON.pieces(report, screens: screens) { console.out(bytes: $0) }
    case "sarif":
      console.out(json: JSONWriter.canonical(AuditSARIF.value(report, version: Commands.version)))
    case "junit": console.out(AuditJUnit.text(report))
    case "html":
      console.out(AuditDocument.document(report).html(of: "audit", in: invocation.console.language))
    default:
      let document = AuditDocument.document(report)
      let isPlain = invocation.isLinear && !invocation.has("format")
      console.out(
        isPlain
          ? document.plainLines(in: invocation.console.language)
          : document.markdown(in: invocation.console.language))
    }
  }
}
