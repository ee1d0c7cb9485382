package import Localization

/// One question of a checklist.
package struct ChecklistQuestion: Entry {
  package let id: String
  /// Whether no criterion is about it.
  package private(set) var beyondWcag = false
  package private(set) var criteria: [Place] = []
  /// Whether the favourable answer alone settles its criteria on the screen that was looked at.
  package private(set) var decides = false
  /// The answer that speaks for the product.
  package private(set) var favourable = ChecklistAnswer.yes
  /// How to find out.
  package private(set) var how: String?
  package private(set) var text: String

  package init(key: String) {
    id = key
    text = key
  }

  /// "Level AAA: 1.4.6. Most targets do not ask for it."; `nil` where every criterion is of level A or AA.
  package var levelWords: Sentence? {
    let highest = criteria.filter { $0.level == .aaa }
    guard !highest.isEmpty else { return nil }
    let numbers = highest.map(\.description).joined(separator: ", ")
    return "Level AAA: \(numbers). Most targets do not ask for it."
  }

  package static let table = FieldTable<ChecklistQuestion>([
    Slot(\.text, "text", .line, "Text", "The question; yes or no answers it.", required: true),
    Slot(\.how, "how", .text, "How", "How to find out."),
    Slot(
      \.criteria, "criteria", setOf: .place, "Criteria",
      "The criteria that the answer bears on.", option: .named("criterion")),
    Slot(\.beyondWcag, "beyondWcag", .flag, "Beyond WCAG", "Yes if no criterion is about it."),
    Slot(
      \.decides, "decides", .flag, "Decides",
      "Yes if the good answer alone settles its criteria on the screen; otherwise it only says that nothing was found."
    ),
    Slot(
      \.favourable, "favourable", .choice(WordList(ChecklistAnswer.favourable)),
      "Speaks for the product", "Which answer speaks for the product.", required: true),
  ])

  static let field = Field(
    "questions",
    .map(
      EntryFormat(
        Noun("question", "questions"), identity: .slug(of: "text"), ordered: true,
        shorthand: ["text"], table.fields)),
    "Questions", "What is asked, in this order.", option: .none)
}
