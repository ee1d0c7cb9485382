import Records
import Wording

/// Reads one session with its logs, and no more of them than the notes that are wanted need.
struct SessionReading: Sendable {
  private let reader: WorkspaceReader
  private let wish: NotesLoader.Wish
  private let skim = NotesSkim()

  init(_ reader: WorkspaceReader, _ wish: NotesLoader.Wish) {
    self.reader = reader
    self.wish = wish
  }

  /// A file with what was read of it.
  private typealias Read = (file: WorkspaceFile, bytes: [UInt8])

  /// One session; `nil` where nothing of it is wanted, or its own file cannot be read.
  func read(_ files: [WorkspaceFile], _ faults: inout [WorkbenchError]) -> SessionRecords? {
    var logs: [Read] = []
    var isWorthIt = false
    for file in files where file.role == .log {
      do {
        let bytes = try reader.read(file)
        isWorthIt = isWorthIt || wish.log(bytes.span)
        logs.append((file, bytes))
      } catch {
        faults.append(error)
      }
    }
    guard isWorthIt, let file = files.first(where: { $0.role == .session }) else { return nil }
    do {
      let own = (file, try reader.read(file))
      return skimmed(own, logs) ?? whole(RecordFile(own.0, bytes: own.1), logs, &faults)
    } catch {
      return whole(RecordFile(file, failure: error), logs, &faults)
    }
  }

  /// The session where every file of it is certain to be sound: otherwise all are read whole, because what one leaves out
  /// may matter beside the others.
  private func skimmed(_ own: Read, _ logs: [Read]) -> SessionRecords? {
    guard let session = skim.session(own.file, own.bytes) else { return nil }
    var read: [Log] = []
    for log in logs {
      guard let one = skim.log(log.file, log.bytes, where: wish.note) else { return nil }
      read.append(one)
    }
    return SessionRecords(session: session, logs: read)
  }

  private func whole(
    _ own: RecordFile, _ logs: [Read], _ faults: inout [WorkbenchError]
  ) -> SessionRecords? {
    faults += own.faults
    guard let session = own.record(Session.self) else { return nil }
    let read = logs.map { RecordFile($0.file, bytes: $0.bytes) }
    faults += read.flatMap(\.faults)
    return SessionRecords(session: session, logs: read.compactMap { $0.record(Log.self) })
  }
}
