import CommandLine
import JSON
import Localization
import Records
import Wording
import Workbench

/// `kerb participant consent STUDY --from FILE`: what many agreed to.
struct ManyConsents {
  private let invocation: Invocation
  private let many: ManyInput
  private let study: String
  private let common: RecordPatch
  private let workbench: Workbench

  init(
    _ invocation: Invocation, _ many: ManyInput, _ study: String, _ common: RecordPatch,
    _ workbench: Workbench
  ) throws {
    if invocation.argument("PARTICIPANT") != nil {
      throw UsageError(
        at: "--from", "the file names the participants", fix: "leave the P-number out")
    }
    self.invocation = invocation
    self.many = many
    self.study = study
    self.common = common
    self.workbench = workbench
  }

  func run() throws -> ExitStatus {
    let outcome = try ManyPeopleChanges(.consent, study: study, common: common, in: workbench)
      .write(many.rows, isDry: many.isDry)
    return ManyTelling(
      input: many, console: invocation.console, isJSON: invocation.flag("json"),
      nouns: Noun("consent", "consents"), done: .recorded, line: Self.line,
      undo: { _ in undo(outcome.before) }
    ).tell(outcome)
  }

  private static func line(_ values: JSONObject) -> Sentence {
    values.sortedKeys.map { key in
      let name = Phrase.dashed(key.string)
      let value = values[key.string]?.string
      return value.map { "\(name) \($0)" as Sentence } ?? "\(name) taken out"
    }.joined(separator: ", ")
  }

  /// What stood before, handed in again; long lists are for `--json`.
  private func undo(_ before: [JSONValue]) -> Sentence {
    let command = "kerb participant consent \(study) --from -"
    guard before.count <= 5 else {
      return "hand in what stood before, which `--json` prints as before: \(command)"
    }
    let text = String(decoding: JSONWriter.compact(.array(before)), as: UTF8.self)
    return "echo \(ShellWord.quoted(text)) | \(command)"
  }
}
