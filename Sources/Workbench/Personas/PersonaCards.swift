import JSON
import Localization
package import Measures
package import Records
package import Wording

/// Profiles as cards: what the workspace knows beside a profile is read where it is needed.
package struct PersonaCards {
  private let workbench: Workbench
  package let shared: SharedPeople
  private let rules: ClaimReading.Rules

  /// - `limit`: The years after which the evidence of a claim is out of date.
  package init(in workbench: Workbench, limit: Int = ClaimReading.Rules.usualLimit)
    throws(WorkbenchError)
  {
    self.workbench = workbench
    shared = try SharedPeople(in: workbench)
    rules = ClaimReading.Rules(today: workbench.today, limit: limit)
  }

  /// A card, and what is wrong with files of the studies that it rests on.
  package struct Made {
    package let card: PersonaCard
    package let faults: [WorkbenchError]
  }

  /// - `withEvidence`: Whether the studies are read that its claims rest on; without them nothing counts.
  package func card(_ profile: Profile, withEvidence: Bool = true) throws -> Made {
    let named = withEvidence ? Set(profile.bases.compactMap(\.study).map { Text($0) }) : []
    let there = try workbench.studies().filter { named.contains(Text($0)) }
    var (studies, faults): ([StudyRecords], [WorkbenchError]) = ([], [])
    for study in there {
      do {
        let loaded = try workbench.study(study)
        studies.append(loaded.records)
        faults += loaded.faults
      } catch {
        // A study that cannot be read counts for nothing, and that is told.
        faults.append(error)
      }
    }
    let card = PersonaCard(
      profile, spectrums: shared.spectrums, instruments: shared.instruments, studies: studies,
      rules: rules)
    return Made(card: card, faults: faults)
  }

  /// Finds a profile by its id.
  package func profile(_ typed: String) throws -> Profile {
    let finder = RecordFinder(workbench: workbench, kind: .persona)
    let file = try finder.record(typed, study: nil)
    guard let profile = file.record(Profile.self) else {
      throw WorkbenchError(
        .noInput, at: file.file.path, "this profile was deleted",
        fix: "`kerb persona delete \(file.file.expectedID) --undo` brings it back")
    }
    return profile
  }
}
