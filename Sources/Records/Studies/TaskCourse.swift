import JSON
import Localization

/// Something that a person wants to reach on the way through a task, in the head.
package struct CourseGoal: Hashable, Sendable {
  package let id: String
  package let task: String
  package let text: String
}

/// Something that a person does on the way through a task, with the hands or the voice.
package struct CourseStep: Hashable, Sendable {
  package let id: String
  /// The goal that it serves; `nil` for none.
  package let goal: String?
  package let screen: String?
  package let task: String
  package let text: String
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

extension CourseGoal {
  init(id: String, _ object: inout ObjectReader) {
    self.id = id
    task = object.string("task") ?? ""
    text = object.string("text") ?? ""
  }

  package static let entry = EntryFormat(
    Noun("goal", "goals"), identity: .random, ordered: true,
    [
      Field("task", .reference(.task), "Task", "The task that it belongs to.", required: true),
      Field("text", .line, "Text", "What the person wants to have reached.", required: true),
    ])

  static let field = Field(
    "goals", .map(entry), "Goals",
    "What people want to reach on the way through a task: `kerb study task steps`.",
    option: .none, inForms: false)
}

extension CourseStep {
  init(id: String, _ object: inout ObjectReader) {
    self.id = id
    goal = object.string("goal")
    screen = object.string("screen")
    task = object.string("task") ?? ""
    text = object.string("text") ?? ""
  }

  package static let entry = EntryFormat(
    Noun("step", "steps"), identity: .random, ordered: true,
    [
      Field("task", .reference(.task), "Task", "The task that it belongs to.", required: true),
      Field("goal", .line, "Goal", "The key of the goal that it serves."),
      Field("screen", .reference(.screen), "Screen", "Where it is done."),
      Field("text", .line, "Text", "What the person does.", required: true),
    ])

  static let field = Field(
    "steps", .map(entry), "Steps", "What people do on the way through a task.",
    option: .none, inForms: false)
}
