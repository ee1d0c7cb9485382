import JSON
import Localization
import Records

/// One answer for several notes at once; one undo takes it back.
extension Review {
  /// Follows `/kind context 3-9`: the kind of notes, or of this one. In the first pass it answers for them.
  package mutating func kind(_ typed: String) -> ReviewOutcome {
    let words = Self.words(typed)
    guard let (kind, used) = Self.kind(words) else {
      return .problem(
        "Name a kind and notes: `/kind context 3-9`, `/kind context unmarked`. Kinds are \(Self.kinds), and `none`."
      )
    }
    return over(Array(words.dropFirst(used)), "/kind \(words[0]) 3-9") { review, keys in
      let changes = keys.compactMap { key -> Change? in
        guard let note = review.ledger.notes[key] else { return nil }
        var changed = note
        if let kind, review.pass == .kinds {
          changed = review.settled(note, key, as: kind)
        } else {
          changed.setKind(kind)
        }
        return changed == note ? nil : .note(key, changed)
      }
      let settles = kind != nil && review.pass == .kinds
      return review.bulk(
        kind.map { "kind \($0.label)" } ?? "kind open", changes, of: keys,
        settling: settles ? keys : [])
    }
  }

  /// Follows `/impact 3 5,9`: how much notes of barriers hurt.
  package mutating func impact(_ typed: String) -> ReviewOutcome {
    let words = Self.words(typed)
    guard let first = words.first, let impact = Int(first).flatMap(Impact.init(rawValue:)) else {
      return .problem("Name an impact from 0 to 4, and notes: `/impact 3 5,9`.")
    }
    return over(Array(words.dropFirst()), "/impact \(first) 5,9") { review, keys in
      let fitting = keys.filter { review.ledger.notes[$0]?.kind?.isTrouble == true }
      guard !fitting.isEmpty else {
        return .problem("Only barriers and workarounds have an impact.")
      }
      let changes = fitting.compactMap { key -> Change? in
        guard var note = review.ledger.notes[key], note.impact != impact else { return nil }
        note.impact = impact
        return .note(key, note)
      }
      return review.bulk("impact \(impact.rawValue), \(impact.label)", changes, of: fitting)
    }
  }

  /// Follows `/done 1-40`: marks notes as reviewed with what stands. Open proposals of several notes need a decision:
  /// `/done 1-40 confirm` or `/done 1-40 drop`.
  package mutating func done(_ typed: String) -> ReviewOutcome {
    var words = Self.words(typed)
    let decision = words.last.flatMap { ProposalDecision(typed: $0) }
    if decision != nil { words.removeLast() }
    guard !words.isEmpty || decision != nil else { return finish() }
    return over(words, "/done 1-40") { review, keys in
      let waiting = keys.compactMap { review.ledger.notes[$0] }.filter { $0.reviewedBy == nil }
      let open = waiting.filter { !$0.undecided.isEmpty }
      if decision == nil, !open.isEmpty {
        let count = open.reduce(0) { $0 + $1.undecided.count }
        return .problem(
          "\(open.count, "note has", "notes have") \(count, "open proposal", "open proposals"). Confirm or drop \(count == 1 ? "it" : "them"): `/done \(typed) confirm` or `/done \(typed) drop`."
        )
      }
      let changes = keys.compactMap { key -> Change? in
        guard var note = review.ledger.notes[key], note.reviewedBy == nil else { return nil }
        if let decision { note.decide(decision) }
        note.reviewedBy = review.role
        return .note(key, note)
      }
      return review.bulk("reviewed", changes, of: keys, settling: keys)
    }
  }

  /// Follows `/finding F03 5,9`: lets notes support a finding.
  package mutating func support(_ typed: String) -> ReviewOutcome {
    let words = Self.words(typed)
    guard let first = words.first,
      let finding = findings.first(where: { RecordID($0.id)?.matches(first) ?? false })
    else {
      return .problem(
        "There is no such finding. Name one and notes: `/finding F03 5,9`. `/finding` alone asks.")
    }
    return over(Array(words.dropFirst()), "/finding \(finding.shortID) 5,9") { review, keys in
      let changes = keys.compactMap { key -> Change? in
        if review.findings(of: key).contains(where: { Text.isSame($0.path, finding.path) }) {
          return nil
        }
        let place = RecordValue.support(review.plan.reference(to: key), of: finding.path)
        return .value(place, .object(JSONObject()))
      }
      return review.bulk("finding \(finding.shortID)", changes, of: keys, settling: keys)
    }
  }

  // MARK: What all of them share

  /// Does something with the notes that words name, or with this note where there are none.
  ///
  /// - Parameter example: What a person could have written.
  mutating func over(
    _ words: [String], _ example: String, _ body: (inout Review, [NoteKey]) -> ReviewOutcome
  ) -> ReviewOutcome {
    guard !words.isEmpty else {
      guard let current else { return .problem("Name the notes too: `\(example)`.") }
      return body(&self, [current])
    }
    switch NoteList(review: self).read(words) {
    case .problem(let words): return .problem(words)
    case .notes(let keys): return body(&self, keys)
    }
  }

  /// Does one thing to several notes, says of how many it was true before, and goes on where this one is answered for.
  mutating func bulk(
    _ what: Sentence, _ changes: [Change], of keys: [NoteKey], settling: [NoteKey] = []
  ) -> ReviewOutcome {
    let same = keys.count - changes.count
    let changed: Sentence = "\(what.capitalised): \(changes.count, "note", "notes")."
    let words: Sentence =
      same > 0 ? "\(changed) \(same, "was so already.", "were so already.")" : changed
    var outcome = ReviewOutcome(words)
    if !changes.isEmpty {
      outcome.entries = perform(
        "\(what), \(changes.count, "note", "notes")", changes, settling: settling)
    }
    settled[pass, default: []].formUnion(settling)
    guard let current else { return outcome }
    if settling.contains(current) { return outcome.then(goOn(after: current)) }
    // What is asked about this note may be another thing now.
    if keys.contains(current), !questions.contains(question) {
      question = questions.first { $0.rank >= question.rank } ?? questions.last ?? .kind
    }
    return outcome
  }

  private static var kinds: String {
    ObservationKind.allCases.map { $0.label.plain() }.joined(separator: ", ")
  }

  /// The kind that words begin with, and how many words it takes; `none` is a kind taken away.
  private static func kind(_ words: [String]) -> (kind: ObservationKind?, used: Int)? {
    guard let first = words.first?.lowercased() else { return nil }
    if Text.isSame(first, "none") { return (nil, 1) }
    for kind in ObservationKind.allCases {
      let label = kind.label.plain().split(separator: " ").map { $0.lowercased() }
      if words.count >= label.count,
        zip(words, label).allSatisfy({ Text.isSame($0.lowercased(), $1) })
      {
        return (kind, label.count)
      }
      if Text.isSame(kind.id.lowercased(), first) { return (kind, 1) }
    }
    let begun = ObservationKind.allCases.filter { $0.label.plain().hasPrefix(first) }
    return begun.count == 1 ? (begun[0], 1) : nil
  }

  private static func words(_ typed: String) -> [String] {
    typed.split(separator: " ").map(String.init)
  }
}
