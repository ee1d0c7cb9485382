import Platform
import Records
import Team
import Workspace

/// Rows of the private keys on this machine, from P-number to person, that belong to people who withdrew.
struct WithdrawnKeys {
  private let folder: String?
  private let lookup: ErasureLookup
  private let workbench: Workbench

  /// - Parameter leaving: A participant whose erasure is about to happen.
  init(_ workbench: Workbench, leaving: String? = nil) throws {
    self.workbench = workbench
    lookup = ErasureLookup(workbench.location, leaving: leaving.map { [$0] } ?? [])
    let folders = PrivateFolders(environment: workbench.console.environment)
    let path = folders.statePath("keys", ofWorkspace: try workbench.marker().id.string)
    folder = path.flatMap { (try? Files.kind($0)) == .folder ? $0 : nil }
  }

  /// How many rows of one study belong to somebody who was erased.
  func count(study: String) throws -> Int {
    try rows(study).count + conditions(study).count
  }

  /// Takes the rows out; the old files, and what writes that were cut off have left, are overwritten. Only for work
  /// under the workspace's lock.
  ///
  /// - Returns: How many rows went.
  func erase(study: String) throws -> Int {
    guard let folder else { return 0 }
    let (rows, conditions) = (try rows(study), try conditions(study))
    if !rows.isEmpty {
      var key = try KeyFile(study: study, inFolder: folder)
      for id in rows { _ = key.remove(id) }
      try FileErasure.replace(
        "\(folder)/\(KeyFile.fileName(study: study))", by: key.fileContent,
        with: workbench.atomicWriter)
    }
    if !conditions.isEmpty {
      let path = conditionsPath(folder, study)
      var object = try Self.object(path)
      for id in conditions { object[id] = nil }
      try FileErasure.replace(
        path, by: JSONWriter.canonical(.object(object)), with: workbench.atomicWriter)
    }
    _ = try FileErasure.removeTemporaryFiles(in: folder)
    return rows.count + conditions.count
  }

  /// The studies that have a key here.
  func studies() throws -> [String] {
    guard let folder else { return [] }
    do {
      let names = try Files.list(folder).entries.filter { $0.kind == .file }.map(\.name)
      let studies = names.compactMap { name -> String? in
        for ending in ["-conditions.json", ".tsv"] where name.hasSuffix(ending) {
          return String(name.dropLast(ending.count))
        }
        return nil
      }
      return Set(studies.filter { RecordID.flaw(in: $0) == nil }.map { Text($0) }).sorted()
        .map(\.string)
    } catch {
      throw error.reading(folder)
    }
  }

  private func rows(_ study: String) throws -> [String] {
    guard let folder else { return [] }
    return try KeyFile(study: study, inFolder: folder).entries.map(\.participant).filter {
      try lookup.isErased(participant: $0, study: study)
    }
  }

  private func conditions(_ study: String) throws -> [String] {
    guard let folder else { return [] }
    return try Self.object(conditionsPath(folder, study)).sortedKeys.map(\.string).filter {
      try RecordID.flaw(in: $0) == nil && lookup.isErased(participant: $0, study: study)
    }
  }

  private func conditionsPath(_ folder: String, _ study: String) -> String {
    "\(folder)/\(study)-conditions.json"
  }

  private static func object(_ path: String) throws -> JSONObject {
    do {
      guard try Files.kind(path) != .missing else { return JSONObject() }
      return JSONValue(try JSONReader.read(Files.read(path)).root).object ?? JSONObject()
    } catch let error as SystemError {
      throw error.reading(path)
    } catch let error as JSONError {
      throw RecordFault(error).error(in: path)
    }
  }
}
