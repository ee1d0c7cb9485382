package import Elements
package import JSON
package import Localization

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
      document.heading(2, "Passes")
      document.list(rule.passes.map(example))
      document.heading(2, "Fails")
      document.list(rule.fails.map(example))
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
