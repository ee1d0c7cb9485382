import Localization
import Records
package import Wording
import Workspace

/// What `kerb check` says of files on this machine that are about people who withdrew.
package enum TraceFindings {
  /// - Returns: None where nothing can be said, such as without a home; other checks say why.
  package static func all(_ workbench: Workbench) -> [CheckFinding] {
    guard let found = try? Traces(workbench).find() else { return [] }
    return FilesAboutPeople.allCases.flatMap { kind in
      found[kind].map { findings(kind, $0) } ?? []
    }
  }

  private static func findings(_ kind: FilesAboutPeople, _ found: TraceFound) -> [CheckFinding] {
    // What was cut off is about nobody in particular, and goes by itself.
    guard ![.cache, .report, .unfinishedWrite, .practice].contains(kind) else { return [] }
    var findings: [CheckFinding] = []
    func add(_ place: String, _ problem: Sentence, _ remedy: Sentence, isFixable: Bool) {
      findings.append(
        CheckFinding(
          WorkbenchError(.invalidData, at: place, problem, fix: remedy), isFixable: isFixable))
    }
    func about(_ count: Int) -> Sentence {
      let counted = kind.noun.counted(count)
      return count == 1
        ? "\(counted) is about somebody who has withdrawn"
        : "\(counted) are about somebody who has withdrawn"
    }
    if !found.items.isEmpty {
      add(
        "this machine", about(found.items.count),
        "run `kerb check --fix`", isFixable: true)
    }
    if !found.open.isEmpty {
      add(
        "this machine",
        "\(about(found.open.count)), and still open",
        kind == .recording
          ? "/withdraw in that recorder" : "close the editor, then run `kerb check --fix`",
        isFixable: false)
    }
    if kind == .media {
      for path in found.unclear {
        add(
          path, "this recording is of somebody who has taken it back",
          "delete it with all copies, then run `kerb check --fix`", isFixable: false)
      }
      return findings
    }
    // A recording that cannot be read may be anybody's; the recorder names it.
    for path in kind == .recording ? [] : found.unclear {
      add(
        path, "this form may be about somebody who has withdrawn",
        "look into it, keep elsewhere what is not about them, then remove it", isFixable: false)
    }
    return findings
  }
}
