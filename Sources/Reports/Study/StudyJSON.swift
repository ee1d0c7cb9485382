package import JSON
import Localization
package import Measures
import Records
import Statistics

/// The study report as canonical JSON; what an edition does not tell is `null`.
///
/// - `plan`: what was planned, and `departures` from it as counts of sessions or attempts.
/// - `triedWith`: days, product versions, devices, assistive technologies, modes and recorders, by sessions of the round.
/// - `people`: `targets`, `groups` with their sizes, `placements` on each scale of digital skill.
/// - `changes`: the reported round (`now`) less the round `before` it; `null` without one, and for sharing. Each figure
///   says whether the `samePeople` stand behind both rounds (`nobody`, `everybody`, `some`, `unknown`), n of both and how
///   many `pairs`, and why there is no difference (`notCompared`). `timesAsLong` is a ratio, the others are differences.
/// - `tasks[]`: `everybody`, `groups[]` and `lowestSkill[]` count each person once, with the first attempt of the
///   round; `allAttempts` and `attempts[]` have the later ones too. In `everybody`, `outcomes` are counts by end and
///   help; `doneWithoutHelp` and `doneWithHelpOrWithout` have `successes`, `attempts`, `share` (0 to 1), `interval`
///   and `otherIntervals[]`; `halfCredit` is a share; `times` are seconds, `onTask` and `withInterruptions`; `ease`
///   is 1 to 7. A group has only `doneWithoutHelp`, `onTask` and `ease`.
///   `outcomes.stoppedAtTimeLimit` are attempts that ended at the time agreed beforehand, which is no failure; they
///   are in no other outcome. `offer` says to how many people of the round the task was offered.
/// - Below named minimums (docs/study-report.md) means, medians, grades and forecasts are `null`; shares and their
///   intervals are there from one person on.
/// - Each `interval` names its `method`, `confidence`, `sides` and `n`; its ends have the unit of the value.
/// - `questionnaires[]`: one an instrument, or one a `task` where it is asked after tasks; `scores[]` with
///   `benchmarks[]`, `groups[]` by technology, and `flags[]` and `leftOut[]` in sentences.
/// - `findings[]`: every rater's severity (0 to 4) apart from `metBy` of `metOf` people; the worst impact (0 to 4)
///   by need and by technology; `quotes[]` with permission.
/// - `recorderAgreement`, `discovery[]`, `notes`, `openQuestions[]`: as in the document.
package enum StudyJSON {
  package static func bytes(_ study: StudySummary) -> [UInt8] {
    JSONWriter.canonical(value(study))
  }

  package static func value(_ study: StudySummary) -> JSONValue {
    .of([
      "study": study.study, "title": study.title, "peopleInvented": study.hasInventedPeople,
      "edition": study.edition.rawValue, "rounds": rounds(study.rounds),
      "changes": study.changes.map(changes), "plan": plan(study.plan),
      "triedWith": study.triedWith.map(JSONValue.triedWith), "people": people(study),
      "tasks": study.tasks.map(task), "prompts": study.prompts.map(prompt),
      "questionnaires": study.questionnaires.map { questionnaire($0, study) },
      "answerPolicy": Scoring.policy,
      "findings": study.findings.findings.map { finding($0, study.edition) },
      "barriersWithoutFinding": study.findings.looseBarrierCount,
      "recorderAgreement": agreement(study.agreement),
      "discovery": study.discovery.rows.map(discovery), "notes": notes(study.notes),
      "openQuestions": study.openQuestions, "conformanceClaimed": false,
    ])
  }

  private static func rounds(_ rounds: RoundFacts) -> JSONValue {
    .of([
      "reported": rounds.number, "all": rounds.all, "sessions": rounds.sessions,
      "pilots": rounds.pilots, "sessionsWithoutParticipant": rounds.sessionsWithoutParticipant,
      "sessionsOfOtherRounds": rounds.sessionsOfOtherRounds,
    ])
  }

  private static func plan(_ plan: PlanFacts) -> JSONValue {
    let (target, found) = (plan.target, plan.deviations)
    return .of([
      "product": plan.product, "purpose": plan.purpose,
      "target": JSONValue.of([
        "version": target.version.description, "level": target.level.description,
        "platform": target.platform.rawValue,
      ]), "informationSheetVersion": plan.informationSheetVersion, "tasks": plan.tasks,
      "screens": plan.screens, "prompts": plan.prompts,
      "recruitmentTargets": plan.recruitmentTargets,
      "departures": JSONValue.of([
        "pilotsLeftOut": found.pilots, "withdrawn": found.withdrawn, "refused": found.refused,
        "sessionsWithoutConsentDate": found.withoutConsentDate,
        "sessionsWithOtherInformationSheet": found.otherSheet,
        "sessionsWithoutParticipant": found.withoutParticipant,
        "sessionsWithoutProductVersion": found.withoutProductVersion,
        "otherPlatforms": CoverageJSON.otherPlatforms(found.otherPlatforms),
        "sessionsWithStagedCircumstance": found.staged,
        "productVersions": found.productVersions.map {
          JSONValue.of(["version": $0.version, "sessions": $0.sessions])
        }, "attemptsOutsidePlan": found.attemptsOutsidePlan,
        "attemptsPossiblyWithdrawn": found.attemptsLeftOut,
      ]),
    ])
  }

  private static func prompt(_ row: PromptSummary) -> JSONValue {
    .of([
      "id": row.id, "text": row.text, "beyondWcag": row.isBeyondWcag,
      "criteria": row.criteria.sorted(), "favourable": row.favourable?.id,
      "sessionsAnswered": row.answered, "seen": row.seen, "notSeen": row.notSeen,
      "didNotComeUp": row.didNotComeUp,
    ])
  }

  private static func notes(_ notes: NotesFacts) -> JSONValue {
    .of([
      "notes": notes.notes, "notReviewed": notes.notReviewed, "sessions": notes.sessions,
      "sessionsWithOneRecorder": notes.withOneRecorder, "sessionsWithoutNotes": notes.withoutNotes,
    ])
  }

  // MARK: People

  private static func people(_ study: StudySummary) -> JSONValue {
    .of([
      "participants": study.people.participants, "placedOnScale": study.people.placed,
      "lowDigitalSkill": study.people.lowSkill,
      "targets": study.people.targets.map { row in
        let isCounted = row.uncounted == nil
        return JSONValue.of([
          "label": row.label, "planned": row.planned, "cannotBeCounted": row.uncounted?.reason,
          "counts": row.countsSessions ? "sessions" : "people",
          "metInRound": isCounted ? row.inRound.met : nil,
          "metInAllRounds": isCounted ? row.inAll.met : nil,
          "met": isCounted ? row.inRound.isMet : nil,
        ])
      },
      "groups": study.groups.map {
        JSONValue.of([
          "group": $0.label, "property": $0.family.rawValue, "people": $0.people,
        ])
      }, "placements": study.placements.map(placements),
    ])
  }

  private static func placements(_ scale: ScalePlacements) -> JSONValue {
    .of([
      "scale": scale.scale, "title": scale.title, "people": scale.people,
      "byBasis": JSONValue.of(scale.byBasis) { ($0.basis.id, $0.placements) },
      "placedBy": scale.placedBy.map {
        JSONValue.of(["role": $0.role, "placements": $0.placements])
      }, "firstDay": scale.days?.first, "lastDay": scale.days?.last,
      "withoutDay": scale.withoutDay,
      "placements": scale.placements.map { row in
        JSONValue.of([
          "participant": row.participant, "level": row.placement.value,
          "basis": row.placement.basis.id, "placedBy": row.placement.placedBy,
          "placedOn": row.placement.placedOn, "evidence": row.placement.evidence,
        ])
      },
    ])
  }

  // MARK: Questionnaires

  private static func questionnaire(
    _ summary: QuestionnaireSummary, _ study: StudySummary
  ) -> JSONValue {
    let instrument = summary.instrument
    let groups =
      summary.task == nil
      ? study.questionnaireGroups.first { $0.instrument.id == instrument.id } : nil
    return .of([
      "instrument": instrument.id, "title": instrument.title, "task": summary.task,
      "perTask": instrument.isPerTask, "wording": instrument.wordingStatus?.id,
      "source": instrument.source, "sourceStatus": instrument.sourceStatus?.id,
      "caution": instrument.caution, "responses": summary.responses,
      "participants": summary.participants, "scores": summary.scores.map(score),
      "groupBenchmarks": summary.groupBenchmarks.map(groupBenchmark),
      "flags": summary.flags, "leftOut": summary.leftOut,
      "groups": (groups?.rows ?? []).map { row in
        JSONValue.of([
          "group": row.group.label, "people": row.people, "scores": row.scores?.map(score),
        ])
      },
    ])
  }

  private static func score(_ summary: ScoreSummary) -> JSONValue {
    .of([
      "score": summary.score.id, "label": summary.score.label, "n": summary.values.count,
      "mean": summary.mean, "interval": summary.interval, "median": summary.median,
      "lowest": summary.isSingleValues ? nil : summary.lowest,
      "highest": summary.isSingleValues ? nil : summary.highest, "singleValues": summary.singles,
      "tooFewForMean": summary.isSingleValues, "tooFewToJudge": summary.isTooFewToJudge,
      "yes": summary.yes, "withoutValue": summary.withoutValue,
      "studyBand": summary.studyBand?.label, "percentile": summary.percentile,
      "bands": summary.bands.map {
        JSONValue.of(["band": $0.band.label, "from": $0.band.from, "people": $0.count])
      },
      "benchmarks": summary.benchmarks.map {
        JSONValue.of([
          "label": $0.label, "value": $0.value, "highest": $0.highest, "source": $0.source,
          "sourceStatus": $0.sourceStatus?.id,
        ])
      },
    ])
  }

  private static func groupBenchmark(_ row: GroupBenchmark) -> JSONValue {
    var here: ScoreSummary?
    if case .scores(let summary) = row.here { here = summary }
    return .of([
      "label": row.benchmark.label, "value": row.benchmark.value,
      "highest": row.benchmark.highest, "group": row.group, "score": row.benchmark.score,
      "source": row.benchmark.source, "sourceStatus": row.benchmark.sourceStatus?.id,
      "meanHere": here?.mean, "intervalHere": here?.interval, "peopleHere": here?.values.count,
      "notShown": row.refusal,
    ])
  }

  // MARK: Findings, agreement, discovery

  private static func finding(_ finding: MeasuredFinding, _ edition: Edition) -> JSONValue {
    let frequency = finding.latest?.frequency
    let counted = frequency?.isCounted == true ? frequency : nil
    return .of([
      "id": finding.id, "title": finding.title, "part": finding.part.rawValue,
      "places": finding.places,
      "severities": (finding.severity?.ratings ?? []).map(\.severity.rawValue),
      "severityMedian": finding.severity.map { Double($0.doubledMedian) / 2 },
      "status": finding.status, "open": finding.isOpen, "contradicted": finding.isContradicted,
      "metBy": counted?.met, "metOf": counted?.exposed, "metWords": frequency?.words,
      "metInterval": frequency?.interval, "worstImpact": finding.impacts.worst,
      "worstByNeed": finding.impacts.byNeed.map(impact),
      "worstByTechnology": finding.impacts.byTechnology.map(impact),
      "quotes": StudyDocument.chosenQuotes(finding).map { quote in
        JSONValue.of([
          "participant": quote.participant, "speaker": quote.speaker?.id,
          "wording": quote.wording?.id, "language": quote.language, "round": quote.round,
          "words": quote.words.words,
        ])
      },
    ])
  }

  private static func impact(_ row: FindingImpacts.Row) -> JSONValue {
    .of([
      "group": row.group.label, "people": row.people, "worst": row.worst,
      "worstInRound": row.worstInRound,
    ])
  }

  private static func agreement(_ agreement: RecorderAgreement) -> JSONValue? {
    agreement.together.map { together in
      .of([
        "windowMilliseconds": agreement.window.milliseconds,
        "sessions": agreement.sessions.count, "recorderPairs": together.recorderPairs,
        "both": together.both, "onlyFirst": together.onlyFirst,
        "onlySecond": together.onlySecond,
        "figures": AgreementRow.rows(together).map { row in
          JSONValue.of([
            "what": row.id, "value": row.value, "n": row.count, "interval": row.ends,
            "method": row.method, "noFigure": row.missing.isEmpty ? nil : row.missing,
            "noInterval": row.ends == nil ? row.noInterval : nil,
          ])
        },
      ])
    }
  }

  private static func discovery(_ row: DiscoveryRow) -> JSONValue {
    let forecast = try? row.forecast.get()
    return .of([
      "task": row.task.id, "title": row.task.title, "triedByAll": row.task.tried,
      "chanceToMiss": row.task.chanceToMiss.value, "group": row.group.label,
      "participants": row.participants, "problems": row.hits.problems.count,
      "metOnce": row.hits.metOnce, "rate": forecast?.rate.adjusted.value,
      "shareMet": forecast?.foundSoFar.value, "morePeopleFor85PerCent": forecast?.more.count,
      "noFigure": row.refusal, "method": StudyDiscovery.method,
    ])
  }
}
