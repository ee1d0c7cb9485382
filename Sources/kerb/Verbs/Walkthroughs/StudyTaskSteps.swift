import CommandLine
import JSON
import Localization
import Records
import Screens
import Wording
import Workbench

extension Commands {
  /// `kerb study task steps`: the goals and steps of a task.
  static let studyTaskSteps = Verb(
    ["study", "task", "steps"], "Show or write the goals and steps of a task, for walkthroughs.",
    examples: [
      .init("kerb study task steps tram-tickets buy-day-ticket", "Shows them in their order."),
      .init(
        "kerb study task steps tram-tickets buy-day-ticket --ask",
        "Asks for further ones, one line at a time."),
      .init(
        "kerb study task steps tram-tickets buy-day-ticket --from steps.txt",
        "Takes them from a file: a goal a line, and below it its steps as - Open Tickets @start."),
    ],
    arguments: [
      .required("STUDY", "The id of the study.", .study),
      .required("TASK", "The id or the title of the task."),
    ],
    options: [
      .flag("ask", "Ask for further goals and steps."),
      .value(
        "from", "FILE", "Take all of them from lines or JSON; - is standard input.", .file),
      .json,
    ],
    discussion: [
      "They are written once and used by every walkthrough of the task (`kerb persona walk`). A goal is what the person wants to have reached, in the head; a step is what the person does, with hands or voice.",
      "`--from` replaces what is there; goals and steps with the same words stay the same, so that earlier walkthroughs go on speaking of them. `--json` prints what `--from` takes.",
    ]
  ) { invocation in
    let workbench = try Workbench(invocation)
    let study = try RecordFinder.study(invocation.required("STUDY"), workbench)
    let loaded = try workbench.study(study)
    let task = try WalkthroughPlan.task(invocation.required("TASK"), in: loaded.records.study)
    if let file = invocation.string("from") {
      let given = try GivenCourse(
        FileInput.read(file, console: invocation.console), place: file, in: loaded.records.study)
      try CourseWriting(task: task.id, of: study, in: workbench).replace(with: given)
      invocation.console.message(
        "\(task.title) has \(given.goals, "goal", "goals") and \(given.steps, "step", "steps")."
      )
      return .success
    }
    if invocation.flag("ask") {
      return try ScreenRunner.ask(invocation) { pages in
        try CourseScreen(pages: pages, study: study, task: task, in: workbench).run()
      }
    }
    return show(TaskCourse(of: task.id, in: loaded.records.study), task, study, invocation)
  }

  private static func show(
    _ course: TaskCourse, _ task: StudyTask, _ study: String, _ invocation: Invocation
  ) -> ExitStatus {
    let console = invocation.console
    if invocation.flag("json") {
      console.out(json: JSONWriter.canonical(GivenCourse.json(course)))
      return .success
    }
    guard !course.isEmpty else {
      console.message(
        "\(task.title) has no steps yet. Write them: `kerb study task steps \(study) \(task.id) --ask`"
      )
      return .success
    }
    for leg in course.legs {
      if let goal = leg.goal { console.line("\(Printable.text(goal.text))") }
      for step in leg.steps {
        console.line("- \(Printable.text(step.text))\(step.screen.map { " @\($0)" } ?? "")")
      }
    }
    return .success
  }
}
