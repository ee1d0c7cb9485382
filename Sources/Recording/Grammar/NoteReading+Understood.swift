import Records

extension NoteReading {
  /// What was understood, in words for the outcome: "barrier, impact 3 (serious), 1.4.10 Reflow proposed".
  ///
  /// Empty when the line is plain words.
  package var understood: String { understood(participant: "the participant") }

  /// What was understood, naming the participant: "P07's words".
  ///
  /// - Parameter participant: How the participant is called on the screen.
  package func understood(participant: String) -> String {
    var parts: [String] = []
    if let kind { parts.append(kind.label) }
    if let impact { parts.append("impact \(impact.rawValue) (\(impact.label))") }
    if speaker == .participant, wording == .verbatim {
      parts.append("\(participant)'s words")
    } else {
      if let speaker { parts.append("said by \(speaker.label)") }
      if let wording { parts.append(wording.label) }
    }
    if let basis { parts.append(basis.label) }
    if let proposed { parts.append("\(proposed.label) proposed") }
    if let ago { parts.append("\(ElapsedText.words(ago)) earlier") }
    return parts.joined(separator: ", ")
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
