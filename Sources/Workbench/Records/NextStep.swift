import JSON
import Localization
import Merging
import Records
import Workspace

/// What is said after a record was made: a fact worth knowing, and the next step.
package enum NextStep {
  /// The step that comes next.
  ///
  /// - Returns: Lines, none when nothing is worth saying.
  static func words(_ kind: RecordKind, _ draft: RecordDraft, study: String?, id: RecordID)
    -> [Sentence]
  {
    switch kind.role {
    case .study where (draft.value(\Study.tasks)?.object?.members ?? [:]).isEmpty:
      return [
        "Next: `kerb study task add \(id) \"What people are asked to do\" --exercises 2.4.3,3.3.2`"
      ]
    case .participant
    where
      draft.value(\.observe, at: Holder<Participant>().group(\.consent))?.isNull ?? true:
      return [
        "No consent yet: `kerb participant consent \(study ?? "") \(id.short) --observe granted --manner speech`"
      ]
    case .session where (draft.value(\Session.participants)?.array ?? []).isEmpty:
      return [
        "Nobody takes part yet: `kerb session edit \(study ?? "") \(id.short) --participant P01`"
      ]
    case .finding where (draft.value(\Finding.supports)?.object?.members ?? [:]).isEmpty:
      return [
        "No note supports it yet: `kerb finding edit \(study ?? "") \(id.short) --observation SESSION/NOTE`"
      ]
    case .profile where (draft.value(\Profile.basedOn)?.array ?? []).isEmpty:
      return [
        "Nothing says yet what it is based on: `kerb persona edit \(id) --based-on \"an interview study\"`"
      ]
    default: return []
    }
  }

  /// What a new study is measured against; none for other kinds.
  static func facts(_ kind: RecordKind, _ draft: RecordDraft) -> [Sentence] {
    guard kind.role == .study else { return [] }
    let target = draft.value(\Study.target)?.object ?? JSONObject()
    guard let version = target[\WCAGTarget.version]?.string.flatMap({ WCAGVersion($0) }),
      let level = target[\WCAGTarget.level]?.string.flatMap({ ConformanceLevel($0) }),
      let platform = target[\WCAGTarget.platform]?.string.flatMap({ ProductPlatform($0) })
    else { return [] }
    let goal = WCAGTarget(version: version, level: level, platform: platform)
    let software: Sentence? = goal.platformFit.map {
      ", \(goal.criteria.count - $0.noSoftwareClause.count - $0.notInStandard.count) of them with a software clause in EN 301 549"
    }
    return ["Target: \(goal.label), \(goal.criteria.count) criteria\(software ?? "")."]
  }
}
