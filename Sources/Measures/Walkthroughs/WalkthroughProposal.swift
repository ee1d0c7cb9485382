import JSON
import Localization
package import Records
import Wording

/// What to try with whom, as walkthroughs of one profile suggest it, and what of that a study does not have yet.
package struct WalkthroughProposal: Sendable {
  package let study: StudyProposal
  /// Those that it rests on, in the order of their ids.
  package let walkthroughs: [Walkthrough]

  /// - `task`: Only walkthroughs of this task; `nil` for all of the profile.
  /// - `round`: Only those for this round; `nil` for all.
  package init(
    _ profile: Profile, in records: StudyRecords, task: String? = nil, round: Int? = nil
  ) {
    let found = records.walkthroughs.filter { walkthrough in
      Text.isSame(walkthrough.profile, profile.id.string)
        && (task.map { Text.isSame($0, walkthrough.task) } ?? true)
        && (round.map { $0 == walkthrough.round } ?? true)
    }.sorted { $0.id < $1.id }
    walkthroughs = found
    study = StudyProposal(
      tasks: Self.tasks(found, records.study), prompts: Self.prompts(found, records.study),
      targets: found.isEmpty ? [] : Self.targets(profile, found, records))
  }

  private typealias Task = StudyProposal.Task
  private typealias Prompt = StudyProposal.Prompt
  private typealias Target = StudyProposal.Target

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
        if let index = made.firstIndex(where: { $0.isSame(as: prompt.text) }) {
          made[index] = made[index].joined(with: prompt)
        } else {
          made.append(prompt)
        }
      }
    }
    return made.filter { prompt in !study.prompts.contains { prompt.isSame(as: $0.text) } }
  }

  private static func prompt(_ barrier: Walkthrough.Barrier, _ from: Walkthrough) -> Prompt {
    let asked = barrier.answer.map { "\(trimmed($0.question.asked)): " } ?? ""
    return Prompt(
      text: "\(asked)is it so that \(trimmed(Phrase.small(barrier.text)))?",
      places: barrier.namedPlaces.sorted(),
      beyondWcag: barrier.places.isEmpty && barrier.beyondWcag, favourable: .notSeen,
      task: from.task, walkthroughs: [from.id.short], finding: nil)
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
      favourable: .seen, task: from.task, walkthroughs: [from.id.short], finding: nil)
  }

  /// One line without its full stop.
  private static func trimmed(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    let bare = PlainText.trimmed(line)
    return bare.hasSuffix(".") || bare.hasSuffix("?") ? String(bare.dropLast()) : bare
  }

  // MARK: People

  private static func targets(
    _ profile: Profile, _ found: [Walkthrough], _ records: StudyRecords
  ) -> [Target] {
    let technologies = profile.assistiveTechnologies.map { used -> Target in
      let name = PlainText.trimmed(String(used.name.prefix { $0 != "," }))
      let practice = used.proficiency == .unknown ? nil : used.proficiency
      return Target(
        label: "Uses \(name)" + (practice.map { ", \($0.label.plain())" } ?? ""),
        minimum: StudyProposal.people,
        dimension: nil, duration: nil, technology: name, proficiency: practice)
    }
    let needs = profile.needs.filter { [.permanent, .temporary, .changing].contains($0.duration) }
      .map { Target($0.dimension, $0.duration) }
    let cells = found.compactMap(\.over).compactMap { SpectrumCell($0, records.spectrums) }
      .map { Target($0.dimension, $0.duration) }
    var made: [Target] = []
    for target in cells + technologies + needs
    where !made.contains(where: { target.isCovered(by: $0) })
      && !records.study.recruitmentTargets.contains(where: { target.isCovered(by: $0) })
    {
      made.append(target)
    }
    return made
  }
}
