package import JSON
package import Measures
import Records

/// What a study could try next, as data for other programs.
package enum ProposalJSON {
  package static func value(_ proposal: StudyProposal) -> JSONValue { .object(object(proposal)) }

  static func object(_ proposal: StudyProposal) -> JSONObject {
    JSONObject([
      "tasks": .array(
        proposal.tasks.map {
          CoverageJSON.object([
            "id": .string($0.id), "title": .string($0.title),
            "criteria": texts($0.criteria.map(\.description)),
          ])
        }),
      "prompts": .array(proposal.prompts.map(prompt)),
      "recruitmentTargets": .array(
        proposal.targets.map {
          CoverageJSON.object([
            "label": .string($0.label), "minimum": .integer($0.minimum),
            "dimension": text($0.dimension?.id), "duration": text($0.duration?.id),
            "assistiveTechnology": text($0.technology), "proficiency": text($0.proficiency?.id),
          ])
        }),
    ])
  }

  private static func prompt(_ prompt: StudyProposal.Prompt) -> JSONValue {
    CoverageJSON.object([
      "text": .string(prompt.text), "criteria": texts(prompt.places.map(\.description)),
      "beyondWcag": .bool(prompt.beyondWcag), "favourable": .string(prompt.favourable.id),
      "task": text(prompt.task), "walkthroughs": texts(prompt.walkthroughs),
      "finding": text(prompt.finding),
    ])
  }

  private static func text(_ words: String?) -> JSONValue { words.map { .string($0) } ?? .null }

  private static func texts(_ words: [String]) -> JSONValue { .array(words.map { .string($0) }) }
}
