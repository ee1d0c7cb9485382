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
    word: "task steps", \.goals, CourseGoal.entry, leading: \.text)
  private static let steps = StudyPart(
    word: "task steps", \.steps, CourseStep.entry, leading: \.text)

  package init(task: String, of study: String, in workbench: Workbench) {
    self.task = task
    self.study = study
    self.workbench = workbench
  }

  /// Adds a goal behind the others.
  ///
  /// - Returns: Its key.
  package func add(goal text: String) throws -> String {
    let goal = CourseGoal.new {
      $0.task = task
      $0.text = text
    }
    return try Self.goals.add(CourseGoal.table.values(of: goal), to: study, in: workbench).id
  }

  /// Adds a step behind the others.
  ///
  /// - `goal`: The key of the goal that it serves.
  /// - Returns: Its key.
  package func add(step text: String, goal: String?, screen: String? = nil) throws -> String {
    let step = CourseStep.new {
      $0.task = task
      $0.text = text
      $0.goal = goal
      $0.screen = screen
    }
    return try Self.steps.add(CourseStep.table.values(of: step), to: study, in: workbench).id
  }

  /// Takes away a goal or a step that was just added; it stays as a mark.
  package func remove(_ key: String, isGoal: Bool) throws {
    try (isGoal ? Self.goals : Self.steps).setDeleted(true, key, of: study, in: workbench)
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
        if let text = leg.goal {
          let entry = try draft.add(
            to: \Study.goals, key: goals.take(text), now: workbench.now)
          try draft.set(\.task, to: task, at: entry)
          try draft.set(\.text, to: text, at: entry)
          try place(entry, &goals, &draft)
          goal = entry.key
        }
        for step in leg.steps {
          let entry = try draft.add(
            to: \Study.steps, key: steps.take(step.text), now: workbench.now)
          try draft.set(\.task, to: task, at: entry)
          try draft.set(\.text, to: step.text, at: entry)
          try place(entry, &steps, &draft)
          try draft.set(\.goal, to: goal, at: entry)
          try draft.set(\.screen, to: step.screen, at: entry)
        }
      }
      let plan = Holder<Study>()
      for key in goals.left { try draft.delete(plan.entry(\.goals, key)) }
      for key in steps.left { try draft.delete(plan.entry(\.steps, key)) }
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

  /// Puts an entry behind the last one.
  private func place<Member: Entry>(
    _ entry: Holder<Member>, _ kept: inout Kept, _ draft: inout RecordDraft
  ) throws {
    let position = FractionalIndex.after(kept.position.map { [$0] } ?? [])
    try draft.set(entry.keys + [SystemKey.position], to: .string(position))
    kept.position = position
  }
}
