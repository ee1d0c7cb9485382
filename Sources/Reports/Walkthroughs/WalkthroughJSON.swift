package import JSON
package import Measures
package import Records

/// Walkthroughs, and what they suggest, for other programs.
package enum WalkthroughJSON {
  package static func value(_ walkthrough: Walkthrough) -> JSONValue {
    CoverageJSON.object([
      "id": .string(walkthrough.id.string), "profile": .string(walkthrough.profile),
      "task": .string(walkthrough.task), "over": text(walkthrough.over),
      "manner": .string(walkthrough.manner.id),
      "evidenceKind": .string(walkthrough.manner.evidenceKind.id),
      "round": walkthrough.round.map(JSONValue.integer) ?? .null,
      "heldOn": .string(walkthrough.heldOn), "finishedOn": text(walkthrough.finishedOn),
      "evaluators": texts(walkthrough.evaluators), "tool": text(walkthrough.tool),
      "talk": text(walkthrough.talk), "disagreements": .integer(walkthrough.disagreements),
      "answers": .array(walkthrough.answers.map(answer)),
      "barriers": .array(walkthrough.barriers.map(barrier)),
      "parked": .array(
        walkthrough.parked.map {
          CoverageJSON.object([
            "id": .string($0.key), "text": .string($0.text), "asked": text($0.asked),
          ])
        }),
    ])
  }

  private static func answer(_ answer: Walkthrough.Answer) -> JSONValue {
    CoverageJSON.object([
      "id": .string(answer.key), "part": .string(answer.question.part.id),
      "goal": text(answer.question.goal), "step": text(answer.question.step),
      "asked": .string(answer.question.asked), "by": text(answer.by),
      "answer": .string(answer.answer.id), "why": text(answer.why),
      "claim": text(answer.claim?.key), "facets": texts(answer.facets),
    ])
  }

  private static func barrier(_ barrier: Walkthrough.Barrier) -> JSONValue {
    CoverageJSON.object([
      "id": .string(barrier.key), "answer": text(barrier.answer?.key),
      "text": .string(barrier.text), "criteria": texts(barrier.places.map(\.description)),
      "principles": texts(barrier.principles.map(\.id)), "beyondWcag": .bool(barrier.beyondWcag),
      "isSettled": .bool(barrier.isSettled), "by": text(barrier.by),
      "claim": text(barrier.claim?.key), "facets": texts(barrier.facets),
      "cause": text(barrier.cause?.id), "on": .string(barrier.on),
    ])
  }

  package static func value(_ proposal: WalkthroughProposal) -> JSONValue {
    var object = ProposalJSON.object(proposal.study)
    object["walkthroughs"] = texts(proposal.walkthroughs.map(\.id.string))
    return .object(object)
  }

  private static func text(_ words: String?) -> JSONValue { words.map { .string($0) } ?? .null }

  private static func texts(_ words: [String]) -> JSONValue { .array(words.map { .string($0) }) }
}
