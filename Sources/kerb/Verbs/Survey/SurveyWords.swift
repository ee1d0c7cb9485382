import Measures
import Records

/// Scores and what belongs to them, in words.
enum SurveyWords {
  /// "Mean of 500 studies: 68 (source)".
  static func benchmark(_ benchmark: ScoreBenchmark) -> String {
    let value =
      AnswerRange.text(benchmark.value)
      + (benchmark.highest.map { " to \(AnswerRange.text($0))" } ?? "")
    let group = benchmark.group.map { ", with \($0)" } ?? ""
    let source = benchmark.source.map { " Source: \($0.oneLine)" } ?? ""
    return "\(benchmark.label): \(value)\(group).\(source)"
  }

  /// "72.5", "yes", or why there is none.
  static func result(_ value: ScoreValue) -> String {
    switch value.result {
    case .number(let number): return ScoreNumber.text(number)
    case .yesOrNo(let yes): return yes ? "yes" : "no"
    case .none: return "none, \(value.answered) of \(value.asked) answers given"
    }
  }

  /// "Usability score: 72.5, good".
  static func line(_ value: ScoreValue) -> String {
    "\(value.label): \(result(value))" + (value.band.map { ", \($0)" } ?? "")
  }

  /// What the reader of one person's scores must know: flags, bands that do not judge persons, the caution.
  static func remarks(_ scored: ScoredResponse, _ instrument: Instrument) -> [String] {
    var remarks = scored.flags.map(\.words)
    if !instrument.bands.isEmpty, instrument.bands.allSatisfy({ $0.judges == .study }) {
      remarks.append("The bands judge the mean of a study, so one person gets none.")
    }
    return remarks
  }

  static func capital(_ words: String) -> String { SetupDesk.capital(words) }
}

/// Numbers of scores as people read them.
enum ScoreNumber {
  /// With at most two digits after the point, without needless ones.
  static func text(_ number: Double) -> String {
    let hundredths = (number * 100).rounded()
    guard abs(hundredths) < 1e15 else { return AnswerRange.text(number) }
    let whole = Int(abs(hundredths))
    let sign = hundredths < 0 ? "-" : ""
    let digits = Digits.padded(whole % 100, 2)
    if whole % 100 == 0 { return "\(sign)\(whole / 100)" }
    return "\(sign)\(whole / 100).\(digits.hasSuffix("0") ? String(digits.dropLast()) : digits)"
  }
}
