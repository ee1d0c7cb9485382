package import Localization
package import Measures
import Records
import Wording

extension Document {
  /// Says at the end of a report of the team of what, with what, when and by whose leave it is.
  ///
  /// A page of one sheet has a line of its own for that.
  package mutating func end(with circumstances: Circumstances) {
    guard !isOnePage else { return }
    var lines = CircumstancesSentences.product(circumstances.product, circumstances.target)
    if let round = circumstances.round {
      lines.append("Round \(round), in \(circumstances.sessions, "session", "sessions").")
    }
    // The study report has a section of its own for that.
    if !has(anchor: ReportPart.triedWith.rawValue), circumstances.sessions > 0 {
      lines += TriedWithSentences.lines(circumstances.triedWith)
    }
    if !circumstances.languages.isEmpty {
      let named: [Sentence] = circumstances.languages.map {
        "\($0.tag) (\($0.notes, "note", "notes"))"
      }
      lines.append("Notes that name a language of their own: \(Sentence.list(named)).")
    }
    lines += CircumstancesSentences.consent(circumstances)
    end(with: lines)
  }

  /// The same in the edition for sharing: what the plan says, and why there is no more.
  package mutating func end(with release: Release) {
    guard !isOnePage else { return }
    end(
      with: CircumstancesSentences.product(release.product, release.target) + [
        "Round \(release.round), closed on \(release.closedOn).",
        "Versions, days, devices and technologies of the sessions stay in the team: of few sessions they could point at one person.",
      ])
  }

  private mutating func end(with lines: [Sentence]) {
    let isInAppendix = has(anchor: Self.appendixAnchor)
    heading(isInAppendix ? 3 : 2, "Circumstances", anchor: ReportPart.circumstances.rawValue)
    list(lines + ["Made by \(ProgramVersion.named)."])
  }

  private func has(anchor wanted: String) -> Bool {
    blocks.contains { block in
      if case .heading(_, _, let anchor?) = block { anchor == wanted } else { false }
    }
  }
}

/// What is said of a round beside its results.
enum CircumstancesSentences {
  static func product(_ product: String?, _ target: WCAGTarget) -> [Sentence] {
    [
      product.map { "Product: \($0)." } ?? "Product: the plan does not name it.",
      "Target: \(target.label).",
    ]
  }

  /// Whether everybody who counts is known to have agreed, and of whom nothing counts.
  static func consent(_ circumstances: Circumstances) -> [Sentence] {
    let people = circumstances.people
    guard people > 0 else { return [] }
    var lines = ConsentSentences.notRecorded(circumstances.consentNotRecorded)
    if lines.isEmpty {
      lines.append("Consent to be observed is recorded of everybody in these sessions.")
    }
    let kept = circumstances.keptInTeam
    lines.append(
      kept > 0
        ? "\(kept, "person", "people") of the round did not agree that notes leave the team."
        : "Nobody of the round refused that notes leave the team.")
    return lines
      + ConsentSentences.left(withdrawn: circumstances.withdrawn, refused: circumstances.refused)
  }
}
