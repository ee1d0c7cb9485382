package import Records

/// What the edition for sharing says beside one profile: a reading of what it tells of people anyway.
package struct ReleasedPersona: Sendable {
  package let id: RecordID
  package let name: String
  /// Of its lasting needs, in order.
  package let abilities: [Dimension]
  /// Whether somebody with a lasting need in one of its abilities took part; `nil` where that is not told.
  package let isTried: Bool?

  /// - Parameter people: All that is told of people: nothing else is looked at, so that this cannot tell more.
  init(_ profile: Profile, _ spectrums: [Spectrum], _ people: ReleasedPeople, _ mask: NumberMask) {
    id = profile.id
    name = mask.text(profile.name)
    abilities = (NearnessTraits(profile, spectrums).needs ?? [:]).keys.sorted()
    let counts = abilities.map { ability in
      people.properties.first { $0.dimension == ability }?.count
    }
    if counts.contains(where: { $0 != nil && $0 != .nobody }) {
      isTried = true
    } else {
      isTried = counts.isEmpty || counts.contains(nil) ? nil : false
    }
  }
}
