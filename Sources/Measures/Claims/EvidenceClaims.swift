package import Localization
package import Records

// What reports state about notes and other evidence. `docs/claims.md` defines when each is true.

extension EvidenceKind {
  /// The kind, for a sentence: "participants", "expert review".
  package var words: Sentence {
    switch self {
    case .lived: "participants"
    case .expert: "expert review"
    case .tool: "automated check"
    case .simulated: "simulation"
    case .persona: "persona walkthrough"
    case .documented: "published source"
    }
  }
}

/// A note of a session, with as many of its words as may be shown.
package struct EvidenceNote: ClaimedValue {
  package static let id = "evidence.note"
  /// `session/observation`.
  let note: String
  let kind: String?
  let impact: Int?
  let round: Int
  private let words: Sentence

  package init(_ facts: NoteFacts, words: Sentence) {
    note = "\(facts.session)/\(facts.observation)"
    kind = facts.kind?.id
    impact = facts.impact?.rawValue
    round = facts.round
    self.words = words
  }

  package var sentence: Sentence { words }

  private enum CodingKeys: CodingKey { case note, kind, impact, round }
}

/// An entry of evidence that no participant gave, with its words.
package struct EvidenceEntry: ClaimedValue {
  package static let id = "evidence.entry"
  let batch: String
  let entry: String
  let kind: String
  let outcome: String?
  let barrier: Bool
  let impact: Int?
  private let words: Sentence

  package init(_ facts: EntryFacts) {
    batch = facts.batch.string
    entry = facts.entry
    kind = facts.kind.id
    outcome = facts.outcome?.id
    barrier = facts.isBarrier
    impact = facts.impact?.rawValue
    var parts: [Sentence] = [facts.kind.words.capitalised]
    if let source = facts.source, !source.isEmpty { parts[0] = parts[0] + " (\(source))" }
    if facts.isBarrier { parts.append("barrier") }
    if let impact = facts.impact { parts.append("impact \(impact.words)") }
    if let outcome = facts.outcome { parts.append(outcome.label) }
    if !facts.inConflict.isEmpty {
      parts.append("answers in conflict (\(Sentence.list(facts.inConflict.map(\.label))))")
    }
    let head = Sentence.joined(parts, ", ")
    words = facts.words.isEmpty ? head + "." : head + ": \(facts.words)"
  }

  package var sentence: Sentence { words }

  private enum CodingKeys: CodingKey { case batch, entry, kind, outcome, barrier, impact }
}

/// More notes or entries than a list shows.
package struct EvidenceMore: ClaimedValue {
  package static let id = "evidence.more"
  /// The place; `nil` for what is outside WCAG.
  let place: String?
  let notes: Int
  let entries: Int

  package init(_ place: Place?, notes: Int, entries: Int) {
    self.place = place?.description
    self.notes = notes
    self.entries = entries
  }

  package var sentence: Sentence {
    let parts: [Sentence] =
      (notes > 0 ? ["\(notes, "more note", "more notes") with the same or less impact"] : [])
      + (entries > 0 ? ["\(entries, "more entry", "more entries")"] : [])
    return .joined(parts, "; ") + "."
  }
}

/// All evidence items, by the kind of evidence.
package struct EvidenceItems: ClaimedValue {
  package static let id = "evidence.items"
  let round: Int?
  let items: Int
  let byKind: [String: Int]
  private let kinds: KindCounts

  package init(_ counts: KindCounts, round: Int?) {
    self.round = round
    items = counts.total
    byKind = Dictionary(
      uniqueKeysWithValues: EvidenceKind.allCases.map { ($0.id, counts[$0]) })
    kinds = counts
  }

  package var sentence: Sentence {
    let parts = EvidenceKind.allCases.filter { kinds[$0] > 0 }.map {
      "\($0.words) \(kinds[$0])" as Sentence
    }
    let list: Sentence = parts.isEmpty ? "" : ": " + .joined(parts, ", ")
    return "\(items, "evidence item", "evidence items")\(list)."
  }

  private enum CodingKeys: CodingKey { case round, items, byKind }
}

/// Places with evidence that are not in the target.
package struct EvidenceOutsideTarget: ClaimedValue {
  package struct Entry: Encodable, Sendable {
    let place: String
    let items: Int
    fileprivate let label: String
    private enum CodingKeys: CodingKey { case place, items }
  }

  package static let id = "evidence.outsideTarget"
  let round: Int?
  let places: [Entry]

  package init(_ places: [OutsidePlace], round: Int?) {
    self.round = round
    self.places = places.map {
      Entry(place: $0.place.description, items: $0.items, label: $0.place.label)
    }
  }

  package var sentence: Sentence {
    let list = places.map { "\($0.label) (\($0.items, "item", "items"))" as Sentence }
    return "Named and not in the target, so they count for no criterion of it: "
      + .joined(list, "; ") + "."
  }
}

/// How many criteria have confirmed tags, and how many proposals alone.
package struct EvidenceTags: ClaimedValue {
  package static let id = "evidence.tags"
  let round: Int?
  let confirmed: Int
  let proposed: Int

  package var sentence: Sentence {
    "\(confirmed, "criterion has", "criteria have") confirmed tags; \(proposed, "has", "have") proposals only."
  }
}

/// Notes and entries that name no place yet.
package struct EvidenceUntagged: ClaimedValue {
  package static let id = "evidence.untagged"
  let round: Int?
  let items: Int
  /// Those of them that are barriers.
  let barriers: Int

  package var sentence: Sentence {
    let worst: Sentence = barriers == 0 ? "" : " (\(barriers, "barrier", "barriers"))"
    return
      "\(items, "note or entry names", "notes and entries name") no criterion, guideline or principle yet\(worst)."
  }
}

/// Answers to checklists that contradict each other since a merge.
package struct EvidenceConflicts: ClaimedValue {
  package static let id = "evidence.conflicts"
  let round: Int?
  let questions: Int

  package var sentence: Sentence {
    "\(questions, "checklist question has", "checklist questions have") conflicting answers; the worst for the product counts until `kerb team resolve`."
  }
}

/// Barriers outside WCAG, by the kind of evidence.
package struct EvidenceBeyondBarriers: ClaimedValue {
  package static let id = "evidence.beyondBarriers"
  let round: Int?
  let byKind: [String: Int]
  private let kinds: KindCounts

  init(_ counts: KindCounts, round: Int?) {
    self.round = round
    kinds = counts
    byKind = Dictionary(
      uniqueKeysWithValues: EvidenceKind.allCases.map { ($0.id, counts[$0]) })
  }

  package var sentence: Sentence {
    let parts = EvidenceKind.allCases.filter { kinds[$0] > 0 }.map {
      "\($0.words) \(kinds[$0])" as Sentence
    }
    return "\(kinds.total, "barrier is", "barriers are") outside WCAG: " + .joined(parts, ", ")
      + "."
  }

  private enum CodingKeys: CodingKey { case round, byKind }
}

/// What is settled as outside WCAG.
package struct EvidenceBeyond: ClaimedValue {
  package static let id = "evidence.beyond"
  let round: Int?
  let notes: Int
  let entries: Int
  let findings: Int
  /// Notes and entries outside WCAG that found nothing in the way.
  let withoutTrouble: Int

  package init(_ beyond: BeyondFacts, round: Int?) {
    self.round = round
    notes = beyond.noteCount
    entries = beyond.entryCount
    findings = beyond.findings.count
    withoutTrouble = beyond.withoutTrouble
  }

  package var sentence: Sentence {
    let fine: Sentence =
      withoutTrouble == 0
      ? ""
      : " \(withoutTrouble, "note or entry", "notes and entries") outside WCAG found nothing in the way."
    if notes + entries + findings == 0 { return "No problem is settled as outside WCAG.\(fine)" }
    return
      "\(notes, "note", "notes"), \(entries, "entry", "entries") of other evidence and \(findings, "open finding", "open findings") are outside WCAG.\(fine)"
  }
}

/// No participant, named or not, is in the evidence.
package struct EvidenceWithoutPeople: ClaimedValue {
  package static let id = "evidence.withoutPeople"
  let round: Int?
  let kinds: [String]
  private let names: [Sentence]

  package init(_ counts: KindCounts, round: Int?) {
    let found = EvidenceKind.allCases.filter { counts[$0] > 0 }
    self.round = round
    kinds = found.map(\.id)
    names = found.map(\.words)
  }

  package var sentence: Sentence {
    names.isEmpty
      ? "There is no evidence yet." : "All evidence is from: " + .joined(names, "; ") + "."
  }

  private enum CodingKeys: CodingKey { case round, kinds }
}

/// No criterion, guideline or principle has a barrier, a failure or an open problem: that is no pass.
package struct PlacesNone: ClaimedValue {
  package static let id = "places.none"
  let round: Int?
  package init(round: Int?) { self.round = round }
  package var sentence: Sentence {
    "No barrier, failure or open problem is on record at a criterion, guideline or principle\(within(round)). That is not a pass."
  }
}

extension Impact {
  /// Number and word: "3 of 4, serious".
  package var words: Sentence { "\(rawValue) of 4, \(label)" }
}
