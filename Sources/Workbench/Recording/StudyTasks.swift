import JSON
import Localization
import Merging
package import Recording
import Records
import Wording
import Workspace

/// Adds to a study's plan while a session runs.
package enum StudyTasks {
  /// Adds a task.
  ///
  /// - Throws: `WorkbenchError` when the study cannot be read or written.
  package static func add(_ title: String, to study: String, _ workbench: Workbench) throws
    -> SessionPlan.Task
  {
    try workbench.transaction {
      let record = try StudyFile.read(study, workbench)
      guard let document = record.document else {
        throw WorkbenchError(
          .unreadable, at: record.file.path, "the study cannot be read",
          fix: "`kerb check` says why")
      }
      var draft = RecordDraft(changing: document, format: Study.format, ids: workbench.ids)
      let before = Set(draft.value(\Study.tasks)?.object?.members.keys.map(\.string) ?? [])
      var patch = RecordPatch()
      patch.add([.new { $0.title = title }], to: \Study.tasks)
      try patch.apply(to: &draft, now: workbench.now)
      try workbench.write(draft, to: .study(study), isNew: false)
      let after = draft.value(\Study.tasks)?.object?.members.keys.map(\.string) ?? []
      guard let id = after.first(where: { !before.contains($0) }) else {
        throw WorkbenchError(
          .cannotWrite, at: record.file.path, "the task was not added", fix: "try again")
      }
      return SessionPlan.Task(id: id, title: title)
    }
  }
}
