import JSON
import Localization
import Measures
package import Records
package import Wording
import Workspace

/// The scales and questionnaires of a workspace, found by what people type.
package enum Instruments {
  /// Every instrument that can be read, by id, and what is wrong with the others.
  package static func all(_ workbench: Workbench) throws -> (
    instruments: [Instrument], faults: [WorkbenchError]
  ) {
    let read = try RecordLoader.map(try files(workbench), in: workbench.location) { $0 }
      .compactMap { $0 }
    return (read.compactMap { $0.record(Instrument.self) }, read.flatMap(\.faults))
  }

  package static func files(_ workbench: Workbench) throws -> [WorkspaceFile] {
    try WorkspaceFiles.listShared(in: workbench.location).filter { $0.role == .instrument }
      .sorted { Text.precedes($0.expectedID, $1.expectedID) }
  }

  /// The instrument that somebody names: its id in any case, or a beginning that only one has.
  ///
  /// - Throws: `WorkbenchError` with what may have been meant, or with the first fault of its file.
  package static func find(_ typed: String, _ workbench: Workbench) throws -> Instrument {
    guard let instrument = try file(typed, workbench).record(Instrument.self) else {
      throw WorkbenchError(
        .noInput, at: typed, "this instrument is deleted",
        fix: "`kerb survey list` names the others")
    }
    return instrument
  }

  /// The file of an instrument, without a fault.
  package static func file(_ typed: String, _ workbench: Workbench) throws -> RecordFile {
    let files = try files(workbench)
    let wanted = typed.lowercased()
    let exact = files.filter { Text.isSame($0.expectedID.lowercased(), wanted) }
    let found =
      exact.isEmpty && !wanted.isEmpty
      ? files.filter { $0.expectedID.lowercased().utf8.starts(with: wanted.utf8) } : exact
    guard let only = found.first, found.count == 1 else {
      throw missing(typed, found.map(\.expectedID), among: files.map(\.expectedID))
    }
    let record = RecordLoader.read(only, in: workbench.location)
    if let fault = record.faults.first { throw fault }
    return record
  }

  private static func missing(_ typed: String, _ found: [String], among all: [String])
    -> WorkbenchError
  {
    if found.count > 1 {
      return WorkbenchError(
        .usage, at: typed, "\(found.count) instruments begin so",
        fix: "write more of the id: \(found.joined(separator: ", "))")
    }
    return RecordFinder.missing(
      "instrument", typed, among: all + [YourNetworkHook.name],
      hint: all.isEmpty
        ? "there is none in Surveys/instruments yet" : "`kerb survey list` names the instruments")
  }

  /// Whether somebody is placed on a level by choice: there are levels, and no answers that could lead to one.
  package static func isChosenByLevel(_ instrument: Instrument) -> Bool {
    instrument.items.isEmpty && !instrument.levels.isEmpty
  }
}

/// The exercise "your network", which is no instrument: it looks like one on the command line and writes nothing.
package enum YourNetworkHook {
  static let name = "your-network"

  package static func isMeant(_ typed: String?) -> Bool {
    typed.map { Text.isSame($0.lowercased(), name) } ?? false
  }
}
