/// What a person meets at one moment: where they are, what is there, what is asked.
///
/// Data only: one renderer draws it in full screen, another speaks it line by line. All text may come from files; the
/// renderers make it harmless for the terminal.
package struct Page: Sendable {
  /// The same while it is the same question or place. When it changes, plain lines say the whole page again.
  package var id: String
  /// Where one is, what matters first: "Tram tickets, P07, VoiceOver on iPhone SE".
  package var title: String
  /// Stands on the right of the title where there is room: "task 2 of 4: Pay by card".
  package var place: String
  /// What the title and the first sentences are about; plain lines do not say these again on the next page about it.
  package var subject: PageSubject?
  /// Sentences between title and list: "Watch for: is the price spoken?"
  package var lead: [String]
  package var list: PageList?
  package var prompt: Prompt
  /// What this page understands after a slash, beside what every page understands.
  package var commands: [PageCommand]

  package init(
    _ id: String, title: String, place: String = "", lead: [String] = [], list: PageList? = nil,
    prompt: Prompt, commands: [PageCommand] = []
  ) {
    self.id = id
    self.title = title
    self.place = place
    self.lead = lead
    self.list = list
    self.prompt = prompt
    self.commands = commands
  }
}

/// A thing that several pages in a row are about, such as a note with several questions.
package struct PageSubject: Hashable, Sendable {
  package var id: String
  /// How many sentences of the lead say what it is.
  package var sentences: Int

  package init(_ id: String, sentences: Int) {
    self.id = id
    self.sentences = sentences
  }
}

/// What is asked for on a page.
package struct Prompt: Sendable {
  package enum Accepts: Hashable, Sendable {
    /// Any text, kept as typed. A row can still be chosen with the cursor.
    case text
    /// One row of the list, by its number, its name or the beginning of its name.
    case choice
    /// Several rows: numbers and names with commas or spaces between them; Enter alone takes those that are marked.
    case choices
    /// A row by its number alone; any other text is taken as text.
    case textOrChoice
  }

  /// One or two words, without a colon: "Note", "Outcome". Plain lines add the range: "Outcome 1-5: ".
  package var label: String
  /// Which question of how many this is: "3 of 10". Plain lines have it where the label stands, so that a short display tells
  /// one question from the next.
  package var position: String?
  /// What may be typed where no row gives the numbers: "0-10".
  package var range: String?
  /// What is asked, for who wants to read it at the prompt; the page's heading where it is `nil`.
  package var question: String?
  /// Whether `s` alone leaves the question out, as the page's `/skip` does.
  package var takesS = false
  package var accepts: Accepts
  /// What stands in the input at first, for changing what is there.
  package var initial: String
  /// What Enter alone means, in words: "keeps \"question\""; `nil` where it means nothing.
  package var enterMeans: String?
  /// Whether a short outcome may stand where the label stands: "Saved at 12m31. ".
  package var yieldsToOutcome: Bool
  /// Whether what is typed is hidden.
  package var isSecret: Bool

  package init(
    _ label: String, _ accepts: Accepts = .text, initial: String = "", enterMeans: String? = nil,
    yieldsToOutcome: Bool = false, isSecret: Bool = false
  ) {
    self.label = label
    self.accepts = accepts
    self.initial = initial
    self.enterMeans = enterMeans
    self.yieldsToOutcome = yieldsToOutcome
    self.isSecret = isSecret
  }

  /// The label with what may be typed: "Answer 0-10".
  var labelWithRange: String { [label, range].compactMap(\.self).joined(separator: " ") }
}

/// A word after a slash.
package struct PageCommand: Hashable, Sendable {
  /// Lower-case letters, without the slash.
  package var name: String
  /// What may follow, for help: "[NUMBER]"; empty where nothing does.
  package var argument: String
  /// One sentence.
  package var help: String
  /// Whether the footer shows it.
  package var isInFooter: Bool

  package init(_ name: String, _ argument: String = "", _ help: String, footer: Bool = false) {
    self.name = name
    self.argument = argument
    self.help = help
    isInFooter = footer
  }
}
