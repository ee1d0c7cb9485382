import JSON
import Localization
import Records
import Wording

/// References that name nothing.
struct DanglingReferences {
  private let definitions: Definitions
  private let unread: UnreadFiles
  private let covered: PropagationFindings
  private let goneNotes: Set<Text>

  init(
    _ definitions: Definitions, _ unread: UnreadFiles, _ covered: PropagationFindings,
    goneNotes: Set<Text>
  ) {
    self.goneNotes = goneNotes
    self.definitions = definitions
    self.unread = unread
    self.covered = covered
  }

  /// References that name nothing, one for each place; notes whose log may be in another clone are remarks.
  ///
  /// - Complexity: O(number of names); only a file with findings is read again, for their lines and columns.
  func findings(in check: FileCheck, _ workspace: WorkspaceLocation) -> Found {
    let study = check.file.study ?? ""
    let references = check.references
    let missing = references.names.map {
      !covered.covers($0, in: check.file.path) && isMissing($0, study)
    }
    guard missing.contains(true) else { return Found() }
    // A file that cannot be read any more has been told of, or is told of by the next check.
    let bytes = (try? workspace.read(RecordPath(check.file.path))) ?? []
    var result = Found()
    for found in references.occurrences where missing[found.name] {
      let place = "\(check.file.path):\(TextPosition(of: found.offset, in: bytes))"
      let name = references.names[found.name]
      if mayBeElsewhere(name, study) {
        result.remarks.append(Self.elsewhere(name, found.label, at: place))
      } else {
        result.findings.append(finding(name, found.label, at: place, study))
      }
    }
    return result
  }

  /// References of one file that name nothing here.
  struct Found {
    var findings: [CheckFinding] = []
    /// Notes that this clone cannot verify.
    var remarks: [CheckFinding] = []
  }

  /// Whether a note may be in a log that its note-taker has not shared yet: its session is here, and no log here has
  /// deleted it.
  private func mayBeElsewhere(_ name: FileReferences.Name, _ study: String) -> Bool {
    guard name.target == .observation, !goneNotes.contains(name.id) else { return false }
    let session = name.id.string.prefix { $0 != "/" }
    return definitions.contains(.session, String(session), study: study)
  }

  private static func elsewhere(
    _ name: FileReferences.Name, _ label: Sentence, at place: String
  ) -> CheckFinding {
    let session = name.id.string.prefix { $0 != "/" }
    return CheckFinding(
      WorkbenchError(
        .invalidData, at: place,
        "\(label): cannot be verified here, because no log in this clone has the note \(Quoted(name.id.string))",
        fix:
          "keep it: sync holds back logs until they are checked for personal details; its note-taker runs `kerb review \(RecordID(String(session))?.short ?? String(session)) --identifiers`"
      ), isFixable: false)
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
