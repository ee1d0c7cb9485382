package import Localization

/// What is asked for on a page.
package typealias Prompt = PromptOf<Sentence>

/// A prompt as it is shown.
package typealias ShownPrompt = PromptOf<String>

/// What a prompt takes.
package enum AcceptedInput: Hashable, Sendable {
  /// Any text, kept as typed. A row can still be chosen with the cursor.
  case text
  /// One row of the list, by its number, its name or the beginning of its name.
  case choice
  /// Several rows: numbers and names with commas or spaces between them; Enter alone takes those that are marked.
  case choices
  /// A row by its number alone; any other text is taken as text.
  case textOrChoice
}

/// A prompt in sentences, or as it is shown.
package struct PromptOf<Words: PageWords>: Sendable {
  /// One or two words, without a colon: "Note", "Outcome". Plain lines add the range: "Outcome 1-5: ".
  package var label: Words
  /// Which question of how many this is: "3 of 10". Plain lines have it where the label stands, so that a short display tells
  /// one question from the next.
  package var position: Words?
  /// What may be typed where no row gives the numbers: "0-10".
  package var range: Words?
  /// What is asked, for who wants to read it at the prompt; the page's heading where it is `nil`.
  package var question: Words?
  /// Whether `s` alone leaves the question out, as the page's `/skip` does.
  package var takesS = false
  package var accepts: AcceptedInput
  /// What stands in the input at first, for changing what is there.
  package var initial: String
  /// What Enter alone means, in words: "keeps \"question\""; `nil` where it means nothing.
  package var enterMeans: Words?
  /// Whether a short outcome may stand where the label stands: "Saved at 12m31. ".
  package var yieldsToOutcome: Bool
  /// Whether what is typed is hidden.
  package var isSecret: Bool

  package init(
    _ label: Words, _ accepts: AcceptedInput = .text, initial: String = "",
    enterMeans: Words? = nil,
    yieldsToOutcome: Bool = false, isSecret: Bool = false
  ) {
    self.label = label
    self.accepts = accepts
    self.initial = initial
    self.enterMeans = enterMeans
    self.yieldsToOutcome = yieldsToOutcome
    self.isSecret = isSecret
  }
}

extension Prompt {
  func shown(in language: Language) -> ShownPrompt {
    var shown = ShownPrompt(
      label.plain(in: language), accepts, initial: initial,
      enterMeans: enterMeans?.plain(in: language), yieldsToOutcome: yieldsToOutcome,
      isSecret: isSecret)
    shown.position = position?.plain(in: language)
    shown.range = range?.plain(in: language)
    shown.question = question?.plain(in: language)
    shown.takesS = takesS
    return shown
  }
}

extension ShownPrompt {
  /// The label with what may be typed: "Answer 0-10".
  var labelWithRange: String { [label, range].compactMap(\.self).joined(separator: " ") }
}
