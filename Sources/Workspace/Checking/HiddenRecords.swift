import JSON
import Localization
import Records
import Wording

/// Deleted studies and sessions in which something else still stands: by intent, or because another person wrote there
/// meanwhile.
enum HiddenRecords {
  /// What one file has to do with it.
  enum Fact: Sendable {
    /// A study or session that is deleted.
    case deleted
    /// A record, or the notes of a log, that are there.
    case live(Int)

    init(_ record: RecordFile) {
      switch record.file.role {
      case .study, .session:
        self = record.isGone && !record.isErased ? .deleted : .live(0)
      case .log:
        self = .live(record.record(Log.self)?.observations.count ?? 0)
      default: self = .live(record.isGone ? 0 : 1)
      }
    }
  }

  /// A remark for each deleted study, and for each deleted session of the others.
  static func remarks(_ checks: [FileCheck]) -> [CheckFinding] {
    let deleted = checks.filter { if case .deleted = $0.hidden { true } else { false } }
    let studies = Set(
      deleted.filter { $0.file.role == .study }.map { Text($0.file.study ?? "") })
    return deleted.compactMap { check in
      guard let study = check.file.study else { return nil }
      let isStudy = check.file.role == .study
      guard isStudy || !studies.contains(Text(study)) else { return nil }
      let folder = check.file.path.dropLast((isStudy ? "study.json" : "session.json").count)
      let inside = checks.lazy.filter { $0.file.path.hasPrefix(folder) }
      let count = inside.reduce(0) {
        if case .live(let count) = $1.hidden { $0 + count } else { $0 }
      }
      guard count > 0 else { return nil }
      let words: Sentence =
        isStudy
        ? "this study is deleted, with \(count, "note or record", "notes and records") that no list and no report has"
        : "this session is deleted, with \(count, "note", "notes") that no list and no report has"
      let name = ShellWord.word(study)
      let verb: Sentence =
        isStudy
        ? "`kerb study delete \(name) --undo`"
        : "`kerb session delete \(name) \(check.file.session ?? "") --undo`"
      return CheckFinding(
        WorkbenchError(
          .invalidData, at: check.file.path, words,
          fix: verb + " brings it back, if someone wrote in it meanwhile"),
        isFixable: false)
    }
  }
}
