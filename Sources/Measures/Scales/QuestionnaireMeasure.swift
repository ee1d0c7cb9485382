import JSON
package import Records

/// Which responses of a study count, and what they come to.
struct QuestionnaireMeasure {
  private let view: StudyView
  private let sessions: [RecordID: Session]
  private let counted: Set<RecordID>
  private let isOneRound: Bool
  private let groups: StudyGroups

  init(_ view: StudyView) {
    self.view = view
    sessions = Dictionary(
      view.records.sessions.map { ($0.session.id, $0.session) }, uniquingKeysWith: { one, _ in one }
    )
    counted = Set(view.counted.entries.map { view.records.sessions[$0.index].session.id })
    isOneRound = view.counted.rounds.count <= 1
    groups = StudyGroups(view)
  }

  /// One summary an instrument, or one a task where it is asked after tasks; by instrument, then by the plan's tasks.
  ///
  /// - Parameter people: Only their responses; everybody's by default.
  /// - Complexity: O(*n*) in the number of answers, O(*n* log *n*) in the number of responses.
  func summaries(of people: Set<RecordID>? = nil) -> [QuestionnaireSummary] {
    var byInstrument: [Text: [Response]] = [:]
    for response in view.records.responses {
      byInstrument[Text(response.instrument), default: []].append(response)
    }
    return view.records.instruments.flatMap { instrument -> [QuestionnaireSummary] in
      guard let responses = byInstrument[Text(instrument.id.string)] else { return [] }
      // An instrument that contradicts itself is told by `kerb check` and left out when the study is read.
      guard let scoring = try? Scoring(instrument) else { return [] }
      return byTask(responses, instrument).compactMap { task, responses in
        summary(scoring, task, responses, people)
      }
    }
  }

  /// Responses by task, in the order of the plan; those without a task come first.
  private func byTask(
    _ responses: [Response], _ instrument: Instrument
  ) -> [(task: String?, responses: [Response])] {
    guard instrument.isPerTask else { return [(nil, responses)] }
    var byTask: [Text: [Response]] = [:]
    for response in responses { byTask[Text(response.task ?? ""), default: []].append(response) }
    var order = [""] + view.records.study.tasks.map(\.id)
    let known = Set(order.map { Text($0) })
    order += byTask.keys.filter { !known.contains($0) }.sorted().map(\.string)
    return order.compactMap { task in
      byTask[Text(task)].map { (task.isEmpty ? nil : task, $0) }
    }
  }

  private func summary(
    _ scoring: Scoring, _ task: String?, _ responses: [Response], _ people: Set<RecordID>?
  ) -> QuestionnaireSummary? {
    var selection = Selection()
    for response in responses {
      if let people, !(response.participant.map(people.contains) ?? false) { continue }
      selection.take(response, standing(response), isFinished: scoring.isFinished(response))
    }
    let chosen = selection.newest()
    guard !chosen.isEmpty || selection.hasAny else { return nil }
    let scored = chosen.map { scoring.score($0) }
    let scores = scoring.instrument.scores.enumerated().map {
      ScoreSummary($1, at: $0, of: scored, scoring, edition)
    }
    func unusual(_ counts: [(ResponsesUnusual.Kind, Int)]) -> [ResponsesUnusual] {
      counts.filter { $0.1 > 0 }.map {
        ResponsesUnusual(
          instrument: scoring.instrument.id.string, task: task, kind: $0, responses: $1)
      }
    }
    return QuestionnaireSummary(
      instrument: scoring.instrument, task: task, responses: scored.count,
      participants: Set(chosen.compactMap(\.participant)).count, scores: scores,
      groupBenchmarks: groupBenchmarks(scoring, scored), scored: scored,
      flags: unusual(
        ResponsesUnusual.Kind.flags.map { kind in
          (kind, scored.reduce(0) { $0 + $1.flags.count { $0.kind == kind } })
        }), leftOut: unusual(selection.leftOut))
  }

  var edition: Edition { view.edition }

  /// The names of what somebody uses, in small letters.
  func technologies(of person: RecordID) -> [String] { groups.technologies(of: person) }

  private func standing(_ response: Response) -> Selection.Standing {
    if let participant = response.participant {
      if view.register.isExcluded(participant) { return .withdrawn }
      if !view.register.knows(participant) { return .stranger }
    }
    if let id = response.session, let session = sessions[id] {
      guard session.round == view.round || view.round == nil else { return .otherRound }
      return counted.contains(id) ? .counts : .pilot
    }
    if let round = response.round {
      return view.round == nil || round == view.round ? .counts : .otherRound
    }
    return isOneRound ? .counts : .noRound
  }
}

extension QuestionnaireSummary {
  /// The questionnaires of a study in one round: by instrument, and by task where one is asked after tasks.
  package static func measure(
    _ records: StudyRecords, options: ReportOptions = ReportOptions()
  ) -> [QuestionnaireSummary] {
    QuestionnaireMeasure(StudyView(records, options: options)).summaries()
  }
}
