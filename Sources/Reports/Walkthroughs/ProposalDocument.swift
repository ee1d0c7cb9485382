package import JSON
package import Localization
package import Measures
import Records
import Wording

/// What to try with whom, as walkthroughs of a profile suggest it.
package enum ProposalDocument {
  package static func document(_ proposal: WalkthroughProposal, name: String) -> Document {
    var document = Document()
    document.heading(1, "What to try after walkthroughs as \(name)")
    document.paragraph(
      "From \(proposal.walkthroughs.count, "walkthrough", "walkthroughs"): \(proposal.walkthroughs.map(\.id.short).joined(separator: ", ")). Nobody who lives so took part: this says where to look, not what is wrong."
    )
    guard !proposal.study.isEmpty else {
      document.paragraph("The study has all of it already, or nothing was in the way.")
      return document
    }
    sections(proposal.study, &document)
    return document
  }

  /// With whom, what tasks exercise more, and what to watch for.
  static func sections(_ proposal: StudyProposal, _ document: inout Document) {
    if !proposal.targets.isEmpty {
      document.heading(2, "With whom")
      document.list(proposal.targets.map { "\($0.label) (at least \($0.minimum))" })
    }
    if !proposal.tasks.isEmpty {
      document.heading(2, "Tasks that exercise more")
      document.list(
        proposal.tasks.map {
          "\($0.title): \($0.criteria.map(\.label).joined(separator: ", "))"
        })
    }
    if !proposal.prompts.isEmpty {
      document.heading(2, "Things to watch for")
      document.list(proposal.prompts.map(prompt))
    }
  }

  private static func prompt(_ prompt: StudyProposal.Prompt) -> Sentence {
    let places = prompt.places.map(\.description).joined(separator: ", ")
    let about: Sentence = places.isEmpty ? "" : " (\(places))"
    let speaks: Sentence =
      prompt.favourable == .seen ? " Yes speaks for the product." : " No speaks for the product."
    return "\(prompt.text)" + about + speaks
  }
}

/// What a study could try next, as data for other programs.
package enum ProposalJSON {
  package static func value(_ proposal: StudyProposal) -> JSONValue { .object(object(proposal)) }

  static func object(_ proposal: StudyProposal) -> JSONObject {
    JSONObject([
      "tasks": proposal.tasks.map {
        JSONValue.of(["id": $0.id, "title": $0.title, "criteria": $0.criteria])
      }, "prompts": proposal.prompts.map(prompt),
      "recruitmentTargets": proposal.targets.map {
        JSONValue.of([
          "label": $0.label, "minimum": $0.minimum, "dimension": $0.dimension?.id,
          "duration": $0.duration?.id, "assistiveTechnology": $0.technology,
          "proficiency": $0.proficiency?.id,
        ])
      },
    ])
  }

  private static func prompt(_ prompt: StudyProposal.Prompt) -> JSONValue {
    .of([
      "text": prompt.text, "criteria": prompt.places, "beyondWcag": prompt.beyondWcag,
      "favourable": prompt.favourable.id, "task": prompt.task,
      "walkthroughs": prompt.walkthroughs, "finding": prompt.finding,
    ])
  }
}
