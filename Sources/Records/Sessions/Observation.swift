import JSON
import Localization

/// One timed note of a session.
package struct Observation: Sendable {
  package let id: String
  package let atMilliseconds: Int?
  /// Whether it was witnessed or concluded; `nil` where nobody noted it.
  package let basis: Basis?
  package let isBeyondWcag: Bool
  /// Places that a reviewer has confirmed.
  package let confirmed: [Place]
  package let dimensions: [Dimension]
  /// Proposed places that a reviewer has dropped.
  package let dropped: [Place]
  /// The words before each edit, the newest last.
  package let earlier: [EarlierWords]
  package let impact: Impact?
  package let kind: ObservationKind?
  /// Of the words, if not the study's.
  package let language: String?
  package let note: Verbatim
  package let participant: RecordID?
  /// Places that were noted while recording, with those that a reviewer has confirmed or dropped since.
  package let proposed: [Place]
  package let isReviewed: Bool
  /// The note of another log that holds the same moment, `<session>/<observation>`.
  package let sameMomentAs: String?
  package let screen: String?
  package let speaker: Speaker?
  package let task: String?
  /// What was typed behind the words and understood, such as ` sc reflow`.
  package let typedAfter: Verbatim?
  /// What was typed before the words and understood, such as `b3: `.
  package let typedBefore: Verbatim?
  package let wording: Wording?

  init(id: String, _ object: inout ObjectReader) {
    self.id = id
    atMilliseconds = object.integer("atMilliseconds")
    basis = object.word("basis")
    let beyond = object.flag("beyondWcag")
    confirmed = object.places("confirmed")
    dimensions = object.strings("dimensions").map(Dimension.init(id:))
    dropped = object.places("dropped")
    earlier = object.entries("earlier") { EarlierWords(id: $0, &$1) }
      .sorted { ($0.changedAt ?? "", $0.id) < ($1.changedAt ?? "", $1.id) }
    let severity = object.integer("impact").flatMap(Impact.init(rawValue:))
    let about: ObservationKind? = object.word("kind")
    language = object.string("language")
    note = Verbatim(object.string("note") ?? "")
    let whose = object.string("participant").map(RecordID.init(trusted:))
    proposed = object.places("proposed")
    isReviewed = object.has("reviewedBy")
    sameMomentAs = object.string("sameMomentAs")
    screen = object.string("screen")
    let voice: Speaker? = object.word("speaker")
    let unsettled = UnsettledFields(&object)
    isBeyondWcag = unsettled.isAgreed("beyondWcag", beyond)
    impact = unsettled.first("impact", severity, of: Impact.worstFirst, Impact.read)
    kind = unsettled.first("kind", about, of: ObservationKind.worstFirst, ObservationKind.read)
    task = object.string("task")
    typedAfter = object.string("typedAfter").map { Verbatim($0) }
    typedBefore = object.string("typedBefore").map { Verbatim($0) }
    let closeness: Wording? = object.word("wording")
    participant = unsettled.agreed("participant", whose) { node in
      node.string.map(RecordID.init(trusted:))
    }
    speaker = unsettled.first("speaker", voice, of: Speaker.mostPrivateFirst, Speaker.read)
    wording = unsettled.first("wording", closeness, of: Wording.mostPrivateFirst, Wording.read)
  }

  /// Proposals that count: neither confirmed nor dropped, on a note that no reviewer has reviewed or settled as outside
  /// WCAG.
  package var openProposals: [Place] { isReviewed ? [] : undecided }

  /// Proposals without a decision, in order: neither confirmed nor dropped, on a note that is not outside WCAG.
  package var undecided: [Place] {
    Self.undecided(
      proposed: proposed, confirmed: confirmed, dropped: dropped, isBeyondWcag: isBeyondWcag)
  }

  /// The one rule for a proposal without a decision, for notes in every form.
  package static func undecided(
    proposed: [Place], confirmed: [Place], dropped: [Place], isBeyondWcag: Bool
  ) -> [Place] {
    guard !isBeyondWcag else { return [] }
    return proposed.filter { !confirmed.contains($0) && !dropped.contains($0) }.sorted()
  }

  package static let entry = EntryFormat(
    Noun("observation", "observations"), identity: .random,
    [
      Field("atMilliseconds", .milliseconds, "At", "Since the session's start."),
      Field(
        "basis", .choice(WordList(Basis.allCases)), "Basis", "Seen or heard, or inferred."),
      Field(
        "beyondWcag", .flag, "Beyond WCAG", "Yes once settled that no criterion names it."),
      Field(
        Clearing.field, .line, "Cleared",
        "A digest of the words that somebody has read for names, numbers and places.",
        option: .none, inForms: false, leftOutWhenEmpty: true),
      Field("confirmed", .set(.place), "Confirmed", "Places that a reviewer has confirmed."),
      Field("dimensions", .set(.dimension), "Dimensions", "The abilities concerned."),
      Field("dropped", .set(.place), "Dropped", "Proposed places that a reviewer has dropped."),
      Field(
        "earlier", .map(EarlierWords.entry), "Earlier words",
        "The words before each edit: `kerb note edit`.", option: .none, inForms: false),
      Field("impact", .integer(0...4), "Impact", "On this person: 0 no problem to 4 blocks."),
      Field("kind", .choice(WordList(ObservationKind.allCases)), "Kind", "What the note is about."),
      Field("language", .line, "Language", "Of the words, if not the study's."),
      Field("note", .text, "Note", "As typed.", required: true),
      Field("participant", .reference(.participant), "Participant", "Whom it is about."),
      Field(
        "principles", .set(.choice(WordList(DesignPrinciple.allCases))), "Principles",
        "Design principles beside WCAG."),
      Field("proposed", .set(.place), "Proposed", "Places noted while recording."),
      Field("reviewedBy", .line, "Reviewed by", "The role of the reviewer."),
      Field(
        "sameMomentAs", .reference(.observation), "Same moment as",
        "The note of another log that holds the same moment; the two count once."),
      Field("screen", .reference(.screen), "Screen", "Where it happened."),
      Field("speaker", .choice(WordList(Speaker.allCases)), "Speaker", "Whose words or sounds."),
      Field("task", .reference(.task), "Task", "During which task."),
      Field(
        "typedAfter", .text, "Typed after",
        "What was typed behind the words and understood: ` sc reflow`."),
      Field(
        "typedBefore", .text, "Typed before",
        "What was typed before the words and understood: `b3: `."),
      Field(
        "wording", .choice(WordList(Wording.allCases)), "Wording", "How close to what was said."),
    ])
}

/// The words of a note before an edit.
package struct EarlierWords: Sendable {
  package let id: String
  /// The moment of the edit, in UTC.
  package let changedAt: String?
  package let note: Verbatim
  package let typedAfter: Verbatim?
  package let typedBefore: Verbatim?

  init(id: String, _ object: inout ObjectReader) {
    self.id = id
    changedAt = object.string("changedAt")
    note = Verbatim(object.string("note") ?? "")
    typedAfter = object.string("typedAfter").map { Verbatim($0) }
    typedBefore = object.string("typedBefore").map { Verbatim($0) }
  }

  package static let entry = EntryFormat(
    Noun("earlier wording", "earlier wordings"), identity: .random,
    [
      Field("changedAt", .instant, "Changed at", "When the words were changed, in UTC."),
      Field("note", .text, "Note", "The words until then.", required: true),
      Field("typedAfter", .text, "Typed after", "As in the note."),
      Field("typedBefore", .text, "Typed before", "As in the note."),
    ])
}

/// What a person said or did, as somebody wrote it down; never shown by accident.
///
/// Interpolating it into a message shows how long it is and nothing more. Whoever prints it says so by asking
/// for ``words``.
package struct Verbatim: Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible {
  package let words: String

  package init(_ words: String) { self.words = words }

  package static func == (left: Verbatim, right: Verbatim) -> Bool {
    Text.isSame(left.words, right.words)
  }

  package func hash(into hasher: inout Hasher) { Text(words).hash(into: &hasher) }

  package var description: String { "‹\(words.count) characters withheld›" }
  package var debugDescription: String { description }
}
