import Localization
package import Records
import Wording

/// The answers to one checklist on one screen while they are given, and what takes the last one back.
package struct ChecklistSheet: Sendable {
  package let checklist: Checklist
  /// One for each question; `nil` where nothing stands.
  package private(set) var replies: [ChecklistReply?]
  private var history: [(question: Int, before: ChecklistReply?)] = []

  /// - Parameter standing: What was answered before, by the ids of the questions.
  package init(_ checklist: Checklist, standing: [String: ChecklistReply] = [:]) {
    self.checklist = checklist
    replies = checklist.questions.map { standing[$0.id] }
  }

  package var questions: [ChecklistQuestion] { checklist.questions }

  /// Questions that nobody has answered, in order.
  package var left: [Int] { replies.indices.filter { replies[$0] == nil } }

  package func next(after question: Int) -> Int? { left.first { $0 > question } }

  /// Whether a reply speaks against the product.
  package func isBad(_ reply: ChecklistReply, to question: Int) -> Bool {
    ChecklistJudgement.isBad(reply.answer, to: questions[question])
  }

  /// What is said once an answer is kept: "Kept: no; failed 1.3.1: Pay is passed over. Replaces yes."
  func words(
    for reply: ChecklistReply, to question: Int, before: ChecklistReply?
  ) -> Sentence {
    let judgement = ChecklistJudgement(
      reply.answer, to: questions[question], of: checklist.evidenceKind, failing: reply.failing)
    let answer = reply.answer.label
    let kept: Sentence =
      reply.note.map { "Kept: \(answer); \(judgement.words): \($0.oneLine)." }
      ?? "Kept: \(answer); \(judgement.words)."
    return before.map { "\(kept) Replaces \($0.words)." } ?? kept
  }

  mutating func put(_ reply: ChecklistReply, at question: Int) {
    history.append((question, replies[question]))
    replies[question] = reply
  }

  /// Takes the last answer back.
  ///
  /// - Returns: Its question; `nil` where there is nothing to take back.
  mutating func undo() -> Int? {
    guard let (question, before) = history.popLast() else { return nil }
    replies[question] = before
    return question
  }
}
