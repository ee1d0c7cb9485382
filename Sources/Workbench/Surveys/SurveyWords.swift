package import Localization
package import Measures
package import Records
import Reports
import Wording

/// Scores and what belongs to them, in words.
package enum SurveyWords {
  /// "Mean of 500 studies: 68 (source)".
  package static func benchmark(_ benchmark: ScoreBenchmark) -> Sentence {
    let lowest = AnswerRange.text(benchmark.value)
    let value: Sentence =
      benchmark.highest.map { "\(lowest) to \(AnswerRange.text($0))" } ?? "\(lowest)"
    let group: Sentence = benchmark.group.map { ", with \($0)" } ?? ""
    let source: Sentence =
      benchmark.source.map {
        " Source: \(SourceStatus.words($0.oneLine, benchmark.sourceStatus))"
      } ?? ""
    return "\(benchmark.label): \(value)\(group).\(source)"
  }

  /// "72.5", "yes", or why there is none.
  static func result(_ value: ScoreValue) -> Sentence {
    switch value.result {
    case .number(let number): return "\(Figure.decimal(number))"
    case .yesOrNo(let yes): return yes ? "yes" : "no"
    case .none: return "none, \(value.answered) of \(value.asked) answers given"
    }
  }

  /// "Usability score: 72.5, good".
  package static func line(_ value: ScoreValue) -> Sentence {
    value.band.map { "\(value.label): \(result(value)), \($0)" }
      ?? "\(value.label): \(result(value))"
  }

  /// What the reader of one person's scores must know: flags, bands that do not judge persons, the caution.
  package static func remarks(_ scored: ScoredResponse, _ instrument: Instrument) -> [Sentence] {
    var remarks = scored.flags.map(\.words)
    if !instrument.bands.isEmpty, instrument.bands.allSatisfy({ $0.judges == .study }) {
      remarks.append("The bands judge the mean of a study, so one person gets none.")
    }
    return remarks
  }
}
