package import JSON
import Localization
import Measures
import Records

/// An export as canonical JSON: what a program needs in order to make tickets itself.
package enum IssuesJSON {
  package static func value(_ files: IssueFiles) -> JSONObject {
    let set = files.set
    var object = JSONObject()
    object["study"] = .string(set.study.string)
    object["title"] = .string(set.title)
    object["edition"] = .string(set.edition.rawValue)
    object["round"] = set.round.map { .integer($0) } ?? .null
    object["for"] = .string(files.format.rawValue)
    object["leftOut"] = .integer(set.leftOut)
    object["leftOutUntold"] = .integer(set.untold)
    object["claims"] = ClaimsJSON.claims(of: set.issues.map(\.body))
    object["issues"] = .array(set.issues.map { issue($0, files) })
    return object
  }

  private static func issue(_ issue: Issue, _ files: IssueFiles) -> JSONValue {
    CoverageJSON.object([
      "finding": .string(issue.finding.id.string), "externalId": .string(issue.reference),
      "title": .string(issue.title), "file": .string(files.file(issue)),
      "part": issue.finding.part == .untold ? .null : .string(issue.finding.part.rawValue),
      "open": issue.finding.part == .untold ? .null : .bool(issue.finding.isOpen),
      "contradicted":
        issue.finding.part == .untold ? .null : .bool(issue.finding.isContradicted),
      "severities": FindingsJSON.ratings(issue.finding.severity),
      "frequency": issue.frequency.map { .string($0.plain()) } ?? .null,
      "priority": issue.finding.priority.map { .string($0.id) } ?? .null,
      "updates": .array(files.own(issue).map { .string($0.text) }),
      "body": .string(files.format.text(issue)),
    ])
  }
}
