import Localization
package import Records
package import Terminal
import Wording
package import Workbench

/// Asks for the goals and steps of a task, one line at a time; each is in the study at once.
package struct CourseScreen {
  private let dialog: QuestionDialog
  private let study: String
  private let task: StudyTask

  package init(pages: any PageShowing, study: String, task: StudyTask, in workbench: Workbench) {
    self.init(dialog: QuestionDialog(pages, workbench), study: study, task: task)
  }

  init(dialog: QuestionDialog, study: String, task: StudyTask) {
    self.dialog = dialog
    self.study = study
    self.task = task
  }

  private var writing: CourseWriting {
    CourseWriting(task: task.id, of: study, in: dialog.workbench)
  }

  /// What can be done on the page.
  private enum Destination: Hashable {
    case undo, end
  }

  /// Something that was added.
  private struct Added {
    let key: String
    let text: Sentence
    let isGoal: Bool
  }

  /// Asks where the task has neither goals nor steps yet.
  ///
  /// - Throws: ``QuestionLeft`` where nobody writes any.
  func runWhereNoneIs() throws {
    guard TaskCourse(of: task.id, in: try dialog.load(study).study).isEmpty else { return }
    dialog.tell(
      .answer("\(task.title) has no steps yet. They are written once, for every walkthrough of it.")
    )
    guard try ask() > 0 else { throw QuestionLeft() }
  }

  /// Asks for further goals and steps.
  package func run() throws -> RunResult {
    do {
      let count = try ask()
      return RunResult(
        words: [count == 0 ? "Nothing was added." : "Added \(count) to \(task.title)."])
    } catch is QuestionLeft {
      return RunResult(words: ["Nothing more was added."])
    } catch is TerminalEnded {
      return RunResult(words: ["What was entered is kept."])
    }
  }

  /// - Returns: How many goals and steps were added.
  private func ask() throws -> Int {
    let course = TaskCourse(of: task.id, in: try dialog.load(study).study)
    var goals = course.goals.count
    var steps = course.steps.count
    var goal: String?
    var isGoal = true
    var added: [Added] = []
    while true {
      let page = page(isGoal: isGoal, number: (isGoal ? goals : steps) + 1, added)
      switch try dialog.pages.show(page, dialog.takeMessages()) {
      case .action(.end, _): return added.count
      case .action(.undo, _):
        guard let last = added.popLast() else {
          dialog.tell(.error("There is nothing to take back."))
          continue
        }
        try writing.remove(last.key, isGoal: last.isGoal)
        if last.isGoal { goals -= 1 } else { steps -= 1 }
        goal = added.last { $0.isGoal }?.key
        isGoal = last.isGoal
        dialog.tell(.outcome("Taken back: \(last.text)."))
      case .entered(let typed, _):
        let text = PlainText.trimmed(typed)
        if text.isEmpty {
          // Nothing typed where a goal is asked ends it; where a step is, the next goal comes.
          if isGoal { return added.count }
          isGoal = true
          continue
        }
        if let flaw = QuestionDialog.flaw(in: text, .line) {
          dialog.tell(.error(flaw))
          continue
        }
        if isGoal {
          let key = try writing.add(goal: text)
          goal = key
          goals += 1
          added.append(Added(key: key, text: "\(text)", isGoal: true))
          isGoal = false
        } else {
          let key = try writing.add(step: text, goal: goal)
          steps += 1
          added.append(Added(key: key, text: "\(text)", isGoal: false))
        }
      case .back: throw QuestionLeft()
      case .quit: throw QuestionLeft(quits: true)
      default: continue
      }
    }
  }

  private func page(isGoal: Bool, number: Int, _ added: [Added]) -> ActionPage<Destination> {
    let rows = added.map { one -> ActionPage<Destination>.Row in
      (PageRow(one.key, one.isGoal ? "Goal: \(one.text)" : one.text), nil)
    }
    return ActionPage(
      "course \(isGoal ? "goal" : "step") \(number) \(added.count)",
      title: isGoal
        ? "Goal \(number): what does the person want to have reached, in the head?"
        : "Step \(number): what does the person do, with hands or voice?",
      place: "\(task.title)", list: ActionList(.log, noun: Noun("line", "lines"), rows: rows),
      prompt: Prompt(
        isGoal ? "Goal" : "Step", .text,
        enterMeans: isGoal ? "alone ends" : "alone goes to the next goal"),
      commands: [
        ActionCommand("undo", "Take the last line back.", footer: true, .undo),
        ActionCommand("end", "End; every line is kept.", footer: true, .end),
      ])
  }
}
