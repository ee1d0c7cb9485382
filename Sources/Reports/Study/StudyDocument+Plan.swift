import Localization
import Measures
import Records
import Wording

extension StudyDocument {
  /// When, with what and in which way the sessions of the round took place.
  static func triedWith(_ study: StudySummary, _ document: inout Document) {
    guard study.rounds.sessions > 0, let tried = study.triedWith else { return }
    document.heading(2, "How it was tried", anchor: ReportPart.triedWith.rawValue)
    document.list(tried.claims())
  }

  static func plan(_ study: StudySummary, _ document: inout Document) {
    let plan = study.plan
    func titles(_ titles: [String]) -> Sentence {
      titles.isEmpty ? "none" : "\(titles.joined(separator: "; "))"
    }
    document.heading(2, "The plan")
    document.table(
      "What was planned for this round.", none: "", columns: ["What", "Value"],
      rows: [
        ["Product", plan.product.map { "\($0)" } ?? "not recorded"],
        ["Purpose", plan.purpose.map { "\($0)" } ?? "not recorded"],
        ["Target", "\(plan.target.label)"],
        ["Round", study.rounds.number.map { "\($0)" } ?? "none yet"],
        ["Sessions", "\(study.rounds.sessions)"],
        ["Rounds with sessions", titles(study.rounds.all.map(String.init))],
        ["Tasks", titles(plan.tasks)], ["Screens", titles(plan.screens)],
        ["Prompts", "\(plan.prompts)"], ["Recruitment targets", "\(plan.recruitmentTargets)"],
        [
          "Version of the information sheet",
          plan.informationSheetVersion.map { "\($0)" } ?? "not recorded",
        ],
      ])
    document.heading(3, "Departures from the plan")
    let found = plan.deviations
    let counts: [(Sentence, Int)] =
      [
        ("Pilot sessions of this round, not counted", found.pilots),
        ("Participants who withdrew, not counted", found.withdrawn),
        ("Participants who did not consent to observation, not counted", found.refused),
        ("Sessions with a consent without a date", found.withoutConsentDate),
        ("Sessions with another version of the information sheet", found.otherSheet),
        ("Sessions that do not name a participant", found.withoutParticipant),
        ("Sessions without a product version", found.withoutProductVersion),
        ("Sessions with a simulated situation", found.staged),
        ("Attempts at tasks that the plan does not have, not counted", found.attemptsOutsidePlan),
        (
          "Attempts that may be by a participant who is not counted, not counted",
          found.attemptsLeftOut
        ),
      ]
      + (found.productVersions.count > 1
        ? found.productVersions.map { ("Sessions with version \($0.version)", $0.sessions) } : [])
      + found.otherPlatforms.map { ("Sessions on \($0.platform.label)", $0.sessions) }
    document.table(
      "Departures in this round, of \(study.rounds.sessions, "session", "sessions").",
      none: StudyNone.departures.claim(study.rounds.number),
      columns: ["Departure", "Number"],
      rows: counts.filter { $0.1 > 0 }.map { [$0, "\($1)"] })
  }

  static func prompts(_ study: StudySummary, _ document: inout Document) {
    document.heading(2, "Prompts")
    document.table(
      "Answers to each prompt: yes (seen), no (not seen), or did not come up, in \(study.rounds.sessions, "session", "sessions"). Yes speaks for the product unless noted. Every answer counts: one a session, or one a participant.",
      none: StudyNone.prompts.claim(study.rounds.number),
      columns: ["Prompt", "Criteria", "Yes, seen", "No, not seen", "Did not come up"],
      rows: study.prompts.map { row in
        func count(_ answers: Int) -> Sentence {
          row.answered == 0 ? "not answered" : "\(answers) of \(row.answered)"
        }
        let criteria = row.criteria.sorted().map(\.description)
        let remark = PromptPolarity.remark(row.favourable)
        return [
          remark.isEmpty ? "\(row.text)" : "\(row.text) \(remark)",
          criteria.isEmpty
            ? (row.isBeyondWcag ? "outside WCAG" : "none named" as Sentence)
            : "\(Sentence.list(criteria))",
          count(row.seen), count(row.notSeen), count(row.didNotComeUp),
        ]
      })
  }

  static func reading(_ document: inout Document) {
    document.heading(2, "How to read this")
    document.list([
      "This is the team edition: it has participant numbers. Do not share. n is the number of participants, attempts or responses behind a figure. Of 95% intervals, 95 in 100 include the true value; with few participants they are wide.",
      "Completed without help: the outcome is “done” and it is recorded that the moderator did not help. If help or an outcome was not recorded, nothing follows from it: no share, interval or comparison is given. Not completed, stopped by the participant and stopped by the moderator are attempts; not offered is not. Stopped at the time limit is an attempt and not a failure.",
      "Time on task is start to end of the attempt, less setting up, faults and breaks of its session. An attempt with a start or end entered after the session has no time. \(SessionSpan.rule)",
      "Groups are beside all participants, not against each other. A participant may be in several groups. A skill level is the observed one if there is one, else the reported one, else the assumed one; of several, the newest. Pilot sessions are excluded, as are participants who did not consent to observation or withdrew.",
    ])
  }
}
