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
      patch.set(
        \.criteria, to: Set(old).union(task.criteria).sorted(),
        at: Holder<Study>().entry(\.tasks, task.id))
    }
    patch.add(
      proposal.prompts.map { prompt in
        .new {
          $0.text = prompt.text
          $0.favourable = prompt.favourable
          $0.pack = Self.pack(prompt)
          $0.criteria = prompt.places
          $0.beyondWcag = prompt.beyondWcag
        }
      }, to: \Study.prompts)
    patch.add(
      proposal.targets.map { target in
        .new {
          $0.label = target.label
          $0.minimum = target.minimum
          $0.dimension = target.dimension
          $0.duration = target.duration
          $0.assistiveTechnology = target.technology
          $0.proficiency = target.proficiency
        }
      }, to: \Study.recruitmentTargets)
    return patch
  }

  /// Where it comes from, as the study shows it.
  private static func pack(_ prompt: StudyProposal.Prompt) -> String {
    prompt.finding.map { "finding \($0)" }
      ?? "walkthrough \(prompt.walkthroughs.joined(separator: ", "))"
  }
}
