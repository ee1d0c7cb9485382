import Localization
import Measures
import Records
import Wording

/// Sentences that the reports of the edition for sharing have in common.
enum ReleaseWords {
  static func head(_ title: Sentence, _ release: Release) -> Document {
    var document = Document()
    document.heading(1, title + ": \(release.title), round \(release.round)")
    if release.hasInventedPeople { document.notice(ReportHead.invented) }
    document.paragraph(Sentence(SharingEdition(release)))
    document.paragraph(population)
    return document
  }

  /// The same on a page of one sheet, which has room for little.
  static func shortHead(_ release: Release) -> Document {
    var document = Document(isOnePage: true)
    document.heading(1, "\(release.title): round \(release.round) on one page")
    if release.hasInventedPeople { document.notice(ReportHead.inventedInShort) }
    document.paragraph(
      (release.product.map { "\($0); " } ?? "") + "target \(release.target.label); "
        + "\(ProgramVersion.named).")
    document.paragraph(
      Sentence(SharingEdition(release)) + " "
        + ReportPlaceWords.report("Counts are rounded", "study", at: .reading)
        + ". Not a conformance claim.")
    return document
  }

  /// Whom every statement of the edition is about; the same whether or not a participant is excluded.
  private static let population: Sentence =
    "It excludes all who did not consent to sharing, and notes that nobody has checked for personal details. Not a conformance claim."

  /// How many took part: a number from three people on.
  static func tookPart(_ release: Release) -> Sentence { Sentence(SharingParticipants(release)) }

  /// Who took part, family by family, an entry each; or why nothing is said.
  static func people(_ release: Release) -> [Sentence] {
    if release.people.count == 0 { return [] }
    if let hidden = SharingHidden(release) { return [Sentence(hidden)] }
    return release.peopleClaims.map { family in
      Sentence.joined(family.map { sentence(of: $0) }, " ")
    }
  }

  static func sentence(of claim: some ClaimedValue) -> Sentence { Sentence(claim) }

  /// From how many people on means are told.
  static let enoughID = "\(CoarseMean.leastAnswers)orMore"

  /// "about 70", "80 or more".
  static func mean(_ mean: CoarseMean) -> Sentence {
    let value = Figure.decimal(mean.value, places: mean.places)
    return switch mean.bound {
    case .about: "about \(value)"
    case .orMore: "\(value) or more"
    case .orLess: "\(value) or less"
    }
  }

  /// Words of notes, a line each.
  static func notes(_ words: [ReleasedWords]) -> [Sentence] {
    words.map { Sentence(SharingNote($0, impact: $0.impact?.words)) }
  }

  static let beforeSharing: Sentence =
    "Participants may recognise each other. Read it before you share it."

  /// The last section of every such report.
  static func reading(_ lines: [Sentence], _ document: inout Document) {
    document.heading(2, "How to read this", anchor: ReportPart.reading.rawValue)
    document.list(
      lines + [
        "Counts are of participants whose notes can be shared. Participants who did not consent to observation or to sharing, or withdrew, are excluded; this edition does not show whether there were any. Consent not on record: counted, not quoted.",
        "Counts are rounded: none, 1 or 2, the number, or 3 or more if the number could identify a participant. “None known” means that it is recorded for no participant, and not that it is recorded as none for all. Details are shown one by one, never together.",
        "Scores and times are shown from \(CoarseMean.leastAnswers) participants on, rounded. Notes are printed only if everyone they are about consented to quoting and sharing, and only after a check for personal details.",
        beforeSharing,
      ])
  }
}
