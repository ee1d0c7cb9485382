import CommandLine
import Wording
import Workbench

extension Commands {
  /// `kerb use [STUDY]`: the study of commands that name none.
  static let use = Verb(
    ["use"], "Choose the study of commands that name none.",
    examples: [
      .init("kerb use tram-tickets", "From now on kerb session list means that study."),
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
    let choice = DefaultStudy(in: workbench)
    let studies = try workbench.studies()
    if invocation.flag("none") {
      try choice.choose(nil)
      invocation.console.message("No study is chosen.")
    } else if let typed = invocation.argument("STUDY") {
      let study = try RecordFinder.study(typed, workbench)
      try choice.choose(study)
      invocation.console.message("Commands that name no study mean \(study) now.")
    } else if let meant = choice.find(among: studies) {
      invocation.console.out(meant + "\n")
    } else {
      invocation.console.message(
        studies.isEmpty
          ? "There is no study yet: kerb study new"
          : "No study is chosen. Choose one: kerb use \(studies[0])")
    }
    return .success
  }
}

/// What parsing asks where a study is missing.
enum DefaultStudyOfCall {
  @Sendable static func find(_ query: StudyQuery) throws -> StudyDefault {
    let workbench = try Workbench.find(
      chosen: query.workspaceFolder, query.console.surroundings, verb: "kerb")
    let studies = try workbench.studies()
    return StudyDefault(studies: studies, meant: DefaultStudy(in: workbench).find(among: studies))
  }
}
