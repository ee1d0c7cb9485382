import JSON
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

  init(options: RecordOptions, role: Role?, isRoleChosen: Bool) {
    self.options = options
    self.role = role.flatMap { Role.recorders.contains($0) ? $0 : nil }
    self.isRoleChosen = isRoleChosen
  }
}

/// The steps of the setup in their order.
struct SetupSteps {
  let desk: SetupDesk

  func study(_ state: inout SetupState) throws -> Questions.Step {
    let (id, step) = try StudyQuestion(desk: desk).ask(state.options.study)
    if !Text.isSame(id, state.study) { state.participants = [] }
    state.study = id
    return step
  }

  func participants(_ state: inout SetupState) throws -> Questions.Step {
    let question = ParticipantsQuestion(desk: desk, study: state.study)
    let named = try question.named(state.options.participants)
    if let typed = state.options.session {
      let session = try SessionQuestion(desk: desk, study: state.study).named(typed)
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
      fix: "leave --participant out, or leave --session out for a new session")
  }

  /// Never counts as asked: what was agreed to is written and is not asked again on the way back.
  func consent(_ state: inout SetupState) throws -> Questions.Step {
    let question = ParticipantsQuestion(desk: desk, study: state.study)
    for id in state.participants {
      let participant = try question.person(id.string)
      if participant.consent.observe == .granted { continue }
      let finder = RecordFinder(workbench: desk.workbench, kind: .study)
      let plan = try finder.record(state.study, study: nil)
      desk.show(plan)
      let usual = try UsualConsent(ofStudy: state.study, in: desk.workbench)
      let answers = ConsentQuestions(
        desk: desk, study: state.study, participant: participant,
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
    let (found, step) = try SessionQuestion(desk: desk, study: state.study).ask(state.participants)
    state.session = found
    return step
  }
}
