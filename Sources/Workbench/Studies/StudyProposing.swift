import JSON
package import Localization
package import Measures
import Records

/// Puts what walkthroughs suggest into a study.
package struct StudyProposing {
  private let workbench: Workbench
  private let study: String

  package init(of study: String, in workbench: Workbench) {
    self.study = study
    self.workbench = workbench
  }

  /// Adds criteria to tasks, things to watch for and people wanted; what is there stays.
  ///
  /// - Returns: Sentences about what others wrote meanwhile.
  package func apply(_ proposal: StudyProposal) throws -> [Sentence] {
    guard !proposal.isEmpty else { return [] }
    let finder = RecordFinder(workbench: workbench, kind: .study)
    // What the criteria of tasks are put together from is what may be replaced, and nothing that came in meanwhile.
    let seen = try finder.record(study, study: nil).document
    let plan = try workbench.study(study).records.study
    return try RecordChanging(.study, study: nil, in: workbench).write(
      patch(proposal, plan), seen: seen
    ) { try finder.record(study, study: nil) }.remarks
  }

  private func patch(_ proposal: StudyProposal, _ plan: Study) -> RecordPatch {
    var patch = RecordPatch()
    for task in proposal.tasks {
      let old = plan.tasks.first { Text.isSame($0.id, task.id) }?.criteria ?? []
      let all = Set(old).union(task.criteria).sorted()
      patch.put(
        .array(all.map { .string($0.description) }), at: ["tasks", task.id, "criteria"])
    }
    if !proposal.prompts.isEmpty {
      patch.put(.array(proposal.prompts.map { .object(Self.values($0)) }), at: ["prompts"])
    }
    if !proposal.targets.isEmpty {
      patch.put(
        .array(proposal.targets.map { .object(Self.values($0)) }), at: ["recruitmentTargets"])
    }
    return patch
  }

  private static func values(_ prompt: StudyProposal.Prompt) -> JSONObject {
    var values = JSONObject([
      "text": .string(prompt.text), "favourable": .string(prompt.favourable.id),
      "pack": .string(pack(prompt)),
    ])
    if !prompt.places.isEmpty {
      values["criteria"] = .array(prompt.places.map { .string($0.description) })
    }
    if prompt.beyondWcag { values["beyondWcag"] = .bool(true) }
    return values
  }

  /// Where it comes from, as the study shows it.
  private static func pack(_ prompt: StudyProposal.Prompt) -> String {
    prompt.finding.map { "finding \($0)" }
      ?? "walkthrough \(prompt.walkthroughs.joined(separator: ", "))"
  }

  private static func values(_ target: StudyProposal.Target) -> JSONObject {
    var values = JSONObject([
      "label": .string(target.label), "minimum": .integer(target.minimum),
    ])
    values["dimension"] = target.dimension.map { .string($0.id) }
    values["duration"] = target.duration.map { .string($0.id) }
    values["assistiveTechnology"] = target.technology.map { .string($0) }
    values["proficiency"] = target.proficiency.map { .string($0.id) }
    return values
  }
}
