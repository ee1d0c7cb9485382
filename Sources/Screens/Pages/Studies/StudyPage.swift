import Localization
import Workbench

/// A page of every study, by its name.
enum StudyPage: CaseIterable {
  case plan, sessions, people, recruitment, questionnaires, checklists, audits, coverage, findings

  /// What lists call it.
  var title: Sentence {
    switch self {
    case .plan: "Plan"
    case .sessions: "Sessions"
    case .people: "People"
    case .recruitment: "Recruitment"
    case .questionnaires: "Questionnaires"
    case .checklists: "Checklists"
    case .audits: "Audited screens"
    case .coverage: "Coverage"
    case .findings: "Findings"
    }
  }

  /// - Throws: ``QuestionLeft`` where the person leaves altogether.
  func open(_ study: String, _ navigator: Navigator) throws {
    switch self {
    case .plan: try StudyPlanScreen(navigator: navigator, study: study).run()
    case .sessions: try SessionsScreen(navigator: navigator, study: study).run()
    case .people: try ParticipantsScreen(navigator: navigator, study: study).run()
    case .recruitment: try RecruitmentScreen(navigator: navigator, study: study).run()
    case .questionnaires: try QuestionnairesScreen(navigator: navigator, study: study).run()
    case .checklists: try ChecklistsScreen(navigator: navigator, study: study).run()
    case .audits: try AuditsScreen(navigator: navigator, study: study).run()
    case .coverage: try CoverageScreen(navigator: navigator, study: study).run()
    case .findings: try FindingsScreen(navigator: navigator, study: study).run()
    }
  }
}
