import JSON
import Records
import Wording

/// What people do or have whom a finding can concern, to go on after "who".
package struct ConcernWords: Hashable, Sendable {
  /// "use VoiceOver or have a need in seeing".
  package let plural: String
  /// "uses VoiceOver or has a need in seeing".
  package let singular: String
}

/// Whom a finding can concern: users of a technology, people with a need, or anybody.
struct FindingConcern {
  private let technologies: [[UInt8]]
  private let needs: Set<Dimension>
  /// `nil` for anybody.
  let words: ConcernWords?

  init(_ finding: Finding, mask: NumberMask) {
    let names = finding.technologies.filter { !$0.isEmpty }
    technologies = names.map { Array($0.lowercased().utf8) }
    needs = Set(finding.needs)
    var parts: [ConcernWords] = []
    if !names.isEmpty {
      let list = Phrase.either(names.map(mask.text))
      parts.append(ConcernWords(plural: "use \(list)", singular: "uses \(list)"))
    }
    if !needs.isEmpty {
      let list = Phrase.either(needs.sorted().map(\.label))
      parts.append(
        ConcernWords(plural: "have a need in \(list)", singular: "has a need in \(list)"))
    }
    words =
      parts.isEmpty
      ? nil
      : ConcernWords(
        plural: parts.map(\.plural).joined(separator: " or "),
        singular: parts.map(\.singular).joined(separator: " or "))
  }

  /// Whether it can concern somebody; `nil` where that is not known.
  ///
  /// - Parameters:
  ///   - used: Names of technologies, in small letters.
  func fits(_ number: Int, using used: [Text], _ register: ParticipantRegister) -> Bool? {
    if technologies.isEmpty, needs.isEmpty { return true }
    let record = register.records[number]
    let uses = used.contains { name in
      let bytes = Array(name.string.utf8)
      return technologies.contains { bytes.contains($0) }
    }
    let has = record?.needs.contains { needs.contains($0.dimension) } ?? false
    if uses || has { return true }
    let technologyOpen =
      !technologies.isEmpty && used.isEmpty && register.technologyUnknown(number) != nil
    let needOpen =
      !needs.isEmpty && record?.needs.isEmpty ?? true && register.needsUnknown(number) != nil
    return technologyOpen || needOpen ? nil : false
  }
}
