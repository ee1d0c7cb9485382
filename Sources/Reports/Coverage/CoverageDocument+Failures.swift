import Localization
import Measures
import Records
import Wording

extension CoverageDocument {
  static func failures(_ coverage: Coverage, _ document: inout Document) {
    document.heading(2, "Failures and barriers")
    guard !coverage.failures.isEmpty else {
      document.paragraph(
        "No participant met a barrier, no specialist or tool found a failure, and no problem is open. That is not a pass."
      )
      return
    }
    document.paragraph(
      "\(coverage.failures.count, "place has", "places have") a barrier that people met, a failure that a specialist or tool found, or an open problem. A place is a criterion, or a guideline that notes name without a criterion. Each has a heading of its own, in number order."
    )
    let facts = Dictionary(
      coverage.criteria.map { ($0.criterion.place, $0) }, uniquingKeysWith: { $1 })
    for failure in coverage.failures {
      document.heading(3, "\(failure.place.label) (\(remark(failure)))")
      document.paragraph(facts[failure.place].map { sentence($0, failure) } ?? elsewhere(failure))
      document.list(
        failure.findings.map { finding($0) }
          + notes(failure.notes, failure.noteCount, coverage)
          + entries(failure.entries, failure.entryCount))
    }
  }

  private static func remark(_ failure: FailureFacts) -> Sentence {
    guard let criterion = failure.criterion else {
      return failure.place.kind == .guideline ? "guideline" : "principle"
    }
    let level: Sentence = "level \(criterion.level.description)"
    return level + (failure.isInTarget ? "" : ", not in the target")
  }

  /// The sentence under a heading that is no criterion of the target.
  private static func elsewhere(_ failure: FailureFacts) -> Sentence {
    let what: Sentence =
      failure.criterion == nil ? "No criterion is named" : "The target does not ask for it"
    return failure.hasLivedBarrier
      ? "Participants met a barrier. \(what), so it counts for no criterion of the target."
      : "\(what), so it counts for no criterion of the target."
  }

  /// Who met it and how sure it is.
  private static func sentence(
    _ criterion: CriterionCoverage, _ failure: FailureFacts
  ) -> Sentence {
    var parts: [Sentence] = []
    if criterion.state == .barrierMet {
      let people = criterion.participantsWithBarrier
      parts.append(
        people > 0
          ? "\(people, "participant", "participants") met a barrier."
          : "A barrier was met by people whom no session names.")
      if failure.participantsWithoutFinding > 0, !failure.findings.isEmpty {
        parts.append(
          "The notes of \(failure.participantsWithoutFinding) of them support no finding.")
      }
    } else if criterion.state == .exercised || criterion.state == .unclear {
      let people = Sentence.count(criterion.participants, "participant", "participants")
      let known: Sentence =
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
      let words: Sentence = "\(sentence)."
      parts.append(words.capitalised)
    }
    if let worst = criterion.worstOpenImpact {
      parts.append("Worst open impact: \(worst.words).")
    }
    return Sentence.joined(parts, " ")
  }

  static func beyond(_ coverage: Coverage, _ document: inout Document) {
    document.heading(2, "Beyond WCAG")
    let beyond = coverage.beyondWcag
    let fine: [Sentence] =
      beyond.withoutTrouble > 0
      ? [
        "\(beyond.withoutTrouble, "note or entry", "notes and entries") beyond WCAG \(beyond.withoutTrouble == 1 ? "says" : "say") that something worked or that nothing was in the way."
      ] : []
    guard !beyond.isEmpty else {
      document.paragraph("No trouble is settled as something that WCAG does not name.")
      document.list(fine)
      return
    }
    let notes = Sentence.count(beyond.noteCount, "note of sessions", "notes of sessions")
    let entries = Sentence.count(beyond.entryCount, "entry", "entries")
    let findings = Sentence.count(beyond.findings.count, "open finding", "open findings")
    document.paragraph(
      "\(notes), \(entries) of other evidence and \(findings) tell of things that WCAG does not name. A barrier hurts all the same."
    )
    document.list(
      beyond.findings.map { finding($0) } + self.notes(beyond.notes, beyond.noteCount, coverage)
        + self.entries(beyond.entries, beyond.entryCount) + fine)
  }

  static func otherFindings(_ coverage: Coverage, _ document: inout Document) {
    if !coverage.otherFindings.isEmpty {
      document.heading(2, "Other open findings")
      document.paragraph("These open problems name no criterion of the target.")
      document.list(coverage.otherFindings.map { finding($0, withPlaces: true) })
    }
    let called = coverage.closedFindings.filter { $0.fix?.isConfirmed != true }
    if !called.isEmpty {
      document.heading(2, "Findings that are called fixed")
      document.paragraph(
        "Nobody whom these problems had hurt has tried again, so it is not known whether they are gone."
      )
      document.list(called.map { finding($0, withPlaces: true) })
    }
    let fixed = coverage.closedFindings.filter { $0.fix?.isConfirmed == true }
    if !fixed.isEmpty {
      document.heading(2, "Fixed findings")
      document.paragraph("Somebody whom these problems had hurt tried again, and they were gone.")
      document.list(fixed.map { finding($0, withPlaces: true) })
    }
    if !coverage.strengths.isEmpty {
      document.heading(2, "Strengths")
      document.paragraph("These things worked and are worth keeping.")
      let met = PlaceSet(coverage.failures.filter(\.hasLivedBarrier).map(\.place))
      document.list(
        coverage.strengths.map { strength in
          let against = strength.places.filter(met.contains).map(\.label)
          return finding(strength, withPlaces: true)
            + (against.isEmpty
              ? "" : " In this round people also met a barrier at \(Sentence.list(against)).")
        })
    }
  }

  static func notRetested(_ coverage: Coverage, _ document: inout Document) {
    guard let round = coverage.rounds.number, !coverage.rounds.earlier.isEmpty else { return }
    document.heading(2, "Not retested in round \(round)")
    guard !coverage.notRetested.isEmpty else {
      document.paragraph("Everything that was open in earlier rounds was tried again in this one.")
      return
    }
    document.paragraph(
      "Earlier rounds met these, and nobody tried them again in this round. They may still be there."
    )
    document.list(
      coverage.notRetested.findings.map { finding($0, withPlaces: true) }
        + coverage.notRetested.criteria.map { criterion in
          "\(criterion.label): an earlier round met a barrier; nobody tried it in this one."
        })
  }
}

extension Impact {
  /// Number and word: "3 of 4, serious".
  var words: Sentence { "\(rawValue) of 4, \(label)" }
}
