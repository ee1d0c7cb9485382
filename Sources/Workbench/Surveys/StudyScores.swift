import JSON
package import Measures
import Platform
package import Records
package import Wording

/// The scores of a study's responses, instrument by instrument.
package struct StudyScores {
  /// One response with what it came to.
  package struct Sheet: Sendable {
    package let scored: ScoredResponse
    package let state: ResponseState
    let level: InstrumentLevel?
    /// The title of the task that it is about.
    package let taskTitle: String?

    package var response: Response { scored.response }
  }

  /// Everything about one instrument.
  package struct Group {
    package let instrument: Instrument
    /// In the order of their numbers.
    package let sheets: [Sheet]
    /// What they come to together, a summary a task where it is asked after tasks.
    package fileprivate(set) var summaries: [QuestionnaireSummary]
  }

  let study: Study
  let round: Int?
  package private(set) var groups: [Group] = []
  /// Instruments whose rules contradict themselves.
  package private(set) var faults: [WorkbenchError] = []

  /// - `instrument`: Only the answers to this one.
  /// - `participant`: Only the answers of this person; then nothing is reported of people together.
  /// - `round`: `nil` for every response one by one, and the latest round together.
  package init(
    _ records: StudyRecords, instrument: RecordID? = nil, participant: String? = nil,
    round: Int? = nil
  ) {
    study = records.study
    self.round = round
    let rounds = Dictionary(
      records.sessions.map { ($0.session.id, $0.session.round) },
      uniquingKeysWith: { one, _ in one }
    )
    let out = records.peopleOut
    for candidate in records.instruments where instrument == nil || candidate.id == instrument {
      let own = records.responses.filter { response in
        let isOfRound =
          round == nil || (response.session.flatMap { rounds[$0] } ?? response.round) == round
        return isOfRound && !(response.participant.map(out.contains) ?? false)
          && Text.isSame(response.instrument, candidate.id.string)
          && (participant.map { Text.isSame(response.participant?.string ?? "", $0) } ?? true)
      }
      guard !own.isEmpty else { continue }
      do {
        let scoring = try Scoring(candidate)
        groups.append(
          Group(
            instrument: candidate, sheets: Self.sheets(of: own, scoring, records.study),
            summaries: []))
      } catch {
        faults.append(error)
      }
    }
    guard participant == nil else { return }
    let scored = Dictionary(
      sheets.map { ($0.response.id, $0.scored) }, uniquingKeysWith: { one, _ in one })
    let summaries = Dictionary(
      grouping: QuestionnaireSummary.measure(
        records, options: ReportOptions(round: round), scored: scored), by: \.instrument.id)
    for index in groups.indices {
      groups[index].summaries = summaries[groups[index].instrument.id] ?? []
    }
  }

  /// R9 before R10.
  private static func byNumber(_ responses: [Response]) -> [Response] {
    let numbers: [Int] = responses.map { Int($0.id.short.dropFirst()) ?? .max }
    let order = responses.indices.sorted { left, right in
      if numbers[left] != numbers[right] { return numbers[left] < numbers[right] }
      return responses[left].id < responses[right].id
    }
    return order.map { responses[$0] }
  }

  /// In the order of the responses' numbers, scored on several threads.
  private static func sheets(
    of responses: [Response], _ scoring: Scoring, _ study: Study
  ) -> [Sheet] {
    let ordered = byNumber(responses)
    return concurrentMap(ordered.count) { sheet(ordered[$0], scoring, study) }
  }

  private static func sheet(_ response: Response, _ scoring: Scoring, _ study: Study) -> Sheet {
    let scored = scoring.score(response)
    return Sheet(
      scored: scored, state: ResponseState(response, scoring.instrument),
      level: scoring.level(of: scored),
      taskTitle: response.task.map { study.title(ofTask: $0) })
  }

  package var sheets: [Sheet] { groups.flatMap(\.sheets) }

  /// Whether answers contradict their instrument.
  package var hasContradictions: Bool {
    sheets.contains { sheet in
      sheet.scored.flags.contains { flag in
        switch flag {
        case .outOfRange, .unknownItems: true
        case .straightLining, .missing, .otherVersion: false
        }
      }
    }
  }
}
