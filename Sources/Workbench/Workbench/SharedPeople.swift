package import Records
package import Wording
import Workspace

/// The profiles and spectrums that all studies share, and the scales that speak of people.
package struct SharedPeople: Sendable {
  /// In the order of their files, as the other two lists.
  package private(set) var profiles: [Profile] = []
  package private(set) var spectrums: [Spectrum] = []
  package private(set) var instruments: [Instrument] = []
  /// What was given for claims that profiles no longer make.
  package private(set) var orphans: [WorkbenchError] = []
  /// What is wrong with profiles that were left out; what scales and spectrums lack is for kerb check.
  package private(set) var faults: [WorkbenchError] = []

  private init() {}

  package init(in workbench: Workbench) throws(WorkbenchError) {
    let files = try workbench.sharedFiles().filter {
      [.profile, .spectrum, .instrument].contains($0.role)
    }
    let read = try RecordLoader.map(files, in: workbench.location) { SharedPeople($0) }
    for one in read.compactMap(\.self) {
      profiles += one.profiles
      spectrums += one.spectrums
      instruments += one.instruments
      faults += one.faults
      orphans += one.orphans
    }
  }

  private init(_ record: RecordFile) {
    switch record.file.role {
    case .profile:
      if !record.isSound { faults = record.faults }
      profiles = [record.record(Profile.self)].compactMap(\.self)
      if !profiles.isEmpty, let document = record.document {
        orphans = OrphanBases.faults(in: document, of: record).map {
          $0.error(in: record.file.path)
        }
      }
    case .instrument: instruments = [record.record(Instrument.self)].compactMap(\.self)
    default: spectrums = [record.record(Spectrum.self)].compactMap(\.self)
    }
  }

  /// The spectrums of one ability beside each other.
  package var spectrumsByDimension: [Spectrum] {
    spectrums.sorted { left, right in
      left.dimension == right.dimension ? left.id < right.id : left.dimension < right.dimension
    }
  }
}
