import JSON
import Platform
package import Records
package import Wording

/// Reads the notes of one study, and no more of it than that needs.
package struct NotesLoader: Sendable {
  /// The study with its people and findings, without sessions.
  package let head: StudyRecords
  /// What is wrong with the files of the head.
  package let faults: [WorkbenchError]
  /// The files of each session.
  private let sessions: [[WorkspaceFile]]
  private let workspace: WorkspaceLocation

  /// - Throws: ``WorkbenchError`` when there is no such study or its own file has a fault.
  package init(_ study: String, in workspace: WorkspaceLocation) throws(WorkbenchError) {
    let files = try WorkspaceFiles.list(in: workspace, .study(study))
    let loaded = try StudyLoader.load(
      study, files.filter { [.study, .participant, .finding].contains($0.role) }, in: workspace)
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

  /// Reads sessions on all processors, in the order of their folders; their contents are dropped run by run.
  ///
  /// - Parameters:
  ///   - isWanted: Whether a session is to be read, by its id.
  ///   - mayHold: Whether the bytes of a log are worth reading; a session without such a log is left out.
  ///   - make: Called once a run; what it returns is called for each session of the run.
  package func map<Value: Sendable>(
    where isWanted: (RecordID) -> Bool,
    mayHold: @escaping @Sendable (Span<UInt8>) -> Bool,
    _ make: @escaping @Sendable () -> (SessionRecords) -> Value
  ) throws(WorkbenchError) -> Part<Value> {
    let wanted = sessions.filter { files in
      files.first?.session.flatMap { RecordID($0) }.map(isWanted) ?? false
    }
    let reader = try WorkspaceReader(workspace)
    let parts = concurrentChunks(wanted.count, size: 64) { range in
      var part = Part<Value>()
      let body = make()
      for index in range {
        guard let read = Self.read(wanted[index], reader, mayHold, &part.faults) else { continue }
        part.values.append(body(read))
      }
      return part
    }
    return Part(values: parts.flatMap(\.values), faults: parts.flatMap(\.faults))
  }

  /// One session; `nil` where nothing of it is wanted, or its own file cannot be read.
  private static func read(
    _ files: [WorkspaceFile], _ reader: WorkspaceReader,
    _ mayHold: (Span<UInt8>) -> Bool, _ faults: inout [WorkbenchError]
  ) -> SessionRecords? {
    var logs: [(file: WorkspaceFile, bytes: [UInt8])] = []
    var isWorthIt = false
    for file in files where file.role == .log {
      do {
        let bytes = try reader.read(file)
        isWorthIt = isWorthIt || mayHold(bytes.span)
        logs.append((file, bytes))
      } catch {
        faults.append(error)
      }
    }
    guard isWorthIt, let own = files.first(where: { $0.role == .session }) else { return nil }
    let record = RecordLoader.read(own, reader)
    faults += record.faults
    guard let session = record.record(Session.self) else { return nil }
    let read = logs.map { RecordFile($0.file, bytes: $0.bytes) }
    faults += read.flatMap(\.faults)
    return SessionRecords(session: session, logs: read.compactMap { $0.record(Log.self) })
  }
}
