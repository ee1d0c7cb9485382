import JSON
package import Records
import Wording

/// What to try with whom, as walkthroughs of one profile suggest it, and what of that a study does not have yet.
package struct WalkthroughProposal: Sendable {
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
    /// The id of the task.
    package let task: String
    /// Short ids of the walkthroughs that suggest it.
    package let walkthroughs: [String]
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
  /// Those that it rests on, in the order of their ids.
  package let walkthroughs: [Walkthrough]

  /// How many people each target asks for: one person's way is one person's.
  package static let people = 2

  package var isEmpty: Bool { tasks.isEmpty && prompts.isEmpty && targets.isEmpty }

  /// - Parameters:
  ///   - task: Only walkthroughs of this task; `nil` for all of the profile.
  ///   - round: Only those for this round; `nil` for all.
  package init(
    _ profile: Profile, in records: StudyRecords, task: String? = nil, round: Int? = nil
  ) {
    let found = records.walkthroughs.filter { walkthrough in
      Text.isSame(walkthrough.profile, profile.id.string)
        && (task.map { Text.isSame($0, walkthrough.task) } ?? true)
        && (round.map { $0 == walkthrough.round } ?? true)
    }.sorted { $0.id < $1.id }
    walkthroughs = found
    tasks = Self.tasks(found, records.study)
    prompts = Self.prompts(found, records.study)
    targets = found.isEmpty ? [] : Self.targets(profile, found, records)
  }

  private static func tasks(_ found: [Walkthrough], _ study: Study) -> [Task] {
    study.tasks.compactMap { task in
      let named = found.filter { Text.isSame($0.task, task.id) }.flatMap(\.barriers)
        .filter(\.isAboutProduct).flatMap(\.namedPlaces).filter { $0.kind == .criterion }
      let new = Set(named).subtracting(task.criteria).sorted()
      return new.isEmpty ? nil : Task(id: task.id, title: task.title, criteria: new)
    }
  }

  // MARK: Prompts

  private static func prompts(_ found: [Walkthrough], _ study: Study) -> [Prompt] {
    var made: [Prompt] = []
    for walkthrough in found {
      let new =
        walkthrough.barriers.filter(\.isAboutProduct).map { prompt($0, walkthrough) }
        + walkthrough.answers.filter(\.answer.isDoubt).map { prompt($0, walkthrough) }
      for prompt in new {
        if let index = made.firstIndex(where: { isSame($0.text, prompt.text) }) {
          made[index] = made[index].joined(with: prompt)
        } else {
          made.append(prompt)
        }
      }
    }
    return made.filter { prompt in !study.prompts.contains { isSame($0.text, prompt.text) } }
  }

  private static func isSame(_ left: String, _ right: String) -> Bool {
    Text.isSame(left.lowercased(), right.lowercased())
  }

  private static func prompt(_ barrier: Walkthrough.Barrier, _ from: Walkthrough) -> Prompt {
    let asked = barrier.answer.map { "\(trimmed($0.question.asked)): " } ?? ""
    return Prompt(
      text: "\(asked)is it so that \(trimmed(inside(barrier.text)))?",
      places: barrier.namedPlaces.sorted(),
      beyondWcag: barrier.places.isEmpty && barrier.beyondWcag, favourable: .notSeen,
      task: from.task, walkthroughs: [from.id.short])
  }

  private static func prompt(_ doubt: Walkthrough.Answer, _ from: Walkthrough) -> Prompt {
    let question =
      switch doubt.question.part {
      case .goal: "does the person set out for it?"
      case .before: "is it found and done without help?"
      case .after: "does the person notice that it worked?"
      }
    return Prompt(
      text: "\(trimmed(doubt.question.asked)): \(question)", places: [], beyondWcag: false,
      favourable: .seen, task: from.task, walkthroughs: [from.id.short])
  }

  /// One line without its full stop.
  private static func trimmed(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    let bare = FieldText.trimmed(line)
    return bare.hasSuffix(".") || bare.hasSuffix("?") ? String(bare.dropLast()) : bare
  }

  /// Inside a sentence: a small letter first, unless the word is a name in capitals.
  private static func inside(_ text: String) -> String {
    guard let first = text.first, text.dropFirst().first.map({ !$0.isUppercase }) ?? true else {
      return text
    }
    return first.lowercased() + text.dropFirst()
  }

  // MARK: People

  private static func targets(
    _ profile: Profile, _ found: [Walkthrough], _ records: StudyRecords
  ) -> [Target] {
    let technologies = profile.assistiveTechnologies.map { used -> Target in
      let name = FieldText.trimmed(String(used.name.prefix { $0 != "," }))
      let practice = used.proficiency == .unknown ? nil : used.proficiency
      return Target(
        label: "Uses \(name)" + (practice.map { ", \($0.label)" } ?? ""), minimum: people,
        dimension: nil, duration: nil, technology: name, proficiency: practice)
    }
    let needs = profile.needs.filter { [.permanent, .temporary, .changing].contains($0.duration) }
      .map { target($0.dimension, $0.duration) }
    let cells = found.compactMap(\.over).compactMap { cell -> Target? in
      let parts = cell.split(separator: "/").map(String.init)
      guard parts.count == 2, let duration = NeedDuration(id: parts[1]),
        let spectrum = records.spectrums.first(where: { Text.isSame($0.id.string, parts[0]) })
      else { return nil }
      return target(spectrum.dimension, duration)
    }
    var made: [Target] = []
    for target in cells + technologies + needs
    where !made.contains(where: { target.isCovered(by: $0) })
      && !records.study.recruitmentTargets.contains(where: { target.isCovered(by: $0) })
    {
      made.append(target)
    }
    return made
  }

  private static func target(_ dimension: Dimension, _ duration: NeedDuration) -> Target {
    let label =
      duration == .situational
      ? "Sessions in a situation: \(dimension.label)"
      : "\(Phrase.capital(duration.label)) need: \(dimension.label)"
    return Target(
      label: label, minimum: people, dimension: dimension, duration: duration, technology: nil,
      proficiency: nil)
  }
}

extension WalkthroughProposal.Prompt {
  /// The same thing to watch for, suggested by both.
  fileprivate func joined(with other: Self) -> Self {
    let places = Set(places).union(other.places).sorted()
    return Self(
      text: text, places: places, beyondWcag: places.isEmpty && (beyondWcag || other.beyondWcag),
      favourable: favourable, task: task,
      walkthroughs: walkthroughs + other.walkthroughs.filter { !walkthroughs.contains($0) })
  }
}

extension WalkthroughProposal.Target {
  fileprivate func isCovered(by other: Self) -> Bool {
    dimension == other.dimension && duration == other.duration
      && proficiency == other.proficiency && Self.isSame(technology, other.technology)
  }

  /// Whether a target of the study asks for these people, and perhaps for more of them.
  fileprivate func isCovered(by target: RecruitmentTarget) -> Bool {
    dimension == target.dimension && duration == target.duration
      && proficiency == target.proficiency && Self.isSame(technology, target.assistiveTechnology)
  }

  private static func isSame(_ left: String?, _ right: String?) -> Bool {
    left.map { Text($0.lowercased()) } == right.map { Text($0.lowercased()) }
  }
}
