import JSON
package import Localization
import Records
import Wording

/// What people do or have whom a finding can concern, to go on after "who".
package struct ConcernWords: Hashable, Sendable {
  /// "use VoiceOver or have a need in seeing".
  package let plural: Sentence
  /// "uses VoiceOver or has a need in seeing".
  package let singular: Sentence
}

/// Whom a finding can concern: users of a technology, people with a need, or anybody.
struct FindingConcern {
  /// `nil` where it can concern users of any technology and of none.
  private let technologies: TechnologyQuery?
  private let needs: Set<Dimension>
  /// `nil` for anybody.
  let words: ConcernWords?

  init(_ finding: Finding, mask: NumberMask) {
    let names = finding.technologies.filter { !$0.isEmpty }
    let query = TechnologyQuery(names)
    technologies = names.isEmpty ? nil : query
    needs = Set(finding.needs)
    var parts: [ConcernWords] = []
    if !names.isEmpty {
      let list = query.words(mask.text)
      parts.append(ConcernWords(plural: "use \(list)", singular: "uses \(list)"))
    }
    if !needs.isEmpty {
      let list = Sentence.entries(needs.sorted().map(\.label), .or)
      parts.append(
        ConcernWords(plural: "have a need in \(list)", singular: "has a need in \(list)"))
    }
    words =
      parts.isEmpty
      ? nil
      : ConcernWords(
        plural: .list(parts.map(\.plural), .or), singular: .list(parts.map(\.singular), .or))
  }

  /// Whether it can concern somebody; `nil` where that is not known.
  ///
  /// - Parameters:
  ///   - used: Names of technologies, in small letters.
  func fits(_ number: Int, using used: [Text], _ register: ParticipantRegister) -> Bool? {
    if technologies == nil, needs.isEmpty { return true }
    let record = register.records[number]
    var uses = TechnologyQuery.Match.no
    for name in used where uses != .yes {
      let match = technologies?.match(name.string) ?? .no
      if match != .no { uses = match }
    }
    let has = record?.needs.contains { needs.contains($0.dimension) } ?? false
    if uses == .yes || has { return true }
    let technologyOpen =
      uses == .unknown
      || technologies != nil && used.isEmpty && register.technologyUnknown(number) != nil
    let needOpen =
      !needs.isEmpty && record?.needs.isEmpty ?? true && register.needsUnknown(number) != nil
    return technologyOpen || needOpen ? nil : false
  }
}
