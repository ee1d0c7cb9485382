import Localization
import Records

/// Criteria with the page of the W3C that explains them.
enum IssuePlaces {
  /// "2.4.3 Focus Order, level A", which leads to its page; a guideline or principle leads nowhere.
  static func link(_ place: Place) -> Sentence {
    guard let criterion = WCAGCatalogue.shared.criterion(at: place) else { return "\(place.label)" }
    return Sentence(text: place.label).marked(.web(address(criterion)))
      + ", level \(criterion.level.description)"
  }

  /// The page of the newest version, which explains those of older versions too.
  static func address(_ criterion: Criterion) -> String {
    "https://www.w3.org/WAI/WCAG22/Understanding/\(criterion.id).html"
  }
}
