import JSON
import Localization
import Records
import Terminal
import Wording
import Workbench

/// Adding a task to a study, as `kerb study task add` does.
struct NewTask {
  let navigator: Navigator
  let study: String

  /// - Parameter title: Empty where it is asked for.
  func run(title: String) throws -> [Message] {
    try navigator.attempt {
      let title =
        title.isEmpty
        ? try navigator.pages.ask(
          "What are people asked to do?", "Task",
          problem: { PlainText.trimmed($0).isEmpty ? "A task needs words." : nil })
        : title
      let typed = try navigator.pages.ask(
        "Which criteria does doing it exercise?", "Criteria", enterMeans: "none for now",
        lead: ["Numbers with commas between them, such as 2.4.3, 3.3.2."],
        problem: { PlaceList.problem($0) })
      let places = try PlaceList.places(typed).compactMap { Place($0) }
      return try navigator.add(
        .task, to: study,
        StudyTask.new {
          $0.title = title
          $0.criteria = places
        })
    }
  }
}

/// Adding something to watch for, as `kerb study prompts new` does.
struct NewPrompt {
  let navigator: Navigator
  let study: String

  /// - Parameter text: Empty where it is asked for.
  func run(text: String) throws -> [Message] {
    try navigator.attempt {
      let text =
        text.isEmpty
        ? try navigator.pages.ask(
          "What is there to watch for?", "Question",
          lead: ["As a question: \"Is the price spoken?\""],
          problem: { PlainText.trimmed($0).isEmpty ? "It needs words." : nil })
        : text
      let polarity = try navigator.pages.choose(
        "Which answer speaks for the product?", "Answer",
        PromptPolarity.allCases.map { "\($0.label)" } + ["say nothing of it"], standing: 0,
        lead: ["\(text)"])
      return try navigator.add(
        .prompt, to: study,
        StudyPrompt.new {
          $0.text = text
          if PromptPolarity.allCases.indices.contains(polarity) {
            $0.favourable = PromptPolarity.allCases[polarity]
          }
        })
    }
  }
}

/// Criteria as people type them: numbers or names with commas between them.
enum PlaceList {
  /// The numbers of all places.
  ///
  /// - Throws: ``FieldText/Fault`` for what names none.
  static func places(_ typed: String) throws -> [String] {
    try typed.split(separator: ",").map(String.init).filter { !PlainText.trimmed($0).isEmpty }
      .compactMap { try FieldText.parse($0, as: .place).string }
  }

  /// What is wrong with the text, as a sentence.
  static func problem(_ typed: String) -> Sentence? {
    do {
      _ = try places(typed)
      return nil
    } catch let fault as FieldText.Fault {
      return fault.sentence
    } catch {
      return "This names no criterion."
    }
  }
}

extension FieldText.Fault {
  /// The fault as a sentence, remedy last.
  var sentence: Sentence { "The value \(problem). To mend it: \(remedy)" }
}
