import Localization
import Platform
import Records
package import Wording

/// The lock that keeps two commands from changing a workspace at the same time.
///
/// The system's own lock on the file holds it, so that it is free again the moment its owner ends, however that
/// happens; the line in the file only says who it is. A program started by the owner may work under the same lock.
package struct TransactionLock: Sendable {
  /// The environment variable that tells a child the token of the lock that its parent holds.
  package static let environmentVariable = "KERB_LOCK_TOKEN"

  /// How many milliseconds to wait by default.
  package static let usualPatience = 10_000

  /// What a lock takes from the world around it.
  package struct Surroundings: Sendable {
    package var process: Int32
    package var host: String
    /// The token of a parent's lock.
    package var inheritedToken: String?
    /// Milliseconds since 1970 (UTC).
    package var now: @Sendable () -> Int64
    /// A new random name each time.
    package var token: @Sendable () -> String
    /// Waits for a number of milliseconds.
    package var pause: @Sendable (Int) -> Void

    package init(
      process: Int32, host: String, inheritedToken: String?, now: @escaping @Sendable () -> Int64,
      token: @escaping @Sendable () -> String, pause: @escaping @Sendable (Int) -> Void
    ) {
      self.process = process
      self.host = host
      self.inheritedToken = inheritedToken
      self.now = now
      self.token = token
      self.pause = pause
    }

    /// The real process, clock and chance.
    package static func real() -> Surroundings {
      Surroundings(
        process: ThisProcess.identifier, host: ThisProcess.hostName,
        inheritedToken: ThisProcess.environment(environmentVariable),
        now: SystemClock.wallMilliseconds, token: randomToken,
        pause: { SystemClock.sleep(milliseconds: $0) })
    }
  }

  /// What the work under a lock may know of it.
  package struct Held: Hashable, Sendable {
    /// The value of ``environmentVariable`` for programs that shall work under this lock.
    package let token: String
    /// The owner that ended without giving the lock back.
    package let leftBy: LockOwner?
    /// Whether it is the lock of our parent, which stays when we end.
    package let isInherited: Bool
  }

  private static let step = 50
  /// Bytes.
  private static let longestLine = 4096

  private let workspace: WorkspaceLocation
  private let surroundings: Surroundings

  package init(_ workspace: WorkspaceLocation, _ surroundings: Surroundings) {
    self.workspace = workspace
    self.surroundings = surroundings
  }

  /// Does some work while nobody else can change the workspace. A lock inside a lock waits for itself.
  ///
  /// - `verb`: The words of the command, for people who have to wait.
  /// - `patience`: How many milliseconds to wait for the lock.
  /// - Throws: `WorkbenchError` with the code `tryAgain` when somebody else kept the lock, `cannotWrite` when the
  ///   folder allows no lock, or what the work throws.
  package func withLock<Result>(
    verb: String, patience: Int = usualPatience,
    _ work: (Held) throws(WorkbenchError) -> Result
  ) throws(WorkbenchError) -> Result {
    let place = RecordPath.lock
    let file = try openFile()
    var waited = 0
    while try !Self.take(file) {
      let owner = try Self.owner(of: file)
      if let owner, owner.token == surroundings.inheritedToken {
        return try work(Held(token: owner.token, leftBy: nil, isInherited: true))
      }
      guard waited < patience else { throw isHeld(by: owner) }
      surroundings.pause(Self.step)
      waited += Self.step
    }
    let leftBy = try Self.owner(of: file)
    let mine = LockOwner(
      token: surroundings.token(), process: surroundings.process, host: surroundings.host,
      started: surroundings.now(), verb: verb)
    do {
      try file.overwrite(Array(mine.line.utf8))
    } catch {
      throw error.writing(place.text)
    }
    // The file is emptied while it is still locked: whoever comes next finds no owner who has gone. Should that
    // fail, the line counts as left over, which does no harm.
    defer { try? file.overwrite([]) }
    return try work(Held(token: mine.token, leftBy: leftBy, isInherited: false))
  }

  private func isHeld(by owner: LockOwner?) -> WorkbenchError {
    let words: Sentence =
      owner?.words(now: surroundings.now(), thisHost: surroundings.host)
      ?? "held by another process"
    return WorkbenchError(
      .tryAgain, at: RecordPath.lock.text, "somebody else is changing this workspace: \(words)",
      fix: "Wait until that command has ended, then try again.")
  }

  private func openFile() throws(WorkbenchError) -> OpenFile {
    let folder = try workspace.folderForWriting(.lock)
    do {
      let file = try folder.openOrCreate(RecordPath.lock.name, mode: .sharedFile)
      guard try file.status().kind == .file else { throw SystemError.noPlainFile(file.path) }
      return file
    } catch let error as SystemError {
      throw error.writing(RecordPath.lock.text)
    } catch {
      throw WorkbenchError(.cannotWrite, at: RecordPath.lock.text, "\(error)", fix: "try again")
    }
  }

  private static func take(_ file: borrowing OpenFile) throws(WorkbenchError) -> Bool {
    do {
      return try file.tryLock()
    } catch {
      throw error.writing(RecordPath.lock.text)
    }
  }

  private static func owner(of file: borrowing OpenFile) throws(WorkbenchError) -> LockOwner? {
    do {
      // No line of ours is as long: what is longer tells nothing, and is not read.
      guard try file.status().size <= longestLine else { return nil }
      return LockOwner(line: try file.contentFromStart())
    } catch {
      throw error.reading(RecordPath.lock.text)
    }
  }
}
