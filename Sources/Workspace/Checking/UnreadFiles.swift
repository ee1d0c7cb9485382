import JSON
import Records

/// Files that could not be read: what other files say of them is no mistake, and nobody shall be told to take it out.
struct UnreadFiles {
  private let files: [WorkspaceFile]
  private let soundStudies: Set<Text>
  private let misnamed: Set<Text>

  init(_ all: [WorkspaceFile], _ checks: [FileCheck]) {
    files = checks.filter(\.isUnread).map(\.file)
    soundStudies = Set(
      checks.filter { $0.file.role == .study && !$0.isUnread }.map { Text($0.file.study ?? "") })
    misnamed = Set(
      checks.filter { check in
        !check.names.isEmpty && !check.names.contains { $0.id == Text(check.file.expectedID) }
      }.map { Text($0.file.expectedID) })
  }

  /// Whether a name may well be there, in a file that could not be read or under an id that is wrong itself.
  func mayHold(_ target: ReferenceTarget, _ id: String, study: String) -> Bool {
    switch target {
    case .task, .prompt, .screen: return !soundStudies.contains(Text(study))
    case .dimension, .spectrumCell: return files.contains { $0.role == .spectrum }
    case .observation:
      let session = id.split(separator: "/").first.map(String.init) ?? ""
      return files.contains {
        $0.role == .log && $0.study == study && Text.isSame($0.session ?? "", session)
      }
    default: return misnamed.contains(Text(id))
    }
  }
}
