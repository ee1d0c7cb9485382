import Measures
import Platform
import Records
import Synchronization
import Team
import Workspace

/// The reports below `Exports`: what they should hold, and which ones do not.
enum ExportFiles {
  /// One report.
  struct File: Sendable {
    let path: RecordPath
    let bytes: [UInt8]
  }

  /// All reports of a study.
  struct Made: Sendable {
    let files: [File]
    /// Files of the study that were left out because something is wrong with them.
    let faults: [WorkbenchError]
    /// Logs that were left out because nobody has cleared them.
    let unclearedLogs: Int
  }

  /// Makes the reports of a study, in the edition for sharing.
  ///
  /// A log that nobody has cleared of identifiers is taken as git last had it, if it was cleared then, and left out
  /// otherwise: reports are the same on every machine, whoever still holds notes back.
  static func made(_ study: String, _ location: WorkspaceLocation) throws -> Made {
    let uncleared = Mutex<[String]>([])
    let maySend = try rawNotesMayBeSent(location)
    func load(_ known: [Text: RecordFile]) throws -> StudyLoader.Loaded {
      try StudyLoader.load(study, in: location) { record in
        guard !maySend, UnclearedLog.isOne(record) else { return record }
        uncleared.withLock { $0.append(record.file.path) }
        return known[Text(record.file.path)]
      }
    }
    var loaded = try load([:])
    let paths = uncleared.withLock { $0 }.sorted()
    var known: [Text: RecordFile] = [:]
    if !paths.isEmpty, let repository = try Repository.find(location) {
      known = try swept(clearedVersions(of: paths, in: repository), study, location)
      if !known.isEmpty { loaded = try load(known) }
    }
    let options = CoverageOptions(round: nil, edition: .share)
    let records = loaded.records
    let files = try StudyReport.all.flatMap { report in
      try report.contents(records, options).map { name, bytes in
        let parts = name.split(separator: ".").map(String.init)
        return File(
          path: try RecordPath.export(parts[0], ending: ".\(parts[1])", study: study),
          bytes: bytes)
      }
    }.sorted { Text.precedes($0.path.text, $1.path.text) }
    return Made(files: files, faults: loaded.faults, unclearedLogs: paths.count)
  }

  /// The studies that have reports in `Exports`, in order.
  static func studies(in location: WorkspaceLocation) throws -> [String] {
    let folder = "\(location.root)/Exports"
    guard try Files.kind(folder) == .folder else { return [] }
    return try Files.list(folder).entries.filter { $0.kind == .folder }.map(\.name)
      .filter { RecordID.flaw(in: $0) == nil }.sorted { Text.precedes($0, $1) }
  }

  /// The reports that are not what the data say, with what they should hold.
  ///
  /// - Parameter studies: Which ones; by default all that have reports. A study that cannot be reported is left out
  ///   here, because its own fault is told elsewhere.
  static func stale(_ studies: [String]? = nil, in location: WorkspaceLocation) throws -> [File] {
    var stale: [File] = []
    let exported = try Self.studies(in: location)
    for study in studies ?? exported where exported.contains(study) {
      let made: Made
      do {
        made = try Self.made(study, location)
      } catch is WorkbenchError {
        continue
      }
      guard made.faults.isEmpty else { continue }
      for file in made.files where try current(file.path, location) != file.bytes {
        stale.append(file)
      }
    }
    return stale
  }

  /// Writes the reports again that are not what the data say.
  ///
  /// - Returns: The paths of what was written.
  static func refresh(
    _ studies: [String]? = nil, except left: Set<Text> = [], _ workbench: Workbench
  ) throws -> [String] {
    let wanted = try (studies ?? Self.studies(in: workbench.location))
      .filter { !left.contains(Text($0)) }
    return try stale(wanted, in: workbench.location).map { file in
      try workbench.write(file.bytes, to: file.path)
      return file.path.text
    }
  }

  private static func current(_ path: RecordPath, _ location: WorkspaceLocation) throws -> [UInt8]?
  {
    guard try Files.kind(location.absolute(path)) != .missing else { return nil }
    return try location.read(path)
  }

  private static func rawNotesMayBeSent(_ location: WorkspaceLocation) throws -> Bool {
    let document = try location.readMarker()
    var reader = ObjectReader(document.root)
    return WorkspaceMarker(&reader).rawNotes != .clearedOnly
  }

  /// The versions without what was erased since git had them.
  private static func swept(
    _ known: [Text: RecordFile], _ study: String, _ location: WorkspaceLocation
  ) throws -> [Text: RecordFile] {
    guard !known.isEmpty else { return known }
    let files = try WorkspaceFiles.list(in: location, .study(study))
    let records = try RecordLoader.map(files, in: location) { $0 }.compactMap { $0 }
    var result = known
    for change in StudySweep.changes(in: records + known.values) {
      guard let old = known[Text(change.path)] else { continue }
      result[Text(change.path)] = RecordFile(old.file, bytes: change.bytes)
    }
    return result
  }

  private static func clearedVersions(of paths: [String], in repository: Repository) throws
    -> [Text: RecordFile]
  {
    let names = paths.map { "HEAD:\(repository.inRepository($0))" }
    var known: [Text: RecordFile] = [:]
    for (path, bytes) in zip(paths, try Blobs(repository.git).read(names)) {
      guard let bytes, let file = WorkspaceFile(recordAt: path) else { continue }
      let record = RecordFile(file, bytes: bytes)
      if record.isSound, !UnclearedLog.isOne(record) { known[Text(path)] = record }
    }
    return known
  }
}
