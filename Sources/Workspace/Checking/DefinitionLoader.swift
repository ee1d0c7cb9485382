package import Records
package import Wording

/// Reads what files define, without keeping their content.
package enum DefinitionLoader {
  /// Files with faults define what can still be read of them.
  package static func load(_ files: [WorkspaceFile], in workspace: WorkspaceLocation)
    throws(WorkbenchError) -> Definitions
  {
    Definitions(
      try RecordLoader.map(files, in: workspace) { Definitions.names(in: $0) }.flatMap { $0 ?? [] })
  }
}
