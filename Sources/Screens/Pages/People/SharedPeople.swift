import Records
import Terminal
import Wording
import Workspace

/// The profiles and spectrums that all studies share.
struct SharedPeople: Sendable {
  private(set) var profiles: [Profile] = []
  private(set) var spectrums: [Spectrum] = []

  /// Reads the files of `Personas`; those with faults are left out.
  init(_ location: WorkspaceLocation) throws(WorkbenchError) {
    let files = try WorkspaceFiles.listShared(in: location).filter {
      $0.role == .profile || $0.role == .spectrum
    }
    let read = try RecordLoader.map(files, in: location) { record in
      (
        profile: record.file.role == .profile ? record.record(Profile.self) : nil,
        spectrum: record.file.role == .spectrum ? record.record(Spectrum.self) : nil
      )
    }
    profiles = read.compactMap { $0?.profile }
    spectrums = read.compactMap { $0?.spectrum }.sorted { left, right in
      left.dimension == right.dimension ? left.id < right.id : left.dimension < right.dimension
    }
  }
}
