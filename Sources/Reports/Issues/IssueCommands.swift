import Measures
import Records
import Wording

/// A list of commands for a shell that brings issues into a tracker, with the tracker's own program.
///
/// kerb itself never talks to a network: whoever runs the list has read it. Each new ticket's address is noted in its
/// finding at once, so that neither a second run nor a second export makes it twice.
enum IssueCommands {
  /// The programs that it calls.
  struct Program {
    let name: String
    let repository: String
    /// What a list of tickets holds when one is there, by the same shape as ``Tracker`` knows it; for `grep -E`.
    let known: String
    let make: String
    let change: String

    static let github = Program(
      name: "gh", repository: "OWNER/NAME",
      known: "\"[A-Za-z]+://[^\"/?#]+/[^\"/?#]+/[^\"/?#]+/issues/[0-9]+/?[\"?#]",
      make:
        "gh issue create --repo \"$repository\" --title \"$title\" --body-file \"$folder/$file\"",
      change: "gh issue edit \"$address\" --title \"$title\" --body-file \"$folder/$file\"")

    static let gitlab = Program(
      name: "glab", repository: "GROUP/NAME",
      known: "\"[A-Za-z]+://[^\"/?#]+/[^\"/?#]+/[^\"?#]+/-/(issues|work_items)/[0-9]+/?[\"?#]",
      make:
        "glab issue create --repo \"$repository\" --title \"$title\" --description \"$(cat \"$folder/$file\")\" --yes",
      change:
        "glab issue update \"$address\" --repo \"$repository\" --title \"$title\" --description \"$(cat \"$folder/$file\")\""
    )
  }

  static func text(_ files: IssueFiles, _ program: Program) -> String {
    let study = ShellWord.word(files.set.study.string)
    var lines = [
      "#!/bin/sh",
      "# Written by kerb export issues. Read it, then run it in the workspace:",
      "#   sh FOLDER/\(IssueFiles.commands) \(program.repository)",
      "# It makes a ticket for each finding that has none, notes its address in the finding, and updates the others.",
      "set -eu",
      "repository=${1:?\"say where the tickets belong: sh $0 \(program.repository)\"}",
      "folder=$(dirname \"$0\")",
      "study=\(study)",
      "",
      "new() {",
      "  finding=$1 title=$2 file=$3",
      "  shift 3",
      "  record=$(kerb finding show \"$study\" \"$finding\" --json)",
      // Titles and texts may hold addresses too, so only the list of tickets is looked at, also where a person wrote it.
      "  if printf '%s\\n' \"$record\" | tr '\\n\\r\\t' '   ' |",
      "    grep -Eo '\"tickets\" *: *\\[( *\"[^\"]*\" *,?)*' |",
      "    grep -Eq '\(program.known)'; then",
      "    echo \"$finding has a ticket by now; export again to update it.\"",
      "    return",
      "  fi",
      "  said=$(\(program.make))",
      "  address=$(printf '%s\\n' \"$said\" | grep -o 'https*://[^ ]*/[0-9][0-9]*' | tail -n 1)",
      "  if [ -z \"$address\" ]; then",
      "    echo \"$finding was made, and this does not tell its address: $said\" >&2",
      "    exit 1",
      "  fi",
      "  echo \"$finding is $address\"",
      "  kerb finding edit \"$study\" \"$finding\" \"$@\" --ticket \"$address\"",
      "}",
      "again() {",
      "  address=$1 title=$2 file=$3",
      "  \(program.change)",
      "}",
      "",
    ]
    for issue in files.set.issues {
      let (title, file) = (ShellWord.word(issue.title), ShellWord.word(files.file(issue)))
      let own = files.own(issue)
      if own.isEmpty {
        let others = files.others(issue).map { " --ticket \(ShellWord.word($0.text))" }
        lines.append(
          "new \(ShellWord.word(issue.finding.id.string)) \(title) \(file)" + others.joined())
      }
      for ticket in own {
        let which = program.name == "glab" ? Tracker.number(ticket) ?? ticket.text : ticket.text
        lines.append("again \(ShellWord.word(which)) \(title) \(file)")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
