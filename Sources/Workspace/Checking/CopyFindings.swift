import JSON
import Localization
package import Records
package import Wording

/// Records of participants that somebody copied under another id, or into another study, and that were erased since.
package enum CopyFindings {
  /// What one participant's file says, for checks across files.
  struct Person: Sendable {
    let file: WorkspaceFile
    let isErased: Bool
    /// Whether it is erased or deleted.
    let isGone: Bool
    /// The mark of an erasure keeps them, and a copy has them too.
    let origins: Set<Text>

    init?(_ record: RecordFile) {
      guard record.file.role == .participant, let root = record.document?.root else { return nil }
      file = record.file
      isErased = record.isErased
      isGone = record.isGone
      origins = Set(LiveTexts.members(of: SystemKey.origins, in: root).map { Text($0) })
    }
  }

  /// Copies of the records of participants whose own record was erased.
  static func findings(_ people: [Person]) -> [CheckFinding] {
    var erased: Set<Text> = []
    for person in people where person.isErased { erased.formUnion(person.origins) }
    guard !erased.isEmpty else { return [] }
    return people.filter { !$0.isErased && !$0.origins.isDisjoint(with: erased) }
      .map { finding($0.file) }
  }

  /// What is said of a copy.
  package static func finding(_ file: WorkspaceFile) -> CheckFinding {
    CheckFinding(
      WorkbenchError(
        .invalidData, at: file.path,
        "this is a copy of a record that was erased after a withdrawal",
        fix: file.role == .participant
          ? "erase it too: `kerb withdraw \(ShellWord.word(file.study ?? "")) \(file.expectedID)`"
          : "withdraw the participant that it is about, or take the words out"),
      isFixable: false)
  }
}
