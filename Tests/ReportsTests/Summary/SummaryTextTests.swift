import Testing

@testable import Reports

@Suite struct SummaryTextTests {
  @Test(arguments: [
    ("Say \"Paid\" at once.", "Say \"Paid\" at once."),
    ("Say it. Then show it.", "Say it."), ("Say it! \u{201c}Paid\u{201d} is enough.", "Say it!"),
    (
      "Use a form, e.g. the one of version 3.2 of the app. Test it.",
      "Use a form, e.g. the one of version 3.2 of the app."
    ),
    ("Wait 2.5 seconds", "Wait 2.5 seconds"), ("说“已付款”。然后显示。", "说“已付款”。"),
    ("One line\nand another. More", "One line\nand another."),
    ("No. 3 comes first. Then 4.", "No. 3 comes first."),
  ])
  func theFirstSentence(_ text: String, _ first: String) {
    #expect(SummaryText.firstSentence(text) == first)
  }

  @Test(arguments: [nil, "", "  \n"] as [String?])
  func nothingIsNoSentence(_ text: String?) {
    #expect(SummaryText.firstSentence(text) == nil)
  }

  @Test(arguments: [
    ("Put Pay above the keyboard, please.", "Put Pay above the keyboard, please."),
    (
      "Let the page grow downwards, wrap the price, and keep Pay above the keyboard.",
      "Let the page grow downwards …"
    ),
    (
      "So, say what each of the buttons does: the word, and then the price.",
      "So, say what each of the buttons does …"
    ),
    (
      "Show the whole price with the fee in the list of tickets.",
      "Show the whole price with the fee in the list of tickets."
    ),
    (
      "Wait 2,5 seconds and then say that the payment went through",
      "Wait 2,5 seconds and then say that the payment went through"
    ),
  ])
  func theFirstPart(_ sentence: String, _ part: String) {
    #expect(SummaryText.firstPart(sentence) == part)
  }
}
