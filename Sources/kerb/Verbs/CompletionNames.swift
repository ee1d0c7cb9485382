import CommandLine
import Records
import Workbench
import Workspace

/// Names of a workspace for the shell to complete.
enum CompletionNames {
  @Sendable static func names(_ query: Frame.NameQuery) throws -> [String] {
    guard let kind = RecordKind.all.first(where: { $0.nameKind == query.kind }) else { return [] }
    let location = try WorkspaceLocation.find(
      from: query.console.currentFolder(), chosen: query.workspaceFolder.map(query.console.absolute)
    )
    if kind.role == .study { return try WorkspaceFiles.studies(in: location) }
    if kind.isOfStudy, query.study == nil { return [] }
    return try kind.files(in: location, study: query.study).map(\.expectedID)
  }
}
