import Measures
import Records
import StudyText

/// A small study with something in every part of the report.
enum SampleStudy {
  static func text(words: String = "says the price twice") -> StudyText {
    var text = StudyText()
    text.target = #"{"level": "A", "platform": "web", "version": "2.0"}"#
    text.plan = #"""
      "tasks": {"pay": {"criteria": ["2.1.1", "2.4.3"], "position": "b", "title": "Pay \#(words)"}},
      "prompts": {"spoken": {"criteria": ["4.1.2"], "text": "Is the price spoken?"}},
      "screens": {"cart": {"title": "Cart"}, "paid": {"title": "Paid"}}
      """#
    text.targets = #"""
      {"a": {"label": "People", "minimum": 3, "position": "a"},
      "b": {"dimension": "see", "duration": "permanent", "label": "Seeing \#(words)", "minimum": 2, "position": "b"}}
      """#
    text.participants = [
      participant("P01-aaaa", "see", "granted", technology: "VoiceOver \(words)"),
      participant("P02-bbbb", "think", "refused", technology: nil),
      participant("P03-cccc", "see", "granted", technology: nil),
    ]
    let prompt = #""promptAnswers": {"p": {"answer": "seen", "prompt": "spoken"}}"#
    let attempt = #""attempts": {"a": {"outcome": "partlyDone", "task": "pay"}}"#
    text.meet(
      "S01-aaaa", ["P03-cccc"], more: attempt,
      notes: [note("barrier", "1.1.1", 3, "an image \(words)")])
    text.meet(
      "S02-bbbb", ["P01-aaaa"], round: 2, more: attempt + ", " + prompt,
      notes: [
        note("barrier", "2.4.3", 4, words, speaker: "participant"),
        note("barrier", "1.3.1", nil, "reads the table by columns", confirmed: false),
        note("barrier", nil, 2, "a fee \(words)", beyond: true),
        note("question", nil, nil, "asks something"),
      ])
    text.meet(
      "S03-cccc", ["P02-bbbb"], round: 2,
      notes: [
        note("barrier", "2.4.3", 2, "my own \(words)", speaker: "participant"),
        note("success", "2.1.1", nil, "finds the button"),
      ])
    text.findings = [
      #"""
      {"id": "F01-aaaa", "kind": "problem", "observations": {"S02-bbbb/log-a-n1": {}},
      "places": ["2.4.3"], "rounds": {"2": {"note": "worse for P01 \#(words)", "state": "new"}},
      "severities": {"r": {"rater": "one", "severity": 3}}, "title": "Focus jumps \#(words)"}
      """#,
      #"""
      {"id": "F02-bbbb", "kind": "problem", "observations": {"S01-aaaa/log-a-n1": {}},
      "places": ["1.1.1"], "rounds": {"1": {"state": "new"}}, "title": "No name"}
      """#,
    ]
    text.evidence = [
      StudyText.batch(
        "e-tool", "tool", tool: "axe \(words)",
        [
          #""note": "no title", "outcome": "failed", "places": ["2.4.2"], "screens": ["cart"]"#,
          #""note": "fine", "outcome": "passed", "places": ["3.1.1"], "screens": ["cart"]"#,
        ]),
      StudyText.batch(
        "e-story", "documented", [#""note": "a story", "places": ["1.2", "2.2.1"]"#]),
    ]
    return text
  }

  static func coverage(_ edition: Edition = .team, words: String = "says the price twice") throws
    -> Coverage
  {
    Coverage.measure(
      try text(words: words).records(), options: ReportOptions(edition: edition))
  }

  private static func participant(
    _ id: String, _ dimension: String, _ permission: String, technology: String?
  ) -> String {
    let used = technology.map {
      #""assistiveTechnologies": {"a": {"name": "\#($0)", "proficiency": "advanced"}}, "#
    }
    return #"""
      {\#(used ?? "")"consent": {"observe": "granted", "quote": "\#(permission)", "share": "\#(permission)"}, "id": "\#(id)",
      "needs": {"n": {"dimension": "\#(dimension)", "duration": "permanent", "fluctuates": "no"}}}
      """#
  }

  private static func note(
    _ kind: String, _ place: String?, _ impact: Int?, _ words: String, speaker: String? = nil,
    confirmed: Bool = true, beyond: Bool = false
  ) -> String {
    var members = [#""atMilliseconds": 61000"#, #""kind": "\#(kind)""#, #""note": "\#(words)""#]
    if let place { members.append(#""\#(confirmed ? "confirmed" : "proposed")": ["\#(place)"]"#) }
    if let impact { members.append(#""impact": \#(impact)"#) }
    if let speaker { members.append(#""speaker": "\#(speaker)", "wording": "verbatim""#) }
    if beyond { members.append(#""beyondWcag": true"#) }
    return members.joined(separator: ", ")
  }
}
