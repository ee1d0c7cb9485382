import CommandLine
import Elements
import JSON
import Localization
import Records
import Wording
import Workbench

/// The study of a call, with what an audit takes of it.
struct AuditStudy {
  let workbench: Workbench
  let id: String
  private let study: Study

  /// - Returns: `nil` where no study was named; then no workspace is needed.
  init?(_ invocation: Invocation) throws {
    guard let typed = invocation.string("study") else { return nil }
    workbench = try Workbench(invocation)
    id = try RecordFinder.study(typed, workbench)
    study = try workbench.study(id).records.study
  }

  var target: WCAGTarget { study.target }

  var platform: ScreenPlatform? { study.target.platform.screenPlatform }

  /// One of the study's screens, by id or title.
  func screen(_ typed: String) throws -> Screen {
    let wanted = typed.lowercased()
    let found = study.screens.first {
      Text.isSame($0.id.lowercased(), wanted) || Text.isSame($0.title.lowercased(), wanted)
    }
    if let found { return found }
    let names = study.screens.map(\.title)
    let near = Spelling.nearest(to: typed, among: names + study.screens.map(\.id))
    throw WorkbenchError(
      .usage, at: "--screen", "the study has no screen \"\(Printable.text(typed))\"",
      fix: near.map { "did you mean \($0)?" }
        ?? (names.isEmpty
          ? "add it to the study: `kerb study edit \(id) --screen \(ShellWord.word(typed))`"
          : "its screens are \(Sentence.list(names)); `kerb study edit \(id) --screen \(ShellWord.word(typed))` adds one")
    )
  }
}
