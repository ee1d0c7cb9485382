import CommandLine
import JSON
import Localization
import Measures
import Recording
import Records
import Reports
import Screens
import Wording
import Workbench

/// `kerb persona walk`: a task gone through with a profile in mind, and what to try after that.
enum PersonaWalk {
  static let verb = Verb(
    ["persona", "walk"],
    "Go through a task step by step with a profile in mind, or plan what to try.",
    examples: [
      .init(
        "kerb persona walk tendai-mupfure --study tram-tickets --task buy-day-ticket",
        "Asks one question a goal and two a step; a barrier is written behind the answer."),
      .init(
        "kerb persona walk tendai-mupfure --study tram-tickets --task buy-day-ticket --over touch/situational --by designer --by developer",
        "Lays \"a hand is busy today\" over the person, and says who answers."),
      .init(
        "kerb persona walk tendai-mupfure --study tram-tickets --task buy-day-ticket --set-up --tool \"VoiceOver, iOS 18\"",
        "Takes down what colleagues meet who try it with the person's set-up."),
      .init(
        "kerb persona walk tendai-mupfure --study tram-tickets --plan",
        "Says what to try with whom; `--apply` puts it into the study."),
    ],
    arguments: [
      .required(
        "PERSONA", "The id of the profile, or the beginning of its name.",
        .names(RecordKind.persona.nameKind))
    ],
    options: [
      .value("study", "STUDY", "The study whose task it is.", .study, isRequired: true),
      .value("task", "TASK", "The task: its id or its title."),
      .value("over", "CELL", "A cell of the spectrum that holds today, such as touch/situational."),
      .value(
        "by", "ROLE", "Who answers: a role; say it again for each.", isRepeating: true),
      .flag("set-up", "Colleagues try it with the person's own settings and technology."),
      .flag("simulation", "Colleagues try it with an imitation; its cautions are shown first."),
      .value("tool", "TEXT", "What is switched on, such as \"VoiceOver, iOS 18\"."),
      .value(
        "round", "NUMBER", "The round for which it foretells.", otherwise: "the next open one"),
      .value(
        "held-on", "DAY", "The day it was held, for one that was written on paper.",
        otherwise: "today"),
      .value("resume", "WALKTHROUGH", "Go on with this one, ended or not, such as W01."),
      .flag("anew", "Begin another one, beside one that was left."),
      .flag("plan", "Say what to try with whom; asks nothing.", section: "Afterwards"),
      .flag("apply", "With `--plan`: put it into the study.", section: "Afterwards"),
      .flag("json", "With `--plan`: print JSON for other programs.", section: "Afterwards"),
      .profile,
    ],
    discussion: [
      "Before a step: 1 does it, 2 does not find it, 3 cannot do it, 4 unsure. After it: 1 goes on, 2 does not know it worked, 3 stops, 4 unsure. A goal: y, n or m. What is in the way follows the number: 3 all buttons have one name. Then the step counts as done right, and the walk goes on.",
      "While it asks: /also 1 Ben: why (another person's answer, beside the first), /barrier WORDS (a further one), /park WORDS, /claim, /facets, /undo, /show, /skip, /stop. Each answer is on the disk before the next question comes; the same command goes on after a stop.",
      "A barrier gets a proposed criterion or design principle: Enter keeps it, a number, a name or - replaces it. It has no severity: people judge the same obstacle differently by whom they picture.",
      "All of it is evidence of kind persona, or simulated with `--set-up` and `--simulation`: suggested only, never lived and never tried.",
    ], leadsOn: true
  ) { try run($0) }

  private static func run(_ invocation: Invocation) throws -> ExitStatus {
    let workbench = try Workbench(invocation)
    let study = try RecordFinder.study(invocation.string("study") ?? "", workbench)
    let cards = try PersonaCards(in: workbench)
    let profile = try WalkthroughPlan.profile(invocation.required("PERSONA"), in: cards)
    if invocation.flag("plan") { return try plan(profile, study, workbench, invocation) }
    for option in ["apply", "json"] where invocation.flag(option) {
      throw UsageError(
        at: "--\(option)", "this goes with `--plan`", fix: "add `--plan`, or leave it out")
    }
    let records = try workbench.study(study).records
    let (plan, resumed) = try walk(profile, records, workbench, invocation)
    try ScreenRunner.requireTerminal(
      invocation,
      orElse:
        "run it on a terminal; `kerb persona walkthroughs \(study) --json` prints what is there"
    )
    return try ScreenRunner.ask(invocation) { pages in
      try WalkthroughRun(workbench: workbench, pages: pages).run(
        plan, resumed: resumed, isAnew: invocation.flag("anew"))
    }
  }

  // MARK: Walking

  private static func walk(
    _ profile: Profile, _ records: StudyRecords, _ workbench: Workbench, _ invocation: Invocation
  ) throws -> (WalkthroughPlan, RecordID?) {
    let study = records.study.id.string
    if let typed = invocation.string("resume") {
      let known = try Walkthroughs.find(typed, in: records)
      let task = try WalkthroughPlan.task(known.task, in: records.study)
      let plan = WalkthroughPlan(
        study: study, profile: try PersonaCards(in: workbench).profile(known.profile),
        task: task, over: known.over, manner: known.manner, round: known.round,
        evaluators: known.evaluators, tool: known.tool, day: try day(invocation, workbench))
      return (plan, known.id)
    }
    guard let typed = invocation.string("task") else {
      throw UsageError(
        at: "--task", "no task was named",
        fix: "`kerb study task list \(study)` names the tasks; `--plan` needs none")
    }
    if invocation.flag("set-up"), invocation.flag("simulation") {
      throw UsageError(
        at: "--simulation", "this does not go with `--set-up`", fix: "leave one of the two out")
    }
    if let number = invocation.strings("by").first(where: WalkthroughLine.namesParticipant) {
      throw UsageError(
        at: "--by", "\(Quoted(number)) is the number of a participant",
        fix: "write a role, such as --by moderator: nobody who takes part answers here")
    }
    let manner: WalkthroughManner =
      invocation.flag("set-up") ? .setUp : invocation.flag("simulation") ? .simulation : .reasoned
    let plan = WalkthroughPlan(
      study: study, profile: profile, task: try WalkthroughPlan.task(typed, in: records.study),
      over: try invocation.string("over").map { try WalkthroughPlan.cell($0, in: workbench) },
      manner: manner,
      round: try invocation.integer("round", in: 1...1000) ?? WalkthroughPlan.usualRound(records),
      evaluators: invocation.strings("by"), tool: invocation.string("tool"),
      day: try day(invocation, workbench))
    if let round = plan.round { try ClosedRounds(study, workbench).check(round) }
    return (plan, nil)
  }

  private static func day(_ invocation: Invocation, _ workbench: Workbench) throws -> CalendarDay {
    guard let typed = invocation.string("held-on") else { return workbench.today }
    if let day = CalendarDay(typed) { return day }
    throw WorkbenchError(
      .usage, at: "--held-on", "\(Quoted(typed)) is no day", fix: "write it as 2026-03-02")
  }

  // MARK: Planning

  private static func plan(
    _ profile: Profile, _ study: String, _ workbench: Workbench, _ invocation: Invocation
  ) throws -> ExitStatus {
    let loaded = try workbench.study(study)
    let task = try invocation.string("task").map {
      try WalkthroughPlan.task($0, in: loaded.records.study).id
    }
    let proposal = WalkthroughProposal(
      profile, in: loaded.records, task: task, round: try invocation.integer("round", in: 1...1000))
    guard !proposal.walkthroughs.isEmpty || invocation.flag("json") else {
      invocation.console.message(
        "No walkthrough as \(profile.name) in \(study) yet. Make one: `kerb persona walk \(profile.id) --study \(study) --task TASK`"
      )
      return ReportOutput.report(loaded.faults, invocation.console)
    }
    if invocation.flag("json") {
      invocation.console.out(json: JSONWriter.canonical(WalkthroughJSON.value(proposal)))
    } else {
      invocation.console.out(
        ProposalDocument.document(proposal, name: profile.name).plainLines(
          in: invocation.console.language))
    }
    try ProposalRun(proposal.study, of: study, in: workbench).run(invocation)
    return ReportOutput.report(loaded.faults, invocation.console)
  }
}
