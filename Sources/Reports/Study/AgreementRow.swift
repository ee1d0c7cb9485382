import Localization
import Measures
import Statistics
import Wording

/// One figure of agreement between recorders; Markdown, JSON and CSV share it.
struct AgreementRow {
  /// A key for data.
  let id: String
  let what: Sentence
  /// The figure as data; `nil` where there is none.
  let value: Double?
  /// The figure in words; `nil` where there is none, or where it rests on too few pairs to be printed.
  let words: Sentence?
  /// Why there are no words.
  let missing: Sentence
  /// The interval as data, and in words.
  let ends: Interval<KappaValue>?
  let interval: Sentence?
  /// Why there is no interval.
  let noInterval: Sentence
  /// "6 of 8 pairs of notes; 2 left out, rated by one or nobody".
  let same: Sentence?
  let count: Int?
  /// On how many moments, or pairs of notes, the figure rests.
  let rated: Int
  let method: Sentence

  static func rows(_ figures: AgreementFigures) -> [AgreementRow] {
    [
      noted(figures),
      row(
        "kind", "What the notes are about", figures.kind, of: figures.both,
        leftOut: figures.withoutKind),
      row(
        "impact", "How bad it was, 0 to 4", figures.impact, of: figures.both,
        leftOut: figures.withoutImpact),
      row("samePlaces", "The same WCAG places", figures.samePlaces, of: figures.both),
      row(
        "sharedPlaces", "At least one WCAG place in common", figures.sharedPlaces,
        of: figures.both),
    ]
  }

  /// Whether something was noted at all; with several pairs of recorders it is the mean of their shares.
  private static func noted(_ figures: AgreementFigures) -> AgreementRow {
    let what: Sentence = "Whether something was noted at all"
    let moments = figures.both + figures.onlyFirst + figures.onlySecond
    switch figures.noted {
    case .success(let noted):
      let isEnough = Minimum.share.isReached(by: moments)
      return AgreementRow(
        id: "noted", what: what, value: noted.mean.value,
        words: isEnough ? noted.mean.words : nil,
        missing: tooFew(.count(moments, "moment is", "moments are"), Minimum.share.count),
        ends: nil, interval: nil, noInterval: "it has none",
        same: "\(figures.both) of \(moments, "moment", "moments")",
        count: noted.recorderPairs.count, rated: moments, method: NotedAgreement.name)
    case .failure(let error): return none("noted", what, error, rated: moments)
    }
  }

  private static func row(
    _ id: String, _ what: Sentence, _ kappa: Result<some AgreementKappa, StatisticsError>,
    of both: Int, leftOut: Int = 0
  ) -> AgreementRow {
    let rated = both - leftOut
    switch kappa {
    case .success(let kappa):
      let n = kappa.items.count
      let isEnough = Minimum.agreement.isReached(by: n)
      return AgreementRow(
        id: id, what: what, value: kappa.value,
        words: isEnough ? Figure.decimal(kappa.value, places: 2) : nil,
        missing: isEnough ? "" : tooFew(.count(n, "pair is", "pairs are"), Minimum.agreement.count),
        ends: kappa.interval, interval: kappa.interval.map { Figure.interval($0, places: 2) },
        noInterval: kappa.missing?.problem ?? "",
        same: same(kappa, leftOut: leftOut),
        count: n, rated: rated, method: kappa.method)
    case .failure(let error): return none(id, what, error, rated: rated)
    }
  }

  private static func same(_ kappa: some AgreementKappa, leftOut: Int) -> Sentence {
    let n = kappa.items.count
    let same = Int((kappa.observedAgreement.value * Double(n)).rounded())
    let words: Sentence = "\(same) of \(n, "pair of notes", "pairs of notes")"
    return leftOut > 0 ? "\(words); \(leftOut) left out, rated by one or nobody" : words
  }

  private static func tooFew(_ found: Sentence, _ needed: Int) -> Sentence {
    "\(found) too few; it takes \(needed)"
  }

  private static func none(
    _ id: String, _ what: Sentence, _ error: StatisticsError, rated: Int
  ) -> AgreementRow {
    AgreementRow(
      id: id, what: what, value: nil, words: nil, missing: error.problem, ends: nil, interval: nil,
      noInterval: error.problem, same: nil, count: nil, rated: rated, method: "none")
  }
}
