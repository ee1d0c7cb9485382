package import JSON
import Measures
import Platform
package import Records
import Reports
import Team
import Wording
import Workspace

/// The reports below `Exports`: what they should hold, and which ones do not.
package enum ExportFiles {
  /// One report.
  package struct File: Sendable {
    package let path: RecordPath
    /// `nil` for a report that is there and is not made any more.
    package let bytes: [UInt8]?
  }

  /// All reports of a study.
  package struct Made: Sendable {
    package let files: [File]
    /// What they are made of.
    package let shared: SharedStudy
  }

  /// Makes the reports of a study's latest closed round, in the edition for sharing; none where no round is closed.
  package static func made(_ study: String, _ workbench: Workbench) throws -> Made {
    let location = workbench.location
    let shared = try SharedStudy.load(study, workbench)
    var files: [File] = []
    if let release = try shared.release() {
      files = try StudyReport.released(release).map { name, bytes in
        File(path: try path(name, study), bytes: bytes)
      }
    }
    files += try obsolete(study, besides: Set(files.map { Text($0.path.text) }), location)
    files.sort { Text.precedes($0.path.text, $1.path.text) }
    return Made(files: files, shared: shared)
  }

  /// Reports that an earlier version or an open round left.
  private static func obsolete(
    _ study: String, besides made: Set<Text>, _ location: WorkspaceLocation
  ) throws -> [File] {
    try GeneratedReport.names.map { try path($0, study) }.filter { path in
      try !made.contains(Text(path.text)) && Files.kind(location.absolute(path)) == .file
    }.map { File(path: $0, bytes: nil) }
  }

  private static func path(_ name: String, _ study: String) throws -> RecordPath {
    let parts = name.split(separator: ".").map(String.init)
    return try RecordPath.export(parts[0], ending: ".\(parts[1])", study: study)
  }

  /// Writes a report, or takes away one that is not made any more.
  package static func put(_ file: File, _ workbench: Workbench) throws {
    if let bytes = file.bytes { return try workbench.write(bytes, to: file.path) }
    do {
      try Files.remove(workbench.location.absolute(file.path))
    } catch {
      throw error.writing(file.path.text)
    }
  }

  /// Writes the reports of a study again after a withdrawal, also when other files have faults. Empties them where they cannot
  /// be made: a withdrawal does not wait for that.
  ///
  /// - Returns: The paths of reports that changed.
  static func remake(_ study: String, _ workbench: Workbench) throws -> [String] {
    guard let made = try? made(study, workbench) else { return try emptyAll(of: study, workbench) }
    let changed = try made.files.filter { try $0.bytes != current($0.path, workbench.location) }
    return try changed.map { file in
      try put(file, workbench)
      return file.path.text
    }
  }

  /// Empties every report of a study that cannot be reported here: what stands there may be about anybody.
  ///
  /// The files stay, so that a sync sends the change as any other; the reports come back with the study.
  ///
  /// - Returns: The paths of what was emptied.
  private static func emptyAll(of study: String, _ workbench: Workbench) throws -> [String] {
    try obsolete(study, besides: [], workbench.location).map { file in
      try workbench.write(nothing(file.path), to: file.path)
      return file.path.text
    }
  }

  /// A report that tells nothing, in the format of its file.
  private static func nothing(_ path: RecordPath) -> [UInt8] {
    let sentence =
      "No report: the study was deleted, or its files or history cannot be read."
    let text =
      switch path.text.split(separator: ".").last {
      case "json": "{}\n"
      case "csv": CSVText.row([sentence])
      case "svg": "<svg xmlns=\"http://www.w3.org/2000/svg\"><title>\(sentence)</title></svg>\n"
      default: sentence + "\n"
      }
    return Array(text.utf8)
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
  /// - `studies`: Which ones; by default all that have reports. A study that cannot be reported is left out
  ///   here, because its own fault is told elsewhere.
  package static func stale(_ studies: [String]? = nil, in workbench: Workbench) throws
    -> [File]
  {
    var stale: [File] = []
    let location = workbench.location
    let exported = try Self.studies(in: location)
    for study in studies ?? exported where exported.contains(study) {
      let made: Made
      do {
        made = try Self.made(study, workbench)
      } catch is WorkbenchError {
        continue
      }
      guard made.shared.faults.isEmpty else { continue }
      for file in made.files where try current(file.path, location) != file.bytes {
        stale.append(file)
      }
    }
    return stale
  }

  /// Writes the reports again that are not what the data say.
  ///
  /// - Returns: The paths of what was written.
  package static func refresh(
    _ studies: [String]? = nil, except left: Set<Text> = [], _ workbench: Workbench
  ) throws -> [String] {
    let wanted = try (studies ?? Self.studies(in: workbench.location))
      .filter { !left.contains(Text($0)) }
    // What is not made any more stays until a person takes it away: kerb check names it.
    return try stale(wanted, in: workbench).filter { $0.bytes != nil }.map { file in
      try put(file, workbench)
      return file.path.text
    }
  }

  private static func current(_ path: RecordPath, _ location: WorkspaceLocation) throws -> [UInt8]?
  {
    guard try Files.kind(location.absolute(path)) != .missing else { return nil }
    return try location.read(path)
  }
}
