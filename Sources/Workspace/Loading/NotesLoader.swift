import JSON
import Platform
package import Records
package import Wording

/// Reads the notes of one study, and no more of it than that needs.
package struct NotesLoader: Sendable {
  /// The study with its people, findings and evidence, without sessions.
  package let head: StudyRecords
  /// What is wrong with the files of the head.
  package let faults: [WorkbenchError]
  /// The files of each session.
  private let sessions: [[WorkspaceFile]]
  private let workspace: WorkspaceLocation

  /// - Throws: `WorkbenchError` when there is no such study or its own file has a fault.
  package init(_ study: String, in workspace: WorkspaceLocation) throws(WorkbenchError) {
    let files = try WorkspaceFiles.list(in: workspace, .study(study))
    let loaded = try StudyLoader.load(
      study,
      files.filter { [.study, .participant, .finding, .evidence, .walkthrough].contains($0.role) },
      in: workspace)
    var sessions: [[WorkspaceFile]] = []
    for file in files where file.role == .session || file.role == .log {
      if let last = sessions.last?.last, Text.isSame(last.session ?? "", file.session ?? "") {
        sessions[sessions.count - 1].append(file)
      } else {
        sessions.append([file])
      }
    }
    self.sessions = sessions
    self.workspace = workspace
    head = loaded.records
    faults = loaded.faults
  }

  /// The ids of the sessions that have a folder.
  package var sessionIDs: [String] { sessions.compactMap { $0.first?.session } }

  /// The ids of people of whom nothing is shown; only to know that somebody was named.
  package var peopleOut: [String] { head.peopleOut.map(\.string) }

  /// What a run of sessions gave.
  package struct Part<Value: Sendable>: Sendable {
    package var values: [Value] = []
    package var faults: [WorkbenchError] = []
  }

  /// Which notes are wanted, as far as bytes tell.
  package struct Wish: Sendable {
    /// Whether a session is to be read, by its id.
    package var session: @Sendable (RecordID) -> Bool
    /// Whether the bytes of a log are worth reading; a session without such a log is left out.
    package var log: @Sendable (Span<UInt8>) -> Bool
    /// Whether a note may be one of them, by the bytes of its entry and those of its words, undecoded.
    package var note: @Sendable (Span<UInt8>, Span<UInt8>) -> Bool

    package init(
      session: @escaping @Sendable (RecordID) -> Bool,
      log: @escaping @Sendable (Span<UInt8>) -> Bool,
      note: @escaping @Sendable (Span<UInt8>, Span<UInt8>) -> Bool
    ) {
      self.session = session
      self.log = log
      self.note = note
    }
  }

  /// Reads sessions on all processors, in the order of their folders; their contents are dropped run by run.
  ///
  /// A session that is handed on may be without notes that are not wanted, and without what notes need nothing of:
  /// attempts, circumstances, interruptions and answers to prompts.
  ///
  /// - `make`: Called once a run; the function that it returns is called for each session of the run.
  package func map<Value: Sendable>(
    _ wish: Wish, _ make: @escaping @Sendable () -> (SessionRecords) -> Value
  ) throws(WorkbenchError) -> Part<Value> {
    let wanted = sessions.filter { files in
      files.first?.session.flatMap { RecordID($0) }.map(wish.session) ?? false
    }
    let reading = SessionReading(try WorkspaceReader(workspace), wish)
    let parts = concurrentChunks(wanted.count, size: 64) { range in
      var part = Part<Value>()
      let body = make()
      for index in range {
        guard let read = reading.read(wanted[index], &part.faults) else { continue }
        part.values.append(body(read))
      }
      return part
    }
    return Part(values: parts.flatMap(\.values), faults: parts.flatMap(\.faults))
  }
}
