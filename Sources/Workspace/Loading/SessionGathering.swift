import JSON
import Records

/// Puts sessions together with their logs while their files come folder by folder, as listings give them.
struct SessionGathering {
  private var done: [SessionRecords] = []
  private var folder = ""
  private var session: Session?
  private var logs: [Log] = []

  mutating func add(_ session: Session, in folder: String) {
    turn(to: folder)
    self.session = session
  }

  mutating func add(_ log: Log, in folder: String) {
    turn(to: folder)
    logs.append(log)
  }

  /// All sessions in the byte order of their ids; logs without a session are left out.
  consuming func inOrder() -> [SessionRecords] {
    close()
    done.sort { $0.session.id < $1.session.id }
    return done
  }

  private mutating func turn(to next: String) {
    guard !Text.isSame(folder, next) else { return }
    close()
    folder = next
  }

  private mutating func close() {
    if let session { done.append(SessionRecords(session: session, logs: logs)) }
    session = nil
    logs = []
  }
}
