import JSON
import Localization
import Measures
import Records
import Wording

extension CoverageDocument {
  /// What automatic checks cannot tell on the platform, and of what they tell a part.
  static func automatic(_ coverage: Coverage, _ document: inout Document) {
    let target = coverage.target
    document.heading(2, "No automatic rule for this platform")
    document.table(
      alone(target),
      none: "For every criterion some automatic check is known on \(target.platform.label).",
      columns: ["Who should look", "Criteria", "Not looked at yet"],
      rows: lookers(target.withoutAutomaticCheck, coverage))
    document.heading(2, "A rule detects only part")
    if target.platform.auditedSystems.isEmpty {
      rules(coverage, &document)
    } else {
      audits(coverage, &document)
    }
    document.paragraph("Source of who should look: \(FunctionalNeeds.source).")
  }

  /// The sentence over the criteria that only people and specialists can judge.
  private static func alone(_ target: WCAGTarget) -> Sentence {
    let (without, all) = (target.withoutAutomaticCheck.count, target.criteria.count)
    let sharing: Sentence = "Criteria that the same people should look at share a row."
    guard target.platform.hasAutomaticFacts else {
      return
        "kerb holds no facts about automatic checks of \(target.platform.label), so it cannot say which of the \(all) criteria only people and specialists can judge. \(sharing)"
    }
    guard !target.platform.auditedSystems.isEmpty else {
      return
        "\(without) of \(all) criteria have no automatic rule on \(target.platform.label): only people and specialists can tell. \(sharing)"
    }
    let others: Sentence =
      target.platform == .desktop
      ? " kerb holds facts about macOS only, not about other systems." : ""
    return
      "For \(without) of \(all) criteria no automatic check is known on \(target.platform.label): only people and specialists can tell.\(others) \(sharing)"
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
    func numbers(_ criteria: [Criterion]) -> Sentence {
      Sentence(text: criteria.map(\.number.description).joined(separator: ", "))
    }
    return groups.map { who, criteria in
      [
        who, numbers(criteria), numbers(criteria.filter { untouched.contains($0.place) }),
      ]
    }
  }

  /// Who should look; flashes are measured and never tried with people.
  private static func who(_ criterion: Criterion) -> Sentence {
    criterion.isMeasuredOnly
      ? criterion.caution ?? criterion.whoShouldLook : criterion.whoShouldLook
  }

  /// The web: ACT and axe rules.
  private static func rules(_ coverage: Coverage, _ document: inout Document) {
    let target = coverage.target
    document.table(
      "\(target.withPartialCheck.count) of \(target.criteria.count) criteria have automatic rules that find some failures and never all. A pass of the rule proves nothing. For each, who should look, and what nobody has looked at yet.",
      none: target.platform.hasAutomaticFacts
        ? "No criterion has an automatic rule on \(target.platform.label)."
        : "kerb holds no facts about automatic checks of \(target.platform.label).",
      columns: ["Who should look", "Criteria", "Not looked at yet"],
      rows: lookers(target.withPartialCheck, coverage))
  }

  /// Apps: the audits that the makers of the systems offer.
  private static func audits(_ coverage: Coverage, _ document: inout Document) {
    let target = coverage.target
    let partial = target.withPartialCheck
    let systems = target.platform.auditedSystems
    let each =
      systems.count == 1
      ? ""
      : ": "
        + Sentence.list(
          systems.map { "\(target.withAudit(on: $0).count) on \($0.label)" as Sentence })
    document.table(
      "An audit finds some failures of \(partial.count) of \(target.criteria.count) criteria\(each). It never finds all, and that it finds nothing proves nothing: people and specialists have to look all the same.",
      none: "No audit is known that finds a failure of a criterion of the target.",
      columns: ["Criterion", "Audit and check", "What it finds", "Who should look too"],
      rows: partial.map { criterion in
        let checks = criterion.audits(on: target.platform)
        return [
          "\(criterion.label)", "\(names(checks))", "\(finds(checks))",
          "\(who(criterion))",
        ]
      })
    guard !partial.isEmpty else { return }
    let tools = AuditTool.allCases.filter { tool in
      partial.contains { $0.audits(on: target.platform).contains { $0.tool == tool } }
    }
    let isGuessed = partial.contains { criterion in
      criterion.audits(on: target.platform).contains { $0.basis != .documented }
    }
    document.paragraph(
      isGuessed
        ? "Where these facts come from. “By its messages” and “by its name” mean that the maker documents the name of the check and not what it finds."
        : "Where these facts come from.")
    document.list(
      tools.map { "\($0.name) (\($0.way)): \($0.source). Read on \($0.checkedOn)." })
  }

  /// "Xcode's accessibility audit: contrast, trait; GTXiLib: checkForAXLabelPresent".
  private static func names(_ checks: [PlatformAudit]) -> Sentence {
    Sentence.joined(
      AuditTool.allCases.compactMap { tool in
        let names = checks.filter { $0.tool == tool }.map(\.check)
        return names.isEmpty ? nil : "\(tool.name): \(names.joined(separator: ", "))"
      }, "; ")
  }

  /// What the checks find, with how that is known where the maker does not say it.
  private static func finds(_ checks: [PlatformAudit]) -> Sentence {
    Sentence.joined(
      checks.map { check in
        check.basis.remark.map { "\(check.finds) (\($0))" } ?? "\(check.finds)"
      }, "; ")
  }
}
