import Elements
import Localization
import Wording

/// An audit as JUnit's XML, which pipelines show: a suite a screen, a case a rule; what cannot be told is skipped.
package enum AuditJUnit {
  package static func text(_ report: AuditReport) -> String {
    let errors = report.faults.count
    var (tests, failures, skipped) = (errors, 0, 0)
    var suites = report.faults.map(suite).joined()
    for (index, screen) in report.screens.enumerated() {
      let findings = report.findings[index]
      let found = Set(findings.map(\.rule.id))
      // Findings beyond a study's target are told but fail nothing.
      let beyond = screen.rules.count { found.contains($0.rule.id) && report.isBeyond($0.rule) }
      let (failed, left) = (found.count - beyond, screen.count(.undecidable) + beyond)
      tests += screen.rules.count
      failures += failed
      skipped += left
      let name = escaped(screen.name.isEmpty ? screen.file : screen.name)
      suites +=
        "  <testsuite name=\"\(name)\" tests=\"\(screen.rules.count)\" failures=\"\(failed)\" errors=\"0\" skipped=\"\(left)\">\n"
        + "    <properties><property name=\"elements\" value=\"\(screen.elements)\"/><property name=\"known\" value=\"\(report.known(on: index))\"/></properties>\n"
      for result in screen.rules {
        suites += testCase(result, findings.filter { $0.rule.id == result.rule.id }, name, report)
      }
      suites += "  </testsuite>\n"
    }
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      + "<testsuites name=\"kerb audit\" tests=\"\(tests)\" failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"\(skipped)\">\n"
      + suites + "</testsuites>\n"
  }

  /// A file that could not be read.
  private static func suite(_ fault: AuditFault) -> String {
    let name = escaped(fault.file)
    return
      "  <testsuite name=\"\(name)\" tests=\"1\" failures=\"0\" errors=\"1\" skipped=\"0\">\n    <testcase classname=\"\(name)\" name=\"readable\"><error message=\"\(escaped(fault.error.problem.plain()))\">\(escaped(fault.error.sentence.plain()))</error></testcase>\n  </testsuite>\n"
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
