import JSON
import Localization
package import Records
import Team
package import Wording
import Workspace

/// What a whole workspace holds, in the few numbers that home shows.
package struct WorkspaceOverview: Sendable {
  /// One study.
  package struct StudyLine: Sendable {
    package var id: String
    package var title: String
    var target: Sentence
    /// Participants of sessions that are no pilots, without those who withdrew or refused to be observed.
    package var people: Int
    /// Sessions that are no pilots, with somebody who counts.
    package var sessions: Int
    /// Sessions with notes that nobody has reviewed, in the order of their ids.
    package var toReview: [(session: String, notes: Int)]
    /// Sessions that began and in which nothing is, in the order of their ids.
    package var empty: [EmptySession]
  }

  package private(set) var studies: [StudyLine] = []
  package private(set) var profiles = 0
  package private(set) var spectrums = 0
  package private(set) var conflicts: [FileConflict] = []
  /// Logs that sync holds back until they are checked for personal details.
  package private(set) var uncheckedLogs = 0
  /// Until when people may be kept.
  package private(set) var retained: [RetainedPerson] = []
  /// What is wrong with files, in the order of their paths.
  package private(set) var faults: [WorkbenchError] = []

  package var faultyFiles: Int { Set(faults.map { String($0.place.prefix { $0 != ":" }) }).count }

  package var sessionsToReview: [(study: StudyLine, session: String, notes: Int)] {
    studies.flatMap { study in study.toReview.map { (study, $0.session, $0.notes) } }
  }

  /// Reads every file once, on all processors.
  package init(_ files: [WorkspaceFile], in workbench: Workbench) throws(WorkbenchError) {
    let read = try RecordLoader.map(files, in: workbench.location) { FileFacts($0) }
    var counts: [String: StudyCounts] = [:]
    for (file, facts) in zip(files, read) {
      if case .unknown(let reason) = file.role {
        faults.append(
          WorkbenchError(.invalidData, at: file.path, reason.words, fix: "move it away"))
      }
      guard let facts else { continue }
      faults += facts.faults
      conflicts += facts.conflicts
      if facts.isUnchecked { uncheckedLogs += 1 }
      if let person = facts.retained { retained.append(person) }
      if let fact = facts.emptiness {
        counts[file.study ?? "", default: StudyCounts()].add(fact)
      }
      switch facts.content {
      case .profile: profiles += 1
      case .spectrum: spectrums += 1
      case nil: break
      case let content?: counts[file.study ?? "", default: StudyCounts()].add(content, file)
      }
    }
    studies = counts.compactMap { $1.line(id: $0, now: workbench.now) }.sorted {
      Text.precedes($0.id, $1.id)
    }
  }
}

/// What home needs of one file.
private struct FileFacts: Sendable {
  enum Content: Sendable {
    case profile, spectrum
    case study(title: String, target: Sentence)
    case out(RecordID)
    case session(Session)
    case log(toReview: Int)
  }

  var content: Content?
  var conflicts: [FileConflict]
  var faults: [WorkbenchError]
  var retained: RetainedPerson?
  var emptiness: EmptySessionFact?
  /// Whether it is a log that sync holds back.
  let isUnchecked: Bool

  init(_ record: RecordFile) {
    faults = record.faults
    isUnchecked = UnclearedLog.isOne(record)
    emptiness = EmptySessionFact(record)
    retained = RetainedPerson(record)
    conflicts = FileConflict.all(in: record)
    content =
      switch record.file.role {
      case .profile: record.isGone ? nil : .profile
      case .spectrum: record.isGone ? nil : .spectrum
      case .study:
        record.record(Study.self).map { .study(title: $0.title, target: $0.target.label) }
      case .participant:
        record.record(Participant.self, evenIfDeleted: true).flatMap {
          $0.standing.isOut ? .out($0.id) : nil
        }
      case .session:
        record.record(Session.self).map { .session($0) }
      case .log:
        record.record(Log.self).map { log in .log(toReview: log.notesToReview) }
      default: nil
      }
    if !record.isSound { content = nil }
  }
}

/// Adds up the files of one study.
private struct StudyCounts {
  private var study: (title: String, target: Sentence)?
  private var out: Set<RecordID> = []
  private var sessions: [String: Session] = [:]
  private var toReview: [String: Int] = [:]
  private var emptiness: [EmptySessionFact] = []

  mutating func add(_ fact: EmptySessionFact) { emptiness.append(fact) }

  mutating func add(_ content: FileFacts.Content, _ file: WorkspaceFile) {
    let folder = file.session ?? ""
    switch content {
    case .study(let title, let target): study = (title, target)
    case .out(let id): out.insert(id)
    case .session(let session): sessions[folder] = session
    case .log(let notes): toReview[folder, default: 0] += notes
    case .profile, .spectrum: break
    }
  }

  func line(id: String, now: Int) -> WorkspaceOverview.StudyLine? {
    guard let study else { return nil }
    let counted = sessions.filter { _, session in
      let people = session.participants
      return !session.isPilot && (people.isEmpty || !people.allSatisfy(out.contains))
    }
    let people = Set(counted.values.flatMap(\.participants)).subtracting(out)
    let meetings = Meetings(Array(counted.values))
    let held = (0..<counted.count).count { !meetings.isFurtherPart($0) }
    let waiting = counted.keys.filter { toReview[$0, default: 0] > 0 }
      .sorted { Text.precedes($0, $1) }
    return WorkspaceOverview.StudyLine(
      id: id, title: study.title, target: study.target, people: people.count,
      sessions: held, toReview: waiting.map { ($0, toReview[$0, default: 0]) },
      empty: EmptySession.all(emptiness).filter { $0.isOver(now: now) })
  }
}

extension Log {
  /// Notes that nobody has reviewed.
  var notesToReview: Int { notes.count { !$0.isReviewed } }
}

extension Participant {
  /// Whether the person took all consent back.
  package var isWithdrawn: Bool { withdrawals.contains { $0.scope == .all } }
}
