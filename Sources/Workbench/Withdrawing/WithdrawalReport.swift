package import JSON
package import Localization
import Records
import Team
import Wording
import Workspace

/// What is said after an erasure, or instead of it: as lines, or as JSON.
package struct WithdrawalReport {
  package let words: WithdrawalWords
  /// `nil` for a dry run.
  package let done: WithdrawalRun.Done?
  let unmerged: [Sentence]
  let traces: HistoryTraces?
  let removal: HistoryRemoval?
  /// Files that are no records and name the person, or may.
  let mentions: OtherMentions
  /// Where words that go stand elsewhere.
  let elsewhere: WordTraces
  private var plan: WithdrawalPlan { words.plan }

  /// - `paths`: The files to look for in history.
  /// - `others`: The plans for further people who are erased in the same run.
  package init(
    _ words: WithdrawalWords, _ done: WithdrawalRun.Done?, _ unmerged: [Sentence], paths: [String],
    others: [WithdrawalPlan] = [], _ clone: WithdrawalClone?, _ workbench: Workbench
  ) throws {
    self.words = words
    self.done = done
    self.unmerged = unmerged
    let earlier = try clone.map { clone in
      try ([words.plan] + others).flatMap { plan in
        try EarlierPlaces(
          of: plan.id, study: plan.study, sessions: plan.sessions, linked: plan.linkedIDs,
          besides: paths, in: clone.repository
        ).find()
      }
    }
    let places = Set((earlier ?? []).map { Text($0) }).sorted().map(\.string)
    let traces = try clone.map {
      try HistoryTraces.find(paths, earlier: places, in: $0.repository)
    }
    self.traces = traces
    removal = clone.map {
      HistoryRemoval(
        paths, earlier: places, $0.repository, remotes: traces?.remotes ?? [],
        references: traces?.references ?? [])
    }
    let elsewhere = try done?.elsewhere ?? WordTraces(words.plan, in: workbench)
    self.elsewhere = elsewhere
    // A dry run leaves out the reports that are written again.
    let rewritten = done == nil ? words.traces[.report]?.items ?? [] : []
    mentions = OtherMentions.find(
      words.plan.id, words.plan.sessions, pictures: words.plan.pictures,
      words: elsewhere.search,
      besides: rewritten + elsewhere.published.flatMap { $0.paths(in: workbench.location) },
      in: workbench.location)
  }

  /// The files whose old versions in git hold what was erased of one person.
  package static func paths(_ plan: WithdrawalPlan, _ workbench: Workbench) throws -> [String] {
    let exports = try ExportFiles.studies(in: workbench.location).contains(plan.study)
    return plan.pathsWithWords + (exports ? ["Exports/\(plan.study)"] : [])
  }

  /// Whether something is left that somebody has to deal with on this machine.
  package var isUnfinished: Bool {
    words.open(.recording) > 0 || words.open(.form) > 0 || !words.leftHere.isEmpty
      || done.map { done in
        [.recording, .form].contains { (done.traces[$0]?.count ?? 0) < words.items([$0]) }
      } ?? false
  }

  package func lines() -> [Sentence] { aboutPerson() + aboutHistory() }

  /// What went, or would go, and what a person has to do about the rest.
  package func aboutPerson() -> [Sentence] {
    var lines = heading()
    if done == nil { lines += words.before } else { lines += finished() }
    section("Left on this machine:", words.leftHere, &lines)
    let naming: Sentence =
      plan.pictures.isEmpty
      ? "Other files here name them."
      : "Other files here name them, or show or name a picture that goes."
    section(
      "\(naming) Read each, and delete what tells about the person:",
      mentions.naming.map { "\($0)" }, &lines)
    let short = RecordID(plan.id)?.short ?? plan.id
    section(
      "Other files here may name them: \(short) of another study would look the same. Read each, and delete what tells about the person:",
      mentions.perhaps.map { "\($0)" }, &lines)
    section(
      "Records here hold words that are erased. Read each, and take out what tells about the person:",
      elsewhere.records.map { "\($0)" }, &lines)
    section(
      "Other files here hold words that are erased. Make each again, or delete it:",
      mentions.holding.map { "\(Printable.text($0))" }, &lines)
    section(
      "Published folders hold words that are erased. Publish again, and ask those who have a copy to delete it:",
      elsewhere.published.map { published in
        let files = Sentence.list(published.files.map { Printable.text($0) })
        return
          "\(Printable.text(published.folder.path)) (\(files)): publish again: `\(published.folder.command)`"
      }, &lines)
    section(
      "Not searched, because these cannot be read from here. They may hold the erased words:",
      elsewhere.unsearched, &lines)
    section(
      "A person has to read what is written freely, and take out what tells about them:",
      words.toRead, &lines)
    return lines
  }

  /// What git still holds, and what may stay.
  package func aboutHistory() -> [Sentence] {
    var lines = unmerged
    if let traces, let removal, !traces.isEmpty {
      lines += WithdrawalWords.history(traces, removal)
    }
    lines.append(WithdrawalWords.mayStay)
    return lines
  }

  private func heading() -> [Sentence] {
    guard done != nil else {
      if words.summary.isEmpty { return ["Nothing of \(plan.id) is left to erase here."] }
      return ["This permanently erases from \(plan.study), for \(plan.id):"]
        + words.summary.map { "  \($0)" }
        + ["Files that change:"] + plan.changes.map { "  \($0.path): \($0.reason)" }
    }
    return []
  }

  private func finished() -> [Sentence] {
    guard let done else { return [] }
    var lines: [Sentence] = []
    if words.summary.isEmpty, done.files.isEmpty {
      lines.append("Nothing of \(plan.id) was left to erase here.")
    } else {
      lines.append(
        "Erased \(plan.id) in \(plan.study). Of \(done.files.count, "file", "files") only the marks are left, or what is about others."
      )
    }
    func gone(_ kinds: [FilesAboutPeople]) -> Int {
      kinds.reduce(0) { $0 + (done.traces[$1]?.count ?? 0) }
    }
    let (recordings, forms, rows) = (
      gone([.recording]), gone([.form]), gone([.key, .condition, .draft])
    )
    if recordings > 0 {
      lines.append("\(recordings, "recording", "recordings") on this machine erased.")
    }
    if forms > 0 {
      lines.append("\(forms, "unfinished form", "unfinished forms") on this machine erased.")
    }
    if rows > 0 { lines.append("\(rows, "row", "rows") of the key taken out.") }
    let recorders = words.open(.recording)
    if recorders > 0 {
      lines.append(
        recorders == 1
          ? "NOT ERASED YET: 1 recorder of their sessions still runs here. Press Enter there: it erases what it holds and ends. Then run this again."
          : "NOT ERASED YET: \(recorders) recorders of their sessions still run here. Press Enter there: they erase what they hold and end. Then run this again."
      )
    }
    let open = words.open(.form)
    if open > 0 {
      lines.append(
        open == 1
          ? "NOT ERASED YET: 1 form of theirs is open in an editor here. Close it, then run this again."
          : "NOT ERASED YET: \(open) forms of theirs are open in an editor here. Close them, then run this again."
      )
    }
    lines += ReportsWrittenAgain.sentences(done.reports)
    if traces != nil {
      lines.append(
        "Next: `kerb team sync`, so that the others get it. Recordings on their machines are erased at their next start or sync."
      )
    }
    return lines
  }

  private func section(_ title: Sentence, _ items: [Sentence], _ lines: inout [Sentence]) {
    guard !items.isEmpty else { return }
    lines.append(title)
    lines += items.map { "  \($0)" }
  }

  package var json: JSONObject {
    func list(_ items: [String]) -> JSONValue { .array(items.map { .string($0) }) }
    var object = JSONObject()
    object["study"] = .string(plan.study)
    object["participant"] = .string(plan.id)
    object["erased"] = .bool(done != nil)
    object["files"] = .array(
      plan.changes.map {
        .object(
          JSONObject([
            "path": .string($0.path), "reason": .string($0.reason.plain()),
            "whole": .bool($0.isWholeRecord),
          ]))
      })
    object["sessions"] = list(plan.sessions)
    object["sharedSessions"] = list(plan.sharedSessions)
    for (key, value) in [
      ("notes", plan.notes), ("quotes", plan.quotes), ("unattributedNotes", plan.unattributed),
      ("responses", plan.responses), ("findingLinks", plan.links),
      ("profileBases", plan.bases),
      ("recordingsHere", words.items([.recording])), ("recordersRunning", words.open(.recording)),
      ("formsHere", words.items([.form])), ("formsOpen", words.open(.form)),
      ("keyRows", words.keyRows),
    ] { object[key] = .integer(value) }
    object["here"] = .array(
      FilesAboutPeople.allCases.compactMap { kind in
        words.traces[kind].map { found in
          .object(
            JSONObject([
              "kind": .string(kind.rawValue), "items": .integer(found.items.count),
              "open": .integer(found.open.count), "unclear": list(found.unclear),
            ]))
        }
      })
    object["reports"] = list(done?.reports ?? [])
    object["leftHere"] = list(words.leftHere.map { $0.plain() })
    object["otherFiles"] = list(mentions.naming)
    object["otherFilesPerhaps"] = list(mentions.perhaps)
    object["recordsWithWords"] = list(elsewhere.records)
    object["filesWithWords"] = list(mentions.holding)
    object["publishedWithWords"] = .array(
      elsewhere.published.map {
        .object(
          JSONObject([
            "folder": .string($0.folder.path), "files": list($0.files),
            "command": .string($0.folder.command),
          ]))
      })
    object["notSearched"] = list(elsewhere.unsearched.map { $0.plain() })
    object["importedTables"] = .integer(plan.tables)
    object["toRead"] = list(words.toRead.map { $0.plain() })
    object["unmergedBranches"] = list(unmerged.map { $0.plain() })
    object["commits"] = .integer(traces?.commits.count ?? 0)
    object["commitIDs"] = list((traces?.commits ?? []).prefix(100).map(\.text))
    object["references"] = list(traces?.references ?? [])
    object["remotes"] = list(traces?.remotes ?? [])
    object["commands"] = list((traces?.isEmpty ?? true) ? [] : removal?.commands ?? [])
    return object
  }
}
