import JSON
package import Localization
package import Records

/// What the responses to one instrument come to in one round of a study.
package struct QuestionnaireSummary: Sendable {
  package let instrument: Instrument
  /// The task after which it was asked; `nil` where it was asked once, or nobody wrote the task down.
  package let task: String?
  /// The round of the responses that count; `nil` without any round.
  package let round: Int?
  /// How many responses count: one a person, the newest.
  package let responses: Int
  /// How many different participants gave them; responses without a participant are not among them.
  package let participants: Int
  /// In the instrument's order; the first one is the main one.
  package let scores: [ScoreSummary]
  /// Means from elsewhere that were measured with one group of people, beside such people only.
  package let groupBenchmarks: [GroupBenchmark]
  /// The responses that count, scored, in the order of their ids.
  package let scored: [ScoredResponse]
  /// Responses that count and are unusual.
  package let flags: [Sentence]
  /// Responses that do not count.
  package let leftOut: [Sentence]
}

extension QuestionnaireSummary {
  /// The questionnaires of a study in one round: by instrument, and by task where one is asked after tasks.
  ///
  /// - `scored`: Responses that are scored already, by id; the others are scored here.
  package static func measure(
    _ records: StudyRecords, options: ReportOptions = ReportOptions(),
    scored: [RecordID: ScoredResponse] = [:]
  ) -> [QuestionnaireSummary] {
    QuestionnaireMeasure(StudyView(records, options: options), scored).summaries()
  }
}

/// Which responses of a study count, and what they come to.
struct QuestionnaireMeasure {
  private let view: StudyView
  private let sessions: [RecordID: Session]
  private let counted: Set<RecordID>
  private let isOneRound: Bool
  private let groups: StudyGroups
  private let scored: [RecordID: ScoredResponse]

  init(_ view: StudyView, _ scored: [RecordID: ScoredResponse] = [:]) {
    self.view = view
    self.scored = scored
    sessions = Dictionary(
      view.records.sessions.map { ($0.session.id, $0.session) }, uniquingKeysWith: { one, _ in one }
    )
    counted = Set(view.counted.entries.map { view.records.sessions[$0.index].session.id })
    isOneRound = view.counted.rounds.count <= 1
    groups = StudyGroups(view)
  }

  /// Who was in a session of the round.
  ///
  /// - Complexity: O(*n*) in the number of notes.
  private func present() -> Set<RecordID> {
    var register = view.register
    let numbers = view.counted.entries.filter { $0.round == view.round }.flatMap {
      $0.present(in: view.records.sessions[$0.index], register: &register)
    }
    return Set(numbers.map { register.ids[$0] })
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
    guard !byInstrument.isEmpty else { return [] }
    let present = present()
    return view.records.instruments.flatMap { instrument -> [QuestionnaireSummary] in
      guard let responses = byInstrument[Text(instrument.id.string)] else { return [] }
      // An instrument that contradicts itself is told by `kerb check` and left out when the study is read.
      guard let scoring = try? Scoring(instrument) else { return [] }
      return byTask(responses, instrument).compactMap { task, responses in
        summary(scoring, task, responses, people, present)
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
    _ scoring: Scoring, _ task: String?, _ responses: [Response], _ people: Set<RecordID>?,
    _ present: Set<RecordID>
  ) -> QuestionnaireSummary? {
    var selection = Selection()
    for response in responses {
      if let people, !(response.participant.map(people.contains) ?? false) { continue }
      selection.take(response, standing(response), isFinished: scoring.isFinished(response))
    }
    let chosen = selection.newest()
    guard !chosen.isEmpty || !selection.leftOut.isEmpty else { return nil }
    let absent = chosen.count { $0.participant.map { !present.contains($0) } ?? false }
    let scored = chosen.map { self.scored[$0.id] ?? scoring.score($0) }
    let scores = scoring.instrument.scores.enumerated().map {
      ScoreSummary($1, at: $0, of: scored, scoring, edition)
    }
    func unusual(
      _ kinds: [UnusualResponses], _ count: (UnusualResponses) -> Int
    ) -> [Sentence] {
      kinds.compactMap { kind in
        let count = count(kind)
        return count > 0 ? kind.claim(count, of: scoring.instrument.id, task: task) : nil
      }
    }
    return QuestionnaireSummary(
      instrument: scoring.instrument, task: task, round: view.round, responses: scored.count,
      participants: Set(chosen.compactMap(\.participant)).count, scores: scores,
      groupBenchmarks: groupBenchmarks(scoring, scored), scored: scored,
      flags: unusual(UnusualResponses.counted) { kind in
        kind == .notPresent ? absent : scored.reduce(0) { $0 + $1.flags.count { $0.kind == kind } }
      }, leftOut: unusual(UnusualResponses.leftOut) { selection.leftOut[$0] ?? 0 })
  }

  var edition: Edition { view.edition }

  /// The names of what somebody uses, in small letters.
  func technologies(of person: RecordID) -> [String] { groups.technologies(of: person) }

  private func standing(_ response: Response) -> Selection.Standing {
    if let participant = response.participant {
      if view.register.isExcluded(participant) { return .passedOver }
      if !view.register.knows(participant) { return .leftOut(.unknownParticipant) }
    }
    let counts: Selection.Standing
    let round: Int?
    if let id = response.session, let session = sessions[id] {
      (round, counts) = (session.round, counted.contains(id) ? .counts : .leftOut(.notCounted))
    } else if response.round != nil {
      (round, counts) = (response.round, .counts)
    } else {
      return isOneRound ? .counts : .leftOut(.withoutRound)
    }
    return view.round == nil || round == view.round ? counts : .passedOver
  }
}

/// The responses that count, one a person, and the number of those that do not.
private struct Selection {
  enum Standing {
    case counts
    case leftOut(UnusualResponses)
    /// Of another round, or withdrawn: not told of.
    case passedOver
  }

  private var anonymous: [Response] = []
  private var byPerson: [RecordID: (response: Response, isFinished: Bool)] = [:]
  /// How many responses do not count, by the reason.
  private(set) var leftOut: [UnusualResponses: Int] = [:]

  mutating func take(_ response: Response, _ standing: Standing, isFinished: Bool) {
    switch standing {
    case .counts: keep(response, isFinished)
    case .leftOut(let reason): leftOut[reason, default: 0] += 1
    case .passedOver: break
    }
  }

  /// The newest finished response of a person; an unfinished one only while there is no finished one.
  private mutating func keep(_ response: Response, _ isFinished: Bool) {
    guard let person = response.participant else {
      anonymous.append(response)
      return
    }
    guard let known = byPerson[person] else {
      byPerson[person] = (response, isFinished)
      return
    }
    leftOut[isFinished && known.isFinished ? .earlier : .unfinished, default: 0] += 1
    let isBetter =
      isFinished == known.isFinished
      ? Self.isNewer(response, than: known.response) : isFinished
    if isBetter { byPerson[person] = (response, isFinished) }
  }

  private static func isNewer(_ one: Response, than other: Response) -> Bool {
    let (day, known) = (one.givenOn ?? "", other.givenOn ?? "")
    return Text.isSame(day, known) ? other.id < one.id : Text.precedes(known, day)
  }

  func newest() -> [Response] {
    let chosen = anonymous + byPerson.values.map(\.response)
    // Responses are large; their places are cheaper to move about.
    return chosen.indices.sorted { chosen[$0].id < chosen[$1].id }.map { chosen[$0] }
  }
}
