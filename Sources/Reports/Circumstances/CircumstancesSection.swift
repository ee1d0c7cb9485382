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
      PeopleClaims.tookPart(
        circumstances.people, sessions: circumstances.sessions,
        unnamed: circumstances.unnamedSessions, round: round)
    ]
    // The study report has a section of its own for that.
    if !has(anchor: ReportPart.triedWith.rawValue), circumstances.sessions > 0 {
      lines += circumstances.triedWith.claims(round: round)
    }
    if let languages = circumstances.languagesClaim { lines.append(languages) }
    if circumstances.people > 0 {
      lines.append(
        PeopleClaims.consentNotRecorded(circumstances.consentNotRecorded, round: round))
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
        .claim(
          "round.closed", ["round": release.round, "day": release.closedOn],
          "Round \(release.round), closed on \(release.closedOn)."),
        "Product versions, days, devices and technologies of sessions are not shared: they could identify a participant.",
      ])
  }

  private mutating func end(_ product: String?, _ target: WCAGTarget, _ lines: [Sentence]) {
    guard !isOnePage else { return }
    let isInAppendix = has(anchor: Self.appendixAnchor)
    heading(isInAppendix ? 3 : 2, "Circumstances", anchor: ReportPart.circumstances.rawValue)
    let named: Sentence = .claim(
      "study.product", ["product": product],
      product.map { "Product: \($0)." } ?? "Product: not recorded.")
    let aimed: Sentence = .claim(
      "study.target",
      [
        "version": target.version.description, "level": target.level.description,
        "platform": target.platform.rawValue,
      ], "Target: \(target.label).")
    let madeBy: Sentence = .claim(
      "report.madeBy", ["program": ProgramVersion.named], "Made by \(ProgramVersion.named).")
    list([named, aimed] + lines + [madeBy])
  }

  private func has(anchor wanted: String) -> Bool {
    blocks.contains { block in
      if case .heading(_, _, let anchor?) = block { anchor == wanted } else { false }
    }
  }
}
