package import Localization
import Wording

/// Takes somebody out altogether: asks the remotes, erases, and says what is left and where.
package final class ParticipantErasure {
  private let run: WithdrawalRun
  private let clone: WithdrawalClone?
  private let workbench: Workbench
  private var known: [Sentence]?

  /// - `id`: The participant's whole id.
  package init(of id: String, study: String, in workbench: Workbench) throws {
    run = WithdrawalRun(workbench: workbench, study: study, id: id)
    clone = try WithdrawalClone(of: workbench)
    self.workbench = workbench
  }

  /// What goes, without changing anything.
  package func look() throws -> WithdrawalWords { try run.look() }

  /// Closed rounds that fall silent when it is done; `nil` if none does.
  package func silencing(_ words: WithdrawalWords) throws -> SilencedRounds? {
    try run.silencing(words)
  }

  /// Branches with commits that are not merged here, a sentence each; read once, after ``fetch(mayAsk:goOn:)``.
  package func unmerged() throws -> [Sentence] {
    if let known { return known }
    let found = try clone?.unmerged(run.study) ?? []
    known = found
    return found
  }

  /// Fetches what others have sent, so that what they know of the person is known here.
  ///
  /// - Parameters:
  ///   - mayAsk: Whether git may ask for a password on the terminal.
  ///   - goOn: Asks whether to go on without a remote, and gets what is wrong with it; `nil` where nobody can answer.
  /// - Returns: Whether to go on.
  /// - Throws: `WorkbenchError` when a remote cannot be reached and nobody can be asked.
  package func fetch(
    mayAsk: Bool, goOn: ((_ problem: Sentence) throws -> Bool)?
  ) throws -> Bool {
    try clone?.fetch(mayAsk: mayAsk, goOn: goOn) ?? true
  }

  /// Erases everything and says what came of it.
  package func erase() throws -> WithdrawalReport {
    let done = try run.erase()
    return try report(done.words, done)
  }

  /// What would be said, of what ``look()`` has found.
  package func rehearsal(_ words: WithdrawalWords) throws -> WithdrawalReport {
    try report(words, nil)
  }

  private func report(
    _ words: WithdrawalWords, _ done: WithdrawalRun.Done?
  ) throws -> WithdrawalReport {
    try WithdrawalReport(
      words, done, unmerged(), paths: WithdrawalReport.paths(words.plan, workbench), clone,
      workbench)
  }
}
