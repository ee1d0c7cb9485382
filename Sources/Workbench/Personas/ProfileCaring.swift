import JSON
package import Measures
import Records
package import Wording

/// What `kerb persona check` asks beside whether a set is one-sided: of words, tasks, age of claims, and of studies.
package enum ProfileCaring {
  /// - Returns: What was found, and what is wrong with files of studies that were left out.
  package static func look(_ workbench: Workbench, _ shared: SharedPeople) throws -> (
    findings: [ProfileSet.Finding], faults: [WorkbenchError]
  ) {
    guard !shared.profiles.isEmpty else { return ([], []) }
    let care = ProfileCare(shared.profiles, spectrums: shared.spectrums)
    let cards = try PersonaCards(in: workbench)
    var (findings, faults): ([ProfileSet.Finding], [WorkbenchError]) = (care.findings(), [])
    for profile in shared.profiles where !profile.bases.isEmpty {
      let old = try cards.card(profile).card.claims.count { Text.isSame($0.stateID, "outOfDate") }
      if old > 0 { findings.append(ProfileCare.outOfDate(profile, claims: old)) }
    }
    var studies: [StudyRecords] = []
    for study in try workbench.studies() {
      do {
        studies.append(try workbench.study(study).records)
      } catch {
        faults.append(error)
      }
    }
    findings += TargetsStoodFor.findings(
      shared.profiles, spectrums: shared.spectrums, studies: studies)
    return (findings, faults)
  }
}
