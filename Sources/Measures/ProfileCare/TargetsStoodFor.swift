import Localization
package import Records
import Wording

/// Recruitment targets of studies for which nobody in a set of profiles stands.
///
/// Targets for which nobody can be counted are left out.
package enum TargetsStoodFor {
  /// - Returns: At most one finding a study.
  package static func findings(
    _ profiles: [Profile], spectrums: [Spectrum], studies: [StudyRecords]
  ) -> [ProfileSet.Finding] {
    guard !profiles.isEmpty else { return [] }
    let people = profiles.map { (cells: $0.cells(spectrums), person: RecruitedPerson($0)) }
    let ofProfiles = profiles.flatMap(\.assistiveTechnologies).map(\.name)
    return studies.compactMap { records in
      let used = ofProfiles + records.participants.flatMap(\.assistiveTechnologies).map(\.name)
      let view = StudyView(records, options: ReportOptions())
      let skill = SkillMeasure(people: PeopleMeasure(view))
      let missing = records.study.recruitmentTargets.filter { target in
        let match = TargetMatch(target, skill: skill, used: used)
        guard match.uncounted == nil else { return false }
        return !people.contains { fits($0.cells, target) && match.personalFit($0.person) == .fits }
      }
      guard !missing.isEmpty else { return nil }
      let labels = missing.map { "“\(Printable.text($0.label, limit: 60))”" }
      return ProfileSet.Finding(
        profile: nil,
        problem:
          "nobody in the set stands for \(missing.count, "target", "targets") of \(records.study.id): \(Sentence.list(labels))",
        remedy: "make somebody who does: `kerb persona new`, or take the target out of the study")
    }
  }

  private static func fits(_ cells: Set<SpectrumCell>, _ target: RecruitmentTarget) -> Bool {
    guard target.dimension != nil || target.duration != nil else { return true }
    return cells.contains { cell in
      (target.dimension == nil || cell.dimension == target.dimension)
        && (target.duration == nil || cell.duration == target.duration)
    }
  }
}
