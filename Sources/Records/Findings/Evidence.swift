import Localization

/// A batch of evidence that is not a session: imported, expert, simulated, reasoned or documented.
package struct Evidence: Record {
  package struct Item: Sendable {
    package let id: String
    package let isBeyondWcag: Bool
    package let coversAllScreens: Bool
    /// What was answered to the question of a checklist.
    package let answer: ChecklistAnswer?
    package let describedPerson: String?
    package let impact: Impact?
    package let kind: ObservationKind?
    package let note: Verbatim
    package let outcome: Outcome?
    package let places: [Place]
    /// The id of the question of a checklist that it answers.
    package let question: String?
    /// Words that the source quotes.
    package let quote: Verbatim?
    package let screens: [String]
    /// The answers that contradict each other since a merge; the worst for the product counts. Empty where none do.
    package let answersInConflict: [ChecklistAnswer]

    /// An entry that says no more than what it is about.
    init(
      id: String, isBeyondWcag: Bool, kind: ObservationKind, note: String, places: [Place]
    ) {
      self.id = id
      self.isBeyondWcag = isBeyondWcag
      self.kind = kind
      self.note = Verbatim(note)
      self.places = places
      answer = nil
      answersInConflict = []
      coversAllScreens = false
      describedPerson = nil
      impact = nil
      outcome = nil
      question = nil
      quote = nil
      screens = []
    }

    init(id: String, _ object: inout ObjectReader) {
      self.id = id
      let answers = EvidenceAnswers(&object)
      let places = object.places("places")
      let isBeyond = object.flag("beyondWcag") ?? false
      answer = answers.whole?.answer ?? object.word("answer")
      answersInConflict = answers.inConflict
      isBeyondWcag = answers.whole?.places.isEmpty ?? isBeyond
      coversAllScreens = object.flag("coversAllScreens") ?? false
      describedPerson = object.string("describedPerson")
      impact = object.integer("impact").flatMap(Impact.init(rawValue:))
      kind = answers.whole?.kind ?? object.word("kind")
      note = Verbatim(answers.note)
      outcome = answers.whole.map(\.outcome) ?? object.word("outcome")
      self.places = answers.whole?.places ?? places
      question = object.string("question")
      quote = object.string("quote").map { Verbatim($0) }
      screens = object.strings("screens")
    }
  }

  package let id: RecordID
  /// The checklist that its entries answer; `nil` where they came in otherwise.
  package let checklist: String?
  package let items: [Item]
  /// Who answered the checklist or walked through the stops: a role.
  package let judgedBy: String?
  package let kind: EvidenceKind?
  /// The round that it is about; `nil` if it is about none in particular.
  package let round: Int?
  package let source: String?
  /// The day it was written, `2026-06-05`.
  package let sourceDate: String?
  package let tool: String?

  init(
    id: RecordID, items: [Item], judgedBy: String?, kind: EvidenceKind, round: Int?,
    source: String, sourceDate: String, tool: String?
  ) {
    self.id = id
    self.items = items
    self.judgedBy = judgedBy
    self.kind = kind
    self.round = round
    self.source = source
    self.sourceDate = sourceDate
    self.tool = tool
    checklist = nil
  }

  package init(_ object: inout ObjectReader) {
    checklist = object.string("checklist")
    id = object.id
    items = object.entries("items") { Item(id: $0, &$1) }
    judgedBy = object.string("judgedBy")
    kind = object.word("kind")
    round = object.integer("round")
    source = object.string("source")
    sourceDate = object.string("sourceDate")
    tool = object.string("tool")
  }

  package static let format = RecordFormat(
    "evidence", noun: Noun("evidence batch", "evidence batches"),
    "Evidence that no participant gave: imported, expert, simulated, reasoned or documented.",
    [
      Field(
        "kind", .choice(WordList(EvidenceKind.allCases.filter { $0 != .lived })), "Kind",
        "How the evidence came about; never lived.", required: true),
      Field("source", .line, "Source", "Where it comes from."),
      Field("sourceDate", .day, "Source date", "When the source was written."),
      Field("tool", .line, "Tool", "The tool and its version, for automatic checks."),
      Field("round", .integer(1...1000), "Round", "Which round of the study, if any."),
      Field(
        "checklist", .reference(.checklist), "Checklist",
        "The checklist that the entries answer, if any."),
      Field(
        "judgedBy", .line, "Judged by", "Who judged: a role, never a name."),
      Field("items", .map(itemEntry), "Items", "One entry a statement.", option: .none),
    ])

  package static let itemEntry = EntryFormat(
    Noun("evidence item", "evidence items"), identity: .named,
    [
      Field(
        "answer", .choice(WordList(ChecklistAnswer.allCases)), "Answer",
        "What was answered to the question of a checklist."),
      Field("beyondWcag", .flag, "Beyond WCAG", "Yes once settled that no criterion names it."),
      Field(
        "coversAllScreens", .flag, "Covers all screens",
        "Yes if the judgement covers the study's whole list of screens."),
      Field(
        "describedPerson", .reference(.describedPerson), "Described person",
        "Whom the source means."),
      Field("impact", .integer(0...4), "Impact", "As the source gives it."),
      Field(
        "judgement", .line, "Judgement",
        "The answer with its kind, outcome and places as one value, so that a merge never mixes two people's answers."
      ),
      Field(
        "kind", .choice(WordList(ObservationKind.allCases)), "Kind", "What the item is about."),
      Field("note", .text, "Note", "What the source says.", required: true),
      Field(
        "outcome", .choice(WordList(Outcome.allCases)), "Outcome",
        "An expert's or a tool's, in EARL's words."),
      Field("places", .set(.place), "Places", "What it names."),
      Field(
        "question", .line, "Question", "The id of the question of the checklist."),
      Field("quote", .text, "Quote", "Words that the source quotes."),
      Field("rule", .line, "Rule", "The tool's rule."),
      Field("screens", .set(.reference(.screen)), "Screens", "Where it was seen."),
      Field(
        "speaker", .choice(WordList(Speaker.allCases)), "Speaker", "Whose words the quote holds."),
      Field("task", .reference(.task), "Task", "During which task."),
    ])
}
