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
    var deleted: [FileCheck] = []
    var live: [[Text]: Int] = [:]
    for check in checks {
      guard let study = check.file.study else { continue }
      switch check.hidden {
      case .deleted: deleted.append(check)
      case .live(let count):
        live[[Text(study)], default: 0] += count
        if let session = check.file.session {
          live[[Text(study), Text(session)], default: 0] += count
        }
      }
    }
    let studies = Set(
      deleted.filter { $0.file.role == .study }.map { Text($0.file.study ?? "") })
    return deleted.compactMap { check in
      guard let study = check.file.study else { return nil }
      let name = ShellWord.word(study)
      guard let session = check.file.session else {
        let count = live[[Text(study)]] ?? 0
        return count == 0
          ? nil
          : remark(
            check,
            "this study is deleted, with \(count, "note or record", "notes and records") that no list and no report has",
            "kerb study delete \(name)")
      }
      let count = live[[Text(study), Text(session)]] ?? 0
      return count == 0 || studies.contains(Text(study))
        ? nil
        : remark(
          check,
          "this session is deleted, with \(count, "note", "notes") that no list and no report has",
          "kerb session delete \(name) \(session)")
    }
  }

  private static func remark(
    _ check: FileCheck, _ words: Sentence, _ verb: String
  ) -> CheckFinding {
    CheckFinding(
      WorkbenchError(
        .invalidData, at: check.file.path, words,
        fix: "`\(verb) --undo` brings it back, if someone wrote in it meanwhile"),
      isFixable: false)
  }
}
