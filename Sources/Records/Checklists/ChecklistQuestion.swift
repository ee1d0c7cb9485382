package import Localization

/// One question of a checklist.
package struct ChecklistQuestion: Sendable {
  package let id: String
  /// Whether no criterion is about it.
  package let beyondWcag: Bool
  package let criteria: [Place]
  /// Whether the favourable answer alone settles its criteria on the screen that was looked at.
  package let decides: Bool
  /// The answer that speaks for the product.
  package let favourable: ChecklistAnswer
  /// How to find out.
  package let how: String?
  package let text: String

  /// "Level AAA: 1.4.6. Most targets do not ask for it."; `nil` where every criterion is of level A or AA.
  package var levelWords: Sentence? {
    let highest = criteria.filter { $0.level == .aaa }
    guard !highest.isEmpty else { return nil }
    let numbers = highest.map(\.description).joined(separator: ", ")
    return "Level AAA: \(numbers). Most targets do not ask for it."
  }

  init(id: String, _ object: inout ObjectReader) {
    self.id = id
    beyondWcag = object.flag("beyondWcag") ?? false
    criteria = object.places("criteria")
    decides = object.flag("decides") ?? false
    favourable = object.word("favourable") ?? .yes
    how = object.string("how")
    text = object.string("text") ?? id
  }

  static let field = Field(
    "questions",
    .map(
      EntryFormat(
        Noun("question", "questions"), identity: .slug(of: "text"), ordered: true,
        shorthand: ["text"],
        [
          Field("text", .line, "Text", "The question; yes or no answers it.", required: true),
          Field("how", .text, "How", "How to find out."),
          Field(
            "criteria", .set(.place), "Criteria", "The criteria that the answer bears on.",
            option: .named("criterion")),
          Field("beyondWcag", .flag, "Beyond WCAG", "Yes if no criterion is about it."),
          Field(
            "decides", .flag, "Decides",
            "Yes if the good answer alone settles its criteria on the screen; otherwise it only says that nothing was found."
          ),
          Field(
            "favourable", .choice(WordList(ChecklistAnswer.favourable)), "Speaks for the product",
            "Which answer speaks for the product.", required: true),
        ])),
    "Questions", "What is asked, in this order.", option: .none)
}
