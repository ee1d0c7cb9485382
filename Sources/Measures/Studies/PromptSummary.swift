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

  /// Sessions in which somebody answered it.
  package var answered: Int { seen + notSeen + didNotComeUp }

  /// Each session counts once: what it saw before what it did not see before what did not come up.
  static func summaries(_ view: StudyView) -> [PromptSummary] {
    var rows = view.records.study.prompts.map {
      PromptSummary(
        id: $0.id, text: view.mask.text($0.text), isBeyondWcag: $0.beyondWcag,
        criteria: $0.criteria, favourable: $0.favourable)
    }
    var places: [Text: Int] = [:]
    for (place, row) in rows.enumerated() { places[Text(row.id)] = place }
    let strength: [PromptAnswer] = [.didNotComeUp, .notSeen, .seen]
    for entry in view.counted.entries where entry.round == view.round {
      var strongest: [Int: Int] = [:]
      for answer in view.records.sessions[entry.index].session.promptAnswers {
        guard let place = places[Text(answer.prompt)],
          let found = answer.answer.flatMap(strength.firstIndex(of:))
        else { continue }
        strongest[place] = max(strongest[place] ?? found, found)
      }
      for (place, found) in strongest {
        switch strength[found] {
        case .seen: rows[place].seen += 1
        case .notSeen: rows[place].notSeen += 1
        case .didNotComeUp: rows[place].didNotComeUp += 1
        }
      }
    }
    return rows
  }
}
