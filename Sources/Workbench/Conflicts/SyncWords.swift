package import JSON
package import Localization
import Measures
import Merging
import Records
import Team
import Wording
import Workspace

/// What a run of `kerb team sync` did, in words and as JSON.
package struct SyncWords {
  let report: SyncReport

  /// What kerb check finds afterwards.
  let findings: Int

  init(_ report: SyncReport, findings: Int) {
    self.report = report
    self.findings = findings
  }

  private static let most = 5

  /// One line each, what stays behind first, how it ended last.
  package var lines: [Sentence] {
    var lines: [Sentence] = []
    lines += heldLines
    if !report.refused.isEmpty {
      lines.append(
        "Not sent: \(HeldBack(report.refused).words) that may show participants who refused to be recorded. `kerb check` lists the commands that remove them."
      )
    }
    lines += listed(
      report.missing, "Left alone",
      "gone from this folder but not deleted with kerb (`git restore` brings it back; kerb deletes leave a mark)"
    )
    lines += listed(report.foreign, "Left alone", "none of kerb's files")
    let (yours, theirs) =
      report.ending == .rehearsed
      ? (report.yours.words, report.theirs.words)
      : (report.yours.summary, report.theirs.summary)
    if !yours.isEmpty { lines.append("Yours: \(yours).") }
    if !theirs.isEmpty { lines.append("Theirs: \(theirs).") }
    if report.mergedFiles > 0 {
      lines.append(
        report.ending == .rehearsed
          ? "Would merge \(report.mergedFiles, "file", "files")."
          : "Merged \(report.mergedFiles, "file", "files").")
    }
    lines += unreadableLines
    lines += conflictLines
    lines += coveredLines + report.pictures.lines
    if report.isFlattened {
      lines.append(
        "Commits that were not sent are one now, because they held what somebody has withdrawn.")
    }
    if !report.reports.isEmpty {
      lines.append("Made \(report.reports.count, "report", "reports") again.")
    }
    lines.append(ending)
    if findings > 0 {
      lines.append("`kerb check` has \(findings, "finding", "findings").")
    }
    return lines
  }

  /// What a person does next; `nil` when nothing is left.
  package var next: Sentence? {
    if report.ending == .noRemote {
      return "`git remote add origin ADDRESS`, then `kerb team sync`"
    }
    if !report.conflicting.isEmpty { return "`kerb team resolve`" }
    if report.unreadable.contains(where: { $0.standing == .theirs }) { return "`kerb check`" }
    let held = HeldBack(report.held)
    guard let log = held.logs.first, let study = log.study, let session = log.session else {
      if let study = held.studyOfPictures {
        return "`kerb review --study \(study) --identifiers`"
      }
      return report.faults.isEmpty && findings == 0 ? nil : "`kerb check`"
    }
    return "`kerb review \(RecordID(session)?.short ?? session) --study \(study) --identifiers`"
  }

  private var heldLines: [Sentence] {
    guard !report.held.isEmpty else { return [] }
    let sessions = Set(report.held.compactMap { WorkspaceFile(recordAt: $0)?.session })
    let names = sessions.sorted().prefix(Self.most).map { RecordID($0)?.short ?? $0 }
    let more: Sentence = sessions.count > Self.most ? " and others" : ""
    let places: Sentence = names.isEmpty ? "" : " (\(names.joined(separator: ", "))\(more))"
    return [
      "Not sent yet: \(HeldBack(report.held).words) that nobody has cleared of names, numbers and places\(places)."
    ]
  }

  private func listed(_ paths: [String], _ head: Sentence, _ why: Sentence) -> [Sentence] {
    guard !paths.isEmpty else { return [] }
    let shown = paths.prefix(Self.most).map { Printable.text($0) }.joined(separator: ", ")
    let more: Sentence = paths.count > Self.most ? " and \(paths.count - Self.most) more" : ""
    return ["\(head), \(why): \(shown)\(more)."]
  }

  private var unreadableLines: [Sentence] {
    var lines = report.unreadable.prefix(Self.most).map(\.words)
    if report.unreadable.count > Self.most {
      let count = report.unreadable.count - Self.most
      lines.append("\(count, "more record", "more records") could not be read.")
    }
    return lines
  }

  private var conflictLines: [Sentence] {
    let all = report.conflicting.flatMap { file in
      file.conflicts.map { (file.file, $0) }
    }
    guard !all.isEmpty else { return [] }
    let verb: Sentence = report.ending == .rehearsed ? "would differ" : "differs"
    var lines = all.prefix(Self.most).map { file, conflict -> Sentence in
      let name = RecordID(file.expectedID)?.short ?? file.expectedID
      return
        "\(name): \(Printable.text(conflict.pointer.parts.joined(separator: ", "))) \(verb); every value is kept."
    }
    if all.count > Self.most {
      lines.append(
        "\(all.count - Self.most, "more field differs", "more fields differ").")
    }
    return lines
  }

  private var coveredLines: [Sentence] {
    let reasons = Dictionary(grouping: report.covered, by: \.reason)
    let sorted = reasons.sorted { Text.precedes($0.key.plain(), $1.key.plain()) }
    return sorted.prefix(Self.most).map { reason, files in
      ErasurePropagation.Change.done(
        files, because: reason, isRehearsal: report.ending == .rehearsed) + "."
    }
  }

  private var remote: Sentence { report.remote.map { "\($0)" } ?? "the remote" }

  private var ending: Sentence {
    let committed = Sentence.count(report.committed, "file", "files")
    switch report.ending {
    case .sent:
      let there = remote
      return report.isNewThere
        ? "Sent to \(there), a branch that is new there." : "Sent to \(there)."
    case .nothingToSend:
      return report.theirs.words.isEmpty && report.mergedFiles == 0
        ? "Up to date with \(remote)."
        : "Here is what \(remote) has."
    case .noRemote: return "Committed \(committed). There is no remote to send it to."
    case .rehearsed:
      return report.committed == 0
        ? "A dry run: nothing was changed. No file would be committed."
        : "A dry run: nothing was changed. \(committed) would be committed."
    }
  }

  package var json: JSONValue {
    func list(_ texts: [String]) -> JSONValue { .array(texts.map { .string($0) }) }
    let conflicts = report.conflicting.flatMap { file in
      file.conflicts.map { conflict in
        JSONValue.object(
          JSONObject([
            "file": .string(file.file.path),
            "field": .string(JSONPointer(conflict.path).description),
            "values": .integer(conflict.values.count),
          ]))
      }
    }
    let ending =
      switch report.ending {
      case .sent: "sent"
      case .nothingToSend: "nothingToSend"
      case .noRemote: "noRemote"
      case .rehearsed: "dryRun"
      }
    return .object(
      JSONObject([
        "ending": .string(ending),
        "remote": report.remote.map { .string($0) } ?? .null,
        "checkFindings": .integer(findings), "committedFiles": .integer(report.committed),
        "mergedFiles": .integer(report.mergedFiles),
        "yours": .string(report.yours.words.plain()),
        "theirs": .string(report.theirs.words.plain()),
        "conflicts": .array(conflicts), "erased": list(report.covered.map(\.path)),
        "restoredPictures": list(report.pictures.restored),
        "deletedRecords": list(report.pictures.deleted),
        "reports": list(report.reports), "notCleared": list(report.held),
        "refusedPictures": list(report.refused),
        "missing": list(report.missing), "leftAlone": list(report.foreign),
        "faults": list(report.faults.map(\.place)),
        "unreadable": .array(report.unreadable.map(Self.json)),
      ]))
  }

  private static func json(_ record: UnreadableRecord) -> JSONValue {
    let kept =
      switch record.standing {
      case .ours: "ours"
      case .theirs, .mended: "theirs"
      case .earlier: "earlier"
      }
    return .object(
      JSONObject([
        "file": .string(record.path), "problem": .string(record.problem.plain()),
        "kept": .string(kept),
        "joinedWithEarlier": .bool(record.isJoined),
        "mayHoldErasure": .bool(record.mayHoldErasure),
        "author": record.author.map { .string($0.name.plain()) } ?? .null,
        "commit": record.author.map { .string($0.commit.text) } ?? .null,
      ]))
  }
}
