package import Localization
package import Measures
import Records
import Wording

extension Document {
  /// Adds of what, with what, when and with which consent a report of the team is, at its end.
  ///
  /// A page of one sheet has a line of its own for that.
  package mutating func end(with circumstances: Circumstances) {
    let round = circumstances.round
    var lines = [
      Sentence(
        RoundParticipants(
          round: round, participants: circumstances.people, sessions: circumstances.sessions))
    ]
    // The study report has a section of its own for that.
    if !has(anchor: ReportPart.triedWith.rawValue), circumstances.sessions > 0 {
      lines += TriedWithSentences.lines(circumstances.triedWith, round: round)
    }
    if let languages = RoundTriedWith.languages(circumstances.languages, round: round) {
      lines.append(Sentence(languages))
    }
    if circumstances.people > 0 {
      lines.append(
        Sentence(ConsentNotRecorded(round: round, participants: circumstances.consentNotRecorded)))
      lines += ConsentSentences.left(
        withdrawn: circumstances.withdrawn, refused: circumstances.refused)
    }
    end(circumstances.product, circumstances.target, lines)
  }

  /// The same in the sharing edition: the plan, and why there is no more.
  package mutating func end(with release: Release) {
    end(
      release.product, release.target,
      [
        Sentence(RoundClosed(round: release.round, day: "\(release.closedOn)")),
        "Product versions, days, devices and technologies of sessions are not shared: they could identify a participant.",
      ])
  }

  private mutating func end(_ product: String?, _ target: WCAGTarget, _ lines: [Sentence]) {
    guard !isOnePage else { return }
    let isInAppendix = has(anchor: Self.appendixAnchor)
    heading(isInAppendix ? 3 : 2, "Circumstances", anchor: ReportPart.circumstances.rawValue)
    list(
      [Sentence(StudyProduct(product: product)), Sentence(StudyTarget(target))] + lines
        + [Sentence(ReportMadeBy(program: ProgramVersion.named))])
  }

  private func has(anchor wanted: String) -> Bool {
    blocks.contains { block in
      if case .heading(_, _, let anchor?) = block { anchor == wanted } else { false }
    }
  }
}

/// When, with what and how sessions took place.
enum TriedWithSentences {
  static func lines(_ tried: TriedWith, round: Int? = nil) -> [Sentence] {
    [Sentence(RoundDays(tried, round: round))]
      + RoundTriedWith.all(tried, round: round).map { Sentence($0) }
  }
}
