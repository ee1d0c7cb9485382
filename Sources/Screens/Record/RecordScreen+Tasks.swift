import JSON
import Localization
import Recording
import Records
import Terminal
import Wording
import Workbench

extension RecordScreen {
  /// `/task`: ends the task that runs, or starts one; `-2m` in front or behind says that it was earlier.
  func task(_ argument: String) throws {
    let (rest, ago) = Self.backdating(argument)
    guard recorder.opening.keepsTasks else { return try followTask(rest) }
    if rest.isEmpty, let running = recorder.running.last {
      try endTask(running, ago: ago)
      return
    }
    // Whoever names the next task while one runs has forgotten to end it.
    if let running = recorder.running.last {
      try endTask(running, ago: ago)
      pages.say(messages)
      messages = []
    }
    guard let task = try chooseTask(rest) else { return }
    told("\(recorder.startTask(task.id, ago: ago, now: now, id: newID()))")
  }

  /// Splits off how long ago: `-30`, `-2m30`.
  static func backdating(_ argument: String) -> (rest: String, ago: Int) {
    var words = argument.split(separator: " ").map(String.init)
    for index in [0, words.count - 1] where words.indices.contains(index) {
      guard words[index].hasPrefix("-") || words[index].hasPrefix("\u{2212}"),
        let ago = ElapsedTyping.milliseconds(words[index].dropFirst())
      else { continue }
      words.remove(at: index)
      return (words.joined(separator: " "), ago)
    }
    return (argument, 0)
  }

  /// Asks how a task ended: outcome, help, ease.
  func endTask(_ id: String, ago: Int = 0) throws {
    guard let attempt = recorder.ledger.attempts[id] else { return }
    let title = recorder.plan.task(attempt.task)?.title ?? attempt.task
    let outcomes = AttemptOutcome.allCases
    let chosen = try pages.choose(
      "\(title): how did it end?", "Outcome", outcomes.map { "\($0.label)" })
    let outcome = outcomes[chosen]
    let label: Sentence = "\(outcome.label)"
    let isAtTimeLimit = try askTimeLimit(attempt.task, outcome)
    var assistance: Assistance?
    if outcome != .notOffered {
      let helped = try pages.choose(
        "\(label.capitalised). With assistance from the moderator?", "Assistance",
        ["no", "yes"],
        lead: ["The person's own technology or helper is not assistance."])
      assistance = helped == 0 ? .unassisted : .assisted
    }
    if recorder.plan.people.count > 1, attempt.participant == nil {
      let people = recorder.plan.people
      let whose = try pages.choose(
        "Whose attempt was it?", "Whose", ["all of them"] + people.map { "\($0.short)" })
      if whose > 0 { recorder.assign(id, to: RecordID(people[whose - 1].id)) }
    }
    let ended = recorder.endTask(
      id, outcome: outcome, assistance: assistance, isAtTimeLimit: isAtTimeLimit, ago: ago,
      now: now)
    told("\(ended)")
    guard outcome != .notOffered else { return }
    pages.say(messages)
    messages = []
    if let ease = try askEase() { told("\(recorder.rateEase(id, ease))") }
  }

  /// Asks whether the agreed time was over, where the task has one and the moderator stopped it.
  private func askTimeLimit(_ task: String, _ outcome: AttemptOutcome) throws -> Bool {
    guard outcome == .stoppedByModerator, let limit = recorder.plan.task(task)?.timeLimit else {
      return false
    }
    return try pages.choose(
      "Was the agreed time of \(limit, "minute", "minutes") over?", "Time over",
      ["yes", "no"], lead: ["Being stopped then is no failure."]) == 0
  }

  /// - Returns: 1 to 7, or `nil` where the person skips it.
  private func askEase() throws -> Int? {
    let answer = try pages.ask(
      "How easy was it for the person, 1 hard to 7 easy? s skips.", "Ease 1-7", canSkip: true,
      problem: { text in
        if Int(PlainText.trimmed(text)).map({ (1...7).contains($0) }) == true { return nil }
        return "Write a number from 1 to 7, or s."
      })
    return Int(PlainText.trimmed(answer))
  }

  func ease(_ argument: String) throws {
    guard let id = recorder.lastAttempt else {
      messages = [.error("No task was tried yet.")]
      return
    }
    let typed = Int(argument).flatMap { (1...7).contains($0) ? $0 : nil }
    guard argument.isEmpty || typed != nil else {
      messages = [
        .error("Write a number from 1 to 7 alone: `/ease 5`. Words are a note of their own.")
      ]
      return
    }
    if let ease = try typed ?? askEase() { told("\(recorder.rateEase(id, ease))") }
  }

  /// The task that somebody names or chooses; `nil` where they leave.
  private func chooseTask(_ typed: String) throws -> SessionPlan.Task? {
    let tasks = recorder.plan.tasks
    if tasks.isEmpty { return try newTask(typed) }
    if !typed.isEmpty {
      if let number = Int(typed), tasks.indices.contains(number - 1) { return tasks[number - 1] }
      let fits = tasks.filter {
        $0.title.lowercased().hasPrefix(typed.lowercased())
          || Text.isSame($0.id, typed.lowercased())
      }
      if let only = fits.first, fits.count == 1 { return only }
    }
    let tried = recorder.tasksTried
    let next = tasks.firstIndex { $0.id == recorder.nextTask?.id }
    let rows = tried.map { item -> Sentence in
      item.attempts == 0
        ? "\(item.task.title)"
        : "\(item.task.title), tried \(item.attempts, "time", "times")"
    }
    let index = try pages.choose(
      "Which task starts?", "Task", rows + ["a task that is not in the plan"], standing: next,
      lead: typed.isEmpty ? [] : ["No single task begins with \(Quoted(typed))."])
    return index < tasks.count ? tasks[index] : try newTask("", initial: typed)
  }

  /// Adds a task to the study's plan.
  ///
  /// - Parameter initial: Words that the question for a title begins with.
  private func newTask(_ typed: String, initial: String = "") throws -> SessionPlan.Task? {
    let title =
      try typed.isEmpty
      ? pages.ask("What is the person asked to do?", "Task", initial: initial) : typed
    guard !PlainText.trimmed(title).isEmpty else { return nil }
    do {
      let task = try StudyTasks.add(
        PlainText.trimmed(title), to: recorder.opening.study, workbench)
      recorder.plan.tasks.append(task)
      return task
    } catch let error as WorkbenchError {
      messages = [.error("The task was not added: \(error.problem). \(error.remedy)")]
      return nil
    }
  }

  /// For a recorder who does not keep the tasks: only says where notes belong.
  private func followTask(_ typed: String) throws {
    if typed.isEmpty, recorder.ledger.task != nil { return told("\(recorder.leaveTask())") }
    guard let task = try chooseTask(typed) else { return }
    told("\(recorder.startTask(task.id, now: now, id: newID()))")
  }

  func keepTasks() throws {
    let keeps = try pages.choose(
      "Does this recorder keep the tasks? One in each session does.", "Choice", ["yes", "no"],
      standing: recorder.opening.keepsTasks ? 0 : 1)
    recorder.keepTasks(keeps == 0)
    told(keeps == 0 ? "This recorder keeps the tasks." : "Another recorder keeps the tasks.")
  }

  /// Moves a note to another task.
  func move(_ argument: String) throws {
    guard let key = note(argument) else { return }
    let tasks = recorder.plan.tasks
    let index = try pages.choose(
      "To which task?", "Task", tasks.map { "\($0.title)" } + ["no task"])
    told("\(recorder.move(key, to: index < tasks.count ? tasks[index].id : nil))")
  }
}
