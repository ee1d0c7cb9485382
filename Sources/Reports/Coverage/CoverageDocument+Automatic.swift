import Localization
import Measures
import Records
import Wording

extension CoverageDocument {
  /// Criteria that automated checks cannot test on the platform, and those that they test in part.
  static func automatic(_ coverage: Coverage, _ document: inout Document) {
    let target = coverage.target
    document.heading(2, "Automated checks")
    document.paragraph(checks(target))
    document.paragraph("Source of who should look: \(FunctionalNeeds.source).")
    let columns: [Sentence] = ["Who should look", "Criteria", "Not covered yet"]
    let without = lookers(target.withoutAutomaticCheck, coverage)
    if !without.isEmpty {
      document.table(
        "Criteria without a known automated check.", none: "", columns: columns, rows: without)
    }
    guard !target.withPartialCheck.isEmpty else { return }
    guard !target.platform.auditedSystems.isEmpty else {
      return document.table(
        "Criteria with rules that find some failures. No failure found; this does not prove a pass.",
        none: "", columns: columns, rows: lookers(target.withPartialCheck, coverage))
    }
    audits(target, &document)
  }

  /// For how many criteria of the target an automated check is known.
  private static func checks(_ target: WCAGTarget) -> Sentence {
    let (criteria, label) = (target.criteria.count, target.platform.label)
    let (without, partly) = (target.withoutAutomaticCheck.count, target.withPartialCheck.count)
    let systems = target.platform.auditedSystems
    let each: Sentence =
      systems.count < 2
      ? ""
      : " ("
        + .joined(systems.map { "\(target.withAudit(on: $0).count) on \($0.label)" }, ", ") + ")"
    let others: Sentence =
      target.platform == .desktop ? " kerb has no facts about systems other than macOS." : ""
    return .claim(
      "target.checks",
      [
        "platform": target.platform.rawValue, "criteria": criteria, "withoutCheck": without,
        "partly": partly,
      ],
      target.platform.hasAutomaticFacts
        ? "Automated checks find some failures of \(partly) of \(criteria) criteria on \(label)\(each), and prove no pass; \(without) have no known check.\(others)"
        : "kerb has no facts about automated checks of \(label).")
  }

  /// A row for all criteria at which the same people should look, in the order of the first of each.
  private static func lookers(_ criteria: [Criterion], _ coverage: Coverage) -> [[Sentence]] {
    let untouched = Set(
      coverage.criteria.filter { $0.state == .notLookedAt }.map(\.criterion.place))
    var groups: [(who: Sentence, criteria: [Criterion])] = []
    for criterion in criteria {
      let who = who(criterion)
      if let place = groups.firstIndex(where: { $0.who == who }) {
        groups[place].criteria.append(criterion)
      } else {
        groups.append((who, [criterion]))
      }
    }
    return groups.map { who, criteria in
      [who, numbers(criteria), numbers(criteria.filter { untouched.contains($0.place) })]
    }
  }

  private static func numbers(_ criteria: [Criterion]) -> Sentence {
    Sentence(text: criteria.map(\.number.description).joined(separator: ", "))
  }

  /// Who should look; flashes are measured and never tried with people.
  private static func who(_ criterion: Criterion) -> Sentence {
    criterion.isMeasuredOnly
      ? criterion.caution ?? criterion.whoShouldLook : criterion.whoShouldLook
  }

  /// Apps: the audits that the makers of the systems offer.
  private static func audits(_ target: WCAGTarget, _ document: inout Document) {
    let partial = target.withPartialCheck
    let tools = AuditTool.allCases.filter { tool in
      partial.contains { $0.audits(on: target.platform).contains { $0.tool == tool } }
    }
    document.table(
      "What audits find. “By its messages” and “by its name”: the maker documents the name of the check, not what it finds.",
      none: "",
      columns: ["Criterion", "Audit and check", "What it finds", "Who should look too"],
      rows: partial.map { criterion in
        let checks = criterion.audits(on: target.platform)
        let names = AuditTool.allCases.compactMap { tool -> Sentence? in
          let names = checks.filter { $0.tool == tool }.map(\.check)
          return names.isEmpty ? nil : "\(tool.name): \(names.joined(separator: ", "))"
        }
        let finds = checks.map { check -> Sentence in
          check.basis.remark.map { "\(check.finds) (\($0))" } ?? "\(check.finds)"
        }
        return [
          "\(criterion.label)", .joined(names, "; "), .joined(finds, "; "), who(criterion),
        ]
      })
    document.list(
      tools.map { tool in
        .claim(
          "tool.source",
          ["tool": tool.name, "source": tool.source, "readOn": tool.checkedOn],
          "\(tool.name) (\(tool.way)): \(tool.source). Read on \(tool.checkedOn).")
      })
  }

  static func native(
    _ fit: PlatformFit, _ target: WCAGTarget, _ document: inout Document
  ) {
    document.heading(2, "How the criteria fit \(target.platform.label)")
    let guidance: Sentence = target.platform.guidance.map { " according to \($0)" } ?? ""
    // The first two are told even where there is no such criterion.
    let always: [(Sentence, [Criterion])] = [
      ("Apply as written", fit.asWritten), ("Apply with changed words", fit.changedWords),
    ]
    let others: [(Sentence, [Criterion])] = [
      ("Undecided", fit.undecided), ("Removed", fit.removed),
      ("Not dealt with by the note", fit.notCovered),
      ("No software clause in EN 301 549 V3.2.1", fit.noSoftwareClause),
      ("Not in EN 301 549 V3.2.1 at all", fit.notInStandard),
      ("Problematic for closed products", fit.problematicWhenClosed),
    ]
    document.table(
      "How many of the \(target.criteria.count) criteria fit a product that is no web page\(guidance). The rows on EN 301 549 are another source's view of the same criteria.",
      none: "", columns: ["How they fit", "Number", "Criteria"],
      rows: (always + others.filter { !$0.1.isEmpty }).map { name, criteria in
        [name, "\(criteria.count, "criterion", "criteria")", numbers(criteria)]
      })
  }
}
