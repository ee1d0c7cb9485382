import Localization
import Records

extension Review {
  /// Takes an answer about the note that is asked about, and goes on to the next question.
  ///
  /// - Returns: What the journal gets, and what is said.
  package mutating func answer(_ answer: ReviewAnswer) -> ReviewOutcome {
    guard let note else { return .problem("No note is left to review.") }
    switch answer {
    case .keep where pass == .kinds && question == .kind:
      return note.kind.map { settle($0) } ?? leave()
    case .kind(let kind?) where pass == .kinds: return settle(kind)
    case .keep where question == .proposals: return self.answer(.proposals(.confirm))
    case .keep: return kept(note).then(advance())
    case .finding(let path): return link(path).then(advance())
    case .newFinding(let id, let path, let title):
      return make(id: id, path: path, title: title).then(advance())
    case .severity(let path, let severity, let key):
      return rate(path, severity, key: key).then(advance())
    case .moment(let other):
      let outcome = change(note, to: moved(note, to: other), answer)
      // The other note stands for both: there is nothing else to ask about this one.
      return outcome.then(other == nil ? advance() : finish())
    default: break
    }
    var changed = note
    apply(answer, to: &changed)
    let outcome = change(note, to: changed, answer)
    if case .confirm = answer, question == .criteria, pass != .barriers { return outcome }
    if case .beyond = answer { question = .criteria }
    return outcome.then(advance())
  }

  /// What Enter alone means where something stands already.
  private mutating func kept(_ note: Note) -> ReviewOutcome {
    guard case .criterion(let place) = question, !note.confirmed.contains(place) else {
      return ReviewOutcome("")
    }
    var changed = note
    apply(.confirm(place), to: &changed)
    return change(note, to: changed, .confirm(place))
  }

  private func moved(_ note: Note, to other: NoteKey?) -> Note {
    var note = note
    note.sameMomentAs = other.map(plan.reference)
    return note
  }

  /// Puts an answer that is about the note alone into it.
  private func apply(_ answer: ReviewAnswer, to note: inout Note) {
    switch answer {
    case .words(let text): note.text = text
    case .kind(let kind): note.setKind(kind)
    case .impact(let impact): note.impact = impact
    case .confirm(let place): note.confirm(place)
    case .drop(let place): note.drop(place)
    case .proposals(let decision): note.decide(decision)
    case .replace(let old, let new):
      note.drop(old)
      note.confirm(new)
    case .beyond:
      note.beyondWcag = true
      note.confirmed = []
    case .dimensions(let dimensions): note.dimensions = dimensions.sorted()
    case .principles(let principles): note.principles = principles
    case .speaker(let speaker): note.speaker = speaker
    case .wording(let wording): note.wording = wording
    case .basis(let basis): note.basis = basis
    case .keep, .moment, .finding, .newFinding, .severity: break
    }
  }

  /// Puts a changed note in place of what stood, if it differs.
  private mutating func change(_ old: Note, to new: Note, _ answer: ReviewAnswer) -> ReviewOutcome {
    let words = Self.words(answer, old)
    let said: Sentence = words.isEmpty ? "" : ("\(words)." as Sentence).capitalised
    guard let current, new != old else { return ReviewOutcome(said) }
    return ReviewOutcome(said, entries: perform(words, [.note(current, new)]))
  }

  /// An answer in words for undo and for the outcome; never the person's.
  private static func words(_ answer: ReviewAnswer, _ note: Note) -> Sentence {
    switch answer {
    case .keep, .finding, .newFinding, .severity: ""
    case .words: "words"
    case .moment(let other): other == nil ? "a moment of its own" : "same moment"
    case .kind(let kind): kind.map { "kind \($0.label)" } ?? "kind open"
    case .impact(let impact): impact.map { "impact \($0.rawValue), \($0.label)" } ?? "impact open"
    case .confirm(let place): "\(place) confirmed"
    case .drop(let place): "\(place) dropped"
    case .replace(let old, let new): "\(new) instead of \(old)"
    case .proposals(let decision): decision.words(note.undecided)
    case .beyond: "beyond WCAG"
    case .dimensions(let list):
      list.isEmpty ? "no dimension" : .joined(list.sorted().map { "\($0.label)" }, "; ")
    case .principles(let list):
      list.isEmpty ? "no principle" : .joined(list.map { "\($0.label)" }, "; ")
    case .speaker(let speaker): speaker.map { "speaker \($0.label)" } ?? "speaker open"
    case .wording(let wording): wording.map { "\($0.label)" } ?? "wording open"
    case .basis(let basis): basis.map { "\($0.label)" } ?? "basis open"
    }
  }
}

extension ProposalDecision {
  /// "4.1.2 and 2.4.6 confirmed".
  func words(_ places: [Place]) -> Sentence {
    let places = Sentence.list(places.map { "\($0)" as Sentence })
    return switch self {
    case .confirm: "\(places) confirmed"
    case .drop: "\(places) dropped"
    }
  }
}

extension Note {
  /// Confirms or drops every open proposal.
  package mutating func decide(_ decision: ProposalDecision) {
    for place in undecided {
      switch decision {
      case .confirm: confirm(place)
      case .drop: drop(place)
      }
    }
  }
}
