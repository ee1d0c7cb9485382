package import Localization
import Platform
import Recording
package import Records
package import Wording
import Workspace

/// Looks whether what somebody records, reviews or asks about was erased meanwhile: by another kerb on this machine, or
/// with what a merge brought.
///
/// A look costs two calls of the system for each of a few files; a file is read only after it has changed.
package struct ErasureWatch {
  private let workbench: Workbench
  private let study: String
  private let session: String?
  private let people: [String]
  private let watched: [Watched]
  /// How each file was at the last look.
  private var marks: [FileMark?]
  /// What was told of records that are not erased: it is no news any more.
  private var known: Set<Sentence> = []

  private struct Watched {
    var file: WorkspaceFile
    /// Absolute.
    var path: String
    var kind: Kind
    enum Kind { case person, session, other }
  }

  /// - `session`: `nil` if nothing belongs to a session.
  /// - `people`: The ids of those who take part; those who were erased before are not waited for.
  /// - `record`: A record of its own that goes with them, such as a log.
  package init(
    _ workbench: Workbench, study: String, session: String?, people: [String],
    record: RecordPath? = nil
  ) throws(WorkbenchError) {
    self.workbench = workbench
    self.study = study
    self.session = session
    self.people = people
    var watched: [Watched] = []
    func add(_ path: RecordPath, _ kind: Watched.Kind) {
      guard let file = WorkspaceFile(recordAt: path.text) else { return }
      watched.append(Watched(file: file, path: workbench.location.absolute(path), kind: kind))
    }
    for id in people { add(try .participant(id, study: study), .person) }
    if let session { add(try .session(session, study: study), .session) }
    if let record { add(record, .other) }
    self.watched = watched
    marks = watched.map { _ in nil }
  }

  /// What came in since the last look.
  package struct News {
    /// What was erased; `nil` where nothing was.
    package var erased: ErasedMeanwhile?
    /// Of what is still there: that it was deleted, or what somebody took back of it. A sentence each.
    package var remarks: [Sentence] = []
  }

  /// The first look tells of everything that is so already.
  package mutating func look() -> News {
    var changed: [Watched] = []
    for (index, one) in watched.enumerated() {
      let mark = FileMark(one.path)
      if mark != marks[index] { changed.append(one) }
      marks[index] = mark
    }
    guard !changed.isEmpty else { return News() }
    if let erased = erased() { return News(erased: erased) }
    let told = changed.filter { $0.kind != .other }.flatMap { remarks(on: read($0)) }
    return News(remarks: told.filter { known.insert($0).inserted })
  }

  /// Far above what a mark of erasure takes: a log of thousands of notes need not be read to know that it is none.
  private static let largestMark = 65_536

  private func canBeErased(_ one: Watched) -> Bool {
    guard one.kind == .other, let status = try? Files.status(one.path) else { return true }
    return status.size <= Self.largestMark
  }

  private func read(_ one: Watched) -> RecordFile {
    RecordLoader.read(one.file, in: workbench.location)
  }

  private func remarks(on record: RecordFile) -> [Sentence] {
    let id = record.file.expectedID
    let short = RecordID(id)?.short ?? id
    if record.isGone, !record.isErased {
      let undo: Sentence =
        [.session, .participant].contains(record.file.role)
        ? " To bring it back: `kerb \(record.file.role.formatName ?? "") delete \(ShellWord.word(study)) \(short) --undo`"
        : ""
      return ["\(short) was deleted elsewhere. What you write is kept all the same.\(undo)"]
    }
    guard let person = record.participantWithFaults else { return [] }
    if person.standing.isOut, let id = RecordID(id) {
      let words = Entrance.words(id, person.standing, study)
      return ["\(words.problem): nothing of theirs counts. \(words.wayOut.capitalised)."]
    }
    return Set(person.withdrawals.compactMap(\.scope)).sorted { $0.rawValue < $1.rawValue }.map {
      "\(short) has taken back meanwhile: \($0.label)."
    }
  }

  /// What is erased now, whatever was seen before.
  package func erased() -> ErasedMeanwhile? {
    let gone = watched.filter { canBeErased($0) && read($0).isErased }
    guard !gone.isEmpty else { return nil }
    return ErasedMeanwhile(
      study: study, session: session,
      people: gone.filter { $0.kind == .person }.map(\.file.expectedID),
      isSessionErased: gone.contains { $0.kind != .person }, hasOthers: people.count > 1)
  }
}

extension ErasureWatch {
  /// For a recording.
  package init(_ workbench: Workbench, _ records: RecordingRecords) throws(WorkbenchError) {
    let opening = records.opening
    let known =
      opening.participants.isEmpty
      ? Self.people(opening.session, opening.study, workbench) : opening.participants
    try self.init(
      workbench, study: opening.study, session: opening.session, people: known,
      record: try records.logPath())
  }

  /// For a review of what a session holds.
  package init(_ workbench: Workbench, reviewing session: String, study: String)
    throws(WorkbenchError)
  {
    try self.init(
      workbench, study: study, session: session, people: Self.people(session, study, workbench))
  }

  /// Who takes part in a session and was not erased yet.
  private static func people(
    _ session: String, _ study: String, _ workbench: Workbench
  ) -> [String] {
    func record(_ path: RecordPath?) -> RecordFile? {
      path.flatMap { WorkspaceFile(recordAt: $0.text) }
        .map { RecordLoader.read($0, in: workbench.location) }
    }
    guard let found = record(try? .session(session, study: study)) else { return [] }
    return ErasurePropagation.people(of: found).filter {
      record(try? .participant($0, study: study))?.isErased != true
    }
  }
}

/// How a file looks from outside; every write changes it.
private struct FileMark: Equatable {
  private let identity: FileIdentity?
  private let size: Int?
  private let modified: Int64?

  init(_ path: String) {
    identity = (try? Files.identity(path)) ?? nil
    let status = try? Files.status(path)
    size = status?.size
    modified = status?.modifiedMilliseconds
  }
}
