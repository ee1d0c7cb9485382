package import Localization
import Statistics

/// How a task went, in the coarse numbers of the sharing edition.
package struct TaskShared: ClaimedValue {
  package static let id = "task.shared"
  let round: Int
  let task: ClaimedTask
  /// As ``CoarseCount/id``; `null` where nothing is told.
  let tried: String?
  /// `null` where nothing is told, and where an outcome or help is not recorded.
  let withoutHelp: String?
  /// With help or without; only where an outcome or help is not recorded.
  let completed: String?
  let outcomeNotRecorded: Bool
  let helpNotRecorded: Bool
  /// Seconds, to ten.
  let time: Double?
  let ease: Double?
  let result: Sentence

  private enum CodingKeys: String, CodingKey {
    case round, task, tried, withoutHelp, completed, outcomeNotRecorded, helpNotRecorded, time, ease
  }

  package var sentence: Sentence { "\(task.quoted): " + result + "." }
}

/// How many tasks of the plan the sharing edition lists.
package struct TasksShared: ClaimedValue {
  package static let id = "tasks.shared"
  let round: Int
  let tasks: Int
  /// Of these, tasks that no participant tried.
  let notTried: Int

  package var sentence: Sentence { "\(tasks, "task", "tasks"), \(notTried) not tried." }
}

extension Release {
  package var tasksShared: TasksShared {
    TasksShared(
      round: round, tasks: tasks.count, notTried: tasks.count { $0.tried == .nobody })
  }
}

extension ReleasedTask {
  /// "completed without help by none", "completed by 3 people or more, help not recorded"; `nil` where nothing is told.
  package var completion: Sentence? {
    func by(_ count: CoarseCount) -> Sentence { count == .nobody ? "none" : count.words }
    guard let tried else { return nil }
    if tried == .nobody {
      return "not offered to participants whose notes can be shared, as far as recorded"
    }
    if let done { return "completed without help by " + by(done) }
    let outcome: Sentence = gaps.outcome ? ", outcome not recorded for all" : ""
    let help: Sentence = gaps.help ? ", help not recorded for all" : ""
    return completed.map { "completed by " + by($0) + outcome + help }
  }

  /// - Parameter further: What follows, such as a typical time.
  package func claim(_ round: Int, further: [Sentence] = []) -> TaskShared {
    let lead: [Sentence] = tried.map { $0 == .nobody ? [] : ["tried by " + $0.words] } ?? []
    let parts = lead + [completion].compactMap(\.self) + further
    return TaskShared(
      round: round, task: ClaimedTask(id: id, title: title), tried: tried?.id,
      withoutHelp: done?.id, completed: completed?.id, outcomeNotRecorded: gaps.outcome,
      helpNotRecorded: gaps.help, time: time?.seconds, ease: ease?.value,
      result: parts.isEmpty ? "not shown" : Sentence.joined(parts, "; "))
  }
}
