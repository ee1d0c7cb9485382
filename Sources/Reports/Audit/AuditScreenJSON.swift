import Elements
import JSON
import Localization

/// One screen of an audit as JSON, written straight into bytes: a thousand screens have fifty thousand results.
enum AuditScreenJSON {
  static func bytes(_ screen: AuditedScreen, _ findings: [AuditedFinding]) -> [UInt8] {
    var output = CanonicalStream(depth: 2)
    output.begin(.object)
    output.key("elements")
    output.integer(screen.elements)
    output.key("file")
    output.string(screen.file)
    output.key("findings")
    output.begin(.array)
    for finding in findings {
      output.element()
      write(finding, to: &output)
    }
    output.end(.array)
    output.key("format")
    output.string(screen.format.rawValue)
    output.key("outcomes")
    writeOutcomes(screen, to: &output)
    output.key("platform")
    write(screen.platform?.rawValue, to: &output)
    output.key("remarks")
    output.strings(screen.remarks.map { $0.plain() })
    output.key("rules")
    output.begin(.array)
    for rule in screen.rules {
      output.element()
      write(rule, to: &output)
    }
    output.end(.array)
    output.key("screen")
    output.string(screen.name)
    output.key("stops")
    output.integer(screen.stops)
    output.end(.object)
    return output.bytes
  }

  private static func writeOutcomes(
    _ screen: AuditedScreen, to output: inout CanonicalStream
  ) {
    output.begin(.object)
    output.key("clean")
    output.integer(screen.count(.clean))
    output.key("found")
    output.integer(screen.count(.found))
    output.key("undecidable")
    output.integer(screen.count(.undecidable))
    output.end(.object)
  }

  private static func write(_ result: AuditedRule, to output: inout CanonicalStream) {
    output.begin(.object)
    output.key("findings")
    output.integer(result.findings.count)
    output.key("judged")
    output.integer(result.judged)
    output.key("missing")
    output.strings(result.missing.map { $0.plain() })
    output.key("outcome")
    output.string(result.outcome.rawValue)
    output.key("rule")
    output.string(result.rule.id)
    output.key("undecided")
    output.integer(result.undecided)
    output.end(.object)
  }

  private static func write(_ finding: AuditedFinding, to output: inout CanonicalStream) {
    output.begin(.object)
    output.key("criteria")
    output.strings(finding.rule.criteria)
    output.key("element")
    if let number = finding.number { output.integer(number) } else { output.null() }
    output.key("fingerprint")
    output.string(finding.fingerprint)
    output.key("frame")
    write(finding.frame, to: &output)
    output.key("identifier")
    write(finding.identifier, to: &output)
    output.key("name")
    output.string(finding.name)
    output.key("place")
    output.string(finding.place.plain())
    output.key("problem")
    output.string(finding.problem.plain())
    output.key("role")
    output.string(finding.role)
    output.key("rule")
    output.string(finding.rule.id)
    output.end(.object)
  }

  private static func write(_ text: String?, to output: inout CanonicalStream) {
    if let text { output.string(text) } else { output.null() }
  }

  private static func write(_ frame: Frame?, to output: inout CanonicalStream) {
    guard let frame else { return output.null() }
    output.begin(.array)
    for number in [frame.x, frame.y, frame.width, frame.height] {
      output.element()
      output.number(Frame.text(number))
    }
    output.end(.array)
  }
}
