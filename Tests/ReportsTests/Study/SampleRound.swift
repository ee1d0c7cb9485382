import Measures
import Records
import StudyText

/// A study with something in every part of the report; its second round is the one that is reported.
enum SampleRound {
  /// Text that must not act anywhere: in Markdown, CSV, JSON or SVG.
  static let hostile = #"<b>|*&'\"]"#

  static func study(words: String = "by card") throws -> StudySummary {
    StudySummary.measure(try text(words: words).records())
  }

  static func text(words typed: String = "by card") -> StudyText {
    let words = escaped(typed)
    var text = StudyText()
    text.plan = #"""
      "informationSheetVersion": "2", "product": "Tram app \#(words)", "purpose": "Learn.",
      "tasks": {
        "buy": {"criteria": ["2.4.3", "1.1.1"], "position": "a", "title": "Buy a ticket"},
        "pay": {"criteria": [], "position": "b", "title": "Pay \#(words)"},
        "return": {"criteria": ["1.4.10"], "position": "c", "title": "Give a ticket back"}},
      "prompts": {
        "spoken": {"criteria": ["4.1.2"], "position": "a", "text": "Is the price spoken?"},
        "fee": {"beyondWcag": true, "criteria": [], "position": "b", "text": "Is a fee hidden?"}},
      "screens": {"cart": {"title": "Cart"}}
      """#
    text.targets = #"""
      {"a": {"label": "People", "minimum": 10, "position": "a"},
      "b": {"assistiveTechnology": "VoiceOver", "label": "VoiceOver", "minimum": 3, "position": "b"}}
      """#
    text.participants = people()
    text.spectrums = []
    text.instruments = [scale, accessUsability, singleEase]
    sessions(&text)
    text.responses = responses()
    text.findings = [
      #"""
      {"id": "F01-aaaa", "kind": "problem", "observations":
      {"S01-aaaa/log-a-n1": {"quote": true}, "S02-bbbb/log-a-n1": {"quote": true}, "S03-cccc/log-a-n1": {"quote": true}},
      "places": ["2.4.3"], "rounds": {"2": {"state": "new"}},
      "severities": {"r": {"rater": "one", "severity": 4}, "s": {"rater": "two", "severity": 2}},
      "title": "Focus jumps \#(words)"}
      """#,
      #"""
      {"beyondWcag": true, "id": "F02-bbbb", "kind": "problem", "observations":
      {"S04-dddd/log-a-n1": {}}, "places": [], "rounds": {"2": {"state": "new"}},
      "severities": {"r": {"rater": "one", "severity": 1}}, "title": "A fee shows late"}
      """#,
      #"""
      {"id": "F03-cccc", "kind": "strength", "observations": {}, "places": [], "title": "Headings"}
      """#,
    ]
    return text
  }

  private static func people() -> [String] {
    let technologies = ["VoiceOver", "VoiceOver", "voiceover", "Zoom"]
    return (1...8).map { number in
      let technology =
        number <= 4
        ? #""assistiveTechnologies": {"a": {"name": "\#(technologies[number - 1])", "proficiency": "advanced"}},"#
        : ""
      let level = number == 5 ? "8" : number % 2 == 0 ? "3" : "6"
      let day = number == 6 ? "" : #""givenOn": "2026-05-0\#(number)","#
      return #"""
        {"ageBand": "\#(number <= 4 ? "from45to54" : "from55to64")", \#(technology)
        "consent": {\#(day) "observe": "granted", "quote": "granted", "sheetVersion": "\#(number == 5 ? 1 : 2)",
        "share": "\#(number == 2 ? "refused" : "granted")"},
        "id": "\#(id(number))",
        "needs": {"n": {"dimension": "\#(number <= 4 ? "see" : "think")", "duration": "permanent", "fluctuates": "no"}},
        "skillPlacements": {"s": {"basis": "\#(number == 8 ? "selfReported" : "observed")", "evidence": "first task",
        "placedBy": "moderator", "placedOn": "2026-05-0\#(number)", "scale": "skill", "value": "\#(level)"}}}
        """#
    } + [#"{"id": "P09-iiii", "withdrawals": {"w": {"scope": "all"}}}"#]
  }

  /// As it stands between the quotation marks of JSON.
  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case _ where scalar.value < 0x10: "\\u000\(String(scalar.value, radix: 16))"
      default: String(scalar)
      }
    }.joined()
  }

  static func id(_ number: Int) -> String {
    let letter = String(
      repeating: ["a", "b", "c", "d", "e", "f", "g", "h", "i"][number - 1], count: 4)
    return "P0\(number)-\(letter)"
  }

  /// One attempt; times are seconds since the session's start.
  private static func attempt(
    _ task: String, _ outcome: String, _ help: String? = "unassisted", ease: Int? = nil,
    _ start: Int, _ end: Int, more: String = ""
  ) -> String {
    #"""
    {"assistance": \#(help.map { "\"\($0)\"" } ?? "null"), "ease": \#(ease.map(String.init) ?? "null"),
    "endedMilliseconds": \#(end * 1000), "outcome": "\#(outcome)", "startedMilliseconds": \#(start * 1000),
    "position": "m\#(start)", "task": "\#(task)"\#(more)}
    """#
  }

  private static func sessions(_ text: inout StudyText) {
    let buys = [
      attempt("buy", "done", ease: 6, 0, 60), attempt("buy", "done", "assisted", ease: 3, 0, 300),
      attempt("buy", "partlyDone", ease: 4, 0, 200), attempt("buy", "notDone", ease: 1, 0, 400),
      attempt("buy", "done", ease: 7, 0, 40), attempt("buy", "done", ease: 6, 10, 130),
      attempt("buy", "done", "unassisted", 0, 90),
      attempt("buy", "stoppedByParticipant", ease: 2, 0, 500),
    ]
    let pays = [
      attempt("pay", "done", ease: 5, 100, 150), attempt("pay", "notOffered", nil, 0, 0),
      attempt("pay", "done", nil, ease: 5, 300, 420), "", "", "", "", "",
    ]
    for number in 1...8 {
      var attempts = [#""a": \#(buys[number - 1])"#]
      if !pays[number - 1].isEmpty { attempts.append(#""b": \#(pays[number - 1])"#) }
      if number == 4 { attempts.append(#""c": \#(attempt("buy", "done", ease: 5, 600, 700))"#) }
      let interruption =
        number == 6
        ? #""interruptions": {"i": {"endedMilliseconds": 50000, "kind": "connectionFault", "startedMilliseconds": 30000}}, "#
        : ""
      let answer = number <= 3 ? "seen" : "notSeen"
      let letter = String(id(number).dropFirst(4))
      text.meet(
        "S0\(number)-\(letter)", [id(number)], round: 2,
        more: #"""
          "attempts": {\#(attempts.joined(separator: ", "))}, \#(interruption)
          "productVersion": "\#(number == 8 ? "3.3" : "3.2")",
          "promptAnswers": {"p": {"answer": "\#(answer)", "prompt": "spoken"}}, "startedAt": "2026-06-0\#(number)T09:00:00Z"
          """#,
        notes: [
          // What the third person met is an account; the others are words of their own.
          #""atMilliseconds": 10000, "confirmed": ["2.4.3"], "impact": \#(number % 4 + 1), "kind": "barrier", "note": "it jumps, I am lost \#(number)", "reviewedBy": "\#(number == 7 ? "" : "moderator")", "speaker": "participant", "task": "buy", "wording": "\#(number == 3 ? "paraphrase" : "verbatim")""#
        ])
    }
    text.sessions[0].logs.append(
      StudyText.log(
        "log-b",
        [
          #""atMilliseconds": 12000, "impact": 2, "kind": "barrier", "note": "jumps", "proposed": ["2.4.3"]"#,
          #""atMilliseconds": 90000, "kind": "question", "note": "asks""#,
        ]))
    text.meet("S10-aaaa", ["P01-aaaa"], round: 1, more: #""attempts": {"a": \#(buys[3])}"#)
    text.meet(
      "S11-aaaa", ["P01-aaaa"], round: 2, more: #""attempts": {"a": \#(buys[3])}, "pilot": true"#)
    text.meet("S12-iiii", ["P09-iiii"], round: 2, more: #""attempts": {"a": \#(buys[3])}"#)
  }

  private static func responses() -> [String] {
    let answers = [(5, 1), (4, 2), (3, 3), (2, 4), (5, 2), (4, 1), (3, 2)]
    let usability = answers.enumerated().map { index, pair in
      #"""
      {"answers": {"a": {"value": "\#(pair.0)"}, "b": {"value": "\#(pair.1)"}},
      "id": "R0\#(index + 1)-aaaa", "instrument": "access", "participant": "\#(id(index + 1))", "round": 2}
      """#
    }
    let ease = (1...3).map { number in
      #"""
      {"answers": {"e": {"value": "\#(number + 3)"}}, "id": "R1\#(number)-aaaa", "instrument": "single",
      "participant": "\#(id(number))", "round": 2, "task": "buy"}
      """#
    }
    return usability + ease
  }

  private static let scale = #"""
    {"id": "skill", "kind": "scale", "levels": {
    "3": {"countsAsLow": true, "label": "learning", "position": "a"},
    "6": {"label": "confident", "position": "b"}, "8": {"label": "expert", "position": "c"}},
    "title": "Digital skill", "wordingStatus": "ownWords"}
    """#

  /// Two items, the second reversed; 0 to 100.
  private static let accessUsability = #"""
    {"benchmarks": {"all": {"label": "All sessions", "position": "a", "score": "main", "source": "A book, 2020", "value": 65},
    "reader": {"group": "screen-reader users", "technologies": ["voiceover"], "label": "With a screen reader", "position": "b", "score": "main", "source": "A book, 2020", "value": 56}},
    "bands": {"good": {"from": 60, "judges": "study", "label": "good", "position": "a", "score": "main"}},
    "id": "access", "items": {"a": {"position": "a", "text": "Easy"}, "b": {"position": "b", "reversed": true, "text": "Hard"}},
    "kind": "questionnaire", "range": {"highest": 5, "lowest": 1},
    "scores": {"main": {"add": -2, "label": "usability", "multiply": 12.5, "rule": "sum"}},
    "source": "A maker, 2018", "title": "Access usability", "wordingStatus": "ownWords"}
    """#

  private static let singleEase = #"""
    {"id": "single", "items": {"e": {"position": "a", "text": "How easy was it?"}}, "kind": "questionnaire",
    "perTask": true, "range": {"highest": 7, "lowest": 1},
    "scores": {"ease": {"label": "ease", "rule": "sum"}}, "title": "Single ease", "wordingStatus": "official"}
    """#
}
