import TemporaryFolder
import Testing

@testable import CommandLine
@testable import Screens
@testable import Workbench
@testable import kerb

/// What people see of `kerb team sync` and `kerb team status`.
@Suite struct TeamSyncVerbTests {
  @Test func twoPeopleWriteOneTitle() throws {
    let scene = try TeamScene()
    _ = scene.run("anna", "finding edit tram F01 --title \"Pay is unlabelled\"")
    #expect(
      scene.run("anna", "team sync").lines == ["Yours: 1 field changed.", "Sent to origin/main."])
    _ = scene.run("ben", "finding edit tram F01 --title \"Pay has no useful name\"")
    let rehearsed = scene.run("ben", "team sync --dry-run")
    #expect(
      rehearsed.lines == [
        "Yours: 1 field changed, 1 field differs.", "Theirs: 1 field differs.",
        "Would merge 1 file.", "F01: title would differ; every value is kept.",
        "A dry run: nothing was changed. 1 file would be committed.",
        "2> Next: kerb team resolve",
      ])
    #expect(rehearsed.status == 1)
    let synchronised = scene.run("ben", "team sync")
    #expect(
      synchronised.lines == [
        "Yours: 1 field changed, 1 field differs.", "Theirs: 1 field differs.", "Merged 1 file.",
        "F01: title differs; every value is kept.", "Sent to origin/main.",
        "2> Next: kerb team resolve",
      ])
    #expect(synchronised.status == 1)
    let status = scene.run("ben", "team status")
    #expect(
      status.lines == [
        "On branch main, compared with origin/main.", "Every commit is on both sides.",
        "1 field has several values.", "2> Next: kerb team resolve",
      ])
    #expect(status.status == 1)
  }

  @Test func nothingToDo() throws {
    let scene = try TeamScene()
    let seen = scene.run("ben", "team sync")
    #expect(seen.lines == ["Up to date with origin/main."])
    #expect(seen.status == 0)
  }

  @Test func withoutARemoteEverythingIsCommitted() throws {
    let scene = try TeamScene()
    try scene.git("anna", "remote", "remove", "origin")
    _ = scene.run("anna", "finding edit tram F01 --title \"New\"")
    let seen = scene.run("anna", "team sync")
    #expect(
      seen.lines == [
        "Committed 1 file. There is no remote to send it to.",
        "2> Next: git remote add origin ADDRESS, then kerb team sync",
      ])
    #expect(try scene.git("anna", "status", "--porcelain").isEmpty)
  }

  /// A clone whose commits were made in an editor, without kerb, and that has nobody to send them to.
  @Test func aCleanCloneWithoutARemoteHasNothingToCommit() throws {
    let scene = try TeamScene()
    try scene.git("anna", "remote", "remove", "origin")
    let path = "Surveys/tram/study.json"
    let text = try scene.trial.folder.read("anna/\(path)")
    try scene.trial.folder.write(
      "anna/\(path)", text.replacing("\"Tram\"", with: "\"Another tram\""))
    let edited = scene.run("anna", "team status")
    #expect(edited.lines.contains("Not committed yet: 1 file, 1 field changed."))
    try scene.git("anna", "commit", "-qam", "Edit by hand")
    #expect(try scene.git("anna", "status", "--porcelain").isEmpty)
    let seen = scene.run("anna", "team status")
    #expect(
      seen.lines == [
        "On branch main; there is no remote.",
        "1 file was changed by commits without kerb; the next kerb team sync makes it fit for merging.",
        "No conflicts.", "2> Next: git remote add origin ADDRESS",
      ])
    #expect(seen.status == 0)
    let data = scene.run("anna", "team status --json").lines.joined()
    #expect(data.contains("\"uncommitted\": []"))
    _ = scene.run("anna", "team sync")
    #expect(
      scene.run("anna", "team status").lines == [
        "On branch main; there is no remote.", "No conflicts.",
        "2> Next: git remote add origin ADDRESS",
      ])
  }

  @Test func anUnreachableRemoteKeepsEverythingHere() throws {
    let scene = try TeamScene()
    try scene.git("anna", "remote", "set-url", "origin", scene.trial.folder.at("gone.git"))
    _ = scene.run("anna", "finding edit tram F01 --title \"New\"")
    let seen = scene.run("anna", "team sync")
    #expect(seen.status == 75)
    #expect(seen.text.contains("the remote could not be reached"))
    #expect(seen.text.contains("everything of yours is kept here"))
    #expect(try scene.git("anna", "status", "--porcelain").isEmpty)
  }

  @Test func aMergeUnderWayIsLeftAlone() throws {
    let scene = try TeamScene()
    try scene.git("anna", "checkout", "-q", "-b", "side", "HEAD")
    try scene.git("anna", "commit", "-q", "--allow-empty", "-m", "side")
    try scene.git("anna", "checkout", "-q", "main")
    try scene.git("anna", "commit", "-q", "--allow-empty", "-m", "main")
    try scene.git("anna", "merge", "-q", "--no-commit", "--no-ff", "side")
    let seen = scene.run("anna", "team sync")
    #expect(seen.status == 75)
    #expect(seen.text.contains("a merge is under way here"))
    #expect(seen.text.contains("git merge --continue"))
  }

  @Test(
    "a record in which git does not look for changes stops a sync, with the command against it",
    arguments: ["--skip-worktree", "--assume-unchanged"])
  func unwatched(_ flag: String) throws {
    let scene = try TeamScene()
    let names = try scene.trial.folder.names("anna/Surveys/tram/findings")
    let path = try "Surveys/tram/findings/" + #require(names.first)
    try scene.git("anna", "update-index", flag, path)
    _ = scene.run("anna", "finding edit tram F01 --title \"Pay has no label\"")
    let seen = scene.run("anna", "team sync")
    #expect(seen.status == 65)
    let command = try #require(seen.text.firstMatch(of: /git -C [^ ]+ (update-index [^`\n]*)/))
      .output.1
    try scene.git("anna", Array(command.split(separator: " ").map(String.init)))
    let sent = scene.run("anna", "team sync")
    #expect(sent.status == 0 && sent.text.contains("1 field changed"), "\(sent.text)")
  }

  @Test func withoutABranchItSaysHow() throws {
    let scene = try TeamScene()
    try scene.git("anna", "checkout", "-q", "--detach")
    let seen = scene.run("anna", "team sync")
    #expect(seen.status == 75)
    #expect(seen.text.contains("git switch"))
  }

  @Test func namesFromGitAreShownSafely() throws {
    let scene = try TeamScene()
    try scene.git("anna", "checkout", "-q", "-b", "evil\u{9b}31m")
    let seen = scene.run("anna", "team status")
    #expect(!seen.text.unicodeScalars.contains("\u{9b}"))
  }

  @Test func jsonSaysTheSame() throws {
    let scene = try TeamScene()
    try scene.trial.folder.write("anna/notes.txt", "mine\n")
    _ = scene.run("anna", "finding edit tram F01 --title \"New\"")
    let seen = scene.run("anna", "team sync --json")
    #expect(seen.status == 0)
    #expect(seen.text.contains("\"committedFiles\": 1"))
    #expect(seen.text.contains("\"leftAlone\": [\n    \"notes.txt\"\n  ]"))
    #expect(seen.text.contains("\"ending\": \"sent\""))
  }
}
