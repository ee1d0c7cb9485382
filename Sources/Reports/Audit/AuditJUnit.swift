import Elements
import Localization
import Wording

/// An audit as JUnit's XML, which pipelines show: a suite a screen, a case a rule; what cannot be told is skipped.
package enum AuditJUnit {
  package static func text(_ report: AuditReport) -> String {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    let suites = report.screens.enumerated().map {
      Suite($0.element, report.findings[$0.offset], report)
    }
    let errors = report.faults.count
    text +=
      "<testsuites name=\"kerb audit\" tests=\"\(suites.reduce(errors) { $0 + $1.tests })\" failures=\"\(suites.reduce(0) { $0 + $1.failures })\" errors=\"\(errors)\" skipped=\"\(suites.reduce(0) { $0 + $1.skipped })\">\n"
    for fault in report.faults { text += suite(fault) }
    for (index, screen) in report.screens.enumerated() {
      text += suite(
        screen, report.findings[index], suites[index], report, known: report.known(on: index))
    }
    return text + "</testsuites>\n"
  }

  /// How the cases of one screen came out: findings beyond a study's target are told but fail nothing.
  private struct Suite {
    let tests: Int
    let failures: Int
    let skipped: Int

    init(_ screen: AuditedScreen, _ findings: [AuditedFinding], _ report: AuditReport) {
      let found = Set(findings.map(\.rule.id))
      let beyond = screen.rules.count { found.contains($0.rule.id) && report.isBeyond($0.rule) }
      tests = screen.rules.count
      failures = found.count - beyond
      skipped = screen.count(.undecidable) + beyond
    }
  }

  /// A file that could not be read.
  private static func suite(_ fault: AuditFault) -> String {
    let name = escaped(fault.file)
    return
      "  <testsuite name=\"\(name)\" tests=\"1\" failures=\"0\" errors=\"1\" skipped=\"0\">\n    <testcase classname=\"\(name)\" name=\"readable\"><error message=\"\(escaped(fault.error.problem.plain()))\">\(escaped(fault.error.sentence.plain()))</error></testcase>\n  </testsuite>\n"
  }

  private static func suite(
    _ screen: AuditedScreen, _ findings: [AuditedFinding], _ count: Suite, _ report: AuditReport,
    known: Int
  ) -> String {
    let name = escaped(screen.name.isEmpty ? screen.file : screen.name)
    var text =
      "  <testsuite name=\"\(name)\" tests=\"\(count.tests)\" failures=\"\(count.failures)\" errors=\"0\" skipped=\"\(count.skipped)\">\n"
    text +=
      "    <properties><property name=\"elements\" value=\"\(screen.elements)\"/><property name=\"known\" value=\"\(known)\"/></properties>\n"
    for result in screen.rules {
      text += testCase(result, findings.filter { $0.rule.id == result.rule.id }, name, report)
    }
    return text + "  </testsuite>\n"
  }

  private static func testCase(
    _ result: AuditedRule, _ findings: [AuditedFinding], _ screen: String,
    _ report: AuditReport
  ) -> String {
    let head = "    <testcase classname=\"\(screen)\" name=\"\(result.rule.id)\""
    if result.outcome == .undecidable {
      let missing = result.missing.joined(separator: ", ").plain()
      return
        "\(head)><skipped message=\"cannot be told from this file: \(escaped(missing))\"/></testcase>\n"
    }
    guard !findings.isEmpty else { return "\(head)/>\n" }
    let title = escaped(
      "\(result.rule.title.plain()), WCAG \(AuditCriteria.labels(result.rule).joined(separator: ", "))"
    )
    if report.isBeyond(result.rule) {
      return
        "\(head)><skipped message=\"\(title): \(findings.count), beyond the study's target\"/></testcase>\n"
    }
    let lines = findings.map { escaped("\($0.place.plain()): \($0.problem.plain())") }
    return
      "\(head)>\n      <failure message=\"\(title): \(findings.count)\" type=\"\(result.rule.severity.rawValue)\">\(lines.joined(separator: "\n"))</failure>\n    </testcase>\n"
  }

  /// Text for XML; control characters, which XML does not know, become a question mark.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\t": result += " "
      default:
        let isAllowed = scalar.value >= 0x20 && scalar.value != 0xfffe && scalar.value != 0xffff
        result.unicodeScalars.append(isAllowed ? scalar : "?")
      }
    }
    return result
  }
}
