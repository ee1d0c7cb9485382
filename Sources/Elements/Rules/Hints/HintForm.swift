import Localization

extension Rule {
  static let hintForm = Rule(
    "hint-form", "Hints are sentences: a capital letter first, a full stop last", needs: [.hints],
    criteria: ["3.3.2"], .slight,
    why: "The voice pauses and falls where the sentence ends.",
    remedy: "Write a capital letter first and a full stop last.",
    passes: [
      "Save, button. Saves the ticket.", Example("保存，按钮。保存车票。", "zh"),
    ],
    fails: ["Save, button. saves the ticket.", "Save, button. Saves the ticket"]
  ) { judging in
    for (stop, hint) in Hints.of(judging.hearing) {
      let text = Words.trimmed(hint)
      let isEnded = [".", "。", "!", "?", "…", "！", "？"].contains { text.hasSuffix($0) }
      let isSmall = Capitals.isSmall(text) == true
      judging.judge(
        stop.element, breaks: !isEnded || isSmall,
        isSmall ? "The hint begins with a small letter." : "The hint has no full stop at its end.")
    }
  }
}
