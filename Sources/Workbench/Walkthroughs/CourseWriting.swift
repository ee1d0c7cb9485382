import JSON
import Merging
import Records
import Wording

/// Writes the goals and steps of a task.
package struct CourseWriting {
  private let study: String
  private let task: String
  private let workbench: Workbench

  private static let goals = StudyPart(
    word: "task steps", key: "goals", entry: CourseGoal.entry, leading: "text")
  private static let steps = StudyPart(
    word: "task steps", key: "steps", entry: CourseStep.entry, leading: "text")

  package init(task: String, of study: String, in workbench: Workbench) {
    self.task = task
    self.study = study
    self.workbench = workbench
  }

  /// Adds a goal behind the others.
  ///
  /// - Returns: Its key.
  package func add(goal text: String) throws -> String {
    try Self.goals.add(values(text), to: study, in: workbench).id
  }

  /// Adds a step behind the others.
  ///
  /// - `goal`: The key of the goal that it serves.
  /// - Returns: Its key.
  package func add(step text: String, goal: String?, screen: String? = nil) throws -> String {
    var values = values(text)
    values["goal"] = goal.map { .string($0) } ?? .null
    values["screen"] = screen.map { .string($0) } ?? .null
    return try Self.steps.add(values, to: study, in: workbench).id
  }

  /// Takes away a goal or a step that was just added; it stays as a mark.
  package func remove(_ key: String, isGoal: Bool) throws {
    try (isGoal ? Self.goals : Self.steps).setDeleted(true, key, of: study, in: workbench)
  }

  private func values(_ text: String) -> JSONObject {
    JSONObject(["task": .string(task), "text": .string(text)])
  }

  /// Makes the task have just these goals and steps, in this order; those with the same words stay the ones they are,
  /// so that walkthroughs go on speaking of them.
  package func replace(with course: GivenCourse) throws {
    try workbench.transaction {
      let document = try StudyFile.present(study, workbench)
      var reader = ObjectReader(document.root)
      let old = TaskCourse(of: task, in: Study(&reader))
      var draft = RecordDraft(changing: document, format: Study.format, ids: workbench.ids)
      var goals = Kept(old.goals.map { ($0.id, $0.text) })
      var steps = Kept(old.steps.map { ($0.id, $0.text) })
      for leg in course.legs {
        var goal: String?
        if let text = leg.goal { goal = try put(text, "goals", &goals, &draft) }
        for step in leg.steps {
          let key = try put(step.text, "steps", &steps, &draft)
          try draft.set(["steps", key, "goal"], to: goal.map { .string($0) } ?? .null)
          try draft.set(["steps", key, "screen"], to: step.screen.map { .string($0) } ?? .null)
        }
      }
      for key in goals.left { try draft.delete(["goals", key]) }
      for key in steps.left { try draft.delete(["steps", key]) }
      try workbench.write(draft, to: .study(study), isNew: false)
    }
  }

  /// Entries that were there, and where the last one stands.
  private struct Kept {
    private var known: [(key: String, text: String)]
    var position: String?

    init(_ known: [(String, String)]) { self.known = known.map { (key: $0.0, text: $0.1) } }

    /// The keys of entries that nobody has taken.
    var left: [String] { known.map(\.key) }

    /// The key of the first entry with these words; it is taken only once.
    mutating func take(_ text: String) -> String? {
      guard let index = known.firstIndex(where: { Text.isSame($0.text, text) }) else { return nil }
      return known.remove(at: index).key
    }
  }

  private func put(
    _ text: String, _ map: String, _ kept: inout Kept, _ draft: inout RecordDraft
  ) throws -> String {
    let key = try draft.add(to: [map], key: kept.take(text), now: workbench.now)
    try draft.set([map, key, "task"], to: .string(task))
    try draft.set([map, key, "text"], to: .string(text))
    let position = FractionalIndex.after(kept.position.map { [$0] } ?? [])
    try draft.set([map, key, "position"], to: .string(position))
    kept.position = position
    return key
  }
}
