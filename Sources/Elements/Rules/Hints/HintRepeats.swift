import Localization
import Wording

extension Rule {
  static let hintRepeats = Rule(
    "hint-repeats", "Hints do not repeat the name", needs: [.hints, .labels], criteria: ["3.3.2"],
    .slight,
    why: "People wait for what is new and hear the same again.",
    remedy: "Say the result in other words, or leave the hint out.",
    passes: ["Save, button. Keeps the ticket for later.", "Pay, button. Charges your card."],
    fails: ["Save ticket, button. Save ticket.", Example("保存车票，按钮。保存车票。", "zh")]
  ) { judging in
    for (stop, hint) in Hints.of(judging.hearing) where stop.source == .own {
      let (name, said) = (PlainText.folded(stop.name, .words), PlainText.folded(hint, .words))
      guard !name.isEmpty else { continue }
      let isSame = name.utf8.elementsEqual(said.utf8)
      let isBeginning = name.contains(" ") && said.hasPrefix(name + " ")
      judging.judge(stop.element, breaks: isSame || isBeginning, "The hint repeats the name.")
    }
  }
}
