import JSON
package import Localization
package import Records

/// A finding as a review needs it: what makes it close to a note, who rated it, which notes support it.
package struct ReviewFinding: Hashable, Sendable {
  /// One person's rating, under the key that the record has for it.
  package struct Rating: Hashable, Sendable {
    package var key: String
    /// The role of who rated.
    package var rater: String
    package var severity: Impact

    package init(key: String, rater: String, severity: Impact) {
      self.key = key
      self.rater = rater
      self.severity = severity
    }
  }

  package var id: String
  /// The record's path in the workspace.
  package var path: String
  package var title: String
  package var places: [Place]
  package var screens: [String]
  /// The tasks of the notes that support it.
  package var tasks: [String]
  package var ratings: [Rating]
  /// The notes that support it, `<session>/<observation>`.
  package var supports: [String]

  package init(
    id: String, path: String, title: String, places: [Place] = [], screens: [String] = [],
    tasks: [String] = [], ratings: [Rating] = [], supports: [String] = []
  ) {
    self.id = id
    self.path = path
    self.title = title
    self.places = places
    self.screens = screens
    self.tasks = tasks
    self.ratings = ratings
    self.supports = supports
  }

  /// What people read: `F04`.
  package var shortID: String { RecordID(id)?.short ?? id }

  /// What a note and the finding have in common, in words; the more, the closer.
  package func shared(with note: Note) -> [Sentence] {
    let tags = note.confirmed.isEmpty ? note.proposed : note.confirmed
    var shared: [Sentence] = tags.filter { tag in
      places.contains { $0.covers(tag) || tag.covers($0) }
    }
    .map { "\($0)" }
    if let screen = note.screen, screens.contains(where: { Text.isSame($0, screen) }) {
      shared.append("same screen")
    }
    if let task = note.task, tasks.contains(where: { Text.isSame($0, task) }) {
      shared.append("same task")
    }
    return shared
  }
}
