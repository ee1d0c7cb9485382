package import Localization
import Records

/// People of the reported round who share a property; somebody may be in several groups.
package struct StudyGroup: Sendable {
  /// What kind of property it is, in the order of reports.
  package enum Family: String, Sendable, CaseIterable {
    case technology, need, skill, age

    package var label: Sentence {
      switch self {
      case .technology: "assistive technology"
      case .need: "need"
      case .skill: "digital skill"
      case .age: "age"
      }
    }
  }

  package let family: Family
  /// "VoiceOver", "seeing, permanent".
  package let label: Sentence
  /// Numbers in the register.
  let members: Set<Int>
  /// Their ids, for measures that count by them.
  let ids: Set<RecordID>

  /// How many people of the round are in it.
  package var people: Int { members.count }
}
