import Localization
import Records

/// Parts of reports that other reports lead to, by names that stay the same for ever.
enum ReportPart: String {
  case circumstances, people, changes, tasks, unknown, gaps, criteria, missing, reading, needs
  case triedWith = "tried-with"
  case furtherGaps = "further-gaps"
  case evidence, beyond, loose
  case peopleDetails = "people-details"
  case taskDetails = "task-details"
  case questionnaireDetails = "questionnaire-details"
}

/// Words that lead to a report, where they stand on a page beside it.
enum ReportPlaceWords {
  static func report(_ words: Sentence, _ report: String, at part: ReportPart? = nil) -> Sentence {
    words.marked(.link(ReportPlace(report: report, anchor: part?.rawValue)))
  }
}

/// Where a finding stands in the findings report: other reports lead there.
enum FindingPlace {
  /// "f05-n76t", and "f05" in the edition for sharing: the id in small letters, the same for ever; `nil` for one that
  /// cannot be part of an address.
  static func anchor(_ id: String) -> String? {
    let name = id.lowercased()
    let isPlain = name.utf8.allSatisfy { $0.isPlain || $0 == UInt8(ascii: "-") }
    return isPlain && !name.isEmpty ? name : nil
  }

  /// Where its notes stand: "f05-n76t-evidence".
  static func evidenceAnchor(_ id: String) -> String? { anchor(id).map { $0 + "-evidence" } }

  /// The words, which name the finding, as a link to it.
  static func link(_ words: Sentence, to id: String) -> Sentence {
    anchor(id).map { words.marked(.link(ReportPlace(report: "findings", anchor: $0))) } ?? words
  }
}

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
