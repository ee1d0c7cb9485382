import JSON
import Localization
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

  /// What each tool found and on how many of the study's screens, in the order of their names: claims `criterion.tool`.
  func tools(at place: Place, screens: Int) -> [Sentence] {
    runs.sorted { ($0.tool ?? "") < ($1.tool ?? "") }.compactMap { run in
      let name: Sentence = run.tool.map { "\($0.string)" } ?? "an automated check"
      func found(_ result: Outcome, _ words: Sentence, on count: Int = 0) -> Sentence {
        .claim(
          "criterion.tool",
          [
            "criterion": place.description, "tool": run.tool?.string, "result": result.rawValue,
            "screens": count, "of": screens,
          ], words)
      }
      if run.outcomes.contains(.failed) {
        let count = run.failedOn.count
        return found(.failed, "failure found by \(name)\(Self.extent(count, screens))", on: count)
      }
      if run.outcomes.contains(.passed) {
        let count = run.passCoversAll ? screens : run.passedOn.count
        return found(
          .passed, "no failure found by \(name)\(Self.extent(count, screens))", on: count)
      }
      if run.outcomes.contains(.inapplicable) {
        return found(.inapplicable, "nothing to check found by \(name)")
      }
      return run.outcomes.contains(.cantTell)
        ? found(.cantTell, "no certain answer from \(name)") : nil
    }
  }

  private static func extent(_ count: Int, _ screens: Int) -> Sentence {
    if screens == 0 { return "; the study lists no screens" }
    if count == 0 {
      return screens == 1
        ? "; whether on the only screen is not recorded"
        : "; on which of the \(screens) screens is not recorded"
    }
    return " on \(count) of \(screens, "screen", "screens")"
  }
}
