import JSON
import Localization
import Platform
import Records
import Wording
import Workspace

/// Where the recordings of one study lie on this computer: a file in the private folder.
///
/// A path tells the name of whoever's home it is in, and often whom a recording shows. So it never stands in a record.
struct MediaPlaces {
  static let folder = "media"
  static let ending = ".json"
  private static let format = "kerb-media/1"

  /// Absolute paths, by `<session>/<name>`.
  private(set) var paths: [Text: String] = [:]

  /// - Parameter folder: The private folder for media.
  static func path(_ folder: String, _ study: String) -> String { "\(folder)/\(study)\(ending)" }

  static func key(_ session: String, _ name: String) -> Text { Text("\(session)/\(name)") }

  /// Reads what this computer knows of a study, without making any folder.
  init(of study: String, in workbench: Workbench) throws {
    let folders = PrivateFolders(environment: workbench.surroundings.environment)
    let workspace = try workbench.marker().id.string
    // Without a home nothing private is kept, so nothing is known.
    try self.init(
      folders.statePath(Self.folder, ofWorkspace: workspace).map { Self.path($0, study) })
  }

  /// Reads the file at a path; none is nobody's fault.
  init(_ path: String?) throws {
    guard let path else { return }
    do {
      guard try Files.kind(path) != .missing else { return }
      let root = JSONValue(try JSONReader.read(Files.read(path)).root).object ?? JSONObject()
      guard root[SystemKey.format]?.string == Self.format else {
        throw WorkbenchError(
          .newerFormat, at: path, "this list of recordings was written by another version of kerb",
          fix: "update kerb, then try again")
      }
      for (key, value) in root["places"]?.object?.members ?? [:] {
        if let path = value.string { paths[key] = path }
      }
    } catch let error as SystemError {
      throw error.reading(path)
    } catch let error as JSONError {
      throw RecordFault(error).error(in: path)
    }
  }

  var content: [UInt8] {
    JSONWriter.canonical(
      .object(
        JSONObject([
          Text(SystemKey.format): .string(Self.format),
          Text("places"): .object(JSONObject(paths.mapValues { .string($0) })),
        ])))
  }

  /// Where a recording lies here; `nil` where this computer does not know.
  func path(_ session: String, _ name: String) -> String? { paths[Self.key(session, name)] }

  mutating func set(_ path: String?, _ key: Text) { paths[key] = path }

  /// Changes what this computer knows of a study; whoever calls it holds the workspace's lock.
  static func change(
    _ study: String, in workbench: Workbench, _ edit: (inout MediaPlaces) -> Void
  ) throws {
    let folders = PrivateFolders(environment: workbench.surroundings.environment)
    let folder = try folders.state(
      Self.folder, ofWorkspace: try workbench.marker().id.string, at: workbench.location)
    let path = Self.path(folder, study)
    var places = try MediaPlaces(path)
    let before = places.paths
    edit(&places)
    guard places.paths != before else { return }
    try workbench.atomicWriter.write(places.content, toFile: path, audience: .owner)
  }
}
