import Localization
import Measures
import Records
import Wording

/// Sentences that the reports of the edition for sharing have in common.
enum ReleaseWords {
  static func head(
    _ title: Sentence, _ lead: Sentence, _ release: Release
  ) -> Document {
    var document = Document()
    document.heading(1, title + ": \(release.title), round \(release.round)")
    if release.hasInventedPeople { document.notice(ReportHead.invented) }
    document.paragraph(lead + " It does not claim conformance.")
    document.paragraph(edition(release))
    return document
  }

  /// The same on a page of one sheet, which has room for little.
  static func shortHead(_ release: Release) -> Document {
    var document = Document(isOnePage: true)
    document.heading(1, "\(release.title): round \(release.round) on one page")
    if release.hasInventedPeople { document.notice(ReportHead.inventedInShort) }
    let kept: Sentence = release.hasKeptInTeam ? " What some people met stays in the team." : ""
    document.paragraph(
      (release.product.map { "\($0); " } ?? "") + "target \(release.target.label); "
        + "\(ProgramVersion.named).")
    document.paragraph(
      "Edition for sharing, of round \(release.round), closed on \(release.closedOn). "
        + ReportPlaceWords.report("Numbers of people", "study", at: .reading)
        + " are coarse." + kept + " No claim of conformance.")
    return document
  }

  /// Which edition it is, and of what.
  private static func edition(_ release: Release) -> Sentence {
    let kept: Sentence =
      release.hasKeptInTeam
      ? " What some people met stays in the team: they did not agree that notes leave it, and nothing here rests on them."
      : ""
    return
      "This is the edition for sharing, made of round \(release.round) after it was closed on \(release.closedOn). It tells each property of people alone and in coarse numbers, never who has several."
      + kept
  }

  /// How many took part: a number from three people on.
  static func tookPart(_ release: Release) -> Sentence {
    let sessions = Sentence.count(release.sessions, "session", "sessions")
    if release.people.silence == .changedSinceClosing {
      return "How many people took part is not said any more."
    }
    switch release.people.count {
    case nil: return "Fewer than \(CoarseCount.least) people count in this edition, in \(sessions)."
    case 0?:
      return "No real person took part."
    case let people?:
      return "\(people, "person", "people") took part, in \(sessions)."
    }
  }

  /// Who took part, family by family, a sentence each; or why nothing is said.
  static func people(_ release: Release) -> [Sentence] {
    if let silence = release.people.silence {
      return release.people.count == 0 && silence == .tooFew
        ? [] : [words(silence, release.people.telling)]
    }
    return ReleasedProperty.Family.allCases.map { family in
      let properties = release.people.properties.filter { $0.family == family }
      var counts: [CoarseCount] = []
      for case let count? in properties.map(\.count) where !counts.contains(count) {
        counts.append(count)
      }
      var parts = counts.filter { $0 != .nobody }.map { count -> Sentence in
        let here = properties.filter { $0.count == count }.map(\.label)
        let each: Sentence = here.count > 1 && count != .somebody ? " each" : ""
        return count.words + each + ": \(Sentence.joined(here, "; "))."
      }
      let isKnown = release.people.notKnown.map { !$0.contains(family) && family != .age } ?? false
      let absent = properties.filter { $0.count == .nobody }.map(\.label)
      if !absent.isEmpty {
        let nobody: Sentence = isKnown ? "Nobody" : "As far as is known, nobody"
        parts.append(nobody + ": \(Sentence.joined(absent, "; ")).")
      }
      let untold = properties.filter { $0.count == nil }.map(\.label)
      if !untold.isEmpty {
        parts.append("Not told, because of earlier rounds: \(Sentence.joined(untold, "; ")).")
      }
      if release.people.notKnown?.contains(family) ?? false {
        parts.append("Of some or all people it is not known.")
      }
      return "\(family.label): " + Sentence.joined(parts.map(\.capitalised), " ")
    }
  }

  private static func words(
    _ silence: ReleasedPeople.Silence, _ telling: ReleasedPeople.Telling
  ) -> Sentence {
    switch silence {
    case .tooFew:
      telling == .nothing
        ? "Fewer than \(CoarseCount.least) people count in this edition, so nothing is said of who they were, nor of what they did and said."
        : "Fewer than \(ReleasedPeople.leastPeople) people count in this edition, so nothing is said of who they were, nor of who was missing."
    case .earlierRoundOpen:
      "Nothing is said of who they were as long as an earlier round is open: rounds are shared in the order of their numbers."
    case .tooLikeEarlierRounds:
      "Nothing is said of who they were: some of them took part in an earlier round too, and comparing the two would tell of single people."
    case .changedSinceClosing:
      "Nothing is said of who they were, nor of what they did and said: who counts is not the same as when the round was closed, and comparing this with an earlier copy would tell of single people."
    }
  }

  /// From how many people on means are told.
  static let enough: Sentence = "\(CoarseMean.leastAnswers) people or more"
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
    words.map { note -> Sentence in
      let impact: Sentence = note.impact.map { "impact " + $0.words + ": " } ?? ""
      return note.isQuote
        ? impact + "in somebody's own words, “\(note.words.words)”"
        : impact + "\(note.words.words)"
    }
  }

  static let beforeSharing: Sentence =
    "People who were there may recognise each other. Read it before you pass it on."

  /// The last section of every such report.
  static func reading(_ lines: [Sentence], _ document: inout Document) {
    document.heading(2, "How to read this", anchor: ReportPart.reading.rawValue)
    document.list(
      lines + [
        "Numbers of people are coarse: nobody, fewer than \(CoarseCount.least), the number, or \(CoarseCount.least) or more where the number would tell of the others. What is not known of somebody is not counted. Scores and times are told from \(CoarseMean.leastAnswers) people on, rounded. Notes are printed only where everybody whom they are about agreed; more of them stay in the team. Nothing is told of people who refused to be observed, took consent back, or said no to notes leaving the team; whoever was never asked counts, and is not quoted.",
        beforeSharing,
      ])
  }
}
