package import Localization
package import Records

extension NoteReading {
  /// Whose words the line holds.
  package var whoseWords: WhoseWords {
    WhoseWords(speaker: speaker, wording: wording, text: text)
  }

  /// What was understood, in words for the outcome: "barrier, impact 3 (serious), 1.4.10 Reflow proposed".
  ///
  /// Empty when the line is plain words.
  package var understood: Sentence { understood(target: nil, offersChoice: false) }

  /// What was understood, in words.
  ///
  /// - Parameters:
  ///   - target: What the study asks for; a criterion outside of it is said to be so.
  ///   - offersChoice: Whether `/1` keeps one of several criteria.
  package func understood(target: WCAGTarget?, offersChoice: Bool) -> Sentence {
    var parts: [Sentence] = []
    if let kind { parts.append("\(kind.label)") }
    if let impact { parts.append("impact \(impact.rawValue) (\(impact.label))") }
    if speaker == .participant, wording == .verbatim {
      parts.append(who.map { "\($0)'s words" } ?? "the participant's words")
    } else {
      if let speaker { parts.append(who.map { "said by \($0)" } ?? "said by \(speaker.label)") }
      if let wording { parts.append("\(wording.label)") }
    }
    if let basis { parts.append("\(basis.label)") }
    if !proposed.isEmpty {
      let labels = Sentence.list(proposed.map { Self.label($0, target) })
      parts.append("\(labels) proposed")
      if proposed.count > 1, offersChoice {
        let choices = proposed.indices.map { Sentence(text: "/\($0 + 1)") }
        parts.append("\(Sentence.list(choices, .or)) keeps one of them")
      }
    }
    if let ago { parts.append("\(ElapsedText.words(ago)) earlier") }
    return parts.joined(separator: ", ")
  }

  /// The person that a label named: "P07".
  private var who: String? { participant?.short }

  private static func label(_ place: Place, _ target: WCAGTarget?) -> Sentence {
    guard let target, !target.includes(place) else { return "\(place.label)" }
    return WCAGCatalogue.shared.criterion(at: place).map {
      "\(place.label) (level \($0.level)), which the study does not ask for,"
    } ?? "\(place.label), which the study does not ask for,"
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

  mutating func note(_ remark: Sentence) {
    self.remark = .joined([self.remark, remark].compactMap(\.self), "; ")
  }
}
