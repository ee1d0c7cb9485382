import JSON
import Localization
package import Records

/// What to try with whom, beside what a study has already: nothing of it is in the study before somebody says so.
package struct StudyProposal: Sendable {
  /// Criteria that a task's walkthroughs name and the task does not exercise by its plan.
  package struct Task: Sendable {
    package let id: String
    package let title: String
    package let criteria: [Place]
  }

  /// Something to watch for.
  package struct Prompt: Sendable {
    package let text: String
    package let places: [Place]
    package let beyondWcag: Bool
    package let favourable: PromptPolarity
    /// The id of the task; `nil` for none in particular.
    package let task: String?
    /// Short ids of the walkthroughs that suggest it.
    package let walkthroughs: [String]
    /// The short id of the finding that suggests it; `nil` where walkthroughs do.
    package let finding: String?
  }

  /// Whom to meet.
  package struct Target: Sendable {
    package let label: String
    package let minimum: Int
    package let dimension: Dimension?
    package let duration: NeedDuration?
    package let technology: String?
    package let proficiency: Proficiency?
  }

  package let tasks: [Task]
  package let prompts: [Prompt]
  package let targets: [Target]

  package init(tasks: [Task] = [], prompts: [Prompt] = [], targets: [Target] = []) {
    self.tasks = tasks
    self.prompts = prompts
    self.targets = targets
  }

  /// How many people each target asks for: one person's way is one person's.
  package static let people = 2

  package var isEmpty: Bool { tasks.isEmpty && prompts.isEmpty && targets.isEmpty }
}

extension StudyProposal.Prompt {
  /// Whether a thing to watch for with these words is the same.
  func isSame(as other: String) -> Bool { Text.isSame(text.lowercased(), other.lowercased()) }

  /// The same thing to watch for, suggested by both.
  func joined(with other: Self) -> Self {
    let places = Set(places).union(other.places).sorted()
    return Self(
      text: text, places: places, beyondWcag: places.isEmpty && (beyondWcag || other.beyondWcag),
      favourable: favourable, task: task,
      walkthroughs: walkthroughs + other.walkthroughs.filter { !walkthroughs.contains($0) },
      finding: finding)
  }
}

extension StudyProposal.Target {
  /// People with such a need, or sessions in such a situation.
  init(_ dimension: Dimension, _ duration: NeedDuration) {
    self.init(
      label: duration == .situational
        ? "Sessions in a situation: \(dimension.label.plain())"
        : "\(duration.label.capitalised.plain()) need: \(dimension.label.plain())",
      minimum: StudyProposal.people, dimension: dimension, duration: duration, technology: nil,
      proficiency: nil)
  }

  func isCovered(by other: Self) -> Bool {
    isFor(other.dimension, other.duration, other.technology, other.proficiency)
  }

  /// Whether a target of the study asks for these people, and perhaps for more of them.
  func isCovered(by target: RecruitmentTarget) -> Bool {
    isFor(target.dimension, target.duration, target.assistiveTechnology, target.proficiency)
  }

  private func isFor(
    _ dimension: Dimension?, _ duration: NeedDuration?, _ technology: String?,
    _ proficiency: Proficiency?
  ) -> Bool {
    self.dimension == dimension && self.duration == duration && self.proficiency == proficiency
      && self.technology.map { Text($0.lowercased()) } == technology.map { Text($0.lowercased()) }
  }
}
