import Localization
import Records

/// Where the evidence for a place of WCAG stands in the coverage report.
enum FailurePlace {
  /// "at-1-4-3".
  static func anchor(_ place: Place) -> String {
    "at-"
      + place.description.utf8.map { byte in
        (0x30...0x39).contains(byte) ? String(UnicodeScalar(byte)) : "-"
      }.joined()
  }

  /// Its number and name, as a link to the evidence.
  static func link(_ place: Place) -> Sentence {
    let words: Sentence = "\(place.label)"
    return words.marked(.link(ReportPlace(report: "coverage", anchor: anchor(place))))
  }
}
