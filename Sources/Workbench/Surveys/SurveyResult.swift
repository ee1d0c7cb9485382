package import Measures
import Records
import Wording

/// What one response came to, for the person who asked.
package enum SurveyResult {
  /// Scores, the level, flags, and the caution last.
  package static func lines(_ scored: ScoredResponse, _ scoring: Scoring) -> [String] {
    let instrument = scoring.instrument
    var lines = scored.values.map { SurveyWords.line($0) + "." }
    if let level = scoring.level(of: scored) {
      lines.append("Level: \(level.label)." + (level.details.map { " \($0.oneLine)" } ?? ""))
    }
    lines += SurveyWords.remarks(scored, instrument)
    if let caution = instrument.caution { lines.append("Caution: \(caution.oneLine)") }
    return lines
  }
}
