package import JSON
package import Localization
package import Measures
package import Records
import Wording

/// One walkthrough as a text, for the team.
package enum WalkthroughDocument {
  /// - `name`: The profile's name.
  /// - `task`: The task's title.
  package static func document(
    _ walkthrough: Walkthrough, name: String, task: String
  ) -> Document {
    var document = Document()
    document.heading(1, "\(walkthrough.id.short): \(name), \(task)")
    document.paragraph(facts(walkthrough))
    document.notice(
      "Nobody who lives so took part. All of it is suggested only, and nothing has a severity.")
    barriers(walkthrough, &document)
    document.section(
      2, "Disagreements",
      Walkthrough.Disagreement.all(in: walkthrough.answers).map { one in
        "\(one.question.asked), \(one.question.part.label): "
          + Sentence.joined(one.answers.map(opinion), "; ")
      })
    document.section(2, "Parked", walkthrough.parked.map { "\($0.text.oneLine)" })
    if let talk = walkthrough.talk {
      document.heading(2, "Talk afterwards")
      document.paragraph("\(talk)")
    }
    document.section(
      2, "Answers",
      walkthrough.answers.map { answer in
        "\(answer.question.asked), \(answer.question.part.label): " + opinion(answer)
      })
    return document
  }

  private static func facts(_ walkthrough: Walkthrough) -> Sentence {
    var parts: [Sentence] = [
      walkthrough.manner.label.capitalised, "begun on \(walkthrough.heldOn)",
      walkthrough.finishedOn.map { "ended on \($0)" } ?? "not ended yet",
    ]
    if let round = walkthrough.round { parts.append("for round \(round)") }
    if let over = walkthrough.over { parts.append("with \(over) laid over") }
    if !walkthrough.evaluators.isEmpty {
      parts.append("by \(walkthrough.evaluators.joined(separator: ", "))")
    }
    if let tool = walkthrough.tool { parts.append("with \(tool)") }
    return Sentence.joined(parts, ", ") + "."
  }

  private static func barriers(_ walkthrough: Walkthrough, _ document: inout Document) {
    document.section(
      2, "Barriers",
      walkthrough.barriers.map { barrier in
        let asked: Sentence = barrier.answer.map { "\($0.question.asked): " } ?? ""
        var parts: [Sentence] = ["\(barrier.text.oneLine)", about(barrier)]
        if let by = barrier.by { parts.append("by \(by)") }
        if let cause = barrier.cause { parts.append("\(cause.label)") }
        if !barrier.facets.isEmpty {
          parts.append("facets: \(barrier.facets.joined(separator: ", "))")
        }
        return asked + Sentence.joined(parts, "; ")
      }, none: "None was named.")
  }

  /// "2.4.6 Headings and Labels", "Be consistent", "no criterion named".
  private static func about(_ barrier: Walkthrough.Barrier) -> Sentence {
    let places: [Sentence] = barrier.places.map { "\($0.label)" }
    let names = places + barrier.principles.map(\.label.capitalised)
    return names.isEmpty ? "no criterion named" : .joined(names, ", ")
  }

  private static func opinion(_ answer: Walkthrough.Answer) -> Sentence {
    let by: Sentence = answer.by.map { "\($0): " } ?? ""
    let why: Sentence = answer.why.map { ", \($0.oneLine)" } ?? ""
    return by + "\(answer.answer.label)" + why
  }
}

/// Walkthroughs, and what they suggest, for other programs.
package enum WalkthroughJSON {
  package static func value(_ walkthrough: Walkthrough) -> JSONValue {
    .of([
      "id": walkthrough.id, "profile": walkthrough.profile, "task": walkthrough.task,
      "over": walkthrough.over, "manner": walkthrough.manner.id,
      "evidenceKind": walkthrough.manner.evidenceKind.id, "round": walkthrough.round,
      "heldOn": walkthrough.heldOn, "finishedOn": walkthrough.finishedOn,
      "evaluators": walkthrough.evaluators, "tool": walkthrough.tool, "talk": walkthrough.talk,
      "disagreements": walkthrough.disagreements, "answers": walkthrough.answers.map(answer),
      "barriers": walkthrough.barriers.map(barrier),
      "parked": walkthrough.parked.map {
        JSONValue.of(["id": $0.key, "text": $0.text, "asked": $0.asked])
      },
    ])
  }

  private static func answer(_ answer: Walkthrough.Answer) -> JSONValue {
    .of([
      "id": answer.key, "part": answer.question.part.id, "goal": answer.question.goal,
      "step": answer.question.step, "asked": answer.question.asked, "by": answer.by,
      "answer": answer.answer.id, "why": answer.why, "claim": answer.claim?.key,
      "facets": answer.facets,
    ])
  }

  private static func barrier(_ barrier: Walkthrough.Barrier) -> JSONValue {
    .of([
      "id": barrier.key, "answer": barrier.answer?.key, "text": barrier.text,
      "criteria": barrier.places, "principles": barrier.principles.map(\.id),
      "beyondWcag": barrier.beyondWcag, "isSettled": barrier.isSettled, "by": barrier.by,
      "claim": barrier.claim?.key, "facets": barrier.facets, "cause": barrier.cause?.id,
      "on": barrier.on,
    ])
  }

  package static func value(_ proposal: WalkthroughProposal) -> JSONValue {
    var object = ProposalJSON.object(proposal.study)
    object["walkthroughs"] = proposal.walkthroughs.map(\.id).json
    return .object(object)
  }
}

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
    document.section(
      2, "With whom", proposal.targets.map { "\($0.label) (at least \($0.minimum))" })
    document.section(
      2, "Tasks that exercise more",
      proposal.tasks.map { "\($0.title): \($0.criteria.map(\.label).joined(separator: ", "))" })
    document.section(2, "Things to watch for", proposal.prompts.map(prompt))
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
