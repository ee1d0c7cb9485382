package import JSON
package import Records
package import Wording

/// Reads the scales and questionnaires of a workspace.
package enum InstrumentLoader {
  /// The instruments among files, by id; those that cannot be read are left out, since checking tells of them.
  package static func load(
    _ files: [WorkspaceFile], in workspace: WorkspaceLocation
  ) throws(WorkbenchError) -> [Text: Instrument] {
    let wanted = files.filter { $0.role == .instrument }
    let read = try RecordLoader.map(wanted, in: workspace) { $0.record(Instrument.self) }
    return Dictionary(
      read.compactMap { $0 ?? nil }.map { (Text($0.id.string), $0) },
      uniquingKeysWith: { one, _ in one })
  }
}
