import Localization
import Records
import Wording
import Workspace

/// Looks whether git gives the files of the workspace to the right driver.
enum AttributeCheck {
  /// Paths that stand for all that are not there yet.
  private static let samples = [
    "Personas/people/x.json", "Personas/spectrum/x.json", "Surveys/instruments/x.json",
    "Surveys/x/study.json", "Surveys/x/sessions/x/log-x.json", "Exports/x/coverage.md",
    WorkspaceLocation.marker,
  ]

  /// Lines elsewhere that win over ours: later ones, those of folders further down, those of git's own file.
  ///
  /// - Complexity: Two runs of git, over all files of the workspace that git knows.
  static func findings(_ repository: Repository) throws(WorkbenchError) -> [SetupFinding] {
    let tracked = try repository.git.require(
      ["ls-files", "-z", "--"]
        + ["Personas", "Surveys", "Exports"].map(repository.inRepository)
    ).parts
    let known = tracked.filter { path in
      repository.inWorkspace(path).map { isReport($0) || WorkspaceFile(recordAt: $0) != nil }
        == true
    }
    let paths = samples.map(repository.inRepository) + known
    var input: [UInt8] = []
    for path in paths { input += Array(path.utf8) + [0] }
    let answer = try repository.git.require(
      ["check-attr", "-z", "--stdin", "merge", "text"], input: input
    ).parts
    var wrong: [(path: String, attribute: String, value: String)] = []
    for index in stride(from: 0, to: answer.count - 2, by: 3) {
      let (path, attribute, value) = (answer[index], answer[index + 1], answer[index + 2])
      let driver =
        isReport(repository.inWorkspace(path) ?? "")
        ? MergeAttributes.reportDriver : MergeAttributes.recordDriver
      if value != (attribute == "merge" ? driver : "unset") {
        wrong.append((path, attribute, value))
      }
    }
    guard let first = wrong.first else { return [] }
    let others = Set(wrong.map(\.path)).count - 1
    let more: Sentence = others == 0 ? "" : ", and so for \(others) more"
    return [
      SetupFinding(
        place: Printable.text(first.path, limit: 200),
        problem:
          "git's attribute \(first.attribute) is \(Quoted(first.value)) here\(more), so git merges it without kerb",
        remedy: first.value == "unspecified"
          ? "run `kerb team setup`: kerb's part of .gitattributes is missing"
          : "take out the line that says so: below kerb's part in .gitattributes, in a .gitattributes further down, or in .git/info/attributes"
      )
    ]
  }

  private static func isReport(_ path: String) -> Bool { path.utf8.starts(with: "Exports/".utf8) }
}
