import JSON
import Localization

/// Something that a person wants to reach on the way through a task, in the head.
package struct CourseGoal: Hashable, Entry {
  package let id: String
  package var task = ""
  package var text = ""

  package init(key: String) { id = key }

  package static let entry = EntryFormat(
    Noun("goal", "goals"), identity: .random, ordered: true, table.fields)

  package static let table = FieldTable<CourseGoal>([
    Slot(
      \.task, "task", .reference(.task), "Task", "The task that it belongs to.", required: true),
    Slot(\.text, "text", .line, "Text", "What the person wants to have reached.", required: true),
  ])

  static let field = Field(
    "goals", .map(entry), "Goals",
    "What people want to reach on the way through a task: `kerb study task steps`.",
    option: .none, inForms: false)
}

/// Something that a person does on the way through a task, with the hands or the voice.
package struct CourseStep: Hashable, Entry {
  package let id: String
  /// The goal that it serves; `nil` for none.
  package var goal: String?
  package var screen: String?
  package var task = ""
  package var text = ""

  package init(key: String) { id = key }

  package static let entry = EntryFormat(
    Noun("step", "steps"), identity: .random, ordered: true, table.fields)

  package static let table = FieldTable<CourseStep>([
    Slot(
      \.task, "task", .reference(.task), "Task", "The task that it belongs to.", required: true),
    Slot(\.goal, "goal", .line, "Goal", "The key of the goal that it serves."),
    Slot(\.screen, "screen", .reference(.screen), "Screen", "Where it is done."),
    Slot(\.text, "text", .line, "Text", "What the person does.", required: true),
  ])

  static let field = Field(
    "steps", .map(entry), "Steps", "What people do on the way through a task.",
    option: .none, inForms: false)
}

/// The goals and steps of one task in their order: written once, gone through by every walkthrough.
package struct TaskCourse: Sendable {
  /// A goal with its steps; without a goal for steps that serve none.
  package struct Leg: Sendable {
    package let goal: CourseGoal?
    package let steps: [CourseStep]
  }

  /// Goals in their order; steps that serve none come last.
  package let legs: [Leg]

  package var goals: [CourseGoal] { legs.compactMap(\.goal) }
  package var steps: [CourseStep] { legs.flatMap(\.steps) }
  package var isEmpty: Bool { steps.isEmpty && goals.isEmpty }

  package init(of task: String, in study: Study) {
    let goals = study.goals.filter { Text.isSame($0.task, task) }
    let steps = study.steps.filter { Text.isSame($0.task, task) }
    let known = Set(goals.map { Text($0.id) })
    let rest = steps.filter { step in step.goal.map { !known.contains(Text($0)) } ?? true }
    legs =
      goals.map { goal in
        Leg(goal: goal, steps: steps.filter { $0.goal.map { Text.isSame($0, goal.id) } ?? false })
      } + (rest.isEmpty ? [] : [Leg(goal: nil, steps: rest)])
  }
}
