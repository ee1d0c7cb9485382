import JSON
import Records
import Statistics

/// Finds the scores of two rounds that belong together.
struct ScoreChanges {
  let before: [QuestionnaireSummary]
  let now: [QuestionnaireSummary]
  let tasks: [TaskSummary]
  /// Why nothing is compared; `nil` where something can be.
  let instead: NotCompared?

  /// In the order of the later round; what only the round before has stands last.
  func list() -> [ScoreChange] {
    let gone = before.filter { earlier in !now.contains { isSame(earlier, $0) } }
    return now.flatMap { later in changes(before.first { isSame($0, later) }, later) }
      + gone.flatMap { changes($0, nil) }
  }

  private func isSame(_ one: QuestionnaireSummary, _ other: QuestionnaireSummary) -> Bool {
    one.instrument.id == other.instrument.id
      && one.task.map { Text($0) } == other.task.map { Text($0) }
  }

  private func changes(
    _ earlier: QuestionnaireSummary?, _ later: QuestionnaireSummary?
  ) -> [ScoreChange] {
    guard let instrument = (later ?? earlier)?.instrument else { return [] }
    let id = (later ?? earlier)?.task
    let title = id.map { id in tasks.first { Text.isSame($0.id, id) }?.title ?? id }
    return instrument.scores.indices.map { index in
      let score = instrument.scores[index]
      let hasNoAmount = (score.rule?.isYesOrNo ?? false) || score.isOrder(in: instrument)
      return ScoreChange(
        instrument: instrument, task: title, score: score,
        before: earlier?.scores[index], now: later?.scores[index],
        difference: RoundFigure(
          RoundPairing(before: values(earlier, index), now: values(later, index)),
          instead: hasNoAmount
            ? .noAmount : hasOtherVersions(earlier, later) ? .otherVersion : instead))
    }
  }

  private func values(
    _ summary: QuestionnaireSummary?, _ index: Int
  ) -> [(person: RecordID?, value: Double)] {
    (summary?.scored ?? []).compactMap { scored in
      scored.values[index].number.map { (scored.response.participant, $0) }
    }
  }

  /// Whether the responses of both rounds together name more than one version of the questionnaire.
  private func hasOtherVersions(
    _ earlier: QuestionnaireSummary?, _ later: QuestionnaireSummary?
  ) -> Bool {
    let scored = (earlier?.scored ?? []) + (later?.scored ?? [])
    return Set(scored.compactMap(\.response.instrumentVersion).map { Text($0) }).count > 1
  }
}
