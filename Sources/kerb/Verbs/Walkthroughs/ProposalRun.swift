import CommandLine
import Localization
import Measures
import Wording
import Workbench

/// What becomes of a proposal for a study: `--apply` puts it there, and nothing else does.
struct ProposalRun {
  private let proposal: StudyProposal
  private let study: String
  private let workbench: Workbench

  init(_ proposal: StudyProposal, of study: String, in workbench: Workbench) {
    self.proposal = proposal
    self.study = study
    self.workbench = workbench
  }

  func run(_ invocation: Invocation) throws {
    if invocation.flag("apply") {
      for remark in try StudyProposing(of: study, in: workbench).apply(proposal) {
        invocation.console.message("\(remark)")
      }
      invocation.console.message(
        proposal.isEmpty ? "Nothing to put into \(study)." : "Put into \(study): \(words).")
    } else if !proposal.isEmpty {
      invocation.console.message("Nothing was changed; `--apply` puts it into \(study).")
    }
  }

  private var words: Sentence {
    let criteria = proposal.tasks.reduce(0) { $0 + $1.criteria.count }
    let (prompts, targets) = (proposal.prompts.count, proposal.targets.count)
    let parts: [(Int, Sentence)] = [
      (criteria, "\(criteria, "criterion of tasks", "criteria of tasks")"),
      (prompts, "\(prompts, "thing to watch for", "things to watch for")"),
      (targets, "\(targets, "recruitment target", "recruitment targets")"),
    ]
    return .list(parts.filter { $0.0 > 0 }.map(\.1))
  }
}
