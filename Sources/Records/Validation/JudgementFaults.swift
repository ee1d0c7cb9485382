import JSON
import Localization
import Wording

/// Contradictions among bands, benchmarks, norms and levels, which all judge scores.
enum JudgementFaults {
  typealias Fault = InstrumentRules.Fault

  static func list(_ instrument: Instrument) -> [Fault] {
    let scores = instrument.scores.map(\.id)
    func check(_ score: String, _ path: [String]) -> [Fault] {
      scores.contains { Text.isSame($0, score) }
        ? [] : [InstrumentRules.unknown(path, "score", score, among: scores)]
    }
    return instrument.bands.flatMap { check($0.score, ["bands", $0.id, "score"]) }
      + repeated(
        instrument.bands.map { band in
          (["bands", band.id, "from"], "\(band.score) \(band.judges.id) \(band.from)")
        }, "another band of this score begins at the same value")
      + instrument.benchmarks.flatMap { benchmark in
        check(benchmark.score, ["benchmarks", benchmark.id, "score"]) + range(benchmark)
      }
      + instrument.norms.flatMap { check($0.score, ["norms", $0.id, "score"]) }
      + repeated(
        instrument.norms.map { norm in
          (["norms", norm.id, "from"], "\(norm.score) \(norm.from)")
        }, "another norm of this score stands at the same value")
      + instrument.levels.flatMap { level in
        level.reachedBy.map { check($0, ["levels", level.value, "reachedBy"]) } ?? []
      } + thresholds(instrument)
  }

  private static func range(_ benchmark: ScoreBenchmark) -> [Fault] {
    guard let highest = benchmark.highest, highest < benchmark.value else { return [] }
    return [
      Fault(
        ["benchmarks", benchmark.id, "highest"], "the upper end lies below the value",
        fix: "correct one of the two")
    ]
  }

  private static func repeated(_ entries: [([String], String)], _ problem: Sentence) -> [Fault] {
    var seen: Set<Text> = []
    return entries.filter { !seen.insert(Text($0.1)).inserted }.map {
      Fault($0.0, problem, fix: "keep one of the two, or change where it begins")
    }
  }

  /// A number needs a least value to become a level; a yes or no needs none.
  private static func thresholds(_ instrument: Instrument) -> [Fault] {
    instrument.levels.compactMap { level in
      guard let id = level.reachedBy,
        let score = instrument.scores.first(where: { Text.isSame($0.id, id) })
      else { return nil }
      let isYesOrNo = score.rule?.isYesOrNo ?? false
      if !isYesOrNo, level.from == nil {
        return Fault(
          ["levels", level.value, "from"],
          "the score \(Quoted(id)) is a number, so the level needs the least value that reaches it",
          fix: "set `from`")
      }
      return nil
    }
  }
}
