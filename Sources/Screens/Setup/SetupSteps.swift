import JSON
import Localization
import Records
import Terminal
import Wording
import Workbench

/// What is known so far.
struct SetupState {
  let options: RecordOptions
  var role: Role?
  /// Whether the command line said the role.
  let isRoleChosen: Bool
  var study = ""
  var participants: [RecordID] = []
  /// The session that is begun or joined; `nil` for a new one.
  var session: SessionQuestion.Found?
  /// What the overview last showed, and for whom.
  var overview: (of: [RecordID], session: RecordID?, state: SessionOverview.State)?
  var plan: RecordingPlan?
  /// When a session that is typed up was.
  var held: SessionDate?

  init(options: RecordOptions, role: Role?, isRoleChosen: Bool) {
    self.options = options
    self.role = role.flatMap { Role.recorders.contains($0) ? $0 : nil }
    self.isRoleChosen = isRoleChosen
  }
}

/// The steps of the setup in their order.
struct SetupSteps {
  let dialog: QuestionDialog

  func study(_ state: inout SetupState) throws -> Questions.Step {
    let (id, step) = try StudyQuestion(dialog: dialog).ask(state.options.study)
    if !Text.isSame(id, state.study) { state.participants = [] }
    state.study = id
    return step
  }

  func participants(_ state: inout SetupState) throws -> Questions.Step {
    let question = ParticipantsQuestion(dialog: dialog, study: state.study)
    let named = try question.named(state.options.participants)
    if let typed = state.options.session {
      let session = try SessionQuestion(dialog: dialog, study: state.study).named(typed)
      state.session = session
      if !session.participants.isEmpty {
        try Self.refuseStrangers(named, session)
        // Also those of a session may have withdrawn since.
        state.participants = try question.named(session.participants.map(\.string))
        return .skipped
      }
    }
    if !named.isEmpty {
      state.participants = named
      return .skipped
    }
    state.participants = try question.ask(state.participants)
    return .asked
  }

  private static func refuseStrangers(_ named: [RecordID], _ session: SessionQuestion.Found) throws
  {
    guard let stranger = named.first(where: { !session.participants.contains($0) }) else { return }
    throw WorkbenchError(
      .usage, at: "--participant", "\(stranger.short) takes no part in \(session.id.short)",
      fix: "leave `--participant` out, or leave `--session` out for a new session")
  }

  /// Never counts as asked: what was agreed to is written and is not asked again on the way back.
  func consent(_ state: inout SetupState) throws -> Questions.Step {
    let question = ParticipantsQuestion(dialog: dialog, study: state.study)
    for id in state.participants {
      let participant = try question.person(id.string)
      if participant.consent.observe == .granted { continue }
      if state.options.isAfterwards {
        throw NoConsent(
          study: state.study, participant: id,
          isRefused: participant.consent.observe == .refused, isAfterwards: true)
      }
      let finder = RecordFinder(workbench: dialog.workbench, kind: .study)
      let plan = try finder.record(state.study, study: nil)
      dialog.show(plan)
      let usual = try UsualConsent(ofStudy: state.study, in: dialog.workbench)
      let answers = ConsentQuestions(
        dialog: dialog, study: state.study, participant: participant,
        role: state.role ?? .moderator, sheet: InformationSheet(of: plan.document?.root),
        usual: usual)
      guard try answers.ask() else {
        let isRefused = try question.person(id.string).consent.observe == .refused
        throw NoConsent(study: state.study, participant: id, isRefused: isRefused)
      }
    }
    return .skipped
  }

  func session(_ state: inout SetupState) throws -> Questions.Step {
    if state.options.session != nil { return .skipped }
    let (found, step) = try SessionQuestion(dialog: dialog, study: state.study).ask(
      state.participants, plannedOnly: state.options.isAfterwards)
    state.session = found
    return step
  }

  /// When a session that is typed up was; nothing is asked where the command line or the session says it.
  func held(_ state: inout SetupState) throws -> Questions.Step {
    guard state.options.isAfterwards else { return .skipped }
    let known = state.session?.date
    if let given = state.options.held {
      if let known, known != given {
        throw WorkbenchError(
          .usage, at: "--started-at",
          "the session says \(known.typed(in: dialog.workbench.surroundings.zone))",
          fix: "leave `--started-at` out, or correct the session with `kerb session edit`")
      }
      state.held = given
      return .skipped
    }
    guard known == nil else { return .skipped }
    let workbench = dialog.workbench
    let typed = try dialog.ask(
      "When was the session?", "Day",
      initial: state.held?.typed(in: workbench.surroundings.zone) ?? "",
      enterMeans: "says that nobody knows", lead: ["\(SessionDate.howToWrite.capitalised)."],
      problem: { text in
        guard !PlainText.trimmed(text).isEmpty else { return nil }
        do throws(FieldText.Fault) {
          _ = try SessionDate.read(text, in: workbench)
          return nil
        } catch {
          return "\(error.problem.capitalised): \(error.remedy)."
        }
      })
    state.held =
      PlainText.trimmed(typed).isEmpty ? nil : try SessionDate.read(typed, in: workbench)
    return .asked
  }
}
