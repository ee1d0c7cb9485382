package import JSON
package import Localization
import Merging
import Records
import Team
import Wording
import Workspace

/// Where a clone stands, in words and as JSON.
package struct StatusWords {
  private let status: TeamStatus
  private let conflicts: Int
  private let isSetUp: Bool

  /// Compares a clone with its remote, and changes nothing.
  ///
  /// - `fetches`: Whether to ask the remote first.
  /// - `mayAsk`: Whether git may ask the person for a password.
  package init(of workbench: Workbench, fetches: Bool, mayAsk: Bool) throws {
    status = try TeamStatus.read(
      workbench.location, maySendRawNotes: RawNotesPermission.agreement(in: workbench),
      fetches: fetches, mayAsk: mayAsk)
    conflicts = try RecordLoader.map(workbench.files(), in: workbench.location) {
      FileConflict.all(in: $0).count
    }.reduce(0) { $0 + ($1 ?? 0) }
    isSetUp = workbench.isSetUpForTeam
  }

  /// Whether nothing waits for a person.
  package var isSettled: Bool {
    conflicts == 0 && status.unmerged.isEmpty && status.own.faults.isEmpty
  }

  package var lines: [Sentence] {
    var lines: [Sentence] = [place]
    if let operation = status.state.operation {
      lines.append(
        "\(operation.words.capitalised) is under way: \(operation.continuing) ends it.")
    }
    if !status.unmerged.isEmpty {
      lines.append(
        "\(status.unmerged.count, "file is", "files are") not merged yet: \(shown(status.unmerged))."
      )
    }
    lines += commits
    let words = status.uncommitted.words
    let (uncommitted, unformed) = (status.own.uncommitted, status.own.unformed)
    if !uncommitted.isEmpty {
      let files = Sentence.count(uncommitted.count, "file", "files")
      lines.append(
        words.isEmpty ? "Not committed yet: \(files)." : "Not committed yet: \(files), \(words).")
    }
    if !unformed.isEmpty {
      lines.append(
        unformed.count == 1
          ? "1 file was changed by commits without kerb; the next `kerb team sync` makes it fit for merging."
          : "\(unformed.count) files were changed by commits without kerb; the next `kerb team sync` makes them fit for merging."
      )
    }
    if !status.own.held.isEmpty {
      lines.append(
        "Held back until cleared of names, numbers and places: \(HeldBack(status.own.held).words), \(shown(status.own.held))."
      )
    }
    if !status.own.refused.isEmpty {
      lines.append(
        "Held back because participants refused to be recorded: \(HeldBack(status.own.refused).words), \(shown(status.own.refused)). `kerb check` lists the commands that remove them."
      )
    }
    for fault in status.own.faults {
      lines.append("Has faults and stays here: \(fault.place): \(fault.problem).")
    }
    for fault in status.own.unwatched {
      lines.append("Stops every sync: \(fault.place): \(fault.problem).")
    }
    if !status.own.missing.isEmpty {
      lines.append("Gone from this folder without kerb: \(shown(status.own.missing)).")
    }
    if !status.own.foreign.isEmpty {
      lines.append("None of kerb's files, left alone: \(shown(status.own.foreign)).")
    }
    lines.append(
      conflicts == 0
        ? "No conflicts."
        : "\(conflicts, "field has", "fields have") several values.")
    if !isSetUp { lines.append("This clone does not merge kerb's files yet.") }
    return lines
  }

  /// What a person does next; `nil` where nothing is to be done.
  package var next: Sentence? {
    if !isSetUp { return "`kerb team setup`" }
    let others = status.unmerged.filter {
      WorkspaceFile(recordAt: $0) == nil && !GeneratedReport.isOne($0)
    }
    if conflicts > 0 || others.count < status.unmerged.count { return "`kerb team resolve`" }
    if let first = others.first { return "mend \(Printable.text(first)), then `git add` it" }
    if let operation = status.state.operation { return "`\(operation.continuing)`" }
    if !status.own.faults.isEmpty { return "`kerb check`" }
    if status.state.remote == nil { return "`git remote add origin ADDRESS`" }
    let isSame = status.ahead == 0 && status.behind == 0 && status.own.isEmpty
    return isSame ? nil : "`kerb team sync`"
  }

  private var place: Sentence {
    let branch: Sentence? = status.state.branch.map { "On branch \(Printable.text($0))" }
    let here = branch ?? "No branch is checked out"
    guard let remote = status.state.remote else { return "\(here); there is no remote." }
    return "\(here), compared with \(remote.words)."
  }

  private var commits: [Sentence] {
    guard let ahead = status.ahead, let behind = status.behind else {
      return status.state.remote == nil ? [] : ["The remote has no such branch yet."]
    }
    if ahead == 0, behind == 0 { return ["Every commit is on both sides."] }
    var lines: [Sentence] = []
    if ahead > 0 { lines.append("\(ahead, "commit is", "commits are") only here.") }
    if behind > 0 {
      lines.append("\(behind, "commit is", "commits are") only there.")
    }
    return lines
  }

  private func shown(_ paths: [String]) -> Sentence {
    let first = paths.prefix(3).map { Printable.text($0) }.joined(separator: ", ")
    return paths.count > 3 ? "\(first) and \(paths.count - 3) more" : "\(first)"
  }

  package var json: JSONValue {
    func list(_ texts: [String]) -> JSONValue { .array(texts.map { .string($0) }) }
    func number(_ value: Int?) -> JSONValue { value.map { .integer($0) } ?? .null }
    func text(_ value: String?) -> JSONValue { value.map { .string($0) } ?? .null }
    return .object(
      JSONObject([
        "branch": text(status.state.branch), "remote": text(status.state.remote?.words),
        "operation": text(status.state.operation?.rawValue), "ahead": number(status.ahead),
        "behind": number(status.behind), "conflicts": .integer(conflicts),
        "unmerged": list(status.unmerged), "uncommitted": list(status.own.uncommitted.map(\.path)),
        "notInMergingForm": list(status.own.unformed.map(\.path)),
        "uncommittedWords": .string(status.uncommitted.words.plain()),
        "notCleared": list(status.own.held), "refusedPictures": list(status.own.refused),
        "missing": list(status.own.missing),
        "leftAlone": list(status.own.foreign), "faults": list(status.own.faults.map(\.place)),
        "isSetUp": .bool(isSetUp),
      ]))
  }
}
