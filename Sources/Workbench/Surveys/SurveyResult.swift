package import Localization
package import Measures
import Records
import Wording

/// What one response came to, for the person who asked.
package enum SurveyResult {
  /// Scores, the level, flags, and the caution last.
  package static func lines(_ scored: ScoredResponse, _ scoring: Scoring) -> [Sentence] {
    let instrument = scoring.instrument
    var lines = scored.values.map { "\(SurveyWords.line($0))." as Sentence }
    if let level = scoring.level(of: scored) {
      lines.append(
        level.details.map { "Level: \(level.label). \($0.oneLine)" } ?? "Level: \(level.label).")
    }
    lines += SurveyWords.remarks(scored, instrument)
    if let caution = instrument.caution { lines.append("Caution: \(caution.oneLine)") }
    return lines
  }
}
