package import Localization
package import Records

extension Recorder {
  /// Prompts that nobody has answered in this session, in the plan's order.
  package var openPrompts: [SessionPlan.Prompt] {
    let answered = Set(ledger.answers.keys.map(\.prompt))
    return plan.prompts.filter { !answered.contains($0.id) }
  }

  /// What stands for a prompt: the answer for everybody, or those for single people in the order of the plan.
  package func answers(to prompt: String) -> [(participant: String?, answer: PromptAnswer)] {
    let people: [String?] = [nil] + plan.people.map(\.id)
    return people.compactMap { person in
      ledger.answers[PromptKey(prompt, of: person)].map { (person, $0) }
    }
  }

  /// Keeps what became of a prompt.
  ///
  /// An answer for everybody takes the place of those for single people. An answer for one person leaves what stood
  /// for everybody with the others.
  ///
  /// - `participant`: The person who was asked; `nil` for everybody who takes part.
  package mutating func answer(
    _ prompt: String, _ answer: PromptAnswer?, of participant: String? = nil
  ) -> Sentence {
    var changes: [Change] = []
    let everybody = PromptKey(prompt)
    if participant == nil {
      for person in plan.people {
        let key = PromptKey(prompt, of: person.id)
        if ledger.answers[key] != nil { changes.append(.answer(key, nil)) }
      }
    } else if let standing = ledger.answers[everybody] {
      changes.append(.answer(everybody, nil))
      for person in plan.people where person.id != participant {
        changes.append(.answer(PromptKey(prompt, of: person.id), standing))
      }
    }
    changes.append(.answer(PromptKey(prompt, of: participant), answer))
    perform("answer to a prompt", changes)
    return answer.map { ("\($0.label)." as Sentence).capitalised }
      ?? "Not answered now."
  }
}
