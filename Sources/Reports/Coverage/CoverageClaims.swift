import Localization
import Measures
import Records

// What reports state about criteria and evidence. `docs/claims.md` defines when each is true.

extension CriterionCoverage {
  /// How many participants tried it, and how many of them have a barrier there.
  var triedClaim: Sentence {
    let words: Sentence =
      participants > 0
      ? "\(participants, "participant", "participants") tried it; \(participantsWithBarrier) with a barrier\(unnamed)."
      : state.countsAsPeople
        ? "Tried in sessions that name no participant." : "No participant tried it."
    return .claim(
      "criterion.tried",
      [
        "criterion": number, "round": round, "participants": participants,
        "withBarrier": participantsWithBarrier, "unnamed": unnamedBarriers,
      ], words)
  }

  /// Behind how many participants have a barrier; empty where every barrier is a participant's.
  var unnamed: Sentence {
    unnamedBarriers == 0
      ? ""
      : ", and \(unnamedBarriers, "barrier", "barriers") in sessions without names"
  }

  /// What one kind of evidence decides about it.
  func outcome(_ found: KindOutcome) -> Sentence {
    .claim(
      "criterion.outcome",
      [
        "criterion": number, "round": round, "kind": found.kind.id, "outcome": found.outcome.id,
      ], found.sentence)
  }

  /// What participants did and answered there, besides barriers: "3 tasks completed, 1 other note".
  var signsClaim: Sentence {
    let all: [(Int, Sentence)] = [
      (signs.done, .count(signs.done, "task completed", "tasks completed")),
      (
        signs.doneWithHelp,
        .count(signs.doneWithHelp, "task completed with help", "tasks completed with help")
      ),
      (
        signs.answeredFor,
        .count(signs.answeredFor, "answer for the product", "answers for the product")
      ),
      (signs.successes, .count(signs.successes, "note of success", "notes of success")),
      (
        signs.notDone,
        .count(signs.notDone, "task not completed or stopped", "tasks not completed or stopped")
      ),
      (
        signs.endedAtTimeLimit,
        .count(
          signs.endedAtTimeLimit, "task stopped at the time limit",
          "tasks stopped at the time limit")
      ),
      (
        signs.answeredAgainst,
        .count(signs.answeredAgainst, "answer against the product", "answers against the product")
      ),
      (
        signs.answeredUndecided,
        .count(
          signs.answeredUndecided, "answer that settles nothing", "answers that settle nothing")
      ),
      (signs.otherMoments, .count(signs.otherMoments, "other note", "other notes")),
    ]
    let found = all.filter { $0.0 > 0 }.map(\.1)
    return .claim(
      "criterion.signs", ["criterion": number, "round": round, "signs": signs],
      found.isEmpty ? "no other evidence from sessions" : .joined(found, ", "))
  }
}

extension KindOutcome {
  /// "failed (participants)".
  var short: Sentence { "\(outcome.label) (\(kind.words))" }

  var sentence: Sentence { "Outcome from \(kind.words): \(outcome.label)." }
}

extension FailureFacts {
  /// Notes name a place that is no criterion of the target.
  func outsideTarget(_ round: Int?) -> Sentence {
    let found: Sentence = hasLivedBarrier ? "Barrier found. " : ""
    return .claim(
      "place.outsideTarget",
      ["place": place.description, "round": round, "barrier": hasLivedBarrier],
      criterion != nil
        ? "\(found)Not in the target: it counts for no criterion of it."
        : "\(found)No criterion is named: it counts for no criterion of the target.")
  }
}

extension EntryFacts {
  /// An entry of evidence that no participant gave, with its words.
  var claim: Sentence {
    var parts: [Sentence] = [kind.words.capitalised]
    if let source, !source.isEmpty { parts[0] = parts[0] + " (\(source))" }
    if isBarrier { parts.append("barrier") }
    if let impact { parts.append("impact \(impact.words)") }
    if let outcome { parts.append(outcome.label) }
    if !inConflict.isEmpty {
      parts.append("answers in conflict (\(Sentence.list(inConflict.map(\.label))))")
    }
    let head = Sentence.joined(parts, ", ")
    return .claim(
      "evidence.entry",
      [
        "batch": batch.string, "entry": entry, "kind": kind.id, "outcome": outcome?.id,
        "barrier": isBarrier, "impact": impact?.rawValue,
      ], words.isEmpty ? head + "." : head + ": \(words)")
  }
}

extension KindCounts {
  /// All evidence items, by the kind of evidence.
  func items(round: Int?) -> Sentence {
    .claim(
      "evidence.items", ["round": round, "items": total, "byKind": byID],
      "\(total, "evidence item", "evidence items")\(total == 0 ? "" : ": \(words)" as Sentence).")
  }

  /// No participant, named or not, is in the evidence.
  func withoutPeople(round: Int?) -> Sentence {
    .claim(
      "evidence.withoutPeople", ["round": round, "kinds": kinds.map(\.id)],
      kinds.isEmpty
        ? "There is no evidence yet."
        : "All evidence is from: " + .joined(kinds.map(\.words), "; ") + ".")
  }
}

/// How many items name a place, for a claim.
struct NamedItems: Encodable, Hashable {
  let place: String
  let items: Int
}

extension BeyondFacts {
  /// What is settled as outside WCAG.
  func claim(_ round: Int?) -> Sentence {
    let fine: Sentence =
      withoutTrouble == 0
      ? ""
      : " \(withoutTrouble, "note or entry", "notes and entries") outside WCAG found nothing in the way."
    return .claim(
      "evidence.beyond",
      [
        "round": round, "notes": evidence.noteCount, "entries": evidence.entryCount,
        "findings": findings.count, "withoutTrouble": withoutTrouble,
      ],
      isEmpty
        ? "No problem is settled as outside WCAG.\(fine)"
        : "\(evidence.noteCount, "note", "notes"), \(evidence.entryCount, "entry", "entries") of other evidence and \(findings.count, "open finding", "open findings") are outside WCAG.\(fine)"
    )
  }
}

extension Coverage {
  /// How many criteria have confirmed tags, and how many proposals alone.
  var tags: Sentence {
    let confirmed = criteriaWithConfirmedTags
    let proposed = criteria.count { $0.confirmedTags == 0 && $0.proposedTags > 0 }
    return .claim(
      "evidence.tags",
      ["round": rounds.number, "confirmed": confirmed, "proposed": proposed],
      "\(confirmed, "criterion has", "criteria have") confirmed tags; \(proposed, "has", "have") proposals only."
    )
  }

  /// What is not settled of the evidence: conflicts, barriers outside WCAG, and notes without a place.
  var openEvidence: [Sentence] {
    var lines: [Sentence] = []
    let (round, conflicts) = (rounds.number, evidence.answersInConflict)
    if conflicts > 0 {
      lines.append(
        .claim(
          "evidence.conflicts", ["round": round, "questions": conflicts],
          "\(conflicts, "checklist question has", "checklist questions have") conflicting answers; the worst for the product counts until `kerb team resolve`."
        ))
    }
    let beyond = evidence.beyondWcagBarriers
    if beyond.total > 0 {
      lines.append(
        .claim(
          "evidence.beyondBarriers", ["round": round, "byKind": beyond.byID],
          "\(beyond.total, "barrier is", "barriers are") outside WCAG: \(beyond.words)."))
    }
    let (items, barriers) = (evidence.notYetTagged, evidence.notYetTaggedBarriers)
    if items > 0 {
      let worst: Sentence = barriers == 0 ? "" : " (\(barriers, "barrier", "barriers"))"
      lines.append(
        .claim(
          "evidence.untagged", ["round": round, "items": items, "barriers": barriers],
          "\(items, "note or entry names", "notes and entries name") no criterion, guideline or principle yet\(worst)."
        ))
    }
    return lines
  }
}
