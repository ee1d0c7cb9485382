import CommandLine
import JSON
import Localization
import Measures
import Records
import Wording
import Workbench

/// `kerb survey show INSTRUMENT`: everything about one scale or questionnaire, in words.
enum SurveyShow {
  static let verb = Verb(
    ["survey", "show"], "Show a scale or questionnaire: items, answers, scores, source, licence.",
    examples: [
      .init("kerb survey show sus", "Shows the items, how they are scored, and the caution."),
      .init("kerb survey show sus --json", "Prints its record."),
    ],
    arguments: [
      .required(
        "INSTRUMENT", "The id of a scale or questionnaire; its beginning is enough.",
        .names(CompletionNames.instrument))
    ],
    options: [.json]
  ) { invocation in
    let workbench = try Workbench(invocation)
    let record = try Instruments.file(invocation.required("INSTRUMENT"), workbench)
    if invocation.flag("json") {
      invocation.console.out(json: record.document?.bytes ?? [])
      return .success
    }
    guard let instrument = record.record(Instrument.self) else {
      throw WorkbenchError(
        .noInput, at: record.file.path, "this instrument is deleted",
        fix: "`kerb survey list` names the others")
    }
    for line in lines(instrument) { invocation.console.line("\(line)") }
    return .success
  }

  static func lines(_ instrument: Instrument) -> [Sentence] {
    var lines: [Sentence] = [
      "\(instrument.title) (\(instrument.id))", "\(InstrumentText.summary(instrument))",
    ]
    if let version = instrument.instrumentVersion { lines.append("Version: \(version)") }
    lines += section(nil, instrument.summary)
    lines += section("Caution", instrument.caution)
    lines += section("Instructions", instrument.instructions)
    lines += section("Source", instrument.source)
    if let status = instrument.sourceStatus {
      lines.append("Status of the source: \(status.label)")
    }
    lines += section("Licence", instrument.licence)
    lines += items(instrument) + levels(instrument) + scores(instrument)
    return lines
  }

  private static func section(_ label: Sentence?, _ text: String?) -> [Sentence] {
    guard let text, !text.isEmpty else { return [] }
    return [label.map { "\($0): \(text.oneLine)" } ?? "\(text.oneLine)"]
  }

  private static func items(_ instrument: Instrument) -> [Sentence] {
    guard !instrument.items.isEmpty else { return [] }
    let rules = instrument.items.map { AnswerRule($0, in: instrument) }
    let all = rules.map(InstrumentText.answers)
    // What most items take is said once; only the others say what they take.
    let counts = Dictionary(grouping: all, by: { Text($0.plain()) }).mapValues(\.count)
    let usual = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
    let shared = usual.flatMap { $0.value > 1 || all.count == 1 ? $0.key : nil }
    var lines: [Sentence] = ["Items:"]
    if let shared, let answers = all.first(where: { Text($0.plain()) == shared }) {
      lines.append("  Answers: \(answers)")
    }
    for (index, item) in instrument.items.enumerated() {
      let category: Sentence? = item.category.map { "\($0)" }
      let marks = [category, item.isReversed ? "reversed" : nil].compactMap(\.self)
      let mark: Sentence = marks.isEmpty ? "" : " [\(marks.joined(separator: ", "))]"
      lines.append("  \(index + 1). \(item.id): \(item.text.oneLine)\(mark)")
      if Text(all[index].plain()) != shared { lines.append("     Answers: \(all[index])") }
    }
    return lines
  }

  private static func levels(_ instrument: Instrument) -> [Sentence] {
    guard !instrument.levels.isEmpty else { return [] }
    let rule = section("Level rule", instrument.levelRule)
    return rule + ["Levels, from the lowest:"]
      + instrument.levels.map { level in
        var line: Sentence = "  \(level.value): \(level.label)"
        if level.isLow { line += " [counts as low]" }
        if let score = level.reachedBy {
          line +=
            level.from.map { " [reached by \(score) from \(AnswerRange.text($0))]" }
            ?? " [reached by \(score)]"
        }
        return level.details.map { "\(line). \($0.oneLine)" } ?? line
      }
  }

  private static func scores(_ instrument: Instrument) -> [Sentence] {
    var lines: [Sentence] = instrument.scores.isEmpty ? [] : ["Scores:"]
    for score in instrument.scores {
      lines.append("  \(score.label) (\(score.id)): \(InstrumentText.rule(score, instrument))")
      if let details = score.details { lines.append("    \(details.oneLine)") }
      let bands = instrument.bands.filter { Text.isSame($0.score, score.id) }
        .sorted { $0.from < $1.from }
      for subject in BandSubject.allCases {
        let own = bands.filter { $0.judges == subject }
        if own.isEmpty { continue }
        let words = own.map { "\($0.label) from \(AnswerRange.text($0.from))" as Sentence }
        lines.append("    Bands of \(subject.label): \(words.joined(separator: ", "))")
      }
      for benchmark in instrument.benchmarks where Text.isSame(benchmark.score, score.id) {
        lines.append("    \(SurveyWords.benchmark(benchmark))")
      }
    }
    return lines
  }
}
