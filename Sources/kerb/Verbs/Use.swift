import CommandLine
import JSON
import Localization
import Wording
import Workbench

extension Commands {
  /// `kerb use [STUDY]`: the study of commands that name none.
  static let use = Verb(
    ["use"], "Choose the study of commands that name none.",
    examples: [
      .init("kerb use tram-tickets", "From now on `kerb session list` means that study."),
      .init("kerb use", "Says which study is meant where none is named."),
      .init("kerb use --none", "Takes the choice back."),
    ],
    arguments: [.optional("STUDY", "The id of the study.", .study)],
    options: [.flag("none", "Choose none.")],
    discussion: [
      "A study that a command names comes first; then the study in whose folder you stand; then the one chosen here; then the only one there is. The choice stands in your own settings, for this workspace, and not in its files."
    ]
  ) { invocation in
    let workbench = try Workbench(invocation)
    let choice = try DefaultStudy(in: workbench)
    if invocation.flag("none") {
      guard invocation.argument("STUDY") == nil else {
        throw WorkbenchError(
          .usage, at: "--none", "a study is named beside it", fix: "leave one of the two out")
      }
      try choice.choose(nil)
      invocation.console.message("No study is chosen.")
    } else if let typed = invocation.argument("STUDY") {
      let study = try choice.choose(typed) ?? typed
      invocation.console.message("Commands that name no study mean \(study) now.")
      let meant = choice.find().study ?? study
      if !Text.isSame(meant, study) {
        invocation.console.message("In this folder they mean \(meant), whose folder it is.")
      }
    } else {
      tell(choice, invocation.console)
    }
    return .success
  }

  private static func tell(_ choice: DefaultStudy, _ console: Console) {
    let found = choice.find()
    if let meant = found.study { return console.line("\(meant)") }
    guard let first = choice.studies.first else {
      return console.message("There is no study yet: `kerb study new`")
    }
    console.message(
      found.missing.map {
        "The study that is meant here, \($0), is deleted or not there. Choose another: `kerb use \(first)`"
      } ?? "No study is chosen. Choose one: `kerb use \(first)`")
  }
}

/// What is asked before anything is said.
enum LanguageOfCall {
  @Sendable static func find(_ tag: String?, _ console: Console) throws -> Language {
    let found = try SpokenLanguage.find(tag, environment: console.environment)
    if let problem = found.problem { console.report(problem) }
    return found.language
  }
}

/// What parsing asks where a study is missing.
enum DefaultStudyOfCall {
  @Sendable static func find(_ query: StudyQuery) throws -> StudyDefault {
    let workbench = try Workbench.find(
      chosen: query.workspaceFolder, query.console.surroundings, verb: "kerb")
    let choice = try DefaultStudy(in: workbench)
    let found = choice.find()
    return StudyDefault(
      studies: choice.studies, deleted: choice.deleted, meant: found.study, missing: found.missing)
  }
}
