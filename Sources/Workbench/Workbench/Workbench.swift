import JSON
import Localization
import Merging
import Platform
package import Records
import Wording
package import Workspace

/// What use cases need of a workspace: where it is, what it defines, and the one way to write into it.
package struct Workbench {
  let location: WorkspaceLocation
  package var surroundings: Surroundings
  let verb: String
  private let writer: AtomicWriter

  /// - `verb`: The command that the person called, such as `kerb record`; it is shown to people who wait for the lock.
  package init(_ location: WorkspaceLocation, _ surroundings: Surroundings, verb: String) {
    self.location = location
    self.surroundings = surroundings
    self.verb = verb
    writer = AtomicWriter()
  }

  /// Milliseconds since 1970, UTC.
  package var now: Int { Int(surroundings.now) }

  /// Today, in UTC.
  package var today: CalendarDay { CalendarDay(daysSince1970: now / 86_400_000) }

  /// A moment as somebody types it, in UTC.
  func instant(_ typed: TypedMoment) throws(FieldText.Fault) -> Instant {
    try typed.instant(in: surroundings.zone, now: now)
  }

  package var ids: RandomIDs {
    RandomIDs(bytes: surroundings.randomBytes)
  }

  /// The workspace's own record.
  package func marker() throws -> WorkspaceMarker {
    let document = try location.readMarker()
    let result = RecordValidator.check(document, expected: WorkspaceMarker.format.name)
    if let fault = result.faults.first { throw fault.error(in: WorkspaceLocation.marker) }
    var reader = ObjectReader(document.root)
    return WorkspaceMarker(&reader)
  }

  /// Everything that references may name, in one study or only in the whole workspace.
  func definitions(study: String?) throws -> Definitions {
    var files = try WorkspaceFiles.listShared(in: location)
    if let study { files += try WorkspaceFiles.list(in: location, .study(study)) }
    return try DefinitionLoader.load(files, in: location)
  }

  /// The document of a record; `nil` when there is no such file.
  ///
  /// - Throws: ``WorkbenchError`` with its first fault.
  func document(_ path: RecordPath) throws -> JSONDocument? {
    guard try Files.kind(location.absolute(path)) != .missing else { return nil }
    let document: JSONDocument
    do {
      document = try JSONReader.read(try location.read(path))
    } catch let error as JSONError {
      throw RecordFault(error).error(in: path.text)
    }
    if let fault = RecordValidator.check(document, expected: nil).faults.first {
      throw fault.error(in: path.text)
    }
    return document
  }

  /// Does some work while nobody else can change the workspace.
  package func transaction<Result>(_ work: () throws -> Result) throws -> Result {
    var result: Result?
    try transactionForPrograms({ _ in result = try work() })
    guard let result else {
      throw WorkbenchError(.cannotWrite, at: "", "nothing was changed", fix: "try again")
    }
    return result
  }

  /// Does some work while nobody else can change the workspace.
  ///
  /// - Parameter work: It gets the environment for programs that shall work under the same lock.
  func transactionForPrograms(_ work: ([String: String?]) throws -> Void) throws {
    let lock = TransactionLock(location, .real())
    var failure: (any Error)?
    try lock.withLock(verb: verb) { (held) throws(WorkbenchError) in
      do {
        try work([TransactionLock.environmentVariable: held.token])
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
  }

  /// Writes a record, after making sure that what is written can be read again.
  ///
  /// - Parameter isNew: Whether it is an error when the file is there already.
  func write(_ draft: RecordDraft, to path: RecordPath, isNew: Bool) throws {
    let bytes = draft.bytes
    try Self.check(bytes, draft.format, place: isNew ? "the new \(draft.format.noun)" : path.text)
    try writer.write(bytes, to: path, in: location, mustBeNew: isNew)
  }

  /// Writes bytes that are no record, such as a report.
  func write(_ bytes: [UInt8], to path: RecordPath) throws {
    try writer.write(bytes, to: path, in: location)
  }

  var atomicWriter: AtomicWriter { writer }

  /// Makes sure that a draft can be read again once it is written.
  func check(_ draft: RecordDraft, place: String) throws {
    try Self.check(draft.bytes, draft.format, place: place)
  }

  private static func check(_ bytes: [UInt8], _ format: RecordFormat, place: String) throws {
    let document = try JSONReader.read(bytes)
    guard let fault = RecordValidator.check(document, expected: format.name).faults.first else {
      return
    }
    throw WorkbenchError(.invalidData, at: place, fault.problem, fix: fault.remedy)
  }
}
