import JSON
package import Records

/// What became of one thing to watch for, over the sessions of the round.
package struct PromptSummary: Sendable {
  package let id: String
  package let text: String
  package let isBeyondWcag: Bool
  package let criteria: [Place]
  /// Which answer speaks for the product; `nil` where nobody has said.
  package let favourable: PromptPolarity?
  package internal(set) var seen = 0
  package internal(set) var notSeen = 0
  package internal(set) var didNotComeUp = 0

  /// Answers, one a person or session each.
  package var answered: Int { seen + notSeen + didNotComeUp }

  /// Every answer counts, unless it is or may be of somebody of whom nothing does.
  static func summaries(_ view: StudyView) -> [PromptSummary] {
    var rows = view.records.study.prompts.map {
      PromptSummary(
        id: $0.id, text: view.mask.text($0.text), isBeyondWcag: $0.beyondWcag,
        criteria: $0.criteria, favourable: $0.favourable)
    }
    var places: [Text: Int] = [:]
    for (place, row) in rows.enumerated() { places[Text(row.id)] = place }
    for entry in view.counted.entries where entry.round == view.round {
      for answer in view.records.sessions[entry.index].session.promptAnswers {
        guard let place = places[Text(answer.prompt)], let found = answer.answer,
          entry.counts(answer.participant, view.register)
        else { continue }
        switch found {
        case .seen: rows[place].seen += 1
        case .notSeen: rows[place].notSeen += 1
        case .didNotComeUp: rows[place].didNotComeUp += 1
        }
      }
    }
    return rows
  }
}
