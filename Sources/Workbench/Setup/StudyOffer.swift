import Records
import Workspace

/// A study that can be recorded.
package struct StudyOffer {
  package let id: String
  /// Its title, or its id where it has none.
  package let title: String
  /// When its latest session began, in milliseconds since 1970; 0 for none.
  package let latest: Int

  /// All studies that can be read, in the order of their ids.
  package static func all(in workbench: Workbench) throws -> [StudyOffer] {
    try workbench.studies().compactMap { id in
      let files = try workbench.files(ofStudy: id)
      guard let plan = files.first(where: { $0.role == .study }),
        let study = workbench.read(plan).record(Study.self)
      else { return nil }
      let sessions = files.filter { $0.role == .session }
      let starts = try RecordLoader.map(sessions, in: workbench.location) {
        $0.record(Session.self)?.startedAt.flatMap { Instant($0)?.milliseconds } ?? 0
      }
      return StudyOffer(
        id: id, title: study.title.isEmpty ? id : study.title,
        latest: starts.compactMap { $0 }.max() ?? 0)
    }
  }
}
