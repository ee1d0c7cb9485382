import JSON
import Localization
import Records
import Wording

/// Participants of a study who have the same P-number, which then means none of them.
enum SharedNumbers {
  /// A remark for each of them but the first: two clones may have given the same number.
  static func remarks(_ people: [CopyFindings.Person]) -> [CheckFinding] {
    var first: [Text: String] = [:]
    return people.filter { !$0.isGone }.sorted { $0.file.path < $1.file.path }.compactMap {
      person in
      let (study, id) = (person.file.study ?? "", person.file.expectedID)
      guard let number = RecordID.participantNumber(id) else { return nil }
      let key = Text("\(study)/\(number)")
      guard let other = first[key] else {
        first[key] = id
        return nil
      }
      return CheckFinding(
        WorkbenchError(
          .invalidData, at: person.file.path,
          "\(id) has the P-number of \(other), so the number alone means neither of them",
          fix:
            "write whole ids of both; if they are one person, `kerb participant delete \(ShellWord.word(study)) \(id)`"
        ), isFixable: false)
    }
  }
}
