package import Records
import Wording

extension NoteReading {
  /// What was understood, in words for the outcome: "barrier, impact 3 (serious), 1.4.10 Reflow proposed".
  ///
  /// Empty when the line is plain words.
  package var understood: String { understood(target: nil, offersChoice: false) }

  /// What was understood, in words.
  ///
  /// - Parameters:
  ///   - target: What the study asks for; a criterion outside of it is said to be so.
  ///   - offersChoice: Whether `/1` keeps one of several criteria.
  package func understood(target: WCAGTarget?, offersChoice: Bool) -> String {
    var parts: [String] = []
    if let kind { parts.append(kind.label) }
    if let impact { parts.append("impact \(impact.rawValue) (\(impact.label))") }
    if speaker == .participant, wording == .verbatim {
      parts.append("\(who ?? "the participant")'s words")
    } else {
      if let speaker { parts.append("said by \(who ?? speaker.label)") }
      if let wording { parts.append(wording.label) }
    }
    if let basis { parts.append(basis.label) }
    if !proposed.isEmpty {
      let labels = proposed.map { $0.label + Self.outside($0, target) }
      let choosing =
        proposed.count > 1 && offersChoice
        ? ", \(Phrase.either(proposed.indices.map { "/\($0 + 1)" })) keeps one of them" : ""
      parts.append("\(Phrase.list(labels)) proposed\(choosing)")
    }
    if let ago { parts.append("\(ElapsedText.words(ago)) earlier") }
    return parts.joined(separator: ", ")
  }

  /// The person that a label named: "P07".
  private var who: String? { participant.map { RecordID($0)?.short ?? $0 } }

  private static func outside(_ place: Place, _ target: WCAGTarget?) -> String {
    guard let target, !target.includes(place) else { return "" }
    let level = WCAGCatalogue.shared.criterion(at: place).map { " (level \($0.level))" } ?? ""
    return "\(level), which the study does not ask for,"
  }

  /// Adds who speaks.
  ///
  /// - Returns: Whether it was added, as for a shortcut.
  mutating func take(_ label: SpeakerLabel) -> Bool {
    guard participant == nil,
      speaker == nil || (speaker == label.speaker && label.participant != nil)
    else { return false }
    speaker = label.speaker
    participant = label.participant
    return true
  }

  /// Adds what a shortcut says.
  ///
  /// - Returns: Whether it was added; a line says each thing once, so what follows is words.
  mutating func take(_ meaning: ShortcutMeaning) -> Bool {
    guard kind == nil || meaning.kind == nil, impact == nil || meaning.impact == nil,
      speaker == nil || meaning.speaker == nil, wording == nil || meaning.wording == nil,
      basis == nil || meaning.basis == nil
    else { return false }
    kind = kind ?? meaning.kind
    impact = impact ?? meaning.impact
    speaker = speaker ?? meaning.speaker
    wording = wording ?? meaning.wording
    basis = basis ?? meaning.basis
    return true
  }

  mutating func note(_ remark: String) {
    self.remark = self.remark.map { "\($0); \(remark)" } ?? remark
  }
}
