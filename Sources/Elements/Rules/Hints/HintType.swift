import Localization
import Wording

extension Rule {
  static let hintType = Rule(
    "hint-type", "Hints do not say the type of the control", needs: [.hints, .roles],
    criteria: ["3.3.2"], .slight,
    why: "The screen reader has just said it.",
    remedy: "Leave the word for the type out.",
    passes: ["Save, button. Saves the ticket.", Example("保存，按钮。保存车票。", "zh")],
    fails: [
      "Save, button. Is a button that saves.", Example("保存，按钮。此按钮保存车票。", "zh"),
    ]
  ) { judging in
    let hearing = judging.hearing
    for (stop, hint) in Hints.of(hearing) where TypeWords.canSay(stop.role) {
      let word = TypeWords.said(
        in: hint, folded: PlainText.folded(hint, .words), of: stop.role,
        hearing.types(for: stop.element),
        isAnywhere: true)
      judging.judge(stop.element, breaks: word != nil, "The hint says \"\(word ?? "")\".")
    }
  }
}
