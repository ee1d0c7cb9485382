import Measures
import Records
import StudyText

/// A study of two rounds with a finding in every part of the report.
enum FindingsStudy {
  static func text(words: String = "says the price twice") -> StudyText {
    var text = StudyText()
    text.participants = [
      person("P01-aaaa", "see", "VoiceOver \(words)", permission: "granted"),
      person("P02-bbbb", "think", nil, permission: "refused"),
      person("P03-cccc", "touch", "Switch Control", permission: "granted"),
    ]
    let tried = #""attempts": {"a": {"outcome": "partlyDone", "task": "pay"}}"#
    let spoken = #""language": "pl", "speaker": "participant", "wording": "verbatim""#
    text.meet(
      "S01-aaaa", ["P01-aaaa"], more: tried,
      notes: [
        note("barrier", 3, "swipes past Pay \(words)"), note("barrier", 4, words, spoken),
        note("barrier", 2, "a fee \(words)"), note("barrier", nil, "a picture without a name"),
      ])
    text.meet(
      "S02-bbbb", ["P03-cccc"], more: tried, notes: [note("barrier", 3, "scans the footer first")])
    text.meet(
      "S03-cccc", ["P01-aaaa"], round: 2, more: tried,
      notes: [
        note("success", nil, "finds Pay"), note("barrier", 2, "the fee again"),
        note("success", nil, "headings lead there"),
      ])
    text.meet(
      "S04-dddd", ["P02-bbbb"], round: 2, more: tried,
      notes: [
        note("barrier", 3, "cannot find Pay"), note("barrier", 3, "my own \(words)", spoken),
        note("barrier", 1, "loses the place"),
      ])
    text.findings = findings(words)
    return text
  }

  private static func findings(_ words: String) -> [String] {
    [
      #"""
      {"description": "Nothing is said \#(words)", "dimensions": ["see"], "id": "F01-aaaa", "kind": "problem",
      "observations": {"S01-aaaa/log-a-n2": {"quote": true}, "S04-dddd/log-a-n2": {"quote": true}},
      "places": ["4.1.3"], "principles": ["giveControl"], "recommendation": "Say it \#(words)",
      "rounds": {"1": {"state": "new"}, "2": {"note": "worse for P02 \#(words)", "state": "worse"}},
      "screens": ["paid"],
      "severities": {"a": {"rater": "moderator", "severity": 4}, "b": {"rater": "expert", "severity": 3}},
      "title": "Nobody hears that it is paid \#(words)"}
      """#,
      #"""
      {"beyondWcag": true, "id": "F02-bbbb", "kind": "problem",
      "observations": {"S01-aaaa/log-a-n3": {}, "S03-cccc/log-a-n2": {}},
      "rounds": {"1": {"state": "new"}, "2": {"retestedWith": ["P01-aaaa"], "state": "stillThere"}},
      "severities": {"a": {"rater": "moderator", "severity": 2}}, "title": "A fee at the end"}
      """#,
      #"""
      {"id": "F03-cccc", "kind": "problem",
      "observations": {"S01-aaaa/log-a-n1": {}, "S03-cccc/log-a-n1": {}, "S04-dddd/log-a-n1": {}},
      "places": ["1.1.1", "4.1.2"],
      "rounds": {"1": {"state": "new"}, "2": {"retestedWith": ["P01-aaaa"], "state": "fixed"}},
      "title": "Pay has no name"}
      """#,
      #"""
      {"id": "F04-dddd", "kind": "problem", "observations": {"S02-bbbb/log-a-n1": {}, "S09-zzzz/gone": {}},
      "places": ["2.4.3"], "rounds": {"1": {"state": "new"}}, "screens": ["cart"], "title": "The order confuses"}
      """#,
      #"""
      {"id": "F05-eeee", "kind": "strength", "observations": {"S03-cccc/log-a-n3": {}},
      "places": ["2.4.6"], "rounds": {"2": {"state": "new"}}, "title": "Headings lead there"}
      """#,
    ]
  }

  static func summary(_ edition: Edition = .team, words: String = "says the price twice") throws
    -> FindingsSummary
  {
    FindingsSummary.measure(
      try text(words: words).records(), options: ReportOptions(edition: edition))
  }

  private static func person(
    _ id: String, _ need: String, _ technology: String?, permission: String
  ) -> String {
    let used = technology.map { #""assistiveTechnologies": {"a": {"name": "\#($0)"}}, "# } ?? ""
    return #"""
      {\#(used)"consent": {"observe": "granted", "quote": "\#(permission)", "share": "\#(permission)"}, "id": "\#(id)",
      "needs": {"n": {"dimension": "\#(need)", "duration": "permanent"}}}
      """#
  }

  private static func note(
    _ kind: String, _ impact: Int?, _ words: String, _ more: String = ""
  ) -> String {
    var members = [
      #""atMilliseconds": 61000"#, #""kind": "\#(kind)""#, #""note": "\#(words)""#,
      #""task": "pay""#,
    ]
    if let impact { members.append(#""impact": \#(impact)"#) }
    if !more.isEmpty { members.append(more) }
    return members.joined(separator: ", ")
  }
}
