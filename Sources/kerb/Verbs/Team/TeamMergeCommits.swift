import CommandLine
import Records
import Team
import Wording
import Workbench
import Workspace

extension Commands {
  /// `kerb team merge-commits`: the merge of `kerb team sync` alone, for servers and for measuring.
  static let teamMergeCommits = Verb(
    ["team", "merge-commits"], "Merge two commits in memory and print the tree that comes out.",
    examples: [
      .init(
        "kerb team merge-commits main origin/main",
        "Prints a tree for git commit-tree; branch, index and files stay as they are.")
    ],
    arguments: [
      .required("OURS", "A commit or branch."), .required("THEIRS", "The other one."),
    ],
    discussion: [
      "This is the merge that kerb team sync does. It writes objects only, so a server without a work tree can use it."
    ]
  ) { invocation in
    let workbench = try Workbench(invocation)
    let repository = try Repository.require(workbench.location)
    func commit(_ name: String) throws -> ObjectID {
      let typed = try invocation.required(name)
      let found = try repository.git.run([
        "rev-parse", "-q", "--verify", "--end-of-options", "\(typed)^{commit}",
      ])
      guard found.isSuccess, let id = ObjectID(found.lines.last ?? "") else {
        throw WorkbenchError(
          .noInput, at: Printable.text(typed), "there is no such commit",
          fix: "git log --all names the commits")
      }
      return id
    }
    let outcome = try MemoryMerge(repository).merge(try commit("OURS"), try commit("THEIRS"))
    invocation.console.out("\(outcome.tree)\n")
    return .success
  }
}
