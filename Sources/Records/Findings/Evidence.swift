import Localization

/// A batch of evidence that is not a session: imported, expert, simulated, reasoned or documented.
package struct Evidence: Record {
  package let id: RecordID
  /// The checklist that its entries answer; `nil` where they came in otherwise.
  package private(set) var checklist: String?
  package private(set) var items: [Item] = []
  /// Who answered the checklist or walked through the stops: a role.
  package private(set) var judgedBy: String?
  package private(set) var kind: EvidenceKind?
  /// The round that it is about; `nil` if it is about none in particular.
  package private(set) var round: Int?
  package private(set) var source: String?
  /// The day it was written, `2026-06-05`.
  package private(set) var sourceDate: String?
  package private(set) var tool: String?

  package init(id: RecordID) { self.id = id }

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
  }

  package static let format = RecordFormat(
    "evidence", noun: Noun("evidence batch", "evidence batches"),
    "Evidence that no participant gave: imported, expert, simulated, reasoned or documented.",
    table.fields)

  package static let table: FieldTable<Evidence> = FieldTable([
    Slot(
      \.kind, "kind", .choice(WordList(EvidenceKind.allCases.filter { $0 != .lived })), "Kind",
      "How the evidence came about; never lived.", required: true),
    Slot(\.source, "source", .line, "Source", "Where it comes from."),
    Slot(\.sourceDate, "sourceDate", .day, "Source date", "When the source was written."),
    Slot(\.tool, "tool", .line, "Tool", "The tool and its version, for automatic checks."),
    Slot(\.round, "round", .integer(1...1000), "Round", "Which round of the study, if any."),
    Slot(
      \.checklist, "checklist", .reference(.checklist), "Checklist",
      "The checklist that the entries answer, if any."),
    Slot(\.judgedBy, "judgedBy", .line, "Judged by", "Who judged: a role, never a name."),
    Slot(
      entries: \.items,
      Field("items", .map(Item.entry), "Items", "One entry a statement.", option: .none)),
  ])
}

extension Evidence {
  package struct Item: Entry {
    package let id: String
    package private(set) var isBeyondWcag = false
    package private(set) var coversAllScreens = false
    /// What was answered to the question of a checklist.
    package private(set) var answer: ChecklistAnswer?
    package private(set) var describedPerson: String?
    package private(set) var impact: Impact?
    /// The answer with all that follows from it, as ``WholeAnswer`` writes it.
    package private(set) var judgement: String?
    package private(set) var kind: ObservationKind?
    package private(set) var note = Verbatim("")
    package private(set) var outcome: Outcome?
    package private(set) var places: [Place] = []
    /// The id of the question of a checklist that it answers.
    package private(set) var question: String?
    /// Words that the source quotes.
    package private(set) var quote: Verbatim?
    /// The tool's rule.
    package private(set) var rule: String?
    package private(set) var screens: [String] = []
    package private(set) var speaker: Speaker?
    package private(set) var task: String?
    /// The answers that contradict each other since a merge; the worst for the product counts. Empty where none do.
    package private(set) var answersInConflict: [ChecklistAnswer] = []

    package init(key: String) { id = key }

    /// An entry that holds no more than what it is about.
    init(
      id: String, isBeyondWcag: Bool, kind: ObservationKind, note: String, places: [Place]
    ) {
      self.id = id
      self.isBeyondWcag = isBeyondWcag
      self.kind = kind
      self.note = Verbatim(note)
      self.places = places
    }

    package static let entry = EntryFormat(
      Noun("evidence item", "evidence items"), identity: .named, table.fields)

    package static let table: FieldTable<Item> = FieldTable([
      Slot(
        \.answer, "answer", .words(of: ChecklistAnswer.self), "Answer",
        "What was answered to the question of a checklist."),
      Slot(
        \.isBeyondWcag, "beyondWcag", .flag, "Beyond WCAG",
        "Yes once settled that no criterion names it."),
      Slot(
        \.coversAllScreens, "coversAllScreens", .flag, "Covers all screens",
        "Yes if the judgement covers the study's whole list of screens."),
      Slot(
        \.describedPerson, "describedPerson", .reference(.describedPerson), "Described person",
        "Whom the source means."),
      Slot(\.impact, "impact", .integer(0...4), "Impact", "As the source gives it."),
      Slot(
        \.judgement, "judgement", .line, "Judgement",
        "The answer with its kind, outcome and places as one value, so that a merge never mixes two people's answers."
      ),
      Slot(\.kind, "kind", .words(of: ObservationKind.self), "Kind", "What the item is about."),
      Slot(\.note, "note", .text, "Note", "What the source says.", required: true),
      Slot(
        \.outcome, "outcome", .words(of: Outcome.self), "Outcome",
        "An expert's or a tool's, in EARL's words."),
      Slot(\.places, "places", setOf: .place, "Places", "What it names."),
      Slot(
        \.question, "question", .line, "Question", "The id of the question of the checklist."),
      Slot(\.quote, "quote", .text, "Quote", "Words that the source quotes."),
      Slot(\.rule, "rule", .line, "Rule", "The tool's rule."),
      Slot(\.screens, "screens", setOf: .reference(.screen), "Screens", "Where it was seen."),
      Slot(
        \.speaker, "speaker", .words(of: Speaker.self), "Speaker", "Whose words the quote holds."),
      Slot(\.task, "task", .reference(.task), "Task", "During which task."),
    ]) { object, item in item.settle(EvidenceAnswers(&object)) }

    /// Takes what several answers come to.
    private mutating func settle(_ answers: EvidenceAnswers) {
      note = Verbatim(answers.note)
      answersInConflict = answers.inConflict
      guard let whole = answers.whole else { return }
      answer = whole.answer
      kind = whole.kind
      outcome = whole.outcome
      places = whole.places
      isBeyondWcag = whole.places.isEmpty
    }
  }
}
