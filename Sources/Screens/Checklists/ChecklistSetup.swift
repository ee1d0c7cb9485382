import Localization
import Records
import Terminal
import Wording
import Workbench

/// What a call says of a checklist; the rest is asked.
package struct ChecklistOptions {
  package var study: String?
  package var checklist: String?
  package var screen: String?
  package var allScreens: Bool
  package var round: Int?
  package var judgedBy: String?
  package var tool: String?
  /// Whether earlier answers are left as they are and new ones begun.
  package var isAnew: Bool

  package init(
    study: String? = nil, checklist: String? = nil, screen: String? = nil,
    allScreens: Bool = false, round: Int? = nil, judgedBy: String? = nil, tool: String? = nil,
    isAnew: Bool = false
  ) {
    self.study = study
    self.checklist = checklist
    self.screen = screen
    self.allScreens = allScreens
    self.round = round
    self.judgedBy = judgedBy
    self.tool = tool
    self.isAnew = isAnew
  }
}

/// Everything before the first question: study, checklist, screen.
struct ChecklistSetup {
  let dialog: QuestionDialog
  let options: ChecklistOptions

  private struct State {
    var study = ""
    var checklist: Checklist?
    var scope: ChecklistPlan.Scope?
  }

  /// - Throws: ``WorkbenchError`` for names that do not exist; ``QuestionLeft`` when the person goes back before the
  ///   first question.
  func run() throws -> ChecklistPlan {
    var state = State()
    try Questions.ask([study, checklist, screen], &state)
    guard let checklist = state.checklist else { throw QuestionLeft() }
    let round = try options.round ?? EvidenceRound.usual(dialog.load(state.study))
    return ChecklistPlan(
      study: state.study, checklist: checklist, scope: state.scope ?? .product, round: round,
      judgedBy: options.judgedBy, tool: options.tool)
  }

  private func study(_ state: inout State) throws -> Questions.Step {
    let (id, step) = try StudyQuestion(dialog: dialog).ask(options.study)
    state.study = id
    return step
  }

  private func checklist(_ state: inout State) throws -> Questions.Step {
    let known = Checklists(in: dialog.workbench)
    if let typed = options.checklist {
      state.checklist = try known.find(typed)
      return .skipped
    }
    let all = try known.all().checklists
    guard !all.isEmpty else {
      throw WorkbenchError(
        .noInput, at: "Surveys/checklists", "there is no checklist yet",
        fix: "`kerb checklist add` brings those that come with kerb")
    }
    let index = try dialog.choose(
      "Which checklist?", "Checklist", all.map { "\($0.title)" },
      standing: state.checklist.flatMap { before in all.firstIndex { $0.id == before.id } })
    state.checklist = all[index]
    return .asked
  }

  private func screen(_ state: inout State) throws -> Questions.Step {
    let study = try dialog.load(state.study).study
    if let typed = options.screen {
      state.scope = try ChecklistPlan.scope(screen: typed, in: study)
      return .skipped
    }
    let all = ChecklistPlan.scope(ofAll: study)
    if options.allScreens || study.screens.isEmpty {
      state.scope = all
      return .skipped
    }
    let index = try dialog.choose(
      "About which screen?", "Screen",
      study.screens.map { "\($0.title)" } + ["\(all.label), one answer for each question"])
    state.scope =
      study.screens.indices.contains(index)
      ? .screen(study.screens[index].id, title: study.screens[index].title) : all
    return .asked
  }
}
