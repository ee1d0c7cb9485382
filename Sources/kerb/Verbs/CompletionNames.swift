import CommandLine
import Records
import Workbench

/// Names of a workspace for the shell to complete.
enum CompletionNames {
  @Sendable static func names(_ query: Frame.NameQuery) throws -> [String] {
    guard let kind = RecordKind.all.first(where: { $0.nameKind == query.kind }) else { return [] }
    let workbench = try Workbench.find(
      chosen: query.workspaceFolder, query.console.surroundings, verb: "kerb")
    if kind.role == .study { return try workbench.studies() }
    if kind.isOfStudy, query.study == nil { return [] }
    return try kind.files(in: workbench, study: query.study).map(\.expectedID)
  }
}
