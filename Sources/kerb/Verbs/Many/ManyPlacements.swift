import CommandLine
import JSON
import Localization
import Records
import Wording
import Workbench

/// `kerb survey placements --from FILE`: where many stand on scales.
struct ManyPlacements {
  private let invocation: Invocation
  private let many: ManyInput
  private let study: String
  private let workbench: Workbench

  init(_ invocation: Invocation, _ many: ManyInput, _ study: String, _ workbench: Workbench) throws
  {
    if invocation.has("participant") {
      throw UsageError(
        at: "--participant", "with `--from` the file names the participants", fix: "leave it out")
    }
    self.invocation = invocation
    self.many = many
    self.study = study
    self.workbench = workbench
  }

  func run() throws -> ExitStatus {
    let outcome = try ManyPeopleChanges(.placements, study: study, in: workbench)
      .write(many.rows, isDry: many.isDry)
    return ManyTelling(
      input: many, console: invocation.console, isJSON: invocation.flag("json"),
      nouns: Noun("placement", "placements"), done: .added,
      line: {
        "\($0[\SkillPlacement.scale]?.string ?? "") \($0[\SkillPlacement.value]?.string ?? "")"
      },
      undo: { ids in
        "`kerb participant show \(study) \(RecordID(ids.first ?? "")?.short ?? "")` prints the id of each placement; `kerb participant edit \(study) PARTICIPANT --remove skillPlacements`/ID takes one out"
      }
    ).tell(outcome)
  }
}
