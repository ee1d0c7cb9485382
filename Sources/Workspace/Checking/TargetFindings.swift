import JSON
import Localization
import Records
import Wording

/// Recruitment targets for which nobody can be counted, and findings that can concern nobody.
enum TargetFindings {
  /// The targets of one study, with the place of each.
  struct Targets: Sendable {
    let study: String
    let all: [(target: RecruitmentTarget, place: String)]

    /// `nil` for any file but that of a study that has targets.
    init?(_ record: RecordFile) {
      guard record.file.role == .study, let document = record.document,
        let study = record.record(Study.self), !study.recruitmentTargets.isEmpty
      else { return nil }
      self.study = record.file.study ?? ""
      all = study.recruitmentTargets.map { target in
        let entry = document.root[\Study.recruitmentTargets]?[key: target.id]
        let node =
          entry?[\RecruitmentTarget.assistiveTechnology].flatMap { $0.isNull ? nil : $0 } ?? entry
        return (target, "\(record.file.path):\((node ?? document.root).position)")
      }
    }
  }

  /// The technologies that a finding names.
  struct Concern: Sendable {
    let names: [String]
    let place: String

    /// `nil` for any file but that of a finding that names some.
    init?(_ record: RecordFile) {
      guard record.file.role == .finding, !record.isGone, let document = record.document,
        let finding = record.record(Finding.self), !finding.technologies.isEmpty
      else { return nil }
      names = finding.technologies
      let node = document.root[\Finding.technologies] ?? document.root
      place = "\(record.file.path):\(node.position)"
    }
  }

  /// The names of technologies in the file of a participant or a session.
  static func technologies(in record: RecordFile) -> [String] {
    guard [.participant, .session].contains(record.file.role), record.isSound, !record.isGone
    else { return [] }
    return record.document?.root[\Session.assistiveTechnologies]?.members.compactMap {
      $1.isTombstone(key: $0.string) ? nil : $1[\AssistiveTechnology.name]?.string
    } ?? []
  }

  /// - Returns: Those in which a known name is nearly written, which are errors, and the others.
  static func findings(_ checks: [FileCheck]) -> (errors: [CheckFinding], remarks: [CheckFinding]) {
    var used: [Text: [String]] = [:]
    for check in checks where !check.technologies.isEmpty {
      used[Text(check.file.study ?? ""), default: []] += check.technologies
    }
    var (errors, remarks): ([CheckFinding], [CheckFinding]) = ([], [])
    for targets in checks.compactMap(\.targets) {
      for (target, place) in targets.all {
        guard let uncounted = target.uncounted(among: used[Text(targets.study)] ?? []) else {
          continue
        }
        let finding = finding(uncounted, target, at: place, in: targets.study)
        if case .unknownTechnology(_, near: _?) = uncounted {
          errors.append(finding)
        } else {
          remarks.append(finding)
        }
      }
    }
    for check in checks {
      guard let concern = check.concern else { continue }
      let used = used[Text(check.file.study ?? "")] ?? []
      remarks += UncountedTarget.unknownTechnologies(concern.names, among: used).map {
        Self.remark($0, check.file, at: concern.place)
      }
    }
    return (errors, remarks)
  }

  private static func remark(
    _ unknown: UncountedTarget, _ file: WorkspaceFile, at place: String
  ) -> CheckFinding {
    CheckFinding(
      WorkbenchError(
        .invalidData, at: place, "the finding can concern no participant: \(unknown.reason)",
        fix:
          "`kerb finding edit \(ShellWord.word(file.study ?? "")) \(file.expectedID) --technology NAME`"
      ), isFixable: false)
  }

  private static func finding(
    _ uncounted: UncountedTarget, _ target: RecruitmentTarget, at place: String, in study: String
  ) -> CheckFinding {
    let command = "kerb study recruit edit \(study) \(target.id)"
    let remedy: Sentence =
      switch uncounted {
      case .onlyLabel:
        "say whom it means: `\(command) --assistive-technology \"screen reader\"`, or `kerb study recruit edit --help`"
      case .unknownTechnology(_, let near):
        "`\(command) --assistive-technology \"\(near ?? "NAME")\"`"
      }
    return CheckFinding(
      WorkbenchError(
        .invalidData, at: place,
        "the recruitment target “\(Printable.text(target.label, limit: 60))” \(uncounted.words)",
        fix: remedy), isFixable: false)
  }
}
