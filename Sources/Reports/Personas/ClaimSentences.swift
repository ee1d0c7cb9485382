package import Localization
package import Measures
import Records
import Wording

/// What is said of claims and what they rest on; never whose it is.
package enum ClaimSentences {
  /// "supported by 3 people in 2 studies", "disputed: 4 people for, 1 person against".
  package static func state(_ state: ClaimState) -> Sentence {
    switch state {
    case .supported(let side): "supported by " + Self.side(side)
    case .contradicted(let side): "contradicted by " + Self.side(side)
    case .disputed(let supports, let contradicts, let both):
      "disputed: " + sides(supports, contradicts, both)
    case .assumed: "assumed"
    case .outOfDate(let aged): outOfDate(aged)
    case .lostBasis(let days): lostBasis(days)
    }
  }

  /// "out of date; supported by 3 people in 2 studies, newest 2023-02, limit 2 years".
  private static func outOfDate(_ aged: ClaimState.Aged) -> Sentence {
    let said: Sentence =
      if aged.both > 0 || (!aged.supports.isEmpty && !aged.contradicts.isEmpty) {
        "disputed, " + sides(aged.supports, aged.contradicts, aged.both)
      } else if aged.contradicts.isEmpty {
        "supported by " + side(aged.supports)
      } else {
        "contradicted by " + side(aged.contradicts)
      }
    let month = "\(aged.newest)".prefix(7)
    return "out of date; " + said
      + ", newest \(String(month)), limit \(aged.limit, "year", "years")"
  }

  /// "lost its basis on 2026-11-20; now assumed", "lost its basis on 2026-11-20 and 2026-12-01; now assumed".
  private static func lostBasis(_ days: [CalendarDay]) -> Sentence {
    guard let last = days.last else {
      return "what was recorded for it no longer counts; now assumed"
    }
    if days.count > 3 {
      return "lost its basis \(days.count) times, last on \("\(last)"); now assumed"
    }
    return "lost its basis on " + .list(days.map { "\("\($0)")" }) + "; now assumed"
  }

  /// "4 people for, 1 person against, 1 person both for and against"; who is on no side is left out.
  private static func sides(
    _ supports: ClaimTally.Side, _ contradicts: ClaimTally.Side, _ both: Int
  ) -> Sentence {
    var parts: [Sentence] = []
    if !supports.isEmpty { parts.append(counts(supports) + " for") }
    if !contradicts.isEmpty { parts.append(counts(contradicts) + " against") }
    if both > 0 { parts.append("\(both, "person", "people") both for and against") }
    return .joined(parts, ", ")
  }

  /// "3 people in 2 studies, 1 person with lived experience who checked it and 1 document".
  private static func side(_ side: ClaimTally.Side) -> Sentence {
    let people: [Sentence] =
      side.people > 0
      ? ["\(side.people, "person", "people") in \(side.studies, "study", "studies")"] : []
    return .list(people + others(side))
  }

  private static func counts(_ side: ClaimTally.Side) -> Sentence {
    let people: [Sentence] = side.people > 0 ? ["\(side.people, "person", "people")"] : []
    return .list(people + others(side))
  }

  private static func others(_ side: ClaimTally.Side) -> [Sentence] {
    var parts: [Sentence] = []
    if side.checkers > 0 {
      parts.append(
        "\(side.checkers, "person with lived experience who checked it", "people with lived experience who checked it")"
      )
    }
    if side.documents > 0 { parts.append("\(side.documents, "document", "documents")") }
    return parts
  }

  /// "Wants: to have a receipt".
  package static func words(_ claim: ClaimReading) -> Sentence {
    guard let label = label(claim.claim.kind) else { return "\(claim.words)" }
    return label + ": \(claim.words)"
  }

  private static func label(_ kind: ProfileClaim.Kind) -> Sentence? {
    switch kind {
    case .need: "Ability"
    case .want: "Wants"
    case .inTheWay: "In the way"
    case .does: "Does"
    case .technology: "Uses"
    case .skill: "Skill"
    case .setUp: "Set-up"
    case .circumstance: "Circumstance"
    case .assumption: nil
    }
  }

  /// The claim with its state, as a line: what somebody wrote ends with its own full stop or with one of ours.
  static func line(_ claim: ClaimReading) -> Sentence {
    let end: Sentence = ended(claim.words.plain()) ? " " : ". "
    return words(claim) + end + state(claim.state).capitalised + "."
  }

  /// Whether a text ends a sentence.
  static func ended(_ text: String) -> Bool {
    [".", "!", "?", "…"].contains { FieldText.trimmed(text).hasSuffix($0) }
  }
}
