import GitTeam
import Platform
import Testing
import Workspace

@testable import Team

/// What git is in the middle of, read from a real clone.
@Suite struct RepositoryStateTests {
  /// One step of several was settled and committed by hand: git names no commit any more, only the steps that are left.
  @Test(
    "steps that are left are told by their own word",
    arguments: [("revert", RepositoryState.Operation.revert), ("cherry-pick", .cherryPick)])
  func stepsThatAreLeft(_ verb: String, _ expected: RepositoryState.Operation) throws {
    let team = try GitTeam()
    let folder = try team.clone("anna")
    for text in ["one", "two", "three", "four"] {
      try team.write("anna", "plain.txt", "\(text)\n")
      try team.git("anna", "add", "-A")
      try team.git("anna", "commit", "-qm", text)
    }
    #expect(try !team.attempt("anna", verb, "HEAD~1", "HEAD~2").ending.isSuccess)
    try team.write("anna", "plain.txt", "settled\n")
    try team.git("anna", "add", "-A")
    try team.git("anna", "commit", "-qm", "by hand")
    let operation = try RepositoryState.read(
      #require(try Repository.find(WorkspaceLocation(root: folder)))
    ).operation
    #expect(operation == expected)
    // What is printed must be what git takes.
    #expect(operation?.continuing.contains(verb) == true)
  }
}
