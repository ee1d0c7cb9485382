import JSON
import Localization
package import Measures
package import Records
package import Wording

/// Spectrums as cards, with whom the studies of the workspace met.
package struct SpectrumCards {
  private let workbench: Workbench
  private let shared: SharedPeople
  private let studies: [StudyPeople]
  /// What is wrong with files that were left out.
  package let faults: [WorkbenchError]

  private let edition: Edition

  /// - `edition`: For the team edition the studies are read; without them no people count. The sharing edition tells of
  ///   no draft from participants.
  package init(in workbench: Workbench, _ edition: Edition) throws {
    self.edition = edition
    self.workbench = workbench
    shared = try SharedPeople(in: workbench)
    var (studies, faults): ([StudyPeople], [WorkbenchError]) = ([], shared.faults)
    for id in edition == .team ? try workbench.studies() : [] {
      do {
        let loaded = try workbench.study(id)
        studies.append(StudyPeople(loaded.records))
        faults += loaded.faults
      } catch {
        // A study that cannot be read counts for nothing, and that is told.
        faults.append(error)
      }
    }
    self.studies = studies
    var seen: Set<String> = []
    self.faults = faults.filter { seen.insert($0.description).inserted }
  }

  /// All, in the order of the abilities.
  package var all: [SpectrumCard] { shared.spectrumsByDimension.map(card) }

  package func card(_ spectrum: Spectrum) -> SpectrumCard {
    SpectrumCard(
      spectrum, profiles: shared.profiles.told(in: edition), spectrums: shared.spectrums,
      studies: studies)
  }

  /// Finds a spectrum by its id.
  package func spectrum(_ typed: String) throws -> Spectrum {
    let file = try RecordFinder(workbench: workbench, kind: .spectrum).record(typed, study: nil)
    guard let spectrum = file.record(Spectrum.self) else {
      throw WorkbenchError(
        .noInput, at: file.file.path, "this spectrum was deleted",
        fix: "`kerb spectrum delete \(file.file.expectedID) --undo` brings it back")
    }
    return spectrum
  }
}
