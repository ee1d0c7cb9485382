import Measures
import Records

/// Sentences that the reports of the edition for sharing have in common.
enum ReleaseWords {
  static func head(_ title: Markdown, _ lead: Markdown, _ release: Release) -> MarkdownPage {
    var page = MarkdownPage()
    page.heading(1, title + ": \(release.title), round \(release.round)")
    if release.hasInventedPeople { page.paragraph(ReportHead.invented) }
    page.paragraph(lead + " It does not claim conformance.")
    page.paragraph(edition(release))
    return page
  }

  /// Which edition it is, and of what.
  private static func edition(_ release: Release) -> Markdown {
    let kept: Markdown =
      release.hasKeptInTeam
      ? " What some people met stays in the team: they did not agree that notes leave it, and nothing here rests on them."
      : ""
    return
      "This is the edition for sharing, made of round \(release.round) after it was closed on \(release.closedOn). It tells each property of people alone and in coarse numbers, and never who has several."
      + kept
  }

  /// How many took part: a number from three people on.
  static func tookPart(_ release: Release) -> Markdown {
    let sessions = Phrase.count(release.sessions, "session", "sessions")
    switch release.people.count {
    case nil: return "Fewer than \(CoarseCount.least) people took part, in \(sessions)."
    case 0?: return "No real person took part."
    case let people?:
      return "\(Phrase.count(people, "person", "people")) took part, in \(sessions)."
    }
  }

  /// Who took part, family by family, a sentence each; or why nothing is said.
  static func people(_ release: Release) -> [Markdown] {
    if release.people.count == 0 { return [] }
    if let silence = release.people.silence { return [words(silence)] }
    return ReleasedProperty.Family.allCases.compactMap { family in
      let properties = release.people.properties.filter { $0.family == family }
      guard !properties.isEmpty else {
        return family == .age ? "Age: not told, because numbers would follow from each other." : nil
      }
      let notKnown = release.people.notKnown[family] ?? .nobody
      var counts: [CoarseCount] = []
      for property in properties where !counts.contains(property.count) {
        counts.append(property.count)
      }
      var parts = counts.filter { $0 != .nobody }.map { count -> Markdown in
        let here = properties.filter { $0.count == count }.map(\.label)
        return "\(count.words)\(here.count > 1 ? " each" : ""): \(here.joined(separator: "; "))."
      }
      let absent = properties.filter { $0.count == .nobody }.map(\.label)
      if !absent.isEmpty {
        let nobody: Markdown = notKnown == .nobody ? "Nobody" : "As far as is known, nobody"
        parts.append(nobody + ": \(absent.joined(separator: "; ")).")
      }
      if notKnown != .nobody { parts.append("Of \(notKnown.words) it is not known.") }
      return "\(family.label): " + Markdown.joined(parts.map(\.capitalised), " ")
    }
  }

  private static func words(_ silence: ReleasedPeople.Silence) -> Markdown {
    switch silence {
    case .tooFew:
      "Fewer than \(ReleasedPeople.leastPeople) people took part, so nothing is said of who they were, nor of who was missing."
    case .tooLikeEarlierRounds:
      "Nothing is said of who they were: fewer than \(CoarseCount.least) people joined or left beside a round that was shared before, and a comparison would tell of them."
    case .changedSinceClosing:
      "Nothing is said of who they were: fewer than \(CoarseCount.least) people have left or joined since the round was closed, and a comparison with an earlier copy would tell of them."
    }
  }

  /// Words of notes, a line each, and whether there are more.
  static func notes(_ words: [ReleasedWords], hasMore: Bool) -> [Markdown] {
    var lines = words.map { note -> Markdown in
      let impact: Markdown = note.impact.map { "impact " + $0.words + ": " } ?? ""
      return note.isQuote
        ? impact + "in somebody's own words, “\(note.words.words)”"
        : impact + "\(note.words.words)"
    }
    if hasMore {
      lines.append(
        words.isEmpty ? "The notes stay with the team." : "More notes stay with the team.")
    }
    return lines
  }

  /// The last section of every such report.
  static func reading(_ lines: [Markdown], _ page: inout MarkdownPage) {
    page.heading(2, "How to read this")
    page.list(
      lines + [
        "Numbers of people are coarse: nobody, fewer than \(CoarseCount.least), the number, or \(CoarseCount.least) or more where the number would tell of the others. Scores, times and shares are told from \(ReleasedPeople.leastPeople) people on, without single values. Nothing is told of people who refused to be observed, took consent back, or did not agree that notes leave the team.",
        "People who were there may recognise each other. Read it before you pass it on.",
      ])
  }
}
