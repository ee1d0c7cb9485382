import Localization
import Records

/// Which notes a pass walks, and what ends one.
extension Review {
  /// Whether a pass is about a note of a kind, whoever has answered for it so far.
  func isPart(_ key: NoteKey, of pass: ReviewPass) -> Bool {
    guard let note = ledger.notes[key] else { return false }
    switch pass {
    case .kinds, .whole: return true
    case .barriers: return hasDetails(note, key)
    case .findings: return note.kind?.isTrouble == true && note.sameMomentAs == nil
    case .rest: return note.kind != .context
    }
  }

  /// Whether a note is still to be asked about in this pass.
  func isOpen(_ key: NoteKey) -> Bool {
    guard isPart(key, of: pass), !settled[pass, default: []].contains(key) else { return false }
    switch pass {
    case .kinds, .barriers, .whole: return walksAll || ledger.notes[key]?.reviewedBy == nil
    case .findings: return findings(of: key).isEmpty
    case .rest: return true
    }
  }

  /// Whether more than the kind is to be said about a note: its impact, its open proposals, or whether another log holds
  /// the same moment.
  func hasDetails(_ note: Note, _ key: NoteKey) -> Bool {
    guard let kind = note.kind else { return false }
    if !note.undecided.isEmpty { return true }
    guard kind != .context else { return false }
    if kind.isTrouble { return true }
    return note.sameMomentAs == nil && !moments(near: key).isEmpty
  }

  /// Walks a pass from its first note that is open.
  mutating func begin(_ pass: ReviewPass) {
    self.pass = pass
    route = queue.filter(isOpen)
    enter(route.first)
  }

  /// Follows `/pass`: goes to a walk at once; `findings` and `rest` then walk reviewed notes too.
  package mutating func walk(_ pass: ReviewPass) -> ReviewOutcome {
    settled[pass] = nil
    if pass == .findings || pass == .rest { queue = observed }
    begin(pass)
    return ReviewOutcome(pass.words(route.count))
  }

  /// The next note of this pass that is open, else the first one of the next pass with any.
  mutating func goOn(after key: NoteKey) -> ReviewOutcome {
    if let next = following(key) {
      enter(next)
      return ReviewOutcome("")
    }
    var next = pass.next
    while let pass = next {
      begin(pass)
      if current != nil { return ReviewOutcome(pass.words(route.count)) }
      next = pass.next
    }
    enter(nil)
    return ReviewOutcome("")
  }

  /// Leaves a note as it is, and does not ask about it again in this pass.
  mutating func leave() -> ReviewOutcome {
    guard let current else { return ReviewOutcome("") }
    settled[pass, default: []].insert(current)
    return ReviewOutcome(waiting(current)).then(goOn(after: current))
  }

  /// Why a note that is left is not reviewed yet; empty if nothing of it is open.
  private func waiting(_ key: NoteKey) -> Sentence {
    guard let note, note.reviewedBy == nil else { return "" }
    let open = note.undecided.count
    if pass == .kinds { return "\(name(of: key)) waits." }
    guard open > 0 else { return "" }
    return "\(name(of: key)) waits: \(open, "open proposal", "open proposals")."
  }

  /// Takes the kind of a note in the first pass: who needs no further answer is reviewed with it.
  mutating func settle(_ kind: ObservationKind) -> ReviewOutcome {
    guard let current, let note else { return .problem("No note is left to review.") }
    let changed = settled(note, current, as: kind)
    let words: Sentence = "\(name(of: current)): \(kind.label)."
    let entries =
      changed == note
      ? []
      : perform("kind \(kind.label)", [.note(current, changed)], settling: [current])
    settled[pass, default: []].insert(current)
    return ReviewOutcome(words, entries: entries).then(goOn(after: current))
  }

  /// A note as the first pass leaves it.
  func settled(_ note: Note, _ key: NoteKey, as kind: ObservationKind) -> Note {
    var changed = note
    changed.setKind(kind)
    if !hasDetails(changed, key), changed.reviewedBy == nil || changed.kind != note.kind {
      changed.reviewedBy = role
    }
    return changed
  }

  /// Barriers of the session that support no finding.
  package var withoutFinding: Int {
    ledger.order.count { isPart($0, of: .findings) && findings(of: $0).isEmpty }
  }
}

extension ObservationKind {
  /// Whether something was in the way: what has an impact and belongs to a finding.
  package var isTrouble: Bool { self == .barrier || self == .workaround }
}

extension Note {
  /// Only what was in the way has an impact.
  mutating func setKind(_ kind: ObservationKind?) {
    self.kind = kind
    if kind?.isTrouble != true { impact = nil }
  }
}
