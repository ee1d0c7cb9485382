import Localization
import Measures
import Records
import Wording

extension PersonaCardDocument {
  /// What is known and what is assumed, apart.
  static func standing(_ card: PersonaCard, _ document: inout Document) {
    document.heading(2, "Known")
    let (known, doubtful) = (card.claims(.known), card.claims(.openToDoubt))
    if known.isEmpty {
      document.paragraph(
        doubtful.isEmpty ? "Nothing: no claim rests on people or documents yet." : "Nothing.")
    }
    document.list(known.map(ClaimSentences.line))
    if card.restsOnInventedPeople {
      document.paragraph("People of an example study are invented, and so is what rests on them.")
    }
    if !doubtful.isEmpty {
      document.heading(2, "Open to doubt")
      document.list(doubtful.map(ClaimSentences.line))
    }
    document.heading(2, "Assumed")
    let assumed = card.claims(.assumed)
    let named = assumed.filter { $0.claim.kind == .assumption }
    document.list(named.map { "\($0.words)" })
    let others = assumed.count - named.count
    if others > 0 {
      document.paragraph(
        others == 1
          ? "One claim above rests on nothing that somebody entered: it is assumed too."
          : "\(others) claims above rest on nothing that somebody entered: they are assumed too.")
    }
    if assumed.isEmpty {
      document.paragraph(
        card.claims.isEmpty ? "Everything on this card." : "Everything else on this card.")
    }
    sources(card.profile, &document)
    let checked = card.claims.count { $0.bases.contains { $0.counts && $0.basis.kind == .checked } }
    if checked > 0 {
      document.paragraph(
        "\(checked, "claim was", "claims were") checked by somebody who lives so.")
    }
    if card.claims.contains(where: { !$0.bases.isEmpty }) {
      document.paragraph("This is the card for the team: what rests on people stays there.")
    }
  }

  /// The same for people outside the team: nothing that follows from single people.
  static func shared(_ profile: Profile, _ document: inout Document) {
    document.heading(2, "Known and assumed")
    document.paragraph(
      "Which of this rests on research with people is told in the team only. Take all of it as assumed."
    )
    sources(profile, &document)
  }

  private static func sources(_ profile: Profile, _ document: inout Document) {
    if profile.checkedBy.isEmpty {
      document.paragraph("Nobody is noted who lives so and has checked all of it.")
    } else {
      document.paragraph("Checked by \(Sentence.list(profile.checkedBy)).")
    }
  }
}
