package import JSON
package import Localization
import Merging
import Platform
package import Records
import Wording
package import Workspace

/// Brings a clone and its remote to the same state: commits, fetches, joins, propagates, makes reports again, pushes.
///
/// It never force-pushes, never rewrites a commit that somebody else may have, and never touches a file that is none
/// of kerb's. Broken off anywhere, it leaves a state from which the next run goes on.
package struct TeamSync {
  /// What a run needs of the world around it.
  package struct Surroundings {
    /// Tells a person who waits what is going on.
    package var progress: (Sentence) -> Void
    /// Does some work while nobody else changes the workspace; the environment lets programs work under the same lock.
    package var locked: (_ work: ([String: String?]) throws -> Void) throws -> Void
    /// Makes the reports of studies again that have some, but not of the studies named; returns the paths of what
    /// was written.
    package var refreshReports: (_ except: Set<Text>) throws -> [String]
    /// Counts what kerb check finds; done while git sends. `nil` where nobody asks, or as an answer where it fails.
    package var check: (@Sendable () -> Int?)?
    /// The day that profiles note beside claims from which something withdrawn is taken out.
    package var today: CalendarDay?
    /// Waits for a number of milliseconds.
    package var pause: (Int) -> Void
    /// Whether git may ask the person for a password.
    package var mayAsk: Bool

    package init(
      progress: @escaping (Sentence) -> Void,
      locked: @escaping (_ work: ([String: String?]) throws -> Void) throws -> Void,
      refreshReports: @escaping (_ except: Set<Text>) throws -> [String],
      pause: @escaping (Int) -> Void, mayAsk: Bool, today: CalendarDay? = nil,
      check: (@Sendable () -> Int?)? = nil
    ) {
      self.today = today
      self.check = check
      self.progress = progress
      self.locked = locked
      self.refreshReports = refreshReports
      self.pause = pause
      self.mayAsk = mayAsk
    }
  }

  private let workspace: WorkspaceLocation
  private let writer: AtomicWriter
  private let surroundings: Surroundings
  private let maySendRawNotes: (_ marker: [UInt8]?) -> Bool
  /// The commit message that the person wants.
  private let message: String?

  /// How often a push that somebody else was faster than is tried again.
  private static let mostPushes = 12

  /// - `maySendRawNotes`: Whether uncleared notes may be sent, once the workspace's own file here is joined with the
  ///   remote's version of it; `nil` asks for the file as it is here.
  package init(
    _ workspace: WorkspaceLocation, writer: AtomicWriter,
    maySendRawNotes: @escaping (_ marker: [UInt8]?) -> Bool, message: String?,
    _ surroundings: Surroundings
  ) {
    self.workspace = workspace
    self.writer = writer
    self.maySendRawNotes = maySendRawNotes
    self.message = message
    self.surroundings = surroundings
  }

  /// Runs until both sides are the same.
  ///
  /// - Throws: `WorkbenchError` with what stands in the way; what is committed by then stays committed.
  package func run() throws -> SyncReport {
    let repository = try Repository.require(workspace).remembering()
    let first = try RepositoryState.read(repository)
    try SyncRefusal.check(first)
    try SyncRefusal.checkGit(repository.git)
    try SyncRefusal.checkRemotes(first, repository.git)
    try TreeWriter(repository.git).clearAway()
    var report = SyncReport()
    report.remote = first.remote?.words
    let transfer = first.remote.map { Transfer(repository, $0, mayAsk: surroundings.mayAsk) }
    var unreachable: WorkbenchError?
    if let transfer, let remote = first.remote {
      surroundings.progress("Fetching from \(remote.words)…")
      // History is looked through while git waits for the remote; what is found is kept for later.
      let history = Meanwhile { try? ErasureHistory(repository).marks(upTo: first.head) }
      do throws(WorkbenchError) {
        try transfer.fetch()
      } catch {
        unreachable = error
      }
      _ = history.value()
    }
    try locked(repository) { repository in
      surroundings.progress("Looking through what is here…")
      try commitOwn(repository, first.now(repository), &report, isFirst: true)
      if transfer == nil { try settle(repository, first.now(repository), theirs: nil, &report) }
    }
    if let unreachable { throw unreachable }
    guard let transfer, let remote = first.remote else {
      report.ending = .noRemote
      return report
    }
    for attempt in 1...Self.mostPushes {
      if attempt > 1 { try transfer.fetch() }
      var checked: ObjectID?
      try locked(repository) { repository in
        var state = try first.now(repository)
        try SyncRefusal.check(state, isStill: first)
        if attempt > 1 {
          try commitOwn(repository, state, &report, isFirst: false)
          state = try state.now(repository)
        }
        let theirs = try state.tip(repository.git)
        let settled = try settle(repository, state, theirs: theirs, &report)
        report.isNewThere = theirs == nil
        let head = try RepositoryState.head(repository.git)
        guard let head, head != theirs else { return }
        if try settled?.isClear(head) != true {
          try checkHeld(repository, head, theirs, of: remote)
        }
        checked = head
      }
      guard let checked else {
        report.ending = .nothingToSend
        return report
      }
      surroundings.progress("Sending to \(remote.words)…")
      let check = surroundings.check.map { Meanwhile($0) }
      let isSent = Result { try transfer.push(checked) }
      report.checkFindings = check?.value() ?? nil
      if try isSent.get() {
        report.ending = .sent
        return report
      }
      surroundings.progress("Somebody else was faster; merging once more…")
      // Clones that collided must not collide again at the same moment.
      surroundings.pause(Int.random(in: 20...(100 * attempt)))
    }
    throw WorkbenchError(
      .tryAgain, at: remote.words, "others sent something each time we were about to",
      fix: "everything is merged and committed here; run `kerb team sync` again in a while")
  }

  /// Shows what a run would do: nothing but our copy of the remote's branch changes.
  package func rehearse() throws -> SyncReport {
    let repository = try Repository.require(workspace)
    let state = try RepositoryState.read(repository)
    try SyncRefusal.check(state)
    try SyncRefusal.checkGit(repository.git)
    try SyncRefusal.checkRemotes(state, repository.git)
    var report = SyncReport()
    if let remote = state.remote {
      report.remote = remote.words
      surroundings.progress("Fetching from \(remote.words)…")
      try Transfer(repository, remote, mayAsk: surroundings.mayAsk).fetch()
    }
    let own = try ownChanges(repository, state)
    report.note(own)
    report.committed = own.ready.count
    guard let remote = state.remote else {
      report.yours = own.difference
      report.ending = .noRemote
      return report
    }
    guard let theirs = try state.tip(repository.git) else {
      report.yours = own.difference
      report.ending = .rehearsed
      return report
    }
    guard let head = state.head else {
      report.ending = .rehearsed
      return report
    }
    let files = own.ready.map {
      (path: repository.inRepository($0.path), content: TreeWriter.Content.bytes($0.bytes))
    }
    let ours = try TreeWriter(repository.git).commit(on: head, files)
    try checkHeld(repository, head, theirs, of: remote)
    if try !isAncestor(theirs, of: head, repository) {
      try Filters(repository.git).requireSame(ours, theirs)
    }
    let merged = try MemoryMerge(repository).merge(ours, withDropped(ours, theirs, repository))
    report.note(merged)
    report.covered = try SyncPropagation(repository, marks(repository, head, theirs)).changes(
      in: merged.commit)
    report.ending = .rehearsed
    return report
  }

  private func locked(_ repository: Repository, _ work: (Repository) throws -> Void) throws {
    try surroundings.locked { environment in try work(repository.with(environment)) }
  }

  private func ownChanges(_ repository: Repository, _ state: RepositoryState) throws -> OwnChanges {
    let tip = try state.tip(repository.git)
    let status = try WorkTreeStatus.read(repository, below: repository.prefix)
    try SyncRefusal.check(status)
    let own = try OwnChangesReader(
      repository, head: state.head, tip: tip,
      history: try UnsentHistory.read(repository, head: state.head, tip: tip),
      maySendRawNotes: try maySend(repository, state.head, tip)
    ).read(status)
    // Git would stop in the middle as soon as others have changed such a file.
    if let unwatched = own.unwatched.first { throw unwatched }
    return own
  }

  private func checkHeld(
    _ repository: Repository, _ head: ObjectID, _ theirs: ObjectID?,
    of remote: RepositoryState.Remote
  ) throws {
    try SyncRefusal.checkHeld(
      repository, head, theirs, of: remote.name,
      maySendRawNotes: try maySend(repository, head, theirs))
  }

  private func maySend(
    _ repository: Repository, _ head: ObjectID?, _ tip: ObjectID?
  ) throws -> Bool {
    try SendingRawNotes(repository, maySendRawNotes).mayGo(from: head, to: tip)
  }

  /// Commits what is ready, in its form for merging and without what was withdrawn.
  ///
  /// - Parameter state: Where the clone stands now.
  private func commitOwn(
    _ repository: Repository, _ state: RepositoryState, _ report: inout SyncReport, isFirst: Bool
  ) throws {
    try SyncRefusal.check(state)
    _ = try refreshReports(repository)
    var own = try ownChanges(repository, state)
    if isFirst { report.note(own) }
    guard !own.isEmpty else { return }
    let erased = try SyncPropagation(repository, .none, today: surroundings.today).propagate(
      &own, tip: try state.tip(repository.git))
    report.covered += erased
    for file in own.ready where file.isReconciled {
      try writer.write(file.bytes, to: RecordPath(file.path), in: workspace)
    }
    report.committed += own.ready.count
    try Commit(repository).make(
      of: (own.ready.map(\.path) + own.removed).map { repository.inRepository($0) },
      message: message
        ?? (own.ready.isEmpty ? "Take pictures out that were erased\n" : SyncMessage.text(for: own))
    )
  }

  /// Makes reports again, where all records of a study are in the work tree.
  private func refreshReports(_ repository: Repository) throws -> [String] {
    try surroundings.refreshReports(try IncompleteStudies.find(in: repository))
  }

  /// Joins with the other side, erases what was withdrawn, and brings branch and work tree there.
  ///
  /// - Parameter state: Where the clone stands now.
  ///
  /// - Returns: The commit that came of it; `nil` where there is none.
  @discardableResult
  private func settle(
    _ repository: Repository, _ state: RepositoryState, theirs: ObjectID?,
    _ report: inout SyncReport
  ) throws -> Settled? {
    let writer = TreeWriter(repository.git)
    guard let start = state.head ?? theirs else { return nil }
    var parents = [start]
    var result = start
    if let theirs, let ours = state.head, ours != theirs {
      surroundings.progress("Merging…")
      let isForward = try isAncestor(ours, of: theirs, repository)
      let isKnown = try !isForward && isAncestor(theirs, of: ours, repository)
      if !isKnown { try Filters(repository.git).requireSame(ours, theirs) }
      // Also where git has merged already: it may have taken one side as a whole.
      let merged = try MemoryMerge(repository).merge(
        ours, withDropped(ours, theirs, repository), reports: isForward ? .theirs : .ours)
      report.note(merged)
      if isForward {
        parents = [theirs]
      } else {
        parents = isKnown ? [ours] : [ours, theirs]
      }
      result = merged.commit
    }
    let marks = try marks(repository, state.head, theirs)
    let propagation = SyncPropagation(repository, marks, today: surroundings.today)
    let marked = try propagation.markedPaths(in: result)
    let covered = try propagation.changes(in: result, marked: marked)
    if !covered.isEmpty {
      report.covered += covered
      result = try writer.commit(
        on: result,
        covered.map { (path: repository.inRepository($0.path), content: .bytes($0.bytes)) })
    }
    let tree = try writer.tree(of: result)
    var message = parents.count > 1 ? SyncMessage.merge(state) : SyncMessage.afterwards(covered)
    // Without a remote nothing is sent, and no word leaves this machine.
    if !(marked.isEmpty && covered.isEmpty), let ours = state.head, let remote = state.remote,
      try WithdrawnWords(repository).areIn(
        ours, notIn: theirs, of: remote.name, result: result)
    {
      guard let theirs else { throw WithdrawnWords.nothingSentYet }
      // Commits that nobody else has must not carry words that were withdrawn.
      message = try SyncMessage.flattened(ours, theirs, repository.git)
      parents = [theirs]
      report.isFlattened = true
    }
    let final: ObjectID
    if parents.count == 1, try writer.tree(of: parents[0]) == tree {
      final = parents[0]
    } else {
      final = try writer.commit(
        tree: tree, parents: parents,
        message: message,
        isFinal: true)
    }
    let settled = Settled(
      repository, final, theirs, of: state.remote,
      maySendRawNotes: try maySend(repository, state.head, theirs))
    if final != state.head {
      try WorkTreeUpdate(repository, writer: self.writer).move(
        from: state.head, to: final, try WorkTreeStatus.read(repository),
        reason: "kerb team sync")
    }
    // The next look through history begins after these commits, so what they erase is kept with the rest.
    var known = marks
    for change in covered {
      if let document = try? JSONReader.read(change.bytes) { known.add(document, at: change.path) }
    }
    try ErasureHistory(repository).remember(known, upTo: final)
    try propagateHere(repository, state, theirs: theirs, marks, &report)
    let reports = try refreshReports(repository)
    if !reports.isEmpty { try commitReports(reports, repository, made: final, parents) }
    report.reports += reports
    return settled
  }

  /// Their side with the values that its commits dropped beside what they left.
  private func withDropped(
    _ ours: ObjectID, _ theirs: ObjectID, _ repository: Repository
  ) throws -> ObjectID {
    let dropped = try DroppedValues(repository).corrections(since: ours, upTo: theirs)
    if dropped.isEmpty { return theirs }
    return try TreeWriter(repository.git).commit(
      on: theirs,
      dropped.map { (path: repository.inRepository($0.path), content: .bytes($0.bytes)) })
  }

  /// What was ever erased in commits of either side.
  private func marks(
    _ repository: Repository, _ ours: ObjectID?, _ theirs: ObjectID?
  ) throws -> ErasureMarks {
    try ErasureHistory(repository).marks(upTo: ours, and: theirs.map { [$0] } ?? [])
  }

  /// Brings back what others broke or took away, and erases what was withdrawn, in the work tree as it stands after the
  /// merge.
  private func propagateHere(
    _ repository: Repository, _ state: RepositoryState, theirs: ObjectID?, _ marks: ErasureMarks,
    _ report: inout SyncReport
  ) throws {
    var broken: [BrokenRecords.Revived] = []
    if let theirs, let head = try RepositoryState.head(repository.git) {
      broken = try BrokenRecords(repository, in: head, of: theirs).revived(
        among: WorkspaceFiles.list(in: workspace))
    }
    for record in broken {
      try writer.write(record.bytes, to: RecordPath(record.path), in: workspace)
    }
    let changes = try WorkTreePropagation.changes(
      in: workspace, marks: marks, today: surroundings.today)
    for change in changes {
      try writer.write(change.bytes, to: RecordPath(change.path), in: workspace)
    }
    let erased = try PictureFiles.removeErased(in: workspace)
    // After what was erased is known: such a picture has no record that lives.
    let pictures = try LostPictures(repository).bringBack(writer)
    guard !broken.isEmpty || !changes.isEmpty || !erased.isEmpty || !pictures.isEmpty else {
      return
    }
    report.note(broken.map(\.told))
    report.covered += changes
    report.note(pictures)
    try commitOwn(repository, state.now(repository), &report, isFirst: false)
  }

  /// Puts reports that were made again into the merge that nobody else has yet, or into a commit of their own.
  private func commitReports(
    _ paths: [String], _ repository: Repository, made: ObjectID, _ parents: [ObjectID]
  ) throws {
    let head = try RepositoryState.head(repository.git)
    let paths = try wanted(paths, repository)
    guard !paths.isEmpty else { return }
    let files = paths.map { repository.inRepository($0) }
    guard parents.count > 1, let head, head == made else {
      return try Commit(repository).make(of: files, message: "Make the reports again\n")
    }
    let contents = try paths.map {
      (
        path: repository.inRepository($0),
        content: TreeWriter.Content.bytes(try workspace.read(RecordPath($0)))
      )
    }
    let writer = TreeWriter(repository.git)
    let tree = try writer.tree(of: try writer.commit(on: head, contents))
    let message = try repository.git.require(["log", "-1", "--format=%B", head.text]).text
    let final = try writer.commit(tree: tree, parents: parents, message: message, isFinal: true)
    try repository.git.require(
      ["add", "--pathspec-from-file=-", "--pathspec-file-nul"],
      input: Git.list(files))
    try repository.git.require([
      "update-ref", "-m", "kerb team sync: reports", "HEAD", final.text, head.text,
    ])
  }

  /// Reports that the team does not keep out of git.
  private func wanted(_ paths: [String], _ repository: Repository) throws -> [String] {
    let outcome = try repository.git.run(
      ["check-ignore", "-z", "--stdin"], input: Git.list(paths.map { repository.inRepository($0) }))
    let ignored = Set(outcome.parts.map { Text($0) })
    return paths.filter { !ignored.contains(Text(repository.inRepository($0))) }
  }

  private func isAncestor(_ one: ObjectID, of other: ObjectID, _ repository: Repository) throws
    -> Bool
  {
    let outcome = try repository.git.run(["merge-base", "--is-ancestor", one.text, other.text])
    switch outcome.ending {
    case .exited(0): return true
    case .exited(1): return false
    default: throw Git.failed(["merge-base"], outcome)
    }
  }
}
