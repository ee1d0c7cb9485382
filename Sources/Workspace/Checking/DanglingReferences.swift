import JSON
import Localization
import Records
import Wording

/// References that name nothing.
struct DanglingReferences {
  private let definitions: Definitions
  private let unread: UnreadFiles
  private let covered: PropagationFindings

  init(_ definitions: Definitions, _ unread: UnreadFiles, _ covered: PropagationFindings) {
    self.definitions = definitions
    self.unread = unread
    self.covered = covered
  }

  /// What a file names that is not there, a finding for each place.
  ///
  /// - Complexity: O(number of names); only a file with findings is read again, for their lines and columns.
  func findings(in check: FileCheck, _ workspace: WorkspaceLocation) -> [CheckFinding] {
    let study = check.file.study ?? ""
    let references = check.references
    let missing = references.names.map {
      !covered.covers($0, in: check.file.path) && isMissing($0, study)
    }
    guard missing.contains(true) else { return [] }
    // A file that cannot be read any more has been told of, or is told of by the next check.
    let bytes = (try? workspace.read(RecordPath(check.file.path))) ?? []
    return references.occurrences.filter { missing[$0.name] }.map { found in
      let position = TextPosition(of: found.offset, in: bytes)
      return finding(
        references.names[found.name], found.label, at: "\(check.file.path):\(position)", study)
    }
  }

  private func isMissing(_ name: FileReferences.Name, _ study: String) -> Bool {
    let (target, id) = (name.target, name.id.string)
    if definitions.contains(target, id, study: study) { return false }
    if target == .level, !definitions.hasLevels(of: id) { return false }
    if unread.mayHold(target, id, study: study) { return false }
    return definitions.deletedPath(target, id, study: study) == nil
  }

  private func finding(
    _ name: FileReferences.Name, _ label: Sentence, at place: String, _ study: String
  ) -> CheckFinding {
    let (target, id) = (name.target, name.id.string)
    // Files hold whole ids, so the short one that people type is written out.
    let near = definitions.nearest(target, id, study: study).map {
      definitions.matches(target, $0, study: study).first ?? $0
    }
    return CheckFinding(
      WorkbenchError(
        .invalidData, at: place,
        "\(label): there is no \(target.label) \(Quoted(id))",
        fix: near.map { "did you mean \($0)?" }
          ?? "add it, or take the reference out"),
      isFixable: false)
  }
}
