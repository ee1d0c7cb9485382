import Localization
package import Records
import Wording
import Workspace

/// The files of responses.
package enum ResponseFiles {
  package static func all(study: String, _ workbench: Workbench) throws -> [WorkspaceFile] {
    try WorkspaceFiles.list(in: workbench.location, .study(study)).filter { $0.role == .response }
  }

  /// The number after the highest one, with a random tail.
  static func newID(study: String, _ workbench: Workbench) throws -> RecordID {
    let number = try nextNumber(all(study: study, workbench))
    return try id(number, tail: workbench.ids.tail())
  }

  package static func nextNumber(_ files: [WorkspaceFile]) -> Int {
    RecordID.nextNumber("R", after: files.map(\.expectedID))
  }

  package static func id(_ number: Int, tail: String) throws -> RecordID {
    let text = "R\(Digits.padded(number, 2))-\(tail)"
    guard let id = RecordID(text) else {
      throw WorkbenchError(.invalidData, at: text, "this is no id", fix: "try again")
    }
    return id
  }

  /// The response that somebody names.
  package static func find(_ typed: String, study: String, _ workbench: Workbench) throws
    -> Response
  {
    let files = try all(study: study, workbench)
    let found = files.filter { RecordID($0.expectedID)?.matches(typed) ?? false }
    guard let only = found.first, found.count == 1 else {
      throw WorkbenchError(
        found.isEmpty ? .noInput : .usage, at: typed,
        found.isEmpty
          ? "there is no response \(Quoted(typed)) in \(study)" : "\(found.count) responses fit",
        fix: found.isEmpty
          ? "`kerb survey score --study \(study)` names the responses"
          : "write more of the id: \(found.map(\.expectedID).joined(separator: ", "))")
    }
    let record = RecordLoader.read(only, in: workbench.location)
    if let fault = record.faults.first { throw fault }
    guard let response = record.record(Response.self) else {
      throw WorkbenchError(
        .noInput, at: typed, "this response was deleted or erased",
        fix: "`kerb survey score --study \(study)` names the others")
    }
    return response
  }
}
