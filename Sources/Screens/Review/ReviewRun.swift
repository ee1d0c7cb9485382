import JSON
import Localization
package import Recording
import Records
package import Terminal
import Wording
package import Workbench

/// A review from its beginning to its summary, on pages that are open already.
package struct ReviewRun {
  var workbench: Workbench
  var pages: any PageShowing
  /// Ids.
  var study: String
  var session: String
  /// The reviewer's role; `nil` for the last one.
  var role: String?
  /// Only this log, by the beginning of its id; `nil` for all.
  var log: String?
  /// Whether reviewed notes are walked too.
  var walksAll: Bool
  /// What is asked first, and about which notes.
  var pass: ReviewPass

  package init(
    workbench: Workbench, pages: any PageShowing, study: String, session: String,
    role: String? = nil, log: String? = nil, walksAll: Bool = false, pass: ReviewPass = .kinds
  ) {
    self.workbench = workbench
    self.pages = pages
    self.study = study
    self.session = session
    self.role = role
    self.log = log
    self.walksAll = walksAll
    self.pass = pass
  }

  /// What `kerb review` and the workbench call.
  package func run() throws -> ReviewScreen.Ending {
    do {
      let said = try begin()
      let files = try files()
      guard hasWork(files) else { return nothing(files, said) }
      let role = try ReviewRole.choose(role, workbench, pages)
      try LastReviewRole(in: workbench).keep(role)
      let screen = try ReviewScreen(
        workbench: workbench, pages: pages, files: files, role: role, pass: pass,
        walksAll: walksAll, saying: said + faultWords(files))
      var ending = try screen.run()
      ending.summary += withoutFinding(screen.review)
      if screen.review.waiting.isEmpty, !files.uncleared.isEmpty {
        let short = RecordID(session)?.short ?? session
        ending.summary.append("Next: `kerb review \(short) --identifiers`")
      }
      return ending
    } catch is QuestionLeft {
      return ReviewScreen.Ending(completion: .complete, summary: [])
    }
  }

  /// Whether the pass has anything to ask.
  private func hasWork(_ files: ReviewFiles) -> Bool {
    if pass == .findings || pass == .rest {
      return Review(files.plan, role: "", pass: pass).current != nil
    }
    return walksAll
      || files.plan.sources.contains { $0.notes.contains(where: \.note.isToReview) }
  }

  /// What is said of barriers that no finding names, once all notes are reviewed.
  private func withoutFinding(_ review: Review) -> [Sentence] {
    let count = review.withoutFinding
    guard count > 0, review.waiting.isEmpty else { return [] }
    let short = RecordID(session)?.short ?? session
    return [
      "\(count, "barrier supports", "barriers support") no finding: `kerb review \(short) --pass findings`"
    ]
  }

  /// Writes what reviews that stopped have left.
  ///
  /// - Returns: What is said about it.
  func begin() throws -> [Sentence] { try ReviewJournal.recover(workbench).map { "\($0)" } }

  func files() throws -> ReviewFiles {
    try ReviewFiles(study: study, session: session, log: log, workbench)
  }

  func faultWords(_ files: ReviewFiles) -> [Sentence] {
    files.faults.prefix(3).map { "Left out \($0.place): \($0.problem)." }
      + files.hidden.words(study: study).map { "\($0)" }
  }

  /// What is said where every note is reviewed, or none is there.
  private func nothing(_ files: ReviewFiles, _ said: [Sentence]) -> ReviewScreen.Ending {
    let short = RecordID(session)?.short ?? session
    let notes = files.plan.sources.reduce(0) { $0 + $1.notes.count }
    var lines = said + faultWords(files)
    switch notes {
    case _ where pass == .findings: lines.append("Every barrier of \(short) supports a finding.")
    case _ where pass == .rest: lines.append("No note of \(short) is more than context.")
    case 0 where !files.hidden.counts.isEmpty: break
    case 0: lines.append("Nothing to review in \(short): it has no notes yet.")
    case 1: lines.append("Nothing to review in \(short): its only note is reviewed.")
    default: lines.append("Nothing to review in \(short): all \(notes) notes are reviewed.")
    }
    if pass != .findings { lines += withoutFinding(Review(files.plan, role: "")) }
    if !files.uncleared.isEmpty, notes > 0 {
      lines.append("Next: `kerb review \(short) --identifiers`")
    } else if notes > 0 {
      lines.append("Walk them again: `kerb review \(short) --all`")
    }
    return ReviewScreen.Ending(
      completion: files.faults.isEmpty ? .complete : .findings, summary: lines)
  }
}

extension Note {
  var isToReview: Bool { reviewedBy == nil }
}

extension ReviewRun {
  /// Walks what might name somebody, log after log; what `kerb review --identifiers` calls.
  package func runIdentifiers() throws -> ReviewScreen.Ending {
    do {
      var saying = try begin().map { Message.outcome($0) }
      let first = try files()
      guard !first.uncleared.isEmpty else { return allCleared(first, saying) }
      let role = try ReviewRole.choose(role, workbench, pages)
      try LastReviewRole(in: workbench).keep(role)
      var cleared = 0
      var isWritten = true
      var settled: Set<Text> = []
      for (index, log) in first.uncleared.enumerated() {
        let ending = try walk(log, role, isFirst: index == 0, settled, saying)
        settled.formUnion(ending.settled)
        saying = ending.messages
        isWritten = isWritten && ending.isWritten
        if ending.way == .cleared { cleared += 1 }
        if ending.way == .quit { break }
        if ending.way == .erased {
          return ReviewScreen.Ending(
            completion: ending.isWritten ? .complete : .notWritten, summary: saying.map(\.text))
        }
      }
      return ReviewScreen.Ending(
        completion: isWritten ? .complete : .notWritten,
        summary: saying.map(\.text) + summary(cleared, of: first.uncleared.count))
    } catch is QuestionLeft {
      return ReviewScreen.Ending(completion: .complete, summary: [])
    }
  }

  /// - Parameter settled: What names nobody by the answers for the logs before.
  private func walk(
    _ log: String, _ role: String, isFirst: Bool, _ settled: Set<Text>, _ saying: [Message]
  ) throws -> IdentifierScreen.Ending {
    var one = self
    one.log = log
    let files = try one.files()
    let walk = IdentifierWalk(
      files.plan, role: role, sessionTexts: (isFirst ? Self.texts(files) : []) + files.earlierWords,
      known: files.knownWords, participants: try ReviewFiles.names(ofStudy: study, workbench),
      settled: settled)
    let screen = try IdentifierScreen(
      workbench: workbench, pages: pages, walk: walk,
      opening: ReviewScreen.opening(files, role, workbench), seen: files.seen,
      saying: saying + faultWords(files).map { .error($0) })
    return try screen.run()
  }

  /// How the person is today and the circumstances: texts of the session's own record.
  private static func texts(_ files: ReviewFiles) -> [(RecordValue, String)] {
    let path = "Surveys/\(files.plan.study)/sessions/\(files.plan.session)/session.json"
    var texts: [(RecordValue, String)] = []
    func add(_ keys: [String], _ value: JSONValue?) {
      guard let text = value?.string, !text.isEmpty else { return }
      texts.append((RecordValue(record: path, path: keys), text))
    }
    let session = Holder<Session>()
    add(session.field(\.today), files.session[\Session.today])
    let circumstances = files.session[\Session.circumstances]?.object ?? JSONObject()
    for key in circumstances.sortedKeys {
      guard let entry = circumstances[key.string]?.object, !ReviewFiles.isGone(entry) else {
        continue
      }
      add(
        session.entry(\.circumstances, key.string).field(\.text),
        entry[\SessionCircumstance.text])
    }
    return texts
  }

  private func allCleared(_ files: ReviewFiles, _ saying: [Message]) -> ReviewScreen.Ending {
    let short = RecordID(session)?.short ?? session
    let logs = files.plan.sources.count
    let words: Sentence =
      switch logs {
      case _ where !files.hidden.counts.isEmpty: "Nothing else to clear in \(short)."
      case 0: "Nothing to clear in \(short): it has no log yet."
      case 1: "Nothing to clear in \(short): its log is cleared of identifiers."
      default: "Nothing to clear in \(short): all \(logs) logs are cleared of identifiers."
      }
    return ReviewScreen.Ending(
      completion: files.faults.isEmpty ? .complete : .findings,
      summary: saying.map(\.text) + faultWords(files) + [words])
  }

  private func summary(_ cleared: Int, of all: Int) -> [Sentence] {
    let short = RecordID(session)?.short ?? session
    if cleared == all { return ["\(cleared, "log", "logs") of \(short) cleared of identifiers."] }
    let left = all - cleared
    return [
      "Cleared \(cleared) of \(all, "log", "logs").",
      "\(left, "is", "are") not clear yet. Next: `kerb review \(short) --identifiers`",
    ]
  }
}
