import JSON
import Records

/// Titles of a study's tasks, screens and things to watch for, and who means them.
struct NoteTitles: Sendable {
  private let study: Study

  init(_ study: Study) { self.study = study }

  func task(_ id: String) -> String {
    study.tasks.first { Text.isSame($0.id, id) }?.title ?? id
  }

  func screen(_ id: String) -> String {
    study.screens.first { Text.isSame($0.id, id) }?.title ?? id
  }

  /// The things to watch for that somebody names.
  func prompts(_ typed: [String]) -> [StudyPrompt] {
    study.prompts.filter { prompt in typed.contains { Self.names($0, prompt.id, prompt.text) } }
  }

  /// Whether a note was made during one of these tasks, and on one of these screens.
  func fits(_ note: Observation, tasks: [String], screens: [String]) -> Bool {
    let isOfTask =
      tasks.isEmpty
      || note.task.map { id in tasks.contains { Self.names($0, id, task(id)) } } ?? false
    return isOfTask
      && (screens.isEmpty
        || note.screen.map { id in screens.contains { Self.names($0, id, screen(id)) } } ?? false)
  }

  /// Whether a screen is one of those that were typed.
  func isScreen(_ id: String, _ typed: [String]) -> Bool {
    typed.contains { Self.names($0, id, screen(id)) }
  }

  /// Whether what somebody typed is an id or a title, in any case.
  private static func names(_ typed: String, _ id: String, _ title: String) -> Bool {
    let wanted = WordFolding.folded(typed)
    return wanted == WordFolding.folded(id) || wanted == WordFolding.folded(title)
  }
}
