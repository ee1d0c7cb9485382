import JSON
import Localization
import Records
import Wording

/// Steps of a study's tasks that say they serve a goal which is not there, or is a goal of another task.
enum StepFindings {
  /// - Returns: A finding for each, with the command that writes goals and steps.
  static func findings(in document: JSONDocument, _ record: RecordFile) -> [CheckFinding] {
    guard record.file.role == .study else { return [] }
    let goals = live(document.root[\Study.goals])
    return live(document.root[\Study.steps]).compactMap { step -> CheckFinding? in
      guard let goal = step.entry[\CourseStep.goal], let key = goal.string else { return nil }
      let task = step.entry[\CourseStep.task]?.string ?? ""
      let meant = goals.first { Text.isSame($0.key, key) }
      let isOwn = meant?.entry[\CourseGoal.task]?.string.map { Text.isSame($0, task) } ?? false
      guard !isOwn else { return nil }
      let problem: Sentence =
        meant == nil
        ? "this step serves a goal that is not there" : "this step serves a goal of another task"
      let fault = RecordFault(
        goal.position, problem,
        fix:
          "write the task's goals and steps: `kerb study task steps \(record.file.expectedID) \(task) --from FILE`"
      )
      return CheckFinding(fault.error(in: record.file.path), isFixable: false)
    }
  }

  private static func live(_ map: JSONNode?) -> [(key: String, entry: JSONNode)] {
    guard let map, map.kind == .object else { return [] }
    return map.members.compactMap { key, entry in
      let isGone = [SystemKey.deleted, SystemKey.erased].contains {
        entry[key: $0]?.boolean == true
      }
      return isGone ? nil : (key.string ?? "", entry)
    }
  }
}
