import JSON
package import Localization
package import Measures
import Records
import Wording

/// What each claim of a profile rests on, for the team.
package enum EvidenceDocument {
  /// - Parameter withKeys: Whether the ids by which claims and bases are named stand there.
  package static func document(_ card: PersonaCard, withKeys: Bool) -> Document {
    var document = Document()
    document.heading(1, "\(card.profile.name): what its claims rest on")
    document.paragraph(summary(card))
    part("Known", card.claims(.known), withKeys, &document)
    part("Open to doubt", card.claims(.openToDoubt), withKeys, &document)
    part("Assumed", card.claims(.assumed), withKeys, &document)
    if !card.orphans.isEmpty {
      document.heading(2, "Given for claims that the profile does not make any more")
      document.list(card.orphans.map { basis($0, withKeys) })
    }
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
    guard !claims.isEmpty else { return }
    document.heading(2, title)
    var lines: [Sentence] = []
    for claim in claims {
      let key: Sentence = withKeys ? " [\(claim.claim.key)]" : ""
      lines.append(ClaimSentences.line(claim) + key)
      lines += claim.bases.map { "  " + basis($0, withKeys) }
    }
    document.list(lines)
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
