import Measures
import Records
import Wording

extension CoverageMarkdown {
  static func failures(_ coverage: Coverage, _ page: inout MarkdownPage) {
    page.heading(2, "Failures and barriers")
    guard !coverage.failures.isEmpty else {
      page.paragraph(
        "No participant met a barrier, no specialist or tool found a failure, and no problem is open. That is not a pass."
      )
      return
    }
    page.paragraph(
      "\(Phrase.count(coverage.failures.count, "place has", "places have")) a barrier that people met, a failure that a specialist or tool found, or an open problem. A place is a criterion, or a guideline that notes name without a criterion. Each has a heading of its own, in number order."
    )
    let facts = Dictionary(
      coverage.criteria.map { ($0.criterion.place, $0) }, uniquingKeysWith: { $1 })
    for failure in coverage.failures {
      page.heading(3, "\(failure.place.label) (\(remark(failure)))")
      page.paragraph(facts[failure.place].map { sentence($0, failure) } ?? elsewhere(failure))
      page.list(
        failure.findings.map { finding($0) }
          + notes(failure.notes, failure.noteCount, coverage)
          + entries(failure.entries, failure.entryCount))
    }
  }

  private static func remark(_ failure: FailureFacts) -> String {
    guard let criterion = failure.criterion else {
      return failure.place.kind == .guideline ? "guideline" : "principle"
    }
    return "level \(criterion.level)" + (failure.isInTarget ? "" : ", not in the target")
  }

  /// The sentence under a heading that is no criterion of the target.
  private static func elsewhere(_ failure: FailureFacts) -> Markdown {
    let what = failure.criterion == nil ? "No criterion is named" : "The target does not ask for it"
    return failure.hasLivedBarrier
      ? "Participants met a barrier. \(what), so it counts for no criterion of the target."
      : "\(what), so it counts for no criterion of the target."
  }

  /// Who met it and how sure it is.
  private static func sentence(
    _ criterion: CriterionCoverage, _ failure: FailureFacts
  ) -> Markdown {
    var parts: [Markdown] = []
    if criterion.state == .barrierMet {
      let people = criterion.participantsWithBarrier
      parts.append(
        people > 0
          ? "\(Phrase.count(people, "participant", "participants")) met a barrier."
          : "A barrier was met by people whom no session names.")
      if failure.participantsWithoutFinding > 0, !failure.findings.isEmpty {
        parts.append(
          "The notes of \(failure.participantsWithoutFinding) of them support no finding.")
      }
    } else if criterion.state == .exercised || criterion.state == .unclear {
      let people = Phrase.count(criterion.participants, "participant", "participants")
      let known: Markdown =
        criterion.state == .exercised
        ? "it worked at least once" : "nothing shows that it worked for any of them"
      parts.append(
        "\(people) tried it and no barrier was noted in this round; " + known + ": "
          + SignWords.list(criterion.signs) + ".")
    }
    if !criterion.state.countsAsPeople { parts.append("No participant tried it in this round.") }
    for outcome in criterion.outcomes {
      parts.append("Outcome from \(outcome.kind.adjective) evidence: \(outcome.outcome.label).")
    }
    for sentence in criterion.toolSentences {
      let words: Markdown = "\(sentence)."
      parts.append(words.capitalised)
    }
    if let worst = criterion.worstOpenImpact {
      parts.append("Worst open impact: \(worst.words).")
    }
    return Markdown.joined(parts, " ")
  }

  static func beyond(_ coverage: Coverage, _ page: inout MarkdownPage) {
    page.heading(2, "Barriers beyond WCAG")
    let beyond = coverage.beyondWcag
    guard !beyond.isEmpty else {
      page.paragraph("No note or finding is settled as something that WCAG does not name.")
      return
    }
    let notes = Phrase.count(beyond.noteCount, "note of sessions", "notes of sessions")
    let entries = Phrase.count(beyond.entryCount, "entry", "entries")
    let findings = Phrase.count(beyond.findings.count, "open finding", "open findings")
    page.paragraph(
      "\(notes), \(entries) of other evidence and \(findings) are settled as things that WCAG does not name. They hurt all the same."
    )
    page.list(
      beyond.findings.map { finding($0) } + self.notes(beyond.notes, beyond.noteCount, coverage)
        + self.entries(beyond.entries, beyond.entryCount))
  }

  static func otherFindings(_ coverage: Coverage, _ page: inout MarkdownPage) {
    if !coverage.otherFindings.isEmpty {
      page.heading(2, "Other open findings")
      page.paragraph("These open problems name no criterion of the target.")
      page.list(coverage.otherFindings.map { finding($0, withPlaces: true) })
    }
    let called = coverage.closedFindings.filter { $0.fix?.isConfirmed != true }
    if !called.isEmpty {
      page.heading(2, "Findings that are called fixed")
      page.paragraph(
        "Nobody whom these problems had hurt has tried again, so it is not known whether they are gone."
      )
      page.list(called.map { finding($0, withPlaces: true) })
    }
    let fixed = coverage.closedFindings.filter { $0.fix?.isConfirmed == true }
    if !fixed.isEmpty {
      page.heading(2, "Fixed findings")
      page.paragraph("Somebody whom these problems had hurt tried again, and they were gone.")
      page.list(fixed.map { finding($0, withPlaces: true) })
    }
    if !coverage.strengths.isEmpty {
      page.heading(2, "Strengths")
      page.paragraph("These things worked and are worth keeping.")
      let met = PlaceSet(coverage.failures.filter(\.hasLivedBarrier).map(\.place))
      page.list(
        coverage.strengths.map { strength in
          let against = strength.places.filter(met.contains).map(\.label)
          return finding(strength, withPlaces: true)
            + (against.isEmpty
              ? "" : " In this round people also met a barrier at \(Phrase.list(against)).")
        })
    }
  }

  static func notRetested(_ coverage: Coverage, _ page: inout MarkdownPage) {
    guard let round = coverage.rounds.number, !coverage.rounds.earlier.isEmpty else { return }
    page.heading(2, "Not retested in round \(round)")
    guard !coverage.notRetested.isEmpty else {
      page.paragraph("Everything that was open in earlier rounds was tried again in this one.")
      return
    }
    page.paragraph(
      "Earlier rounds met these, and nobody tried them again in this round. They may still be there."
    )
    page.list(
      coverage.notRetested.findings.map { finding($0, withPlaces: true) }
        + coverage.notRetested.criteria.map { criterion in
          "\(criterion.label): an earlier round met a barrier; nobody tried it in this one."
        })
  }
}

extension Impact {
  /// Number and word: "3 of 4, serious".
  var words: Markdown { "\(rawValue) of 4, \(label)" }
}
