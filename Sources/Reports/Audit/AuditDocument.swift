package import Elements
package import JSON
package import Localization
import Records
import Wording

/// What an audit found, for people.
package struct AuditDocument {
  private let report: AuditReport
  private var document = Document()

  package static func document(_ report: AuditReport) -> Document {
    var writer = AuditDocument(report: report)
    writer.write()
    return writer.document
  }

  private mutating func write() {
    document.heading(1, "What assistive technology hears")
    document.notice(
      "Rules look at what a file says. They do not say that a screen conforms to WCAG, and nobody has listened to it."
    )
    for (index, screen) in report.screens.enumerated() {
      write(screen, report.findings[index], known: report.known(on: index))
    }
    document.section(
      2, "Could not be read", report.faults.map { "\($0.error.sentence)" })
    if report.beyond > 0, let target = report.target {
      document.paragraph(
        "\(report.beyond, "finding bears", "findings bear") only on criteria that the study does not ask for (\(target.label)); \(report.beyond == 1 ? Sentence("it is") : Sentence("they are")) listed and \(report.beyond == 1 ? Sentence("does") : Sentence("do")) not count for the exit status."
      )
    }
    if report.known > 0, report.screens.count > 1 {
      document.paragraph(
        "\(report.known, "known finding was", "known findings were") left out on all screens together, because the baseline knows \(report.known == 1 ? Sentence("it") : Sentence("them"))."
      )
    }
  }

  private mutating func write(_ screen: AuditedScreen, _ findings: [AuditedFinding], known: Int) {
    document.heading(
      2, screen.name.isEmpty ? InputName.shown(screen.file) : InputName.shown(screen.name))
    document.paragraph(Self.summary(screen, findings.count, known: known))
    document.list(screen.remarks)
    writeFindings(findings, known: known)
    writeUndecidable(screen)
    writeClean(screen)
  }

  /// How much was read, and how the rules came out.
  private static func summary(_ screen: AuditedScreen, _ findings: Int, known: Int) -> Sentence {
    let found: Sentence =
      known == 0
      ? "\(findings, "finding", "findings")."
      : "\(findings, "new finding", "new findings"); \(leftOut(known))."
    let source: Sentence = "\(InputName.shown(screen.file)) (\(screen.format.label))"
    return
      "\(screen.elements, "element was", "elements were") read from \(source), with \(screen.stops, "stop", "stops") for a screen reader. \(found) Of \(screen.rules.count, "rule", "rules"), \(screen.count(.found)) found something, \(screen.count(.clean)) found nothing, and \(screen.count(.undecidable)) cannot be told from this file."
  }

  private static func leftOut(_ known: Int) -> Sentence {
    "\(known, "known finding was", "known findings were") left out"
  }

  private mutating func writeFindings(_ findings: [AuditedFinding], known: Int) {
    document.heading(3, known == 0 ? "Found" : "Newly found")
    guard !findings.isEmpty else {
      return document.paragraph(
        known == 0 ? "Nothing was found." : "Nothing new was found; \(Self.leftOut(known)).")
    }
    for rule in report.rules {
      let own = findings.filter { $0.rule.id == rule.id }
      guard !own.isEmpty else { continue }
      document.heading(4, "\(rule.title) (\(rule.id))")
      document.paragraph(
        "\(own.count, "finding", "findings"), \(Self.severity(rule.severity)). \(rule.isFailure ? Sentence("Fails") : Sentence("Bears on")) WCAG \(Sentence.list(AuditCriteria.labels(rule)))\(report.isBeyond(rule) ? Sentence(", beyond the study's target") : Sentence("")). \(rule.why) To mend it: \(rule.remedy)"
      )
      document.list(own.map { "\($0.place): \($0.problem)" })
    }
  }

  package static func severity(_ severity: Rule.Severity) -> Sentence {
    switch severity {
    case .slight: "slight"
    case .slows: "slows people"
    case .serious: "serious"
    case .blocks: "blocks people"
    }
  }

  private mutating func writeUndecidable(_ screen: AuditedScreen) {
    let rules = screen.rules.filter { $0.outcome == .undecidable }
    guard !rules.isEmpty else { return }
    document.heading(3, "Cannot be told from this file")
    document.table(
      "What these rules look at, the file does not say.", none: "Every rule could be judged.",
      columns: ["Rule", "What is missing"],
      rows: rules.map { result in
        [
          "\(result.rule.title) (\(result.rule.id))",
          result.missing.isEmpty
            ? "more about \(result.undecided, "element", "elements")"
            : Sentence.list(result.missing),
        ]
      })
  }

  private mutating func writeClean(_ screen: AuditedScreen) {
    document.section(
      3, "Looked at, nothing found",
      screen.rules.filter { $0.outcome == .clean }.map { result in
        let rest: Sentence =
          result.undecided == 0 ? "" : "; \(result.undecided) more cannot be told"
        return result.judged == 0
          ? "\(result.rule.title) (\(result.rule.id)): nothing of the kind is on the screen"
          : "\(result.rule.title) (\(result.rule.id)): \(result.judged, "element", "elements")\(rest)"
      })
  }
}

/// The rules of the audit, for people and for other programs.
package enum RulesDocument {
  package static func table(_ rules: [Rule]) -> Document {
    var document = Document()
    document.heading(1, "Rules of the audit")
    document.table(
      "One row a rule. A rule that fails its criteria is certain; the others bear on them, and somebody has to judge.",
      none: "There is no rule.",
      columns: [
        "Rule", "What should hold", "WCAG", "Severity", "Certain", "Formats that can decide it",
      ],
      rows: rules.map { rule in
        [
          "\(rule.id)", rule.title + platforms(rule), Sentence.list(AuditCriteria.labels(rule)),
          AuditDocument.severity(rule.severity), rule.isFailure ? "yes" : "no", formats(rule),
        ]
      })
    return document
  }

  private static func platforms(_ rule: Rule) -> Sentence {
    guard !rule.platforms.isEmpty else { return "" }
    return " (\(Sentence.list(rule.platforms.map(\.label).sorted())) only)"
  }

  private static func formats(_ rule: Rule) -> Sentence {
    let formats = rule.decidingFormats
    if formats.count == InventoryFormat.allCases.count { return "all" }
    return Sentence.list(formats.map(\.label))
  }

  package static func details(_ rules: [Rule]) -> Document {
    var document = Document()
    for rule in rules {
      document.heading(1, "\(rule.title)\(platforms(rule))")
      document.paragraph(
        "Rule \(rule.id), \(AuditDocument.severity(rule.severity)); WCAG \(Sentence.list(AuditCriteria.labels(rule)))."
      )
      document.paragraph("\(rule.why) To mend it: \(rule.remedy)")
      document.paragraph("Formats that can decide it: \(formats(rule)).")
      document.section(2, "Passes", rule.passes.map(example))
      document.section(2, "Fails", rule.fails.map(example))
    }
    return document
  }

  private static func example(_ example: Rule.Example) -> Sentence {
    let lines = example.source.split(separator: "\n").map { line in
      String(line.drop { $0 == " " })
    }
    return "\(lines.joined(separator: " / ")) (\(example.language))"
  }

  package static func json(_ rules: [Rule]) -> JSONValue {
    func examples(_ examples: [Rule.Example]) -> [JSONValue] {
      examples.map { .of(["source": $0.source, "language": $0.language]) }
    }
    return .array(
      rules.map { rule in
        .of([
          "rule": rule.id, "title": rule.title,
          "platforms": rule.platforms.map(\.rawValue).sorted(), "criteria": rule.criteria,
          "levels": AuditJSON.levels(rule), "severity": rule.severity.rawValue,
          "isFailure": rule.isFailure, "needs": rule.needs.names,
          "formats": rule.decidingFormats.map(\.rawValue), "why": rule.why,
          "remedy": rule.remedy, "passes": examples(rule.passes), "fails": examples(rule.fails),
        ])
      })
  }
}
