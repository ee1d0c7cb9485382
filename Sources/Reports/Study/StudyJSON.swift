package import JSON
import Localization
package import Measures
import Records

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
    object([
      "study": .string(study.study.string), "title": .string(study.title),
      "peopleInvented": .bool(study.hasInventedPeople),
      "edition": .string(study.edition.rawValue), "rounds": rounds(study.rounds),
      "changes": changes(study.changes),
      "plan": plan(study.plan), "triedWith": study.triedWith.map(JSONValue.triedWith) ?? .null,
      "people": people(study),
      "tasks": .array(study.tasks.map(task)),
      "prompts": .array(study.prompts.map(prompt)),
      "questionnaires": .array(study.questionnaires.map { questionnaire($0, study) }),
      "answerPolicy": .array(Scoring.policy.map { .string($0.plain()) }),
      "findings": .array(study.findings.findings.map { finding($0, study.edition) }),
      "barriersWithoutFinding": .integer(study.findings.looseBarrierCount),
      "recorderAgreement": agreement(study.agreement), "discovery": discovery(study.discovery),
      "notes": notes(study.notes),
      "openQuestions": .array(study.openQuestions.map { .string($0.plain()) }),
      "conformanceClaimed": .bool(false),
    ])
  }

  static func object(_ members: KeyValuePairs<String, JSONValue>) -> JSONValue {
    CoverageJSON.object(members)
  }

  static func text(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }

  /// Words of the program, which data has in English.
  static func text(_ words: Sentence?) -> JSONValue { text(words?.plain()) }

  static func integer(_ number: Int?) -> JSONValue { number.map(JSONValue.integer) ?? .null }

  static func number(_ number: Double?) -> JSONValue { number.map(Figure.json) ?? .null }

  private static func rounds(_ rounds: RoundFacts) -> JSONValue {
    object([
      "reported": integer(rounds.number), "all": .array(rounds.all.map(JSONValue.integer)),
      "sessions": .integer(rounds.sessions), "pilots": .integer(rounds.pilots),
      "sessionsWithoutParticipant": .integer(rounds.sessionsWithoutParticipant),
      "sessionsOfOtherRounds": .integer(rounds.sessionsOfOtherRounds),
    ])
  }

  private static func plan(_ plan: PlanFacts) -> JSONValue {
    let found = plan.deviations
    return object([
      "product": text(plan.product), "purpose": text(plan.purpose),
      "target": object([
        "version": .string(plan.target.version.description),
        "level": .string(plan.target.level.description),
        "platform": .string(plan.target.platform.rawValue),
      ]),
      "informationSheetVersion": text(plan.informationSheetVersion),
      "tasks": .array(plan.tasks.map { .string($0) }),
      "screens": .array(plan.screens.map { .string($0) }),
      "prompts": .integer(plan.prompts),
      "recruitmentTargets": .integer(plan.recruitmentTargets),
      "departures": object([
        "pilotsLeftOut": .integer(found.pilots), "withdrawn": .integer(found.withdrawn),
        "refused": .integer(found.refused),
        "sessionsWithoutConsentDate": .integer(found.withoutConsentDate),
        "sessionsWithOtherInformationSheet": .integer(found.otherSheet),
        "sessionsWithoutParticipant": .integer(found.withoutParticipant),
        "sessionsWithoutProductVersion": .integer(found.withoutProductVersion),
        "otherPlatforms": CoverageJSON.otherPlatforms(found.otherPlatforms),
        "sessionsWithStagedCircumstance": .integer(found.staged),
        "productVersions": .array(
          found.productVersions.map {
            object(["version": .string($0.version), "sessions": .integer($0.sessions)])
          }),
        "attemptsOutsidePlan": .integer(found.attemptsOutsidePlan),
        "attemptsPossiblyWithdrawn": .integer(found.attemptsLeftOut),
      ]),
    ])
  }

  private static func prompt(_ row: PromptSummary) -> JSONValue {
    object([
      "id": .string(row.id), "text": .string(row.text), "beyondWcag": .bool(row.isBeyondWcag),
      "criteria": .array(row.criteria.sorted().map { .string($0.description) }),
      "favourable": row.favourable.map { .string($0.id) } ?? .null,
      "sessionsAnswered": .integer(row.answered), "seen": .integer(row.seen),
      "notSeen": .integer(row.notSeen), "didNotComeUp": .integer(row.didNotComeUp),
    ])
  }

  private static func notes(_ notes: NotesFacts) -> JSONValue {
    object([
      "notes": .integer(notes.notes), "notReviewed": .integer(notes.notReviewed),
      "sessions": .integer(notes.sessions),
      "sessionsWithOneRecorder": .integer(notes.withOneRecorder),
      "sessionsWithoutNotes": .integer(notes.withoutNotes),
    ])
  }
}
