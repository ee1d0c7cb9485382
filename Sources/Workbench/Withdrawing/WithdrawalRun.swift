import JSON
import Localization
import Records
import Wording
import Workspace

/// Erases one participant of a study: records, and everything that `FilesAboutPeople` names.
package struct WithdrawalRun {
  let workbench: Workbench
  let study: String
  let id: String

  package init(workbench: Workbench, study: String, id: String) {
    self.workbench = workbench
    self.study = study
    self.id = id
  }

  /// What was done.
  package struct Done {
    package var words: WithdrawalWords
    /// Files that were written or removed, from the workspace on.
    var files: [String] = []
    /// What went on this machine, of each kind.
    var traces: [FilesAboutPeople: [String]] = [:]
    /// Where the words that went stand elsewhere.
    var elsewhere: WordTraces
    var reports: [String] { traces[.report] ?? [] }
  }

  /// Works out what goes, without changing anything.
  package func look() throws -> WithdrawalWords {
    let files = try WorkspaceFiles.list(in: workbench.location, .study(study))
    let records = try RecordLoader.map(files, in: workbench.location) { $0 }.compactMap { $0 }
    guard
      let participant = records.first(where: {
        $0.file.role == .participant && Text.isSame($0.file.expectedID, id)
      })
    else {
      throw WorkbenchError(
        .noInput, at: id, "there is no such participant in \(study)",
        fix: "`kerb participant list \(study)`")
    }
    let shared = try WorkspaceFiles.listShared(in: workbench.location).filter {
      $0.role == .profile || $0.role == .facets
    }
    let read = try RecordLoader.map(shared, in: workbench.location) { $0 }.compactMap { $0 }
    let profiles = read.filter { $0.file.role == .profile }
    var plan = try WithdrawalPlan(
      study: study, participant: participant, records, profiles: profiles,
      facets: read.filter { $0.file.role == .facets },
      today: workbench.today)
    plan.addNotesToRead(records)
    return WithdrawalWords(
      plan: plan, traces: try Traces(workbench, leaving: id).find(study: study))
  }

  /// Closed rounds that fall silent with it; `nil` if none does.
  package func silencing(_ words: WithdrawalWords) throws -> SilencedRounds? {
    try SilencedRounds.of(
      Dictionary(
        words.plan.changes.map { ($0.path, $0.bytes) }, uniquingKeysWith: { first, _ in first }),
      study: study, in: workbench)
  }

  /// Erases everything. The participant's record goes first: whatever an interruption leaves is found again by its mark.
  package func erase() throws -> Done {
    try workbench.transaction {
      // Somebody may have changed the workspace since the question.
      let words = try look()
      let underWay = WithdrawalUnderWay(study: study, id: id, in: workbench)
      // While the words are known: what is broken off after this leaves them in nobody's memory.
      let elsewhere = try WordTraces(words.plan, in: workbench)
      try elsewhere.remember(in: workbench)
      var done = Done(words: words, elsewhere: elsewhere)
      for change in words.plan.changes {
        try workbench.write(change.bytes, to: RecordPath(change.path))
        done.files.append(change.path)
      }
      done.traces = try Traces(workbench, leaving: id).erase(words.traces, study: study)
      try underWay?.end()
      return done
    }
  }
}
