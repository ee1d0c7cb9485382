import JSON
import Localization
import Measures
import Records
import Statistics

/// How a task went beside what was published of other people.
enum BenchmarkWords {
  /// "Benchmark: 78 % did such a task without help elsewhere (Sauro 2011). Here 3 of 5 did, a smaller share. …"
  static func sentence(_ task: TaskSummary) -> Sentence? {
    guard let benchmark = task.benchmark else { return nil }
    let there: Sentence = "\(benchmark.percent) % did such a task without help elsewhere"
    guard let source = benchmark.source else {
      return "Benchmark: " + there
        + ". It is not compared: the plan does not say who published it (kerb study task edit, --benchmark-source)."
    }
    let lead: Sentence = "Benchmark: " + there + " (\(source)). "
    guard let test = benchmark.test, let chance = benchmark.chance else {
      return lead + "Nobody tried it here."
    }
    let count = test.count
    let here: Sentence = "Here \(count.successes) of \(count.attempts.count) did"
    guard let isBelow = benchmark.isBelow else { return lead + here + ", the same share." }
    let than: Sentence = isBelow ? ", a smaller share. " : ", a larger share. "
    let side: Sentence = isBelow ? "as few or fewer" : "as many or more"
    let verdict: Sentence =
      chance.value <= TaskBenchmark.level
      ? "chance alone seldom makes such a difference" : "this may be chance"
    return lead + here + than
      + "If people here were like those, " + side
      + " would come out in \(share(chance)) of such rounds (\(BenchmarkTest.name), one-sided, n = \(count.attempts.count)): "
      + verdict + ". Those were other people with other products."
  }

  private static func share(_ chance: Probability) -> Sentence {
    chance.value < 0.005 ? "less than 1 %" : Figure.percent(Proportion(nearest: chance.value))
  }

  static func value(_ benchmark: TaskBenchmark) -> JSONValue {
    CoverageJSON.object([
      "percent": .integer(benchmark.percent),
      "source": benchmark.source.map { .string($0) } ?? .null,
      "isBelow": benchmark.isBelow.map { .bool($0) } ?? .null,
      "chance": benchmark.chance.map { Figure.json($0.value) } ?? .null,
      "method": benchmark.test == nil ? .null : .string(BenchmarkTest.name.plain()),
      "sides": benchmark.test == nil ? .null : .integer(1),
      "n": benchmark.test.map { .integer($0.count.attempts.count) } ?? .null,
    ])
  }
}
