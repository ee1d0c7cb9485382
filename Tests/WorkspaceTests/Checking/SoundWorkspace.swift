import JSON
import Merging
import Platform
import Records
import TemporaryFolder
import Workspace

/// A small workspace in which `kerb check` finds nothing; tests break one thing in it.
final class SoundWorkspace {
  let folder: TemporaryFolder
  var location: WorkspaceLocation { WorkspaceLocation(root: folder.path) }

  static let marker = ".kerb/workspace.json"
  static let study = "Surveys/bank/study.json"
  static let participant = "Surveys/bank/participants/P01-kx4d.json"
  static let session = "Surveys/bank/sessions/S01-x4k2/session.json"
  static let log = "Surveys/bank/sessions/S01-x4k2/log-a8f3q2.json"
  static let finding = "Surveys/bank/findings/F01-m2qa.json"
  static let evidence = "Surveys/bank/evidence/stories.json"
  static let response = "Surveys/bank/responses/r1.json"
  static let described = "Surveys/bank/people/iris.json"
  static let profile = "Personas/people/wren.json"
  static let spectrum = "Personas/spectrum/reach.json"
  static let scale = "Surveys/instruments/steps.json"

  init() throws {
    folder = try TemporaryFolder()
    for record in Self.records { try put(record.path, record.format, record.id, record.members) }
  }

  /// Writes a record in canonical form, with every declared field and an origin.
  ///
  /// - Parameter members: The inside of a JSON object.
  func put(_ path: String, _ format: String, _ id: String, _ members: String) throws {
    let text =
      "{\"id\": \"\(id)\", \"origins\": [\"0123456789abc\"], \(members), \"~format\": \"\(format)/1\"}"
    let object = JSONValue(try JSONReader.read(Array(text.utf8)).root).object ?? JSONObject()
    guard let known = RecordFormats.named(format) else { throw NotThere(text: format, path: path) }
    let bytes = JSONWriter.canonical(.object(RecordCompletion.completed(object, known)))
    try folder.write(path, String(decoding: bytes, as: UTF8.self))
  }

  /// Replaces the first place where a text stands in a file.
  func replace(_ old: String, by new: String, in path: String) throws {
    let text = try folder.read(path)
    guard let start = text.indices.first(where: { text[$0...].hasPrefix(old) }),
      let end = text.index(start, offsetBy: old.count, limitedBy: text.endIndex)
    else { throw NotThere(text: old, path: path) }
    try folder.write(path, text[..<start] + new + text[end...])
  }

  struct NotThere: Error {
    let text: String
    let path: String
  }

  /// Changes a record as kerb itself does.
  func edit(_ path: String, _ format: RecordFormat, _ change: (inout RecordDraft) throws -> Void)
    throws
  {
    let document = try JSONReader.read(Files.read(folder.at(path)))
    var count: UInt8 = 0
    let ids = RandomIDs { length in
      count += 1
      return [UInt8](repeating: count, count: length)
    }
    var draft = RecordDraft(changing: document, format: format, ids: ids)
    try change(&draft)
    try folder.write(path, String(decoding: draft.bytes, as: UTF8.self))
  }

  /// 2026-03-02 in days since 1970.
  static let today = 20_514

  func check(_ paths: [String] = []) throws -> WorkspaceCheck.Result {
    try WorkspaceCheck.run(
      in: location, paths: paths, today: CalendarDay(daysSince1970: Self.today))
  }

  /// What `kerb check --fix` writes.
  func repair() throws -> [String] {
    try WorkspaceCheck.repair(check().findings, in: location, writer: AtomicWriter())
  }

  /// Every plain file below the folder with its bytes; those that cannot be read are left out.
  func contents(_ below: String = "") throws -> [String: [UInt8]] {
    var found: [String: [UInt8]] = [:]
    let folder = below.isEmpty ? self.folder.path : self.folder.at(below)
    for entry in (try? Files.list(folder))?.entries ?? [] {
      let path = below.isEmpty ? entry.name : "\(below)/\(entry.name)"
      switch entry.kind {
      case .folder: found.merge(try contents(path)) { _, new in new }
      case .file: found[path] = try? Files.read(self.folder.at(path))
      default: break
      }
    }
    return found
  }
}
