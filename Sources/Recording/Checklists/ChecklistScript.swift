import Localization
package import Records
import Wording

/// A checklist that is being answered for one screen.
package typealias ChecklistWalk = Asking<ChecklistScript>

/// The questions of one checklist.
package struct ChecklistScript: AnswerListScript {
  package typealias Answer = ChecklistReply
  package typealias Sheet = [ChecklistReply?]
  package typealias Entry = QuestionEntry<ChecklistReply>

  package enum Detail: Hashable, Sendable {
    /// A note on a bad answer that came without one.
    case note(Int, ChecklistReply)
    /// The criteria that a bad answer fails.
    case criteria(Int, ChecklistReply)
  }

  package enum Own: Hashable, Sendable {
    /// Names the criteria that a bad answer fails.
    case fails([Place])
  }

  package let checklist: Checklist

  package var questions: [ChecklistQuestion] { checklist.questions }

  package var count: Int { questions.count }

  package func id(of question: Int) -> String { questions[question].id }

  package func words(of question: Int) -> String { questions[question].text }

  /// Whether a reply speaks against the product.
  package func isBad(_ reply: ChecklistReply, to question: Int) -> Bool {
    ChecklistJudgement.isBad(reply.answer, to: questions[question])
  }

  package func read(
    _ text: String, at question: Int, in asking: inout ChecklistWalk, _ newKey: () -> String
  ) -> Step {
    if asking.keeps(text, at: question) { return Step() }
    switch ChecklistReading(text) {
    case .reply(let reply): return judge(reply, question, &asking)
    case .unclear:
      return .problem(
        "This can be read in two ways. Put a colon between answer and note: \"`no: problems found`\" is a no, \"`yes: no problems found`\" a yes."
      )
    case .none:
      return .problem(
        "Begin with 1 to 4, or with yes, no, cannot tell or does not apply; a note may follow a colon."
      )
    }
  }

  package func choose(
    _ row: Int, at question: Int, in asking: inout ChecklistWalk, _ newKey: () -> String
  ) -> Step {
    guard ChecklistAnswer.allCases.indices.contains(row) else { return Step() }
    return judge(ChecklistReply(ChecklistAnswer.allCases[row]), question, &asking)
  }

  package func take(
    _ own: Own, in asking: inout ChecklistWalk, _ newKey: () -> String
  ) -> Step {
    guard case .fails(let places) = own,
      case .detail(.criteria(let question, var reply)) = asking.spot
    else { return Step() }
    reply.failing = places == questions[question].criteria ? nil : places
    return put(reply, question, &asking)
  }

  package func take(
    _ event: ChecklistWalk.Event, at detail: Detail, in asking: inout ChecklistWalk,
    _ newKey: () -> String
  ) -> Step {
    switch (detail, event) {
    case (.note(let question, var reply), .typed(let text)):
      let note = PlainText.trimmed(text)
      reply.note = note.isEmpty ? nil : note
      return settle(reply, question, &asking)
    case (.criteria(let question, _), .typed):
      return take(.fails(questions[question].criteria), in: &asking, newKey)
    case (.note(let question, _), .back), (.criteria(let question, _), .back):
      asking.go(to: .question(question))
    default: break
    }
    return Step()
  }

  package func end(in asking: inout ChecklistWalk) { asking.go(to: .overview) }

  package func goBackFromFirst(in asking: inout ChecklistWalk) -> Step {
    asking.go(to: .opening)
    return Step()
  }

  package func leaveOverview(in asking: inout ChecklistWalk) {
    if asking.goBackToLooked() { return }
    asking.ending = asking.left.isEmpty ? .finished : .stopped
  }

  /// Asks for a note on a bad answer, or goes on with it.
  private func judge(
    _ reply: ChecklistReply, _ question: Int, _ asking: inout ChecklistWalk
  ) -> Step {
    guard isBad(reply, to: question), reply.note == nil else {
      return settle(reply, question, &asking)
    }
    asking.go(to: .detail(.note(question, reply)))
    return Step()
  }

  /// Asks which criteria a bad answer fails, or keeps it.
  private func settle(
    _ reply: ChecklistReply, _ question: Int, _ asking: inout ChecklistWalk
  ) -> Step {
    guard isBad(reply, to: question), !questions[question].criteria.isEmpty else {
      return put(reply, question, &asking)
    }
    asking.go(to: .detail(.criteria(question, reply)))
    return Step()
  }

  private func put(
    _ reply: ChecklistReply, _ question: Int, _ asking: inout ChecklistWalk
  ) -> Step {
    let before = asking.sheet[question]
    asking.put(reply, at: question)
    return before == reply ? Step() : Step(words(for: reply, to: question, before: before))
  }

  /// "Kept: no; failed 1.3.1: Pay is passed over. Replaces yes."
  private func words(
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
}

extension Asking where Script == ChecklistScript {
  /// Begins with the first question that has no answer; cautions are shown each time.
  ///
  /// - Parameters:
  ///   - checklist: The checklist.
  ///   - standing: The answers of an earlier call, by the ids of the questions.
  package init(_ checklist: Checklist, standing: [String: ChecklistReply] = [:]) {
    let replies = checklist.questions.map { standing[$0.id] }
    let first = replies.firstIndex { $0 == nil }
    self.init(
      ChecklistScript(checklist: checklist), standing: replies,
      at: standing.isEmpty || checklist.cautions != nil
        ? .opening : first.map { .question($0) } ?? .overview)
  }
}
