import JSON
import Records

/// What specialists and tools judged at one place, until it becomes one outcome a kind.
struct Verdicts {
  /// One specialist's evaluation: its words and the screens that good words cover.
  private struct Evaluation {
    var batch: Int
    var outcomes: Set<Outcome> = []
    var covered: Set<Text> = []
    var coversAll = false
  }

  private struct ToolRun {
    var tool: Text?
    var outcomes: Set<Outcome> = []
    var passedOn: Set<Text> = []
    var failedOn: Set<Text> = []
    var passCoversAll = false
  }

  private var evaluations: [Evaluation] = []
  private var runs: [ToolRun] = []
  /// Whether a question of a checklist that does not decide the criterion found nothing wrong.
  private var hasFoundNothing = false

  mutating func addExpert(
    _ outcome: Outcome, _ item: Evidence.Item, batch: Int, screens: [Text]
  ) {
    // That one question found nothing is no doubt about what another one settled.
    if outcome == .cantTell, item.kind == .noBarrier, item.answer != nil {
      hasFoundNothing = true
      return
    }
    // Entries come batch by batch.
    if evaluations.last?.batch != batch { evaluations.append(Evaluation(batch: batch)) }
    let last = evaluations.count - 1
    evaluations[last].outcomes.insert(outcome)
    guard outcome == .passed || outcome == .inapplicable else { return }
    evaluations[last].covered.formUnion(item.screens.map { Text($0) })
    let namesAll = !screens.isEmpty && screens.allSatisfy(evaluations[last].covered.contains)
    // A list of screens that leaves some out is believed more than the flag.
    let saysAll = item.coversAllScreens && (item.screens.isEmpty || screens.isEmpty)
    if namesAll || saysAll { evaluations[last].coversAll = true }
  }

  mutating func addTool(
    _ outcome: Outcome, _ item: Evidence.Item, tool: String?, screens: [Text]
  ) {
    let name = tool.map { Text($0) }
    let place =
      runs.firstIndex { $0.tool == name }
      ?? {
        runs.append(ToolRun(tool: name))
        return runs.count - 1
      }()
    runs[place].outcomes.insert(outcome)
    let known = item.screens.map { Text($0) }.filter { screens.isEmpty || screens.contains($0) }
    if outcome == .failed { runs[place].failedOn.formUnion(known) }
    if outcome == .passed {
      runs[place].passedOn.formUnion(known)
      if item.coversAllScreens && item.screens.isEmpty { runs[place].passCoversAll = true }
    }
  }

  /// The specialists' outcome: a failure wins; a pass must cover the whole list of screens.
  ///
  /// A pass and "does not apply" together are a pass, since some screen has what the criterion is about.
  var expert: Outcome? {
    let all = evaluations.reduce(into: Set<Outcome>()) { $0.formUnion($1.outcomes) }
    if all.isEmpty || (all == [.untested] && hasFoundNothing) {
      return hasFoundNothing ? .cantTell : nil
    }
    if all.contains(.failed) { return .failed }
    if all.contains(.cantTell) { return .cantTell }
    if all == [.untested] { return .untested }
    let full = evaluations.filter { $0.coversAll && !$0.outcomes.contains(.untested) }
    if full.contains(where: { $0.outcomes.contains(.passed) }) { return .passed }
    return !full.isEmpty && !all.contains(.passed) ? .inapplicable : .cantTell
  }

  /// The tools' outcome: only a failure is certain; whatever else they say is "cannot tell".
  var tool: Outcome? {
    let all = runs.reduce(into: Set<Outcome>()) { $0.formUnion($1.outcomes) }
    guard !all.isEmpty else { return nil }
    if all.contains(.failed) { return .failed }
    return all == [.untested] ? .untested : .cantTell
  }

  /// What each tool found, in the order of their names.
  func tools(at place: Place, screens: Int) -> [CriterionTool] {
    runs.sorted { ($0.tool ?? "") < ($1.tool ?? "") }.compactMap { run in
      func result(_ result: CriterionTool.Result, on count: Int = 0) -> CriterionTool {
        CriterionTool(
          criterion: place.description, tool: run.tool?.string, result: result, screens: count,
          of: screens)
      }
      if run.outcomes.contains(.failed) { return result(.failed, on: run.failedOn.count) }
      if run.outcomes.contains(.passed) {
        return result(.passed, on: run.passCoversAll ? screens : run.passedOn.count)
      }
      if run.outcomes.contains(.inapplicable) { return result(.inapplicable) }
      return run.outcomes.contains(.cantTell) ? result(.cantTell) : nil
    }
  }
}
