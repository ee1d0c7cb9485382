import Measures
import Records
import StudyText

/// A study with something in every part of the recruitment report.
enum RecruitmentSample {
  static func text(words: String = "") -> StudyText {
    var text = StudyText()
    text.targets = #"""
      {"all": {"label": "People", "minimum": 8, "position": "a"},
      "blind": {"dimension": "see", "duration": "permanent", "label": "Permanent, seeing\#(words)",
        "minimum": 1, "position": "b"},
      "deaf": {"dimension": "hear", "label": "Hearing", "minimum": 1, "minimumShare": 20,
        "position": "c"},
      "novice": {"assistiveTechnology": "VoiceOver\#(words)", "label": "VoiceOver, new",
        "minimum": 2, "position": "d", "proficiency": "novice"},
      "old": {"ageBand": "from75", "label": "75 and over", "minimum": 1, "position": "e"},
      "phone": {"device": "iPhone 8", "label": "An old phone", "minimum": 1, "position": "f"},
      "skill": {"label": "Low skill", "minimum": 1, "position": "g", "skillAtMost": "1",
        "skillScale": "skill"},
      "sun": {"dimension": "see", "duration": "situational", "label": "Sun", "minimum": 2,
        "position": "h"}}
      """#
    text.instruments = [
      #"""
      {"id": "skill", "kind": "scale", "levels": {
        "1": {"countsAsLow": true, "label": "new to it", "position": "a"},
        "2": {"label": "knows it", "position": "b"}}, "title": "Skill"}
      """#
    ]
    let see = #""needs": {"n": {"dimension": "see", "duration": "permanent"}}"#
    let both = #"""
      "needs": {"m": {"dimension": "hear", "duration": "permanent"},
        "n": {"dimension": "see", "duration": "permanent"}}
      """#
    text.participants = [
      person(
        "P01-aaaa", see,
        #""ageBand": "from25to34", "assistiveTechnologies": {"a": {"name": "VoiceOver\#(words)", "proficiency": "novice"}}, "firstLanguage": "English""#
      ),
      person("P02-aaaa", both, #""ageBand": "from25to34", "firstLanguage": "English""#),
      person("P03-aaaa", see, #""ageBandAbsence": "declined", "firstLanguage": "English""#),
      person(
        "P04-aaaa", see,
        #""ageBand": "from75", "devices": ["iPhone 8, worn"], "firstLanguage": "Turkish\#(words)""#),
      person(
        "P05-aaaa", #""needsAbsence": "notAsked""#,
        #""ageBand": "from25to34", "assistiveTechnologiesAbsence": "notAsked", "skillPlacements": {"s": {"basis": "observed", "placedBy": "m", "scale": "skill", "value": "2"}}"#
      ),
      person(
        "P06-aaaa", #""needs": {"n": {"dimension": "hear", "duration": "temporary"}}"#,
        #""lastingCircumstances": {"c": {"kind": "money"}}"#),
      person("P07-aaaa", see, #""consent": {"observe": "refused"}"#),
      person("P08-aaaa", see, #""withdrawals": {"w": {"scope": "all"}}"#),
    ]
    text.meet("S01-aaaa", ["P05-aaaa"])
    let sun = #""circumstances": {"c": {"basis": "real", "dimension": "see", "text": "sun"}}"#
    text.meet("S02-aaaa", ["P01-aaaa", "P02-aaaa"], round: 2, more: sun)
    text.meet("S03-aaaa", ["P03-aaaa", "P04-aaaa", "P08-aaaa"], round: 2)
    text.meet("S04-aaaa", ["P05-aaaa"], round: 2, more: #""pilot": true"#)
    return text
  }

  static func recruitment(_ edition: Edition, words: String = "") throws -> Recruitment {
    Recruitment.measure(
      try text(words: words).records(), options: ReportOptions(edition: edition))
  }

  private static func person(_ id: String, _ members: String...) -> String {
    #"{"id": "\#(id)", \#(members.joined(separator: ", "))}"#
  }
}
