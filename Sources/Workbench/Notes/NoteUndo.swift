import JSON
import Platform
import Records
import Wording
import Workspace

/// What takes the last change of many notes back.
struct NoteUndo {
  /// One value that was changed.
  struct Step {
    /// The path of the record's file.
    let record: String
    let path: [String]
    let before: JSONValue
    let after: JSONValue
  }

  var steps: [Step] = []
  /// Whom the notes are about, so that a withdrawal finds the file.
  var people: Set<Text> = []

  /// Whether a record still holds what a step wrote.
  static func holds(_ root: JSONValue?, _ step: Step) -> Bool {
    let found = step.path.reduce(root) { $0?.object?[$1] }
    switch step.after {
    case .object:
      return found?.object.map { !ReviewFiles.isGone($0) } ?? false
    case .null where step.before.object != nil:
      return found?.object.map { $0[SystemKey.deleted]?.boolean == true } ?? false
    case .null: return found?.isNull ?? false
    default: return found == step.after
    }
  }

  /// As it stands in the file. It holds values of closed lists, criteria, ids and paths.
  var json: JSONValue {
    var object = JSONObject()
    object["participants"] = .array(people.sorted().map { .string($0) })
    object["steps"] = .array(
      steps.map { step in
        var one = JSONObject()
        one["record"] = .string(step.record)
        one["path"] = .array(step.path.map { .string($0) })
        one["before"] = step.before
        one["after"] = step.after
        return .object(one)
      })
    return .object(object)
  }

  init() {}

  init(_ json: JSONValue) {
    people = Set((json.object?["participants"]?.array ?? []).compactMap(\.string).map { Text($0) })
    steps = (json.object?["steps"]?.array ?? []).compactMap(\.object).compactMap { one in
      guard let record = one["record"]?.string, let path = one["path"]?.array else { return nil }
      return Step(
        record: record, path: path.compactMap(\.string), before: one["before"] ?? .null,
        after: one["after"] ?? .null)
    }
  }
}

/// The private file that holds it, for one workspace.
struct NoteUndoFile {
  private let workbench: Workbench

  init(in workbench: Workbench) { self.workbench = workbench }

  /// Where it lies; `nil` where there is no home.
  var path: String? {
    get throws {
      PrivateFolders(environment: workbench.surroundings.environment)
        .statePath("notes", ofWorkspace: try workbench.marker().id.string).map { "\($0)/undo.json" }
    }
  }

  /// What was kept; `nil` where there is nothing.
  func read() throws -> NoteUndo? {
    guard let path = try path, try Files.kind(path) == .file else { return nil }
    let document = try JSONReader.read(try Files.read(path))
    return NoteUndo(JSONValue(document.root))
  }

  func keep(_ undo: NoteUndo) throws {
    let folder = try PrivateFolders(environment: workbench.surroundings.environment).state(
      "notes", ofWorkspace: workbench.marker().id.string, at: workbench.location)
    try workbench.atomicWriter.write(
      JSONWriter.canonical(undo.json), toFile: "\(folder)/undo.json", audience: .owner)
  }

  /// Overwrites it and takes it away.
  func forget() throws {
    if let path = try path { try FileErasure.remove(path) }
  }
}
