import JSON
import Localization
import Merging
package import Records
import Starter
package import Wording

/// The checklists of a workspace, found by what people type.
package struct Checklists {
  private let workbench: Workbench

  package init(in workbench: Workbench) { self.workbench = workbench }

  /// Every checklist that can be read, in the order of the ids, and what is wrong with the others.
  package func all() throws -> (checklists: [Checklist], faults: [WorkbenchError]) {
    let read = try workbench.read(files())
    return (read.compactMap { $0.record(Checklist.self) }, read.flatMap(\.faults))
  }

  /// The checklist that somebody names: its id in any case, or a beginning that only one has.
  ///
  /// - Throws: `WorkbenchError` with what may have been meant, or with the first fault of its file.
  package func find(_ typed: String) throws -> Checklist {
    let record = try record(typed)
    guard let checklist = record.record(Checklist.self) else {
      throw WorkbenchError(
        .noInput, at: typed, "this checklist is deleted",
        fix: "`kerb checklist list` names the others")
    }
    return checklist
  }

  /// The file of a checklist, without a fault.
  package func record(_ typed: String) throws -> RecordFile {
    let files = try files()
    let wanted = typed.lowercased()
    let exact = files.filter { Text.isSame($0.stem.lowercased(), wanted) }
    let found =
      exact.isEmpty && !wanted.isEmpty
      ? files.filter { $0.stem.lowercased().utf8.starts(with: wanted.utf8) } : exact
    guard let only = found.first, found.count == 1 else {
      throw missing(typed, found.map(\.stem), among: files.map(\.stem))
    }
    let record = workbench.read(only)
    if let fault = record.faults.first { throw fault }
    return record
  }

  private func files() throws -> [WorkspaceFile] {
    try workbench.sharedFiles().filter { $0.role == .checklist }
      .sorted { Text.precedes($0.stem, $1.stem) }
  }

  private func missing(_ typed: String, _ found: [String], among all: [String]) -> WorkbenchError {
    if found.count > 1 {
      return WorkbenchError(
        .usage, at: typed, "\(found.count) checklists begin so",
        fix: "write more of the id: \(found.joined(separator: ", "))")
    }
    return RecordFinder.missing(
      "checklist", typed, among: all,
      hint: all.isEmpty
        ? "there is none yet: `kerb checklist add` brings those that come with kerb"
        : "`kerb checklist list` names the checklists")
  }
}

// MARK: Those that come with kerb

extension Checklists {
  private static let folder = "Surveys/checklists/"

  /// The ids of the checklists that come with kerb, in order.
  package static var shipped: [String] {
    StarterFiles.all.compactMap { file in
      guard file.path.utf8.starts(with: folder.utf8) else { return nil }
      return String(file.path.dropFirst(folder.utf8.count).dropLast(".json".utf8.count))
    }
  }

  /// Brings checklists that come with kerb into a workspace that does not have them; what is there stays as it is.
  ///
  /// - Parameter ids: Of those that are wanted; empty for all.
  /// - Returns: The ids of those that were added.
  /// - Throws: `WorkbenchError` for an id that none of them has.
  package func add(_ ids: [String]) throws -> [String] {
    for id in ids where !Self.shipped.contains(where: { Text.isSame($0, id) }) {
      throw RecordFinder.missing(
        "checklist that comes with kerb", id, among: Self.shipped,
        hint: "they are \(Self.shipped.joined(separator: ", "))")
    }
    return try workbench.transaction {
      let present = Set(try files().map { Text($0.stem) })
      let wanted = (ids.isEmpty ? Self.shipped : ids).filter { !present.contains(Text($0)) }
      for id in wanted {
        guard let file = StarterFiles.all.first(where: { $0.path == "\(Self.folder)\(id).json" })
        else { continue }
        try workbench.write(Array(file.content.utf8), to: .checklist(id))
      }
      return wanted
    }
  }
}
