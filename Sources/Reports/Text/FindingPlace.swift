import Localization

/// Where a finding stands in the findings report: other reports lead there.
enum FindingPlace {
  /// "f05-n76t", and "f05" in the edition for sharing: the id in small letters, the same for ever; `nil` for one that
  /// cannot be part of an address.
  static func anchor(_ id: String) -> String? {
    let name = id.lowercased()
    let isPlain = name.utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x61...0x7a).contains(byte) || byte == UInt8(ascii: "-")
    }
    return isPlain && !name.isEmpty ? name : nil
  }

  /// Where its notes stand: "f05-n76t-evidence".
  static func evidenceAnchor(_ id: String) -> String? { anchor(id).map { $0 + "-evidence" } }

  /// The words, which name the finding, as a link to it.
  static func link(_ words: Sentence, to id: String) -> Sentence {
    anchor(id).map { words.marked(.link(ReportPlace(report: "findings", anchor: $0))) } ?? words
  }
}
