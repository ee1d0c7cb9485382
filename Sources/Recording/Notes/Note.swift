package import Records

/// One observation while it is being written or reviewed: every field that people can change, as plain values.
package struct Note: Hashable, Sendable {
  /// Milliseconds since the session's start, at the first keystroke; `nil` where nobody knows when it happened.
  package var at: Int?
  package var basis: Basis?
  /// Settled: no criterion names it.
  package var isBeyondWcag: Bool?
  /// Places that a reviewer has confirmed, in order.
  package var confirmed: [Place]
  package var dimensions: [Dimension]
  /// Proposed places that a reviewer has dropped, in order.
  package var dropped: [Place]
  package var impact: Impact?
  package var kind: ObservationKind?
  package var language: String?
  package var text: Verbatim
  /// The participant's id.
  package var participant: String?
  package var principles: [DesignPrinciple]
  /// Places noted while recording, in order.
  package var proposed: [Place]
  /// The role of the reviewer.
  package var reviewedBy: String?
  package var sameMomentAs: String?
  /// The screen's id.
  package var screen: String?
  package var speaker: Speaker?
  /// The task's id.
  package var task: String?
  /// What was typed behind the words and understood, such as ` sc reflow`.
  package var typedAfter: Verbatim?
  /// What was typed before the words and understood, such as `b3: `.
  package var typedBefore: Verbatim?
  package var wording: Wording?

  package init(at: Int?, text: Verbatim) {
    self.at = at
    self.text = text
    confirmed = []
    dimensions = []
    dropped = []
    principles = []
    proposed = []
  }

  /// Whether it is a moment that somebody wanted to fill in later.
  package var isFlag: Bool { text.words.isEmpty }

  /// The line as it was typed, where more was typed than the words; `nil` where they are all.
  package var typedLine: Verbatim? {
    guard typedBefore != nil || typedAfter != nil else { return nil }
    return Verbatim((typedBefore?.words ?? "") + text.words + (typedAfter?.words ?? ""))
  }

  /// Proposals without a decision, in order.
  package var undecided: [Place] {
    Observation.undecided(
      proposed: proposed, confirmed: confirmed, dropped: dropped,
      isBeyondWcag: isBeyondWcag == true)
  }

  /// Confirms a place; a note with a criterion is no longer outside WCAG.
  package mutating func confirm(_ place: Place) {
    if !confirmed.contains(place) { confirmed = (confirmed + [place]).sorted() }
    dropped.removeAll { $0 == place }
    if isBeyondWcag == true { isBeyondWcag = nil }
  }

  /// Drops a place: a proposal stays in the record as dropped.
  mutating func drop(_ place: Place) {
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
  package var hasTag: Bool { !proposed.isEmpty || !confirmed.isEmpty || isBeyondWcag == true }
}
