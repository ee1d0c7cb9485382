import Records

/// The invented study of a practice recording.
package enum PracticeStudy {
  static let id = "practice"
  static let title = "Practice: borrowing a book"
  static let product = "An invented library app"

  static let screens = ["Search", "Book", "My loans"]

  struct Task {
    var title: String
    var criteria: [String]
    var doneWhen: String
  }

  static let tasks = [
    Task(
      title: "Find a book about gardens", criteria: ["1.3.1", "2.4.3", "4.1.3"],
      doneWhen: "A book about gardens is open."),
    Task(
      title: "Borrow it", criteria: ["2.5.8", "3.3.2", "4.1.2"],
      doneWhen: "The app says that the book is borrowed."),
    Task(
      title: "Say until when you may keep it", criteria: ["1.4.3", "1.4.10"],
      doneWhen: "The person says the day."),
  ]

  struct Prompt {
    var text: String
    var criteria: [String]
    var isBeyondWcag = false
    var favourable = PromptPolarity.seen
  }

  static let prompts = [
    Prompt(text: "Is the number of results noticed?", criteria: ["4.1.3"]),
    Prompt(text: "Is Borrow found by its words?", criteria: ["2.4.6"]),
    Prompt(text: "Does the day grow with the text size?", criteria: ["1.4.4"]),
    Prompt(
      text: "Does anything worry the person?", criteria: [], isBeyondWcag: true,
      favourable: .notSeen),
  ]
}
