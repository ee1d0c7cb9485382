import Localization

extension Walkthrough {
  package static let format = RecordFormat(
    "walkthrough", noun: Noun("walkthrough", "walkthroughs"),
    "A task gone through step by step with a profile in mind; nobody took part, and nothing in it has a severity.",
    [
      Field(
        "profile", .reference(.profile), "Profile", "Whom the team had in mind.", required: true),
      Field("task", .reference(.task), "Task", "The task that was gone through.", required: true),
      Field(
        "over", .reference(.spectrumCell), "Laid over",
        "A cell of the persona spectrum that holds today, such as touch/situational."),
      Field(
        "manner", .choice(WordList(WalkthroughManner.allCases)), "Manner",
        "Reasoned from the profile, or tried by a colleague; never lived.", required: true),
      Field("round", .integer(1...1000), "Round", "The round for which it foretells, if any."),
      Field("heldOn", .day, "Held on", "The day on which it was begun.", required: true),
      Field("finishedOn", .day, "Finished on", "The day on which it was ended."),
      Field(
        "evaluators", .set(.line), "Evaluators", "Who answered: roles, never a participant.",
        option: .named("by")),
      Field("tool", .line, "Tool", "What was switched on or used, and its version."),
      Field("talk", .text, "Talk", "What was said in the talk afterwards."),
      Field("answers", .map(answerEntry), "Answers", "One entry an answer.", option: .none),
      Field(
        "barriers", .map(barrierEntry), "Barriers",
        "What is expected to stand in the way; without a severity.", option: .none),
      Field("parked", .map(parkedEntry), "Parked", "What belonged to no step.", option: .none),
    ])

  private static let reasons: [Field] = [
    Field("by", .line, "By", "Whose it is: a role; empty for everybody together."),
    Field("claim", .line, "Claim", "The key of the profile's claim that it rests on."),
    Field("about", .line, "About", "The digest of the words that the claim had then."),
    Field("facets", .set(.line), "Facets", "The keys of the facets that it rests on."),
  ]

  private static let answerEntry = EntryFormat(
    Noun("answer", "answers"), identity: .random,
    reasons + [
      Field(
        "part", .choice(WordList(WalkthroughPart.allCases)), "Part",
        "Whether it is about a goal, about doing a step, or about knowing that it worked.",
        required: true),
      Field("goal", .line, "Goal", "The key of the goal."),
      Field("step", .line, "Step", "The key of the step; empty for a goal."),
      Field("asked", .line, "Asked", "The words of the goal or step then.", required: true),
      Field(
        "answer", .choice(WordList(WalkthroughAnswer.allCases)), "Answer", "What was answered.",
        required: true),
      Field("why", .text, "Why", "Why, where it is no barrier."),
    ])

  private static let barrierEntry = EntryFormat(
    Noun("barrier", "barriers"), identity: .random,
    reasons + [
      Field("answer", .line, "Answer", "The key of the answer that it belongs to.", required: true),
      Field("text", .text, "Text", "What stands in the way, in the product.", required: true),
      Field("places", .set(.place), "Places", "The criteria that it bears on."),
      Field(
        "principles", .set(.choice(WordList(DesignPrinciple.allCases))), "Principles",
        "Design principles beside WCAG."),
      Field("beyondWcag", .flag, "Beyond WCAG", "Yes once settled that no criterion names it."),
      Field("settled", .flag, "Settled", "Yes once somebody kept or typed what it is about."),
      Field(
        "cause", .choice(WordList(TroubleCause.allCases)), "Cause",
        "In a set-up or a simulation: the product, or somebody new to this."),
      Field("on", .day, "On", "The day on which it was entered.", required: true),
    ])

  private static let parkedEntry = EntryFormat(
    Noun("parked thought", "parked thoughts"), identity: .random,
    [
      Field("text", .text, "Text", "What was set aside.", required: true),
      Field("asked", .line, "Asked", "The words of the goal or step during which it came up."),
    ])
}
