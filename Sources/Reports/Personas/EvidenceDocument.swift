import JSON
package import Localization
package import Measures
import Records
import Wording

/// What each claim of a profile rests on, for the team.
package enum EvidenceDocument {
  /// - `withKeys`: Whether it has the ids of claims and bases.
  package static func document(_ card: PersonaCard, withKeys: Bool) -> Document {
    var document = Document()
    document.heading(1, "\(card.profile.name): what its claims rest on")
    document.paragraph(summary(card))
    part("Known", card.claims(.known), withKeys, &document)
    part("Open to doubt", card.claims(.openToDoubt), withKeys, &document)
    part("Assumed", card.claims(.assumed), withKeys, &document)
    document.section(
      2, "Given for claims that the profile does not make any more",
      card.orphans.map { basis($0, withKeys) })
    return document
  }

  /// How one claim stands, in a line: "“Reads codes”: supported by 1 person in 1 study."
  package static func outcome(
    _ claim: ClaimReading, in language: Language = .english
  ) -> String {
    let last = claim.bases.filter { !$0.counts }.compactMap(\.reason).last
    let sentence: Sentence = "“\(claim.words)”: " + ClaimSentences.state(claim.state) + "."
    let rest: Sentence = last.map { " Something given for it does not count: \($0.words)." } ?? ""
    return (sentence + rest).written(.plainLine, in: language)
  }

  private static func summary(_ card: PersonaCard) -> Sentence {
    let (known, doubtful) = (card.claims(.known).count, card.claims(.openToDoubt).count)
    let assumed = card.claims(.assumed).count
    let all: Sentence =
      "\(card.claims.count, "claim", "claims"): \(known) known, \(doubtful) open to doubt, \(assumed) assumed."
    return card.restsOnInventedPeople
      ? all + " People of an example study are invented, and so is what rests on them." : all
  }

  private static func part(
    _ title: Sentence, _ claims: [ClaimReading], _ withKeys: Bool, _ document: inout Document
  ) {
    let lines = claims.flatMap { claim in
      let key: Sentence = withKeys ? " [\(claim.claim.key)]" : ""
      return [ClaimSentences.line(claim) + key]
        + claim.bases.map { "  " + basis($0, withKeys) }
    }
    document.section(2, title, lines)
  }

  /// "supports: a note of a session, S09-vrh4/0a1b of tram-tickets, 2026-06-08, entered by the researcher".
  static func basis(_ reading: BasisReading, _ withKeys: Bool) -> Sentence {
    let basis = reading.basis
    var parts: [Sentence] = [
      "\(basis.kind.label)",
      basis.study.map { "\(basis.reference) of \($0)" } ?? "\(basis.reference)",
    ]
    if let day = basis.date { parts.append("\("\(day)")") }
    if let who = basis.enteredBy { parts.append("entered by \(who)") }
    var sentence = "\(basis.direction.label): " + Sentence.joined(parts, ", ")
    if let reason = reading.reason { sentence += "; does not count: \(reason.words)" }
    return withKeys ? sentence + " [\(basis.key)]" : sentence
  }
}

/// What each claim of a profile rests on, as canonical JSON.
package enum EvidenceJSON {
  package static func bytes(_ card: PersonaCard) -> [UInt8] {
    JSONWriter.canonical(
      .of([
        "profile": card.profile.id, "name": card.profile.name,
        "restsOnInventedPeople": card.restsOnInventedPeople, "claims": card.claims.map(claim),
        "orphans": card.orphans.map(basis),
      ]))
  }

  private static func claim(_ claim: ClaimReading) -> JSONValue {
    .of([
      "claim": claim.claim.key, "words": claim.words, "state": claim.stateID,
      "inWords": ClaimSentences.state(claim.state), "bases": claim.bases.map(basis),
    ])
  }

  private static func basis(_ reading: BasisReading) -> JSONValue {
    let basis = reading.basis
    return .of([
      "id": basis.key, "claim": basis.claim, "kind": basis.kind.id,
      "direction": basis.direction.id, "reference": basis.reference, "study": basis.study,
      "date": basis.date?.description, "enteredBy": basis.enteredBy,
      "enteredOn": basis.enteredOn, "counts": reading.counts, "people": reading.people.count,
      "doesNotCountBecause": reading.reason?.words,
    ])
  }
}

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
    list(side, "\(side.people, "person", "people") in \(side.studies, "study", "studies")")
  }

  private static func counts(_ side: ClaimTally.Side) -> Sentence {
    list(side, "\(side.people, "person", "people")")
  }

  private static func list(_ side: ClaimTally.Side, _ people: Sentence) -> Sentence {
    var parts: [Sentence] = side.people > 0 ? [people] : []
    if side.checkers > 0 {
      parts.append(
        "\(side.checkers, "person with lived experience who checked it", "people with lived experience who checked it")"
      )
    }
    if side.documents > 0 { parts.append("\(side.documents, "document", "documents")") }
    return .list(parts)
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
    [".", "!", "?", "…"].contains { PlainText.trimmed(text).hasSuffix($0) }
  }
}
