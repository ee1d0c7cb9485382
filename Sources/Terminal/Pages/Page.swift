package import Localization

/// What a person meets at one moment: where they are, what is there, what is asked.
package typealias Page = PageOf<Sentence>

/// A page as it is shown: its words are in the language of the person.
package typealias ShownPage = PageOf<String>

/// A page in sentences, or as it is shown.
///
/// Data only: one renderer draws it in full screen, another speaks it line by line. All text may come from files; the
/// renderers make it harmless for the terminal.
package struct PageOf<Words: PageWords>: Sendable {
  /// The same while it is the same question or place. When it changes, plain lines say the whole page again.
  package var id: String
  /// Where one is, what matters first: "Tram tickets, P07, VoiceOver on iPhone SE".
  package var title: Words
  /// Stands on the right of the title where there is room: "task 2 of 4: Pay by card".
  package var place: Words
  /// What the title and the first sentences are about; plain lines do not say these again on the next page about it.
  package var subject: PageSubject?
  /// Sentences between title and list: "Watch for: is the price spoken?"
  package var lead: [Words]
  /// Whether an answer decides about what the lead says, such as the words of a note: then the lead, and what Enter does,
  /// are said however little else is.
  package var needsLead = false
  package var list: PageListOf<Words>?
  package var prompt: PromptOf<Words>
  /// What this page understands after a slash, beside what every page understands.
  package var commands: [PageCommandOf<Words>]
  /// What the words are told in, once they are shown.
  var language = Language.english

  package init(
    _ id: String, title: Words, place: Words = "", lead: [Words] = [],
    list: PageListOf<Words>? = nil, prompt: PromptOf<Words>, commands: [PageCommandOf<Words>] = []
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

extension Page {
  /// The page in a language.
  package func shown(in language: Language = .english) -> ShownPage {
    var shown = ShownPage(
      id, title: title.plain(in: language), place: place.plain(in: language),
      lead: lead.map { $0.plain(in: language) }, list: list?.shown(in: language),
      prompt: prompt.shown(in: language), commands: commands.map { $0.shown(in: language) })
    shown.subject = subject
    shown.needsLead = needsLead
    shown.language = language
    return shown
  }
}

extension ShownPage {
  /// Words of the view itself, in the language of the page.
  func told(_ words: Sentence) -> String { words.plain(in: language) }
}

/// What the words of a page are: sentences, or text once a language is chosen.
package protocol PageWords: Hashable, Sendable, ExpressibleByStringLiteral
where StringLiteralType == String {
  var isEmpty: Bool { get }
}

extension Sentence: PageWords {}
extension String: PageWords {}
