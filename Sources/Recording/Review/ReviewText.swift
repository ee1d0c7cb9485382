package import Localization
package import Records

extension Review {
  /// Where one is: "Note 12, 3 of 11, P07, Pay by card, 12 min 31 s".
  package var heading: Sentence {
    guard let current, let note else { return "" }
    let parts: [Sentence?] = [
      name(of: current),
      route.firstIndex(of: current).map { "\($0 + 1) of \(route.count)" } ?? "outside this walk",
      note.participant.map { "\($0.short)" },
      plan.title(ofTask: note.task).map { Sentence(text: $0) },
      plan.title(ofScreen: note.screen).map { Sentence(text: $0) }, ledger.words(note.at),
      plan.sources.count > 1 ? plan.recorder(of: current.log) : nil,
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }

  /// The words of a note, or what stands for them.
  package static func text(of note: Note) -> Sentence {
    note.isFlag ? "A moment that was flagged, without words." : "\(note.text.words)"
  }

  /// What a note says about itself, in one sentence; `nil` where it says nothing yet.
  ///
  /// - `withKind`: Whether its kind is among it.
  package static func tags(of note: Note, withKind: Bool = true) -> Sentence? {
    var parts: [Sentence] = []
    if let kind = note.kind, withKind { parts.append("\(kind.label)") }
    if let impact = note.impact { parts.append("impact \(impact.rawValue), \(impact.label)") }
    if let speaker = note.speaker { parts.append("\(speaker.label)'s words") }
    if note.speaker == nil, note.whoseWords.needPermission {
      parts.append("counts as the participant's words")
    }
    parts += note.confirmed.map { "\($0) confirmed" }
    parts += note.undecided.map { "\($0) proposed" }
    if note.isBeyondWcag == true { parts.append("beyond WCAG") }
    if note.sameMomentAs != nil { parts.append("same moment as another note") }
    if let reviewer = note.reviewedBy { parts.append("reviewed by \(reviewer)") }
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }

  /// What leaving says: how far it went and what is next.
  package func summary(command: String) -> [Sentence] {
    let total = queue.count
    guard total > 0 else { return [] }
    let waiting = waiting.count
    var lines: [Sentence] = ["Reviewed \(total - waiting) of \(total, "note", "notes")."]
    if waiting > 0 { lines.append("\(waiting, "waits", "wait"). Next: `\(command)`") }
    return lines
  }
}
