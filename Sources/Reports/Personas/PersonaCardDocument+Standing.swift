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
    lines(known, of: card, most: Most.standing, &document, ClaimSentences.line)
    if card.restsOnInventedPeople {
      document.paragraph("People of an example study are invented, and so is what rests on them.")
    }
    if !doubtful.isEmpty {
      document.heading(2, "Open to doubt")
      lines(doubtful, of: card, most: Most.standing, &document, ClaimSentences.line)
    }
    document.heading(2, "Assumed")
    let assumed = card.claims(.assumed)
    let named = assumed.filter { $0.claim.kind == .assumption }
    lines(named, of: card, most: Most.standing, &document)
    let others = assumed.count - named.count
    if others > 0 {
      document.paragraph(
        others == 1
          ? "1 other claim on this card rests on nothing recorded: it is assumed too."
          : "\(others) other claims on this card rest on nothing recorded: they are assumed too.")
    }
    if assumed.isEmpty {
      document.paragraph(
        card.claims.isEmpty ? "Everything on this card." : "Everything else on this card.")
    }
    sources(card.profile, &document)
    let checked = card.claims.count { $0.bases.contains { $0.counts && $0.basis.kind == .checked } }
    if checked > 0 {
      document.paragraph(
        "\(checked, "claim was", "claims were") checked by a person with lived experience.")
    }
    if card.claims.contains(where: { !$0.bases.isEmpty }) {
      document.paragraph("This card is for the team: what rests on people stays in the team.")
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
      document.paragraph("No person with lived experience has checked the whole card.")
    } else {
      document.paragraph("Checked by \(Sentence.list(profile.checkedBy)).")
    }
  }
}
