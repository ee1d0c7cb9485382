package import Localization
import Measures
import Records
import Wording

/// Closed rounds that a change would make silent in the sharing edition.
package struct SilencedRounds: Error {
  package let study: String
  /// Rounds that would hide their participants, in order.
  package let rounds: [Int]
  /// Rounds that would hide notes and quotes only.
  package let words: [Int]
  /// Why the study cannot be read, so that nobody can tell; `nil` where it can.
  let problem: Sentence?

  init(study: String, rounds: [Int] = [], words: [Int] = [], problem: Sentence? = nil) {
    (self.study, self.rounds, self.words, self.problem) = (study, rounds, words, problem)
  }

  /// Works out which rounds a change would make silent: every command that can cause it asks here.
  ///
  /// - Parameters:
  ///   - changes: Files of the study as they would be, by path.
  ///   - study: The id of the study.
  ///   - workbench: The workspace that holds it.
  /// - Returns: `nil` if every round that speaks goes on speaking. If the study cannot be read, that is not known: the warning
  ///   says so, and a withdrawal goes on.
  /// - Complexity: Two readings of the study if it has a closed round, none otherwise.
  package static func of(
    _ changes: [String: [UInt8]], study: String, in workbench: Workbench
  ) throws -> SilencedRounds? {
    let changed = changes.compactMap { path, bytes -> RecordFile? in
      guard let file = WorkspaceFile(recordAt: path),
        [.participant, .session, .log].contains(file.role)
      else { return nil }
      return RecordFile(file, bytes: bytes)
    }
    guard !changed.isEmpty else { return nil }
    let before: StudyRecords
    let after: StudyRecords
    do {
      guard let plan = try StudyFile.read(study, workbench).record(Study.self),
        !plan.closedRounds.isEmpty
      else { return nil }
      before = try SharedStudy.load(study, workbench).records
      after = try SharedStudy.load(study, workbench, replacing: changed).records
    } catch let error as WorkbenchError {
      return SilencedRounds(study: study, problem: error.problem)
    }
    let voices = Release.voices(after)
    let rounds = Release.voices(before).filter { round, voice in
      voices[round].map { $0 < voice } ?? false
    }.keys.sorted()
    let words = Release.roundsWithWords(before).subtracting(Release.roundsWithWords(after))
      .subtracting(rounds).sorted()
    return rounds.isEmpty && words.isEmpty
      ? nil : SilencedRounds(study: study, rounds: rounds, words: words)
  }

  /// The consequence, before the change is made.
  package var warning: Sentence {
    if let problem {
      return
        "\(study) cannot be read (\(problem)). This change may silence closed rounds in the sharing edition."
    }
    var parts: [Sentence] = []
    if !rounds.isEmpty {
      parts.append(
        "This changes who counts in \(named(rounds)) of \(study), or what is printed of them. The sharing edition will hide participants there."
      )
    }
    if !words.isEmpty {
      parts.append(
        "This changes whose words can be printed. The sharing edition of \(named(words)) of \(study) will hide all notes and quotes."
      )
    }
    parts.append(
      "This ends when everything is as it was when the round was closed. Copies already shared cannot be recalled."
    )
    return .joined(parts, " ")
  }

  private func named(_ rounds: [Int]) -> Sentence {
    let list = Sentence.list(rounds.map { "\($0)" })
    return rounds.count == 1 ? "round \(list)" : "rounds \(list)"
  }
}

extension Workbench {
  /// Does work that may make closed rounds silent. Before it would, the person is asked, while others can work.
  ///
  /// - Parameter work: Calls ``refuseSilence(_:study:isAllowed:)`` before it writes; called again once it is allowed.
  func askingBeforeSilence<Result>(_ work: (_ isAllowed: Bool) throws -> Result) throws -> Result {
    do {
      return try work(false)
    } catch let silenced as SilencedRounds {
      guard try surroundings.allowSilence(silenced.warning) else {
        throw WorkbenchError(
          .usage, at: "", "nothing was changed", fix: "answer `yes` to change it, or add `--yes`")
      }
      return try work(true)
    }
  }

  /// - Parameter changes: Files as they would be, by path.
  /// - Throws: ``SilencedRounds``, unless it is allowed.
  func refuseSilence(_ changes: [String: [UInt8]], study: String?, isAllowed: Bool) throws {
    guard !isAllowed, let study else { return }
    if let silenced = try SilencedRounds.of(changes, study: study, in: self) { throw silenced }
  }

  /// What to say of a change that is made in any case; empty if no round falls silent.
  func remarks(ofSilencing changes: [String: [UInt8]], study: String) throws -> [Sentence] {
    try SilencedRounds.of(changes, study: study, in: self).map { [$0.warning] } ?? []
  }
}
