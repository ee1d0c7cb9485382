import CommandLine
import Localization
import Platform
import Records
import Team

extension Commands {
  /// `kerb merge-driver`: what git calls to merge one file.
  static let mergeDriver = Verb(
    [MergeDriver.verb], "Merge two versions of one record; git calls it.",
    examples: [
      .init(
        "kerb merge-driver %O %A %B %L %P",
        "Stands in git's configuration, where `kerb team setup` writes it.")
    ],
    arguments: [
      .required(
        "BASE",
        "Git's %O, the version before; read when a commit is reverted or picked, never in a merge.",
        .file),
      .required("OURS", "Git's %A, our version; the result takes its place.", .file),
      .required("THEIRS", "Git's %B, their version.", .file),
      .required("SIZE", "Git's %L, the length of its conflict markers; not used."),
      .required("PATH", "Git's %P, the path in the repository; says which record it is."),
    ],
    discussion: [
      "Every write of both versions is in the result. To revert, cherry-pick or rebase a commit, git applies the step from BASE to THEIRS; what that step takes back is taken back as a change of its own. Where people wrote different things, all of it stays, the file stays valid, and the status is 0: `kerb team conflicts` lists such places and `kerb team resolve` settles them.",
      "A version that cannot be understood, is another record, or is larger than 64 MB: nothing is changed, the status is 1, and the file stays a conflict of git with both versions in its index.",
      "A result that cannot be written: the status is 129 and OURS is removed, so that git gives up and nothing is committed by half.",
    ]
  ) { invocation in
    let outcome = MergeDriver.run(
      base: try invocation.required("BASE"), ours: try invocation.required("OURS"),
      theirs: try invocation.required("THEIRS"), path: try invocation.required("PATH"),
      action: invocation.console.environment(MergeDriver.actionVariable))
    for message in outcome.messages {
      for line in message.split(separator: "\n") { invocation.console.message("\(String(line))") }
    }
    switch outcome.status {
    case 0: return .success
    case MergeDriver.aborting: return .cannotWrite
    default: return .findings
    }
  }
}

/// The call by git, which happens once for each file of a merge: no verbs, no settings, no console.
enum MergeDriverCall {
  /// Answers a call with exactly the words that git's configuration gives it.
  ///
  /// - Parameter words: The whole command line, the program's own name first.
  /// - Returns: The exit status; `nil` when it is another command line, such as one that asks for help.
  static func answer(_ words: [String]) -> Int32? {
    guard words.count == 2 + MergeDriver.argumentCount, words[1] == MergeDriver.verb else {
      return nil
    }
    let outcome = MergeDriver.run(
      base: words[2], ours: words[3], theirs: words[4], path: words[6],
      action: ThisProcess.environment(MergeDriver.actionVariable))
    if !outcome.messages.isEmpty {
      ThisProcess.ignoreBrokenPipes()
      let text = outcome.messages.joined(separator: "\n") + "\n"
      // Where nobody listens, the status still says how it ended.
      try? StandardStream.error.write(text)
    }
    return outcome.status
  }
}
