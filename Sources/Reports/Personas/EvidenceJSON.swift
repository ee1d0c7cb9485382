import JSON
import Localization
package import Measures
import Records

/// What each claim of a profile rests on, as canonical JSON.
package enum EvidenceJSON {
  package static func bytes(_ card: PersonaCard) -> [UInt8] {
    JSONWriter.canonical(
      CoverageJSON.object([
        "profile": .string(card.profile.id.string), "name": .string(card.profile.name),
        "restsOnInventedPeople": .bool(card.restsOnInventedPeople),
        "claims": .array(card.claims.map(claim)),
        "orphans": .array(
          card.orphans.map(basis)),
      ]))
  }

  private static func claim(_ claim: ClaimReading) -> JSONValue {
    CoverageJSON.object([
      "claim": .string(claim.claim.key), "words": .string(claim.words.plain()),
      "state": .string(claim.stateID),
      "inWords": .string(ClaimSentences.state(claim.state).plain()),
      "bases": .array(claim.bases.map(basis)),
    ])
  }

  private static func basis(_ reading: BasisReading) -> JSONValue {
    let basis = reading.basis
    return CoverageJSON.object([
      "id": .string(basis.key), "claim": .string(basis.claim), "kind": .string(basis.kind.id),
      "direction": .string(basis.direction.id), "reference": .string(basis.reference),
      "study": basis.study.map(JSONValue.string) ?? .null,
      "date": basis.date.map { .string("\($0)") } ?? .null,
      "enteredBy": basis.enteredBy.map(JSONValue.string) ?? .null,
      "enteredOn": basis.enteredOn.map(JSONValue.string) ?? .null,
      "counts": .bool(reading.counts), "people": .integer(reading.people.count),
      "doesNotCountBecause": reading.reason.map { .string($0.words.plain()) } ?? .null,
    ])
  }
}
