package import Records

/// What the edition for sharing says beside one profile: a reading of what it tells of people anyway.
package struct ReleasedPersona: Sendable {
  package enum Answer: String, Sendable {
    /// A participant has a need in the ability of each permanent need.
    case yes
    case partly
    /// No participant is known to have a need in any of them.
    case no
    case notShown
    case noPermanentNeed
  }

  package let id: RecordID
  package let name: String
  /// Abilities of its permanent needs in which a participant has a need, in order; the same for the two below.
  package let represented: [Dimension]
  /// In which no participant is known to have one.
  package let noneKnown: [Dimension]
  package let notShown: [Dimension]

  /// - Parameter people: All that is told of people: nothing else is looked at, so that this cannot tell more.
  init(_ profile: Profile, _ spectrums: [Spectrum], _ people: ReleasedPeople, _ mask: NumberMask) {
    id = profile.id
    name = mask.text(profile.name)
    let needs = NearnessTraits(profile, spectrums).needs ?? [:]
    let abilities = needs.filter { $0.value.contains(.permanent) }.keys.sorted()
    let counts = Dictionary(
      abilities.map { ability in
        (ability, people.properties.first { $0.dimension == ability }?.count)
      }, uniquingKeysWith: { first, _ in first })
    func those(_ fit: (CoarseCount?) -> Bool) -> [Dimension] {
      abilities.filter { fit(counts[$0] ?? nil) }
    }
    represented = those { $0 != nil && $0 != .nobody }
    noneKnown = those { $0 == .nobody }
    notShown = those { $0 == nil }
  }

  package var answer: Answer {
    if !represented.isEmpty { return noneKnown.isEmpty && notShown.isEmpty ? .yes : .partly }
    if !notShown.isEmpty { return .notShown }
    return noneKnown.isEmpty ? .noPermanentNeed : .no
  }
}
