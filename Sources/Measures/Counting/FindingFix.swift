import Localization

/// A recorded fix, and what the notes say of it: only affected participants can tell that a problem is gone.
package struct FindingFix: Hashable, Sendable {
  /// Participants who were affected in the round of a fix or later.
  package struct Contradiction: Hashable, Sendable {
    /// The latest such round up to the reported one.
    package let round: Int
    /// `nil` in the sharing edition.
    package let affected: Int?
    /// Participants who could be affected, or were; `nil` in the sharing edition.
    package let of: Int?
    /// Moments of sessions that name nobody; `nil` in the sharing edition.
    package let unnamed: Int?
  }

  /// The round of the recorded state.
  package let round: Int
  /// The rounds in which they last came back, in order.
  package let retestedIn: [Int]
  /// Participants affected before it who came back in that round or later, by how their latest try went; `nil` in the
  /// sharing edition.
  package let returned: FindingRetest.Returned?
  package let isConfirmed: Bool
  /// Barriers and unsorted notes since its round, of any participant, that name a place, are linked to no problem, and may be
  /// about it; `nil` in the sharing edition.
  package let unlinked: Int?
  /// `nil` if no note contradicts the fix.
  package let contradiction: Contradiction?

  /// The statement about it, which every report prints.
  func claim(of finding: String) -> Sentence {
    if let contradiction { return contradiction.claim(of: finding, round: round) }
    let (cameBack, through, notKnown) = (
      returned?.cameBack, returned?.gotThrough, returned?.notKnown
    )
    return isConfirmed
      ? .claim(
        "finding.fixed",
        [
          "finding": finding, "round": round, "cameBack": cameBack, "gotThrough": through,
          "notKnown": notKnown,
        ], confirmed)
      : .claim(
        "finding.markedFixed",
        [
          "finding": finding, "round": round, "cameBack": cameBack, "gotThrough": through,
          "notKnown": notKnown, "unlinked": unlinked,
        ], marked)
  }

  private var confirmed: Sentence {
    let words: Sentence = "fixed in round \(round), confirmed by retest with affected participants"
    return returned.map { words + ": \($0.gotThrough) of \($0.cameBack) got through" + when }
      ?? words
  }

  private var when: Sentence {
    retestedIn.isEmpty || retestedIn == [round]
      ? ""
      : " in " + (retestedIn.count == 1 ? "round " : "rounds ")
        + Sentence.list(retestedIn.map { "\($0)" as Sentence })
  }

  private var marked: Sentence {
    guard let returned else { return "marked fixed in round \(round), not confirmed by a retest" }
    let notes: Sentence =
      unlinked.map { count in
        count == 0
          ? "" : "; \(count, "note", "notes") linked to no problem may be about it"
      } ?? ""
    return "marked fixed in round \(round), " + (returned.cameBack == 0 ? "" : "not confirmed: ")
      + returned.words + when + notes
  }

  /// The same as not confirmed.
  var unconfirmed: FindingFix {
    FindingFix(
      round: round, retestedIn: retestedIn, returned: returned, isConfirmed: false,
      unlinked: unlinked, contradiction: contradiction)
  }

  /// The same without numbers of participants.
  var redacted: FindingFix {
    FindingFix(
      round: round, retestedIn: [], returned: nil, isConfirmed: isConfirmed, unlinked: nil,
      contradiction: contradiction.map {
        Contradiction(round: $0.round, affected: nil, of: nil, unnamed: nil)
      })
  }
}

extension FindingFix.Contradiction {
  fileprivate func claim(of finding: String, round fixed: Int) -> Sentence {
    var words: Sentence = "recorded as fixed in round \(fixed); the notes contradict this"
    if let affected, let of, let unnamed {
      var parts: [Sentence] = affected > 0 ? ["\(affected) of \(of) affected"] : []
      if unnamed > 0 {
        parts.append(
          "affected in \(unnamed, "note", "notes") of sessions without named participants")
      }
      words += ": " + .joined(parts, ", ") + (round == fixed ? "" : " in round \(round)")
    }
    return .claim(
      "finding.contradicted",
      [
        "finding": finding, "round": fixed, "affectedIn": round, "affected": affected, "of": of,
        "unnamed": unnamed,
      ], words)
  }
}
