import JSON
import Platform
import Records
import Team
import Workspace

/// Rows of the private keys from names to P-numbers.
struct KeyTraces: TraceKeeper {
  /// `nil` where there is none.
  let folder: String?
  let lookup: ErasureLookup
  let workbench: Workbench

  func find(study: String?) throws -> TraceFound {
    guard let folder else { return TraceFound() }
    let studies = try study.map { [$0] } ?? PrivateKeyFiles.studies(in: folder, ending: ".tsv")
    return TraceFound(
      items: try studies.flatMap { study in
        try rows(folder, study).map { "\(study)/\($0)" }
      })
  }

  /// Takes the rows out; the old files are overwritten.
  func erase(_ found: TraceFound, study: String?) throws -> [String] {
    guard let folder else { return [] }
    for study in Set(found.items.map { Text(PrivateKeyFiles.study(of: $0)) }).sorted() {
      var key = try KeyFile(study: study.string, inFolder: folder)
      for id in try rows(folder, study.string) { _ = key.remove(id) }
      try FileErasure.replace(
        "\(folder)/\(KeyFile.fileName(study: study.string))", by: key.fileContent,
        with: workbench.atomicWriter)
    }
    return found.items
  }

  private func rows(_ folder: String, _ study: String) throws -> [String] {
    try KeyFile(study: study, inFolder: folder).entries.map(\.participant).filter {
      try lookup.isErased(participant: $0, study: study)
    }
  }
}

/// What imported notes said about conditions, beside the keys.
struct ConditionTraces: TraceKeeper {
  private static let ending = "-conditions.json"

  /// `nil` where there is none.
  let folder: String?
  let lookup: ErasureLookup
  let workbench: Workbench

  func find(study: String?) throws -> TraceFound {
    guard let folder else { return TraceFound() }
    let studies = try study.map { [$0] } ?? PrivateKeyFiles.studies(in: folder, ending: Self.ending)
    return TraceFound(
      items: try studies.flatMap { study in
        try rows(folder, study).map { "\(study)/\($0)" }
      })
  }

  func erase(_ found: TraceFound, study: String?) throws -> [String] {
    guard let folder else { return [] }
    for study in Set(found.items.map { Text(PrivateKeyFiles.study(of: $0)) }).sorted() {
      let path = Self.path(folder, study.string)
      var object = try Self.object(path)
      for id in try rows(folder, study.string) { object[id] = nil }
      try FileErasure.replace(
        path, by: JSONWriter.canonical(.object(object)), with: workbench.atomicWriter)
    }
    return found.items
  }

  private func rows(_ folder: String, _ study: String) throws -> [String] {
    try Self.object(Self.path(folder, study)).sortedKeys.map(\.string).filter {
      try RecordID.flaw(in: $0) == nil && lookup.isErased(participant: $0, study: study)
    }
  }

  private static func path(_ folder: String, _ study: String) -> String {
    "\(folder)/\(study)\(ending)"
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

/// The files in the folder of keys.
enum PrivateKeyFiles {
  /// The studies of which a file is there.
  static func studies(in folder: String, ending: String) throws -> [String] {
    do {
      return try Files.list(folder).entries
        .filter { $0.kind == .file && $0.name.hasSuffix(ending) }
        .map { String($0.name.dropLast(ending.count)) }
        .filter { RecordID.flaw(in: $0) == nil }.sorted { Text.precedes($0, $1) }
    } catch {
      throw error.reading(folder)
    }
  }

  /// The study of a row as it was found: `tram/P07-kx4d`.
  static func study(of row: String) -> String { String(row.prefix { $0 != "/" }) }
}
