import CommandLine
import JSON
import Records
import Workbench

/// Names of a workspace for the shell to complete: short wherever the short form is enough, and never what was erased or
/// deleted.
enum CompletionNames {
  static let pack = NameKind(rawValue: "pack")
  static let instrument = NameKind(rawValue: "instrument")
  static let checklist = NameKind(rawValue: "checklist")
  /// Sessions in which something waits for review.
  static let review = NameKind(rawValue: "review")

  /// The parts of a study that have verbs, such as its tasks.
  static func part(_ part: StudyPart) -> NameKind { NameKind(rawValue: "study-\(part.word)") }

  private static let parts: [StudyPart] = [.task, .prompt, .recruitment]

  @Sendable static func names(_ query: CommandLineApp.NameQuery) throws -> [String] {
    let workbench = try Workbench.find(
      chosen: query.workspaceFolder, query.console.surroundings, verb: "kerb")
    switch query.kind {
    case pack: return try shared(.promptPack, workbench)
    case instrument: return try shared(.instrument, workbench)
    case checklist: return try shared(.checklist, workbench)
    case review: return try toReview(query, workbench)
    case NoteShow.noteKind:
      return try NoteReference.completions(
        of: query.prefix, study: studies(query, workbench).first, in: workbench)
    default: break
    }
    if let part = parts.first(where: { Self.part($0) == query.kind }) {
      return try studies(query, workbench).prefix(1).flatMap { try part.ids(of: $0, in: workbench) }
    }
    guard let kind = RecordKind.all.first(where: { $0.nameKind == query.kind }) else { return [] }
    if kind.role == .study { return try DefaultStudy(in: workbench).studies }
    let files =
      kind.isOfStudy
      ? try studies(query, workbench).flatMap { try kind.files(in: workbench, study: $0) }
      : try kind.files(in: workbench, study: nil)
    return short(try workbench.read(files), query.prefix)
  }

  /// The study on the command line, else the one that is meant where none is named, else all.
  private static func studies(_ query: CommandLineApp.NameQuery, _ workbench: Workbench) throws
    -> [String]
  {
    if let typed = query.study { return [(try? RecordFinder.study(typed, workbench)) ?? typed] }
    let choice = try DefaultStudy(in: workbench)
    return choice.find().study.map { [$0] } ?? choice.studies
  }

  private static func shared(_ role: WorkspaceFile.Role, _ workbench: Workbench) throws -> [String]
  {
    try workbench.read(workbench.sharedFiles().filter { $0.role == role })
      .filter { !$0.isGone }.map { role == .promptPack ? $0.file.stem : $0.file.expectedID }
  }

  /// The ids of records that are there, each as short as it may be typed; as long as somebody has begun to type it.
  private static func short(_ records: [RecordFile], _ prefix: String) -> [String] {
    let ids = records.map { RecordID($0.file.expectedID)?.short ?? $0.file.expectedID }
    // What is gone has its number still, so that the number alone does not say who is meant.
    let times = Dictionary(ids.map { (Text($0), 1) }, uniquingKeysWith: +)
    return zip(records, ids).filter { !$0.0.isGone }.map { record, short in
      let isLonger = prefix.utf8.count > short.utf8.count
      return times[Text(short)] == 1 && !isLonger ? short : record.file.expectedID
    }
  }

  /// Sessions with something to review, or to clear of identifiers.
  private static func toReview(_ query: CommandLineApp.NameQuery, _ workbench: Workbench) throws
    -> [String]
  {
    let study = query.study.map { (try? RecordFinder.study($0, workbench)) ?? $0 }
    let found = try ReviewSessions.all(study: study, workbench).sessions
    let times = Dictionary(found.map { (Text($0.short), 1) }, uniquingKeysWith: +)
    return found.filter { $0.toReview > 0 || $0.notCleared > 0 }.map { session in
      let isLonger = query.prefix.utf8.count > session.short.utf8.count
      return times[Text(session.short)] == 1 && !isLonger ? session.short : session.session
    }
  }
}
