import JSON
import Records
import Workspace

extension SessionRecordings {
  /// The marks of the session in order, milliseconds since its start.
  ///
  /// Where several recorders pressed the key at the same moments, each has a list of them, and the longest one counts: a
  /// moment must not stand there twice.
  package func marks() throws -> [Int] {
    let logs = try workbench.read(
      workbench.files(ofStudy: study).filter {
        $0.role == .log && Text.isSame($0.session ?? "", session)
      })
    if let fault = logs.flatMap(\.faults).first { throw fault }
    let all = logs.sorted { Text.precedes($0.file.path, $1.file.path) }
      .compactMap { $0.record(Log.self)?.markTimes }
    return all.reduce([]) { $1.count > $0.count ? $1 : $0 }
  }
}
