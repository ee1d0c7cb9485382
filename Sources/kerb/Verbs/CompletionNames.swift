import CommandLine
import Records
import Workbench

/// Names of a workspace for the shell to complete.
enum CompletionNames {
  static let pack = NameKind(rawValue: "pack")
  static let instrument = NameKind(rawValue: "instrument")

  @Sendable static func names(_ query: Frame.NameQuery) throws -> [String] {
    let workbench = try Workbench.find(
      chosen: query.workspaceFolder, query.console.surroundings, verb: "kerb")
    switch query.kind {
    case pack: return try workbench.sharedFiles().filter { $0.role == .promptPack }.map(\.stem)
    case instrument:
      return try workbench.sharedFiles().filter { $0.role == .instrument }.map(\.expectedID)
    case NoteShow.noteKind:
      return try NoteReference.completions(
        of: query.prefix, study: studies(query, workbench).first, in: workbench)
    default: break
    }
    guard let kind = RecordKind.all.first(where: { $0.nameKind == query.kind }) else { return [] }
    if kind.role == .study { return try DefaultStudy(in: workbench).studies }
    guard kind.isOfStudy else { return try present(kind, study: nil, workbench) }
    return try studies(query, workbench).flatMap { try present(kind, study: $0, workbench) }
  }

  /// The study on the command line, else the one that is meant where none is named, else all.
  private static func studies(_ query: Frame.NameQuery, _ workbench: Workbench) throws -> [String] {
    if let typed = query.study { return [(try? RecordFinder.study(typed, workbench)) ?? typed] }
    let choice = try DefaultStudy(in: workbench)
    return choice.find().study.map { [$0] } ?? choice.studies
  }

  /// Records that are there: what was erased or deleted is never offered.
  private static func present(_ kind: RecordKind, study: String?, _ workbench: Workbench) throws
    -> [String]
  {
    try workbench.read(kind.files(in: workbench, study: study)).filter { !$0.isGone }
      .map(\.file.expectedID)
  }
}
