import JSON
import Localization
import Platform
import Records
import Wording
import Workspace

/// What the private folder knows of a study's participants: the key from name to P-number, and what imports said
/// about their conditions. Its description shows neither.
struct PrivateKey: CustomStringConvertible {
  private var key: KeyFile
  private var conditionsByPerson: [String: [String]] = [:]
  private let study: String
  private let workspace: String
  private let folders: PrivateFolders
  private var hasNewPeople = false
  private var hasNewConditions = false

  /// Reads the key without making any folder.
  init(_ workbench: Workbench, study: String) throws {
    self.study = study
    workspace = try workbench.marker().id.string
    folders = PrivateFolders(environment: workbench.surroundings.environment)
    key = KeyFile()
    guard let folder = folders.statePath("keys", ofWorkspace: workspace) else { return }
    do {
      guard try Files.kind(folder) != .missing else { return }
    } catch {
      throw error.reading(folder)
    }
    key = try KeyFile(study: study, inFolder: folder)
    conditionsByPerson = try Self.readConditions(folder, Self.name(study))
  }

  var isThere: Bool { !key.entries.isEmpty }

  /// Where the key lies, for messages.
  var description: String {
    folders.statePath("keys", ofWorkspace: workspace).map { "\($0)/\(study).tsv" } ?? ""
  }

  var people: [(name: String, id: String)] {
    key.entries.map { (String(decoding: $0.name, as: UTF8.self), $0.participant) }
  }

  var conditions: [String] { conditionsByPerson.values.flatMap { $0 } }

  mutating func add(_ name: String, id: String) throws {
    try key.add(id, name: name)
    hasNewPeople = true
  }

  mutating func addConditions(_ conditions: [String], of id: String) {
    let old = conditionsByPerson[id] ?? []
    let new = conditions.filter { condition in
      !old.contains { Text.isSame($0, condition) }
    }
    guard !new.isEmpty else { return }
    conditionsByPerson[id] = old + new
    hasNewConditions = true
  }

  /// Writes what is new, so that only its owner can read it.
  func save(_ workbench: Workbench) throws {
    guard hasNewPeople || hasNewConditions else { return }
    let folder = try folders.state("keys", ofWorkspace: workspace, at: workbench.location)
    if hasNewPeople {
      try key.save(study: study, inFolder: folder, with: workbench.atomicWriter)
    }
    if hasNewConditions {
      try workbench.atomicWriter.write(
        conditionsContent, toFile: "\(folder)/\(Self.name(study))", audience: .owner)
    }
  }

  // MARK: Conditions

  private static let format = "kerb-conditions/1"

  private static func name(_ study: String) -> String { "\(study)-conditions.json" }

  private var conditionsContent: [UInt8] {
    var object = JSONObject()
    for (id, conditions) in conditionsByPerson {
      object[id] = .array(Set(conditions.map { Text($0) }).sorted().map { .string($0) })
    }
    object[SystemKey.format] = .string(Self.format)
    return JSONWriter.canonical(.object(object))
  }

  private static func readConditions(_ folder: String, _ name: String) throws -> [String: [String]]
  {
    let place = "\(folder)/\(name)"
    do {
      let opened = try OpenFolder(folder)
      guard try opened.status(name) != nil else { return [:] }
      let root = JSONValue(try JSONReader.read(opened.read(name)).root).object ?? JSONObject()
      guard root[SystemKey.format]?.string == format else {
        throw WorkbenchError(
          .newerFormat, at: place, "this file was written by another version of kerb",
          fix: "update kerb, then try again")
      }
      var found: [String: [String]] = [:]
      for (id, list) in root.members {
        found[id.string] = list.array?.compactMap(\.string)
      }
      return found
    } catch let error as SystemError {
      throw error.reading(place)
    } catch let error as JSONError {
      throw RecordFault(error).error(in: place)
    }
  }
}
