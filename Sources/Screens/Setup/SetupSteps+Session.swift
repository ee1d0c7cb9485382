import JSON
import Localization
import Records
import Terminal
import Workbench

/// The last step: the session as a whole, and its record.
extension SetupSteps {
  func overview(_ state: inout SetupState) throws -> Questions.Step {
    let records = try dialog.load(state.study)
    let before = try state.session.map { try values(of: $0.id, state.study) }
    var shown = try first(state, records, before)
    if let last = state.overview, last.of == state.participants, last.session == state.session?.id {
      shown = last.state
    }
    let who = state.participants.map(\.short) + (state.session.map { [$0.id.short] } ?? [])
    let page = SessionOverview(
      dialog: dialog, title: "\(records.study.title), \(who.joined(separator: ", "))",
      studyPlatform: records.study.target.platform, isJoining: state.session?.isJoined ?? false,
      closed: ClosedRounds(of: records.study))
    defer { state.overview = (state.participants, state.session?.id, shown) }
    try page.ask(&shown)
    state.plan = try write(shown, before, state)
    return .asked
  }

  /// What stands on the page at first.
  private func first(
    _ state: SetupState, _ records: StudyRecords, _ before: SessionValues?
  ) throws -> SessionOverview.State {
    let isJoining = state.session?.isJoined ?? false
    let offer: SessionOffer
    switch before {
    case let before? where isJoining:
      offer = SessionOffer(joined: before)
      let closed = ClosedRounds(of: records.study)
      for remark in closed.remarks(addingTo: before) { dialog.tell(.notice("\(remark)")) }
    case let before?: offer = SessionOffer(planned: before, state.participants, records)
    case nil:
      offer = try SessionOffer(state.participants, records) { try values(of: $0, state.study) }
    }
    // Whoever joins is usually not the one who leads the session.
    let usual: Role = isJoining ? .noteTaker : state.role ?? .moderator
    let role = state.isRoleChosen ? state.role ?? usual : usual
    return SessionOverview.State(
      values: offer.values, role: role, keepsTasks: !isJoining, sources: offer.sources)
  }

  private func values(of session: RecordID, _ study: String) throws -> SessionValues {
    let finder = RecordFinder(workbench: dialog.workbench, kind: .session)
    let record = try finder.record(session.string, study: study)
    dialog.show(record)
    return SessionValues(record.object)
  }

  private func write(
    _ shown: SessionOverview.State, _ before: SessionValues?, _ state: SetupState
  ) throws -> RecordingPlan {
    var values = shown.values
    if !values.present.contains(shown.role) { values.present.append(shown.role) }
    var patch = values.patch(from: before)
    if state.session?.participants.isEmpty ?? true {
      patch.set(\Session.participants, to: state.participants)
    }
    if let held = state.held { patch.merge(held.patch) }
    let id: RecordID
    if let session = state.session {
      id = session.id
      if !patch.isEmpty {
        try dialog.change(.session, id.string, study: state.study, patch)
        dialog.tellWritten("\(id.short) is changed.")
      }
    } else {
      id = try dialog.make(.session, study: state.study, patch)
      dialog.tellWritten("\(id.short) is made.")
    }
    return RecordingPlan(
      study: state.study, session: id, participants: state.participants, role: shown.role,
      keepsTasks: shown.keepsTasks, isAfterwards: state.options.isAfterwards)
  }
}
