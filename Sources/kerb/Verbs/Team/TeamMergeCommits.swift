import CommandLine
import Localization
import Workbench

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
      "This is the merge that `kerb team sync` does. It writes objects only, so a server without a work tree can use it."
    ]
  ) { invocation in
    let workbench = try Workbench(invocation)
    let commits = try TeamCommits(of: workbench)
    let tree = try commits.merge(invocation.required("OURS"), invocation.required("THEIRS"))
    invocation.console.line("\(tree)")
    return .success
  }
}
