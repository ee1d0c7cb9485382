package import JSON
import Localization

/// One timed note of a session: while it is written and reviewed, in its file, and in reports.
package struct Note: Entry, Hashable {
  /// Its key in the log; empty for one that is not in a log yet.
  package let id: String
  /// Milliseconds since the session's start, at the first keystroke; `nil` where nobody knows when it happened.
  package var at: Int?
  /// Whether it was witnessed or concluded; `nil` where nobody noted it.
  package var basis: Basis?
  /// Whether somebody settled that no criterion names it; `nil` where nobody decided.
  package var beyondWcag: Bool?
  /// Places that a reviewer has confirmed, in order.
  package var confirmed: [Place] = []
  package var dimensions: [Dimension] = []
  /// Proposed places that a reviewer has dropped, in order.
  package var dropped: [Place] = []
  /// The words before each edit, the newest last.
  package private(set) var earlier: [EarlierWords] = []
  package var impact: Impact?
  package var kind: ObservationKind?
  /// Of the words, if not the study's.
  package var language: String?
  package var participant: RecordID?
  package var principles: [DesignPrinciple] = []
  /// Places that were noted while recording, with those that a reviewer has confirmed or dropped since, in order.
  package var proposed: [Place] = []
  /// The role of the reviewer; `nil` for a note that nobody has reviewed.
  package var reviewedBy: String?
  /// The note of another log that holds the same moment, `<session>/<observation>`.
  package var sameMomentAs: String?
  /// The screen's id.
  package var screen: String?
  package var speaker: Speaker?
  /// The task's id.
  package var task: String?
  package var text: Verbatim
  /// What was typed behind the words and understood, such as ` sc reflow`.
  package var typedAfter: Verbatim?
  /// What was typed before the words and understood, such as `b3: `.
  package var typedBefore: Verbatim?
  package var wording: Wording?

  package init(at: Int?, text: Verbatim) {
    id = ""
    self.at = at
    self.text = text
  }

  package init(key: String) {
    id = key
    text = Verbatim("")
  }

  /// Every field that holds something and that people can change, for patches and for the journal.
  package var values: JSONObject { Self.table.values(of: self) }

  /// Every field that a recorder writes; what is empty is `null` or `[]`.
  package var whole: JSONObject { Self.table.whole(of: self) }

  /// What has to be written to turn another note into this one: fields that became empty are `null` or `[]`.
  package func changes(from old: Note) -> JSONObject { Self.table.changes(from: old, to: self) }
}

extension Note {
  package static let entry = EntryFormat(
    Noun("observation", "observations"), identity: .random, table.fields)

  package static let table = FieldTable<Note>([
    Slot(\.at, "atMilliseconds", .milliseconds, "At", "Since the session's start."),
    Slot(\.basis, "basis", .words(of: Basis.self), "Basis", "Seen or heard, or inferred."),
    Slot(
      \.beyondWcag, "beyondWcag", .flag, "Beyond WCAG",
      "Yes once settled that no criterion names it.", inConflict: .empty),
    Slot(
      Field(
        Clearing.field, .line, "Cleared",
        "A digest of the words that somebody has read for names, numbers and places.",
        option: .none, inForms: false, leftOutWhenEmpty: true)),
    Slot(
      \.confirmed, "confirmed", setOf: .place, "Confirmed",
      "Places that a reviewer has confirmed."),
    Slot(\.dimensions, "dimensions", setOf: .dimension, "Dimensions", "The abilities concerned."),
    Slot(
      \.dropped, "dropped", setOf: .place, "Dropped",
      "Proposed places that a reviewer has dropped."),
    Slot(
      Field(
        "earlier", .map(EarlierWords.entry), "Earlier words",
        "The words before each edit: `kerb note edit`.", option: .none, inForms: false),
      \Note.earlier
    ) { object, note in
      note.earlier = object.entries("earlier", EarlierWords.init)
        .sorted { ($0.changedAt ?? "", $0.id) < ($1.changedAt ?? "", $1.id) }
    },
    Slot(
      \.impact, "impact", .integer(0...4), "Impact", "On this person: 0 no problem to 4 blocks.",
      inConflict: .first(Impact.worstFirst)),
    Slot(
      \.kind, "kind", .words(of: ObservationKind.self), "Kind", "What the note is about.",
      inConflict: .first(ObservationKind.worstFirst)),
    Slot(\.language, "language", .line, "Language", "Of the words, if not the study's."),
    Slot(\.text, "note", .text, "Note", "As typed.", required: true),
    Slot(
      \.participant, "participant", .reference(.participant), "Participant", "Whom it is about.",
      inConflict: .empty),
    Slot(
      \.principles, "principles", setOf: .words(of: DesignPrinciple.self), "Principles",
      "Design principles beside WCAG."),
    Slot(\.proposed, "proposed", setOf: .place, "Proposed", "Places noted while recording."),
    Slot(\.reviewedBy, "reviewedBy", .line, "Reviewed by", "The role of the reviewer."),
    Slot(
      \.sameMomentAs, "sameMomentAs", .reference(.observation), "Same moment as",
      "The note of another log that holds the same moment; the two count once."),
    Slot(\.screen, "screen", .reference(.screen), "Screen", "Where it happened."),
    Slot(
      \.speaker, "speaker", .words(of: Speaker.self), "Speaker", "Whose words or sounds.",
      inConflict: .first(Speaker.mostPrivateFirst)),
    Slot(\.task, "task", .reference(.task), "Task", "During which task."),
    Slot(
      \.typedAfter, "typedAfter", .text, "Typed after",
      "What was typed behind the words and understood: ` sc reflow`."),
    Slot(
      \.typedBefore, "typedBefore", .text, "Typed before",
      "What was typed before the words and understood: `b3: `."),
    Slot(
      \.wording, "wording", .words(of: Wording.self), "Wording", "How close to what was said.",
      inConflict: .first(Wording.mostPrivateFirst)),
  ])
}

extension Note {
  package var isBeyondWcag: Bool { beyondWcag == true }

  package var isReviewed: Bool { reviewedBy != nil }

  /// Whether it is a moment that somebody wanted to fill in later.
  package var isFlag: Bool { text.words.isEmpty }

  /// The line as it was typed, where more was typed than the words; `nil` where they are all.
  package var typedLine: Verbatim? {
    guard typedBefore != nil || typedAfter != nil else { return nil }
    return Verbatim((typedBefore?.words ?? "") + text.words + (typedAfter?.words ?? ""))
  }

  /// Proposals that count: neither confirmed nor dropped, on a note that no reviewer has reviewed or settled as outside
  /// WCAG.
  package var openProposals: [Place] { isReviewed ? [] : undecided }

  /// Proposals without a decision, in order: neither confirmed nor dropped, on a note that is not outside WCAG.
  package var undecided: [Place] {
    guard !isBeyondWcag else { return [] }
    return proposed.filter { !confirmed.contains($0) && !dropped.contains($0) }.sorted()
  }

  /// Confirms a place; a note with a criterion is no longer outside WCAG.
  package mutating func confirm(_ place: Place) {
    if !confirmed.contains(place) { confirmed = (confirmed + [place]).sorted() }
    dropped.removeAll { $0 == place }
    if isBeyondWcag { beyondWcag = nil }
  }

  /// Drops a place: a proposal stays in the record as dropped.
  package mutating func drop(_ place: Place) {
    confirmed.removeAll { $0 == place }
    if proposed.contains(place), !dropped.contains(place) {
      dropped = (dropped + [place]).sorted()
    }
  }

  /// Whose words the note holds.
  package var whoseWords: WhoseWords {
    WhoseWords(speaker: speaker, wording: wording, text: text.words)
  }

  /// Whether the note names any place.
  package var hasTag: Bool { !proposed.isEmpty || !confirmed.isEmpty || isBeyondWcag }
}

extension Note {
  /// Whose words a text of the note holds: its present words, or those before an edit.
  ///
  /// A mark as a paraphrase is about the present words only.
  package func whoseWords(of text: Verbatim) -> WhoseWords {
    let isEarlier = wording == .paraphrase && text != self.text
    return WhoseWords(speaker: speaker, wording: isEarlier ? nil : wording, text: text.words)
  }
}

/// The words of a note before an edit.
package struct EarlierWords: Entry, Hashable {
  package let id: String
  /// The moment of the edit, in UTC.
  package var changedAt: String?
  package var note: Verbatim
  package var typedAfter: Verbatim?
  package var typedBefore: Verbatim?

  package init(key: String) {
    id = key
    note = Verbatim("")
  }

  package static let entry = EntryFormat(
    Noun("earlier wording", "earlier wordings"), identity: .random, table.fields)

  package static let table = FieldTable<EarlierWords>([
    Slot(\.changedAt, "changedAt", .instant, "Changed at", "When the words were changed, in UTC."),
    Slot(\.note, "note", .text, "Note", "The words until then.", required: true),
    Slot(\.typedAfter, "typedAfter", .text, "Typed after", "As in the note."),
    Slot(\.typedBefore, "typedBefore", .text, "Typed before", "As in the note."),
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

extension Verbatim: TextValue {
  package init?(stored text: String) { self.init(text) }
  package var stored: String { words }
}
