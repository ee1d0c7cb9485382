package import Records

extension Recorder {
  /// Prompts that nobody has answered in this session, in the plan's order.
  package var openPrompts: [SessionPlan.Prompt] {
    plan.prompts.filter { ledger.answers[$0.id] == nil }
  }

  /// Keeps what became of a prompt.
  package mutating func answer(_ prompt: String, _ answer: PromptAnswer?) -> String {
    perform("answer to a prompt", [.answer(prompt: prompt, answer)])
    return answer.map { $0.label.prefix(1).uppercased() + $0.label.dropFirst() + "." }
      ?? "Not answered now."
  }
}
