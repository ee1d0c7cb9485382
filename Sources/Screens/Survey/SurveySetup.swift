import JSON
import Localization
import Measures
package import Records
import Terminal
import Wording
import Workbench

/// Everything before the first question: study, instrument, participant, consent, session, task.
package final class SurveySetup {
  /// What is asked, and of whom.
  enum Outcome {
    case ask(SurveyPlan, resuming: Response?)
    /// A level of a scale is chosen.
    case place(Placement)
  }

  private struct State {
    var study = ""
    var instrument: Instrument?
    var person: RecordID?
    var session: RecordID?
    var isSessionKnown = false
    var task: String?
    var manner: AnsweringManner?
    var resumed: Response?
  }

  private let dialog: QuestionDialog
  private let options: SurveyOptions

  init(_ dialog: QuestionDialog, _ options: SurveyOptions) {
    self.dialog = dialog
    self.options = options
  }

  /// - Throws: ``WorkbenchError`` for names that do not exist and people who may not be asked; ``NoConsent``;
  ///   ``QuestionLeft`` when the person goes back before the first question.
  func run() throws -> Outcome {
    var state = State()
    try Questions.ask(
      [study, instrument, participant, consent, resume, session, task, manner], &state)
    guard let instrument = state.instrument, let person = state.person else { throw QuestionLeft() }
    if Instruments.isChosenByLevel(instrument) {
      return .place(
        Placement(study: state.study, participant: person, scale: instrument, by: options.by))
    }
    let title = try state.task.map { try dialog.load(state.study).study.title(ofTask: $0) }
    let plan = SurveyPlan(
      study: state.study, scoring: try Scoring(instrument), participant: person,
      session: state.session, task: state.task, taskTitle: title, manner: state.manner,
      round: try options.round
        ?? (state.session == nil ? SurveyRound.latest(dialog.load(state.study)) : nil))
    return .ask(plan, resuming: state.resumed)
  }

  // MARK: Steps

  private func study(_ state: inout State) throws -> Questions.Step {
    let (id, step) = try StudyQuestion(dialog: dialog).ask(options.study)
    state.study = id
    return step
  }

  private func instrument(_ state: inout State) throws -> Questions.Step {
    if let typed = options.instrument {
      state.instrument = try Instruments.find(typed, dialog.workbench)
      return .skipped
    }
    let all = try Instruments.all(dialog.workbench).instruments
    guard !all.isEmpty else {
      throw WorkbenchError(
        .noInput, at: "Surveys/instruments", "there is no scale or questionnaire yet",
        fix: "add a file there; `kerb init` adds those that come with kerb")
    }
    let rows: [Sentence] = all.map { "\($0.title); \(InstrumentText.summary($0))" }
    let standing = state.instrument.flatMap { before in all.firstIndex { $0.id == before.id } }
    let chosen = try dialog.choose(
      "Which scale or questionnaire?", "Which", rows, standing: standing)
    state.instrument = all[chosen]
    return .asked
  }

  private func participant(_ state: inout State) throws -> Questions.Step {
    let question = ParticipantsQuestion(dialog: dialog, study: state.study)
    if let typed = options.participant {
      let person = try question.person(typed)
      try Self.refuse(person, state.study)
      state.person = person.id
      return .skipped
    }
    let people = try dialog.load(state.study).participants.sorted { $0.id < $1.id }
      .filter { ParticipantsQuestion.refusal($0) == nil }
    guard !people.isEmpty else {
      throw WorkbenchError(
        .noInput, at: state.study, "nobody takes part yet who may be asked",
        fix: "`kerb participant new \(state.study)`")
    }
    let index = try dialog.choose(
      "Who answers?", "Who", people.map { "\($0.id.short)" },
      standing: state.person.flatMap { id in people.firstIndex { $0.id == id } }
        ?? (people.count == 1 ? 0 : nil))
    state.person = people[index].id
    return .asked
  }

  /// Refuses somebody who took consent back, or who refused to be observed.
  package static func refuse(_ person: Participant, _ study: String) throws {
    if let words = ParticipantsQuestion.refusal(person) {
      throw WorkbenchError(
        .invalidData, at: person.id.short, "\(words)", fix: "ask somebody else")
    }
  }

  /// Never counts as asked: what was agreed to is written and is not asked again on the way back.
  private func consent(_ state: inout State) throws -> Questions.Step {
    guard let id = state.person else { return .skipped }
    var setup = SetupState(
      options: RecordOptions(study: state.study, participants: [id.string]), role: .moderator,
      isRoleChosen: false)
    setup.study = state.study
    setup.participants = [id]
    return try SetupSteps(dialog: dialog).consent(&setup)
  }

  private func resume(_ state: inout State) throws -> Questions.Step {
    guard let instrument = state.instrument, let person = state.person, !instrument.items.isEmpty
    else { return .skipped }
    state.resumed = nil
    let records = try dialog.load(state.study)
    if let typed = options.session { state.session = try session(typed, person, records) }
    if let typed = options.task { state.task = try task(typed, records.study) }
    let unfinished = records.responses.filter { response in
      Text.isSame(response.instrument, instrument.id.string) && response.participant == person
        && ResponseState(response, instrument).isUnfinished
        && (options.session == nil || response.session == state.session)
        && (options.task == nil || response.task == state.task)
    }
    guard !unfinished.isEmpty else { return .skipped }
    let rows = unfinished.map { response -> Sentence in
      let places: [Sentence?] = [
        response.session.map { "in \($0.short)" },
        response.task.map { "about \(records.study.title(ofTask: $0))" },
        response.givenOn.map { "\($0)" },
      ]
      let words = ResponseState(response, instrument).words
      let said: [Sentence] =
        ["go on with \(response.id.short)", "\(words)"] + places.compactMap(\.self)
      return said.joined(separator: ", ")
    }
    let index = try dialog.choose(
      "\(person.short) has begun this before.", "Choice", rows + ["begin anew"], standing: 0)
    guard unfinished.indices.contains(index) else { return .asked }
    state.resumed = unfinished[index]
    state.session = unfinished[index].session
    state.task = unfinished[index].task
    state.manner = unfinished[index].manner
    return .asked
  }

  private func session(_ typed: String, _ person: RecordID, _ records: StudyRecords) throws
    -> RecordID
  {
    let found = try SessionQuestion(dialog: dialog, study: records.study.id.string).named(typed)
    guard found.participants.isEmpty || found.participants.contains(person) else {
      throw WorkbenchError(
        .usage, at: "--session", "\(person.short) takes no part in \(found.id.short)",
        fix: "leave `--session` out, or name a session with \(person.short)")
    }
    return found.id
  }

  private func task(_ typed: String, _ study: Study) throws -> String {
    let folded = typed.lowercased()
    let found = study.tasks.filter {
      Text.isSame($0.id.lowercased(), folded) || Text.isSame($0.title.lowercased(), folded)
    }
    if let only = found.first, found.count == 1 { return only.id }
    throw RecordFinder.missing(
      "task", typed, among: study.tasks.map(\.id),
      hint: study.tasks.isEmpty
        ? "`kerb study task add \(study.id)` makes one"
        : "the tasks are \(study.tasks.map(\.id).joined(separator: ", "))")
  }

  private func isAsked(_ state: State) -> Bool {
    state.resumed == nil && !(state.instrument?.items.isEmpty ?? true)
  }

  private func session(_ state: inout State) throws -> Questions.Step {
    guard options.session == nil, isAsked(state), let person = state.person else {
      return .skipped
    }
    let sessions = try dialog.load(state.study).sessions.map(\.session)
      .filter { $0.participants.contains(person) }
      .sorted { Text.precedes($1.startedAt ?? $1.heldOn ?? "", $0.startedAt ?? $0.heldOn ?? "") }
    guard !sessions.isEmpty else { return .skipped }
    let rows = sessions.map { session -> Sentence in
      let start = SessionWords.start(session, in: dialog.workbench.surroundings.zone)
      return start.map { "\(session.id.short), \($0)" } ?? "\(session.id.short)"
    }
    let standing = state.isSessionKnown && state.session == nil ? rows.count : 0
    let index = try dialog.choose(
      "During which session of \(person.short)?", "Session", rows + ["none of them"],
      standing: state.session.flatMap { id in sessions.firstIndex { $0.id == id } } ?? standing)
    state.isSessionKnown = true
    state.session = sessions.indices.contains(index) ? sessions[index].id : nil
    return .asked
  }

  private func task(_ state: inout State) throws -> Questions.Step {
    guard options.task == nil, isAsked(state), state.instrument?.isPerTask ?? false else {
      return .skipped
    }
    let tasks = try dialog.load(state.study).study.tasks
    guard !tasks.isEmpty else { return .skipped }
    let index = try dialog.choose(
      "After which task?", "Task", tasks.map { "\($0.title)" } + ["no task"],
      standing: state.task.flatMap { id in tasks.firstIndex { Text.isSame($0.id, id) } })
    state.task = tasks.indices.contains(index) ? tasks[index].id : nil
    return .asked
  }

  private func manner(_ state: inout State) throws -> Questions.Step {
    if let manner = options.manner { state.manner = manner }
    guard options.manner == nil, isAsked(state), let person = state.person else {
      return .skipped
    }
    // The way of the last time is the likely one.
    let before = try dialog.load(state.study).responses.filter { $0.participant == person }
      .max { Text.precedes($0.givenOn ?? "", $1.givenOn ?? "") }
    state.manner = try dialog.word(
      "How does \(person.short) answer?", "How", AnsweringManner.allCases,
      standing: state.manner ?? before?.manner,
      lead: before?.manner.map { ["Last time \(person.short) answered so: \($0.label)."] } ?? [])
    return .asked
  }
}
