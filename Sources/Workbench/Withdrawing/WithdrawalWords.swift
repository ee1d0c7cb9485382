package import Localization
import Records
import Team
import Wording
import Workspace

/// What a withdrawal says to people.
package struct WithdrawalWords {
  package let plan: WithdrawalPlan
  /// What is about them on this machine, outside the records.
  let traces: Traces.Found

  /// What goes, a line each.
  package var summary: [Sentence] {
    var lines: [Sentence] = []
    if !plan.wasErased { lines.append("their record: needs, technology, skill and consent") }
    if !plan.sessions.isEmpty {
      lines.append(
        "\(plan.sessions.count, "session", "sessions") with tasks, answers and logs: \(plan.sessions.joined(separator: ", "))"
      )
    }
    if plan.notes > 0 {
      let quotes: Sentence =
        plan.quotes > 0 ? ", \(plan.quotes) of them with somebody's own words" : ""
      lines.append("\(plan.notes, "note", "notes")\(quotes)")
    }
    if plan.responses > 0 {
      lines.append(
        Sentence.count(plan.responses, "filled-in questionnaire", "filled-in questionnaires"))
    }
    if plan.bases > 0 {
      lines.append(
        plan.bases == 1
          ? "1 basis of claims in profiles: the claims say that they lost it, not whose it was"
          : "\(plan.bases) bases of claims in profiles: the claims say that they lost them, not whose they were"
      )
    }
    if plan.days > 0 {
      lines.append(
        "\(plan.days, "day", "days") in profiles of findings that lose a note of theirs"
      )
    }
    if plan.links > 0 { lines.append("\(plan.links, "link", "links") in findings") }
    if plan.tables > 0 {
      lines.append(
        Sentence.count(plan.tables, "digest of an imported table", "digests of imported tables"))
    }
    if !plan.sharedSessions.isEmpty, plan.changes.contains(where: { $0.role == .session }) {
      lines.append(
        "from \(plan.sharedSessions.count, "session", "sessions") with others (\(plan.sharedSessions.joined(separator: ", "))): everything about them, and everything that does not say whom it is about"
      )
    }
    let (recordings, forms) = (items([.recording]), items([.form]))
    if recordings > 0 {
      lines.append("\(recordings, "recording", "recordings") on this machine")
    }
    if forms > 0 {
      lines.append("\(forms, "unfinished form", "unfinished forms") on this machine")
    }
    if keyRows > 0 {
      lines.append("\(keyRows, "row", "rows") of the key on this machine")
    }
    if plan.recordings > 0 {
      lines.append(
        Sentence.count(plan.recordings, "reference to a recording", "references to recordings"))
    }
    if items([.media]) > 0 {
      lines.append(
        "\(items([.media]), "place of a recording", "places of recordings") that is not there any more, on this machine"
      )
    }
    return lines
  }

  /// How many things of some kinds go.
  func items(_ kinds: [FilesAboutPeople]) -> Int {
    kinds.reduce(0) { $0 + (traces[$1]?.items.count ?? 0) }
  }

  var keyRows: Int { items([.key, .condition, .draft]) }

  /// How many things of a kind somebody has open.
  func open(_ kind: FilesAboutPeople) -> Int { traces[kind]?.open.count ?? 0 }

  /// What somebody may want to do before.
  package var before: [Sentence] {
    var lines: [Sentence] = []
    if plan.unattributed > 0 {
      lines.append(
        plan.unattributed == 1
          ? "1 note of sessions with others does not say whom it is about, and goes too. To keep one that is about somebody else, say so in the note first."
          : "\(plan.unattributed) notes of sessions with others do not say whom they are about, and go too. To keep one that is about somebody else, say so in the note first."
      )
    }
    let recorders = open(.recording)
    if recorders > 0 {
      lines.append(
        recorders == 1
          ? "1 recorder of their sessions still runs here: what it holds goes when Enter is pressed there."
          : "\(recorders) recorders of their sessions still run here: what they hold goes when Enter is pressed there."
      )
    }
    let forms = open(.form)
    if forms > 0 {
      lines.append(
        forms == 1
          ? "1 form of theirs is open in an editor here: close it first."
          : "\(forms) forms of theirs are open in an editor here: close them first."
      )
    }
    let anyway = [FilesAboutPeople.cache, .unfinishedWrite, .practice].compactMap { kind in
      traces[kind].map { kind.noun.counted($0.items.count) }
    }
    if !anyway.isEmpty {
      lines.append("Erased with it, whoever it is about: \(anyway.joined(separator: ", ")).")
    }
    return lines
  }

  /// What a person has to read, a line each.
  var toRead: [Sentence] {
    var lines = plan.findingsToRead.filter { !$0.fields.isEmpty }.map { finding -> Sentence in
      "\(finding.id): \(finding.fields.joined(separator: ", "))"
    }
    lines += plan.notesToRead.map {
      "\($0.session): \($0.count, "note", "notes") about others who were there"
    }
    lines += plan.textsWithNumber.map {
      "\($0.id): \($0.count, "text", "texts") with their number in the words"
    }
    lines += plan.profilesWithNumber.map {
      "\($0.id): \($0.count, "text", "texts") of \($0.id == "facets" ? "this file" : "this profile") with such a number in the words, of this study or of another"
    }
    if plan.tables > 0 {
      lines.append(
        "the imported tables with rows of theirs, wherever you keep them: imported again, they would bring the person back"
      )
    }
    if plan.described > 0 {
      lines.append(
        "\(plan.described, "record", "records") of described people and evidence in \(plan.study), if one was written with them in mind"
      )
    }
    return lines
  }

  /// What stays on this machine and has to be dealt with by hand, a line each.
  var leftHere: [Sentence] {
    var lines: [Sentence] = (traces[.recording]?.unclear ?? []).map {
      "\($0): this recording cannot be read; if it is theirs, remove it by hand"
    }
    lines += (traces[.form]?.unclear ?? []).map {
      "\($0): this form may be about them; look into it, and if it is, remove it by hand"
    }
    lines += (traces[.media]?.unclear ?? []).map {
      "\(Printable.text($0)): this recording is theirs, or holds them; delete it with all copies"
    }
    lines += plan.addresses.map {
      "\(Printable.text($0)): a recording that is theirs, or holds them, was at this address; delete it there"
    }
    return lines
      + plan.unreadable.map { "\($0.place): \($0.problem); if it is about them, erase it by hand" }
  }

  static let mayStay: Sentence =
    "What may stay: findings and counts that tell nothing about the person. Raw notes do not become anonymous by taking the number away."

  /// What git still holds, and how to take it out.
  static func history(_ traces: HistoryTraces, _ removal: HistoryRemoval) -> [Sentence] {
    let shown = traces.commits.prefix(10).map { String($0.text.prefix(12)) }
    let more: Sentence = traces.commits.count > shown.count ? " and others" : ""
    var lines: [Sentence] = [
      "Git's history still holds what was committed: \(traces.commits.count, "commit", "commits") (\(shown.joined(separator: ", "))\(more)).",
      "Reached from: \(traces.references.map { Printable.text(shortened($0)) }.joined(separator: ", ")).",
    ]
    if !traces.remotes.isEmpty {
      lines.append(
        "Remotes that have it: \(traces.remotes.map { Printable.text($0) }.joined(separator: ", "))."
      )
    }
    lines.append(
      "To take it out, first send the erasure (`kerb team sync`) and ask everybody to send their work. Then run this once, in a copy that you can lose:"
    )
    lines += removal.commands.map { "  \($0)" }
    if removal.tool == .filterBranch {
      lines.append(
        "With `git filter-repo` (the package git-filter-repo) it is faster: install it, and run `kerb withdraw` again for its commands."
      )
    }
    lines += [
      "Tags that are on a remote too have to be sent by hand: `git push --force REMOTE refs/tags/TAG`.",
      "This rewrites the history, drops all stashes and removes other work trees of this clone; it stops before that where something is not committed. Afterwards everybody clones again: a clone with the old history would bring the old commits back.",
      "The commands cannot reach other clones, branches on a remote that are not here, pull requests, forks and caches of a forge, and backups. Ask the forge's support to remove its part; the rest is yours to look after.",
      "Commit messages and files that are no records of kerb stay as they are: read what you wrote there yourself.",
    ]
    return lines
  }

  private static func shortened(_ reference: String) -> String {
    for prefix in ["refs/heads/", "refs/remotes/", "refs/"] where reference.hasPrefix(prefix) {
      return String(reference.dropFirst(prefix.count))
    }
    return reference
  }
}
