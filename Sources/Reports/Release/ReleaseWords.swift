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
    document.paragraph(edition(release))
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
      edition(release) + " "
        + ReportPlaceWords.report("Counts are rounded", "study", at: .reading)
        + ". " + shortPopulation)
    return document
  }

  /// Of which closed round it is.
  private static func edition(_ release: Release) -> Sentence {
    .claim(
      "sharing.edition", ["round": release.round, "closedOn": release.closedOn],
      "Sharing edition of round \(release.round), closed on \(release.closedOn).")
  }

  /// Whom every statement of the edition is about; the same whether or not a participant is excluded.
  private static let population: Sentence =
    "It excludes all who did not consent to sharing, and notes that nobody has checked for personal details. Not a conformance claim."

  private static let shortPopulation: Sentence =
    "Without unchecked notes, or participants who did not consent to sharing. Not a conformance claim."

  /// How many took part: a number from three people on.
  static func tookPart(_ release: Release) -> Sentence {
    let people = release.people
    let (isChanged, whose): (Bool, Sentence) = (
      people.silence == .changedSinceClosing, "whose notes can be shared"
    )
    let words: Sentence =
      if let count = people.count, let sessions = release.sessions {
        "\(count, "participant", "participants") \(whose) took part, in \(sessions, "session", "sessions")."
      } else if people.count == nil, !isChanged {
        "Fewer than \(CoarseCount.least) participants \(whose) took part."
      } else {
        "The number of participants is not shown."
      }
    return .claim(
      "sharing.participants",
      [
        "round": release.round, "participants": people.count, "sessions": release.sessions,
        "hidden": people.count != nil ? nil : isChanged ? "changedSinceClosing" : CoarseCount.fewID,
      ], words)
  }

  /// Who took part, family by family, an entry each; or why nothing is shown.
  static func people(_ release: Release) -> [Sentence] {
    if let silence = release.people.silence { return [hidden(silence, release)] }
    return ReleasedProperty.Family.allCases.compactMap { family in
      let claims = properties(family, release)
      return claims.isEmpty ? nil : .joined(claims, " ")
    }
  }

  /// Why nothing of who the participants were is shown, or nothing of them at all.
  private static func hidden(_ silence: ReleasedPeople.Silence, _ release: Release) -> Sentence {
    let results = release.people.telling == .nothing
    let what: Sentence =
      results
      ? "Participant details and results are hidden" : "Participant details are hidden"
    let why: Sentence =
      switch silence {
      case .tooFew:
        "fewer than \(results ? CoarseCount.least : ReleasedPeople.leastPeople) participants whose notes can be shared took part."
      case .earlierRoundOpen: "an earlier round is still open, and rounds are shared in order."
      case .tooLikeEarlierRounds:
        "comparison with an earlier round could identify a participant."
      case .changedSinceClosing:
        "the participants who count, or their details, have changed since the round was closed. Comparison with an earlier copy could identify a participant."
      }
    return .claim(
      "sharing.hidden",
      ["round": release.round, "reason": "\(silence)", "results": results], what + ": " + why)
  }

  /// How many participants have each property of a family: what is there comes first, what is not shown last.
  private static func properties(
    _ family: ReleasedProperty.Family, _ release: Release
  ) -> [Sentence] {
    let properties = release.people.properties.filter { $0.family == family }
    var counts: [CoarseCount?] = []
    for count in properties.map(\.count) where !counts.contains(count) { counts.append(count) }
    let order =
      counts.filter { $0 != nil && $0 != .nobody } + counts.filter { $0 == .nobody }
      + counts.filter { $0 == nil }
    let isKnown = release.people.known[family]
    var claims = order.map { count in
      claim(
        properties.filter { $0.count == count }, of: family, count,
        isKnown: isKnown ?? false, release.round)
    }
    if isKnown == false {
      claims.append(
        .claim(
          "sharing.notRecorded", ["round": release.round, "family": family.rawValue],
          "\(family.label): not recorded for at least 1 participant."))
    }
    return claims
  }

  /// How many participants have each of several properties of one family with the same count.
  ///
  /// - Parameters:
  ///   - count: `nil` if it is not shown because of earlier rounds.
  ///   - isKnown: Whether the family is recorded for every participant.
  private static func claim(
    _ properties: [ReleasedProperty], of family: ReleasedProperty.Family, _ count: CoarseCount?,
    isKnown: Bool, _ round: Int
  ) -> Sentence {
    let named = family.lead + Sentence.joined(properties.map(\.label), "; ")
    let words: Sentence =
      switch count {
      case nil: "Not shown because of earlier rounds: \(named)."
      case .nobody?: isKnown ? "None: \(named)." : "None known: \(named)."
      case let count?:
        named.capitalised + ": " + count.words + (properties.count > 1 ? " each" : "") + "."
      }
    return .claim(
      "sharing.people",
      [
        "round": round, "family": family.rawValue, "properties": properties.map(\.id),
        "count": count?.id, "isKnown": count == .nobody ? isKnown : nil,
      ], words)
  }

  /// From how many people on means are told.
  static let enoughID = "\(CoarseMean.leastAnswers)orMore"

  /// "about 70", "80 or more".
  static func mean(_ mean: CoarseMean) -> Sentence {
    bounded(mean, Figure.decimal(mean.value, places: mean.places))
  }

  /// The same as a cell, for programs.
  static func cell(_ mean: CoarseMean) -> String {
    bounded(mean, "\(Figure.plain(mean.value, places: mean.places))").plain()
  }

  private static func bounded(_ mean: CoarseMean, _ value: Sentence) -> Sentence {
    switch mean.bound {
    case .about: "about \(value)"
    case .orMore: "\(value) or more"
    case .orLess: "\(value) or less"
    }
  }

  /// Notes with permission to quote and to share, checked for personal details, a line each.
  static func notes(_ words: [ReleasedWords]) -> [Sentence] {
    words.map { note in
      let impact: Sentence = note.impact.map { "impact " + $0.words + ": " } ?? ""
      let said = note.words.words
      return .claim(
        "sharing.note",
        ["words": said, "isQuote": note.isQuote, "impact": note.impact?.rawValue],
        note.isQuote ? impact + "in a participant's own words, “\(said)”" : impact + "\(said)")
    }
  }

  static let beforeSharing: Sentence =
    "Participants may recognise each other. Read it before you share it."

  /// The last section of every such report; the study report has the rules of all of them.
  static func reading(_ lines: [Sentence], _ document: inout Document) {
    document.heading(2, "How to read this", anchor: ReportPart.reading.rawValue)
    let rules: Sentence =
      "The study report explains which participants count and how counts are rounded."
    document.list(
      lines + [ReportPlaceWords.report(rules, "study", at: .reading), beforeSharing])
  }

  /// The last section of the study report.
  static func rules(_ lines: [Sentence], _ document: inout Document) {
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
